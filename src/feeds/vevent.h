/*
 * An event in iCalendar (RFC 5545 section 3.6.1, RFC 7986 section 5).
 *
 * Its UID is the record's global_id where `site_url` is configured, else one
 * of the site's id (store/site_id.h): the same for all callers.  DTSTAMP is the time of the last change, since the
 * same event must be told by the same bytes, and SEQUENCE the seconds from the
 * first to the last, since nobody counts changes.
 */
#ifndef ALMANAC_VEVENT_H
#define ALMANAC_VEVENT_H

#include <stddef.h>

struct event;
struct feed;

/* Of its description up to `most` bytes are told. */
void	vevent_write(struct feed *, const struct event *, size_t most);

#endif
