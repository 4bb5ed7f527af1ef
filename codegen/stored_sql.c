/* The statements of generated/records.c. */
#include <string.h>

#include "codegen/stored.h"

#define LINE	60	/* columns; a line of SQL ends at the next blank */

/*
 * Splits SQL into lines of string literals after `indent`. `end` ends each
 * line but the last.
 */
static const char *
lines_of(const char *indent, const char *sql, const char *end)
{
	const char	*all = "";
	size_t		 length;

	while (strlen(sql) > LINE) {
		length = LINE + strcspn(sql + LINE, " ");
		if (sql[length] == '\0')
			break;
		all = memory_print("%s%s\"%.*s\"%s\n", all, indent,
		    (int)length, sql, end);
		sql += length;
	}

	return (memory_print("%s%s\"%s\"", all, indent, sql));
}

static const struct member *
find(const struct record *record, const struct node *name)
{
	const struct member	*member;

	EACH(member, record->stored) {
		if (node_is(member->key, name->text) ||
		    strcmp(member->field, name->text) == 0)
			return (member);
	}

	return (NULL);
}

/* The columns of the record, and of rows that it refers to. */
static const char *
columns_of(const struct record *record, const char *table)
{
	const struct member	*m, *through;
	const char		*all = "", *row;

	EACH(m, record->stored) {
		row = table;
		if (m->through != NULL &&
		    (through = find(record, m->through)) != NULL)
			row = through->refers->text;
		all = memory_join(all, ", ", memory_print("%s.%s", row,
		    m->column->text));
	}
	if (record->more != NULL)
		all = memory_join(all, ", ", record->more->text);

	return (all);
}

/* A join for each row that members refer to. */
static const char *
joins_of(const struct record *record, const char *table)
{
	const struct member	*m, *through;
	const char		*all = "", *row;
	struct list		 joined = { NULL, 0 };

	EACH(m, record->stored) {
		if (m->through == NULL ||
		    (through = find(record, m->through)) == NULL ||
		    !list_add_text(&joined, m->through->text))
			continue;
		row = through->refers->text;
		all = memory_print("%s LEFT JOIN %s ON %s.id = %s.%s", all,
		    row, row, table, through->column->text);
	}

	return (all);
}

static const char *
columns(const struct scope *s)
{
	return (lines_of("\t", columns_of(s->record, "$t"), " \\"));
}

static const char *
select(const struct scope *s)
{
	return (lines_of("\t", memory_print("SELECT %s FROM $table $t%s",
	    columns_of(s->record, "$t"), joins_of(s->record, "$t")), " \\"));
}

static const char *
select_each(const struct scope *s)
{
	return (lines_of("\t", memory_print("SELECT %s FROM id_list($1) j"
	    " CROSS JOIN $table $t ON $t.id = j.value%s",
	    columns_of(s->record, "$t"), joins_of(s->record, "$t")), " \\"));
}

/* Selects all rows, sorted by the first column and by id. */
static const char *
select_all(const struct scope *s)
{
	const struct member	*m, *first = s->record->stored.items[0];
	const char		*names = "";

	EACH(m, s->record->stored) {
		if (m->through == NULL)
			names = memory_join(names, ", ", m->column->text);
	}

	return (lines_of("\t    ", memory_print(
	    "SELECT %s FROM %s WHERE id > $1 ORDER BY %sid LIMIT $2", names, s->record->table->text,
	    node_is(first->column, "id") ? "" : memory_print("%s, ",
	    first->column->text)), ""));
}

struct list
stored_derived(const struct scope *s)
{
	const struct member	*m;
	struct list		 columns = { NULL, 0 };

	EACH(m, s->record->stored) {
		if (m->folded != NULL)
			list_add(&columns, m->folded->text);
		if (m->cased != NULL)
			list_add(&columns, m->cased->text);
	}
	if (s->record->searched)
		list_add(&columns, "searched");

	return (columns);
}

/* The columns that both statements write, in order. */
static struct list
saved_columns(const struct scope *s)
{
	const struct member	*m;
	const char		*column;
	struct list		 columns = { NULL, 0 };
	struct list		 derived = stored_derived(s);

	EACH(m, s->record->stored) {
		if (m->through == NULL && !m->counted &&
		    !node_is(m->column, "id"))
			list_add(&columns, m->column->text);
	}
	EACH(column, derived)
		list_add(&columns, column);

	return (columns);
}

static const char *
insert(const struct scope *s)
{
	const char	*names = "", *places = "", *column;
	struct list	 columns = saved_columns(s);

	EACH(column, columns) {
		names = memory_print("%s%s, ", names, column);
		places = memory_print("%s$%zu, ", places, column_at + 1);
	}

	return (lines_of("\t    ", memory_print("INSERT INTO %s (%sid) VALUES "
	    "(%s$%zu)", s->record->table->text, names, places,
	    columns.count + 1), ""));
}

