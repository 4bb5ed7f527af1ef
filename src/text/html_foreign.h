/*
 * Texts of other programs, which may be plain or markup without saying so, and
 * documents of their editors. Text is markup if it has a tag of a known element
 * or, without one, an entity.
 */
#ifndef ALMANAC_HTML_FOREIGN_H
#define ALMANAC_HTML_FOREIGN_H

#include <stdbool.h>
#include <stddef.h>

struct arena;

/*
 * What the allow-list keeps of a whole document: without titles, styles,
 * scripts and comments, and with breaks for the blocks that are not allowed.
 * Line breaks count, outside of blocks, if there are no <p>, <br> and <div>.
 */
char	*html_document(struct arena *, const char *text);

/* Like html_document(), of a text that may be plain. */
char	*html_foreign(struct arena *, const char *text);

/* A name or a title in one line; html_text() shows it as it was meant. */
char	*html_foreign_line(struct arena *, const char *text);

/* Cuts clean markup, so that it is as long with the ends of its elements. */
char	*html_fit(struct arena *, const char *text, size_t most);

/* Whether a result of html_document() has more than paragraphs. */
bool	 html_has_format(const char *text);

#endif
