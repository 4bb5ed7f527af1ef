#include "config/site_write.h"

#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "base/yaml.h"
#include "config/site_yaml.h"

#define VALUE_SIZE	256	/* bytes; grows */

static void	write_value(struct json *, struct arena *, const char *name,
		    const struct key *, const struct node *_Nullable);

static void
write_text(struct json *j, struct arena *arena, const char *name,
    const struct key *key, const struct node *node)
{
	json_string(j, name, node->kind == NODE_TEXT && node->text != NULL ?
	    site_yaml_mend(arena, key, node->text) : "");
}

static void
write_map(struct json *j, struct arena *arena, const char *name,
    const struct key *key, const struct node *_Nullable node)
{
	json_object(j, name);
	for (; key->name != NULL; key++)
		write_value(j, arena, key->name, key,
		    site_yaml_said(node, key->name));
	json_object_end(j);
}

static void
write_list(struct json *j, struct arena *arena, const char *name,
    const struct key *key, const struct node *node)
{
	size_t	 i;

	json_list(j, name);
	for (i = 0; node->kind == NODE_LIST && i < node->items.count; i++)
		if (key->shape == KEY_MAPS)
			write_map(j, arena, NULL, key->keys,
			    node->items.items[i]);
		else
			write_text(j, arena, NULL, key, node->items.items[i]);
	json_list_end(j);
}

/* Of a required key in a map that lacks it there is nothing to write. */
static void
write_value(struct json *j, struct arena *arena, const char *name,
    const struct key *key, const struct node *_Nullable node)
{
	struct yaml	 yaml;

	if (node == NULL && key->initial != NULL) {
		yaml_read(&yaml, arena, "", key->initial,
		    strlen(key->initial));
		node = yaml.root;
	}
	if (key->shape == KEY_MAP)
		write_map(j, arena, name, key->keys, node);
	else if (node != NULL && (key->shape == KEY_TEXTS ||
	    key->shape == KEY_MAPS))
		write_list(j, arena, name, key, node);
	else if (node != NULL)
		write_text(j, arena, name, key, node);
}

const char *
site_write(struct arena *arena, const struct key *key,
    const struct node *node)
{
	struct json	 j;

	json_init(&j, arena, VALUE_SIZE);
	write_value(&j, arena, NULL, key, node);

	return (j.buf.data);
}

const char *
site_write_yaml(struct arena *arena, const struct key *key, const char *text)
{
	struct yaml	 yaml;

	yaml_read(&yaml, arena, "", text, strlen(text));

	return (yaml.fault != NULL || yaml.root == NULL || yaml.more ? NULL :
	    site_write(arena, key, yaml.root));
}
