/*
 * Categories and tags of an event (rule 25.6).
 */
#ifndef ALMANAC_EVENT_TERMS_H
#define ALMANAC_EVENT_TERMS_H

#include <stdbool.h>
#include <stdint.h>

struct event_fields;
struct request;

/*
 * Stores those that were sent, in place of the ones before, of which one that
 * is being created has none, and makes those that are new. 0, or the status of
 * a refusal.
 */
int	event_terms_store(struct request *, int64_t event, bool created,
	    const struct event_fields *);

#endif
