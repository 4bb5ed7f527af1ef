/*
 * Categories and tags: two kinds of one record (contract sections 13, 14).
 */
#ifndef ALMANAC_TERMS_H
#define ALMANAC_TERMS_H

#include <stdbool.h>
#include <stdint.h>

struct paging;
struct request;
struct statement;

/* Stored: the order stays. */
enum term_kind { TERM_CATEGORY, TERM_TAG };

/* Its texts are in the request's arena. */
struct term {
	int64_t			 id;
	enum term_kind		 kind;
	int64_t			 parent;	/* 0: top level */
	int64_t			 count;		/* published events with it */
	const char		*name;
	const char		*slug;
	const char		*description;
};

enum term_view {
	TERM_ALONE,		/* single read, create, update: with _links */
	TERM_LISTED,
	TERM_EMBEDDED		/* within an event (13.2) */
};

/* How a term looks, for every route. */
void	term_write(struct request *, const struct term *, enum term_view);

/*
 * The columns that term_read() wants, of `terms t`; $1 is now, by which
 * scheduled events count.
 */
#define TERM_COLUMNS \
	"t.id, t.kind, t.parent, t.name, t.slug, t.description," \
	" (SELECT COUNT(*) FROM event_terms l" \
	"  JOIN events e ON e.id = l.event_id WHERE l.term_id = t.id" \
	"  AND (e.status = 0 OR (e.status = 1 AND e.published <= $1)))"
void	term_read(struct request *, struct statement *, struct term *);

/* The term of a slug or name, letter case aside (10.6.1); 0: none. */
int64_t	term_find(struct request *, enum term_kind, const char *text);

/* Answers a GET of one term, and of a list; `paging` lies within `params`. */
int	term_show(struct request *, enum term_kind, int64_t id);
int	term_list(struct request *, enum term_kind, const void *params,
	    const struct paging *);

#endif
