/* Functions for events only (Event in spec/records.yaml). */
#ifndef ALMANAC_EVENT_H
#define ALMANAC_EVENT_H

#include <stddef.h>

#include "calendar/record.h"

struct embedded;
struct recurrence;
struct request;

/*
 * Changes an event that the caller may change, stores it and writes it as
 * JSON. With a recurrence it becomes the first event of a series.
 */
int	event_revise(struct request *, struct event *,
	    const struct event_fields *, const struct recurrence *_Nullable);

/* The texts of an event. */
struct event_texts	event_texts_of(const struct event *);

/*
 * Whether `event_status` is canceled. Otherwise the event takes place as
 * scheduled.
 */
bool	event_is_canceled(const struct event *);
bool	event_is_postponed(const struct event *);

#define JSON_LD_CONTEXT	"http://schema.org"

/* The `eventStatus` of schema.org for an `event_status`. */
const char	*event_json_ld_status(const char *event_status);

/*
 * Writes an event as JSON-LD (rules, section 28): the members of an object that
 * is already open, without `@context`. Texts are cut after `most` bytes.
 */
void	event_json_ld(struct request *, const struct event *,
	    const struct embedded *, size_t most);

#endif
