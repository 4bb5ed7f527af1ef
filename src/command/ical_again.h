/*
 * Events of an iCalendar that come again (import_ical.h).
 */
#ifndef ALMANAC_ICAL_AGAIN_H
#define ALMANAC_ICAL_AGAIN_H

#include <stdbool.h>

#include <libical/ical.h>

struct arena;
struct ical;
struct ical_event;
struct ical_when;

/* Bytes of a UID: its name and a time are a name of import_form.h. */
#define ICAL_UID	480

/* The name of the one at that time, in the arena. */
const char	*ical_name_again(struct arena *, const char *uid,
		    const struct ical_when *);

/* Before any is put: the times of an event that are not made by its rule. */
void		 ical_leave_out(struct ical *, icalcomponent *event);

/* An event for each time.  False: import->why is set. */
bool		 ical_put_times(struct ical *, const struct ical_event *);

#endif
