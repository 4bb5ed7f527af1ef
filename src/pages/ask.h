/*
 * What the API answers to an anonymous GET, asked within a request for a page:
 * the same tables read the parameters, the same handlers write the records.
 */
#ifndef ALMANAC_ASK_H
#define ALMANAC_ASK_H

#include <stdint.h>

struct request;
struct value;

/*
 * `target` is what follows {api}: "/events/by-slug/talk".  Returns the status;
 * the body is in the request's arena.  A refusal becomes that of the request
 * itself, so that a page may return its status.
 */
int	ask_api(struct request *, const char *target, struct value **body);

/* The same of a list with so many records a page, more than clients get. */
int	ask_list(struct request *, const char *target, int64_t per_page,
	    struct value **body);

#endif
