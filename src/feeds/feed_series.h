/*
 * A series in iCalendar: one component with the rule, and one for each event
 * that differs (RFC 5545 section 3.8.4.4). Their dates are those of the events
 * that the caller may read.
 */
#ifndef ALMANAC_FEED_SERIES_H
#define ALMANAC_FEED_SERIES_H

#include <stdbool.h>

struct event;
struct feed;

/*
 * Adds the series of an event. This event itself is not concealed by its
 * password. Returns false for a single event.
 */
bool	feed_add_series(struct feed *, const struct event *);

#endif
