#include "codegen/stored.h"

#include <string.h>
#include <time.h>

#include "codegen/emit.h"
#include "codegen/names.h"

const char *
stored_name(const struct record *record)
{
	return (name_lower(record->key->text));
}

const char *
stored_variable(const struct record *record)
{
	return (memory_copy(stored_name(record), 1));
}

const char *
stored_kind(const struct record *record)
{
	return (name_upper(memory_print("%s_%s", record->block->key->text,
	    stored_name(record))));
}

static bool
holds(const struct member *member, const char *word)
{
	return (strcmp(member->held->word, word) == 0);
}

bool
stored_holds_text(const struct member *member)
{
	return (strcmp(member->held->bound, "text") == 0);
}

bool
stored_is_text(const struct member *member)
{
	return (stored_holds_text(member) && !node_is(member->null, "none"));
}

/* Whether JSON and exports have the value as a text. */
static bool
is_quoted(const struct member *member)
{
	return (stored_holds_text(member) || holds(member, "time"));
}

const char *
stored_absent(const struct member *member)
{
	const char	*text = member->absent->text;
	struct tm	 tm = { .tm_sec = 0 };

	if (stored_holds_text(member))
		return (memory_print("\"%s\"", fill_escaped(text)));
	if (!holds(member, "time"))
		return (text);
	strptime(text, "%Y-%m-%d %H:%M:%S", &tm);

	return (memory_print("%jd", (intmax_t)timegm(&tm)));
}

static bool
is_optional(const struct member *member)
{
	return (node_is(member->null, "none") &&
	    (holds(member, "number") || holds(member, "time")));
}

bool
stored_has_twin(const struct member *member)
{
	return (is_optional(member) && member->with == NULL);
}

bool
stored_elsewhere(const struct member *member)
{
	return (strchr(member->field, '.') != NULL);
}

bool
stored_is_written(const struct member *member)
{
	return (member->through == NULL && !member->counted &&
	    !node_is(member->column, "id"));
}

bool
stored_is_shared(const struct record *record, const struct member *member)
{
	const struct member	*m;

	EACH(m, record->stored) {
		if (m->within != NULL && node_is(member->key, m->within->text))
			return (true);
	}

	return (false);
}

bool
stored_shares(const struct record *record)
{
	const struct member	*m;

	EACH(m, record->stored) {
		if (m->within != NULL)
			return (true);
	}

	return (false);
}

const struct param *
stored_param(const struct spec *spec, const struct record *record,
    const struct member *member)
{
	const struct group	*group;

	if (record == NULL || record->fields == NULL)
		return (NULL);
	group = list_find(&spec->groups, record->fields->text);

	return (list_find(&group->own, member->key->text));
}

/* The member in the struct of the record, or of the block alone. */
static const char *
field_of(const struct scope *s, const char *before)
{
	const struct member	*m = s->member;

	return (memory_print("%s%s%s%s",
	    s->record != NULL && m->block != NULL ? m->block->as->text : "",
	    s->record != NULL && m->block != NULL ? "." : "", before,
	    m->with != NULL && *before != '\0' ? m->with->text : m->field));
}

static const char *
path_of(const struct scope *s, const char *before)
{
	return (memory_print("%s->%s", s->record == NULL ? "r" :
	    stored_variable(s->record), field_of(s, before)));
}

const char *
stored_path(const struct scope *s)
{
	return (path_of(s, ""));
}

const char *
stored_twin(const struct scope *s)
{
	return (path_of(s, "has_"));
}

const char *
stored_place(const struct scope *s)
{
	const struct member	*m = s->member;

	return (name_upper(memory_print("%s_at_%s", m->block != NULL ?
	    m->block->key->text : stored_name(s->record), m->block != NULL ?
	    m->field : m->key->text)));
}

/* The path of another member that this one names. */
static const char *
path_of_other(const struct scope *s, const struct node *name)
{
	const struct member	*m;
	struct scope		 other = *s;

	EACH(m, s->record->stored) {
		other.member = m;
		if (node_is(m->key, name->text))
			return (stored_path(&other));
	}

	return (NULL);
}

