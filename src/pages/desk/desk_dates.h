/* The dates that the form of an event shows or sends, as clock times. */
#ifndef ALMANAC_DESK_DATES_H
#define ALMANAC_DESK_DATES_H

#include <stdbool.h>
#include <stdint.h>

#include "pages/desk/desk_repeat.h"

struct desk_form;
struct value;
struct zone;

/* Returns the start in the form, which may be invalid or missing. */
struct desk_first	desk_dates_first(const struct desk_form *);

/* Reads a date of the fields. Returns false if there is none. */
bool	desk_dates_read(const struct desk_form *, const struct value *fields,
	    const char *name, const struct zone *, int64_t *local);

/*
 * Whether the form was sent with an end before the start, which the API would
 * change (rule 11.1).
 */
bool	desk_dates_end_early(const struct desk_form *);

#endif
