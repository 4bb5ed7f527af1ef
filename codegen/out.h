/* A generated file, written into memory. */
#ifndef CODEGEN_OUT_H
#define CODEGEN_OUT_H

#include <stdbool.h>
#include <stddef.h>

struct out {
	char	*text;
	size_t	 length;
	size_t	 size;
	int	 tabs;		/* of the items' lines */
	bool	 inner;		/* items stand within { } or ( ) */
	bool	 continues;	/* in a macro: lines end with a backslash */
	bool	 item;		/* there is one before the next */
	bool	 fresh;		/* the next begins a line */
};

/* As it is. */
void	 out_print(struct out *, const char *, ...)
	    __attribute__((format(printf, 2, 3)));

/*
 * Begins items. With `inner` they are those of one row, and go on in the next
 * line where 80 columns are full; else their lines are ended by out_break().
 */
void	 out_items(struct out *, int tabs, bool inner);

/* Of the line that is begun, of which the tabs have eight each. */
size_t	 out_column(const struct out *);

/* The next item begins a line. */
void	 out_break(struct out *);

void	 out_item(struct out *, const char *, ...)
	    __attribute__((format(printf, 2, 3)));

/* An item such as `.name = ` with a literal behind it. */
void	 out_item_text(struct out *, const char *before, const char *text);

/* A text as it stands between the quotes of a literal. */
const char	*out_escaped(const char *);

/* A whole enum, named or (NULL) not, with an item a line. */
struct list;
void	 out_enum(struct out *, const char *name, const struct list *items);

#endif
