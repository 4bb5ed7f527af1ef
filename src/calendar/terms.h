/*
 * Categories and tags: two kinds of one record, struct term (rules, section 27).
 * Its count is that of the published events with the term.
 */
#ifndef ALMANAC_TERMS_H
#define ALMANAC_TERMS_H

#include <stdbool.h>
#include <stdint.h>

#include "generated/records.h"
#include "store/lists/term_query.h"

struct paging;
struct request;
struct statement;

/* What a create or an update sends; NULL: not sent. */
struct term_sent {
	const char		*name;
	const char		*description;
	const char		*slug;
	bool			 has_parent;	/* of a tag: not 0 */
	int64_t			 parent;
	const char		*color;		/* of a category */
};

enum term_view {
	TERM_ALONE,		/* single read, create, update: with _links */
	TERM_LISTED,
	TERM_EMBEDDED		/* within an event (rule 25.7) */
};

/* Writes a term, for every route. */
void		 term_write(struct request *, const struct term *,
		    enum term_view);

/* "categories" or "tags", as in addresses. */
const char	*term_plural(enum term_kind);

/* Whether the answer needs this member of terms (http/request.h). */
bool		 term_wants(const struct request *, enum term_kind,
		    const char *member);

/* {api}/categories/3; in the request's arena. */
const char	*term_rest_url(struct request *, enum term_kind, int64_t id);

/* False: there is none, or the storage failed. */
bool		 term_find(struct request *, enum term_kind, int64_t id,
		    struct term *);

/* The terms of a page in one statement, in any order; returns how many. */
size_t		 term_find_all(struct request *, const struct list_page *,
		    struct term *);

/*
 * The terms with some ids, a JSON list, as within events; false ends the
 * statement. Within an event terms are sorted by `sort_key`: a digit for the
 * kind, then the name; it is in the request's arena. The count is valid until
 * `until`, unless something is written.
 */
struct statement	*term_select_embedded(struct request *,
			    const char *ids);

/* Those of one event, that with the slug unless it is NULL. */
struct statement	*term_select_embedded_of(struct request *,
			    int64_t event, const char *slug);
bool		 term_next_embedded(struct request *, struct statement *,
		    struct term *, const char **sort_key, int64_t *until);

/* The slugs of its ancestors, the topmost first: "music/jazz/"; "" for none. */
const char	*term_path(struct request *, const struct term *);

/* Whether it is the other term, or a descendant of it. */
bool		 term_is_within(struct request *, int64_t id, int64_t other);

/* Stores a new term. Returns 0, or the status of a refusal. */
int		 term_add(struct request *, enum term_kind,
		    const struct term_sent *, struct term *);

/*
 * Answers with a list. The filter contains what was asked for; `paging` lies
 * within `params`.
 */
int		 term_list(struct request *, struct term_filter *,
		    const void *params, const struct paging *);

#endif
