#include "config/site_write.h"

#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "base/yaml.h"
#include "config/site_yaml.h"

#define VALUE_SIZE	256	/* bytes; grows */

struct writing {
	struct json	 j;
	struct arena	*arena;
	bool		 hides;		/* hidden values */
};

static void	write_value(struct writing *, const char *name,
		    const struct key *, const struct node *_Nullable,
		    const struct node *_Nullable old);

static const char *
text_of(struct arena *arena, const struct key *key,
    const struct node *_Nullable node)
{
	return (node != NULL && node->kind == NODE_TEXT && node->text != NULL ?
	    site_yaml_mend(arena, key, node->text) : "");
}

static void
write_map(struct writing *w, const char *name, const struct key *key,
    const struct node *_Nullable node, const struct node *_Nullable old)
{
	const struct node	*said;

	json_object(&w->j, name);
	for (; key->name != NULL; key++) {
		if (key->file || (key->hidden && w->hides))
			continue;
		said = site_yaml_said(node, key->name);
		if (said == NULL && key->hidden)
			said = site_yaml_said(old, key->name);
		write_value(w, key->name, key, said, NULL);
	}
	json_object_end(&w->j);
}

/* Whether one map keeps secrets of the other. */
static bool
is_same(struct arena *arena, const struct key *key,
    const struct node *_Nullable a, const struct node *b)
{
	for (; key->name != NULL; key++)
		if (key->distinct && strcmp(
		    text_of(arena, key, site_yaml_said(a, key->name)),
		    text_of(arena, key, site_yaml_said(b, key->name))) != 0)
			return (false);

	return (true);
}

static const struct node *
find_same(struct arena *arena, const struct key *key, const struct node *map,
    const struct node *_Nullable list)
{
	size_t	 i;

	for (i = 0; list != NULL && list->kind == NODE_LIST &&
	    i < list->items.count; i++)
		if (is_same(arena, key, map, list->items.items[i]))
			return (list->items.items[i]);

	return (NULL);
}

static void
write_list(struct writing *w, const char *name, const struct key *key,
    const struct node *node, const struct node *_Nullable old)
{
	const struct node	*item;
	size_t			 i;

	json_list(&w->j, name);
	for (i = 0; node->kind == NODE_LIST && i < node->items.count; i++) {
		item = node->items.items[i];
		if (key->shape == KEY_MAPS)
			write_map(w, NULL, key->keys, item, find_same(
			    w->arena, key->keys, item, old));
		else
			json_string(&w->j, NULL, text_of(w->arena, key,
			    item));
	}
	json_list_end(&w->j);
}

/* Of a required key in a map that lacks it there is nothing to write. */
static void
write_value(struct writing *w, const char *name, const struct key *key,
    const struct node *_Nullable node, const struct node *_Nullable old)
{
	struct yaml	 yaml;

	if (node == NULL && key->initial != NULL) {
		yaml_read(&yaml, w->arena, "", key->initial,
		    strlen(key->initial));
		node = yaml.root;
	}
	if (key->shape == KEY_MAP)
		write_map(w, name, key->keys, node, old != NULL &&
		    is_same(w->arena, key->keys, node, old) ? old : NULL);
	else if (node != NULL && (key->shape == KEY_TEXTS ||
	    key->shape == KEY_MAPS))
		write_list(w, name, key, node, old);
	else if (node != NULL)
		json_string(&w->j, name, text_of(w->arena, key, node));
}

static const char *
write_node(struct arena *arena, const struct key *key,
    const struct node *_Nullable node, const struct node *_Nullable old,
    bool hides)
{
	struct writing	 w = { .arena = arena, .hides = hides };

	json_init(&w.j, arena, VALUE_SIZE);
	write_value(&w, NULL, key, node, old);

	return (w.j.buf.data);
}

/* Returns NULL if the text is not one value. */
static const struct node *
read_yaml(struct arena *arena, const char *text)
{
	struct yaml	 yaml;

	yaml_read(&yaml, arena, "", text, strlen(text));

	return (yaml.fault != NULL || yaml.more ? NULL : yaml.root);
}

const char *
site_write(struct arena *arena, const struct key *key,
    const struct node *node)
{
	return (write_node(arena, key, node, NULL, false));
}

const char *
site_write_yaml(struct arena *arena, const struct key *key, const char *text,
    const char *old)
{
	const struct node	*node = read_yaml(arena, text);

	return (node == NULL ? NULL : write_node(arena, key, node,
	    old == NULL ? NULL : read_yaml(arena, old), false));
}

const char *
site_write_shown(struct arena *arena, const struct key *key, const char *json)
{
	return (key->hidden ? "\"\"" : write_node(arena, key,
	    read_yaml(arena, json), NULL, true));
}

bool
site_write_hides(struct arena *arena, const struct key *key, const char *json)
{
	const char	*bare = write_node(arena, key, read_yaml(arena, json),
			    NULL, true);
	const char	*whole = site_write_yaml(arena, key, json, NULL);
	const char	*again = site_write_yaml(arena, key, bare, NULL);

	return (whole != NULL && again != NULL && strcmp(whole, again) != 0);
}
