/*
 * A text for libxml2's HTML parser; private to html*.c.
 */
#ifndef ALMANAC_HTML_PREPARE_H
#define ALMANAC_HTML_PREPARE_H

#include <stdbool.h>
#include <stddef.h>

struct buf;

/*
 * Hides from the parser all entities, so that they are returned as written, and
 * everything that it would drop or never find the end of. Each remaining <
 * starts a tag, a comment or the like, except in <script>. False if the text is
 * not UTF-8, which the parser would read as Latin-1.
 */
bool	html_prepare(struct buf *, const char *text);

/* Length of a first piece that does not end within a name or a character. */
size_t	html_piece(const char *, size_t);

/* The number of blanks and quotes, an upper limit for attributes. */
size_t	html_blanks(const char *, size_t);

/*
 * Restores bytes of a prepared text. Pieces may follow each other: then
 * `inside`, false at first, is passed from one call to the next.
 */
void	html_restore(struct buf *, const char *, size_t, bool *inside);

#endif
