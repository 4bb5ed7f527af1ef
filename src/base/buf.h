/*
 * Growing text in an arena. `data` always has a NUL at `length`.
 *
 * It grows to at most `most` bytes, by default BUF_MAX, and while the arena's
 * budget lasts. A piece that does not fit is dropped completely, like
 * everything after it, and `full` is set.
 */
#ifndef ALMANAC_BUF_H
#define ALMANAC_BUF_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct arena;

#define BUF_MAX		(1 << 28)

struct buf {
	struct arena	*arena;
	char		*data;
	size_t		 length;
	size_t		 size;		/* of `data` */
	size_t		 most;
	bool		 full;
};

void	buf_init(struct buf *, struct arena *, size_t expected);
void	buf_printf(struct buf *, const char *, ...)
	    __attribute__((format(printf, 2, 3)));
void	buf_integer(struct buf *, int64_t);

/*
 * For formats of the generated tables: replaces each %s by the next text, and
 * %% by %.
 */
void	buf_fill(struct buf *, const char *format, const char *const *texts);

/* Removes everything after the first `length` bytes, and resets `full`. */
void	buf_cut(struct buf *, size_t length);

/* Makes room for more bytes, or sets `full`. */
bool	buf_grow(struct buf *, size_t more);

/*
 * Inline, since answers consist of small pieces. buf_take() appends `length`
 * bytes at `*to`, which the caller fills. Returns false if there is no room.
 */
static inline bool
buf_take(struct buf *buf, size_t length, char **to)
{
	if (length >= buf->size - buf->length && !buf_grow(buf, length))
		return (false);
	*to = buf->data + buf->length;
	(*to)[length] = '\0';
	buf->length += length;

	return (true);
}

static inline void
buf_add(struct buf *buf, const void *bytes, size_t length)
{
	char	*to;

	if (length > 0 && buf_take(buf, length, &to))
		memcpy(to, bytes, length);
}

static inline void
buf_string(struct buf *buf, const char *text)
{
	buf_add(buf, text, strlen(text));
}

static inline void
buf_char(struct buf *buf, char c)
{
	buf_add(buf, &c, 1);
}

#endif
