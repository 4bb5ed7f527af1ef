/*
 * Which record of another calendar has become which of ours, so that it comes
 * once, and again only when it has changed there.
 */
#ifndef ALMANAC_IMPORTS_H
#define ALMANAC_IMPORTS_H

#include <stdbool.h>
#include <stdint.h>

struct db;

/* Stored: the order stays. */
enum import_kind {
	IMPORT_CATEGORY,
	IMPORT_TAG,
	IMPORT_VENUE,
	IMPORT_ORGANIZER,
	IMPORT_EVENT
};

#define IMPORT_KINDS	5

struct import_row {
	int64_t	 id;		/* here; the record may be gone */
	int64_t	 came;		/* hash of what came; 0: not complete yet */
	int64_t	 made;		/* imports_state() behind it */
};

/* What `name` of that calendar is here; false: it has not come yet. */
bool	imports_find(struct db *, const char *source, enum import_kind,
	    const char *name, struct import_row *);

/* Inside a write transaction. */
void	imports_store(struct db *, const char *source, enum import_kind,
	    const char *name, const struct import_row *);

/*
 * A number that is another one when somebody has changed the record since: its
 * time of change, of a term a hash of what it shows.  0: there is none.
 */
int64_t	imports_state(struct db *, enum import_kind, int64_t id);

#endif