static const char *
update(const struct scope *s)
{
	const char	*sets = "", *column;
	struct list	 columns = saved_columns(s);

	EACH(column, columns)
		sets = memory_join(sets, ", ", memory_print("%s = $%zu",
		    column, column_at + 1));

	return (lines_of("\t    ", memory_print("UPDATE %s SET %s WHERE "
	    "id = $%zu", s->record->table->text, sets, columns.count + 1),
	    ""));
}

static bool
is_text(const struct member *m)
{
	return (strcmp(m->held->word, "text") == 0);
}

static bool
is_number(const struct member *m)
{
	return (strcmp(m->held->word, "number") == 0);
}

/* Compares truths and numbers in the statement, if they were sent. */
static const char *
equal(const struct scope *s)
{
	const struct member	*m;
	const char		*where = "";
	size_t			 place = 2;

	EACH(m, s->record->stored) {
		if (!m->compared || is_text(m))
			continue;
		place++;
		where = memory_print("%s AND (CAST($%zu AS %s) IS NULL"
		    " OR $t.%s = $%zu)", where, place, is_number(m) ?
		    "DOUBLE PRECISION" : "BIGINT", m->column->text, place);
	}

	return (lines_of("\t    ", memory_print(
	    " WHERE $t.%s = $1 AND $t.status <> $2%s ORDER BY $t.id",
	    s->record->folded->folded->text, where), ""));
}

/* Compares the sent texts, before the row is read. */
static const char *
serving(const struct scope *s)
{
	const struct member	*m;
	const char		*all = "";
	struct scope		 one = *s;

	EACH(m, s->record->stored) {
		one.member = m;
		if (m->compared && is_text(m))
			all = memory_join(all, " &&\n\t    ", memory_print(
			    "(f->%s == NULL || stored_text_serves(rq,\n"
			    "\t    db_string(st, %s), made->%s))",
			    m->key->text, stored_place(&one), m->field));
	}

	return (*all == '\0' ? "true" : all);
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

static size_t
most_columns(const struct scope *s)
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

static const char *
linked_width(const struct scope *s)
{
	return (memory_print("%zu", most_columns(s)));
}

/* Rows whose ids are in the parameter with this number. */
static const char *
from_list(const struct record *record, size_t number)
{
	(void)record;

	return (memory_print("id_list($%zu)", number));
}

/* Rows of one event, given by its id ($1), or by a slug and not this status. */
static const char *
from_event(const struct record *record, size_t number)
{
	(void)number;

	return (memory_print("(SELECT %s_id AS value FROM event_%s WHERE"
	    " event_id = COALESCE(CAST($1 AS BIGINT), (SELECT id FROM events"
	    " WHERE slug = $2 AND status <> $3)))", stored_name(record),
	    record->table->text));
}

/*
 * Selects all kinds with one statement. NULL fills the missing columns; the
 * last column is the kind.
 */
static const char *
linked_select(const struct scope *s,
    const char *(*from)(const struct record *, size_t number))
{
	const struct record	*record;
	const char		*all = "", *columns, *t;
	struct list		 linked = stored_linked(s);
	size_t			 i, most = most_columns(s);

	EACH(record, linked) {
		t = memory_copy(record->table->text, 1);
		columns = columns_of(record, t);
		for (i = width_of(record); i < most; i++)
			columns = memory_join(columns, ", ", "NULL");
		all = memory_join(all, " UNION ALL ", memory_print(
		    "SELECT %s, %zu FROM %s j CROSS JOIN %s %s"
		    " ON %s.id = j.value%s", columns, record_at + 1,
		    from(record, record_at + 1), record->table->text, t, t,
		    joins_of(record, t)));
	}

	return (lines_of("\t    ", all, ""));
}

#define MARKS(MARK)							\
	MARK(width, memory_print("%zu", s->record->stored.count))	\
	MARK(columns, columns(s))					\
	MARK(select, select(s))						\
	MARK(selecteach, select_each(s))				\
	MARK(all, select_all(s))					\
	MARK(statement, strcmp(s->text, "insert") == 0 ?		\
	    insert(s) : update(s))					\
	MARK(equal, equal(s))						\
	MARK(serving, serving(s))					\
	MARK(linkedwidth, linked_width(s))				\
	MARK(linkedsql, linked_select(s, from_list))			\
	MARK(linkedofsql, linked_select(s, from_event))

MARKS(FILL_FUNCTION)

static const struct mark	marks[] = { MARKS(FILL_ROW) { NULL, NULL } };

const struct marks	stored_sql = { marks, NULL, &stored_members };
