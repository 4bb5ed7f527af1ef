/*
 * Markup (contract section 7.1).
 *
 * libxml2's HTML parser takes a text apart.  What is not markup stays: text is
 * lost neither with its element nor behind a tag that never ends, and entities
 * stay as they were written.  A text without a < is not touched.
 */
#ifndef ALMANAC_HTML_H
#define ALMANAC_HTML_H

struct arena;

/* Once, before any thread. */
void	 html_start(void);

/*
 * The text without tags and comments.  A < that could begin a tag now, with
 * what stands behind it, is left out.
 */
char	*html_strip(struct arena *, const char *text);

/* html_strip(), with runs of blanks and line breaks as one blank, trimmed. */
char	*html_strip_line(struct arena *, const char *text);

/* html_strip(), with the characters that entities stand for. */
char	*html_text(struct arena *, const char *text);

/*
 * html_text(), with what elements mean for lines: breaks, paragraphs with an
 * empty line between them, items behind a dash.  Other line breaks stay.
 */
char	*html_lines(struct arena *, const char *text);

/*
 * Only the tags, attributes and addresses of the allow-list stay, nested and
 * closed as the parser understood them.  Any other < becomes "&lt;".  Applied
 * again it changes nothing more.
 */
char	*html_allow(struct arena *, const char *text);

#endif
