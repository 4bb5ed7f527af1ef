/* What `almanac import --undo` asks of the table of imports. */
#ifndef ALMANAC_IMPORTS_UNDO_H
#define ALMANAC_IMPORTS_UNDO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/imports.h"

struct arena;
struct db;

/* Whether anything that was imported from a calendar is still known. */
bool	imports_exist(struct db *, const char *source);

/* The sources in order, each after the last one. NULL: there are no more. */
const char	*_Nullable imports_next_source(struct db *, struct arena *,
		    const char *after);

struct import_listed {
	const char		*name;
	struct import_row	 row;
};

/*
 * Up to `most` rows of a source after the one of that name, by name; in the
 * arena. Returns how many.
 */
size_t	imports_list(struct db *, struct arena *, const char *source,
	    enum import_kind, const char *after, struct import_listed *,
	    size_t most);

/* The record of a row, as it is here. */
struct import_record_here {
	const char	*title;		/* NULL: it was deleted */
	bool		 is_trashed;
	int64_t		 state;		/* imports_state() */
};

void	imports_look(struct db *, struct arena *, enum import_kind, int64_t id,
	    struct import_record_here *);

/* What the rows of all calendars say about a record. */
struct import_trace {
	bool	 is_created;	/* by the source, for any of its rows */
	/*
	 * In this state, by a row of the source. A series may leave out other
	 * dates since.
	 */
	bool	 is_as_left;
	bool	 is_shared;	/* with another calendar */
};

void	imports_trace(struct db *, const char *source, enum import_kind,
	    int64_t id, int64_t state, struct import_trace *);

/*
 * Whether an event outside of the trash refers to a record, or a category is
 * below it.
 */
bool	imports_use(struct db *, enum import_kind, int64_t id);

/* The others that have found the record here count as having created it. */
void	imports_hand_over(struct db *, const char *source, enum import_kind,
	    int64_t id);

void	imports_forget(struct db *, const char *source, enum import_kind,
	    const char *name);

#endif
