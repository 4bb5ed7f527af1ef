/* What the source has no more of a series: the whole, or changes of events. */
#ifndef ALMANAC_IMPORT_SERIES_END_H
#define ALMANAC_IMPORT_SERIES_END_H

#include <stdbool.h>
#include <stdint.h>

struct import;
struct value;

/*
 * Ends a known series that has no dates there any more, unless people have
 * changed it: its events that lie ahead move to the trash. With `into`, all
 * its events go over to that series before. Returns false if import->why is
 * set, like all functions below.
 */
bool	import_end_series(struct import *, const char *name,
	    const char *_Nullable into);

/*
 * Resets changes of single upcoming events that an earlier import has made.
 * Events in the set `seen` (import_mark()), events that were also changed here,
 * and changes that are newer than a file, stay.
 */
bool	import_end_changes(struct import *, int64_t series,
	    const struct value *seen);

/* Makes the event follow its series again. */
bool	import_follow(struct import *, int64_t event);

#endif
