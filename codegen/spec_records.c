#include <string.h>

#include "codegen/keys.h"
#include "codegen/names.h"
#include "codegen/spec.h"

const struct key	record_keys[] = {
	KEY(record, open, FLAG, "It may have other members."),
	KEY(record, table, NAME,
	    "Its table. Without it, the record is not stored."),
	KEY(record, use, TEXT,
	    "The group of members that it shares with others.",
	    .needs = "table"),
	KEY(record, fields, TEXT,
	    "The group of parameters that set its members.", .needs = "table"),
	KEY(record, also, MAP,
	    "Other members of its struct in C, with their types.",
	    .needs = "table"),
	KEY(record, ready, NAME, "A C function that is called after reading.",
	    .needs = "table"),
	KEY(record, more, TEXT, "SQL of one more column, which `ready` reads.",
	    .needs = "ready"),
	KEY(record, constraint, TEXT, "SQL of a constraint of the table.",
	    .needs = "table"),
	KEY(record, linked, FLAG, "Events are linked to it.", .needs = "use"),
	KEY_AS("members", record, all, MAP,
	    "The members, in the order of the answer.", .required = true,
	    .keys = member_keys),
	KEYS_END
};

const struct key	block_keys[] = {
	KEY(block, as, NAME, "Its member in the structs of the records.",
	    .required = true),
	KEY(block, ready, NAME, "A C function that is called after reading."),
	KEY_AS("members", block, all, MAP,
	    "The members, in the order of exports.", .required = true,
	    .keys = member_keys),
	KEYS_END
};

/* A key of a member that has a column. */
#define STORED(name, what, meaning, ...)				\
	KEY(member, name, what, meaning, .needs = "column", __VA_ARGS__)

const struct key	member_keys[] = {
	KEY(member, type, WORD,
	    "Its type on the wire. A column without it and `schema` is not "
	    "shown. An object is a map of records.",
	    .words = WORDS(WIRE_WORDS, "object")),
	KEY(member, format, TEXT, "Its format, for /doc."),
	KEY(member, schema, TEXT,
	    "The record that it is, or each item of an array or object."),
	KEY(member, optional, FLAG, "It is omitted if it is empty."),
	KEY(member, instead, TEXT,
	    "The value that it may have instead of the schema."),
	KEY(member, values, WORDS, "All values that it can have."),
	KEY(member, of, TEXT,
	    "The member of the group that it shows, such as head.name."),
	KEY(member, column, NAME, "Its column. Without it, it is not stored."),
	STORED(holds, WORD, "What the column holds, unless the type says it.",
	    .types = column_types),
	STORED(as, TEXT, "Its member in the struct. The default is its key."),
	STORED(null, WORD,
	    "NULL in the column means no value, or the empty text.",
	    .words = WORDS("none", "empty")),
	STORED(export, NAME, "Its name in exports. The default is its column."),
	STORED(refers, NAME, "The table of its id."),
	STORED(through, TEXT,
	    "The member that refers to the row with the column."),
	STORED(within, TEXT,
	    "The member that, if it refers to a row, has the text there "
	    "instead.", .takes = HOLDS_TEXT),
	STORED(min, TEXT,
	    "The least number; of a time the member that it must not precede.",
	    .takes = HOLDS_NUMBER | HOLDS_TIME),
	STORED(max, NUMBER, "The greatest number.", .takes = HOLDS_NUMBER),
	STORED(with, TEXT, "The member that is NULL if this one is.",
	    .takes = HOLDS_NUMBER),
	STORED(filled, FLAG, "It is true in a new record.",
	    .takes = HOLDS_TRUTH),
	STORED(clean, WORD,
	    "The markup that is kept. Of a secret only a hash is kept.",
	    .words = WORDS("line", "markup", "secret"), .takes = HOLDS_TEXT),
	STORED(absent, TEXT,
	    "Its value in new records, and if an export lacks it.",
	    .excludes = "null", .takes = HOLDS_TEXT | HOLDS_TRUTH |
	    HOLDS_INTEGER | HOLDS_NUMBER | HOLDS_TIME),
	STORED(brief, FLAG, "It is only read if it is wanted.",
	    .takes = HOLDS_TEXT),
	STORED(folded, NAME,
	    "A column of the text without letter case and accents.",
	    .takes = HOLDS_TEXT),
	STORED(cased, NAME, "A column of the text without letter case.",
	    .takes = HOLDS_TEXT),
	STORED(searched, FLAG, "`search` finds it.", .takes = HOLDS_TEXT),
	STORED(compared, FLAG, "A record is only reused if it is equal.",
	    .takes = HOLDS_TEXT | HOLDS_TRUTH | HOLDS_NUMBER),
	STORED(counted, FLAG, "Triggers set it."),
	STORED(unique, FLAG, "No two rows have the same."),
	KEY(member, outlived, FLAG,
	    "It becomes NULL when the row that it refers to is deleted.",
	    .needs = "refers"),
	KEY(member, write, NAME,
	    "A C function writes it, and the members after it that have "
	    "neither a column nor a function."),
	KEY(member, alone, FLAG, "It is only shown in a single record."),
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
	if ((member->held = type_find(column_types, word)) != NULL)
		keys_fit(map, member_keys, member->held->takes, word);
	else if (member->holds == NULL)
		complain(&member->key->place, "no column holds '%s'", word);
}

