/* Marks for the statements of generated/records.c. */
#include <string.h>

#include "codegen/stored.h"

/*
 * Finds the member that refers to the row with the column. NULL: the row of
 * the record.
 */
static const struct member *
through_of(const struct record *record, const struct member *member)
{
	const struct member	*other;

	if (member->through == NULL)
		return (NULL);
	EACH(other, record->stored) {
		if (node_is(other->key, member->through->text) ||
		    strcmp(other->field, member->through->text) == 0)
			return (other);
	}

	return (NULL);
}

/*
 * The columns of the record, and of rows that it refers to. With `within`, a
 * text that is read only if it is wanted is empty if it is too long for the
 * record to be within another one.
 */
static const char *
columns(const struct scope *s, bool within)
{
	const struct member	*m, *through;
	const char		*all = "", *column;

	EACH(m, s->record->stored) {
		through = through_of(s->record, m);
		column = memory_print("%s.%s", through == NULL ? "$t" :
		    through->refers->text, m->column->text);
		if (within && m->brief)
			column = memory_print("CASE WHEN LENGTH(%s) > \""
			    " STORED_WITHIN \" THEN '' ELSE %s END", column,
			    column);
		all = memory_join(all, ", ", column);
	}
	if (s->record->more != NULL)
		all = memory_join(all, ", ", s->record->more->text);

	return (all);
}

/* A join for each row that members refer to. */
static const char *
joins(const struct scope *s)
{
	const struct member	*m, *through;
	const char		*all = "", *row;
	struct list		 joined = { NULL, 0 };

	EACH(m, s->record->stored) {
		through = through_of(s->record, m);
		if (through == NULL ||
		    !list_add_text(&joined, through->key->text))
			continue;
		row = through->refers->text;
		all = memory_print("%s LEFT JOIN %s ON %s.id = $t.%s", all,
		    row, row, through->column->text);
	}

	return (all);
}

/* Exports are sorted by the first column and by id. */
static const char *
order(const struct scope *s)
{
	const struct member	*first = s->record->stored.items[0];

	return (node_is(first->column, "id") ? "id" :
	    memory_print("%s, id", first->column->text));
}

struct list
stored_derived(const struct scope *s)
{
	const struct member	*m;
	struct list		 names = { NULL, 0 };

	EACH(m, s->record->stored) {
		if (m->folded != NULL)
			list_add(&names, m->folded->text);
		if (m->cased != NULL)
			list_add(&names, m->cased->text);
	}
	if (s->record->searched)
		list_add(&names, "searched");

	return (names);
}

/* The columns that both statements write, in order. The last one is the id. */
static struct list
written(const struct scope *s)
{
	const struct member	*m;
	const char		*name;
	struct list		 names = { NULL, 0 };
	struct list		 derived = stored_derived(s);

	EACH(m, s->record->stored) {
		if (stored_is_written(m))
			list_add(&names, m->column->text);
	}
	EACH(name, derived)
		list_add(&names, name);
	list_add(&names, "id");

	return (names);
}

/* The columns that belong to the record's own row. */
static struct list
exported(const struct scope *s)
{
	const struct member	*m;
	struct list		 names = { NULL, 0 };

	EACH(m, s->record->stored) {
		if (m->through == NULL)
			list_add(&names, m->column->text);
	}

	return (names);
}

/* Truths and numbers are compared in the statement if they were sent. */
static const char *
equal(const struct scope *s)
{
	const struct member	*m;
	const char		*where = "";
	size_t			 place = 2;

	EACH(m, s->record->stored) {
		if (!m->compared || stored_holds_text(m))
			continue;
		place++;
		where = memory_print("%s AND (CAST($%zu AS %s) IS NULL"
		    " OR $t.%s = $%zu)", where, place,
		    strcmp(m->held->bound, "number") == 0 ?
		    "DOUBLE PRECISION" : "BIGINT", m->column->text, place);
	}

	return (where);
}

struct list
stored_linked(const struct scope *s)
{
	const struct record	*record;
	struct list		 list = { NULL, 0 };

	EACH(record, s->spec->records) {
		if (record->block == s->block && record->linked)
			list_add(&list, record);
	}

	return (list);
}

static size_t
width_of(const struct record *record)
{
	return (record->stored.count + (record->more != NULL));
}

/* The number of columns of the linked record that has the most. */
static size_t
linked_width(const struct scope *s)
{
	const struct record	*record;
	struct list		 linked = stored_linked(s);
	size_t			 most = 0;

	EACH(record, linked) {
		if (width_of(record) > most)
			most = width_of(record);
	}

	return (most);
}

/* NULLs for the columns of another linked record that this one lacks. */
static const char *
padding(const struct scope *s)
{
	const char	*all = "";
	size_t		 i;

	for (i = width_of(s->record); i < linked_width(s); i++)
		all = memory_print("%s, NULL", all);

	return (all);
}

#define MARKS(MARK)							\
	MARK(width, memory_print("%zu", s->record->stored.count))	\
	MARK(columns, columns(s, false))				\
	MARK(columnswithin, columns(s, true))				\
	MARK(joins, joins(s))						\
	MARK(order, order(s))						\
	MARK(foldedcolumn, s->record->folded->folded->text)		\
	MARK(equal, equal(s))						\
	MARK(unionselect, s->number > 1 ? " UNION ALL SELECT" :		\
	    "SELECT")							\
	MARK(padding, padding(s))					\
	MARK(linkedwidth, memory_print("%zu", linked_width(s)))

/* The sets end with " WHERE id = $3". */
#define JOINED(JOINED)							\
	JOINED(names, char, written(s), ", ", m)			\
	JOINED(places, char, written(s), ", ",				\
	    memory_print("$%zu", m_at + 1))				\
	JOINED(sets, char, written(s), m_at + 1 == written(s).count ?	\
	    " WHERE " : ", ", memory_print("%s = $%zu", m, m_at + 1))	\
	JOINED(exportednames, char, exported(s), ", ", m)

JOINED(FILL_JOINED)
MARKS(FILL_FUNCTION)

static const struct mark	marks[] = {
	JOINED(FILL_JOINED_ROW)
	MARKS(FILL_ROW)
	{ NULL, NULL }
};

const struct marks	stored_sql = { marks, NULL, &stored_members };
