/*
 * Imports the output of almanac export into a calendar with records; private to
 * this folder. Series come after their events there (export_merge_series.c).
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
	size_t			 event_count;
	bool			 are_sorted;
};

/* An event of a series: finds the one here if it was not imported. */
void	merge_event_of(struct merging *, struct import_record *);

/* Keeps the model of a series for the line of the series. */
void	merge_model(struct merging *, const struct import_record *);

/* Imports a series. False: import->why is set. */
bool	merge_series(struct merging *);

#endif
