/*
 * Requests to the API on behalf of a page, in the same process: with the same
 * parameters, checks and handlers. Those of ask_api() and ask_list() are
 * anonymous reads.
 */
#ifndef ALMANAC_ASK_H
#define ALMANAC_ASK_H

#include <stdint.h>

#include "http/table.h"

struct picture;
struct request;
struct value;

/*
 * `target` follows {api}: "/events/by-slug/talk". With `_fields` only members
 * that the page shows are read. Returns 0, or the status of a refusal that has
 * become the answer to the request, for the page to return. An incomplete
 * answer is a refusal, so no page shows half of one.
 *
 * The body is in the request's arena, also that of a refusal; it is null if
 * there is none.
 */
int	ask_api(struct request *, const char *target,
	    const struct value **body) __attribute__((warn_unused_result));

/*
 * The same for a list with that many records a page, which may be more than
 * clients can get. With `_fields`, texts are cut after REQUEST_BRIEF bytes.
 */
int	ask_list(struct request *, const char *target, int64_t per_page,
	    const struct value **body) __attribute__((warn_unused_result));

/*
 * A request of the page's own caller, which may write. 404 if the target is no
 * address of the API. It does not become the answer: the status is the API's.
 */
struct ask {
	enum method	 method;
	const char	*target;
	struct value	*fields;	/* NULL: those of its query */
	const char	*if_match;	/* or NULL */
	const char	*key;		/* Idempotency-Key, or NULL */
	const struct picture *picture;	/* the file, or NULL */
	const struct value *body;	/* the answer; never NULL */
	const char	*etag;		/* of a read record */
};

int	ask_as_caller(struct request *, struct ask *)
	    __attribute__((warn_unused_result));

#endif
