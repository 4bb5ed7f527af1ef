/*
 * Whether each value of the tables is one that this program stores: statuses
 * and the like that exist, times within the years there are, places on the
 * globe, texts in UTF-8.
 */
#ifndef ALMANAC_CHECK_VALUES_H
#define ALMANAC_CHECK_VALUES_H

#include <stddef.h>

#include "store/check/check_index.h"

struct db;

/*
 * How many wrong values it reported, each with table, key and column.  The
 * schema is that of its version (store/sqlite/schema_check.h).
 */
size_t	check_values(struct db *, const struct event_check *);

#endif
