/*
 * The venues, organizers and terms of an index. A directory never changes: a
 * change of a record makes a new one. A version of the index (store/index/
 * index.h) refers to its directory.
 */
#ifndef ALMANAC_LINKED_H
#define ALMANAC_LINKED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/index/geo.h"
#include "store/index/listing.h"
#include "store/index/slots.h"
#include "store/index/term_query.h"

struct arena;
struct damaged;
struct db;

/*
 * A venue, an organizer or a term. Of one that is changed there is a new one.
 */
struct listed {
	int64_t		 id;
	uint32_t	 number;	/* slots_linked() */
	const char	*name_key;	/* fold_title() */

	/* fold_search(): all searched texts, the name, and a city. */
	const char	*searched, *names[2];
	union {
		struct listed_place {
			int64_t		 author, date, modified;
			int64_t		 published;	/* or INT64_MAX */
			enum status	 status;
			bool		 located;
			double		 latitude, longitude;
			double		 x, y, z;	/* radius 1 */
		} place;
		struct listed_term {
			enum term_kind	 kind;
			int64_t		 parent;	/* 0: none */
			const char	*slug;
			const char	*description_key;
		} term;
	};
};

/* Each by the id after the key. Terms have only those up to the parent. */
enum listed_order {
	LISTED_BY_ID, LISTED_BY_NAME, LISTED_BY_DATE, LISTED_BY_MODIFIED,
	LISTED_ORDERS, LISTED_BY_PARENT = LISTED_BY_DATE
};

/* All records of a kind. */
struct directory {
	size_t			 users;	/* versions and views that refer to
					   it */
	enum linked_kind	 kind;
	uint32_t		 count;

	/* Places in the list; NULL for LISTED_BY_ID. */
	const uint32_t		*orders[LISTED_ORDERS];
	const struct listed	*list[];	/* by id */
};

/*
 * Reads all records that are not damaged. Adds their numbers to the slots, and
 * keeps them there.
 */
struct directory	*directory_read(struct db *, struct damaged *,
			    struct slots *, enum linked_kind);

/* The same after changes of some records, ascending. */
struct directory	*directory_change(const struct directory *, struct db *,
			    struct damaged *, struct slots *,
			    const struct ids *changed);

/* The place in the list of the i-th record of an order, or from its end. */
uint32_t	directory_place(const struct directory *, enum listed_order,
		    bool descending, uint32_t i);

const struct listed	*_Nullable directory_find(const struct directory *,
			    int64_t id);

/* Whether the caller may see the record; everyone sees terms. */
bool	listed_is_seen(const struct listed *, enum linked_kind,
	    const struct visibility *);

/* Whether a list of the caller shows the venue or organizer. */
bool	listed_is_shown(const struct listed *, const struct visibility *);

/* The numbers of these categories and of those below. Returns how many. */
uint32_t	directory_below(const struct directory *, struct arena *,
		    const struct ids *categories, uint32_t *numbers);

/* A circle, to compare with many places. */
struct circle {
	const struct geo_circle	*circle;
	double			 x, y, z, chord;
};

void	circle_make(struct circle *, const struct geo_circle *);
bool	circle_has(const struct circle *, const struct listed *);

#endif
