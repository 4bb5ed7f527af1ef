/*
 * Which categories or tags a list shows (rules, sections 23 and 27). Takes a
 * filter, and returns the total and the ids of one page.
 */
#ifndef ALMANAC_TERM_QUERY_H
#define ALMANAC_TERM_QUERY_H

#include <stdbool.h>
#include <stdint.h>

#include "store/ids.h"
#include "store/index/listing.h"

struct arena;
struct db;

/*
 * These numbers are stored: do not change them. A waiting term belongs only to
 * the events that have it (rule 27.8). Lists, filters and slugs ask for one of
 * the first two kinds, so they never show it.
 */
enum term_kind {
	TERM_CATEGORY, TERM_TAG, TERM_WAITING_CATEGORY, TERM_WAITING_TAG
};

#define TERM_KINDS	2	/* that do not wait */

static inline bool
term_waits(enum term_kind kind)
{
	return (kind >= TERM_WAITING_CATEGORY);
}

/* The kind that a waiting term gets, or has when it waits. */
static inline enum term_kind
term_kind_shown(enum term_kind kind)
{
	return ((enum term_kind)(kind % TERM_KINDS));
}

static inline enum term_kind
term_kind_waiting(enum term_kind kind)
{
	return ((enum term_kind)(term_kind_shown(kind) + TERM_KINDS));
}

/* The same as SQL. */
#define SQL_TERM_SHOWN(kind)	kind " % 2"

enum term_order {
	TERM_BY_ID,
	TERM_BY_NAME,
	TERM_BY_SLUG,
	TERM_BY_COUNT,
	TERM_BY_GROUP,		/* has no effect: there is one group */
	TERM_BY_DESCRIPTION,
	TERM_BY_PARENT,
	TERM_BY_INCLUDE		/* in the order of `include`; else by name */
};

struct term_filter {
	enum term_kind		 kind;
	const char		*search;	/* in name or slug, or NULL */
	const char		*slug;		/* or NULL */
	struct ids		 include;
	struct ids		 exclude;
	bool			 has_parent;
	int64_t			 parent;	/* 0: top level */
	int64_t			 event;		/* that has the term; 0: any */
	bool			 hides_empty;	/* without published events */
	bool			 upcoming;	/* count listed ones, which */
	int64_t			 today;		/* end at this local time or
						   later */
	int64_t			 now;		/* for scheduled events */

	enum term_order		 order;
	bool			 descending;
	int64_t			 offset;
	int64_t			 limit;
};

/* Call it inside a transaction. After db_failed() the page is empty. */
void	term_query(struct db *, struct arena *, const struct term_filter *,
	    struct list_page *);

/*
 * The term with a slug or name, ignoring case (rule 25.6); 0: there is none.
 */
int64_t	term_by_text(struct db *, struct arena *, enum term_kind,
	    const char *text);

#endif
