/* The tables of columns in records.c. */
#include <string.h>
#include <time.h>

#include "codegen/emit.h"
#include "codegen/names.h"
#include "codegen/stored.h"

const char *
stored_absent(const struct member *member)
{
	const char	*text = node_text(member->absent);
	struct tm	 tm = { .tm_sec = 0 };

	if (text == NULL)
		return (NULL);
	if (member->is_text)
		return (emit_quoted(text));
	if (member->held->takes != HOLDS_TIME)
		return (text);
	strptime(text, "%Y-%m-%d %H:%M:%S", &tm);

	return (memory_print("%jd", (intmax_t)timegm(&tm)));
}

/* The param that sets the member, or NULL. */
static const struct param *
param_of(const struct spec *spec, const struct record *record,
    const struct member *member)
{
	const struct group	*group;

	if (record->fields == NULL)
		return (NULL);
	group = list_find(&spec->groups, record->fields->text);

	return (list_find(&group->own, member->key->text));
}

/* Whether the member refers to a row of texts that others are `within`. */
static bool
is_shared(const struct record *record, const struct member *member)
{
	const struct member	*m;

	EACH(m, record->stored) {
		if (m->within != NULL && node_is(member->key, m->within->text))
			return (true);
	}

	return (false);
}

/*
 * Returns the JSON by which an import removes a value, or NULL if it cannot.
 * A source does not show whether it has a secret.
 */
static const char *
emptied_by(const struct member *m, const struct param *param)
{
	if (param == NULL || param->required || node_is(m->clean, "secret"))
		return (NULL);
	if (m->absent != NULL)
		return (m->is_text || m->held->takes == HOLDS_TIME ?
		    memory_print("\"%s\"", m->absent->text) :
		    m->absent->text);
	if (param_is(param, "IMAGE"))
		return (!param->nonempty ? "\"\"" : "null");
	if (m->held->takes == HOLDS_TEXT && !param_is(param, "TIMEZONE"))
		return (param->clears ? "null" : "\"\"");
	if (param->clears)
		return ("null");

	return (m->refers != NULL && param->zero ? "0" : NULL);
}

/* "offsetof(struct venue, head.id)" */
static const char *
offset_of(const struct record *record, const char *place)
{
	return (memory_print("offsetof(struct %s, %s)", record->name, place));
}

/* The place of another member that this one names. */
static const char *
offset_of_other(const struct record *record, const struct node *name)
{
	const struct member	*m;

	m = name == NULL ? NULL : list_find(&record->stored, name->text);

	return (m == NULL ? NULL : offset_of(record, m->place));
}

static const char *
export_name(const struct record *record, const struct member *m)
{
	if (m->through != NULL || m->counted || is_shared(record, m))
		return (NULL);

	return (m->export != NULL ? m->export->text : m->column->text);
}

/* What a value may be, and what stands for none. */
static void
put_values(struct buf *out, const struct record *record,
    const struct member *m)
{
	if (m->twin != NULL)
		emit_member(out, "has", offset_of(record, m->twin));
	if (m->null != NULL)
		emit_member(out, "null", memory_print("STORED_NULL_%s",
		    name_upper(m->null->text)));
	emit_true(out, "preset", m->absent != NULL);
	emit_member(out, memory_print("absent.%s", m->held->bound),
	    m->filled ? "true" : stored_absent(m));
	if (m->refers != NULL)
		emit_string(out, "refers", m->refers->text);
	if (m->held->takes == HOLDS_NUMBER && m->max != NULL)
		buf_printf(out, ", .least = %s, .most = %s", m->min->text,
		    m->max->text);
	if (m->held->takes == HOLDS_TIME)
		emit_member(out, "from", offset_of_other(record, m->min));
}

static void
put_uses(struct buf *out, const struct record *record, const struct member *m)
{
	emit_string(out, "brief", m->brief ? m->key->text : NULL);
	emit_true(out, "with", m->with != NULL);
	emit_true(out, "shared", is_shared(record, m));
	emit_true(out, "within", m->within != NULL);
	emit_true(out, "searched", m->searched);
	emit_true(out, "compared", m->compared);
}

/* How stored_apply() sets the member. */
static void
put_applied(struct buf *out, const struct spec *spec,
    const struct record *record, const struct member *m,
    const struct param *param)
{
	const char		*fields = record->fields->text;
	const char		*key = m->key->text;
	const struct limit	*limit = param_limit(spec, param);

	buf_printf(out, ", .clean = STORED_%s, .field = offsetof(struct %s,"
	    " %s)", m->clean == NULL ? "SENT" : name_upper(m->clean->text),
	    fields, key);
	if (param->kind->has)
		buf_printf(out, ", .sent = offsetof(struct %s, has_%s)",
		    fields, key);
	if (param->clears)
		buf_printf(out, ", .clears = offsetof(struct %s, clears_%s)",
		    fields, key);
	if (node_is(m->clean, "markup"))
		emit_member(out, "bytes", limit == NULL ? "SIZE_MAX" :
		    limit->bytes->text);
}

static void
put_column(struct buf *out, const struct spec *spec,
    const struct record *record, const struct member *m)
{
	const struct param	*param = param_of(spec, record, m);

	buf_printf(out, "	{ .holds = %s, .offset = %s", m->held->constant,
	    offset_of(record, m->place));
	if (m->through == NULL)
		emit_string(out, "column", m->column->text);
	emit_string(out, "name", export_name(record, m));
	if (!m->written)
		emit_member(out, "source", "STORED_READ");
	put_values(out, record, m);
	put_uses(out, record, m);
	if (param != NULL) {
		emit_string(out, "param", m->key->text);
		emit_true(out, "as_text", param->kind->texts);
		emit_string(out, "emptied", emptied_by(m, param));
		if (m->block == NULL && !m->elsewhere)
			put_applied(out, spec, record, m, param);
	}
	buf_string(out, " },\n");
}

/* A column that is computed from a member; nothing if it has no name. */
static void
put_derived(struct buf *out, const struct record *record,
    const struct member *m, const struct node *name, const char *source)
{
	if (name != NULL)
		buf_printf(out, "	{ .column = \"%s\", .source = %s,"
		    " .offset = %s },\n", name->text, source,
		    offset_of(record, m->place));
}

void
stored_put_columns(struct buf *out, const struct spec *spec,
    const struct record *record)
{
	const struct member	*m;

	buf_printf(out, "static const struct stored_column %s_columns[] = {\n",
	    record->name);
	EACH(m, record->stored)
		put_column(out, spec, record, m);
	EACH(m, record->stored) {
		put_derived(out, record, m, m->folded, "STORED_FOLDED");
		put_derived(out, record, m, m->cased, "STORED_CASED");
	}
	if (record->searched)
		buf_string(out, "	{ .column = \"searched\","
		    " .source = STORED_SEARCHED },\n");
	buf_string(out, "};\n\n");
}
