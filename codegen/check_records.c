#include <string.h>

#include "codegen/check.h"

static void
check_member(const struct spec *spec, const struct member *member)
{
	if (member->type == NULL && member->schema == NULL && !member->hidden)
		complain(&member->key->place,
		    "member '%s' needs 'type' or 'schema'",
		    member->key->text);
	if (member->schema != NULL && member->type != NULL &&
	    !node_is(member->type, "array"))
		complain(&member->type->place,
		    "'schema' goes with type 'array' or none");
	if (member->map && member->schema == NULL)
		complain(&member->key->place, "'map' needs 'schema'");
	if (member->schema != NULL &&
	    list_find(&spec->records, member->schema->text) == NULL)
		complain(&member->schema->place, "unknown record '%s'",
		    member->schema->text);
}

/* Keys that say something of a column. */
static void
check_without_column(const struct member *m)
{
	const struct {
		const char	*name;
		bool		 set;
	} keys[] = {
		{ "hidden", m->hidden }, { "holds", m->holds != NULL },
		{ "as", m->as != NULL }, { "null", m->null != NULL },
		{ "export", m->export != NULL }, { "after", m->after != NULL },
		{ "refers", m->refers != NULL },
		{ "through", m->through != NULL }, { "min", m->min != NULL },
		{ "max", m->max != NULL }, { "with", m->with != NULL },
		{ "filled", m->filled }, { "clean", m->clean != NULL },
		{ "brief", m->brief }, { "folded", m->folded != NULL },
		{ "searched", m->searched }, { "compared", m->compared }
	};
	size_t	i;

	for (i = 0; i < sizeof(keys) / sizeof(keys[0]); i++) {
		if (keys[i].set)
			complain(&m->key->place, "'%s' goes with 'column'",
			    keys[i].name);
	}
}

static bool
holds(const struct member *member, const char *word)
{
	return (strcmp(member->held->word, word) == 0);
}

static void
check_holding(const struct member *m)
{
	if (!holds(m, "text") && (m->clean != NULL || m->brief ||
	    m->folded != NULL || m->searched))
		complain(&m->key->place, "'clean', 'brief', 'folded' and "
		    "'searched' are of texts");
	if (m->compared && !holds(m, "text") && !holds(m, "truth") &&
	    !holds(m, "number"))
		complain(&m->key->place,
		    "'compared' is of texts, truths and numbers");
	if (m->filled && !holds(m, "truth"))
		complain(&m->key->place, "'filled' is of truths");
	if (node_is(m->null, "empty") && !holds(m, "text") &&
	    !holds(m, "slug"))
		complain(&m->null->place, "only a text is empty");
	if (holds(m, "number") && (m->min == NULL || m->max == NULL))
		complain(&m->key->place, "a number needs 'min' and 'max'");
	if ((m->max != NULL && !holds(m, "number")) ||
	    (m->min != NULL && !holds(m, "number") && !holds(m, "time")))
		complain(&m->key->place, "'min' and 'max' are of numbers");
	if (m->with != NULL && !holds(m, "number"))
		complain(&m->with->place, "'with' is of numbers");
}

/* Another stored member of the record. */
static void
check_other(const struct list *members, const struct member *member,
    const struct node *name)
{
	const struct member	*other;

	if (name == NULL)
		return;
	other = list_find(members, name->text);
	if (other == NULL || other->column == NULL || other == member)
		complain(&name->place, "'%s' is no other stored member",
		    name->text);
}

static void
check_through(const struct list *members, const struct member *m)
{
	const struct member	*other;

	if (m->through == NULL)
		return;
	other = list_find(members, m->through->text);
	if (other != NULL && other->refers == NULL)
		complain(&m->through->place, "'%s' refers to no table",
		    m->through->text);
}

static void
check_names(const struct member *m)
{
	const struct node *const	 names[] = { m->column, m->folded,
	    m->write, m->refers, m->export };
	size_t				 i;

	for (i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		if (names[i] != NULL)
			check_identifier(names[i]);
	}
	if (m->column != NULL && m->as == NULL && m->of == NULL)
		check_identifier(m->key);
}

