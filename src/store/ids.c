#include "store/ids.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "store/db.h"

void
ids_add(struct ids *ids, struct arena *arena, int64_t id)
{
	ids->list = arena_room(arena, ids->list, ids->count, &ids->size,
	    sizeof(*ids->list));
	ids->list[ids->count++] = id;
}

bool
ids_insert(struct ids *ids, struct arena *arena, int64_t id)
{
	size_t	 i;

	for (i = ids->count; i > 0 && ids->list[i - 1] >= id; i--)
		if (ids->list[i - 1] == id)
			return (false);
	ids_add(ids, arena, id);
	memmove(ids->list + i + 1, ids->list + i,
	    (ids->count - 1 - i) * sizeof(*ids->list));
	ids->list[i] = id;
	return (true);
}

bool
ids_have(const struct ids *ids, int64_t id)
{
	return (ids->count > 0 && bsearch(&id, ids->list, ids->count,
	    sizeof(id), ids_compare) != NULL);
}

bool
ids_remove(struct ids *ids, int64_t id)
{
	size_t	 i;

	for (i = 0; i < ids->count && ids->list[i] < id; i++)
		continue;
	if (i == ids->count || ids->list[i] != id)
		return (false);
	ids->count--;
	memmove(ids->list + i, ids->list + i + 1,
	    (ids->count - i) * sizeof(*ids->list));
	return (true);
}

struct ids
ids_sorted(struct arena *arena, const struct ids *ids)
{
	struct ids	 sorted = { 0 };
	size_t		 i;

	if (ids->count == 0)
		return (sorted);
	sorted.list = arena_alloc(arena, ids->count * sizeof(*sorted.list));
	memcpy(sorted.list, ids->list, ids->count * sizeof(*sorted.list));
	qsort(sorted.list, ids->count, sizeof(*sorted.list), ids_compare);
	for (i = 0; i < ids->count; i++)
		if (i == 0 || sorted.list[i] != sorted.list[sorted.count - 1])
			sorted.list[sorted.count++] = sorted.list[i];
	return (sorted);
}

struct ids
ids_read(struct statement *st, struct arena *arena)
{
	struct ids	 ids = { 0 };

	while (db_step(st))
		ids_add(&ids, arena, db_integer(st, 0));
	db_done(st);
	return (ids);
}

int
ids_compare(const void *p, const void *q)
{
	const int64_t	*a = p, *b = q;

	return ((*a > *b) - (*a < *b));
}

const char *
ids_text(struct arena *arena, const struct ids *ids)
{
	struct buf	 text;
	size_t		 i;

	buf_init(&text, arena, ids->count * 8 + 2);
	buf_char(&text, '[');
	for (i = 0; i < ids->count; i++) {
		if (i > 0)
			buf_char(&text, ',');
		buf_integer(&text, ids->list[i]);
	}
	buf_char(&text, ']');
	return (text.data);
}
