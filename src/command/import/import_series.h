/* For import.c: the events of a series, before and after its import. */
#ifndef ALMANAC_IMPORT_SERIES_H
#define ALMANAC_IMPORT_SERIES_H

#include "command/import/import_run.h"
#include "store/imports_series.h"

/* What an event of a series shows, and its status, outside the trash. */
struct import_look {
	int64_t			 hash;
	enum status		 status;
};

/*
 * A series before its import; id 0: it is new, or the later part of one that is
 * split. In the arena of the record.
 */
struct import_series_before {
	struct imports_events	 events;
	struct imports_rows	 changes;	/* by imports only */
	struct import_look	*looks;		/* of their events */
	struct import_row	 whole;		/* of the series to split */
	bool			 is_as_left;	/* its state */
	bool			 has_contents;	/* as the import has left it */
};

void	import_series_before(struct import *, const struct import_record *,
	    int64_t id, struct import_series_before *);

/*
 * Stores that the series which was split is as the import has left it, if it
 * was before.
 */
void	import_split_after(struct import *, const struct import_record *,
	    const struct import_series_before *);

/*
 * Stores the state in which the import has left the events with detached
 * fields, and reports the outcome for the others, unless that was done before.
 */
void	import_series_after(struct import *, int64_t id,
	    const struct import_series_before *, bool again);

/*
 * The changes of single events that an import has made, and people have left
 * as they are. Once their series has ended, they are forgotten.
 */
struct imports_rows	import_changes_as_left(struct import *,
			    int64_t series);
void	import_forget_changes(struct import *, const struct imports_rows *);

/* Reports the events of a series that is not updated. */
void	import_series_count(struct import *, int64_t id);

#endif
