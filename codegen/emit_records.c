/* records.c: tables of stored records, and functions for them. */
#include <string.h>

#include "codegen/emit.h"
#include "codegen/names.h"
#include "codegen/stored.h"

static void
put_table(struct buf *out, const struct spec *spec,
    const struct record *record)
{
	const char		*name = stored_name(record);
	const struct block	*block = record->block;
	const struct node	*ready = record->ready;
	const struct member	*m;

	stored_put_columns(out, spec, record);
	buf_printf(out,
	    "const struct stored_table	 stored_%s = {\n"
	    "	.name = \"%s\", .columns = %s_columns,\n"
	    "	.count = COUNT(%s_columns), .width = %zu,\n"
	    "	.size = sizeof(struct %s),\n", name, record->table->text,
	    name, name, record->stored.count, name);
	EACH(m, record->stored) {
		if (node_is(m->column, "id"))
			buf_printf(out,
			    "	.id = offsetof(struct %s, %s),\n", name,
			    stored_field(m, ""));
	}
	stored_put_statements(out, record);
	if (block != NULL)
		buf_printf(out, "	.kind = %s,\n", stored_kind(record));
	if (ready == NULL && block != NULL)
		ready = block->ready;
	if (ready != NULL)
		buf_printf(out, "	.ready = %s,\n", ready->text);
	if (stored_reads(record) != NULL)
		buf_printf(out, "	.reads = %s,\n", stored_reads(record));
	if (stored_shares(record))
		buf_printf(out, "	.shares = %s_shares,\n", name);
	buf_string(out, "};\n\n");
}

static void
put_find(struct buf *out, const struct record *record)
{
	const char	*name = stored_name(record);
	const char	*v = stored_variable(record);

	buf_printf(out,
	    "bool\n"
	    "%s_find(struct request *rq, int64_t id, struct %s *%s)\n"
	    "{\n"
	    "	return (stored_find(rq, &stored_%s, id, %s));\n"
	    "}\n\n", name, name, v, name, v);
}

static void
put_sent_member(struct buf *out, const struct member *m,
    const struct param *param)
{
	const char	*key = m->key->text, *field = m->field;

	if (param->kind->has && param_clears(param))
		buf_printf(out,
		    "	if (f->has_%s || f->clears_%s)\n"
		    "		sent.%s = f->has_%s ? &f->%s : &no_%s;\n",
		    key, key, field, key, key, key);
	else if (param->kind->has)
		buf_printf(out,
		    "	if (f->has_%s)\n"
		    "		sent.%s = &f->%s;\n", key, field, key);
	else
		buf_printf(out, "	sent.%s = f->%s;\n", field, key);
	if (!param->kind->has && param_clears(param))
		buf_printf(out,
		    "	if (f->clears_%s)\n"
		    "		sent.%s = \"\";\n", key, field);
}

/* Members of the record's block that a request may send. */
static struct list
sent_members(const struct spec *spec, const struct record *record)
{
	const struct member	*m;
	struct list		 list = { NULL, 0 };

	EACH(m, record->own) {
		if (m->block != NULL && stored_param(spec, record, m) != NULL)
			list_add(&list, m);
	}

	return (list);
}

static void
put_sent(struct buf *out, const struct spec *spec,
    const struct record *record)
{
	const struct list	 members = sent_members(spec, record);
	const struct member	*m;
	const struct param	*param;
	const char		*block = record->block->key->text;

	buf_printf(out,
	    "struct %s_sent\n"
	    "%s_sent(const struct %s *f)\n"
	    "{\n", block, stored_name(record), record->fields->text);
	EACH(m, members) {
		param = stored_param(spec, record, m);
		if (param->kind->has && param_clears(param))
			buf_printf(out, "	static const %s	 no_%s;\n",
			    param->kind->c_type, m->key->text);
	}
	buf_printf(out, "	struct %s_sent		 sent = { 0 };\n\n",
	    block);
	EACH(m, members)
		put_sent_member(out, m, stored_param(spec, record, m));
	buf_string(out, "\n	return (sent);\n}\n\n");
}

