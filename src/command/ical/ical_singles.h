/*
 * Events of a series that were imported as single events, by earlier versions
 * or while their rule was missing. A new series adopts them.
 */
#ifndef ALMANAC_ICAL_SINGLES_H
#define ALMANAC_ICAL_SINGLES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "command/ical/ical_parts.h"

struct import_record;
struct import_series;

struct ical_singles {
	struct imports_rows	 rows;
	int64_t			*starts;	/* INT64_MIN: unknown */
};

/* Finds those of a part, and adds them to its record. */
void		 ical_singles_find(struct ical *, const struct ical_parts *,
		    size_t i, struct import_record *, struct ical_singles *);

/*
 * Call it after the series was imported. Returns false if import->why is set.
 */
bool		 ical_singles_end(struct ical *, const struct ical_singles *,
		    const struct import_series *);

#endif
