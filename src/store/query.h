/*
 * Queries of lists, put together at run time: a condition from literals, and
 * what its places stand for.  The inside of event_query.h, directory_query.h,
 * term_query.h.
 *
 * The table of the records that are listed is called e.
 */
#ifndef ALMANAC_QUERY_H
#define ALMANAC_QUERY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/buf.h"

struct arena;
struct db;
struct list_bound;
struct list_ids;
struct list_page;
struct search;
struct statement;
struct visibility;

#define QUERY_VALUES	64

enum query_kind { QUERY_INTEGER, QUERY_TEXT, QUERY_SEARCH };

struct query_value {
	enum query_kind	 kind;
	int64_t		 integer;
	const char	*text;
	struct search	*search;
};

struct query {
	struct arena		*arena;
	struct buf		 where;
	int			 places;
	int			 count;
	struct query_value	 values[QUERY_VALUES];
};

/* The status that it counts as (contract section 8.1), by a place for now. */
#define QUERY_STATUS \
	"CASE WHEN e.status = 1 AND e.published <= $ THEN 0 ELSE e.status END"

/* The ids of a list: query_require_ids(), query_ids(). */
#define QUERY_IDS	"(SELECT value FROM json_each($))"

void	query_init(struct query *, struct arena *);

/*
 * One more condition.  Each $ in the literal is a place; what they stand for
 * is given next, in their order.
 */
void	query_require(struct query *, const char *literal);
void	query_give(struct query *, int64_t);
void	query_give_text(struct query *, const char *);	/* not copied */
void	query_give_search(struct query *, struct search *);

/* The same with its value, or nothing when that leaves all open. */
void	query_require_bound(struct query *, const char *literal,
	    const struct list_bound *);
void	query_require_ids(struct query *, const char *literal,
	    const struct list_ids *);

/*
 * Ids as the value of one place, so that the text of a query is the same for
 * any number of them; in the arena.
 */
const char	*query_ids(struct arena *, const struct list_ids *);

/* False: nothing can be seen. */
bool	query_require_visible(struct query *, const struct visibility *);

/* `what` of the records that the condition lets through, ordered by `tail`. */
struct statement	*query_run(struct query *, struct db *,
			    const char *what, const char *tail);

/*
 * The total, and `limit` ids from `offset` on.  `from` is all between SELECT
 * and the condition but for what is selected, which is the count or e.id;
 * `ordered_from` the same where the order needs more tables.  Places in the
 * order are given before, behind those of the condition.
 */
void	query_page(struct query *, struct db *, const char *from,
	    const char *ordered_from, const char *order, int64_t offset,
	    int64_t limit, struct list_page *);

#endif
