#include "codegen/keys.h"
#include "codegen/spec.h"

#define COUNT(array)	(sizeof(array) / sizeof((array)[0]))
#define AT(name)	offsetof(struct member, name)

static const struct key	record_keys[] = {
	{ "open", KEY_FLAG, false, offsetof(struct record, open), NULL },
	{ "members", KEY_MAP, true, offsetof(struct record, all), NULL }
};

static const struct key	member_keys[] = {
	{ "type", KEY_WORD, false, AT(type), words_wire },
	{ "format", KEY_TEXT, false, AT(format), NULL },
	{ "schema", KEY_TEXT, false, AT(schema), NULL },
	{ "map", KEY_FLAG, false, AT(map), NULL },
	{ "optional", KEY_FLAG, false, AT(optional), NULL },
	{ "instead", KEY_TEXT, false, AT(instead), NULL },
	{ "values", KEY_WORDS, false, AT(values), NULL }
};

static void
read_members(const struct node *map, struct list *list)
{
	struct member	*member;
	size_t		 i;

	for (i = 0; i < map->keys.count; i++) {
		member = memory_get(sizeof(*member));
		member->key = map->keys.items[i];
		keys_read(map->items.items[i], member_keys,
		    COUNT(member_keys), member);
		list_add(list, member);
	}
}

bool
spec_read_records(struct spec *spec)
{
	const struct node	*map;
	struct record		*record;
	size_t			 i;

	map = node_read(spec_file(spec, "records"), NULL);
	if (map == NULL || !keys_are_map(map))
		return (false);
	for (i = 0; i < map->keys.count; i++) {
		record = memory_get(sizeof(*record));
		record->key = map->keys.items[i];
		keys_read(map->items.items[i], record_keys,
		    COUNT(record_keys), record);
		if (record->all != NULL)
			read_members(record->all, &record->members);
		list_add(&spec->records, record);
	}

	return (complaint_count() == 0);
}
