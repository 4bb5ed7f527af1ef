#include <stdalign.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/budget.h"

#define BLOCK_SIZE	126976	/* enough for most; malloc()ed without mmap() */
#define SHARED		2	/* texts that the next ones may share */
#define FIRST_ROOM	16	/* members of arrays */
#define BYTES_A_NANOSECOND	8	/* at most */

/* The chain starts with the newest block; a reset keeps the oldest one. */
struct block {
	struct block	*older, *newer;
	size_t		 size;
	size_t		 used;
	alignas(max_align_t) char data[];
};

struct arena {
	struct block	*newest;
	struct budget	*budget;	/* NULL: none */
	size_t		 charged;	/* to this budget */
	const char	*shared[SHARED];	/* the last ones, or NULL */
	struct arena	*held;		/* by arena_hold(), or NULL */
	atomic_uint	 holders;	/* those, and its owner */
};

static struct block *
block_new(struct block *older, size_t size)
{
	struct block	*block;

	if (size > SIZE_MAX - sizeof(*block) ||
	    (block = malloc(sizeof(*block) + size)) == NULL) {
		fprintf(stderr, "out of memory\n");
		abort();
	}
	block->older = older;
	block->newer = NULL;
	if (older != NULL)
		older->newer = block;
	block->size = size;
	block->used = 0;

	return (block);
}

static void
free_newer_blocks(struct arena *arena)
{
	struct block	*block;

	while ((block = arena->newest)->older != NULL) {
		arena->newest = block->older;
		free(block);
	}
	block->newer = NULL;
	memset(arena->shared, 0, sizeof(arena->shared));
	budget_give(arena->budget, arena->charged);
	arena_set_budget(arena, NULL);
	arena_free(arena->held);
	arena->held = NULL;
}

struct arena *
arena_new(void)
{
	struct arena	*arena;
	struct block	*block;

	block = block_new(NULL, BLOCK_SIZE);
	if ((arena = calloc(1, sizeof(*arena))) == NULL) {
		fprintf(stderr, "out of memory\n");
		abort();
	}
	arena->newest = block;
	arena->holders = 1;
	arena_set_budget(arena, NULL);

	return (arena);
}

struct arena *
arena_new_part(const struct arena *whole)
{
	struct arena	*arena = arena_new();

	arena_set_budget(arena, whole->budget);

	return (arena);
}

struct arena *
arena_begin_part(struct arena **arena)
{
	struct arena	*whole = *arena;

	*arena = arena_new_part(whole);

	return (whole);
}

void
arena_end_part(struct arena **arena, struct arena *whole)
{
	arena_free(*arena);
	*arena = whole;
}

void
arena_free(struct arena *arena)
{
	if (arena == NULL || atomic_fetch_sub(&arena->holders, 1) > 1)
		return;
	free_newer_blocks(arena);
	free(arena->newest);
	free(arena);
}

void
arena_hold(struct arena *arena, struct arena *other)
{
	(void)atomic_fetch_add(&other->holders, 1);
	arena_free(arena->held);
	arena->held = other;
}

void
arena_reset(struct arena *arena)
{
	free_newer_blocks(arena);
	arena->newest->used = 0;
}

/* The blocks become the newest ones. */
void
arena_adopt(struct arena *arena, struct arena *from)
{
	struct block	*oldest = from->newest;

	while (oldest->older != NULL)
		oldest = oldest->older;
	oldest->older = arena->newest;
	arena->newest->newer = oldest;
	arena->newest = from->newest;
	arena->charged += from->charged;
	free(from);
}

void
arena_set_budget(struct arena *arena, struct budget *budget)
{
	arena->budget = budget;
	arena->charged = 0;
}

struct budget *
arena_budget(const struct arena *arena)
{
	return (arena->budget);
}

size_t
arena_held(const struct arena *arena)
{
	const struct block	*block;
	size_t			 held = 0;

	for (block = arena->newest; block->older != NULL; block = block->older)
		held += block->size;

	return (held);
}

static void
charge_budget(struct arena *arena, size_t size)
{
	arena->charged += size;
	(void)budget_take(arena->budget, size);
	(void)budget_spend(arena->budget, size / BYTES_A_NANOSECOND);
}

static void *
allocate_aligned(struct arena *arena, size_t size, size_t alignment)
{
	struct block	*block;
	size_t		 start;

	block = arena->newest;
	start = (block->used + alignment - 1) & ~(alignment - 1);
	if (start > block->size || size > block->size - start) {
		block = block_new(block, size > BLOCK_SIZE / 4 ?
		    size : BLOCK_SIZE);
		arena->newest = block;
		charge_budget(arena, block->size);
		start = 0;
	}
	block->used = start + size;

	return (block->data + start);
}

