/*
 * A generated file, written into memory.  A row is a line; the items of an
 * initialiser stand on one line, or each on its own after out_break().
 */
#ifndef CODEGEN_OUT_H
#define CODEGEN_OUT_H

#include <stdbool.h>
#include <stddef.h>

struct out {
	char	*text;
	size_t	 length;
	size_t	 size;
	int	 tabs;		/* of the items' lines */
	bool	 item;		/* there is one before the next */
	bool	 fresh;		/* the next begins a line */
};

/* As it is. */
void	 out_print(struct out *, const char *, ...)
	    __attribute__((format(printf, 2, 3)));

/* Begins items; their lines begin with tabs. */
void	 out_items(struct out *, int tabs, bool inner);

/* The next item begins a line. */
void	 out_break(struct out *);

void	 out_item(struct out *, const char *, ...)
	    __attribute__((format(printf, 2, 3)));

/* An item such as `.name = ` with a literal behind it. */
void	 out_item_text(struct out *, const char *before, const char *text);

/* A text as it stands between the quotes of a literal. */
const char	*out_escaped(const char *);

/*
 * Both on one line where they fit, else on two, the first of which ends with
 * `end`: "" or, within a macro, " \\".
 */
const char	*out_two(const char *before, const char *after,
		    const char *end);

/* A whole enum, named or (NULL) not, with an item a line. */
struct list;
void	 out_enum(struct out *, const char *name, const struct list *items);

#endif
