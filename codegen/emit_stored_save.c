#include <string.h>

#include "codegen/names.h"
#include "codegen/stored.h"

/* Columns of a statement but its id, in the order of their places. */
static struct list
saved_columns(const struct record *record)
{
	const struct member	*member;
	struct list		 columns = { NULL, 0 };
	size_t			 i;

	for (i = 0; i < record->stored.count; i++) {
		member = record->stored.items[i];
		if (member->through == NULL &&
		    !node_is(member->column, "id"))
			list_add(&columns, member->column->text);
	}
	if (stored_folded(record) != NULL)
		list_add(&columns, stored_folded(record)->folded->text);
	if (stored_is_searched(record))
		list_add(&columns, "searched");

	return (columns);
}

static void
emit_binding(struct out *out, const struct record *record,
    const struct member *m)
{
	const char	*path = stored_path(record, m);

	if (stored_has_twin(m))
		stored_line(out, 1, "stored_bind_%s(st, ++place, %s, %s);",
		    stored_holds(m, "number") ? "number" : "integer",
		    stored_twin(record, m), path);
	else if (m->refers != NULL && m->null != NULL)
		stored_line(out, 1, "stored_bind_integer(st, ++place, %s != "
		    "0, %s);", path, path);
	else if (node_is(m->null, "empty"))
		stored_line(out, 1, "db_bind_text(st, ++place, *%s == '\\0' ? "
		    "NULL : %s);", path, path);
	else
		stored_line(out, 1, "db_bind_%s(st, ++place, %s);",
		    stored_holds(m, "text") || stored_holds(m, "slug") ?
		    "text" : stored_holds(m, "number") ? "number" : "integer",
		    path);
}

/* The texts that are searched as one. */
static void
emit_searched(struct out *out, const struct record *record)
{
	const struct member	*member;
	size_t			 i;

	out_print(out, "\tconst char *const\t searched[] = {\n\t\t");
	out_items(out, 2, true);
	for (i = 0; i < record->stored.count; i++) {
		member = record->stored.items[i];
		if (member->searched)
			out_item(out, "%s", stored_path(record, member));
	}
	out_print(out, "\n\t};\n\tint\t\t\t place = 0;\n\n");
}

static void
emit_bind(struct out *out, const struct record *record)
{
	const struct member	*member, *folded = stored_folded(record);
	const char		*name = stored_name(record);
	const char		*v = stored_variable(record);
	size_t			 i;

	out_print(out, "/* In the order of the columns in both statements "
	    "below. */\n");
	stored_function(out, "static void", "bind_%s(struct request *rq, "
	    "struct statement *st, const struct %s *%s)", name, name, v);
	if (stored_is_searched(record))
		emit_searched(out, record);
	else
		out_print(out, "\tint\t place = 0;\n\n");
	for (i = 0; i < record->stored.count; i++) {
		member = record->stored.items[i];
		if (member->through == NULL &&
		    !node_is(member->column, "id"))
			emit_binding(out, record, member);
	}
	if (folded != NULL)
		stored_line(out, 1, "db_bind_text(st, ++place, "
		    "fold_title(rq->arena, %s));", stored_path(record,
		    folded));
	if (stored_is_searched(record))
		stored_line(out, 1, "db_bind_text(st, ++place, "
		    "stored_searched(rq, searched, COUNT(searched)));");
	for (i = 0; i < record->stored.count; i++) {
		member = record->stored.items[i];
		if (node_is(member->column, "id"))
			emit_binding(out, record, member);
	}
	if (folded == NULL && !stored_is_searched(record))
		out_print(out, "\t(void)rq;\n");
	out_print(out, "}\n\n");
}

static void
emit_statement(struct out *out, const struct record *record,
    const char *verb, const char *sql)
{
	const char	*name = stored_name(record);
	const char	*v = stored_variable(record);

	stored_function(out, "void", "%s_%s(struct request *rq, const struct "
	    "%s *%s)", name, verb, name, v);
	out_print(out, "\tstruct statement\t*st;\n\n"
	    "\tst = db_query(rq->db,\n");
	stored_sql(out, "\t    ", sql, "");
	out_print(out, ");\n\tbind_%s(rq, st, %s);\n\tdb_run(st);\n}\n\n",
	    name, v);
}

void
emit_stored_saving(struct out *out, const struct record *record)
{
	const char	*names = "", *places = "", *sets = "";
	struct list	 columns = saved_columns(record);
	const char	*column;
	size_t		 i;

	for (i = 0; i < columns.count; i++) {
		column = columns.items[i];
		names = memory_print("%s%s, ", names, column);
		places = memory_print("%s$%zu, ", places, i + 1);
		sets = memory_print("%s%s%s = $%zu", sets, i > 0 ? ", " : "",
		    column, i + 1);
	}
	emit_bind(out, record);
	emit_statement(out, record, "insert", memory_print("INSERT INTO %s "
	    "(%sid) VALUES (%s$%zu)", record->table->text, names, places,
	    columns.count + 1));
	emit_statement(out, record, "replace", memory_print("UPDATE %s SET %s "
	    "WHERE id = $%zu", record->table->text, sets,
	    columns.count + 1));
	stored_function(out, "void", "%s_remove(struct request *rq, int64_t "
	    "id)", stored_name(record));
	out_print(out, "\tstruct statement\t*st;\n\n"
	    "\tst = db_query(rq->db, \"DELETE FROM %s WHERE id = $1\");\n"
	    "\tdb_bind_integer(st, 1, id);\n\tdb_run(st);\n}\n\n",
	    record->table->text);
}
