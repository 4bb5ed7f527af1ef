/*
 * Whether a database is sound: its file, its references, and what is derived
 * of the records (store/event_check.h).
 */
#ifndef ALMANAC_CHECK_H
#define ALMANAC_CHECK_H

#include <stddef.h>

#include "store/event_check.h"

/* How many faults it told of; inside one read transaction of any length. */
size_t	check_database(struct db *, const struct event_check *);

#endif
