/*
 * Which of our records was imported from which record of another calendar. So
 * a record is imported once, and updated only if it has changed there.
 */
#ifndef ALMANAC_IMPORTS_H
#define ALMANAC_IMPORTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/status.h"

struct arena;
struct db;

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

/* Stored: the order stays. */
enum import_origin {
	IMPORT_UNKNOWN,		/* not stored by earlier versions */
	IMPORT_CREATED,		/* by the import */
	IMPORT_FOUND,		/* was here before, and is used */
	IMPORT_ALTERED		/* the same, and an import has changed it */
};

struct import_row {
	int64_t			 id;	/* of our record, which may have been
					   deleted */
	int64_t			 came;	/* hash of the received fields;
					   0: incomplete */
	int64_t			 made;	/* imports_state() after the import */
	enum import_origin	 origin;

	/* Of events that a subscription has; 0: unknown, or not. */
	int64_t			 contents;	/* imports_contents() then */
	int64_t			 status;	/* 1 + enum status then */
	int64_t			 gone;		/* imports_state() after it
						   moved it to the trash */
};

/* Finds the row of record `name` of a calendar. False: not imported yet. */
bool	imports_find(struct db *, const char *source, enum import_kind,
	    const char *name, struct import_row *);

/* Call it inside a write transaction. */
void	imports_store(struct db *, const char *source, enum import_kind,
	    const char *name, const struct import_row *);

/*
 * A hash that changes with each change of the record: of its modification
 * time, of that and the days of a series, or of the contents of a term. 0: there
 * is no such record.
 */
int64_t	imports_state(struct db *, enum import_kind, int64_t id);

/* The state of a series without what says which dates are left out. */
static inline int64_t
imports_apart_from_dates(int64_t state)
{
	return ((int64_t)((uint64_t)state & ~(uint64_t)UINT32_MAX));
}

/*
 * A hash of what people write of an event or a series: not of its times of
 * creation, change and publication, nor of its status, nor of left-out dates.
 * 0: there is none.
 */
int64_t	imports_contents(struct db *, enum import_kind, int64_t id);

/* The stored status of an event or a series. False: there is none. */
bool	imports_status(struct db *, enum import_kind, int64_t id,
	    enum status *);

/*
 * Up to `most` single events, or series, that the source has created and that
 * have events that begin after `now` and are not in the trash, by name, after
 * the one of that name; in the arena. Returns how many.
 */
struct import_ahead {
	enum import_kind	 kind;
	const char		*name;
	struct import_row	 row;
	int64_t			 events;	/* that begin after `now` */
};
size_t	imports_ahead(struct db *, struct arena *, const char *source,
	    enum import_kind, int64_t now, const char *after,
	    struct import_ahead *, size_t most);

#endif
