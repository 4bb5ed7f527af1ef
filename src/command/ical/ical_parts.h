/*
 * A series consists of parts, each a series here: from its first start, and
 * from each change on that continues with all that follow.
 */
#ifndef ALMANAC_ICAL_PARTS_H
#define ALMANAC_ICAL_PARTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "command/ical/ical_range.h"
#include "store/imports_series.h"
#include "text/recurrence.h"

struct import_record;

struct ical_part {
	const struct ical_event	*e;
	struct ical_when	 start;		/* of that event */
	int64_t			 end;
	struct ical_range	*range;		/* NULL: from the first start */
	bool			 is_former;	/* of an earlier import only */
	const char		*name;
	int64_t			 at;		/* first start in the whole */
};

struct ical_parts {
	const struct ical_event	*e;		/* the whole */
	struct recurrence	 days;
	struct rrule_event	 starts;
	struct ical_part	*list;		/* in the arena */
	size_t			 count;
	struct imports_rows	 former;	/* here, and not in the list */
	size_t			 read_count;	/* changes */
};

/*
 * Reads those of a series; c->start and c->end are its own. False: import->why
 * is set.
 */
bool		 ical_parts_read(struct ical *, const struct ical_event *,
		    const struct recurrence *, struct ical_parts *);

/* Removes one, so that the one before it continues. */
void		 ical_parts_drop(struct ical_parts *, size_t i);

/* The first one is as the whole. */
void		 ical_parts_whole(struct ical *, struct ical_parts *);

/* The days of a part, and its first start. False: no rule can give them. */
bool		 ical_part_days(struct ical *, const struct ical_parts *,
		    size_t i, struct recurrence *, struct ical_when *start);

/*
 * Finds the series here of which a new part is the later part. False: people
 * have changed that series, so it is not split.
 */
bool		 ical_part_find(struct ical *, const struct ical_parts *,
		    size_t i, struct import_record *);

#endif
