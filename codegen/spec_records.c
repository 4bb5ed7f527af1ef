#include <string.h>

#include "codegen/keys.h"
#include "codegen/spec.h"

static const struct key	record_keys[] = {
	KEY(record, open, FLAG),
	KEY(record, table, NAME),
	KEY(record, use, TEXT, .needs = "table"),
	KEY(record, fields, TEXT, .needs = "table"),
	KEY(record, also, MAP, .needs = "table"),
	KEY(record, ready, NAME, .needs = "table"),
	KEY(record, more, TEXT, .needs = "ready"),
	KEY(record, columns, TEXT, .needs = "table"),
	KEY(record, constraint, TEXT, .needs = "table"),
	KEY(record, before, NAME, .needs = "table"),
	KEY(record, linked, FLAG, .needs = "use"),
	KEY_AS("members", record, all, MAP, .required = true),
	KEYS_END
};

static const struct key	table_keys[] = {
	KEY(record, table, NAME, .required = true),
	KEY(record, constraint, TEXT),
	KEY_AS("members", record, all, MAP, .required = true),
	KEYS_END
};

static const struct key	block_keys[] = {
	KEY(block, as, NAME, .required = true),
	KEY(block, ready, NAME),
	KEY_AS("members", block, all, MAP, .required = true),
	KEYS_END
};

static const struct key	member_keys[] = {
	KEY(member, type, WORD, .words = words_wire),
	KEY(member, format, TEXT),
	KEY(member, schema, TEXT),
	KEY(member, map, FLAG, .needs = "schema"),
	KEY(member, optional, FLAG),
	KEY(member, instead, TEXT),
	KEY(member, values, WORDS),
	KEY(member, of, TEXT),
	KEY(member, column, NAME),
	KEY(member, hidden, FLAG, .needs = "column"),
	KEY(member, holds, TEXT, .needs = "column"),
	KEY(member, as, TEXT, .needs = "column"),
	KEY(member, null, WORD, .words = words_empty, .needs = "column"),
	KEY(member, export, NAME, .needs = "column"),
	KEY(member, after, TEXT, .needs = "column"),
	KEY(member, refers, NAME, .needs = "column"),
	KEY(member, through, TEXT, .needs = "column"),
	KEY(member, within, TEXT, .needs = "column", .takes = HOLDS_TEXT),
	KEY(member, min, TEXT, .needs = "column",
	    .takes = HOLDS_NUMBER | HOLDS_TIME),
	KEY(member, max, NUMBER, .needs = "column", .takes = HOLDS_NUMBER),
	KEY(member, with, TEXT, .needs = "column", .takes = HOLDS_NUMBER),
	KEY(member, filled, FLAG, .needs = "column", .takes = HOLDS_TRUTH),
	KEY(member, clean, WORD, .words = words_clean, .needs = "column",
	    .takes = HOLDS_TEXT),
	KEY(member, absent, TEXT, .needs = "column", .excludes = "null",
	    .takes = HOLDS_TEXT | HOLDS_TRUTH | HOLDS_INTEGER | HOLDS_NUMBER |
	    HOLDS_TIME),
	KEY(member, brief, FLAG, .needs = "column", .takes = HOLDS_TEXT),
	KEY(member, folded, NAME, .needs = "column", .takes = HOLDS_TEXT),
	KEY(member, cased, NAME, .needs = "column", .takes = HOLDS_TEXT),
	KEY(member, searched, FLAG, .needs = "column", .takes = HOLDS_TEXT),
	KEY(member, compared, FLAG, .needs = "column",
	    .takes = HOLDS_TEXT | HOLDS_TRUTH | HOLDS_NUMBER),
	KEY(member, counted, FLAG, .needs = "column"),
	KEY(member, unique, FLAG, .needs = "column"),
	KEY(member, outlived, FLAG, .needs = "refers"),
	KEY(member, write, NAME),
	KEY(member, alone, FLAG),
	KEYS_END
};

