/*
 * Parts of a date; private to dates_parse.c.
 *
 * Every function takes its part from the front. If it returns false, it may
 * have taken some of it.
 */
#ifndef ALMANAC_DATES_TAKE_H
#define ALMANAC_DATES_TAKE_H

#include <stdbool.h>

struct date;

/* The rest of the text. */
struct rest {
	const char	*at;
	const char	*end;
};

/* What take_tail() allows: T before a time, and a zone. */
enum { TAKE_LETTER_T = 1, TAKE_ZONE = 2 };

bool	take_blanks(struct rest *);
bool	take_word(struct rest *, const char *word);	/* any letter case */

/* The index of the word in a list that ends with NULL, or -1. */
int	take_one_of(struct rest *, const char *const *words);

/* `min` to `max` digits, as many as there are. */
bool	take_digits(struct rest *, int min, int max, int *number);

/* Nothing or a zone, up to the end of the text. */
bool	take_zone(struct rest *, struct date *);

/* Everything after the day: a time, a zone, both, or nothing. */
bool	take_tail(struct rest *, struct date *, int allowed);

#endif