/* Whether it is a text that is never NULL in C. */
static bool
is_text(const struct member *member)
{
	return (stored_holds_text(member) && !node_is(member->null, "none"));
}

/* Returns the condition for showing an optional member; NULL: always. */
static const char *
condition(const struct record *record, const struct member *m)
{
	const char	*v = stored_variable(record);

	if (m->alone)
		return (memory_print("view == RECORD_ALONE && "
		    "%s->%s.status == STATUS_PUBLISH", v,
		    record->block->as->text));
	if (!m->optional || m->held == NULL)
		return (NULL);
	if (stored_is_optional(m))
		return (memory_print("%s->%s", v, stored_field(m, "has_")));

	return (m->refers == NULL ? NULL : memory_print("%s->%s != 0", v,
	    stored_field(m, "")));
}

static const char *
writing(const struct record *record, const struct member *m)
{
	const char	*v = stored_variable(record), *key = m->key->text;
	const char	*value, *writer;

	if (m->write != NULL)
		return (memory_print("%s(rq, \"%s\", %s)", m->write->text, key,
		    m->block == NULL ? v : memory_print("&%s->%s", v,
		    m->block->as->text)));
	value = memory_print("%s->%s", v, stored_field(m, ""));
	writer = m->held->writer;
	if (is_text(m) && m->optional)
		writer = "stored_write_filled";
	else if (node_is(m->type, "string") && strcmp(m->held->c_type,
	    "int64_t") == 0) {
		writer = "json_string";
		value = memory_print("arena_integer(rq->arena, %s)", value);
	} else if (m->held->converter != NULL)
		value = memory_print("%s(%s)", m->held->converter, value);

	return (memory_print("%s(out, \"%s\", %s)", writer, key, value));
}

static void
put_written(struct buf *out, const struct record *record,
    const struct member *m)
{
	const char	*when = condition(record, m);

	if (when != NULL)
		buf_printf(out, "	if (%s)\n	", when);
	buf_printf(out, "	%s;\n", writing(record, m));
}

static void
put_write(struct buf *out, const struct record *record)
{
	const char		*name = stored_name(record);
	const char		*v = stored_variable(record);
	bool			 copied = record->before != NULL;
	const struct member	*m;

	buf_printf(out,
	    "void\n"
	    "%s_write(struct request *rq, const char *name,"
	    " const struct %s *%s, enum record_view view)\n"
	    "{\n", name, name, copied ? "stored" : v);
	if (copied)
		buf_printf(out, "	struct %s	 whole = *stored,"
		    " *%s = &whole;\n", name, v);
	buf_string(out, "	struct json	*out = &rq->out;\n\n");
	if (copied)
		buf_printf(out, "	%s(rq, %s, view);\n",
		    record->before->text, v);
	buf_string(out, "	json_object(out, name);\n");
	EACH(m, record->members) {
		if (m->column != NULL || m->write != NULL)
			put_written(out, record, m);
	}
	buf_string(out, "	json_object_end(out);\n}\n\n");
}

static void
put_block(struct buf *out, const struct block *block, struct list kinds)
{
	const struct record	*record;
	const char		*name = block->key->text;

	buf_printf(out, "const struct stored_table *const	 %s_tables[] ="
	    " {\n", name);
	EACH(record, kinds)
		buf_printf(out, "	[%s] = &stored_%s,\n",
		    stored_kind(record), stored_name(record));
	buf_printf(out,
	    "};\n\n"
	    "void\n"
	    "%s_write(struct request *rq, const char *name,"
	    " const struct %s_%s *r, enum record_view view)\n"
	    "{\n"
	    "	switch (r->kind) {\n", name, name, block->as->text);
	EACH(record, kinds)
		buf_printf(out,
		    "	case %s:\n"
		    "		%s_write(rq, name, (const struct %s *)r,"
		    " view);\n"
		    "		break;\n", stored_kind(record),
		    stored_name(record), stored_name(record));
	buf_string(out, "	}\n}\n\n");
}

static size_t
width_of(const struct record *record)
{
	return (record->stored.count + (record->more != NULL));
}

