/*
 * Imports records of another calendar, each in the form of import_form.h.
 * Requests in the same process create each record once and update it when it
 * has changed there and not here. What cannot be imported is left out and
 * reported.
 */
#ifndef ALMANAC_IMPORT_H
#define ALMANAC_IMPORT_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "command/import/import_form.h"
#include "command/import/import_report.h"

struct arena;
struct fetch;
struct fetch_bounds;
struct inside;
struct policy;
struct report;
struct value;

/* What has become of a series. */
struct import_series {
	int64_t			 id;	/* 0: it was refused */
	enum import_fate	 fate;
	const char		*why;	/* its days were refused, or NULL */
};

struct import {
	struct inside	*inside;
	struct report	*report;
	const char	*source;	/* permanent name of the calendar */
	const char	*why;		/* the error that ended it, or NULL */
	int64_t		 now;		/* UTC; occurrences are those near it */
	int64_t		 total;		/* of this kind, if known, or 0 */
	struct arena	*arena;		/* of the whole import */
	struct arena	*record;	/* of one record */
	bool		 no_pictures;	/* their addresses are enough */
	struct fetch	*pictures;	/* to fetch them with, or NULL */
	struct policy	*policy;	/* of a subscription, or NULL */
	struct fetch_bounds	*bounds;	/* likewise */
	struct value	*tried;		/* their addresses */
	struct deferred	*deferred, **deferred_end;
	size_t		 deferred_count, deferred_bytes;
	struct import_series	 series;	/* the last one */
};

void	import_open(struct import *, struct inside *, struct report *);
void	import_close(struct import *);

/*
 * Imports a record, in a transaction that is begun if necessary. False: the
 * import has ended with import->why; so do all functions below.
 */
bool	import_put(struct import *, const struct import_record *);

/*
 * Imports a series and its events. A new one takes over those in keep.events.
 * If its days are refused, nothing is reported.
 */
bool	import_put_series(struct import *, const struct import_record *,
	    struct import_series *);

/*
 * Takes back what an earlier import has changed in single events of a series
 * that lie ahead, except in those of a set (import_mark()) and in those that
 * people have changed, too.
 */
bool	import_end_changes(struct import *, int64_t series,
	    const struct value *seen);

/*
 * Commits a transaction that has become old and lets others write. Readers call
 * it between two records.
 */
bool	import_pace(struct import *);

/* Commits. Call it before waiting for an answer or the next file. */
bool	import_commit(struct import *);

/*
 * Sets import->source to the name that the database has for a site
 * (import_source.h). False: import->why is set.
 */
bool	import_name(struct import *, const char *source, const char *before);

/* The id of the record here, or 0. */
int64_t	import_known(struct import *, enum import_kind, const char *name);

/* Adds a record to a set. True: it was already there. */
bool	import_mark(struct import *, struct value *seen, enum import_kind,
	    const char *name);

/*
 * Retries records that referred to others that were not imported yet. Call it
 * after the last record of a source, followed by import_commit().
 */
bool	import_finish(struct import *);

/* For import.c: the answer of our own routes to a record. */
struct import_answer {
	int64_t	 id;		/* 0: rejected, which was reported */
	bool	 joined;	/* an equal record of ours is used */
	bool	 incomplete;	/* refers to a record not imported yet */
	const char	*why;	/* the days of a new series are refused */
};

/*
 * Creates a record (id 0) or updates ours, without rejected fields. `last`:
 * missing references will not be imported later. False: the database has
 * failed.
 */
bool	import_request(struct import *, const struct import_record *,
	    int64_t id, bool last, struct import_answer *);

#endif
