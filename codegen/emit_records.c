/* records.c: tables of stored records, and functions for them. */
#include <string.h>

#include "codegen/emit.h"
#include "codegen/names.h"
#include "codegen/stored.h"

static void
put_table(struct buf *out, const struct spec *spec,
    const struct record *record)
{
	const char		*name = record->name;
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
		if (m->is_id)
			buf_printf(out,
			    "	.id = offsetof(struct %s, %s),\n", name,
			    m->place);
	}
	stored_put_statements(out, record);
	if (block != NULL)
		buf_printf(out, "	.kind = %s,\n", name_constant(
		    block->key->text, name));
	if (ready == NULL && block != NULL)
		ready = block->ready;
	if (ready != NULL)
		buf_printf(out, "	.ready = %s,\n", ready->text);
	if (record->reads != NULL)
		buf_printf(out, "	.reads = %s,\n", record->reads);
	if (record->shares)
		buf_printf(out, "	.shares = %s_shares,\n", name);
	buf_string(out, "};\n\n");
}

static void
put_find(struct buf *out, const struct record *record)
{
	const char	*name = record->name, *v = record->letter;

	buf_printf(out,
	    "bool\n"
	    "%s_find(struct request *rq, int64_t id, struct %s *%s)\n"
	    "{\n"
	    "	return (stored_find(rq, &stored_%s, id, %s));\n"
	    "}\n\n", name, name, v, name, v);
}

/* Returns the condition for showing an optional member; NULL: always. */
static const char *
make_condition(const struct record *record, const struct member *m)
{
	const char	*v = record->letter;

	if (m->alone)
		return (memory_print("view == RECORD_ALONE && "
		    "%s->%s.status == STATUS_PUBLISH", v,
		    record->block->as->text));
	if (!m->optional || m->held == NULL)
		return (NULL);
	if (m->twin != NULL)
		return (memory_print("%s->%s", v, m->twin));

	return (m->refers == NULL ? NULL : memory_print("%s->%s != 0", v,
	    m->place));
}

static const char *
make_writing(const struct record *record, const struct member *m)
{
	const char	*v = record->letter, *key = m->key->text;
	const char	*value, *writer;

	if (m->write != NULL)
		return (memory_print("%s(rq, \"%s\", %s)", m->write->text, key,
		    m->block == NULL ? v : memory_print("&%s->%s", v,
		    m->block->as->text)));
	value = memory_print("%s->%s", v, m->place);
	writer = m->held->writer;
	if (m->is_text && m->optional && !node_is(m->null, "none"))
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
	const char	*when = make_condition(record, m);

	if (when != NULL)
		buf_printf(out, "	if (%s)\n	", when);
	buf_printf(out, "	%s;\n", make_writing(record, m));
}

static void
put_write(struct buf *out, const struct record *record)
{
	const char		*name = record->name;
	const struct member	*m;

	buf_printf(out,
	    "void\n"
	    "%s_write(struct request *rq, const char *name,"
	    " const struct %s *%s, enum record_view view)\n"
	    "{\n"
	    "	struct json	*out = &rq->out;\n\n"
	    "	json_object(out, name);\n", name, name, record->letter);
	EACH(m, record->members) {
		if (m->column != NULL || m->write != NULL)
			put_written(out, record, m);
	}
	buf_string(out, "	json_object_end(out);\n}\n\n");
}

void
emit_records_c(struct buf *out, const struct spec *spec)
{
	const struct record	*record;

	buf_string(out, "#include \"generated/records.h\"\n\n"
	    "#include \"base/arena.h\"\n"
	    "#include \"base/array.h\"\n"
	    "#include \"base/json.h\"\n"
	    "#include \"calendar/record_hooks.h\"\n"
	    "#include \"calendar/stored_table.h\"\n"
	    "#include \"generated/routes.h\"\n"
	    "#include \"http/request.h\"\n\n");
	EACH(record, spec->tables) {
		put_table(out, spec, record);
		if (record->block != NULL)
			put_find(out, record);
		if (!record->lone)
			put_write(out, record);
	}
}
