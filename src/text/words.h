/*
 * The parts of a text, by the kinds of its code points only. So a piece of the
 * text is split in the same way as the text itself, except for its first and
 * last part, which may be cut.
 */
#ifndef ALMANAC_WORDS_H
#define ALMANAC_WORDS_H

#include <stdbool.h>
#include <stddef.h>

/* Longer words have no forms, and are not corrected. */
#define WORD_MOST	32	/* bytes */

enum part_kind {
	PART_END,
	PART_BLANK,		/* and unprintable characters */
	PART_LETTERS,		/* letters, digits and marks */
	PART_SCRIPT,		/* of a script without blanks */
	PART_SIGN		/* punctuation or a symbol */
};

struct part {
	enum part_kind	 kind;
	const char	*text;
	size_t		 length;	/* in bytes */
};

struct word {
	const char	*text;
	size_t		 length;
};

/* Reads the part at the start of the text; PART_END at its NUL. */
void	part_read(struct part *, const char *text);

/* Whether there is no letter, digit or mark between `text` and `at`. */
bool	part_begins(const char *text, const char *at);

#endif
