#include <string.h>

#include "codegen/names.h"
#include "codegen/stored.h"

/* The first letter of its table, which is not another's here. */
static const char *
alias(const struct record *record)
{
	return (memory_copy(record->table->text, 1));
}

static const struct member *
other(const struct record *record, const struct node *name)
{
	const struct member	*member;
	size_t			 i;

	for (i = 0; i < record->stored.count; i++) {
		member = record->stored.items[i];
		if (strcmp(member->key->text, name->text) == 0 ||
		    strcmp(member->field, name->text) == 0)
			return (member);
	}

	return (NULL);
}

/* VENUE_SELECT: its columns, and those of rows that it refers to. */
static void
emit_select(struct out *out, const struct record *record)
{
	const struct member	*member, *through;
	const char		*columns = "", *joins = "", *row;
	size_t			 i;

	for (i = 0; i < record->stored.count; i++) {
		member = record->stored.items[i];
		row = alias(record);
		if (member->through != NULL &&
		    (through = other(record, member->through)) != NULL) {
			row = through->refers->text;
			joins = memory_print("%s LEFT JOIN %s ON %s.id = "
			    "%s.%s", joins, row, row, alias(record),
			    through->column->text);
		}
		columns = memory_print("%s%s%s.%s", columns,
		    i > 0 ? ", " : "", row, member->column->text);
	}
	out_print(out, "#define %s_SELECT \\\n",
	    name_upper(stored_name(record)));
	stored_sql(out, "\t", memory_print("SELECT %s FROM %s %s%s", columns,
	    record->table->text, alias(record), joins), " \\");
	out_print(out, "\n\n");
}

/* Of a block, or of a record without its block's. */
static void
emit_places(struct out *out, const struct record *record,
    const struct list *members, const struct block *block)
{
	const struct member	*member;
	struct list		 items = { NULL, 0 };
	const char		*name;
	size_t			 i;

	for (i = 0; i < members->count; i++) {
		member = members->items[i];
		if (member->held == NULL || member->block != block)
			continue;
		name = stored_place(record, member);
		if (items.count == 0 && block == NULL && record->block != NULL)
			name = memory_print("%s = %s_COLUMNS", name,
			    name_upper(record->block->key->text));
		list_add(&items, name);
	}
	if (block != NULL)
		list_add(&items, memory_print("%s_COLUMNS",
		    name_upper(block->key->text)));
	if (items.count > 0) {
		out_enum(out, NULL, &items);
		out_print(out, "\n");
	}
}

/* What is read of a column. */
static const char *
value_of(const struct record *record, const struct member *m)
{
	const char	*at = stored_place(record, m);

	if (stored_holds(m, "text") || stored_holds(m, "slug"))
		return (memory_print("stored_%s(rq, st, %s)",
		    stored_is_text(m) ? "text" : "text_or_null", at));
	if (stored_holds(m, "number"))
		return (memory_print("db_bounded_number(st, %s, %s, %s)", at,
		    m->min->text, m->max->text));
	if (stored_holds(m, "status"))
		return (memory_print("status_read(st, %s)", at));
	if (stored_holds(m, "time") && m->min != NULL)
		return (memory_print("db_bounded(st, %s, %s, DATE_MOST)", at,
		    stored_path(record, other(record, m->min))));
	if (stored_holds(m, "time"))
		return (memory_print("stored_time(st, %s)", at));

	return (memory_print("db_integer(st, %s)", at));
}

static void
emit_reading(struct out *out, const struct record *record,
    const struct member *m)
{
	const char	*path = stored_path(record, m), *value;

	value = value_of(record, m);
	if (m->brief)
		value = memory_print("!record_wants(rq, %s, \"%s\") ? \"\" : "
		    "%s", record != NULL ? stored_kind(record) : "r->kind",
		    m->key->text, value);
	if (stored_has_twin(m) && m->with == NULL)
		stored_line(out, 1, "%s = !db_null(st, %s);",
		    stored_twin(record, m), stored_place(record, m));
	stored_line(out, 1, "%s = %s;", path, value);
}

void
emit_stored_head(struct out *out, const struct block *block)
{
	const struct member	*member;
	const char		*name = block->key->text;
	size_t			 i;

	emit_places(out, NULL, &block->members, block);
	stored_function(out, "static void", "read_%s(struct request *rq, "
	    "struct statement *st, enum %s_kind kind, struct %s_%s *r)", name,
	    name, name, block->as->text);
	out_print(out, "\tr->kind = kind;\n");
	for (i = 0; i < block->members.count; i++) {
		member = block->members.items[i];
		if (member->held != NULL)
			emit_reading(out, NULL, member);
	}
	if (block->ready != NULL)
		out_print(out, "\t%s(rq, r);\n", block->ready->text);
	out_print(out, "}\n\n");
}

static void
emit_row(struct out *out, const struct record *record)
{
	const struct member	*member;
	const char		*name = stored_name(record);
	const char		*v = stored_variable(record);
	size_t			 i;

	stored_function(out, "static void", "read_%s(struct request *rq, "
	    "struct statement *st, struct %s *%s)", name, name, v);
	stored_line(out, 1, "read_%s(rq, st, %s, &%s->%s);",
	    record->block->key->text, stored_kind(record), v,
	    record->block->as->text);
	for (i = 0; i < record->stored.count; i++) {
		member = record->stored.items[i];
		if (member->block == NULL)
			emit_reading(out, record, member);
	}
	if (record->ready != NULL)
		out_print(out, "\t%s(rq, %s);\n", record->ready->text, v);
	out_print(out, "}\n\n");
}

