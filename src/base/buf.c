#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/buf.h"

void
buf_init(struct buf *buf, struct arena *arena, size_t expected)
{
	buf->arena = arena;
	buf->size = expected + 1;
	buf->data = arena_bytes(arena, buf->size);
	buf->data[0] = '\0';
	buf->length = 0;
	buf->full = false;
}

/* Whether there is room for that many bytes and the NUL. */
static bool
make_room(struct buf *buf, size_t more)
{
	char	*data;

	if (more < buf->size - buf->length)
		return (!buf->full);
	if (buf->full || more > BUF_MAX - buf->length) {
		buf->full = true;
		return (false);
	}
	buf->size = 2 * (buf->length + more) + 1;
	data = arena_bytes(buf->arena, buf->size);
	memcpy(data, buf->data, buf->length + 1);
	buf->data = data;

	return (true);
}

void
buf_add(struct buf *buf, const void *bytes, size_t length)
{
	if (length == 0 || !make_room(buf, length))
		return;
	memcpy(buf->data + buf->length, bytes, length);
	buf->length += length;
	buf->data[buf->length] = '\0';
}

void
buf_string(struct buf *buf, const char *text)
{
	buf_add(buf, text, strlen(text));
}

void
buf_char(struct buf *buf, char c)
{
	if (!make_room(buf, 1))
		return;
	buf->data[buf->length++] = c;
	buf->data[buf->length] = '\0';
}

void
buf_printf(struct buf *buf, const char *format, ...)
{
	va_list	 list;
	int	 length;

	va_start(list, format);
	length = vsnprintf(NULL, 0, format, list);
	va_end(list);
	if (length < 0) {
		fprintf(stderr, "cannot format '%s'\n", format);
		abort();
	}
	if (length == 0 || !make_room(buf, (size_t)length))
		return;

	va_start(list, format);
	vsnprintf(buf->data + buf->length, (size_t)length + 1, format, list);
	va_end(list);
	buf->length += (size_t)length;
}

void
buf_fill(struct buf *buf, const char *format, va_list texts)
{
	size_t	 length;

	for (;;) {
		length = strcspn(format, "%");
		buf_add(buf, format, length);
		if (format[length] == '\0')
			return;
		format += length + 1;
		if (*format == 's')
			buf_string(buf, va_arg(texts, const char *));
		else
			buf_char(buf, '%');
		format++;
	}
}
