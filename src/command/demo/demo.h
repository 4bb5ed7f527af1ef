/*
 * The calendar of an invented town, for `almanac demo`.
 *
 * demo.jsonl is an export (command/export/export.h) of 52 weeks, without times
 * of creation and members that follow from others. An image has the name of a
 * file beside it as its URL.
 *
 * demo_load() moves each event by whole years of 52 weeks to the 52 weeks
 * around today. So it keeps its weekday, and no week is empty. As such a year
 * is shorter than that of the calendar, it is 12 days early after ten years. A
 * scheduled event moves to the 52 weeks that start in a week, so that it stays
 * ahead.
 *
 * Events of a series take the dates that its rule has in these weeks, in order:
 * a first Sunday stays one, and New Year's Eve stays on December 31. The series
 * ends with the last of them. Events for which there is no date are left out.
 */
#ifndef ALMANAC_DEMO_H
#define ALMANAC_DEMO_H

#include <stdint.h>

struct inside;

#define DEMO_REACH	182		/* days before and after today */

/*
 * Loads the calendar into a database that fits (export_fits()). `today` is
 * a day since 1970-01-01. Call it in a transaction, as an administrator.
 * Returns NULL, or an error. `*events` is their number.
 */
const char	*demo_load(struct inside *, int64_t today, int64_t *events);

#endif
