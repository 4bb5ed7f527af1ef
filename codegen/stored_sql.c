/* tables.h, and the statements in records.c. */
#include <string.h>

#include "codegen/emit.h"
#include "codegen/names.h"
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
	const char		*t = record->letter;

	if (row != NULL && m->within != NULL)
		return (memory_print("COALESCE(%s.%s, %s.%s)",
		    row->refers->text, name, t, name));

	return (memory_print("%s.%s", row == NULL ? t : row->refers->text,
	    name));
}

static const char *
select_text(enum stored_texts texts, int bit, const char *column)
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

const char *
stored_columns(const struct record *record, enum stored_texts texts)
{
	const struct member	*m;
	const char		*all = "", *column;
	int			 bit = 1;

	EACH(m, record->stored) {
		column = column_of(record, m);
		if (m->brief) {
			column = select_text(texts, bit, column);
			bit *= 2;
		}
		all = memory_join(all, ", ", "%s", column);
	}
	if (record->more != NULL)
		all = memory_join(all, ", ", "%s.%.*s", record->letter,
		    (int)strcspn(record->more->text, " "), record->more->text);

	return (all);
}

size_t
stored_width(const struct record *record)
{
	return (record->stored.count + (record->more != NULL));
}

/* A join for each row that members refer to. */
static const char *
make_joins(const struct record *record)
{
	const struct member	*m, *row;
	const char		*all = "", *table;
	struct list		 joined = { NULL, 0 };

	EACH(m, record->stored) {
		row = row_of(record, m);
		if (row == NULL || !list_add_text(&joined, row->key->text))
			continue;
		table = row->refers->text;
		all = memory_print("%s LEFT JOIN %s ON %s.id = %s.%s", all,
		    table, table, record->letter, row->column->text);
	}

	return (all);
}

const char *
stored_from_ids(const struct record *record, size_t place)
{
	const char	*t = record->letter;

	return (memory_print(" FROM id_list($%zu) j CROSS JOIN %s %s"
	    " ON %s.id = j.value%s", place, record->table->text, t, t,
	    make_joins(record)));
}

/* Exports are sorted by the first column and by id. */
static const char *
make_order(const struct record *record)
{
	const struct member	*first = record->stored.items[0];
	const char		*t = record->letter;

	return (first->is_id ? memory_print("%s.id", t) :
	    memory_print("%s.%s, %s.id", t, first->column->text, t));
}

/* Columns that are computed from others. */
static struct list
derived_from(const struct record *record)
{
	const struct member	*m;
	struct list		 names = { NULL, 0 };

	EACH(m, record->stored) {
		if (m->folded != NULL)
			list_add(&names, m->folded->text);
		if (m->cased != NULL)
			list_add(&names, m->cased->text);
	}
	if (record->searched)
		list_add(&names, "searched");

	return (names);
}

/* The columns that both statements write, in order. The last one is the id. */
static struct list
list_written(const struct record *record)
{
	const struct member	*m;
	const char		*name;
	struct list		 names = { NULL, 0 };
	struct list		 derived = derived_from(record);

	EACH(m, record->stored) {
		if (m->written)
			list_add(&names, m->column->text);
	}
	EACH(name, derived)
		list_add(&names, name);
	list_add(&names, "id");

	return (names);
}

/* Truths and numbers are compared in the statement if they were sent. */
static const char *
make_equal(const struct record *record)
{
	const struct member	*m;
	const char		*where = "";
	size_t			 place = 2;

	EACH(m, record->stored) {
		if (!m->compared || m->is_text)
			continue;
		place++;
		where = memory_print("%s AND (CAST($%zu AS %s) IS NULL"
		    " OR %s.%s = $%zu)", where, place,
		    strcmp(m->held->bound, "number") == 0 ?
		    "DOUBLE PRECISION" : "BIGINT", record->letter,
		    m->column->text, place);
	}

	return (where);
}

#define SQL_LINE	"," "\" \\\n\t\""

static const char *
type_of(const struct member *m)
{
	return (m->is_text ? "TEXT" :
	    strcmp(m->held->bound, "number") == 0 ? "REAL" : "INTEGER");
}

/* `absent` in SQL within C. Both engines store truths as numbers. */
static const char *
default_of(const struct member *m)
{
	const char	*text;
	struct buf	 sql = memory_buf();

	if (m->is_text) {
		for (text = m->absent->text; *text != '\0'; text++)
			buf_string(&sql, *text == '\'' ? "''" :
			    memory_copy(text, 1));
		return (memory_print("'%s'", emit_escaped(sql.data)));
	}
	if (m->held->takes == HOLDS_TRUTH)
		return (node_is(m->absent, "true") ? "1" : "0");

	return (stored_absent(m));
}

