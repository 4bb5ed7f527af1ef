/*
 * The schema of the database, by version. Released versions are frozen: a
 * change needs a new version.
 */
#ifndef ALMANAC_SCHEMA_H
#define ALMANAC_SCHEMA_H

#include <stddef.h>

struct check_report;
struct db;

#define SCHEMA_VERSION		9
#define SCHEMA_APPLICATION	0x616c6d61	/* marks our files: "alma" */

/*
 * Calls `run` with each statement of the versions after `from`, written for
 * SQLite.
 */
void	schema_steps(struct db *, int from,
	    void (*run)(struct db *, const char *sql));

/* Call it after these steps. Computes the data in new tables and columns. */
void	schema_derive(struct db *, int from);

/* Folds the searched texts again, as version 9 does (schema_fold.c). */
void	schema_fold(struct db *);

/* Creates the tables of a version in an empty database. */
void	schema_make(struct db *, int version);

/*
 * Migrates from version `from` to the current one, inside the caller's
 * transaction.
 */
void	schema_migrate(struct db *, int from);

/*
 * Whether the schema is exactly that of its version: every table, index and
 * trigger, and nothing else. Returns the number of differences that it
 * reported. The version must be one that this program knows
 * (store/sqlite/prepare.c).
 */
size_t	schema_check(struct db *, const struct check_report *);

#endif
