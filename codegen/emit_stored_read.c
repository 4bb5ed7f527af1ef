#include <string.h>

#include "codegen/names.h"
#include "codegen/stored.h"

static const struct member *
other(const struct record *record, const struct node *name)
{
	const struct member	*member;

	EACH(member, record->stored) {
		if (strcmp(member->key->text, name->text) == 0 ||
		    strcmp(member->field, name->text) == 0)
			return (member);
	}

	return (NULL);
}

/* The columns of the record and of rows it refers to, and what joins these. */
static const char *
columns_of(const struct record *record, const char **joins)
{
	const struct member	*member, *through;
	const char		*columns = "", *row;
	size_t			 i;

	*joins = "";
	for (i = 0; i < record->stored.count; i++) {
		member = record->stored.items[i];
		row = "$t";
		if (member->through != NULL &&
		    (through = other(record, member->through)) != NULL) {
			row = through->refers->text;
			*joins = memory_print("%s LEFT JOIN %s ON %s.id = "
			    "$t.%s", *joins, row, row, through->column->text);
		}
		columns = memory_print("%s%s%s.%s", columns,
		    i > 0 ? ", " : "", row, member->column->text);
	}
	if (record->more != NULL)
		columns = memory_print("%s, %s", columns, record->more->text);

	return (columns);
}

/* VENUE_SELECT, and VENUE_SELECT_EACH for those with some ids. */
static void
emit_select(struct out *out, const struct record *record)
{
	const char	*columns, *joins;

	columns = columns_of(record, &joins);
	stored_put(out, record, "#define $NAME_SELECT \\\n%s\n\n",
	    stored_sql("\t", memory_print(
	    "SELECT %s FROM $table $t%s", columns, joins), " \\"));
	stored_put(out, record, "#define $NAME_SELECT_EACH \\\n%s\n\n",
	    stored_sql("\t", memory_print(
	    "SELECT %s FROM id_list($1) j CROSS JOIN $table $t"
	    " ON $t.id = j.value%s", columns, joins), " \\"));
}

static size_t
width_of(const struct record *record)
{
	return (record->stored.count + (record->more != NULL));
}

static bool
is_linked(const struct record *record, const struct block *block)
{
	return (record->block == block && record->linked);
}

/* All kinds in one statement: NULL fills up rows, whose last column is the kind. */
static const char *
select_linked(const struct spec *spec, const struct block *block,
    size_t most)
{
	const struct record	*record;
	const char		*all = "", *columns, *joins;
	size_t			 i, kinds = 0;

	EACH(record, spec->records) {
		if (!is_linked(record, block))
			continue;
		columns = columns_of(record, &joins);
		for (i = width_of(record); i < most; i++)
			columns = memory_print("%s, NULL", columns);
		kinds++;
		all = memory_print("%s%sSELECT %s, %zu FROM id_list($%zu) j"
		    " CROSS JOIN $table $t ON $t.id = j.value%s", all,
		    kinds > 1 ? " UNION ALL " : "", columns, kinds, kinds,
		    joins);
		all = stored_fill(record, all);
	}

	return (all);
}

void
emit_stored_linked(struct out *out, const struct spec *spec,
    const struct block *block)
{
	const struct record	*record;
	const char		*ids = "", *bindings = "", *cases = "";
	size_t			 kinds = 0, most = 0;

	EACH(record, spec->records) {
		if (!is_linked(record, block))
			continue;
		kinds++;
		if (width_of(record) > most)
			most = width_of(record);
		ids = memory_print("%s, const char *%s_ids", ids,
		    stored_name(record));
		bindings = memory_print("%s\tdb_bind_text(st, %zu, %s_ids);\n",
		    bindings, kinds, stored_name(record));
		cases = memory_print("%s\tcase %zu:\n%s", cases, kinds,
		    stored_fill(record, "\t\tread_$name(rq, st, "
		    "&any->$name);\n\t\tbreak;\n"));
	}
	if (kinds == 0)
		return;
	stored_put_block(out, block, "struct statement *\n"
	    "$block_select_linked(struct request *rq%s)\n{\n"
	    "\tstruct statement\t*st;\n\n"
	    "\tst = db_query(rq->db,\n%s);\n%s\n\treturn (st);\n}\n\n",
	    ids, stored_sql("\t    ", select_linked(spec, block, most), ""),
	    bindings);
	stored_put_block(out, block, "bool\n"
	    "$block_next_linked(struct request *rq, struct statement *st, "
	    "union $block_any *any)\n{\n"
	    "\tif (!db_step(st)) {\n\t\tdb_done(st);\n"
	    "\t\treturn (false);\n\t}\n"
	    "\tswitch (db_integer(st, %zu)) {\n%s\t}\n\n"
	    "\treturn (true);\n}\n\n", most, cases);
}

