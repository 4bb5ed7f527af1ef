#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "http/fieldmask.h"
#include "http/values.h"

#define NAMES_MAX	1000	/* including repeated ones */

struct reading {
	struct arena	*arena;
	struct value	*root;
	size_t		 room;		/* for this many more words */
};

/* The name of a member is true in the mask, that of a map with a dot a map. */
static struct value *
find_or_add(struct reading *r, struct value *mask, const char *word,
    enum value_kind kind)
{
	struct value	*found = value_get(mask, word);

	if (found != NULL && (found->kind == VALUE_BOOLEAN ||
	    kind == VALUE_MAP))
		return (found);
	found = value_new(r->arena, kind);
	found->name = word;

	return (value_add(mask, found));
}

/* Adds a name such as "events.id", word by word. */
static void
add_name(struct reading *r, const char *name)
{
	struct value	*mask = r->root;
	const char	*dot;

	do {
		if (r->room == 0)
			return;
		r->room--;
		dot = strchrnul(name, '.');
		mask = find_or_add(r, mask, arena_copy(r->arena, name,
		    (size_t)(dot - name)), *dot == '.' ? VALUE_MAP :
		    VALUE_BOOLEAN);
		name = dot + 1;
	} while (*dot != '\0' && mask->kind == VALUE_MAP);
}

const struct value *
fieldmask_read(struct arena *arena, const struct value *sent)
{
	struct reading	 r;
	struct pieces	 names;
	size_t		 i;

	if (sent == NULL || !pieces_read(&names, arena, sent,
	    NAMES_MAX))
		return (NULL);

	r.arena = arena;
	r.root = value_new(arena, VALUE_MAP);
	r.room = FIELDMASK_MAX;
	for (i = 0; i < names.count && r.room > 0; i++)
		if (names.list[i]->kind == VALUE_TEXT)
			add_name(&r, names.list[i]->text);

	return (r.root->count == 0 ? NULL : r.root);
}

bool
fieldmask_wants(const struct value *mask, const char *list,
    const char *member)
{
	const struct value	*records;

	if (mask == NULL)
		return (true);
	records = value_get(mask, list);

	return (records != NULL && (records->kind != VALUE_MAP ||
	    value_get(records, member) != NULL));
}
