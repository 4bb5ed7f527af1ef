/*
 * Texts of several lines that people type: an empty line ends a paragraph, and
 * tags within it are kept. A text with other blocks, such as lists, is markup.
 */
#ifndef ALMANAC_PARAGRAPHS_H
#define ALMANAC_PARAGRAPHS_H

struct arena;

/* Markup of what was typed. */
const char	*paragraphs_markup(struct arena *, const char *text);

/*
 * What to type for markup of paragraphs and line breaks alone; all other markup
 * as it is. paragraphs_markup() of it has the same paragraphs.
 */
const char	*paragraphs_plain(struct arena *, const char *markup);

#endif
