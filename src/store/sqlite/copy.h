/*
 * Copies of the whole database: for backups, and back from them.
 */
#ifndef ALMANAC_COPY_H
#define ALMANAC_COPY_H

#include <stdbool.h>

/*
 * Copies one state of a database, while others may go on to write to it, and
 * looks whether the copy is sound (quick_check).  Only then it takes its place,
 * whole and on the disk, in the mode of a new database (store/store.h) and
 * without a log of its own.  With `replace` another file may be there, unless
 * it is in use.
 *
 * The version of the schema stays; a newer one than ours is refused.  NULL, or
 * what is wrong, in a text that lives until the next call of this thread.
 */
const char	*copy_database(const char *from, const char *to,
		    bool replace);

/*
 * The same with a file that may come from anywhere: its schema must be that of
 * its version, and its values and references such as this program stores.
 */
const char	*copy_restore(const char *from, const char *to, bool replace);

#endif
