#include <string.h>

#include "codegen/keys.h"
#include "codegen/spec.h"

#define COUNT(array)	(sizeof(array) / sizeof((array)[0]))
#define AT(name)	offsetof(struct member, name)

static const struct key	record_keys[] = {
	{ "open", KEY_FLAG, false, offsetof(struct record, open), NULL },
	{ "table", KEY_TEXT, false, offsetof(struct record, table), NULL },
	{ "use", KEY_TEXT, false, offsetof(struct record, use), NULL },
	{ "fields", KEY_TEXT, false, offsetof(struct record, fields), NULL },
	{ "also", KEY_MAP, false, offsetof(struct record, also), NULL },
	{ "ready", KEY_TEXT, false, offsetof(struct record, ready), NULL },
	{ "before", KEY_TEXT, false, offsetof(struct record, before), NULL },
	{ "members", KEY_MAP, true, offsetof(struct record, all), NULL }
};

static const struct key	block_keys[] = {
	{ "as", KEY_TEXT, true, offsetof(struct block, as), NULL },
	{ "ready", KEY_TEXT, false, offsetof(struct block, ready), NULL },
	{ "members", KEY_MAP, true, offsetof(struct block, all), NULL }
};

static const struct key	member_keys[] = {
	{ "type", KEY_WORD, false, AT(type), words_wire },
	{ "format", KEY_TEXT, false, AT(format), NULL },
	{ "schema", KEY_TEXT, false, AT(schema), NULL },
	{ "map", KEY_FLAG, false, AT(map), NULL },
	{ "optional", KEY_FLAG, false, AT(optional), NULL },
	{ "instead", KEY_TEXT, false, AT(instead), NULL },
	{ "values", KEY_WORDS, false, AT(values), NULL },
	{ "of", KEY_TEXT, false, AT(of), NULL },
	{ "hidden", KEY_FLAG, false, AT(hidden), NULL },
	{ "column", KEY_TEXT, false, AT(column), NULL },
	{ "holds", KEY_TEXT, false, AT(holds), NULL },
	{ "as", KEY_TEXT, false, AT(as), NULL },
	{ "null", KEY_WORD, false, AT(null), words_empty },
	{ "export", KEY_TEXT, false, AT(export), NULL },
	{ "after", KEY_TEXT, false, AT(after), NULL },
	{ "refers", KEY_TEXT, false, AT(refers), NULL },
	{ "through", KEY_TEXT, false, AT(through), NULL },
	{ "min", KEY_TEXT, false, AT(min), NULL },
	{ "max", KEY_NUMBER, false, AT(max), NULL },
	{ "with", KEY_TEXT, false, AT(with), NULL },
	{ "filled", KEY_FLAG, false, AT(filled), NULL },
	{ "clean", KEY_WORD, false, AT(clean), words_clean },
	{ "brief", KEY_FLAG, false, AT(brief), NULL },
	{ "folded", KEY_TEXT, false, AT(folded), NULL },
	{ "searched", KEY_FLAG, false, AT(searched), NULL },
	{ "compared", KEY_FLAG, false, AT(compared), NULL },
	{ "write", KEY_TEXT, false, AT(write), NULL },
	{ "alone", KEY_FLAG, false, AT(alone), NULL }
};

/* What a member of a column holds, where `holds` does not say it. */
static const char *
held_by_default(const struct member *member)
{
	if (member->refers != NULL)
		return ("id");
	if (member->type == NULL || node_is(member->type, "string"))
		return ("text");

	return (node_is(member->type, "boolean") ? "truth" :
	    member->type->text);
}

static void
read_holding(struct member *member)
{
	const char	*word;

	if (member->column == NULL)
		return;
	word = member->holds != NULL ? member->holds->text :
	    held_by_default(member);
	if ((member->held = holding_find(word)) == NULL)
		complain(member->holds != NULL ? &member->holds->place :
		    &member->key->place, "no column holds '%s'", word);
}

/* The member of a block that "head.name" names. */
static const struct member *
find_shared(const struct block *block, const struct node *of)
{
	const struct member	*shared = NULL;
	const char		*as;
	size_t			 length;

	if (block != NULL && block->as != NULL) {
		as = block->as->text;
		length = strlen(as);
		if (strncmp(of->text, as, length) == 0 &&
		    of->text[length] == '.')
			shared = list_find(&block->members,
			    of->text + length + 1);
	}
	if (shared == NULL)
		complain(&of->place, "unknown member '%s'", of->text);

	return (shared);
}

