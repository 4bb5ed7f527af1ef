#include <err.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "codegen/memory.h"

struct block {
	struct block	*next;
	max_align_t	 bytes[];
};

static struct block	*blocks;

void *
memory_get(size_t size)
{
	struct block	*block;

	if ((block = calloc(1, sizeof(*block) + size)) == NULL)
		err(1, "out of memory");
	block->next = blocks;
	blocks = block;

	return (block->bytes);
}

void
memory_end(void)
{
	struct block	*next;

	for (; blocks != NULL; blocks = next) {
		next = blocks->next;
		free(blocks);
	}
}

char *
memory_copy(const char *text, size_t length)
{
	char	*copy;

	copy = memory_get(length + 1);
	memcpy(copy, text, length);

	return (copy);
}

char *
memory_vprint(const char *format, va_list args)
{
	char	*text, *copy;
	int	 length;

	if ((length = vasprintf(&text, format, args)) == -1)
		err(1, "out of memory");
	copy = memory_copy(text, (size_t)length);
	free(text);

	return (copy);
}

char *
memory_print(const char *format, ...)
{
	char	*text;
	va_list	 args;

	va_start(args, format);
	text = memory_vprint(format, args);
	va_end(args);

	return (text);
}

void
list_add(struct list *list, const void *item)
{
	const void	**items;

	/* Full at every power of two; then twice as much is needed. */
	if ((list->count & (list->count - 1)) == 0) {
		items = memory_get((list->count + 1) * 2 * sizeof(*items));
		if (list->count > 0)
			memcpy(items, list->items,
			    list->count * sizeof(*items));
		list->items = items;
	}
	list->items[list->count++] = item;
}
