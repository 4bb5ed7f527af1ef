/*
 * Parts of an iCalendar as libical has them.
 */
#ifndef ALMANAC_ICAL_PARTS_H
#define ALMANAC_ICAL_PARTS_H

#include <stddef.h>

#include <libical/ical.h>

struct arena;

/*
 * Those of a kind that have a value; libical has one place in a component for
 * whoever goes through it, which others move.
 */
struct ical_properties {
	icalproperty	**list;		/* in the arena */
	size_t		 count;
};
void	ical_properties(struct arena *, icalcomponent *, icalproperty_kind,
	    struct ical_properties *);

/* "VALARM"; never NULL. */
const char	*ical_part_name(icalcomponent *);

/* A plain text as markup, in the arena. */
const char	*ical_mark_up(struct arena *, const char *);

#endif
