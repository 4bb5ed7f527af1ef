/*
 * Which of our records was imported from which record of another calendar. So
 * a record is imported once, and updated only if it has changed there.
 */
#ifndef ALMANAC_IMPORTS_H
#define ALMANAC_IMPORTS_H

#include <stdbool.h>
#include <stdint.h>

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

#endif
