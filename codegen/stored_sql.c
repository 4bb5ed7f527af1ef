/* Marks for the statements of generated/records.c. */
#include <string.h>

#include "codegen/stored.h"

/*
 * Finds the member that refers to the row with the column, or to one that may
 * have it. NULL: the row of the record.
 */
static const struct member *
row_of(const struct record *record, const struct member *member)
{
	const struct member	*other;
	const struct node	*name = member->through != NULL ?
				    member->through : member->within;

	if (name == NULL)
		return (NULL);
	EACH(other, record->stored) {
		if (node_is(other->key, name->text) ||
		    strcmp(other->field, name->text) == 0)
			return (other);
	}

	return (NULL);
}

static const char *
column_of(const struct record *record, const struct member *m)
{
	const struct member	*row = row_of(record, m);
	const char		*name = m->column->text;

	if (row != NULL && m->within != NULL)
		return (memory_print("COALESCE(%s.%s, $t.%s)",
		    row->refers->text, name, name));

	return (memory_print("%s.%s", row == NULL ? "$t" : row->refers->text,
	    name));
}

/* Texts that are `brief`: all, only short ones, or those with a bit in $1. */
enum texts { TEXTS_ALL, TEXTS_WITHIN, TEXTS_ASKED };

static const char *
brief(enum texts texts, int bit, const char *column)
{
	if (texts == TEXTS_WITHIN)
		return (memory_print("CASE WHEN OCTET_LENGTH(%s) > \""
		    " STORED_WITHIN_BYTES \" OR LENGTH(%s) > \""
		    " STORED_WITHIN \" THEN '' ELSE %s END", column, column,
		    column));
	if (texts == TEXTS_ASKED)
		return (memory_print("CASE WHEN ($1 & %d) <> 0 THEN %s ELSE ''"
		    " END", bit, column));

	return (column);
}

/* The columns of the record, and of rows that it refers to. */
static const char *
columns(const struct scope *s, enum texts texts)
{
	const struct member	*m;
	const char		*all = "", *column;
	int			 bit = 1;

	EACH(m, s->record->stored) {
		column = column_of(s->record, m);
		if (m->brief) {
			column = brief(texts, bit, column);
			bit *= 2;
		}
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
	const struct member	*m, *row;
	const char		*all = "", *table;
	struct list		 joined = { NULL, 0 };

	EACH(m, s->record->stored) {
		row = row_of(s->record, m);
		if (row == NULL || !list_add_text(&joined, row->key->text))
			continue;
		table = row->refers->text;
		all = memory_print("%s LEFT JOIN %s ON %s.id = $t.%s", all,
		    table, table, row->column->text);
	}

	return (all);
}

/* Exports are sorted by the first column and by id. */
static const char *
order(const struct scope *s)
{
	const struct member	*first = s->record->stored.items[0];

	return (node_is(first->column, "id") ? "$t.id" :
	    memory_print("$t.%s, $t.id", first->column->text));
}

/* Columns that are computed from others. */
static struct list
derived_from(const struct scope *s)
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
	struct list		 derived = derived_from(s);

	EACH(m, s->record->stored) {
		if (stored_is_written(m))
			list_add(&names, m->column->text);
	}
	EACH(name, derived)
		list_add(&names, name);
	list_add(&names, "id");

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

#define SQL_LINE	"," "\" \\\n\t\""

static const char *
type_of(const struct member *m)
{
	return (stored_holds_text(m) ? "TEXT" :
	    strcmp(m->held->bound, "number") == 0 ? "REAL" : "INTEGER");
}

/* `absent` in SQL within C. Both engines store truths as numbers. */
static const char *
default_of(const struct member *m)
{
	const char	*text;
	struct buf	 sql = memory_buf();

	if (stored_holds_text(m)) {
		for (text = m->absent->text; *text != '\0'; text++)
			buf_string(&sql, *text == '\'' ? "''" :
			    memory_copy(text, 1));
		return (memory_print("'%s'", fill_escaped(sql.data)));
	}
	if (m->held->takes == HOLDS_TRUTH)
		return (node_is(m->absent, "true") ? "1" : "0");

	return (stored_absent(m));
}

/* PostgreSQL may check references only at the commit. */
static const char *
definition(const struct member *m)
{
	struct buf	 sql = memory_buf();

	buf_printf(&sql, "%s %s", m->column->text, type_of(m));
	if (node_is(m->column, "id"))
		buf_printf(&sql, " PRIMARY KEY");
	else if (m->null == NULL && m->with == NULL)
		buf_printf(&sql, " NOT NULL");
	if (m->absent != NULL)
		buf_printf(&sql, " DEFAULT %s", default_of(m));
	if (m->counted)
		buf_printf(&sql, " DEFAULT 0");
	if (m->unique)
		buf_printf(&sql, " UNIQUE");
	if (m->refers != NULL)
		buf_printf(&sql, " REFERENCES %s (id)%s DEFERRABLE INITIALLY"
		    " IMMEDIATE", m->refers->text,
		    m->outlived ? " ON DELETE SET NULL" : "");

	return (sql.data);
}

/* The order of columns: SQLite passes over all that is before one. */
enum { ID, NO_TEXT, TEXT, LONG_TEXT };

static int
rank(const struct member *m)
{
	return (node_is(m->column, "id") ? ID : !stored_holds_text(m) ?
	    NO_TEXT : m->brief ? LONG_TEXT : TEXT);
}

/* The columns of CREATE TABLE, each on a line. */
static const char *
definitions(const struct scope *s)
{
	const struct member	*m;
	const char		*all = "", *name;
	struct list		 derived = derived_from(s);
	int			 i;

	for (i = ID; i <= LONG_TEXT; i++) {
		EACH(m, s->record->stored) {
			if (m->through == NULL && rank(m) == i)
				all = memory_join(all, SQL_LINE, definition(m));
		}
		if (i == NO_TEXT && s->record->columns != NULL)
			all = memory_join(all, SQL_LINE,
			    s->record->columns->text);
	}
	EACH(name, derived)
		all = memory_join(all, SQL_LINE, memory_print("%s TEXT"
		    " NOT NULL", name));
	if (s->record->constraint != NULL)
		all = memory_join(all, SQL_LINE, s->record->constraint->text);

	return (all);
}

#define MARKS(MARK)							\
	MARK(definitions, definitions(s))				\
	MARK(width, memory_print("%zu", s->record->stored.count))	\
	MARK(columns, columns(s, TEXTS_ALL))				\
	MARK(columnsasked, columns(s, TEXTS_ASKED))			\
	MARK(columnswithin, columns(s, TEXTS_WITHIN))			\
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
	    " WHERE " : ", ", memory_print("%s = $%zu", m, m_at + 1))

JOINED(FILL_JOINED)
MARKS(FILL_FUNCTION)

static const struct mark	marks[] = {
	JOINED(FILL_JOINED_ROW)
	MARKS(FILL_ROW)
	{ NULL, NULL }
};

const struct marks	stored_sql = { marks, NULL, &stored_members };
