/*
 * Copies of the whole database, for backups and for restoring them.
 */
#ifndef ALMANAC_COPY_H
#define ALMANAC_COPY_H

#include <stdbool.h>

/*
 * Copies one snapshot of a database, which others may write to meanwhile, and
 * checks the copy (quick_check). Only then the copy is renamed to `to`:
 * complete and synced, with the mode of a new database (store/store.h) and
 * without a log. With `replace` it may replace another file that is not in
 * use.
 *
 * The copy keeps the version of the schema; a version newer than ours is
 * rejected. NULL, or what is wrong, in a text that lives until the next call
 * of this thread.
 */
const char	*copy_database(const char *from, const char *to,
		    bool replace);

/*
 * The same for a file of unknown origin: also checks that its schema is that of
 * its version, and that this program could have stored its values and
 * references.
 */
const char	*copy_restore(const char *from, const char *to, bool replace);

#endif
