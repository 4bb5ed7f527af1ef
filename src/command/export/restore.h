/*
 * What almanac export has written, back into a database without records: all
 * of it as it was, by number, in one transaction, or nothing.
 */
#ifndef ALMANAC_RESTORE_H
#define ALMANAC_RESTORE_H

#include <stdbool.h>
#include <stdint.h>

struct db;
struct input;
struct report;
struct site;

/* Whether there is neither a record nor a trace of one. */
bool		 restore_fits(struct db *);

/*
 * In the caller's write transaction. Users who are there already stay as they
 * are, by name, and records of theirs are theirs. If there are any, others get
 * their roles and passwords only if the users of the input are trusted. NULL,
 * or what is wrong: then it must be rolled back.
 */
const char	*restore(struct db *, const struct site *, struct input *,
		    bool trusted, struct report *);

#endif
