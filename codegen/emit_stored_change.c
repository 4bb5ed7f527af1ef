#include <string.h>

#include "codegen/stored.h"

/* "a = b = c = "": texts of a new record, which has none. */
static void
emit_new(struct out *out, const struct record *record)
{
	const struct member	*m;
	const char		*name = stored_name(record);
	const char		*v = stored_variable(record), *texts = "";
	size_t			 i;

	stored_function(out, "void", "%s_new(struct request *rq, struct %s "
	    "*%s)", name, name, v);
	out_print(out, "\tmemset(%s, 0, sizeof(*%s));\n", v, v);
	if (record->block != NULL)
		stored_line(out, 1, "%s_new(rq, %s, &%s->%s);",
		    record->block->key->text, stored_kind(record), v,
		    record->block->as->text);
	for (i = 0; i < record->stored.count; i++) {
		m = record->stored.items[i];
		if (m->block == NULL && stored_is_text(m))
			texts = memory_print("%s%s = ", texts,
			    stored_path(record, m));
	}
	if (*texts != '\0')
		stored_line(out, 1, "%s\"\";", texts);
	for (i = 0; i < record->stored.count; i++) {
		m = record->stored.items[i];
		if (m->filled)
			stored_line(out, 1, "%s = true;", stored_path(record,
			    m));
	}
	out_print(out, "}\n\n");
}

static void
emit_text(struct out *out, const struct record *record,
    const struct member *m, const struct param *param)
{
	const char	*path = stored_path(record, m), *key = m->key->text;
	const char	*sent = memory_print("f->%s", key), *value = sent;

	if (node_is(m->clean, "line"))
		value = memory_print("html_strip_line(rq->arena, %s)", sent);
	else if (m->clean != NULL)
		value = memory_print("markup_clean(rq, %s)", sent);
	stored_line(out, 1, "if (%s != NULL)", sent);
	stored_line(out, 2, "%s = %s;", path, value);
	if (param_clears(param)) {
		stored_line(out, 1, "else if (f->clears_%s)", key);
		stored_line(out, 2, "%s = \"\";", path);
	}
}

static void
emit_number(struct out *out, const struct record *record,
    const struct member *m, const struct param *param)
{
	const char	*path = stored_path(record, m), *key = m->key->text;
	bool		 twin = stored_has_twin(m) && m->with == NULL;

	stored_line(out, 1, "if (f->has_%s%s)%s", key, param_clears(param) ?
	    memory_print(" || f->clears_%s", key) : "", twin ? " {" : "");
	if (twin)
		stored_line(out, 2, "%s = f->has_%s;", stored_twin(record, m),
		    key);
	stored_line(out, 2, "%s = f->%s;", path, key);
	if (twin)
		out_print(out, "\t}\n");
}

static void
emit_apply(struct out *out, const struct spec *spec,
    const struct record *record)
{
	const struct member	*m;
	const struct param	*param;
	const char		*name = stored_name(record);
	const char		*v = stored_variable(record);
	size_t			 i;

	stored_function(out, "void", "%s_apply(struct request *rq, struct %s "
	    "*%s, const struct %s *f)", name, name, v, record->fields->text);
	for (i = 0; i < record->stored.count; i++) {
		m = record->stored.items[i];
		param = stored_param(spec, record, m);
		if (param == NULL || m->block != NULL || stored_elsewhere(m))
			continue;
		if (stored_is_text(m))
			emit_text(out, record, m, param);
		else
			emit_number(out, record, m, param);
	}
	out_print(out, "}\n\n");
}

static void
emit_sent_one(struct out *out, const struct member *m,
    const struct param *param)
{
	const char	*key = m->key->text, *field = m->field;

	if (!param->kind->has) {
		stored_line(out, 1, "sent.%s = f->%s;", field, key);
		if (param_clears(param)) {
			stored_line(out, 1, "if (f->clears_%s)", key);
			stored_line(out, 2, "sent.%s = \"\";", field);
		}
		return;
	}
	if (!param_clears(param)) {
		stored_line(out, 1, "if (f->has_%s)", key);
		stored_line(out, 2, "sent.%s = &f->%s;", field, key);
		return;
	}
	stored_line(out, 1, "if (f->has_%s || f->clears_%s)", key, key);
	stored_line(out, 2, "sent.%s = f->has_%s ? &f->%s : &no_%s;", field,
	    key, key, key);
}

static void
emit_sent(struct out *out, const struct spec *spec,
    const struct record *record)
{
	const struct member	*m;
	const struct param	*param;
	const char		*name = stored_name(record);
	const char		*type;
	size_t			 i;

	type = memory_print("struct %s_sent", record->block->key->text);
	stored_function(out, type, "%s_sent(const struct %s *f)", name,
	    record->fields->text);
	for (i = 0; i < record->own.count; i++) {
		m = record->own.items[i];
		param = stored_param(spec, record, m);
		if (m->block != NULL && param != NULL &&
		    param->kind->has && param_clears(param))
			out_print(out, "\tstatic const %s\t no_%s;\n",
			    param->kind->c_type, m->key->text);
	}
	out_print(out, "\t%s\t\t sent = { 0 };\n\n", type);
	for (i = 0; i < record->own.count; i++) {
		m = record->own.items[i];
		param = stored_param(spec, record, m);
		if (m->block != NULL && param != NULL)
			emit_sent_one(out, m, param);
	}
	out_print(out, "\n\treturn (sent);\n}\n\n");
}

void
emit_stored_changing(struct out *out, const struct spec *spec,
    const struct record *record)
{
	emit_new(out, record);
	if (record->fields == NULL)
		return;
	emit_apply(out, spec, record);
	if (record->block != NULL)
		emit_sent(out, spec, record);
}
