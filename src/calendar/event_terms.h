/*
 * Categories and tags of an event (rule 25.6).
 */
#ifndef ALMANAC_EVENT_TERMS_H
#define ALMANAC_EVENT_TERMS_H

#include <stdbool.h>
#include <stdint.h>

struct event_fields;
struct ids;
struct request;

/*
 * Replaces the stored terms by the sent ones, and creates terms that are new.
 * With `created`, the event has no terms yet. `is_public`: the event is
 * published or scheduled, so its terms cannot wait. Adds the terms that the
 * event loses to `lost`. Returns 0, or the status of an error answer.
 */
int	event_terms_store(struct request *, int64_t event, bool created,
	    bool is_public, const struct event_fields *, struct ids *lost);

#endif
