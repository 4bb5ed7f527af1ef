/*
 * A text with markup, piece by piece; private to html*.c.
 */
#ifndef ALMANAC_HTML_SCAN_H
#define ALMANAC_HTML_SCAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct buf;

struct html_scan {
	const char	*at;
	const char	*end;
	bool		 no_tags;	/* ahead: what begins one never ends */
	bool		 no_comments;
};

enum html_kind { HTML_TEXT, HTML_START_TAG, HTML_END_TAG, HTML_COMMENT };

struct html_piece {
	enum html_kind	 kind;
	const char	*text;
	size_t		 length;	/* of the whole piece */
	const char	*name;		/* of a tag, as it is written */
	size_t		 name_length;
};

struct html_attribute {
	const char	*name;
	size_t		 name_length;
	const char	*value;		/* as it is written, without quotes */
	size_t		 value_length;
};

/* The next piece; false at the end.  All calls together take linear time. */
bool	html_scan_next(struct html_scan *, struct html_piece *);

/*
 * The attribute at `*at`, moving it behind.  False at the > of the tag, or,
 * with `*at` NULL, when the text ends before.
 */
bool	html_scan_attribute(const char **at, const char *end,
	    struct html_attribute *);

/*
 * The character at the front, or the one that an entity there stands for, and
 * how many bytes it takes up.  HTML_UNKNOWN: an entity that is not known here,
 * but may be elsewhere.
 */
#define HTML_UNKNOWN	UINT32_MAX
size_t	html_character(const char *, size_t, uint32_t *);

/* The tag's name in the allow-list, or NULL. */
const char	*html_allowed_tag(const struct html_piece *);

/* Writes the tag with the attributes that are allowed in it. */
void	html_write_tag(struct buf *, const char *name,
	    const struct html_piece *);

/* Whether a tag or a comment begins where that follows a <. */
bool	html_begins_tag(char);

#endif