/* The number of columns of the linked record that has the most. */
static size_t
linked_width(struct list linked)
{
	const struct record	*record;
	size_t			 most = 0;

	EACH(record, linked) {
		if (width_of(record) > most)
			most = width_of(record);
	}

	return (most);
}

/*
 * The columns of a linked record, NULLs for those that it lacks of the record
 * with the most, and the number of the record.
 */
static void
put_linked_select(struct buf *out, const struct record *record, size_t number,
    size_t width)
{
	const char	*t = stored_letter(record);
	size_t		 i;

	buf_printf(out, "	    \"%sSELECT %s", number > 1 ?
	    " UNION ALL " : "", stored_columns(record, TEXTS_WITHIN));
	for (i = width_of(record); i < width; i++)
		buf_string(out, ", NULL");
	buf_printf(out, ", %zu FROM id_list($%zu) j CROSS JOIN %s %s"
	    " ON %s.id = j.value%s\"\n", number, number, record->table->text,
	    t, t, stored_joins(record));
}

static void
put_select_linked(struct buf *out, const char *name, struct list linked)
{
	const struct record	*record;

	buf_printf(out,
	    "struct statement *\n"
	    "%s_select_linked(struct request *rq", name);
	EACH(record, linked)
		buf_printf(out, ", const char *%s_ids", stored_name(record));
	buf_string(out, ")\n"
	    "{\n"
	    "	struct statement	*st;\n\n"
	    "	st = db_query(rq->db,\n");
	EACH(record, linked)
		put_linked_select(out, record, record_at + 1,
		    linked_width(linked));
	buf_string(out, "	);\n");
	EACH(record, linked)
		buf_printf(out, "	db_bind_text(st, %zu, %s_ids);\n",
		    record_at + 1, stored_name(record));
	buf_string(out, "\n	return (st);\n}\n\n");
}

static void
put_next_linked(struct buf *out, const char *name, struct list linked)
{
	const struct record	*record;

	buf_printf(out,
	    "bool\n"
	    "%s_next_linked(struct request *rq, struct statement *st,"
	    " union %s_any *any)\n"
	    "{\n"
	    "	if (!db_step(st)) {\n"
	    "		db_done(st);\n"
	    "		return (false);\n"
	    "	}\n"
	    "	switch (db_integer(st, %zu)) {\n", name, name,
	    linked_width(linked));
	EACH(record, linked)
		buf_printf(out,
		    "	case %zu:\n"
		    "		stored_read(rq, st, &stored_%s, any);\n"
		    "		break;\n", record_at + 1,
		    stored_name(record));
	buf_string(out, "	}\n\n	return (true);\n}\n\n");
}

static void
put_record(struct buf *out, const struct spec *spec,
    const struct record *record)
{
	put_table(out, spec, record);
	if (record->block != NULL)
		put_find(out, record);
	if (record->block != NULL && record->fields != NULL)
		put_sent(out, spec, record);
	if (!record->lone)
		put_write(out, record);
}

void
emit_records_c(struct buf *out, const struct spec *spec)
{
	const struct record	*record;
	const struct block	*block;
	struct list		 linked;

	buf_string(out, EMIT_NOTE
	    "#include \"generated/records.h\"\n\n"
	    "#include \"base/arena.h\"\n"
	    "#include \"base/json.h\"\n"
	    "#include \"calendar/record.h\"\n"
	    "#include \"calendar/stored_table.h\"\n");
	EACH(record, spec->tables) {
		if (record->lone)
			buf_printf(out, "#include \"calendar/%s.h\"\n",
			    record->table->text);
	}
	buf_string(out,
	    "#include \"generated/routes.h\"\n"
	    "#include \"http/request.h\"\n"
	    "#include \"store/db.h\"\n\n"
	    "#define COUNT(array)	(sizeof(array) / sizeof((array)[0]))\n"
	    "\n");
	EACH(record, spec->tables)
		put_record(out, spec, record);
	EACH(block, spec->blocks) {
		put_block(out, block, stored_kinds(spec, block));
		linked = stored_linked(spec, block);
		if (linked.count == 0)
			continue;
		put_select_linked(out, block->key->text, linked);
		put_next_linked(out, block->key->text, linked);
	}
}
