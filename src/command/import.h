/*
 * Takes over records of another calendar, each in the form of import_form.h:
 * made by requests in process, once, and changed when they have changed there
 * and not here.  What cannot be taken over is left out and told.
 */
#ifndef ALMANAC_IMPORT_H
#define ALMANAC_IMPORT_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "command/import_form.h"
#include "command/import_report.h"

struct arena;
struct inside;
struct report;

struct import {
	struct inside	*inside;
	struct report	*report;
	const char	*source;	/* the other calendar: its lasting name */
	const char	*why;		/* what has ended it, or NULL */
	int64_t		 now;		/* UTC; what comes again is near it */
	int64_t		 total;		/* of this kind, if known, or 0 */
	struct arena	*arena;		/* of the whole import */
	struct arena	*record;	/* of one record */
	struct deferred	*deferred, **deferred_end;
	size_t		 deferred_count, deferred_bytes;
};

void	import_open(struct import *, struct inside *, struct report *);
void	import_close(struct import *);

/*
 * In a transaction that it begins where there is none.  False: nothing more is
 * to be done, import->why says why; so with all that follows.
 */
bool	import_put(struct import *, const struct import_record *);

/*
 * Commits a transaction that is not young any more, and lets others write.
 * Readers of records call it between two of them.
 */
bool	import_pace(struct import *);

/*
 * Commits what has been put.  Before whatever may wait: an answer, the next
 * file.
 */
bool	import_commit(struct import *);

/* What it is here already, or 0. */
int64_t	import_known(struct import *, enum import_kind, const char *name);

/*
 * Puts once more what referred to a record that had not come by then.  Behind
 * the last record of a source; import_commit() is to follow.
 */
bool	import_finish(struct import *);

#endif