/* One of a record or of a block; `members` are all of it. */
static void
check_stored(const struct list *members, const struct member *m)
{
	check_names(m);
	if (m->column == NULL)
		check_without_column(m);
	else if (m->held != NULL) {
		check_holding(m);
		check_other(members, m, m->after);
		check_other(members, m, m->with);
		check_other(members, m, m->through);
		check_through(members, m);
		if (m->min != NULL && holds(m, "time"))
			check_other(members, m, m->min);
	}
}

/* Each is of a column, or made by a function, which may make several. */
static void
check_sources(const struct record *record)
{
	const struct member	*m;
	bool			 made = false;

	EACH(m, record->own) {
		if (m->hidden)
			continue;
		if (m->column == NULL && m->write == NULL && !made)
			complain(&m->key->place, "member '%s' needs 'column' "
			    "or 'write'", m->key->text);
		if (m->column != NULL || m->write != NULL)
			made = m->write != NULL;
	}
}

static void
check_columns(const struct record *record)
{
	const struct member	*m;
	struct list		 columns = { NULL, 0 };

	EACH(m, record->stored) {
		if (m->through == NULL)
			check_once(&columns, m->column);
		if (m->folded != NULL)
			check_once(&columns, m->folded);
	}
}

/* What is reused is found by its folded name, and was sent. */
static void
check_compared(const struct record *record)
{
	const struct member	*m;
	bool			 folded = false;

	EACH(m, record->stored)
		folded |= m->folded != NULL;
	EACH(m, record->stored) {
		if (m->compared && (record->block == NULL ||
		    record->fields == NULL || !folded))
			complain(&m->key->place, "'compared' needs 'use', "
			    "'fields' and a member that is 'folded'");
	}
}

static void
check_record_keys(const struct record *record)
{
	const struct member	*m;
	bool			 has_id = false;

	EACH(m, record->stored)
		has_id |= node_is(m->column, "id");
	if (!has_id)
		complain(&record->table->place, "record '%s' has no column "
		    "'id'", record->key->text);
	EACH(m, record->own) {
		if (m->alone && record->block == NULL)
			complain(&m->key->place, "'alone' needs 'use'");
	}
}

static void
check_table(const struct spec *spec, const struct record *record)
{
	check_identifier(record->table);
	check_known(&spec->groups, record->fields, "group");
	check_record_keys(record);
	check_sources(record);
	check_columns(record);
	check_compared(record);
}

/* What only records that are stored have. */
static void
check_no_table(const struct record *record)
{
	const struct node *const	 keys[] = { record->use, record->fields,
	    record->also, record->ready, record->before };
	const struct member		*m;
	size_t				 i;

	for (i = 0; i < sizeof(keys) / sizeof(keys[0]); i++) {
		if (keys[i] != NULL)
			complain(&keys[i]->place, "record '%s' has no 'table'",
			    record->key->text);
	}
	EACH(m, record->own) {
		if (m->column != NULL || m->write != NULL)
			complain(&m->key->place, "record '%s' has no 'table'",
			    record->key->text);
	}
}

static void
check_record(const struct spec *spec, const struct record *record)
{
	const struct member	*m;

	EACH(m, record->own) {
		check_member(spec, m);
		if (m->block == NULL)
			check_stored(&record->own, m);
	}
	if (record->table != NULL)
		check_table(spec, record);
	else
		check_no_table(record);
}

static void
check_block(const struct block *block)
{
	size_t	i;

	check_identifier(block->key);
	check_identifier(block->as);
	for (i = 0; i < block->members.count; i++)
		check_stored(&block->members, block->members.items[i]);
}

void
check_records(const struct spec *spec)
{
	const struct record	*record;
	size_t			 i;

	for (i = 0; i < spec->blocks.count; i++)
		check_block(spec->blocks.items[i]);
	EACH(record, spec->records) {
		if (!check_is_schema(record->key->text))
			complain(&record->key->place,
			    "'%s' is no name of a schema",
			    record->key->text);
		check_record(spec, record);
	}
}
