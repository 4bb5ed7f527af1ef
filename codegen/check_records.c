#include <string.h>

#include "codegen/check.h"

static void
check_member(const struct spec *spec, const struct record *record,
    const struct member *m)
{
	list_known(&spec->records, m->schema, "record");
	if (m->type == NULL && m->schema == NULL && m->column == NULL)
		complain(&m->key->place,
		    "member '%s' needs 'type' or 'schema'", m->key->text);
	if (m->schema == NULL ? node_is(m->type, "object") :
	    m->type != NULL && !node_is(m->type, "array") &&
	    !node_is(m->type, "object"))
		complain(&m->type->place, "'schema' goes with type 'array',"
		    " 'object' or none, and an object needs it");
	if (m->alone && record->block == NULL)
		complain(&m->key->place, "'alone' needs 'use'");
	if (record->table == NULL && (m->column != NULL || m->write != NULL))
		complain(&m->key->place, "record '%s' has no 'table'",
		    record->key->text);
}

/* Checks that `name` is another stored member of the record. */
static void
check_other(const struct list *members, const struct member *member,
    const struct node *name)
{
	const struct member	*other;

	if (name == NULL)
		return;
	other = list_find(members, name->text);
	if (other == NULL || other->column == NULL || other == member)
		complain(&name->place, "'%s' is not another stored member",
		    name->text);
}

/* Checks that the member `name`, if it exists, refers to a table. */
static void
check_row(const struct list *members, const struct node *name)
{
	const struct member	*other;

	if (name != NULL && (other = list_find(members, name->text)) != NULL &&
	    other->refers == NULL)
		complain(&name->place, "'%s' refers to no table", name->text);
}

/* `members` are those of the record or block. */
static void
check_stored(const struct list *members, const struct member *m)
{
	const char	*wanted;

	if (m->held == NULL)
		return;
	if (node_is(m->null, "empty") && strcmp(m->held->word, "text") != 0 &&
	    strcmp(m->held->word, "slug") != 0)
		complain(&m->null->place, "only a text can be empty");
	if (m->held->takes == HOLDS_NUMBER &&
	    (m->min == NULL || m->max == NULL))
		complain(&m->key->place, "a number needs 'min' and 'max'");
	if (m->absent != NULL &&
	    (wanted = check_form(m->held, m->absent)) != NULL)
		complain(&m->absent->place, "'%s' is not %s", m->absent->text,
		    wanted);
	check_other(members, m, m->with);
	check_other(members, m, m->through);
	if (m->held->takes == HOLDS_TIME)
		check_other(members, m, m->min);
	check_row(members, m->through);
}

/*
 * Each member has a column or a function, which may also write the members
 * after it.
 */
static void
check_sources(const struct record *record)
{
	const struct member	*m;
	bool			 written = false;

	EACH(m, record->members) {
		if (m->column == NULL && m->write == NULL && !written)
			complain(&m->key->place, "member '%s' needs 'column' "
			    "or 'write'", m->key->text);
		if (m->column != NULL || m->write != NULL)
			written = m->write != NULL;
	}
}

static void
check_table(const struct spec *spec, const struct record *record)
{
	const struct member	*m;
	struct list		 columns = { NULL, 0 };
	bool			 has_id = false;

	list_known(&spec->groups, record->fields, "group");
	check_sources(record);
	EACH(m, record->stored) {
		has_id |= m->is_id;
		if (m->through == NULL)
			check_once(&columns, m->column);
		check_other(&record->own, m, m->within);
		check_row(&record->own, m->within);
		if (m->folded != NULL)
			check_once(&columns, m->folded);
		if (m->cased != NULL)
			check_once(&columns, m->cased);
		if (m->compared && (record->block == NULL ||
		    record->fields == NULL || record->folded == NULL))
			complain(&m->key->place, "'compared' needs 'use', "
			    "'fields' and a member that is 'folded'");
	}
	if (!has_id)
		complain(&record->table->place, "record '%s' has no column "
		    "'id'", record->key->text);
}

static void
check_record(const struct spec *spec, const struct record *record)
{
	const struct member	*m;

	EACH(m, record->own) {
		if (!record->lone)
			check_member(spec, record, m);
		if (m->block == NULL)
			check_stored(&record->own, m);
	}
	if (record->table != NULL)
		check_table(spec, record);
}

void
check_records(const struct spec *spec)
{
	const struct block	*block;
	const struct record	*record;
	const struct member	*m;

	EACH(block, spec->blocks) {
		EACH(m, block->members)
			check_stored(&block->members, m);
	}
	EACH(record, spec->records) {
		check_schema(record->key);
		check_record(spec, record);
	}
	EACH(record, spec->tables) {
		if (record->lone)
			check_record(spec, record);
	}
}
