/* Numbers as clients send them (rule 4.1). */
#ifndef ALMANAC_NUMBERS_H
#define ALMANAC_NUMBERS_H

#include <stdbool.h>
#include <stdint.h>

struct value;

enum whole {
	WHOLE_NO,		/* not a whole number */
	WHOLE_FITS,
	WHOLE_TOO_LARGE		/* for an int64_t, which holds the nearest */
};

/* Of a JSON number (3, 3.0, 30e-1), or of a text: a sign if any, digits. */
enum whole	number_whole(const struct value *, int64_t *);

/* Of a JSON number, or of a text such as -1.5, +3, .5 or 2e3. */
bool		number_decimal(const struct value *, double *);

/* Whether it is a text of nothing but digits. */
bool		number_is_digits(const struct value *);

#endif
