#include <string.h>

#include "base/arena.h"
#include "base/json.h"

#define FEW	16		/* members that are searched linearly */
#define POOL	64		/* branches that are allocated together */

/*
 * Index of a large map: a crit-bit tree of its names. A look-up takes at most
 * as many steps as the name has bits, whatever names a client chooses. So
 * reading a map takes linear time without the secret that a hash table would
 * need.
 */
struct value_branch {
	size_t			 byte;	/* the first that differs */
	unsigned char		 bit;	/* the highest that differs */
	struct value_branch	*branch[2];
	struct value		*leaf[2];	/* if there is no branch */
};

struct value_index {
	struct value_branch	*root;
	struct value_branch	*pool;		/* for locality */
	size_t			 left;		/* of the pool */
};

struct value *
value_new(struct arena *arena, enum value_kind kind)
{
	struct value	*value;

	value = arena_alloc(arena, sizeof(*value));
	value->kind = kind;
	value->arena = arena;

	return (value);
}

struct value *
value_copy(struct arena *arena, const struct value *value)
{
	struct value	*copy = value_new(arena, value->kind);

	*copy = *value;
	copy->next = NULL;

	return (copy);
}

static int
branch_side(const struct value_branch *branch, const char *name, size_t length)
{
	unsigned char	 c;

	c = branch->byte < length ? (unsigned char)name[branch->byte] : 0;

	return ((c & branch->bit) != 0);
}

/* The only value that can have the name. */
static struct value *
find_candidate(const struct value *map, const char *name, size_t length)
{
	const struct value_branch	*branch;
	int				 i;

	for (branch = map->index->root;; branch = branch->branch[i]) {
		i = branch_side(branch, name, length);
		if (branch->branch[i] == NULL)
			return (branch->leaf[i]);
	}
}

/* Finds the first bit in which two names differ. */
static void
find_difference(struct value_branch *new, const char *a, const char *b)
{
	unsigned char	 bits;

	while (a[new->byte] == b[new->byte])
		new->byte++;
	bits = (unsigned char)(a[new->byte] ^ b[new->byte]);
	for (new->bit = 0x80; (bits & new->bit) == 0; new->bit >>= 1)
		;
}

static struct value_branch *
branch_new(struct value *map)
{
	struct value_index	*index;

	index = map->index;
	if (index->left == 0) {
		index->pool = arena_alloc(map->arena,
		    POOL * sizeof(*index->pool));
		index->left = POOL;
	}

	return (&index->pool[--index->left]);
}

/*
 * `other` is the value that a look-up of the new name finds; its name differs.
 */
static void
index_add(struct value *map, struct value *value, struct value *other)
{
	struct value_branch	*new, **at;
	size_t			 length;
	int			 i;

	new = branch_new(map);
	find_difference(new, value->name, other->name);
	length = strlen(value->name);

	at = &map->index->root;
	while (*at != NULL && ((*at)->byte < new->byte ||
	    ((*at)->byte == new->byte && (*at)->bit > new->bit)))
		at = &(*at)->branch[branch_side(*at, value->name, length)];

	i = branch_side(new, value->name, length);
	new->leaf[i] = value;
	new->branch[!i] = *at;
	new->leaf[!i] = other;
	*at = new;
}

static void
index_start(struct value *map)
{
	struct value	*value, *other = map->first;

	map->index = arena_alloc(map->arena, sizeof(*map->index));
	for (value = map->first->next; value != NULL; value = value->next) {
		if (map->index->root != NULL)
			other = find_candidate(map, value->name,
			    strlen(value->name));
		index_add(map, value, other);
	}
}

/* Finds the member of that name, or another member, or NULL. */
static struct value *
find_member(const struct value *map, const char *name)
{
	struct value	*value;

	if (map->index != NULL)
		return (find_candidate(map, name, strlen(name)));
	for (value = map->first; value != NULL; value = value->next)
		if (*value->name == *name && strcmp(value->name, name) == 0)
			return (value);

	return (NULL);
}

struct value *
value_get(const struct value *map, const char *name)
{
	struct value	*value;

	if (map == NULL || map->kind != VALUE_MAP)
		return (NULL);
	value = find_member(map, name);

	return (value != NULL && strcmp(value->name, name) == 0 ? value :
	    NULL);
}

static void
overwrite_value(struct value *old, const struct value *value)
{
	struct value	*next;

	next = old->next;
	*old = *value;
	old->next = next;
}

struct value *
value_add(struct value *outer, struct value *value)
{
	struct value	*found;

	found = outer->kind == VALUE_MAP ? find_member(outer, value->name) :
	    NULL;
	if (found != NULL && strcmp(found->name, value->name) == 0) {
		overwrite_value(found, value);
		return (found);
	}
	/* The index may return a value with another name. */
	if (found != NULL)
		index_add(outer, value, found);
	value->next = NULL;
	if (outer->last == NULL)
		outer->first = value;
	else
		outer->last->next = value;
	outer->last = value;
	if (++outer->count == FEW && outer->kind == VALUE_MAP)
		index_start(outer);

	return (value);
}

bool
value_mark(struct value *set, const char *name)
{
	struct value	*v = find_member(set, name);

	if (v != NULL && strcmp(v->name, name) == 0)
		return (true);
	v = value_new(set->arena, VALUE_NULL);
	v->name = name;
	(void)value_add(set, v);

	return (false);
}
