/*
 * All events that are not in the trash, in formats of other programs (38.26).
 * Memory does not depend on their number. `site` has the settings of the desk.
 *
 * Call these in a read transaction, then check db_failed() and ferror(). Time
 * zones must be loaded.
 */
#ifndef ALMANAC_EXPORT_EVENTS_H
#define ALMANAC_EXPORT_EVENTS_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

struct db;
struct site;
struct statement;

typedef void	export_call(struct db *, const struct site *, FILE *);

export_call	export_csv, export_calendar;

#define EXPORT_PAGE	1000	/* ids that are read at once */

/* For the above: reads the ids of a statement. Returns their number. */
size_t		export_ids(struct statement *, int64_t ids[EXPORT_PAGE]);

#endif
