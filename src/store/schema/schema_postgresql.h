/*
 * The first version of the schema in PostgreSQL, for store/postgresql/.
 * Comments in schema.c and schema_steps.c explain the columns, and their later
 * steps also apply. A test compares the columns with those of SQLite.
 */
#ifndef ALMANAC_SCHEMA_POSTGRESQL_H
#define ALMANAC_SCHEMA_POSTGRESQL_H

#include <stddef.h>

#define SCHEMA_POSTGRESQL	6

/* Each text has several statements, in order. NULL ends the list. */
extern const char *const	 schema_postgresql[];

#endif
