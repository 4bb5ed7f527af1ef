/*
 * SELECT statements composed at run time, for the lists of this folder:
 * conditions from literals, and values of their parameters.
 *
 * The alias of the table of listed records is e.
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
	int			 parameters;
	int			 count;
	struct query_value	 values[QUERY_VALUES];
};

/* The effective status (rules, section 17); the parameter is the time. */
#define QUERY_STATUS \
	"CASE WHEN e.status = 1 AND e.published <= $ THEN 0 ELSE e.status END"

/* The ids of query_require_ids() or query_ids(). */
#define QUERY_IDS	"(SELECT value FROM id_list($))"

void	query_init(struct query *, struct arena *);

/*
 * Adds a condition. Each $ in the literal is a parameter; give their values
 * next, in the same order.
 */
void	query_require(struct query *, const char *literal);
void	query_give(struct query *, int64_t);
void	query_give_text(struct query *, const char *);	/* not copied */
void	query_give_search(struct query *, struct search *);

/* Adds a condition with its value, or nothing if there is no bound. */
void	query_require_bound(struct query *, const char *literal,
	    const struct list_bound *);
void	query_require_ids(struct query *, const char *literal,
	    const struct list_ids *);

/*
 * Ids as the value of one parameter, so that the SQL is the same for any
 * number of ids. Stored in the arena.
 */
const char	*query_ids(struct arena *, const struct list_ids *);

/*
 * Restricts the records to those that the caller may see. Returns false if
 * there are none.
 */
bool	query_require_visible(struct query *, const struct visibility *);

/* Runs `what`, the conditions and `tail` (ORDER BY). */
struct statement	*query_run(struct query *, struct db *,
			    const char *what, const char *tail);

int64_t	query_count(struct query *, struct db *, const char *from);

/* One page of a list in an order, ascending or descending. */
struct query_slice {
	const char *const	*orders;	/* and in reverse */
	bool			 descending;
	int64_t			 offset, limit;
};

/*
 * Reads the ids of a slice of a list with `page->total` records, from the
 * nearer end. Give values of parameters in the order after those of the
 * conditions.
 */
void	query_ids_page(struct query *, struct db *, const char *from,
	    const struct query_slice *, struct list_page *);

/*
 * The total and the slice. `from` is the FROM clause of the count;
 * `ordered_from` that of the slice, whose order may need more tables.
 */
void	query_page(struct query *, struct db *, const char *from,
	    const char *ordered_from, const struct query_slice *,
	    struct list_page *);

/* Reverses the order of the ids. */
void	query_turn(struct list_page *);

#endif
