/*
 * Components of an iCalendar (RFC 5545, 7986), parsed by libical piece by piece
 * within the limits of ical_split.h.
 */
#ifndef ALMANAC_ICAL_PARSE_H
#define ALMANAC_ICAL_PARSE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <libical/ical.h>

struct arena;
struct ical_piece;
struct ical_pieces;
struct report;

/*
 * The component of a piece, with corrected lines (ical_mend.h), or NULL. It is
 * parsed only once, until it is forgotten.
 */
icalcomponent	*ical_parse(struct ical_pieces *, struct ical_piece *);
void		 ical_forget(struct ical_pieces *, struct ical_piece *);

/* Forgets all if they need too much memory, or if `all` is true. */
void		 ical_forget_many(struct ical_pieces *, bool all);

/*
 * Reports each line that cannot be parsed, with its number. Lines without a
 * value are not reported. Resets the arena.
 */
void		 ical_report_lines(const struct ical_piece *, struct arena *,
		    struct report *, const char *path);

/*
 * Reports values and parts of rules that were left out or replaced, since they
 * cannot be read (ical_mend.h). Resets the arena.
 */
void		 ical_report_mended(const struct ical_piece *, struct arena *,
		    struct report *, const char *event);

/*
 * All properties of a kind that have a value. libical's own iterator is part
 * of the component, so nested loops would disturb each other.
 */
struct ical_properties {
	icalproperty	**list;		/* in the arena */
	size_t		 count;
};
void		 ical_properties(struct arena *, icalcomponent *,
		    icalproperty_kind kind, struct ical_properties *);

/* Returns a name such as "VALARM"; never NULL. */
const char	*ical_part_name(icalcomponent *);

/*
 * Seconds since 1970 on the clock of the zone. Returns false if the time is
 * not valid.
 */
bool		 ical_clock(const struct icaltimetype *, int64_t *local);

#endif
