/*
 * An empty database with the current schema: in memory, or in the PostgreSQL of
 * tests/support/postgresql.h if there is one.
 */
#ifndef ALMANAC_STORE_EMPTY_H
#define ALMANAC_STORE_EMPTY_H

struct db	*store_empty(void);

#endif