static const char *
whole_value(const struct scope *s)
{
	const struct member	*m = s->member;

	if (stored_holds_text(m) && !stored_is_text(m))
		return ("stored_text_or_null(rq, st, $place)");
	if (holds(m, "time") && m->min != NULL)
		return (memory_print("db_bounded(st, $place, %s, DATE_MOST)",
		    path_of_other(s, m->min)));

	return (m->held->read);
}

static const char *
value(const struct scope *s)
{
	const char	*whole = whole_value(s), *owner, *kind;

	if (!s->member->brief)
		return (whole);
	owner = s->block != NULL ? s->block->key->text :
	    stored_name(s->record);
	kind = s->record == NULL ? "r->kind" : s->block != NULL ?
	    stored_kind(s->record) : "$v->kind";

	return (memory_print("!%s_wants(rq, %s, \"%s\") ? \"\" : %s", owner,
	    kind, s->member->key->text, whole));
}

static const char *
binding(const struct scope *s)
{
	const struct member	*m = s->member;

	if (is_optional(m))
		return ("stored_bind_$kindof(st, ++place, $has, $path)");
	if (m->within != NULL)
		return ("db_bind_text(st, ++place, "
		    "$name_shares($v) ? \"\" : $path)");
	if (stored_is_shared(s->record, m))
		return ("stored_bind_integer(st, ++place, $name_shares($v), "
		    "$path)");
	if (m->refers != NULL && m->null != NULL)
		return ("stored_bind_integer(st, ++place, $path != 0, $path)");
	if (node_is(m->null, "empty"))
		return ("db_bind_text(st, ++place, "
		    "*$path == '\\0' ? NULL : $path)");

	return ("db_bind_$kindof(st, ++place, $path)");
}

static const char *
cleaned(const struct scope *s)
{
	const struct limit	*limit;

	if (s->member->clean == NULL)
		return ("f->$key");
	if (node_is(s->member->clean, "secret"))
		return ("stored_secret(rq, f->$key)");
	if (node_is(s->member->clean, "line"))
		return ("html_strip_line(rq->arena, f->$key)");
	limit = param_limit(s->spec, s->param);

	return (memory_print("markup_clean(rq, f->$key, %s)",
	    limit == NULL ? "SIZE_MAX" : limit->bytes->text));
}

static const char *
given(const struct scope *s)
{
	if (!s->param->kind->has)
		return (NULL);

	return (param_clears(s->param) ? "f->has_$key || f->clears_$key" :
	    "f->has_$key");
}

/* Returns the condition for showing an optional member; NULL: always. */
static const char *
condition(const struct scope *s)
{
	const struct member	*m = s->member;

	if (m->alone)
		return ("view == RECORD_ALONE && "
		    "$v->$head.status == STATUS_PUBLISH");
	if (!m->optional || m->held == NULL)
		return (NULL);
	if (is_optional(m))
		return (stored_twin(s));

	return (m->refers != NULL ? "$path != 0" : NULL);
}

static const char *
writing(const struct scope *s)
{
	const struct member	*m = s->member;

	if (m->write != NULL)
		return (memory_print("%s(rq, \"$key\", %s)", m->write->text,
		    m->block == NULL ? "$v" : "&$v->$head"));
	if (stored_is_text(m) && m->optional)
		return ("stored_write_filled(out, \"$key\", $path)");
	if (node_is(m->type, "string") && strcmp(m->held->c_type,
	    "int64_t") == 0)
		return ("json_string(out, \"$key\", "
		    "arena_integer(rq->arena, $path))");

	return (m->held->written);
}

/*
 * Returns the JSON by which an import removes a value, or NULL if it cannot.
 * A source does not show whether it has a secret.
 */
