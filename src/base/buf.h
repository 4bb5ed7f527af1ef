/*
 * Text that grows, in an arena.  `data` always has a NUL at `length`.
 */
#ifndef ALMANAC_BUF_H
#define ALMANAC_BUF_H

#include <stddef.h>

struct arena;

struct buf {
	struct arena	*arena;
	char		*data;
	size_t		 length;
	size_t		 size;		/* of what `data` points to */
};

void	buf_init(struct buf *, struct arena *, size_t expected);
void	buf_add(struct buf *, const void *, size_t);
void	buf_string(struct buf *, const char *);
void	buf_char(struct buf *, char);
void	buf_printf(struct buf *, const char *, ...)
	    __attribute__((format(printf, 2, 3)));

#endif
