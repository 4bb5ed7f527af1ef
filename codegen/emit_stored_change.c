#include "codegen/stored.h"

/* Texts of a new record are "". */
static void
emit_new(struct out *out, const struct record *record)
{
	const struct member	*m;
	const char		*texts = "", *filled = "";

	EACH(m, record->stored) {
		if (m->block == NULL && stored_is_text(m))
			texts = memory_print("%s%s = ", texts,
			    stored_path(record, m));
		if (m->filled)
			filled = memory_print("%s\t%s = true;\n", filled,
			    stored_path(record, m));
	}
	stored_put(out, record,
	    "void\n$name_new(struct request *rq, struct $name *$v)\n{\n"
	    "\tmemset($v, 0, sizeof(*$v));\n");
	if (record->block != NULL)
		stored_put(out, record,
		    "\t$block_new(rq, $kind, &$v->$head);\n");
	else
		out_print(out, "\t(void)rq;\n");
	if (*texts != '\0')
		stored_put(out, record, "\t%s\"\";\n", texts);
	stored_put(out, record, "%s}\n\n", filled);
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
	stored_put(out, record, "\tif (%s != NULL)\n\t\t%s = %s;\n", sent,
	    path, value);
	if (param_clears(param))
		stored_put(out, record, "\telse if (f->clears_%s)\n"
		    "\t\t%s = \"\";\n", key, path);
}

static void
emit_number(struct out *out, const struct record *record,
    const struct member *m, const struct param *param)
{
	const char	*path = stored_path(record, m), *key = m->key->text;
	bool		 twin = stored_has_twin(m) && m->with == NULL;

	stored_put(out, record, "\tif (f->has_%s%s)%s\n", key,
	    param_clears(param) ? memory_print(" || f->clears_%s", key) : "",
	    twin ? " {" : "");
	if (twin)
		stored_put(out, record, "\t\t%s = f->has_%s;\n",
		    stored_twin(record, m), key);
	stored_put(out, record, "\t\t%s = f->%s;\n%s", path, key,
	    twin ? "\t}\n" : "");
}

static void
emit_apply(struct out *out, const struct spec *spec,
    const struct record *record)
{
	const struct member	*m;
	const struct param	*param;

	stored_put(out, record, "void\n$name_apply(struct request *rq, "
	    "struct $name *$v, const struct $fields *f)\n{\n");
	EACH(m, record->stored) {
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

/* A member of `sent` points to the value sent, or to zero if null clears. */
static void
emit_sent_one(struct out *out, const struct record *record,
    const struct member *m, const struct param *param)
{
	const char	*key = m->key->text, *field = m->field;

	if (!param->kind->has) {
		stored_put(out, record, "\tsent.%s = f->%s;\n", field, key);
		if (param_clears(param))
			stored_put(out, record, "\tif (f->clears_%s)\n"
			    "\t\tsent.%s = \"\";\n", key, field);
	} else if (!param_clears(param))
		stored_put(out, record, "\tif (f->has_%s)\n"
		    "\t\tsent.%s = &f->%s;\n", key, field, key);
	else
		stored_put(out, record, "\tif (f->has_%s || f->clears_%s)\n"
		    "\t\tsent.%s = f->has_%s ? &f->%s : &no_%s;\n", key, key,
		    field, key, key, key);
}

static void
emit_sent(struct out *out, const struct spec *spec,
    const struct record *record)
{
	const struct member	*m;
	const struct param	*param;

	stored_put(out, record, "struct $block_sent\n"
	    "$name_sent(const struct $fields *f)\n{\n");
	EACH(m, record->own) {
		param = stored_param(spec, record, m);
		if (m->block != NULL && param != NULL &&
		    param->kind->has && param_clears(param))
			out_print(out, "\tstatic const %s\t no_%s;\n",
			    param->kind->c_type, m->key->text);
	}
	stored_put(out, record,
	    "\tstruct $block_sent\t\t sent = { 0 };\n\n");
	EACH(m, record->own) {
		param = stored_param(spec, record, m);
		if (m->block != NULL && param != NULL)
			emit_sent_one(out, record, m, param);
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
