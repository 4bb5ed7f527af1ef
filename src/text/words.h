/*
 * The words of a text, for an index that finds any part of the text.
 *
 * A text is split into parts by the kinds of its code points only. So a piece
 * of the text is split in the same way as the text itself, except for its
 * first and last part, which may be cut.
 *
 * The index contains the words of each part. No word is longer than WORD_MAX
 * bytes:
 *
 * - of letters: the whole part; of a long one, overlapping pieces, so that
 *   any WORD_OVERLAP bytes are together in one of them;
 * - of a script without blanks between words: each pair of neighbors, or
 *   a single code point;
 * - a sign: itself.
 */
#ifndef ALMANAC_WORDS_H
#define ALMANAC_WORDS_H

#include <stdbool.h>
#include <stddef.h>

#define WORD_MAX	64	/* bytes */
#define WORD_OVERLAP	32

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

/*
 * Finds the next word of a part. `word` is the previous one, or zeroed for the
 * first. Returns false at the end.
 */
bool	part_word(const struct part *, struct word *word);

/*
 * Returns at most `most` bytes from the start of a part, without incomplete
 * code points.
 */
struct word	part_front(const struct part *, size_t most);

#endif
