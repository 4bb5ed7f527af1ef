/* A row of a CSV file becomes an event, in the form of import_form.h. */
#ifndef ALMANAC_CSV_FORM_H
#define ALMANAC_CSV_FORM_H

#include <stdbool.h>

struct csv;

/*
 * Imports the event of c->row and its places and terms, or leaves it out and
 * reports why. Returns false if import->why is set.
 */
bool	csv_put_row(struct csv *);

#endif
