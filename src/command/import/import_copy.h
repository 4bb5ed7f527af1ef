/*
 * A private copy of the database for a dry run: no other process sees its
 * changes. A transaction that is rolled back would make all writers wait.
 */
#ifndef ALMANAC_IMPORT_COPY_H
#define ALMANAC_IMPORT_COPY_H

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

#endif
