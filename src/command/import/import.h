/*
 * Imports records of another calendar (the source), each in the form of
 * import_form.h. Requests in the same process create each record once, and
 * update it when it has changed in the source and not here. Fields and records
 * that cannot be imported are left out and reported.
 */
#ifndef ALMANAC_IMPORT_H
#define ALMANAC_IMPORT_H

#include <stdbool.h>
#include <stdint.h>

#include "command/import/import_run.h"

/*
 * Imports a record, in a transaction that is begun if necessary. Returns false
 * if the import has ended, with import->why.
 */
bool	import_put(struct import *, const struct import_record *);

/*
 * Imports a series and its events. A new series adopts the single events in
 * extras.events. If its dates are rejected, nothing is reported.
 */
bool	import_put_series(struct import *, const struct import_record *,
	    struct import_series *);

/*
 * Whether a change there may be applied to a record that is known. If people
 * have changed it, too, that is reported.
 */
bool	import_may_change(struct import *, enum import_kind, const char *name);

/* A known record has another name there from now on. */
void	import_rename(struct import *, enum import_kind, const char *from,
	    const char *to);

/*
 * Retries records with references to records that were not imported yet. Call
 * it after the last record of a source, followed by import_commit().
 */
bool	import_finish(struct import *);

#endif
