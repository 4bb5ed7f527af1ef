/*
 * A private copy of the database, in which an import can be tried: no other
 * process sees its changes. A transaction that is rolled back would make all
 * writers wait.
 */
#ifndef ALMANAC_IMPORT_COPY_H
#define ALMANAC_IMPORT_COPY_H

struct site;

/*
 * Copies the database, which others may write to meanwhile, into a file of a
 * new folder in TMPDIR, or else /var/tmp; in one read transaction. The copy
 * of a database in PostgreSQL is a file, too. Without a database the file does
 * not exist yet. NULL, or an error.
 *
 * There is one copy at a time. Signals that end the process remove it.
 */
const char	*copy_make(const struct site *, const char **copy);

/* Prepares the copy for records: creates an administrator if it has no users. */
const char	*copy_prepare(void);

/* Does nothing if there is none. */
void		 copy_remove(void);

#endif
