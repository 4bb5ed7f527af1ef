/*
 * Imports an export of almanac into a calendar with records; private to this
 * folder. An export has series after their events (export_merge_series.c).
 */
#ifndef ALMANAC_EXPORT_MERGE_H
#define ALMANAC_EXPORT_MERGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "command/export/export_read.h"

struct import;
struct import_record;
struct merged_event;
struct value;

struct merging {
	struct import		*im;
	const char		*path;
	struct lines		 l;
	struct value		*known;		/* "image 3" to its URL ... */
	struct value		*models;	/* of series, by id: as JSON */
	struct merged_event	*events;	/* of series */
	size_t			 event_count, event_size;
	bool			 are_sorted;
};

/*
 * For an event of a series: finds our event if this source has not imported
 * it.
 */
void	merge_event_of(struct merging *, struct import_record *);

/* Stores the model of a series for the line of the series. */
void	merge_model(struct merging *, const struct import_record *);

/* Imports a series. Returns false if import->why is set. */
bool	merge_series(struct merging *);

#endif
