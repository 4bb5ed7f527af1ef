/*
 * The schema of the current version in PostgreSQL, for store/postgresql/. What
 * it means is in schema.c and schema_steps.c: a test compares the columns. No
 * older version has ever been in PostgreSQL.
 */
#ifndef ALMANAC_SCHEMA_POSTGRESQL_H
#define ALMANAC_SCHEMA_POSTGRESQL_H

#include <stddef.h>

/* Several statements each, in their order; NULL ends the list. */
extern const char *const	 schema_postgresql[];

#endif
