/*
 * Words that differ by one letter.
 */
#ifndef ALMANAC_WORD_NEAR_H
#define ALMANAC_WORD_NEAR_H

#include <stdbool.h>
#include <stddef.h>

#include "text/words.h"

/*
 * Whether one word is the other with a code point inserted, removed or replaced,
 * or with two neighbours exchanged. Equal words are not.
 */
bool	word_is_near(struct word, struct word);

/* Code points. */
size_t	word_count(struct word);

#endif
