/*
 * What only events have (Event in spec/records.yaml).
 */
#ifndef ALMANAC_EVENT_H
#define ALMANAC_EVENT_H

#include <stddef.h>

#include "calendar/record.h"

struct embedded;
struct request;

/* Changes an event that the caller may change, stores and shows it. */
int	event_revise(struct request *, struct event *,
	    const struct event_fields *);

#define JSON_LD_CONTEXT	"http://schema.org"

/*
 * An event in the words of that (rules, section 28), as members of an open
 * object, but for its `@context`. Of its texts up to `most` bytes are told.
 */
void	event_json_ld(struct request *, const struct event *,
	    const struct embedded *, size_t most);

#endif