/* The default of `holds`. */
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
read_holding(struct member *member, const struct node *map)
{
	const char	*word;

	if (member->column == NULL)
		return;
	word = member->holds != NULL ? member->holds->text :
	    held_by_default(member);
	if ((member->held = holding_find(word)) == NULL)
		complain(member->holds != NULL ? &member->holds->place :
		    &member->key->place, "no column holds '%s'", word);
	else
		keys_fit(map, member_keys, member->held->takes, word);
}

/* Finds the member of a block that "head.name" names. */
static const struct member *
find_shared(const struct block *block, const struct node *of)
{
	const struct member	*shared = NULL;
	size_t			 length;

	length = strcspn(of->text, ".");
	if (block != NULL && block->as != NULL && of->text[length] == '.' &&
	    node_is(block->as, memory_copy(of->text, length)))
		shared = list_find(&block->members, of->text + length + 1);
	if (shared == NULL)
		complain(&of->place, "unknown member '%s'", of->text);

	return (shared);
}

/* A member that is only "head.name" has the keys of the block's member. */
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
		keys_read(value, member_keys, member);
	if (shared == NULL)
		member->field = member->as != NULL ? member->as->text :
		    key->text;
	if (shared == NULL && member->column != NULL &&
	    strchr(member->field, '.') == NULL)
		keys_check_name(member->as != NULL ? member->as : key);
	read_holding(member, value);

	return (member);
}

/* Stores a member, followed by the members that name it in `after`. */
static void
store(struct record *record, const struct member *member)
{
	const struct member	*other;

	list_add(&record->stored, member);
	if (member->folded != NULL)
		record->folded = member;
	record->searched |= member->searched;
	record->compared |= member->compared;
	EACH(other, record->own) {
		if (other->column != NULL && other->after != NULL &&
		    node_is(member->key, other->after->text))
			store(record, other);
	}
}

/* A block's member as part of the record, where its column may be another. */
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

	if (record->block != NULL) {
		EACH(member, record->block->members) {
			if (member->column != NULL)
				store(record, find_own(record, member));
		}
	}
	EACH(member, record->own) {
		if (member->column != NULL && member->block == NULL &&
		    member->after == NULL)
			store(record, member);
	}
}

/* A lone record is a group with a table. */
static void
read_record(struct spec *spec, const struct node *key, const struct node *map,
    bool lone)
{
	const struct node	*name, *value;
	const struct member	*member;
	struct record		*record;

	record = keys_add(lone ? &spec->tables : &spec->records,
	    sizeof(*record), key, map, lone ? table_keys : record_keys);
	record->lone = lone;
	if (record->use != NULL && (record->block =
	    list_find(&spec->blocks, record->use->text)) == NULL)
		complain(&record->use->place, "unknown group '%s'",
		    record->use->text);
	MAP_EACH(name, value, record->all) {
		member = read_member(record->block, name, value);
		list_add(&record->own, member);
		if (!member->hidden)
			list_add(&record->members, member);
	}
	if (record->table != NULL)
		order_stored(record);
	if (record->table != NULL && !lone)
		list_add(&spec->tables, record);
}

static void
read_block(struct spec *spec, const struct node *key, const struct node *map)
{
	const struct node	*name, *value;
	struct block		*block;
	struct member		*member;

	block = keys_add(&spec->blocks, sizeof(*block), key, map, block_keys);
	MAP_EACH(name, value, block->all) {
		member = read_member(NULL, name, value);
		member->block = block;
		list_add(&block->members, member);
	}
}

bool
spec_read_records(struct spec *spec)
{
	const struct node	*map, *groups, *key, *value;

	map = node_read(spec_file(spec, "records"), NULL);
	if (map == NULL || !keys_are_map(map))
		return (false);
	groups = node_get(map, "groups");
	if (groups != NULL && keys_are_map(groups)) {
		MAP_EACH(key, value, groups) {
			keys_check_name(key);
			if (node_get(value, "table") != NULL)
				read_record(spec, key, value, true);
			else
				read_block(spec, key, value);
		}
	}
	MAP_EACH(key, value, map) {
		if (value != groups)
			read_record(spec, key, value, false);
	}

	return (complaint_count() == 0);
}
