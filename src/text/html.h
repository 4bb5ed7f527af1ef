/*
 * Markup (rule 12.3).
 *
 * libxml2's HTML parser finds the tags. All other bytes are kept: no text is
 * lost with an element or after an unfinished tag, and entities stay as
 * written. Text without a < is returned unchanged.
 */
#ifndef ALMANAC_HTML_H
#define ALMANAC_HTML_H

struct arena;

/* Call it once, before any thread starts. */
void	 html_start(void);

/*
 * Removes tags and comments. A < that could then start a tag is removed with
 * everything after it.
 */
char	*html_strip(struct arena *, const char *text);

/*
 * Like html_strip(), and reduces runs of blanks and line breaks to one blank,
 * without any at the start and the end.
 */
char	*html_strip_line(struct arena *, const char *text);

/* Like html_strip(), and replaces entities by their characters. */
char	*html_text(struct arena *, const char *text);

/*
 * Like html_text(), with line breaks for elements: breaks, an empty line
 * between paragraphs, a dash before list items. Other line breaks are kept.
 */
char	*html_lines(struct arena *, const char *text);

/*
 * Keeps only the tags, attributes and addresses of the allow-list, nested and
 * closed as the parser reads them. Any other < becomes "&lt;". Applying it
 * again changes nothing.
 */
char	*html_allow(struct arena *, const char *text);

/* Like html_allow(), and keeps tables: all that pages show (rule 35.9). */
char	*html_show(struct arena *, const char *text);

#endif