/* PostgreSQL may check references only at the commit. */
static const char *
define_column(const struct member *m)
{
	struct buf	 sql = memory_buf();

	buf_printf(&sql, "%s %s", m->column->text, type_of(m));
	if (m->is_id)
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
rank_member(const struct member *m)
{
	return (m->is_id ? ID : !m->is_text ?
	    NO_TEXT : m->brief ? LONG_TEXT : TEXT);
}

/* The columns of CREATE TABLE, each on a line. */
static const char *
define_columns(const struct record *record)
{
	const struct member	*m;
	const char		*all = "", *name;
	struct list		 derived = derived_from(record);
	int			 i;

	for (i = ID; i <= LONG_TEXT; i++) {
		EACH(m, record->stored) {
			if (m->through == NULL && rank_member(m) == i)
				all = memory_join(all, SQL_LINE, "%s",
				    define_column(m));
		}
		if (i == NO_TEXT && record->more != NULL)
			all = memory_join(all, SQL_LINE, "%s",
			    record->more->text);
	}
	EACH(name, derived)
		all = memory_join(all, SQL_LINE, "%s TEXT NOT NULL", name);
	if (record->constraint != NULL)
		all = memory_join(all, SQL_LINE, "%s",
		    record->constraint->text);

	return (all);
}

void
emit_tables(struct buf *out, const struct spec *spec)
{
	const struct record	*record;

	buf_string(out, "");
	EACH(record, spec->tables)
		buf_printf(out,
		    "#define %s_TABLE \\\n"
		    "	\"CREATE TABLE %s (\" \\\n"
		    "	\"%s\" \\\n"
		    "	\") STRICT;\"\n\n",
		    name_upper(record->name), record->table->text,
		    define_columns(record));
}

/* The last column is that of WHERE in an update. */
static void
put_writing(struct buf *out, const struct record *record)
{
	const struct list	 columns = list_written(record);
	const char		*name, *place, *table = record->table->text;
	const char		*names = "", *places = "", *sets = "";

	EACH(name, columns) {
		place = memory_print("$%zu", name_at + 1);
		names = memory_join(names, ", ", "%s", name);
		places = memory_join(places, ", ", "%s", place);
		sets = memory_join(sets, name_at + 1 == columns.count ?
		    " WHERE " : ", ", "%s = %s", name, place);
	}
	buf_printf(out,
	    "	.insert = \"INSERT INTO %s (%s) VALUES (%s)\",\n"
	    "	.replace = \"UPDATE %s SET %s\",\n"
	    "	.remove = \"DELETE FROM %s WHERE id = $1\",\n",
	    table, names, places, table, sets, table);
}

/* For records with a block. `from` selects all records. */
static void
put_finding(struct buf *out, const struct record *record, const char *from)
{
	const char	*table = record->table->text;
	const char	*t = record->letter;

	buf_printf(out,
	    "	.find = %s WHERE %s.id = $1\",\n"
	    "	.find_slug = %s WHERE %s.slug = $1 AND %s.status <> $2\",\n"
	    "	.has_slug = \"SELECT 1 FROM %s WHERE slug = $1 AND"
	    " id <> $2\",\n"
	    "	.select = \"SELECT %s%s\",\n",
	    from, t, from, t, t, table,
	    stored_columns(record, TEXTS_ASKED), stored_from_ids(record, 2));
	if (record->compared && record->folded != NULL)
		buf_printf(out, "	.equal = %s WHERE %s.%s = $1 AND"
		    " %s.status <> $2%s ORDER BY %s.id LIMIT 100\",\n", from, t,
		    record->folded->folded->text, t, make_equal(record), t);
}

void
stored_put_statements(struct buf *out, const struct record *record)
{
	const char	*t = record->letter, *from;

	from = memory_print("\"SELECT \" %s_COLUMNS \" FROM %s %s%s",
	    name_upper(record->name), record->table->text, t,
	    make_joins(record));
	buf_printf(out, "	.rows = %s WHERE %s.id > $1 ORDER BY %s"
	    " LIMIT $2\",\n", from, t, make_order(record));
	put_writing(out, record);
	if (record->block != NULL)
		put_finding(out, record, from);
}
