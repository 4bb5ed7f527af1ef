#include "codegen/stored.h"

/* The condition for an optional member to be shown; NULL: always. */
static const char *
condition_of(const struct record *record, const struct member *m)
{
	const char	*path;

	if (m->alone)
		return ("view == RECORD_ALONE && "
		    "$v->$head.status == STATUS_PUBLISH");
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
	const char	*path, *function = "json_integer";

	if (m->write != NULL)
		return (memory_print("%s(rq, \"%s\", %s)", m->write->text,
		    m->key->text, m->block == NULL ? "$v" : "&$v->$head"));
	path = stored_path(record, m);
	if (stored_is_text(m) && m->optional)
		function = "stored_write_filled";
	else if (stored_holds(m, "text") || stored_holds(m, "slug"))
		function = "json_string";
	else if (stored_holds(m, "status")) {
		function = "json_string";
		path = memory_print("status_name(%s)", path);
	} else if (stored_holds(m, "truth"))
		function = "json_boolean";
	else if (stored_holds(m, "number"))
		function = "json_number";
	else if (node_is(m->type, "string")) {
		function = "json_string";
		path = memory_print("arena_integer(rq->arena, %s)", path);
	}

	return (memory_print("%s(out, \"%s\", %s)", function, m->key->text,
	    path));
}

static void
emit_writing(struct out *out, const struct record *record,
    const struct member *m)
{
	const char	*condition;

	if (m->column == NULL && m->write == NULL)
		return;
	if ((condition = condition_of(record, m)) != NULL)
		stored_put(out, record, "\tif (%s)\n", condition);
	stored_put(out, record, "%s%s;\n", condition != NULL ? "\t\t" : "\t",
	    writing_of(record, m));
}

void
emit_stored_showing(struct out *out, const struct record *record)
{
	const struct member	*m;

	if (record->lone)
		return;
	if (record->before != NULL)
		stored_put(out, record, "void\n$name_write(struct request *rq, "
		    "const char *name, const struct $name *stored, "
		    "enum record_view view)\n{\n"
		    "\tstruct $name\t whole = *stored, *$v = &whole;\n"
		    "\tstruct json\t*out = &rq->out;\n\n"
		    "\t%s(rq, $v, view);\n", record->before->text);
	else
		stored_put(out, record, "void\n$name_write(struct request *rq, "
		    "const char *name, const struct $name *$v, "
		    "enum record_view view)\n{\n"
		    "\tstruct json\t*out = &rq->out;\n\n");
	out_print(out, "\tjson_object(out, name);\n");
	EACH(m, record->members)
		emit_writing(out, record, m);
	out_print(out, "\tjson_object_end(out);\n}\n\n");
}
