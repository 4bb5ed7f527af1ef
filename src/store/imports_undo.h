/* Queries about the table of imports, for `almanac import --undo`. */
#ifndef ALMANAC_IMPORTS_UNDO_H
#define ALMANAC_IMPORTS_UNDO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/imports.h"

struct arena;
struct db;

/* Whether there are rows of a source. */
bool	imports_exist(struct db *, const char *source);

/* Returns the source after `after`, in order, or NULL after the last one. */
const char	*_Nullable imports_next_source(struct db *, struct arena *,
		    const char *after);

/*
 * Marks the rows of a source that have no mark yet as made by a run, which is
 * the id of an upload, or IMPORTS_OTHER.
 */
#define IMPORTS_ALL	0
#define IMPORTS_OTHER	(-1)
void	imports_mark(struct db *, const char *source, int64_t run);

/*
 * Reads up to `most` rows of a source, of one run or IMPORTS_ALL, after the
 * name `after`, by name, into the arena. Returns their number.
 */
size_t	imports_list(struct db *, struct arena *, const char *source,
	    int64_t run, enum import_kind, const char *after,
	    struct import_named *, size_t most);

/* Our record of a row. */
struct import_record_here {
	const char	*title;		/* NULL: it was deleted */
	bool		 is_trashed;
	int64_t		 state;		/* imports_state() */
};

void	imports_look(struct db *, struct arena *, enum import_kind, int64_t id,
	    struct import_record_here *);

/* Summary of the rows of all sources for a record. */
struct import_trace {
	bool	 is_created;	/* by the source, for any of its rows */
	/*
	 * The record is in the state of a row of the source. A series may have
	 * left out dates since.
	 */
	bool	 is_as_left;
	bool	 is_shared;	/* with another calendar */
};

void	imports_trace(struct db *, const char *source, enum import_kind,
	    int64_t id, int64_t state, struct import_trace *);

/*
 * Whether an event that is not in the trash refers to the record, or a
 * category is below it.
 */
bool	imports_use(struct db *, enum import_kind, int64_t id);

/*
 * From now on, the record counts as created by the other sources that have
 * found it.
 */
void	imports_hand_over(struct db *, const char *source, enum import_kind,
	    int64_t id);

void	imports_forget(struct db *, const char *source, enum import_kind,
	    const char *name);

#endif
