/*
 * Which events of a calendar are the same: entries with one UID, and an event
 * that is here and one of another calendar whose UIDs are numbers.
 */
#ifndef ALMANAC_ICAL_SAME_H
#define ALMANAC_ICAL_SAME_H

#include <stdbool.h>
#include <stddef.h>

#include "command/ical/ical_event.h"

/* Reads PRODID and X-WR-CALNAME, whose lines are among the pieces. */
void	ical_same_calendar(struct ical *, const struct ical_piece *, size_t);

/* Notes the UIDs of all events of the file, for import_again.h. */
void	ical_same_uids(struct ical *);

/* Collects an event. */
bool	ical_same_read(struct ical *, icalcomponent *);

/*
 * After the last one: decides which entries are left out, and which have
 * another name than their UID. Returns false if import->why is set.
 */
bool	ical_same_end(struct ical *);

/* The name of the events with this UID, or the UID; NULL: left out. */
const char	*_Nullable ical_same_name(const struct ical *, const char *uid);

/* SEQUENCE and DTSTAMP, as far as they can be used. */
struct import_version	ical_version(struct ical *, icalcomponent *);

#endif
