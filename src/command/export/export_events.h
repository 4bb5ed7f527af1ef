/*
 * All events that are not in the trash, in formats of other programs (38.26).
 * Memory does not depend on their number. `site` has the settings of the desk.
 * Time zones must be loaded.
 */
#ifndef ALMANAC_EXPORT_EVENTS_H
#define ALMANAC_EXPORT_EVENTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

struct db;
struct site;
struct statement;

/* Call these in a read transaction, then check db_failed() and ferror(). */
typedef void	export_call(struct db *, const struct site *, FILE *);

export_call	export_csv, export_calendar;

/*
 * Writes the whole database in a read transaction: as lines of JSON (export.h)
 * if the call is NULL. Returns false if the file cannot be written, with errno;
 * also check db_failed().
 */
bool		export_write(struct db *, const struct site *,
		    export_call *_Nullable, bool secrets, FILE *);

#define EXPORT_PAGE	1000	/* ids that are read at once */

/* For the above: reads the ids of a statement. Returns their number. */
size_t		export_ids(struct statement *, int64_t ids[EXPORT_PAGE]);

#endif
