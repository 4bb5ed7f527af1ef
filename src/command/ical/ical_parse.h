/* libical's parser for one piece of ical_split.h. */
#ifndef ALMANAC_ICAL_PARSE_H
#define ALMANAC_ICAL_PARSE_H

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

#endif
