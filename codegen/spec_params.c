#include "codegen/keys.h"
#include "codegen/spec.h"

#define COUNT(array)	(sizeof(array) / sizeof((array)[0]))
#define AT(member)	offsetof(struct param, member)

static const struct key	param_keys[] = {
	{ "in", KEY_TEXT, true, AT(in) },
	{ "type", KEY_TEXT, true, AT(type) },
	{ "name", KEY_TEXT, false, AT(name) },
	{ "as", KEY_TEXT, false, AT(as) },
	{ "required", KEY_FLAG, false, AT(required) },
	{ "default", KEY_VALUE, false, AT(shown) },
	{ "nonempty", KEY_FLAG, false, AT(nonempty) },
	{ "empty", KEY_FLAG, false, AT(empty) },
	{ "hidden", KEY_FLAG, false, AT(hidden) },
	{ "fold", KEY_FLAG, false, AT(fold) },
	{ "min", KEY_NUMBER, false, AT(min) },
	{ "max", KEY_NUMBER, false, AT(max) },
	{ "above", KEY_NUMBER, false, AT(above) },
	{ "cut", KEY_NUMBER, false, AT(cut) },
	{ "zero", KEY_FLAG, false, AT(zero) },
	{ "other", KEY_FLAG, false, AT(other) },
	{ "one", KEY_FLAG, false, AT(one) },
	{ "texts", KEY_FLAG, false, AT(texts) },
	{ "paging", KEY_FLAG, false, AT(paging) },
	{ "with", KEY_TEXT, false, AT(with) },
	{ "values", KEY_WORDS, false, AT(values) },
	{ "null", KEY_TEXT, false, AT(null) },
	{ "zone", KEY_TEXT, false, AT(zone) },
	{ "exists", KEY_TEXT, false, AT(exists) },
	{ "of", KEY_TEXT, false, AT(of) },
	{ "creates", KEY_TEXT, false, AT(creates) },
	{ "limit", KEY_TEXT, false, AT(limit) }
};

static const struct key	group_keys[] = {
	{ "as", KEY_TEXT, true, offsetof(struct group, as) },
	{ "params", KEY_MAP, true, offsetof(struct group, params) }
};

static struct param *
read_param(const struct node *key, const struct node *map)
{
	struct param	*param;

	param = memory_get(sizeof(*param));
	param->key = key;
	keys_read(map, param_keys, COUNT(param_keys), param);
	if (param->type == NULL)
		return (param);
	if ((param->kind = type_find(param->type->text)) == NULL)
		complain(&param->type->place, "unknown type '%s'",
		    param->type->text);

	return (param);
}

void
spec_read_params(const struct node *map, const struct group *group,
    struct list *list)
{
	struct param	*param;
	size_t		 i;

	for (i = 0; i < map->keys.count; i++) {
		param = read_param(map->keys.items[i], map->items.items[i]);
		param->group = group;
		list_add(list, param);
	}
}

static void
read_group(struct spec *spec, const struct node *key, const struct node *map)
{
	const struct group	*other;
	struct group		*group;

	if ((other = spec_group(spec, key->text)) != NULL) {
		complain(&key->place, "'%s' is there already (%s:%zu)",
		    key->text, other->key->place.file,
		    other->key->place.line);
		return;
	}
	group = memory_get(sizeof(*group));
	group->key = key;
	keys_read(map, group_keys, COUNT(group_keys), group);
	if (group->params != NULL)
		spec_read_params(group->params, group, &group->own);
	list_add(&spec->groups, group);
}

void
spec_read_groups(struct spec *spec, const struct node *map)
{
	size_t	i;

	for (i = 0; i < map->keys.count; i++)
		read_group(spec, map->keys.items[i], map->items.items[i]);
}
