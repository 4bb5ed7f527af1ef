/*
 * Whether a database is sound: its schema, its file, the values in it, its
 * references, and what is derived of the records (store/check/check_index.h).
 */
#ifndef ALMANAC_CHECK_H
#define ALMANAC_CHECK_H

#include <stddef.h>

#include "store/check/check_index.h"

/*
 * How many faults it told of; inside one read transaction of any length.
 */
size_t	check_database(struct db *, const struct event_check *);

/* Schema, values and references alone, of any version that is recognized. */
size_t	check_contents(struct db *, const struct event_check *);

/* The first fault that one of them reports, until the next call; or NULL. */
const char	*check_first(struct db *,
		    size_t (*)(struct db *, const struct event_check *));

#endif
