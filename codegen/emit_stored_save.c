#include "codegen/names.h"
#include "codegen/stored.h"

static bool
is_saved(const struct member *member)
{
	return (member->through == NULL && !member->counted);
}

/* The columns of a statement, except the id, in their order. */
static struct list
saved_columns(const struct record *record)
{
	const struct member	*member;
	struct list		 columns = { NULL, 0 };

	EACH(member, record->stored) {
		if (is_saved(member) && !node_is(member->column, "id"))
			list_add(&columns, member->column->text);
	}
	EACH(member, record->stored) {
		if (member->folded != NULL)
			list_add(&columns, member->folded->text);
		if (member->cased != NULL)
			list_add(&columns, member->cased->text);
	}
	if (record->searched)
		list_add(&columns, "searched");

	return (columns);
}

static const char *
binding_of(const struct record *record, const struct member *m)
{
	const char	*path = stored_path(record, m), *kind;

	kind = stored_holds(m, "text") || stored_holds(m, "slug") ? "text" :
	    stored_holds(m, "number") ? "number" : "integer";
	if (stored_has_twin(m))
		return (memory_print("stored_bind_%s(st, ++place, %s, %s)",
		    stored_holds(m, "number") ? "number" : "integer",
		    stored_twin(record, m), path));
	if (m->refers != NULL && m->null != NULL)
		return (memory_print("stored_bind_integer(st, ++place, "
		    "%s != 0, %s)", path, path));
	if (node_is(m->null, "empty"))
		return (memory_print("db_bind_text(st, ++place, "
		    "*%s == '\\0' ? NULL : %s)", path, path));

	return (memory_print("db_bind_%s(st, ++place, %s)", kind, path));
}

static void
emit_bindings(struct out *out, const struct record *record, bool id)
{
	const struct member	*member;

	EACH(member, record->stored) {
		if (is_saved(member) && node_is(member->column, "id") == id)
			stored_put(out, record, "\t%s;\n",
			    binding_of(record, member));
	}
}

static void
emit_folded(struct out *out, const struct record *record)
{
	const struct member	*m;

	EACH(m, record->stored) {
		if (m->folded != NULL)
			out_print(out, "\tdb_bind_text(st, ++place, "
			    "fold_title(rq->arena, %s));\n",
			    stored_path(record, m));
		if (m->cased != NULL)
			out_print(out, "\tdb_bind_text(st, ++place, "
			    "fold_case(rq->arena, %s));\n",
			    stored_path(record, m));
	}
}

/* The texts that are searched as one. */
static void
emit_searched(struct out *out, const struct record *record)
{
	const struct member	*member;

	out_print(out, "\tconst char *const\t searched[] = {\n");
	EACH(member, record->stored) {
		if (member->searched)
			out_print(out, "\t\t%s,\n",
			    stored_path(record, member));
	}
	out_print(out, "\t};\n");
}

static void
emit_bind(struct out *out, const struct record *record)
{
	bool	 searched = record->searched;

	stored_put(out, record,
	    "/* In the order of the columns in both statements below. */\n"
	    "static void\nbind_$name(struct request *rq, "
	    "struct statement *st, const struct $name *$v)\n{\n");
	if (searched)
		emit_searched(out, record);
	out_print(out, searched ? "\tint\t\t\t place = 0;\n\n" :
	    "\tint\t place = 0;\n\n");
	emit_bindings(out, record, false);
	emit_folded(out, record);
	if (searched)
		stored_put(out, record, "\tdb_bind_text(st, ++place, "
		    "stored_searched(rq, searched, COUNT(searched)));\n");
	emit_bindings(out, record, true);
	if (record->folded == NULL && !searched)
		out_print(out, "\t(void)rq;\n");
	out_print(out, "}\n\n");
}

static void
emit_statement(struct out *out, const struct record *record,
    const char *verb, const char *sql)
{
	stored_put(out, record,
	    "void\n$name_%s(struct request *rq, const struct $name *$v)\n{\n"
	    "\tstruct statement\t*st;\n\n"
	    "\tst = db_query(rq->db,\n%s);\n"
	    "\tbind_$name(rq, st, $v);\n"
	    "\tdb_run(st);\n}\n\n", verb, stored_sql("\t    ", sql, ""));
}

void
emit_stored_saving(struct out *out, const struct record *record)
{
	const char	*names = "", *places = "", *sets = "", *column;
	struct list	 columns = saved_columns(record);

	EACH(column, columns) {
		names = memory_print("%s%s, ", names, column);
		places = memory_print("%s$%zu, ", places, column_at + 1);
		sets = memory_join(sets, ", ", memory_print("%s = $%zu",
		    column, column_at + 1));
	}
	emit_bind(out, record);
	emit_statement(out, record, "insert", memory_print("INSERT INTO %s "
	    "(%sid) VALUES (%s$%zu)", record->table->text, names, places,
	    columns.count + 1));
	emit_statement(out, record, "replace", memory_print("UPDATE %s SET %s "
	    "WHERE id = $%zu", record->table->text, sets,
	    columns.count + 1));
	stored_put(out, record,
	    "void\n$name_remove(struct request *rq, int64_t id)\n{\n"
	    "\tstruct statement\t*st;\n\n"
	    "\tst = db_query(rq->db, \"DELETE FROM $table WHERE id = $1\");\n"
	    "\tdb_bind_integer(st, 1, id);\n\tdb_run(st);\n}\n\n");
}
