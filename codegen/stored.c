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

/* Whether it is a text that is never NULL in C. */
static bool
is_text(const struct member *member)
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
	const char	*text = node_text(member->absent);
	struct tm	 tm = { .tm_sec = 0 };

	if (text == NULL)
		return (NULL);
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
		return ("$has");

	return (m->refers != NULL ? "$path != 0" : NULL);
}

static const char *
writing(const struct scope *s)
{
	const struct member	*m = s->member;

	if (m->write != NULL)
		return (memory_print("%s(rq, \"$key\", %s)", m->write->text,
		    m->block == NULL ? "$v" : "&$v->$head"));
	if (is_text(m) && m->optional)
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
emptied_by(const struct scope *s)
{
	const struct member	*m = s->member;
	const struct param	*param = s->param;
	const char		*word;

	if (param == NULL || param->required || node_is(m->clean, "secret"))
		return (NULL);
	word = param->kind->word;
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

static const char *
offset_of(const struct scope *s, const char *before)
{
	return (memory_print("offsetof(struct $name, %s)",
	    field_of(s, before)));
}

/* The place of another member that this one names. */
static const char *
offset_of_other(const struct scope *s, const struct node *name)
{
	const struct member	*m;
	struct scope		 other = *s;

	if (name == NULL)
		return (NULL);
	EACH(m, s->record->stored) {
		other.member = m;
		if (node_is(m->key, name->text))
			return (offset_of(&other, ""));
	}

	return (NULL);
}

static const char *
exported(const struct scope *s)
{
	const struct member	*m = s->member;

	if (m->through != NULL || m->counted ||
	    stored_is_shared(s->record, m))
		return (NULL);

	return (m->export != NULL ? m->export->text : m->column->text);
}

/* Whether stored_apply() sets the member. */
static bool
is_applied(const struct scope *s)
{
	return (s->param != NULL && s->member->block == NULL &&
	    !stored_elsewhere(s->member));
}

static const char *
cleaned(const struct scope *s)
{
	if (!is_applied(s))
		return (NULL);

	return (s->member->clean == NULL ? "SENT" :
	    name_upper(s->member->clean->text));
}

static const char *
bytes(const struct scope *s)
{
	const struct limit	*limit;

	if (!is_applied(s) || !node_is(s->member->clean, "markup"))
		return (NULL);
	limit = param_limit(s->spec, s->param);

	return (limit == NULL ? "SIZE_MAX" : limit->bytes->text);
}

static const char *
escaped(const char *text)
{
	return (text == NULL ? NULL : fill_escaped(text));
}

#define MARKS(MARK)							\
	MARK(key, fill_escaped(s->member->key->text))			\
	MARK(field, s->member->field)					\
	MARK(folded, node_text(s->member->folded))			\
	MARK(cased, node_text(s->member->cased))			\
	MARK(twin, fill_if(stored_has_twin(s->member)))			\
	MARK(has, memory_print("$v->%s", field_of(s, "has_")))		\
	MARK(path, memory_print("$v->%s", field_of(s, "")))		\
	MARK(offset, offset_of(s, ""))					\
	MARK(declaration, emit_declaration(s->member->held->c_type,	\
	    s->member->field))						\
	MARK(given, given(s))						\
	MARK(clears, fill_if(param_clears(s->param)))			\
	MARK(nothing, s->param->kind->has && param_clears(s->param) ?	\
	    s->param->kind->c_type : NULL)				\
	MARK(condition, condition(s))					\
	MARK(writing, writing(s))					\
	MARK(holds, s->member->held->constant)				\
	MARK(column, s->member->through != NULL ? NULL :		\
	    s->member->column->text)					\
	MARK(exported, exported(s))					\
	MARK(source, stored_is_written(s->member) ? NULL : "STORED_READ") \
	MARK(hasoffset, is_optional(s->member) ?			\
	    offset_of(s, "has_") : NULL)				\
	MARK(null, s->member->null == NULL ? NULL :			\
	    name_upper(s->member->null->text))				\
	MARK(preset, fill_if(s->member->absent != NULL))		\
	MARK(bound, s->member->held->bound)				\
	MARK(absent, s->member->filled ? "true" :			\
	    stored_absent(s->member))					\
	MARK(refers, node_text(s->member->refers))			\
	MARK(least, holds(s->member, "number") ?			\
	    s->member->min->text : NULL)				\
	MARK(most, node_text(s->member->max))				\
	MARK(from, holds(s->member, "time") ?				\
	    offset_of_other(s, s->member->min) : NULL)			\
	MARK(brief, s->member->brief ? "$key" : NULL)			\
	MARK(with, fill_if(s->member->with != NULL))			\
	MARK(shared, fill_if(stored_is_shared(s->record, s->member)))	\
	MARK(within, fill_if(s->member->within != NULL))		\
	MARK(searchedpart, fill_if(s->member->searched))		\
	MARK(compared, fill_if(s->member->compared))			\
	MARK(param, s->param == NULL ? NULL : "$key")			\
	MARK(texts, fill_if(s->param != NULL && s->param->texts))	\
	MARK(emptied, escaped(emptied_by(s)))				\
	MARK(clean, cleaned(s))						\
	MARK(sentname, is_applied(s) && s->param->kind->has ?		\
	    "has_$key" : NULL)						\
	MARK(clearsname, is_applied(s) && param_clears(s->param) ?	\
	    "clears_$key" : NULL)					\
	MARK(bytes, bytes(s))

MARKS(FILL_FUNCTION)

static const struct mark	marks[] = { MARKS(FILL_ROW) { NULL, NULL } };

const struct marks	stored_members = { marks, NULL, NULL };
