/*
 * Whether what is derived of the records is what they make: asked at the end
 * of every test, since a place that forgets to derive shows nowhere else.
 */
#ifndef ALMANAC_DERIVED_H
#define ALMANAC_DERIVED_H

#include <stdbool.h>

struct db;

/* Says what differs; false for a connection that has failed. */
bool	derived_differs(struct db *);

/* The same inside a transaction. */
bool	derived_inside(struct db *);

#endif