/* A member that is only "head.name" is as it is there. */
static struct member *
read_member(const struct block *block, const struct node *key,
    const struct node *value)
{
	const struct member	*shared = NULL;
	const struct node	*of;
	struct member		*member;

	member = memory_get(sizeof(*member));
	of = value->kind == NODE_TEXT ? value : node_get(value, "of");
	if (of != NULL && of->kind == NODE_TEXT &&
	    (shared = find_shared(block, of)) != NULL) {
		*member = *shared;
		member->block = block;
	}
	member->key = key;
	if (value->kind != NODE_TEXT)
		keys_read(value, member_keys, COUNT(member_keys), member);
	if (shared == NULL)
		member->field = member->as != NULL ? member->as->text :
		    key->text;
	read_holding(member);

	return (member);
}

static void
read_members(struct record *record)
{
	const struct member	*member;
	size_t			 i;

	for (i = 0; i < record->all->keys.count; i++) {
		member = read_member(record->block,
		    record->all->keys.items[i], record->all->items.items[i]);
		list_add(&record->own, member);
		if (!member->hidden)
			list_add(&record->members, member);
	}
}

static bool
is_stored_after(const struct member *member, const struct member *other)
{
	return (member->after != NULL &&
	    strcmp(member->after->text, other->key->text) == 0);
}

/* Behind it those that name it in `after`. */
static void
store(struct record *record, const struct member *member)
{
	const struct member	*other;

	list_add(&record->stored, member);
	EACH(other, record->own) {
		if (other->column != NULL && is_stored_after(other, member))
			list_add(&record->stored, other);
	}
}

/* That of a block as the record has it: perhaps in a column of another name. */
static const struct member *
find_own(const struct record *record, const struct member *shared)
{
	const struct member	*member;

	EACH(member, record->own) {
		if (member->block != NULL && member->field == shared->field)
			return (member);
	}

	return (shared);
}

static void
order_stored(struct record *record)
{
	const struct member	*member;
	size_t			 i;

	for (i = 0; record->block != NULL &&
	    i < record->block->members.count; i++) {
		member = record->block->members.items[i];
		if (member->column != NULL)
			store(record, find_own(record, member));
	}
	EACH(member, record->own) {
		if (member->column != NULL && member->block == NULL &&
		    member->after == NULL)
			store(record, member);
	}
}

static void
read_record(struct spec *spec, const struct node *key,
    const struct node *map)
{
	struct record	*record;

	record = memory_get(sizeof(*record));
	record->key = key;
	keys_read(map, record_keys, COUNT(record_keys), record);
	if (record->use != NULL && (record->block =
	    list_find(&spec->blocks, record->use->text)) == NULL)
		complain(&record->use->place, "unknown group '%s'",
		    record->use->text);
	if (record->all != NULL)
		read_members(record);
	if (record->table != NULL)
		order_stored(record);
	list_add(&spec->records, record);
}

/* Its members know it: where they stand in C it comes before them. */
static void
read_block(struct spec *spec, const struct node *key, const struct node *map)
{
	struct block	*block;
	struct member	*member;
	size_t		 i;

	block = memory_get(sizeof(*block));
	block->key = key;
	keys_read(map, block_keys, COUNT(block_keys), block);
	for (i = 0; block->all != NULL && i < block->all->keys.count; i++) {
		member = read_member(NULL, block->all->keys.items[i],
		    block->all->items.items[i]);
		member->block = block;
		list_add(&block->members, member);
	}
	list_add(&spec->blocks, block);
}

static void
read_blocks(struct spec *spec, const struct node *map)
{
	size_t	i;

	if (!keys_are_map(map))
		return;
	for (i = 0; i < map->keys.count; i++)
		read_block(spec, map->keys.items[i], map->items.items[i]);
}

bool
spec_read_records(struct spec *spec)
{
	const struct node	*map, *key;
	size_t			 i;

	map = node_read(spec_file(spec, "records"), NULL);
	if (map == NULL || !keys_are_map(map))
		return (false);
	if (node_get(map, "groups") != NULL)
		read_blocks(spec, node_get(map, "groups"));
	for (i = 0; i < map->keys.count; i++) {
		key = map->keys.items[i];
		if (!node_is(key, "groups"))
			read_record(spec, key, map->items.items[i]);
	}

	return (complaint_count() == 0);
}
