/*
 * What requests that create have of their own: rule 5.1, steps 9 and 12, and
 * rules, section 30.
 */
#ifndef ALMANAC_CREATE_H
#define ALMANAC_CREATE_H

#include <stdbool.h>

struct request;

/* Whether the request, which has a route, is one that creates. */
bool	create_asked(const struct request *);

/*
 * Calls the handler, unless the request is refused or was answered before.
 * Two requests with one Idempotency-Key are the same when their parameters are
 * the same, from the body and the query together, in one order and of the same
 * types: blanks in JSON and the boundary of a multipart body do not count.
 */
int	create_call(struct request *, const void *params);

#endif
