/*
 * The numbers in the text of a cost; private to cost*.c.
 */
#ifndef ALMANAC_COST_NUMBERS_H
#define ALMANAC_COST_NUMBERS_H

#include <stdbool.h>
#include <stddef.h>

struct arena;

/* further numbers are ignored */
#define COST_NUMBERS_MAX	1000

struct cost_word {
	const char	*text;
	size_t		 length;
};

struct cost_number {
	struct cost_word	 shown;		/* as sent: 1,234.50 */
	const char		*value;		/* 1234.50 */
	struct cost_word	 front;		/* what stands next to it */
	struct cost_word	 behind;
};

/* Stores the numbers in text order, in the arena, and returns their count. */
size_t	cost_numbers(struct cost_number **, struct arena *, const char *text);

/* For qsort(): by value; equal values in text order. */
int	cost_compare(const void *, const void *);
bool	cost_equal(const char *value, const char *);

/* Whether there are only commas and blanks. */
bool	cost_is_separator(const char *, const char *end);

#endif
