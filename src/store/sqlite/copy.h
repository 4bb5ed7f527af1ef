/* Copies of the whole database, for backups and restores. */
#ifndef ALMANAC_COPY_H
#define ALMANAC_COPY_H

#include <stdbool.h>

struct check_report;

/*
 * Copies one snapshot of a database, to which others may write meanwhile. The
 * copy has no foreign tables (sqlite_drop_foreign()), which are reported. Then
 * checks the copy: the file, that the schema is that of its version, and that
 * this program could have stored the values and references. So a copy can
 * always be copied back. Then renames the copy to `to`. It is complete and
 * synced, with the mode of a new database (store/store.h), without a log. With
 * `replace`, it may replace an existing file that is not in use.
 *
 * The copy keeps the version of the schema. A version newer than ours is
 * rejected. Returns NULL, or an error message that is valid until this
 * thread's next call.
 */
const char	*copy_database(const char *from, const char *to,
		    bool replace, const struct check_report *left_out);

/*
 * Copies one snapshot to an empty file, as it is, without checks and syncs, for
 * a dry run. Returns NULL, or an error message like copy_database().
 */
const char	*copy_scratch(const char *from, const char *to);

#endif