/* Sets what the generated code for the member is made from. */
static void
derive_member(struct member *m)
{
	const char	*head = m->block == NULL || m->block->as == NULL ? "" :
			    memory_print("%s.", m->block->as->text);

	m->place = memory_print("%s%s", head, m->field);
	m->elsewhere = strchr(m->field, '.') != NULL;
	m->is_id = node_is(m->column, "id");
	m->written = m->through == NULL && !m->counted && !m->is_id;
	if (m->held == NULL)
		return;
	m->is_text = strcmp(m->held->bound, "text") == 0;
	if (node_is(m->null, "none") &&
	    (m->held->takes & (HOLDS_NUMBER | HOLDS_TIME)) != 0)
		m->twin = memory_print("%shas_%s", head, m->with != NULL ?
		    m->with->text : m->field);
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

/*
 * Reads a member of a record that may use a block, or of a block itself. One
 * that is only "head.name" has the keys of the block's member.
 */
static struct member *
read_member(const struct block *used, const struct block *block,
    const struct node *key, const struct node *value)
{
	const struct member	*shared = NULL;
	const struct node	*of;
	struct member		*member;

	member = memory_get(sizeof(*member));
	of = value->kind == NODE_TEXT ? value : node_get(value, "of");
	if (of != NULL && of->kind == NODE_TEXT &&
	    (shared = find_shared(used, of)) != NULL)
		*member = *shared;
	member->key = key;
	member->block = shared != NULL ? used : block;
	if (value->kind != NODE_TEXT)
		keys_read(value, member_keys, member);
	if (shared == NULL)
		member->field = member->as != NULL ? member->as->text :
		    key->text;
	if (shared == NULL && member->column != NULL &&
	    strchr(member->field, '.') == NULL)
		keys_check_name(member->as != NULL ? member->as : key);
	read_holding(member, value);
	derive_member(member);

	return (member);
}

static void
store_member(struct record *record, const struct member *member)
{
	list_add(&record->stored, member);
	if (member->folded != NULL)
		record->folded = member;
	record->searched |= member->searched;
	record->compared |= member->compared;
	record->shares |= member->within != NULL;
	if (member->brief)
		record->reads = memory_print("%s_reads", record->block != NULL ?
		    record->block->key->text : record->name);
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
				store_member(record, find_own(record, member));
		}
	}
	EACH(member, record->own) {
		if (member->column != NULL && member->block == NULL)
			store_member(record, member);
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
	    sizeof(*record), key, map, record_keys);
	record->lone = lone;
	record->name = name_lower(key->text);
	if (record->table != NULL)
		record->letter = memory_copy(record->table->text, 1);
	record->block = list_known(&spec->blocks, record->use, "group");
	MAP_EACH(name, value, record->all) {
		member = read_member(record->block, NULL, name, value);
		list_add(&record->own, member);
		if (member->type != NULL || member->schema != NULL ||
		    member->column == NULL)
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
		member = read_member(NULL, block, name, value);
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
