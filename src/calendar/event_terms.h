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
 * Replaces the stored terms by the sent ones, and creates terms that are new.
 * With `created`, the event has no terms yet. Returns 0, or the status of an
 * error answer.
 */
int	event_terms_store(struct request *, int64_t event, bool created,
	    const struct event_fields *);

/*
 * Sends the look-up of terms that were sent as ids in advance, for
 * event_terms_store(), if that saves time (db_send()). Then call
 * event_terms_end().
 */
void	event_terms_send(struct request *, const struct event_fields *);
void	event_terms_end(struct request *);

#endif
