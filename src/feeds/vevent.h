/*
 * An event in iCalendar (RFC 5545 section 3.6.1, RFC 7986 section 5).
 *
 * UID is the record's global_id if `site_url` is configured, otherwise one with
 * the site's id (store/site_id.h). It is the same for all callers. DTSTAMP is
 * the time of the last change, so that an unchanged event has the same bytes.
 * SEQUENCE is the number of seconds from creation to the last change, since
 * changes are not counted.
 */
#ifndef ALMANAC_VEVENT_H
#define ALMANAC_VEVENT_H

#include <stddef.h>

struct event;
struct feed;

/* The description is cut after `most` bytes. */
void	vevent_write(struct feed *, const struct event *, size_t most);

#endif
