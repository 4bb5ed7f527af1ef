/*
 * Fills a template, which looks like the file that it generates, with values
 * from the spec. `$word` is replaced. Marks in the replacement are replaced,
 * too, so texts from the spec must be escaped by fill_escaped(). `$(, .with =
 * $word)` is left out if $word is absent. Lines that begin with @ are not
 * written:
 *
 * 	@each WORD ... @end		once for each item of a series
 * 	@if WORD ... @else ... @end	if the mark of that name has a text
 * 	@each WORD: LINE, @if WORD: LINE	the same for one line
 * 	@use WORD			the lines of that mark
 */
#ifndef CODEGEN_FILL_H
#define CODEGEN_FILL_H

#include "codegen/spec.h"

/* The current item at each level. Each series sets another member. */
struct scope {
	const struct spec	*spec;
	const struct block	*block;
	const struct record	*record;
	const struct member	*member;
	const struct param	*param;
	const struct route	*route;
	const struct group	*group;
	const struct path	*path;
	const struct limit	*limit;
	const struct error	*error;
	const char		*text;
	const char		*templatefile;
	size_t			 number;	/* of the item, from 1 on */
};

/* The text for a mark, or NULL if the mark is absent. */
struct mark {
	const char	*word;
	const char	*(*text)(const struct scope *);
};

struct series {
	const char	*word;
	struct list	 (*items)(const struct scope *);
	void		 (*enter)(struct scope *, const void *item);
};

/* Both tables end with NULL. `more` has further marks. */
struct marks {
	const struct mark	*marks;
	const struct series	*series;
	const struct marks	*more;
};

void	 fill(struct buf *, const char *text, const struct marks *,
	    const struct scope *);

/*
 * For a table of marks: #define MARKS(MARK) MARK(word, text) ... Then
 * MARKS(FILL_FUNCTION) defines functions, and { MARKS(FILL_ROW) ... } is the
 * table.
 */
#define FILL_FUNCTION(word, value)					\
	static const char *						\
	mark_##word(const struct scope *s)				\
	{								\
		(void)s;						\
		return (value);						\
	}
#define FILL_ROW(word, value)	{ #word, mark_##word },

/*
 * The same for marks that join a text for each item. NULL if there are no
 * items.
 */
#define FILL_JOINED(word, type, from, between, value)			\
	static const char *						\
	mark_##word(const struct scope *s)				\
	{								\
		const type	*m;					\
		const char	*all = "";				\
		__typeof__(from) items = from;				\
									\
		EACH(m, items)						\
			all = memory_join(all, between, value);		\
									\
		return (*all == '\0' ? NULL : all);			\
	}
#define FILL_JOINED_ROW(word, type, from, between, value)		\
	{ #word, mark_##word },

/* The same for series: the items of a list that meet a condition. */
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

/* Escapes a text for a C string literal. A $ in it starts no mark. */
const char	*fill_escaped(const char *);

/* The value of a mark that is a condition: "true" or NULL. */
const char	*fill_if(bool);

/* Enters an item that is a text, or a node with one. */
void	 fill_text(struct scope *, const void *text);
void	 enter_node(struct scope *, const void *node);

#endif