/* Of a block, or of a record without its block's. */
static void
emit_places(struct out *out, const struct record *record,
    const struct list *members, const struct block *block)
{
	const struct member	*member;
	struct list		 items = { NULL, 0 };
	const char		*name;

	EACH(member, *members) {
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
	else if (record->more != NULL)
		list_add(&items, memory_print("%s_AT_MORE",
		    name_upper(stored_name(record))));
	if (items.count > 0)
		out_enum(out, "", &items);
}

/* The expression that reads a column. */
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
	if (stored_holds(m, "term_kind"))
		return (memory_print("stored_term_kind(st, %s)", at));
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
    const struct block *block, const struct member *m)
{
	const char	*path = stored_path(record, m), *value;

	value = value_of(record, m);
	if (m->brief)
		value = memory_print("!%s_wants(rq, %s, \"%s\") ? \"\" : %s",
		    block != NULL ? block->key->text : stored_name(record),
		    record == NULL ? "r->kind" : block != NULL ?
		    stored_kind(record) : memory_print("%s->kind",
		    stored_variable(record)), m->key->text, value);
	if (stored_has_twin(m) && m->with == NULL)
		stored_put_block(out, block, "\t%s = !db_null(st, %s);\n",
		    stored_twin(record, m), stored_place(record, m));
	stored_put_block(out, block, "\t%s = %s;\n", path, value);
}

void
emit_stored_head(struct out *out, const struct block *block)
{
	const struct member	*member;

	emit_places(out, NULL, &block->members, block);
	stored_put_block(out, block, "static void\n"
	    "read_$block(struct request *rq, struct statement *st, "
	    "enum $block_kind kind, struct $block_$head *r)\n{\n"
	    "\tr->kind = kind;\n");
	EACH(member, block->members) {
		if (member->held != NULL)
			emit_reading(out, NULL, block, member);
	}
	if (block->ready != NULL)
		out_print(out, "\t%s(rq, r);\n", block->ready->text);
	out_print(out, "}\n\n");
}

void
emit_stored_columns(struct out *out, const struct record *record)
{
	const struct member	*member;
	const char		*columns = "";

	EACH(member, record->stored)
		columns = memory_join(columns, ", ", memory_print("$t.%s",
		    member->column->text));
	stored_put(out, record, "/* In rows of `$table $t`; more may follow "
	    "them. */\n#define $NAME_COLUMNS \\\n%s\n"
	    "#define $NAME_COLUMN_COUNT %zu\n"
	    "void\t$name_read(struct request *, struct statement *, "
	    "struct $name *);\n", stored_sql("\t", columns, " \\"),
	    record->stored.count);
}

static void
emit_row(struct out *out, const struct record *record)
{
	const struct member	*member;

	stored_put(out, record, record->lone ?
	    "void\n$name_read(struct request *rq, struct statement *st, "
	    "struct $name *$v)\n{\n" : "static void\n"
	    "read_$name(struct request *rq, struct statement *st, "
	    "struct $name *$v)\n{\n"
	    "\tread_$block(rq, st, $kind, &$v->$head);\n");
	EACH(member, record->stored) {
		if (member->block == NULL)
			emit_reading(out, record, record->block, member);
	}
	if (record->ready != NULL)
		stored_put(out, record, "\t%s(rq, %s$v);\n",
		    record->ready->text, record->more != NULL ?
		    "st, $NAME_AT_MORE, " : "");
	out_print(out, "}\n\n");
}

