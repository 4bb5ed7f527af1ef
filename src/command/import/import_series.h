/* For import.c: the events of a series, before and after it is imported. */
#ifndef ALMANAC_IMPORT_SERIES_H
#define ALMANAC_IMPORT_SERIES_H

#include "command/import/import.h"
#include "store/imports_series.h"

/* Of a series with that id; 0: it is new. In the arena of the record. */
struct import_series_before {
	struct imports_events	 events;
	struct imports_rows	 changes;	/* by the import alone */
};

void	import_series_before(struct import *, int64_t id,
	    struct import_series_before *);

/*
 * Stores that events with changes of their own are as the import has left them,
 * and reports what has become of the others, unless that was done before.
 */
void	import_series_after(struct import *, int64_t id,
	    const struct import_series_before *, bool again);

/* The event follows its series again. False: import->why is set. */
bool	import_follow(struct import *, int64_t event);

/* Reports the events of a series that is not updated. */
void	import_series_count(struct import *, int64_t id);

#endif
