/*
 * Translates our SQL, which is written for SQLite, for PostgreSQL.
 * src/store/README.md lists the differences.
 */
#ifndef ALMANAC_DIALECT_H
#define ALMANAC_DIALECT_H

#include <stdbool.h>

/*
 * Replaces in a statement what only SQLite understands, without changing its
 * rows. The caller frees the result.
 */
char	*dialect_translate(const char *sql);

/*
 * The same for a step of the schema; also replaces types. The caller frees the
 * result.
 */
char	*dialect_translate_schema(const char *sql);

/* The number of parameters in a statement. */
int	 dialect_parameters(const char *sql);

/* Whether the statement may change rows. */
bool	 dialect_writes(const char *sql);

#endif
