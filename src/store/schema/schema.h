/*
 * The schema of the database, by version.  What is here is SQLite's; the SQL
 * of the handlers is not.
 */
#ifndef ALMANAC_SCHEMA_H
#define ALMANAC_SCHEMA_H

#include "store/db.h"

#define SCHEMA_VERSION		4
#define SCHEMA_APPLICATION	0x616c6d61	/* marks our files: "alma" */

/* The tables of a version, with nothing derived, in an empty database. */
void	schema_make(struct db *, int version);

/* From version `from` to the current one, in the caller's transaction. */
void	schema_migrate(struct db *, int from);

#endif
