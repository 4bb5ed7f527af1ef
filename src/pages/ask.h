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
 * `target` is what follows {api}: "/events/by-slug/talk"; `_fields` in it saves
 * reading what a page does not show.  Returns 0, or the status of a refusal
 * that has become the request's own, for the page to return: what could not be
 * answered as a whole is no answer, so no page shows the half of one.
 *
 * The body is in the request's arena, that of a refusal too; null if there is
 * none.
 */
int	ask_api(struct request *, const char *target,
	    const struct value **body) __attribute__((warn_unused_result));

/*
 * The same of a list with so many records a page, more than clients get.  With
 * `_fields` its texts end after REQUEST_BRIEF bytes.
 */
int	ask_list(struct request *, const char *target, int64_t per_page,
	    const struct value **body) __attribute__((warn_unused_result));

#endif
