#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/budget.h"
#include "base/buf.h"

void
buf_init(struct buf *buf, struct arena *arena, size_t expected)
{
	buf->arena = arena;
	buf->size = expected + 1;
	buf->data = arena_bytes(arena, buf->size);
	buf->data[0] = '\0';
	buf->length = 0;
	buf->most = BUF_MAX;
	buf->full = false;
}

/* A full buffer keeps no room, so it stays full. */
bool
buf_grow(struct buf *buf, size_t more)
{
	size_t	 size;

	if (buf->full || more > buf->most - buf->length ||
	    budget_spent(arena_budget(buf->arena))) {
		buf->full = true;
		buf->size = buf->length + 1;
		return (false);
	}
	size = 2 * buf->length + more;
	size = (size < buf->most ? size : buf->most) + 1;
	buf->data = arena_grow(buf->arena, buf->data, buf->size, size);
	buf->size = size;

	return (true);
}

void
buf_cut(struct buf *buf, size_t length)
{
	buf->length = length;
	buf->data[length] = '\0';
	buf->full = false;
}

static int try_print(struct buf *, const char *, va_list)
    __attribute__((format(printf, 2, 0)));

/* The text did not fit, but now its length is known. */
static int
try_print(struct buf *buf, const char *format, va_list list)
{
	size_t	 room;
	int	 length;

	room = buf->size - buf->length;
	length = vsnprintf(buf->data + buf->length, room, format, list);
	if (length < 0) {
		fprintf(stderr, "cannot format '%s'\n", format);
		abort();
	}
	if ((size_t)length >= room)
		buf->data[buf->length] = '\0';

	return (length);
}

void
buf_printf(struct buf *buf, const char *format, ...)
{
	va_list	 list;
	size_t	 length;

	va_start(list, format);
	length = (size_t)try_print(buf, format, list);
	va_end(list);
	if (length >= buf->size - buf->length) {
		if (!buf_grow(buf, length))
			return;
		va_start(list, format);
		(void)try_print(buf, format, list);
		va_end(list);
	}
	buf->length += length;
}

void
buf_integer(struct buf *buf, int64_t n)
{
	char	 room[INTEGER_ROOM];

	buf_string(buf, integer_print(room, n));
}

void
buf_fill(struct buf *buf, const char *format, const char *const *texts)
{
	size_t	 length;

	for (;;) {
		length = strcspn(format, "%");
		buf_add(buf, format, length);
		if (format[length] == '\0')
			return;
		format += length + 1;
		if (*format == 's')
			buf_string(buf, *texts++);
		else
			buf_char(buf, '%');
		format++;
	}
}
