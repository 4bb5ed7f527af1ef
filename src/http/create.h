/*
 * The steps of creating requests only: rule 5.1, steps 9 and 12, and section
 * 30.
 */
#ifndef ALMANAC_CREATE_H
#define ALMANAC_CREATE_H

#include <stdbool.h>

struct request;

/* Whether a request that has a route creates a record. */
bool	create_asked(const struct request *);

/*
 * Calls the handler, unless the request is rejected or was answered before.
 * Two requests with one Idempotency-Key are the same if their parameters, from
 * body and query together, are equal in types, values and order. Blanks in
 * JSON and the boundary of a multipart body do not matter.
 */
int	create_call(struct request *, const void *params);

#endif
