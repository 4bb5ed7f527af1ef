/*
 * The schema of the first version in PostgreSQL, for store/postgresql/. What it
 * means is in schema.c and schema_steps.c, whose later steps follow: a test
 * compares the columns.
 */
#ifndef ALMANAC_SCHEMA_POSTGRESQL_H
#define ALMANAC_SCHEMA_POSTGRESQL_H

#include <stddef.h>

#define SCHEMA_POSTGRESQL	6

/* Several statements each, in their order; NULL ends the list. */
extern const char *const	 schema_postgresql[];

#endif