static const char *
emptied_by(const struct member *m, const struct param *param)
{
	const char	*word = param->kind->word;

	if (param->required || node_is(m->clean, "secret"))
		return (NULL);
	if (m->absent != NULL)
		return (is_quoted(m) ? memory_print("\"%s\"",
		    m->absent->text) : m->absent->text);
	if (strcmp(word, "image") == 0)
		return (param->empty ? "\"\"" : "null");
	if (holds(m, "text") && strcmp(word, "timezone") != 0)
		return (param_clears(param) ? "null" : "\"\"");
	if (param_clears(param))
		return ("null");

	return (m->refers != NULL && param->zero ? "0" : NULL);
}

/* The row of the member in the table for exports. */
static const char *
column(const struct scope *s)
{
	const struct member	*m = s->member;
	struct buf		 row = memory_buf();
	const char		*emptied = NULL;

	buf_printf(&row, ".column = \"%s\"", m->column->text);
	if (!m->counted && !stored_is_shared(s->record, m))
		buf_printf(&row, ", .name = \"%s\"", m->export != NULL ?
		    m->export->text : m->column->text);
	buf_printf(&row, ", .holds = %s, .offset = offsetof(struct $name, %s)",
	    m->held->constant, field_of(s, ""));
	if (is_optional(m))
		buf_printf(&row, ", .has = offsetof(struct $name, %s)",
		    field_of(s, "has_"));
	if (m->with != NULL)
		buf_printf(&row, ", .with = true");
	if (m->null != NULL)
		buf_printf(&row, ", .null = STORED_NULL_%s",
		    name_upper(m->null->text));
	if (m->absent != NULL)
		buf_printf(&row, ", .preset = true");
	if (m->refers != NULL)
		buf_printf(&row, ", .refers = \"%s\"", m->refers->text);
	if (holds(m, "number"))
		buf_printf(&row, ", .least = %s, .most = %s", m->min->text,
		    m->max->text);
	if (s->param != NULL) {
		buf_printf(&row, ", .param = \"%s\"", m->key->text);
		emptied = emptied_by(m, s->param);
	}
	if (s->param != NULL && s->param->texts)
		buf_printf(&row, ", .as_text = true");
	if (node_is(m->clean, "secret"))
		buf_printf(&row, ", .secret = true");
	if (emptied != NULL)
		buf_printf(&row, ", .emptied = \"%s\"", fill_escaped(emptied));

	return (row.data);
}

#define MARKS(MARK)							\
	MARK(key, fill_escaped(s->member->key->text))			\
	MARK(field, s->member->field)					\
	MARK(folded, node_text(s->member->folded))			\
	MARK(cased, node_text(s->member->cased))			\
	MARK(twin, fill_if(stored_has_twin(s->member)))			\
	MARK(has, stored_twin(s))					\
	MARK(path, stored_path(s))					\
	MARK(place, stored_place(s))					\
	MARK(first, s->number > 1 || s->block == NULL ? "$place" :	\
	    "$place = $BLOCK_COLUMNS")					\
	MARK(declaration, emit_declaration(s->member->held->c_type,	\
	    s->member->field))						\
	MARK(value, value(s))						\
	MARK(binding, binding(s))					\
	MARK(kindof, s->member->held->bound)				\
	MARK(min, node_text(s->member->min))				\
	MARK(max, node_text(s->member->max))				\
	MARK(astext, fill_if(stored_holds_text(s->member)))		\
	MARK(cleaned, cleaned(s))					\
	MARK(absent, stored_absent(s->member))		\
	MARK(given, given(s))						\
	MARK(clears, fill_if(param_clears(s->param)))			\
	MARK(cleared, node_is(s->member->null, "none") ? "NULL" : "\"\"") \
	MARK(nothing, s->param->kind->has && param_clears(s->param) ?	\
	    s->param->kind->c_type : NULL)				\
	MARK(condition, condition(s))					\
	MARK(writing, writing(s))					\
	MARK(column, column(s))

MARKS(FILL_FUNCTION)

static const struct mark	marks[] = { MARKS(FILL_ROW) { NULL, NULL } };

const struct marks	stored_members = { marks, NULL, NULL };
