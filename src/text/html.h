/*
 * Markup (contract section 7.1).
 *
 * A text is taken apart as browsers do it (WHATWG HTML section 13.2.5), with
 * libxml2's table of entities.  What is not markup stays as it was written:
 * "Fish & Chips", "AT&amp;T", "3 < 4".  Only a < that could begin a tag where
 * none is meant (of a tag that never ends, or where a tag was taken out behind
 * it) is left out, its text is not.
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

/* html_strip(), with the characters that entities stand for. */
char	*html_text(struct arena *, const char *text);

/*
 * Only the tags, attributes and addresses of the allow-list stay.  Applied
 * again it changes nothing more.
 */
char	*html_allow(struct arena *, const char *text);

#endif
