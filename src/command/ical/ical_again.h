/* Recurring events of an iCalendar (import_ical.h). */
#ifndef ALMANAC_ICAL_AGAIN_H
#define ALMANAC_ICAL_AGAIN_H

#include <stdbool.h>

#include <libical/ical.h>

struct arena;
struct ical;
struct ical_event;
struct ical_when;

/* Size of a UID. UID and time together are a name of import_form.h. */
#define ICAL_UID	480

/* The name of the occurrence at that time, in the arena. */
const char	*ical_name_again(struct arena *, const char *uid,
		    const struct ical_when *);

/* Call it before the first import: collects occurrences that no rule makes. */
void		 ical_leave_out(struct ical *, icalcomponent *event);

/* Imports an event for each occurrence. False: import->why is set. */
bool		 ical_put_times(struct ical *, const struct ical_event *);

#endif