void *
arena_alloc(struct arena *arena, size_t size)
{
	void	*data;

	data = allocate_aligned(arena, size, alignof(max_align_t));
	memset(data, 0, size);

	return (data);
}

char *
arena_bytes(struct arena *arena, size_t size)
{
	return (allocate_aligned(arena, size, 1));
}

/*
 * An allocation larger than a block gets a separate block, which follows the
 * first one in the chain.
 */
char *
arena_grow(struct arena *arena, char *data, size_t size, size_t more)
{
	struct block	*block;

	if (size <= BLOCK_SIZE)
		return (memcpy(arena_bytes(arena, more), data, size));
	block = (void *)(data - offsetof(struct block, data));
	if (more > SIZE_MAX - sizeof(*block) ||
	    (block = realloc(block, sizeof(*block) + more)) == NULL) {
		fprintf(stderr, "out of memory\n");
		abort();
	}
	charge_budget(arena, more - size);
	block->size = block->used = more;
	block->older->newer = block;
	if (block->newer != NULL)
		block->newer->older = block;
	else
		arena->newest = block;

	return (block->data);
}

void *
arena_room(struct arena *arena, void *list, size_t count, size_t *size,
    size_t each)
{
	void	*larger;

	if (count < *size)
		return (list);
	*size = count < FIRST_ROOM ? FIRST_ROOM : count * 2;
	larger = arena_alloc(arena, *size * each);
	if (count > 0)
		memcpy(larger, list, count * each);
	return (larger);
}

char *
arena_copy(struct arena *arena, const char *bytes, size_t length)
{
	char	*copy;

	copy = arena_bytes(arena, length + 1);
	if (length > 0)
		memcpy(copy, bytes, length);
	copy[length] = '\0';

	return (copy);
}

char *
arena_string(struct arena *arena, const char *text)
{
	return (arena_copy(arena, text, strlen(text)));
}

const char *
arena_share(struct arena *arena, const char *text)
{
	const char	**last = arena->shared;
	size_t		 i;

	for (i = 0; i < SHARED; i++)
		if (last[i] != NULL && strcmp(last[i], text) == 0)
			return (last[i]);
	memmove(last + 1, last, (SHARED - 1) * sizeof(*last));

	return (last[0] = arena_string(arena, text));
}

/* Prints into the rest of the block first, where most texts fit. */
char *
arena_vprintf(struct arena *arena, const char *format, va_list list)
{
	struct block	*block = arena->newest;
	va_list		 again;
	char		*text;
	size_t		 room;
	int		 length;

	text = block->data + block->used;
	room = block->size - block->used;
	va_copy(again, list);
	length = vsnprintf(text, room, format, again);
	va_end(again);
	if (length < 0) {
		fprintf(stderr, "cannot format '%s'\n", format);
		abort();
	}
	if ((size_t)length < room)
		return (arena_bytes(arena, (size_t)length + 1));
	text = arena_bytes(arena, (size_t)length + 1);
	vsnprintf(text, (size_t)length + 1, format, list);

	return (text);
}

char *
arena_join(struct arena *arena, const char *first, ...)
{
	const char	*part;
	va_list		 parts;
	size_t		 length;
	char		*text, *to;

	length = strlen(first);
	va_start(parts, first);
	while ((part = va_arg(parts, const char *)) != NULL)
		length += strlen(part);
	va_end(parts);

	text = arena_bytes(arena, length + 1);
	to = stpcpy(text, first);
	va_start(parts, first);
	while ((part = va_arg(parts, const char *)) != NULL)
		to = stpcpy(to, part);
	va_end(parts);

	return (text);
}

char *
arena_integer(struct arena *arena, int64_t n)
{
	char	 room[INTEGER_ROOM];

	return (arena_string(arena, integer_print(room, n)));
}

const char *
integer_print(char room[INTEGER_ROOM], int64_t n)
{
	char		*first = room + INTEGER_ROOM - 1;
	uint64_t	 rest = n < 0 ? -(uint64_t)n : (uint64_t)n;

	*first = '\0';
	do {
		*--first = (char)('0' + rest % 10);
	} while ((rest /= 10) > 0);
	if (n < 0)
		*--first = '-';

	return (first);
}

char *
arena_printf(struct arena *arena, const char *format, ...)
{
	va_list	 list;
	char	*text;

	va_start(list, format);
	text = arena_vprintf(arena, format, list);
	va_end(list);

	return (text);
}
