/* Numbers and lists as clients may send them (rules 4.1 and 4.6). */
#ifndef ALMANAC_VALUES_H
#define ALMANAC_VALUES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct arena;
struct value;

enum whole {
	WHOLE_NO,		/* not an integer */
	WHOLE_FITS,
	WHOLE_TOO_LARGE		/* for an int64_t: the nearest one */
};

/*
 * Reads a JSON number (3, 3.0, 30e-1), or a text: digits with an optional
 * sign.
 */
enum whole	number_whole(const struct value *, int64_t *);

/* Reads a JSON number, or a text such as -1.5, +3, .5 or 2e3. */
bool		number_decimal(const struct value *, double *);

/* Whether the value is a text of digits. */
bool		number_is_digits(const struct value *);

/* The members of a list, of a comma-separated text, or a single value. */
struct pieces {
	size_t			 count;
	const struct value	**list;
};

/*
 * Reads the members. Texts are trimmed, and empty ones dropped. Texts within a
 * list are not split at commas. Reads at most one member more than `most`.
 * Returns false if the value is a map.
 */
bool		pieces_read(struct pieces *, struct arena *,
		    const struct value *, size_t most);

#endif
