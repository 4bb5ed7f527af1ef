/*
 * Words that differ by one letter.
 */
#ifndef ALMANAC_WORD_NEAR_H
#define ALMANAC_WORD_NEAR_H

#include <stdbool.h>
#include <stddef.h>

#include "text/words.h"

/*
 * Whether one word becomes the other by inserting, removing or replacing a
 * code point, or by exchanging two neighbors. False for equal words.
 */
bool	word_is_near(struct word, struct word);

/* The number of code points. */
size_t	word_count(struct word);

#endif
