/*
 * An import while it runs: its calendar (the source), its transactions, and
 * what is known of the source. import_pace() and import_commit() return false
 * if the import has ended, with import->why.
 */
#ifndef ALMANAC_IMPORT_RUN_H
#define ALMANAC_IMPORT_RUN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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
	struct fetch_bounds	*bounds;	/* NULL: no subscription */
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
 * Whether files of several people may be one source: without a name (NULL), or
 * with that of an upload. Then equal ids can be different records.
 */
bool	import_is_shared(const struct import *, const char *source);

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

/* Adds a record to a set. Returns true if it was in the set. */
bool	import_mark(struct import *, struct value *seen, enum import_kind,
	    const char *name);

/* Reports that the source has an older version than what is here. */
void	import_report_older(struct import *, enum import_kind,
	    const char *address);

#endif
