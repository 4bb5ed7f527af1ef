#include "pages/tree.h"

#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "pages/data.h"

struct tree {
	const struct value	*list;
	const char		**parents;	/* of each record; "": none */
	const char		*hidden;
	struct tree_row		*rows;
	size_t			 count;
};

static const char *
indent_of(size_t level)
{
	static const char	 dashes[] = "– – – – – – – – ";

	return (dashes + (TREE_LEVELS - 1 - level) * strlen("– "));
}

static void
add_below(struct tree *t, const char *above, size_t level)
{
	const struct value	*record;
	const char		**parent = t->parents, *id;

	for (record = t->list->first; record != NULL;
	    record = record->next, parent++) {
		id = data_get(record, "id");
		if (strcmp(**parent == '\0' ? "0" : *parent, above) != 0 ||
		    strcmp(id, t->hidden) == 0)
			continue;
		t->rows[t->count++] = (struct tree_row){ record,
		    indent_of(level) };
		if (**parent != '\0' && level + 1 < TREE_LEVELS)
			add_below(t, id, level + 1);
	}
}

size_t
tree_rows(struct arena *arena, const struct value *list, const char *hidden,
    struct tree_row **to)
{
	struct tree		 t = { .list = list, .hidden = hidden };
	const struct value	*record;
	size_t			 count = 0;

	t.parents = arena_alloc(arena, (list->count + 1) *
	    sizeof(*t.parents));
	t.rows = arena_alloc(arena, (list->count + 1) * sizeof(*t.rows));
	for (record = list->first; record != NULL; record = record->next)
		t.parents[count++] = data_get(record, "parent");
	add_below(&t, "0", 0);
	*to = t.rows;

	return (t.count);
}
