/*
 * A private copy of the database for a dry run: no other process sees its
 * changes. A transaction that is rolled back would make all writers wait.
 */
#ifndef ALMANAC_IMPORT_COPY_H
#define ALMANAC_IMPORT_COPY_H

#include <stdbool.h>

struct site;

/*
 * Copies the database, in one read transaction, into a file of a new folder in
 * TMPDIR, or else /var/tmp. Others may write meanwhile. A database in
 * PostgreSQL is copied into a file, too. If there is no database yet, the file
 * does not exist. Returns NULL, or an error.
 *
 * There is one copy at a time. Signals that end the process remove it.
 */
const char	*_Nullable copy_make(const struct site *, const char **copy);

/*
 * Prepares the copy for records: creates an administrator if it has no users.
 */
const char	*copy_prepare(void);

/* Does nothing if there is no copy. */
void		 copy_remove(void);

/*
 * A copy for a preview, in a process of a service (command_confine()): beside
 * the database file, or, of a database in PostgreSQL, in command_scratch().
 * `*large` if there is none because the database is too large, or the disk too
 * full. Call copy_preview_remove() in any case.
 */
const char	*_Nullable copy_preview(const struct site *,
		    const char **copy, bool *large);
void		 copy_preview_remove(void);

/* Removes a copy that a killed process has left beside a database file. */
void		 copy_preview_clear(const char *database);

#endif
