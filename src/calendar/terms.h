/*
 * Categories and tags: two kinds of one record (rules, section 27).
 */
#ifndef ALMANAC_TERMS_H
#define ALMANAC_TERMS_H

#include <stdbool.h>
#include <stdint.h>

#include "store/lists/term_query.h"

struct paging;
struct request;
struct statement;

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

/* What a create or an update sends of it; NULL: not sent. */
struct term_sent {
	const char		*name;
	const char		*description;
	const char		*slug;
	bool			 has_parent;	/* of a tag: other than 0 */
	int64_t			 parent;
};

enum term_view {
	TERM_ALONE,		/* single read, create, update: with _links */
	TERM_LISTED,
	TERM_EMBEDDED		/* within an event (rule 25.7) */
};

/* How a term looks, for every route. */
void		 term_write(struct request *, const struct term *,
		    enum term_view);

/* "categories" or "tags", as in addresses. */
const char	*term_plural(enum term_kind);

/* Whether that member of a list of them is needed (http/request.h). */
bool		 term_wants(const struct request *, enum term_kind,
		    const char *member);

/* {api}/categories/3; in the request's arena. */
const char	*term_rest_url(struct request *, enum term_kind, int64_t id);

/* False: there is none, or the storage failed. */
bool		 term_find(struct request *, enum term_kind, int64_t id,
		    struct term *);

/* Those of a page, in any order and one statement; returns how many. */
size_t		 term_find_all(struct request *, const struct list_page *,
		    struct term *);

/*
 * All of some ids, a JSON list, as terms within events; false ends the
 * statement. `sort_key` is what they are in order of there: a digit for the
 * kind, then the name; in the request's arena. The count stays as it is until
 * `until`, if nothing is written.
 */
struct statement	*term_select_embedded(struct request *,
			    const char *ids);
bool		 term_next_embedded(struct request *, struct statement *,
		    struct term *, const char **sort_key, int64_t *until);

/* The slugs of all above, the topmost first: "music/jazz/"; "" for none. */
const char	*term_path(struct request *, const struct term *);

/* Whether it is the other one, or one of all below that. */
bool		 term_is_within(struct request *, int64_t id, int64_t other);

/* 0 and a new term that is stored, or the status of a refusal. */
int		 term_add(struct request *, enum term_kind,
		    const struct term_sent *, struct term *);

/*
 * Answers a list; the filter holds what was asked for, `paging` lies within
 * `params`.
 */
int		 term_list(struct request *, struct term_filter *,
		    const void *params, const struct paging *);

#endif
