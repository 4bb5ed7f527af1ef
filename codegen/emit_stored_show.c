#include <string.h>

#include "codegen/stored.h"

/* Whether it is there at all, where it may be absent; NULL: always. */
static const char *
condition_of(const struct record *record, const struct member *m)
{
	const char	*path;

	if (m->alone)
		return (memory_print("view == RECORD_ALONE && "
		    "%s->%s.status == STATUS_PUBLISH", stored_variable(record),
		    record->block->as->text));
	if (!m->optional || m->held == NULL)
		return (NULL);
	path = stored_path(record, m);
	if (stored_has_twin(m))
		return (stored_twin(record, m));
	if (m->refers != NULL)
		return (memory_print("%s != 0", path));

	return (NULL);
}

static const char *
writing_of(const struct record *record, const struct member *m)
{
	const char	*key = m->key->text, *path, *v;

	v = stored_variable(record);
	if (m->write != NULL && m->block == NULL)
		return (memory_print("%s(rq, \"%s\", %s)", m->write->text,
		    key, v));
	if (m->write != NULL)
		return (memory_print("%s(rq, \"%s\", &%s->%s)",
		    m->write->text, key, v, m->block->as->text));
	path = stored_path(record, m);
	if (stored_is_text(m) && m->optional)
		return (memory_print("stored_write_filled(out, \"%s\", %s)",
		    key, path));
	if (stored_holds(m, "text") || stored_holds(m, "slug"))
		return (memory_print("json_string(out, \"%s\", %s)", key,
		    path));
	if (stored_holds(m, "status"))
		return (memory_print("json_string(out, \"%s\", "
		    "status_name(%s))", key, path));
	if (stored_holds(m, "truth"))
		return (memory_print("json_boolean(out, \"%s\", %s)", key,
		    path));
	if (stored_holds(m, "number"))
		return (memory_print("json_number(out, \"%s\", %s)", key,
		    path));
	if (node_is(m->type, "string"))
		return (memory_print("json_string(out, \"%s\", "
		    "arena_integer(rq->arena, %s))", key, path));

	return (memory_print("json_integer(out, \"%s\", %s)", key, path));
}

static void
emit_writing(struct out *out, const struct record *record,
    const struct member *m)
{
	const char	*condition;

	if (m->column == NULL && m->write == NULL)
		return;
	if ((condition = condition_of(record, m)) != NULL)
		stored_line(out, 1, "if (%s)", condition);
	stored_line(out, condition != NULL ? 2 : 1, "%s;",
	    writing_of(record, m));
}

void
emit_stored_showing(struct out *out, const struct record *record)
{
	const char	*name = stored_name(record);
	const char	*v = stored_variable(record);
	size_t		 i;

	stored_function(out, "void", "%s_write(struct request *rq, const char "
	    "*name, const struct %s *%s, enum record_view view)", name, name,
	    record->before != NULL ? "stored" : v);
	if (record->before != NULL)
		out_print(out, "\tstruct %s\t whole = *stored, *%s = &whole;"
		    "\n", name, v);
	out_print(out, "\tstruct json\t*out = &rq->out;\n\n");
	if (record->before != NULL)
		out_print(out, "\t%s(rq, %s, view);\n", record->before->text,
		    v);
	out_print(out, "\tjson_object(out, name);\n");
	for (i = 0; i < record->members.count; i++)
		emit_writing(out, record, record->members.items[i]);
	out_print(out, "\tjson_object_end(out);\n}\n\n");
}
