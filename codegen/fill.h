/*
 * Fills a text with what the spec says; it looks like what it generates.
 * `$word` is replaced, and so are marks in what replaces it; texts of the spec
 * must be escaped by out_escaped(). Lines that begin with @ are not written:
 *
 *	@each WORD ... @end		once for each item of a series
 *	@if WORD ... @else ... @end	if the mark of that name has a text
 *	@each WORD: LINE, @if WORD: LINE	the same for one line
 *	@use WORD			the lines of that mark
 */
#ifndef CODEGEN_FILL_H
#define CODEGEN_FILL_H

#include "codegen/out.h"
#include "codegen/spec.h"

/* What a text is about at one place. Series narrow it. */
struct scope {
	const struct spec	*spec;
	const struct block	*block;
	const struct record	*record;
	const struct member	*member;
	const struct param	*param;
	const struct route	*route;
	const struct group	*group;
	const struct path	*path;
	const struct error	*error;
	const struct text	*entry;
	const struct locale	*locale;
	const char		*text;
	const struct common	*common;
	const struct node	*answer;	/* "200 Event" */
	const char		*use;		/* of a route: "list" */
	int			 status;
	const char		*templatefile;
	size_t			 number;	/* of the item, from 1 */
	size_t			 before;	/* line of the one before */
};

/* NULL: there is none. */
struct mark {
	const char	*word;
	const char	*(*text)(const struct scope *);
};

struct series {
	const char	*word;
	struct list	 (*items)(const struct scope *);
	void		 (*enter)(struct scope *, const void *item);
};

/* Both tables end with NULL; `more` has marks that these do not. */
struct marks {
	const struct mark	*marks;
	const struct series	*series;
	const struct marks	*more;
};

void	 fill(struct out *, const char *text, const struct marks *,
	    const struct scope *);

/*
 * For a table that has each mark once: #define MARKS(MARK) MARK(word, text) ...
 * MARKS(FILL_FUNCTION) defines functions, { MARKS(FILL_ROW) ... } is the table.
 */
#define FILL_FUNCTION(word, value)					\
	static const char *						\
	mark_##word(const struct scope *s)				\
	{								\
		(void)s;						\
		return (value);						\
	}
#define FILL_ROW(word, value)	{ #word, mark_##word },

/* The same for series: items of a list that fulfil a condition. */
#define FILL_SERIES(word, type, from, condition)			\
	static struct list						\
	series_##word(const struct scope *s)				\
	{								\
		const struct type	*m;				\
		struct list		 found = { NULL, 0 };		\
									\
		EACH(m, from) {						\
			if (condition)					\
				list_add(&found, m);			\
		}							\
									\
		return (found);						\
	}
#define FILL_SERIES_ROW(word, type, from, condition)			\
	{ #word, series_##word, enter_##type },

#define FILL_ENTER(type, member)					\
	static void							\
	enter_##type(struct scope *s, const void *item)			\
	{								\
		s->member = item;					\
	}

/* A mark that is only a condition. */
const char	*fill_if(bool);

/* Enters an item that is a text. */
void	 fill_text(struct scope *, const void *text);

#endif
