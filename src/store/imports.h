/*
 * The records that were imported from another calendar (the source), and the
 * records there. So a record is imported once, and updated only if it has
 * changed in the source.
 */
#ifndef ALMANAC_IMPORTS_H
#define ALMANAC_IMPORTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/ids.h"
#include "store/status.h"

struct arena;
struct db;
struct statement;

/* These numbers are stored: do not change their order. */
enum import_kind {
	IMPORT_CATEGORY,
	IMPORT_TAG,
	IMPORT_VENUE,
	IMPORT_ORGANIZER,
	IMPORT_EVENT,
	IMPORT_SERIES
};

#define IMPORT_KINDS	6

/* These numbers are stored: do not change their order. */
enum import_origin {
	IMPORT_UNKNOWN,		/* from a version that did not store it */
	IMPORT_CREATED,		/* by the import */
	IMPORT_FOUND,		/* existed before, and is used */
	IMPORT_ALTERED		/* existed, was changed by imports */
};

/* Which version of a record of an iCalendar it is; 0: unknown. */
struct import_version {
	int64_t			 sequence;	/* 1 + SEQUENCE */
	int64_t			 stamp;		/* DTSTAMP, in UTC */
	int64_t			 calendar;	/* a hash of its names */
};

struct import_row {
	int64_t			 id;	/* of our record, which may have been
					   deleted */
	int64_t			 hash;	/* of the received fields;
					   0: incomplete */
	int64_t			 state;	/* imports_state() after the import */
	enum import_origin	 origin;

	/* For events and places of a subscription; otherwise 0. */
	int64_t			 status;	/* 1 + the one that the
						   import has set */

	/* For events of a subscription; otherwise 0. */
	int64_t			 contents;	/* imports_contents() then */
	int64_t			 gone;		/* imports_state() after it
						   moved it to the trash */
	struct import_version	 version;
};

/* A row, and the name of its record there. */
struct import_named {
	const char		*name;
	struct import_row	 row;
};

/* For store/imports*.c: the columns of a row, from the first one on. */
#define IMPORT_COLUMNS \
	"i.id, i.came, i.made, i.origin, i.contents, i.status, i.gone," \
	" i.sequence, i.stamp, i.calendar, i.name"
void	imports_read(struct statement *, struct arena *,
	    struct import_named *);

/*
 * Finds the row of record `name` of a source. Returns false if it was not
 * imported yet.
 */
bool	imports_find(struct db *, const char *source, enum import_kind,
	    const char *name, struct import_row *);

/*
 * The number of records of a source, also of those that have vanished: a series
 * and each of its events are one.
 */
int64_t	imports_count(struct db *, const char *source);

/* Call it inside a write transaction. */
void	imports_store(struct db *, const char *source, enum import_kind,
	    const char *name, const struct import_row *);

/* The ids of its records of a kind, ascending, in the arena. */
struct ids	imports_ids(struct db *, struct arena *, const char *source,
		    enum import_kind);

/* Whether an import of any source has the record. */
bool	imports_have(struct db *, enum import_kind, int64_t id);

/* Whether an import of the source has created the record. */
bool	imports_created(struct db *, const char *source, enum import_kind,
	    int64_t id);

/*
 * Moves all rows of a source to another one, except those of records that it
 * has already. Call it inside a write transaction.
 */
void	imports_move(struct db *, const char *source, const char *to);

/*
 * From now on the imports that have a record use another one, which they have
 * found. Call it inside a write transaction.
 */
void	imports_redirect(struct db *, enum import_kind, int64_t from,
	    int64_t to);

/*
 * Returns a hash that changes with each change of the record: of its
 * modification time; for a series, of that and its dates; for a term, of its
 * contents. 0: there is no such record.
 */
int64_t	imports_state(struct db *, enum import_kind, int64_t id);

/* Returns the state of a series without the part for left-out dates. */
static inline int64_t
imports_apart_from_dates(int64_t state)
{
	return ((int64_t)((uint64_t)state & ~(uint64_t)UINT32_MAX));
}

/*
 * Returns a hash of the fields that users write: not of status, left-out
 * dates, and times of creation, change and publication. 0: there is no such
 * event or series.
 */
int64_t	imports_contents(struct db *, enum import_kind, int64_t id);

/*
 * Reads the stored status of an event, a series or a place. Returns false if
 * there is none.
 */
bool	imports_status(struct db *, enum import_kind, int64_t id,
	    enum status *);

/* The status of an event; in the trash, the one that it had before. */
enum status	imports_former_status(struct db *, int64_t event);

/*
 * Finds up to `most` single events, or series, that the source has created and
 * that have events that begin after `now` and are not in the trash. They are
 * in the arena, by name, after the name `after`. Returns their number.
 */
struct import_ahead {
	enum import_kind	 kind;
	struct import_named	 there;
	int64_t			 events;	/* that begin after `now` */
};
size_t	imports_ahead(struct db *, struct arena *, const char *source,
	    enum import_kind, int64_t now, const char *after,
	    struct import_ahead *, size_t most);

#endif
