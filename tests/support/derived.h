/*
 * Whether derived data matches the records. Checked at the end of every test,
 * since only this shows code that forgets to derive.
 */
#ifndef ALMANAC_DERIVED_H
#define ALMANAC_DERIVED_H

#include <stdbool.h>

struct db;

/* Reports what differs. False if the connection has failed. */
bool	derived_differs(struct db *);

/* The same inside a transaction. */
bool	derived_inside(struct db *);

/* Notes all records as changed, after rows were inserted directly. */
void	derived_note_all(struct db *);

#endif
