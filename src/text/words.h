/*
 * The words of a text, for an index that finds any part of it.
 *
 * A text falls into parts, by the kinds of its code points alone, so that what
 * stands inside a text falls into the same parts as by itself, but for the
 * first and the last, which may go on there.
 *
 * Words are what an index keeps of a part.  None is longer than WORD_MAX
 * bytes, whatever the text is:
 *	- of letters the whole part; of a long one pieces that overlap, so that
 *	  up to WORD_OVERLAP bytes of it lie together in one of them;
 *	- of a script that puts no blanks between words each two neighbours, or
 *	  one that stands alone;
 *	- a sign.
 */
#ifndef ALMANAC_WORDS_H
#define ALMANAC_WORDS_H

#include <stdbool.h>
#include <stddef.h>

#define WORD_MAX	64	/* bytes */
#define WORD_OVERLAP	32

enum part_kind {
	PART_END,
	PART_BLANK,		/* and what is not printed */
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

/* The part that begins at the text; one of kind PART_END at its NUL. */
void	part_read(struct part *, const char *text);

/*
 * The next word of a part: `word` is the last one, or all zero at first.
 * False when there is none.
 */
bool	part_word(const struct part *, struct word *word);

/* Whether its words are the same in a text that goes on before or behind. */
bool	part_is_settled(const struct part *);

/*
 * At most `most` bytes of a part, from its front or its back, without a code
 * point cut in two.
 */
struct word	part_front(const struct part *, size_t most);
struct word	part_back(const struct part *, size_t most);

#endif
