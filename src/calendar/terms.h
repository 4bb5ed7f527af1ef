/*
 * Categories and tags: two kinds of one record, struct term (rules, section
 * 27). `count` is the number of published events with the term.
 */
#ifndef ALMANAC_TERMS_H
#define ALMANAC_TERMS_H

#include <stdbool.h>
#include <stdint.h>

#include "generated/records.h"
#include "store/index/term_query.h"

struct paging;
struct request;
struct statement;

/* The fields of a create or an update; NULL: not sent. */
struct term_sent {
	const char		*name;
	const char		*description;
	const char		*slug;
	bool			 has_parent;	/* of a tag: sent and not 0 */
	int64_t			 parent;
	const char		*color;		/* of a category */
};

enum term_view {
	TERM_ALONE,		/* single read, create, update: with _links */
	TERM_LISTED,
	TERM_EMBEDDED		/* within an event (rule 25.7) */
};

/* Writes a term as JSON, for every route. */
void		 term_write(struct request *, const struct term *,
		    enum term_view);

/* "categories" or "tags", as in addresses. */
const char	*term_plural(enum term_kind);

/* {api}/categories/3; in the request's arena. */
const char	*term_rest_url(struct request *, enum term_kind, int64_t id);

/* Returns false if the term does not exist, or the database has failed. */
bool		 term_find(struct request *, enum term_kind, int64_t id,
		    struct term *);

/*
 * Reads the terms of a page with one statement, in any order. Returns their
 * number.
 */
size_t		 term_find_all(struct request *, const struct list_page *,
		    struct term *);

/*
 * Selects terms by ids (a JSON list), for use within events.
 * term_next_embedded() reads the next one; when it returns false, the
 * statement has ended. Sort terms of an event by `sort_key`, in the request's
 * arena: a digit for the kind, then the name. The count is valid until
 * `until`, unless something is written.
 */
struct statement	*term_select_embedded(struct request *,
			    const char *ids);
bool		 term_next_embedded(struct request *, struct statement *,
		    struct term *, const char **sort_key, int64_t *until);

/* Whether `id` is the term `other` or a descendant of it. */
bool		 term_is_within(struct request *, int64_t id, int64_t other);

/*
 * Stores a new term, which may wait. Returns 0, or the status of an error
 * answer.
 */
int		 term_add(struct request *, enum term_kind,
		    const struct term_sent *, struct term *);

/*
 * Answers with a list. The filter has the parameters of the request; `paging`
 * is a part of `params`.
 */
int		 term_list(struct request *, struct term_filter *,
		    const void *params, const struct paging *);

#endif
