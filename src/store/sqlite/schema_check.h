/*
 * Whether the schema of a database is the one that this program, or the one of
 * its version, has made: every table, index and trigger, and nothing else.
 */
#ifndef ALMANAC_SCHEMA_CHECK_H
#define ALMANAC_SCHEMA_CHECK_H

#include <stddef.h>

#include "store/check/check_index.h"

struct db;

/*
 * How many differences it reported.  The version of the schema is one that
 * store_recognize() has let pass.
 */
size_t	schema_check(struct db *, const struct event_check *);

#endif
