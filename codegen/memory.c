#include <stdarg.h>
#include <string.h>

#include "base/arena.h"
#include "codegen/memory.h"

static struct arena	*arena;

struct arena *
memory_arena(void)
{
	if (arena == NULL)
		arena = arena_new();

	return (arena);
}

void *
memory_get(size_t size)
{
	return (arena_alloc(memory_arena(), size));
}

void
memory_end(void)
{
	if (arena != NULL)
		arena_free(arena);
	arena = NULL;
}

char *
memory_copy(const char *text, size_t length)
{
	return (arena_copy(memory_arena(), text, length));
}

char *
memory_print(const char *format, ...)
{
	char	*text;
	va_list	 args;

	va_start(args, format);
	text = arena_vprintf(memory_arena(), format, args);
	va_end(args);

	return (text);
}

struct buf
memory_buf(void)
{
	struct buf	buf;

	buf_init(&buf, memory_arena(), 0);

	return (buf);
}

char *
memory_join(const char *all, const char *between, const char *format, ...)
{
	char	*part;
	va_list	 args;

	va_start(args, format);
	part = arena_vprintf(memory_arena(), format, args);
	va_end(args);

	return (memory_print("%s%s%s", all, *all != '\0' ? between : "", part));
}

void
list_add(struct list *list, const void *item)
{
	const void	**items;

	/* The list is full at every power of two: double it. */
	if ((list->count & (list->count - 1)) == 0) {
		items = memory_get((list->count + 1) * 2 * sizeof(*items));
		if (list->count > 0)
			memcpy(items, list->items,
			    list->count * sizeof(*items));
		list->items = items;
	}
	list->items[list->count++] = item;
}

size_t
list_index(const struct list *list, const void *item)
{
	size_t	 i;

	for (i = 0; list->items[i] != item; i++)
		continue;

	return (i);
}

bool
list_has_text(const struct list *list, const char *text)
{
	const char	*other;

	EACH(other, *list) {
		if (strcmp(other, text) == 0)
			return (true);
	}

	return (false);
}

bool
list_add_text(struct list *list, const char *text)
{
	if (list_has_text(list, text))
		return (false);
	list_add(list, text);

	return (true);
}
