/*
 * The database file as a whole: made, brought up to date, opened.
 */
#ifndef ALMANAC_STORE_H
#define ALMANAC_STORE_H

struct db;

/*
 * Makes the file if there is none (owner of its folder when made by root, mode
 * 0640 less) and migrates it forward in one transaction.  NULL, or what is
 * wrong: "almanac.db is of a newer version (7) than this program (1)",
 * "almanac.db is not a database".
 */
const char	*store_prepare(const char *path);

/* A new database in memory with the current schema, for tests. */
struct db	*store_memory(void);

#endif
