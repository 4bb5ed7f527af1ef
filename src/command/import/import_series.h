/* For import.c: the events of a series, before and after its import. */
#ifndef ALMANAC_IMPORT_SERIES_H
#define ALMANAC_IMPORT_SERIES_H

#include "command/import/import.h"
#include "store/imports_series.h"

/* A series before its import; id 0: it is new. In the arena of the record. */
struct import_series_before {
	struct imports_events	 events;
	struct imports_rows	 changes;	/* by imports only */
};

void	import_series_before(struct import *, int64_t id,
	    struct import_series_before *);

/*
 * Stores the state in which the import has left the events with detached
 * fields, and reports the outcome for the others, unless that was done before.
 */
void	import_series_after(struct import *, int64_t id,
	    const struct import_series_before *, bool again);

/*
 * Makes the event follow its series again. Returns false if import->why is
 * set.
 */
bool	import_follow(struct import *, int64_t event);

/* Reports the events of a series that is not updated. */
void	import_series_count(struct import *, int64_t id);

#endif
