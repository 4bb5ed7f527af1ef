/*
 * Fills a text with what the spec says; it looks like what it generates.
 * `$word` is replaced, and so are marks in what replaces it. Lines that begin
 * with @ are not written:
 *
 *	@each WORD ... @end		once for each item of a series
 *	@if WORD ... @else ... @end	if the mark of that name has a text
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
	const char		*text;
	size_t			 number;	/* of the item, from 1 */
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

/* Both tables end with NULL. */
struct marks {
	const struct mark	*marks;
	const struct series	*series;
};

void	 fill(struct out *, const char *text, const struct marks *,
	    const struct scope *);

/* A mark that is only a condition. */
const char	*fill_if(bool);

/* Enters an item that is a text. */
void	 fill_text(struct scope *, const void *text);

#endif
