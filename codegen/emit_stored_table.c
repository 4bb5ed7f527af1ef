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

	out_print(out, "\t{ .column = \"%s\", .name = \"%s\", .holds = %s, "
	    ".offset = %s", m->column->text, m->export != NULL ?
	    m->export->text : m->column->text, m->held->constant,
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
emit_all(struct out *out, const struct record *record)
{
	const struct member	*m;
	const char		*names = "";

	EACH(m, record->stored) {
		if (m->through == NULL)
			names = memory_print("%s%s%s", names,
			    *names != '\0' ? ", " : "", m->column->text);
	}
	stored_put(out, record, "static struct statement *\n"
	    "all_of_$table(struct db *db)\n{\n"
	    "\treturn (db_query(db,\n%s));\n}\n\n", stored_sql("\t    ",
	    memory_print("SELECT %s FROM %s ORDER BY id", names,
	    record->table->text), ""));
}

void
emit_stored_table(struct out *out, const struct spec *spec,
    const struct record *record)
{
	const struct member	*m, *folded = record->folded;

	emit_all(out, record);
	stored_put(out, record,
	    "static const struct stored_column $name_columns[] = {\n");
	EACH(m, record->stored) {
		if (m->through == NULL)
			emit_column(out, spec, record, m);
	}
	if (folded != NULL)
		out_print(out, "\t{ .column = \"%s\", .holds = STORED_TEXT },"
		    "\n", folded->folded->text);
	if (record->searched)
		out_print(out, "\t{ .column = \"searched\", "
		    ".holds = STORED_TEXT },\n");
	stored_put(out, record, "};\n\n"
	    "const struct stored_table\t stored_$name = {\n"
	    "\t\"$table\", $name_columns, COUNT($name_columns), "
	    "all_of_$table\n};\n\n");
}
