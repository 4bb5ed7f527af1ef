/*
 * Databases of the PostgreSQL that tests/with_postgresql.sh has started.
 */
#ifndef ALMANAC_POSTGRESQL_H
#define ALMANAC_POSTGRESQL_H

#include <stdbool.h>

/* Whether there is one: then the tests of engines use it. */
bool		 postgresql_is_there(void);

/*
 * An empty one with the current schema, and its address. It is dropped some
 * time after this process has ended.
 */
const char	*postgresql_make(void);

/* Runs SQL as its administrator, in another connection. */
void		 postgresql_run(const char *database, const char *sql);

/* The name in the address of postgresql_make(). */
const char	*postgresql_name(void);

/* The address of a database of that name. */
const char	*postgresql_address(const char *name);

#endif