static void
emit_find(struct out *out, const struct record *record)
{
	const char	*name = stored_name(record);
	const char	*v = stored_variable(record);

	stored_function(out, "static bool", "find_%s(struct request *rq, "
	    "struct statement *st, struct %s *%s)", name, name, v);
	out_print(out, "\tbool\t found;\n\n"
	    "\tif ((found = db_step(st)))\n"
	    "\t\tread_%s(rq, st, %s);\n"
	    "\tdb_done(st);\n\n"
	    "\treturn (found);\n}\n\n", name, v);
}

static void
emit_find_by(struct out *out, const struct record *record, const char *by,
    const char *param, const char *where, const char *bind)
{
	const char	*name = stored_name(record);
	const char	*v = stored_variable(record);

	stored_function(out, "bool", "%s_find%s(struct request *rq, %s, "
	    "struct %s *%s)", name, by, param, name, v);
	out_print(out, "\tstruct statement\t*st;\n\n"
	    "\tst = db_query(rq->db, %s_SELECT\n"
	    "\t    \" WHERE %s\");\n%s\n"
	    "\treturn (find_%s(rq, st, %s));\n}\n\n", name_upper(name),
	    where, bind, name, v);
}

void
emit_stored_reading(struct out *out, const struct record *record)
{
	const char	*a = alias(record);

	if (record->block == NULL)
		return;
	emit_select(out, record);
	emit_places(out, record, &record->stored, NULL);
	emit_row(out, record);
	emit_find(out, record);
	emit_find_by(out, record, "", "int64_t id", memory_print("%s.id = $1",
	    a), "\tdb_bind_integer(st, 1, id);\n");
	emit_find_by(out, record, "_slug", "const char *slug",
	    memory_print("%s.slug = $1 AND %s.status <> $2", a, a),
	    "\tdb_bind_text(st, 1, slug);\n"
	    "\tdb_bind_integer(st, 2, STATUS_TRASH);\n");
}

/* Only what was sent is compared; texts are, before a row is read. */
static void
emit_texts_serve(struct out *out, const struct record *record)
{
	const struct member	*m;
	const char		*name = stored_name(record);
	const char		*before = "\treturn (";
	size_t			 i;

	stored_function(out, "static bool", "%s_texts_serve(struct request "
	    "*rq, struct statement *st, const struct %s *made, const struct "
	    "%s *f)", name, name, record->fields->text);
	for (i = 0; i < record->stored.count; i++) {
		m = record->stored.items[i];
		if (!m->compared || !stored_holds(m, "text"))
			continue;
		out_print(out, "%s(f->%s == NULL || stored_text_serves(rq,\n"
		    "\t    db_string(st, %s), made->%s))", before,
		    m->key->text, stored_place(record, m), m->field);
		before = " &&\n\t    ";
	}
	out_print(out, "%s);\n}\n\n", *before == '\t' ? "\treturn (true" :
	    "");
}

/* Truths and numbers, which the statement compares if they were sent. */
static const char *
compared_in_sql(const struct record *record, const char **bindings)
{
	const struct member	*m;
	const char		*where = "";
	size_t			 i, place = 2;

	*bindings = "";
	for (i = 0; i < record->stored.count; i++) {
		m = record->stored.items[i];
		if (!m->compared || stored_holds(m, "text"))
			continue;
		place++;
		where = memory_print("%s AND ($%zu IS NULL OR %s.%s = $%zu)",
		    where, place, alias(record), m->column->text, place);
		*bindings = memory_print("%s\tstored_bind_%s(st, %zu, "
		    "f->has_%s, made->%s);\n", *bindings,
		    stored_holds(m, "number") ? "number" : "integer", place,
		    m->key->text, m->field);
	}

	return (where);
}

void
emit_stored_reusing(struct out *out, const struct record *record)
{
	const struct member	*folded = stored_folded(record);
	const char		*name = stored_name(record), *where, *bindings;
	const char		*v = stored_variable(record), *a, *as;

	if (stored_compared(record) == NULL || folded == NULL)
		return;
	a = alias(record);
	as = record->block->as->text;
	where = compared_in_sql(record, &bindings);
	emit_texts_serve(out, record);
	stored_function(out, "bool", "%s_find_equal(struct request *rq, const "
	    "struct %s *made, const struct %s *f, struct %s *%s)", name, name,
	    record->fields->text, name, v);
	out_print(out, "\tstruct %s_sent\t sent = %s_sent(f);\n"
	    "\tstruct statement\t*st;\n"
	    "\tbool\t\t\t found = false;\n\n"
	    "\tst = db_query(rq->db, %s_SELECT\n",
	    record->block->key->text, name, name_upper(name));
	stored_sql(out, "\t    ", memory_print(" WHERE %s.%s = $1 AND "
	    "%s.status <> $2%s ORDER BY %s.id", a, folded->folded->text, a,
	    where, a), "");
	out_print(out, ");\n");
	stored_line(out, 1, "db_bind_text(st, 1, fold_title(rq->arena, "
	    "made->%s.%s));", as, folded->field);
	out_print(out, "\tdb_bind_integer(st, 2, STATUS_TRASH);\n%s"
	    "\twhile (!found && db_step(st)) {\n"
	    "\t\tif (!%s_texts_serve(rq, st, made, f))\n"
	    "\t\t\tcontinue;\n"
	    "\t\tread_%s(rq, st, %s);\n", bindings, name, name, v);
	stored_line(out, 2, "found = %s_serves(rq, &%s->%s, &made->%s, "
	    "&sent);", record->block->key->text, v, as, as);
	out_print(out, "\t}\n\tdb_done(st);\n\n\treturn (found);\n}\n\n");
}
