/* Shortened texts, in UTF-8. */
#ifndef ALMANAC_CUT_H
#define ALMANAC_CUT_H

#include <stdbool.h>
#include <stddef.h>

struct arena;

/*
 * Returns how many bytes, at most `most`, form complete characters. The text
 * must be UTF-8.
 */
size_t	 text_fit(const char *, size_t most);

/*
 * Returns the text, or, if it is longer than `most` bytes, its beginning and
 * an ellipsis, without incomplete characters. With `most` 0 returns "". The
 * text must be UTF-8.
 */
const char	*text_cut(struct arena *, const char *, size_t most);

/*
 * Replaces runs of blanks and line breaks by one blank, and removes those at
 * the start and the end, in place.
 */
char	*text_one_line(char *);

/* Whether the text has no control characters. */
bool	 text_is_line(const char *);

/*
 * Whether it also has none of Unicode's other line breaks, nor marks that
 * change the direction of the text after them. The text must be UTF-8.
 */
bool	 text_is_plain(const char *);

#endif
