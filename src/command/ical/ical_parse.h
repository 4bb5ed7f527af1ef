/* libical's parser for one piece of ical_split.h, and parts of its result. */
#ifndef ALMANAC_ICAL_PARSE_H
#define ALMANAC_ICAL_PARSE_H

#include <stddef.h>

#include <libical/ical.h>

struct arena;
struct ical_piece;
struct report;

/* The component, or NULL; free it with icalcomponent_free(). */
icalcomponent	*_Nullable ical_parse(const char *text);

/*
 * Reports each line that cannot be parsed, with its number, except lines
 * without a value, which lose nothing. Resets the arena.
 */
void		 ical_parse_tell(const struct ical_piece *, struct arena *,
		    struct report *, const char *path);

/*
 * All properties of a kind that have a value. libical's own iterator is a
 * member of the component, so nested loops disturb each other.
 */
struct ical_properties {
	icalproperty	**list;		/* in the arena */
	size_t		 count;
};
void		 ical_properties(struct arena *, icalcomponent *,
		    icalproperty_kind kind, struct ical_properties *);

/* "VALARM"; never NULL. */
const char	*ical_part_name(icalcomponent *);

#endif
