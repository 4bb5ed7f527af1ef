/*
 * Requests to the API on behalf of a page, in the same process. They use the
 * same parameters, checks and handlers as requests of clients. Handlers make
 * values instead of JSON (base/json.h), with members that only pages read.
 * ask_api() and ask_list() read as an anonymous caller.
 */
#ifndef ALMANAC_ASK_H
#define ALMANAC_ASK_H

#include <stdbool.h>
#include <stdint.h>

#include "http/table.h"

struct extras;
struct picture;
struct request;
struct value;

/*
 * Reads `target`, an address after {api}: "/events/by-slug/talk". Set `_fields`
 * to read only the members that the page shows; a list is then brief
 * (http/request.h). Returns 0, or the status of an error answer, which is then
 * the answer to the page's request: the page returns the status. An incomplete
 * answer counts as an error, so no page shows half of one.
 *
 * The body is in the request's arena, also after an error. It is null if there
 * is none. All other memory that the answer took is freed.
 */
int	ask_api(struct request *, const char *target,
	    const struct value **body) __attribute__((warn_unused_result));

/*
 * The same for a list with `per_page` records a page, which may exceed the
 * limit for clients.
 */
int	ask_list(struct request *, const char *target, int64_t per_page,
	    const struct value **body) __attribute__((warn_unused_result));

/*
 * A request with the rights of the page's caller, which may write. Returns the
 * status of the API, 404 if the target is not an address of the API. The answer
 * is not sent to the client. If it is an error, nothing is stored.
 */
struct ask {
	enum method	 method;
	const char	*target;
	struct value	*fields;	/* NULL: the fields of the query */
	const char	*if_match;	/* or NULL */
	const char	*key;		/* Idempotency-Key, or NULL */
	const struct picture *picture;	/* the file, or NULL */
	const struct extras *extras;	/* or NULL */
	const struct value *body;	/* never NULL */
	const char	*etag;		/* of a record that was read */
	int		 reason;	/* as in struct reply */
};

/*
 * Around requests that the page may undo after an answer without an error. If
 * the database has failed, the page's request fails as a whole.
 */
void	ask_begin(struct request *);
void	ask_end(struct request *, bool keep);

int	ask_as_caller(struct request *, struct ask *)
	    __attribute__((warn_unused_result));

#endif
