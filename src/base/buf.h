/*
 * Text that grows, in an arena.  `data` always has a NUL at `length`.
 *
 * It grows up to BUF_MAX bytes: what would lead beyond is left out as a whole,
 * together with all that follows, and `full` is set.
 */
#ifndef ALMANAC_BUF_H
#define ALMANAC_BUF_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

struct arena;

#define BUF_MAX		(1 << 28)

struct buf {
	struct arena	*arena;
	char		*data;
	size_t		 length;
	size_t		 size;		/* of what `data` points to */
	bool		 full;
};

void	buf_init(struct buf *, struct arena *, size_t expected);
void	buf_add(struct buf *, const void *, size_t);
void	buf_string(struct buf *, const char *);
void	buf_char(struct buf *, char);
void	buf_printf(struct buf *, const char *, ...)
	    __attribute__((format(printf, 2, 3)));

/* A format of the generated tables, which know %s and %% alone. */
void	buf_fill(struct buf *, const char *format, va_list texts);

#endif
