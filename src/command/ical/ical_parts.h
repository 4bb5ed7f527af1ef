/* Access to the parts of an iCalendar component of libical. */
#ifndef ALMANAC_ICAL_PARTS_H
#define ALMANAC_ICAL_PARTS_H

#include <stddef.h>

#include <libical/ical.h>

struct arena;

/*
 * All properties of a kind that have a value. libical's own iterator is a
 * member of the component, so nested loops disturb each other.
 */
struct ical_properties {
	icalproperty	**list;		/* in the arena */
	size_t		 count;
};
void	ical_properties(struct arena *, icalcomponent *, icalproperty_kind,
	    struct ical_properties *);

/* "VALARM"; never NULL. */
const char	*ical_part_name(icalcomponent *);

/* Converts plain text to markup, in the arena. */
const char	*ical_mark_up(struct arena *, const char *);

#endif
