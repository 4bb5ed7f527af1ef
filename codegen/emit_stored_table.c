#include <string.h>

#include "codegen/names.h"
#include "codegen/stored.h"

/* "offsetof(struct venue, head.name)" */
static const char *
offset_of(const struct record *record, const char *path)
{
	return (memory_print("offsetof(struct %s, %s)", stored_name(record),
	    path + strlen(stored_variable(record)) + strlen("->")));
}

/* What a request sends to remove a value; NULL: it cannot. */
static const char *
emptied_by(const struct member *m, const struct param *param)
{
	const char	*word = param->kind->word;

	if (param->required)
		return (NULL);
	if (strcmp(word, "image") == 0)
		return (param->empty ? "\"\"" : "null");
	if (stored_holds(m, "text") && strcmp(word, "timezone") != 0)
		return (param_clears(param) ? "null" : "\"\"");
	if (param_clears(param))
		return ("null");

	return (m->refers != NULL && param->zero ? "0" : NULL);
}

static void
emit_column(struct out *out, const struct spec *spec,
    const struct record *record, const struct member *m)
{
	const struct param	*param = stored_param(spec, record, m);

	out_print(out, "\t{ .column = \"%s\"", m->column->text);
	if (!m->counted)
		out_print(out, ", .name = \"%s\"", m->export != NULL ?
		    m->export->text : m->column->text);
	out_print(out, ", .holds = %s, .offset = %s", m->held->constant,
	    offset_of(record, stored_path(record, m)));
	if (stored_has_twin(m))
		out_print(out, ", .has = %s", offset_of(record,
		    stored_twin(record, m)));
	if (m->with != NULL)
		out_print(out, ", .with = true");
	if (m->null != NULL)
		out_print(out, ", .null = STORED_NULL_%s",
		    name_upper(m->null->text));
	if (m->refers != NULL)
		out_print(out, ", .refers = \"%s\"", m->refers->text);
	if (stored_holds(m, "number"))
		out_print(out, ", .least = %s, .most = %s", m->min->text,
		    m->max->text);
	if (param != NULL)
		out_print(out, ", .param = \"%s\"", m->key->text);
	if (param != NULL && param->texts)
		out_print(out, ", .as_text = true");
	if (param != NULL && emptied_by(m, param) != NULL)
		out_print(out, ", .emptied = \"%s\"",
		    out_escaped(emptied_by(m, param)));
	out_print(out, " },\n");
}

static void
emit_derived(struct out *out, const char *column)
{
	if (column != NULL)
		out_print(out, "\t{ .column = \"%s\", "
		    ".holds = STORED_TEXT },\n", column);
}

/* Rows are sorted by the first column, and by id. */
static void
emit_all(struct out *out, const struct record *record)
{
	const struct member	*m, *first = record->stored.items[0];
	const char		*names = "";

	EACH(m, record->stored) {
		if (m->through == NULL)
			names = memory_print("%s%s%s", names,
			    *names != '\0' ? ", " : "", m->column->text);
	}
	stored_put(out, record, "static struct statement *\n"
	    "all_of_$table(struct db *db)\n{\n"
	    "\treturn (db_query(db,\n%s));\n}\n\n", stored_sql("\t    ",
	    memory_print("SELECT %s FROM %s ORDER BY %sid", names,
	    record->table->text, node_is(first->column, "id") ? "" :
	    memory_print("%s, ", first->column->text)), ""));
}

void
emit_stored_table(struct out *out, const struct spec *spec,
    const struct record *record)
{
	const struct member	*m;

	emit_all(out, record);
	stored_put(out, record,
	    "static const struct stored_column $name_columns[] = {\n");
	EACH(m, record->stored) {
		if (m->through == NULL)
			emit_column(out, spec, record, m);
	}
	EACH(m, record->stored) {
		emit_derived(out, m->folded != NULL ? m->folded->text : NULL);
		emit_derived(out, m->cased != NULL ? m->cased->text : NULL);
	}
	emit_derived(out, record->searched ? "searched" : NULL);
	stored_put(out, record, "};\n\n"
	    "const struct stored_table\t stored_$name = {\n"
	    "\t\"$table\", $name_columns, COUNT($name_columns), "
	    "all_of_$table\n};\n\n");
}
