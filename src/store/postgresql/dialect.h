/*
 * SQL as PostgreSQL reads it. What SQL outside of store/sqlite/ says for SQLite
 * alone is in src/store/README.md.
 */
#ifndef ALMANAC_DIALECT_H
#define ALMANAC_DIALECT_H

#include <stdbool.h>

/*
 * A statement without what only SQLite understands, none of which changes its
 * rows. To be freed.
 */
char	*dialect_translate(const char *sql);

/* A step of the schema, whose types become those of PostgreSQL. To be freed. */
char	*dialect_translate_step(const char *sql);

/* How many parameters it has. */
int	 dialect_parameters(const char *sql);

/* Whether it may change rows. */
bool	 dialect_writes(const char *sql);

#endif
