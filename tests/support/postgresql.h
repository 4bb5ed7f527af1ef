/*
 * Databases of the PostgreSQL that tests/with_postgresql.sh has started.
 */
#ifndef ALMANAC_POSTGRESQL_H
#define ALMANAC_POSTGRESQL_H

#include <stdbool.h>

/* Whether it was started. If so, tests of engines use it. */
bool		 postgresql_is_there(void);

/*
 * Makes an empty database with the current schema and returns its address. It
 * is dropped some time after this process has ended.
 */
const char	*postgresql_make(void);

/* Runs SQL as administrator, on another connection. */
void		 postgresql_run(const char *database, const char *sql);

/* The name in the address from postgresql_make(). */
const char	*postgresql_name(void);

/* The address of a database of that name. */
const char	*postgresql_address(const char *name);

#endif
