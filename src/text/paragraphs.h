/*
 * Conversion between typed text and markup. In typed text an empty line ends a
 * paragraph, and tags within paragraphs are kept. A text that contains other
 * block elements, such as lists, is markup already.
 */
#ifndef ALMANAC_PARAGRAPHS_H
#define ALMANAC_PARAGRAPHS_H

struct arena;

/* Converts typed text to markup. */
const char	*paragraphs_markup(struct arena *, const char *text);

/*
 * Converts markup to the text that one would type for it, if it consists of
 * paragraphs and line breaks only; otherwise returns it unchanged.
 * paragraphs_markup() of the result has the same paragraphs.
 */
const char	*paragraphs_plain(struct arena *, const char *markup);

#endif
