/*
 * Markup (contract section 7.1), on libxml2's HTML parser.
 */
#ifndef ALMANAC_HTML_H
#define ALMANAC_HTML_H

struct arena;

/* Once, before any thread. */
void	 html_start(void);

/* The text without tags and comments; entities in it stay as written. */
char	*html_strip(struct arena *, const char *text);

/* html_strip(), with runs of blanks and line breaks as one blank, trimmed. */
char	*html_strip_line(struct arena *, const char *text);

/* Only the tags, attributes and addresses of the allow-list stay. */
char	*html_allow(struct arena *, const char *text);

#endif
