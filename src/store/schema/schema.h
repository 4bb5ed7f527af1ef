/*
 * The schema of the database: one CREATE for each table, written for SQLite.
 * store/postgresql/dialect.h translates the names of types.
 *
 * Each released version is frozen: a change then needs a step from it.
 */
#ifndef ALMANAC_SCHEMA_H
#define ALMANAC_SCHEMA_H

#include <stddef.h>

struct db;

#define SCHEMA_VERSION		1
#define SCHEMA_APPLICATION	0x616c6d31	/* marks our files: "alm1" */

/* Files of programs before version 1 have this mark. */
#define SCHEMA_BEFORE		0x616c6d61

/* What to do with a database of a program before version 1. */
#define SCHEMA_MOVE \
	"export it with the program that made it ('almanac export'), and" \
	" import it into an empty database ('almanac import')"

/*
 * Statements of both engines, in order. Those of PostgreSQL alone, which are
 * not translated, come before and after them. NULL ends a list.
 */
extern const char *const	 schema_tables[];
extern const char *const	 schema_postgresql[];
extern const char *const	 schema_postgresql_after[];

/* Creates the tables in an empty SQLite database, in a transaction. */
void	schema_make(struct db *);

#endif
