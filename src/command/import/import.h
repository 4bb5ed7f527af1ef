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
#include <stdio.h>

#include "command/import/import_again.h"
#include "command/import/import_form.h"
#include "command/import/import_report.h"

struct arena;
struct fetch;
struct fetch_bounds;
struct inside;
struct policy;
struct report;
struct value;

/* The outcome for a series. */
struct import_series {
	int64_t			 id;	/* 0: it was rejected */
	enum import_fate	 fate;
	const char		*why;	/* its dates were rejected, or NULL */
};

struct import {
	struct inside	*inside;
	struct report	*report;
	const char	*source;	/* permanent name of the calendar */
	const char	*why;		/* the error, or NULL */
	int64_t		 now;		/* UTC; rules give dates near it */
	int64_t		 total;		/* records of this kind, or 0 */
	struct arena	*arena;		/* of the whole import */
	struct arena	*record;	/* of one record */
	bool		 no_pictures;	/* their addresses are stored instead */
	struct fetch	*pictures;	/* fetches them, or NULL */
	struct policy	*policy;	/* NULL: not a subscription */
	struct fetch_bounds	*bounds;	/* the same */
	struct import_again	 again;
	struct value	*tried;		/* addresses of pictures, as a set */
	const char	*no_room;	/* why no more are stored, or NULL */
	struct deferred	*deferred, **deferred_end;
	size_t		 deferred_count, deferred_bytes;
	struct import_series	 series;	/* the last one */
};

void	import_open(struct import *, struct inside *, struct report *);
void	import_close(struct import *);

/*
 * Imports a record, in a transaction that is begun if necessary. Returns false
 * if the import has ended, with import->why; so do all functions below.
 */
bool	import_put(struct import *, const struct import_record *);

/*
 * Imports a series and its events. A new series adopts the single events in
 * extras.events. If its dates are rejected, nothing is reported.
 */
bool	import_put_series(struct import *, const struct import_record *,
	    struct import_series *);

/*
 * Resets changes of single upcoming events that an earlier import has made.
 * Events in the set `seen` (import_mark()), events that were also changed here,
 * and changes that are newer than a file, stay.
 */
bool	import_end_changes(struct import *, int64_t series,
	    const struct value *seen);

/*
 * Commits a transaction that is older than a tenth of a second, so that others
 * can write. Readers call it between two records.
 */
bool	import_pace(struct import *);

/* Commits. Call it before waiting for an answer or for the next file. */
bool	import_commit(struct import *);

/*
 * Returns the source for an address (source_at() in store/sources.h), or NULL
 * if import->why is set.
 */
const char	*_Nullable import_name(struct import *, const char *address);

/* The id of our record, or 0. */
int64_t	import_known(struct import *, enum import_kind, const char *name);

/*
 * Whether a change there may be applied to a record that is known. If people
 * have changed it, too, that is reported.
 */
bool	import_may_change(struct import *, enum import_kind, const char *name);

/* A known record has another name there from now on. */
void	import_rename(struct import *, enum import_kind, const char *from,
	    const char *to);

/*
 * Ends a known series that has no dates there any more, unless people have
 * changed it: its events that lie ahead move to the trash. With `into`, all
 * its events go over to that series before. False: import->why is set.
 */
bool	import_end_series(struct import *, const char *name,
	    const char *_Nullable into);

/* Adds a record to a set. Returns true if it was in the set. */
bool	import_mark(struct import *, struct value *seen, enum import_kind,
	    const char *name);

/*
 * Retries records with references to records that were not imported yet. Call
 * it after the last record of a source, followed by import_commit().
 */
bool	import_finish(struct import *);

/* Reports that the source has an older version than what is here. */
void	import_report_older(struct import *, enum import_kind,
	    const char *address);

/* For import.c: the answer of our own routes. */
struct import_answer {
	int64_t	 id;		/* 0: rejected, which was reported */
	bool	 joined;	/* an equal record here is used */
	bool	 incomplete;	/* refers to a record not imported yet */
	const char	*why;	/* why the dates of a new series are rejected */
};

/*
 * Creates a record (id 0) or updates ours, without rejected fields. `last`:
 * records that are missing now will not be imported later. Returns false if
 * the database has failed.
 */
bool	import_request(struct import *, const struct import_record *,
	    int64_t id, bool last, struct import_answer *);

/*
 * Sends another request, without letters. If events of the source wait for
 * their review, nothing else that waits becomes visible with one of them.
 * Returns the status.
 */
int	import_ask(struct import *, const char *method, const char *path,
	    const char *_Nullable json);

#endif