void
emit_stored_reading(struct out *out, const struct record *record)
{
	if (record->block != NULL)
		emit_select(out, record);
	if (record->block != NULL || record->lone) {
		emit_places(out, record, &record->stored, NULL);
		emit_row(out, record);
	}
	if (record->block == NULL)
		return;
	stored_put(out, record, "static bool\n"
	    "find_$name(struct request *rq, struct statement *st, "
	    "struct $name *$v)\n{\n"
	    "\tbool\t found;\n\n"
	    "\tif ((found = db_step(st)))\n"
	    "\t\tread_$name(rq, st, $v);\n"
	    "\tdb_done(st);\n\n"
	    "\treturn (found);\n}\n\n"
	    "bool\n$name_find(struct request *rq, int64_t id, "
	    "struct $name *$v)\n{\n"
	    "\tstruct statement\t*st;\n\n"
	    "\tst = db_query(rq->db, $NAME_SELECT\n"
	    "\t    \" WHERE $t.id = $1\");\n"
	    "\tdb_bind_integer(st, 1, id);\n\n"
	    "\treturn (find_$name(rq, st, $v));\n}\n\n"
	    "bool\n$name_find_slug(struct request *rq, const char *slug, "
	    "struct $name *$v)\n{\n"
	    "\tstruct statement\t*st;\n\n"
	    "\tst = db_query(rq->db, $NAME_SELECT\n"
	    "\t    \" WHERE $t.slug = $1 AND $t.status <> $2\");\n"
	    "\tdb_bind_text(st, 1, slug);\n"
	    "\tdb_bind_integer(st, 2, STATUS_TRASH);\n\n"
	    "\treturn (find_$name(rq, st, $v));\n}\n\n");
}

/* Compares the texts that were sent, before the row is read. */
static void
emit_texts_serve(struct out *out, const struct record *record)
{
	const struct member	*m;
	const char		*before = "\treturn (";

	stored_put(out, record, "static bool\n"
	    "$name_texts_serve(struct request *rq, struct statement *st, "
	    "const struct $name *made, const struct $fields *f)\n{\n");
	EACH(m, record->stored) {
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

/* The statement compares truths and numbers if they were sent. */
static const char *
compared_in_sql(const struct record *record, const char **bindings)
{
	const struct member	*m;
	const char		*where = "";
	size_t			 place = 2;

	*bindings = "";
	EACH(m, record->stored) {
		if (!m->compared || stored_holds(m, "text"))
			continue;
		place++;
		where = memory_print("%s AND ($%zu IS NULL OR $t.%s = $%zu)",
		    where, place, m->column->text, place);
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
	const struct member	*folded = record->folded;
	const char		*where, *bindings;

	if (!record->compared || folded == NULL)
		return;
	where = compared_in_sql(record, &bindings);
	emit_texts_serve(out, record);
	stored_put(out, record, "bool\n"
	    "$name_find_equal(struct request *rq, const struct $name *made, "
	    "const struct $fields *f, struct $name *$v)\n{\n"
	    "\tstruct $block_sent\t sent = $name_sent(f);\n"
	    "\tstruct statement\t*st;\n"
	    "\tbool\t\t\t found = false;\n\n"
	    "\tst = db_query(rq->db, $NAME_SELECT\n%s);\n"
	    "\tdb_bind_text(st, 1, fold_title(rq->arena, made->$head.%s));\n"
	    "\tdb_bind_integer(st, 2, STATUS_TRASH);\n%s"
	    "\twhile (!found && db_step(st)) {\n"
	    "\t\tif (!$name_texts_serve(rq, st, made, f))\n"
	    "\t\t\tcontinue;\n"
	    "\t\tread_$name(rq, st, $v);\n"
	    "\t\tfound = $block_serves(rq, &$v->$head, &made->$head, "
	    "&sent);\n"
	    "\t}\n\tdb_done(st);\n\n\treturn (found);\n}\n\n",
	    stored_sql("\t    ", memory_print(
	    " WHERE $t.%s = $1 AND $t.status <> $2%s ORDER BY $t.id",
	    folded->folded->text, where), ""), folded->field, bindings);
}
