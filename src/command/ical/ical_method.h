/*
 * What a calendar is for (METHOD, RFC 5546): events, or a message that cancels
 * some, or one that has none.
 */
#ifndef ALMANAC_ICAL_METHOD_H
#define ALMANAC_ICAL_METHOD_H

#include <stdbool.h>

#include "command/ical/ical_event.h"

/* Returns NULL, or why a calendar with this METHOD has no events to import. */
const char	*_Nullable ical_method_read(struct ical *, const char *value);

/* Whether the event, or the series of which it is one, is here. */
bool	ical_is_here(struct ical *, const struct ical_event *);

/*
 * Cancels what is known by the UID of an event: that event, a series with its
 * parts, or occurrences that were written out. `*done`: there was any. Returns
 * false if import->why is set.
 */
bool	ical_cancel(struct ical *, const struct ical_event *, bool *done);

#endif
