/*
 * The words of a text, for an index that finds any part of it.
 *
 * A text is split into parts by the kinds of its code points only. Therefore a
 * piece of the text is split in the same way as within the text, except for its
 * first and last part, which may continue there.
 *
 * The index keeps words of each part, none of them longer than WORD_MAX bytes:
 *
 * - of letters: the whole part; of a long one overlapping pieces, so that
 *   any WORD_OVERLAP bytes are together in one of them;
 * - of a script without blanks between words: each pair of neighbours, or
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
	PART_BLANK,		/* and characters that are not printed */
	PART_LETTERS,		/* letters, digits and marks */
	PART_SCRIPT,		/* of a script without blanks */
	PART_SIGN		/* one of punctuation or a symbol */
};

struct part {
	enum part_kind	 kind;
	const char	*text;
	size_t		 length;	/* of the bytes */
};

struct word {
	const char	*text;
	size_t		 length;
};

/* The part at the start of the text; PART_END at its NUL. */
void	part_read(struct part *, const char *text);

/* Whether no letter, digit or mark is before `at`, within the text. */
bool	part_begins(const char *text, const char *at);

/*
 * The next word of a part: `word` is the previous one, or zero at first. False
 * at the end.
 */
bool	part_word(const struct part *, struct word *word);

/* Whether a part that continues before or after has the same words. */
bool	part_is_settled(const struct part *);

/*
 * At most `most` bytes from the front or the back of a part, without incomplete
 * code points.
 */
struct word	part_front(const struct part *, size_t most);
struct word	part_back(const struct part *, size_t most);

#endif
