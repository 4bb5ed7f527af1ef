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
 * Replaces the stored terms by those that were sent, and creates terms that are
 * new. An event that is being created has no terms yet. Returns 0, or the
 * status of a refusal.
 */
int	event_terms_store(struct request *, int64_t event, bool created,
	    const struct event_fields *);

/*
 * Sends the look-up of terms that were sent as ids, for event_terms_store(),
 * where that saves time (db_send()). event_terms_end() must follow.
 */
void	event_terms_send(struct request *, const struct event_fields *);
void	event_terms_end(struct request *);

#endif
