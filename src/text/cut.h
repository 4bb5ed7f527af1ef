/* Texts that are made shorter. */
#ifndef ALMANAC_CUT_H
#define ALMANAC_CUT_H

#include <stddef.h>

struct arena;

/*
 * How many of the first `most` bytes of a longer text are whole characters.
 * The text must be UTF-8.
 */
size_t	 text_fit(const char *, size_t most);

/*
 * The text, or of a longer one its first `most` bytes at the most, whole
 * characters with an ellipsis behind them; 0: "".  The text must be UTF-8.
 */
const char	*text_cut(struct arena *, const char *, size_t most);

#endif
