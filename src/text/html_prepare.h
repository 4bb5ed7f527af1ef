/*
 * A text for libxml2's HTML parser; private to html*.c.
 */
#ifndef ALMANAC_HTML_PREPARE_H
#define ALMANAC_HTML_PREPARE_H

#include <stdbool.h>
#include <stddef.h>

struct buf;

/*
 * The parser gets to see no entity of the text, so that each comes back as it
 * was written, and nothing that it would leave out or never find the end of.
 * A < that is left begins a tag, a comment or the like, except in <script>.
 * False when it is not UTF-8: the parser would take it for Latin-1.
 */
bool	html_prepare(struct buf *, const char *text);

/* How much of it is a piece that ends within no name and no character. */
size_t	html_piece(const char *, size_t);

/* How many blanks and quotes: no more attributes are in it. */
size_t	html_blanks(const char *, size_t);

/*
 * Some bytes of a prepared text, as they were.  They may come in pieces: then
 * `inside` (at first false) is kept from one to the next.
 */
void	html_restore(struct buf *, const char *, size_t, bool *inside);

#endif
