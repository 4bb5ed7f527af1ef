/*
 * Whether the database can be worked with.
 */
#ifndef ALMANAC_READY_H
#define ALMANAC_READY_H

#include <stdbool.h>

struct db;

/*
 * Takes the writers' lock, looks whether the schema is this program's, and
 * with `write` commits a page that stays as it is.  NULL, or what is wrong; it
 * lives until the next call of this thread.
 */
const char	*ready_check(struct db *, bool write);

#endif
