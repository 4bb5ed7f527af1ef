#include <string.h>

#include "codegen/emit.h"
#include "codegen/names.h"

/* The row of a parameter. */
static const char	row[] =
    "ROW($of, $member, \"$wirename\", $IN, $TYPE, $WIRE"
    "$(, .has = AT($of, $twin))"
    "$(, .clears = AT($of, $clearing))"
    "$(, .null = $null)"
    "$(, .zone = $zone)"
    "$(, .reference = $reference)"
    "$(, .flags = $flags)"
    "$(, .with = $with)"
    "$(, .min = $low)"
    "$(, .max = $high)"
    "$(, .max_bytes = $maxbytes)"
    "$(, .max_words = $maxwords)"
    "$(, .max_items = $maxitems)"
    "$(, .too_long = error_$toolong)"
    "$(, .words = $words)"
    "$(, .creates = &route_$creates)"
    "$(, .from_now = \"$fromnow\")"
    ")";

/* "page", or "paging.page" in a group. */
static const char *
member_of(const struct param *param, const char *prefix)
{
	return (memory_print("%s%s%s%s",
	    param->group != NULL ? param->group->as->text : "",
	    param->group != NULL ? "." : "", prefix, param->key->text));
}

static const char *
words_of(const struct scope *s)
{
	const struct param	*param = s->param;

	if (param->values == NULL)
		return (NULL);

	return (memory_print("%s_%s_words", param->group != NULL ?
	    param->group->key->text : s->route->key->text, param->key->text));
}

/* "PARAM_MIN | PARAM_CUT" */
static const char *
flags_of(const struct param *param)
{
	const struct {
		const char	*name;
		bool		 set;
	} flags[] = {
		{ "REQUIRED", param->required },
		{ "ALWAYS", param->required && param->group == NULL &&
		    !param_is_path(param) },
		{ "NONEMPTY", param->nonempty },
		{ "EMPTY", param->empty },
		{ "LINES", param->lines },
		{ "MARKUP", param->markup },
		{ "HIDDEN", param->hidden },
		{ "FOLD", param->fold },
		{ "MIN", param_low(param) != NULL },
		{ "MAX", param->max != NULL },
		{ "ABOVE", param->above != NULL },
		{ "CUT", param->cut != NULL },
		{ "ZERO", param->zero },
		{ "OTHER", param->other },
		{ "ONE", param->one },
		{ "TEXTS", param->texts },
		{ "PAGING", param->paging }
	};
	const char	*text = "";
	size_t		 i;

	for (i = 0; i < LENGTH(flags); i++) {
		if (flags[i].set)
			text = memory_join(text, " | ",
			    memory_print("PARAM_%s", flags[i].name));
	}

	return (*text == '\0' ? NULL : text);
}

static const char *
constant_of(const char *const *words, const struct node *word)
{
	return (word == NULL ? NULL : word_constant(words, word->text));
}

static const struct limit *
limit_of(const struct scope *s)
{
	static const struct limit	 none;
	const struct limit		*limit = param_limit(s->spec, s->param);

	return (limit != NULL ? limit : &none);
}

static int
index_of(const struct list *rows, const struct node *key)
{
	int	 i;

	for (i = 0; list_find(rows, key->text) != rows->items[i]; i++)
		continue;

	return (i);
}

/* Returns the distance to the row that must be sent with this one. */
static const char *
with(const struct scope *s)
{
	const struct list	*rows = emit_rows_of(s);
	const struct param	*param = s->param;

	return (param->with == NULL ? NULL : memory_print("%d",
	    index_of(rows, param->with) - index_of(rows, param->key)));
}

/* Returns the default of a moment, which depends on the time of the request. */
static const char *
from_now(const struct param *param)
{
	return (param->kind->shown != DEFAULT_DATE || param->shown == NULL ||
	    node_is_null(param->shown) ? NULL : param->shown->text);
}

/*
 * Returns the default in C, or NULL if there is none or it depends on the
 * time.
 */
static const char *
default_of(const struct route *route, const struct param *param)
{
	const struct node	*shown = param->shown;

	if (route->partial || shown == NULL || node_is_null(shown))
		return (NULL);
	switch (param->kind->shown) {
	case DEFAULT_INTEGER:
	case DEFAULT_NUMBER:
	case DEFAULT_BOOLEAN:
		return (shown->text);
	case DEFAULT_TEXT:
		return (memory_print("\"%s\"", fill_escaped(shown->text)));
	case DEFAULT_VALUE:
		return (name_upper(memory_print("%s_%s_%s",
		    param->group != NULL ? param->group->key->text :
		    route_handler(route), param->key->text, shown->text)));
	case DEFAULT_STATUS:
		return (word_constant(words_status, shown->text));
	default:
		return (NULL);
	}
}

const char *
emit_defaults(const struct scope *s)
{
	const struct param	*param;
	const char		*all = "", *value;

	EACH(param, s->route->rows) {
		if ((value = default_of(s->route, param)) != NULL)
			all = memory_join(all, ", ", memory_print(".%s = %s",
			    member_of(param, ""), value));
	}

	return (*all == '\0' ? NULL : all);
}

#define MARKS(MARK)							\
	MARK(row, row)							\
	MARK(of, s->route == NULL ? "route" : route_handler(s->route))	\
	MARK(member, member_of(s->param, ""))				\
	MARK(twin, !param_has_twin(s->param) ? NULL :			\
	    member_of(s->param, "has_"))				\
	MARK(clearing, !param_clears(s->param) ? NULL :			\
	    member_of(s->param, "clears_"))				\
	MARK(wirename, param_name(s->param))				\
	MARK(IN, name_upper(s->param->in->text))			\
	MARK(TYPE, s->param->kind->constant)				\
	MARK(WIRE, name_upper(param_wire(s->param)))			\
	MARK(null, constant_of(words_null, s->param->null))		\
	MARK(zone, constant_of(words_zone, s->param->zone))		\
	MARK(reference, constant_of(words_reference,			\
	    s->param->of != NULL ? s->param->of : s->param->exists))	\
	MARK(flags, flags_of(s->param))					\
	MARK(with, with(s))						\
	MARK(low, node_text(param_low(s->param)))			\
	MARK(high, node_text(param_high(s->param)))			\
	MARK(maxbytes, node_text(limit_of(s)->bytes))			\
	MARK(maxwords, node_text(limit_of(s)->words))			\
	MARK(maxitems, node_text(limit_of(s)->items))			\
	MARK(toolong, limit_of(s)->error == NULL ? NULL :		\
	    name_lower(limit_of(s)->error->text))			\
	MARK(words, words_of(s))					\
	MARK(creates, node_text(s->param->creates))			\
	MARK(fromnow, from_now(s->param))

MARKS(FILL_FUNCTION)

static const struct mark	marks[] = { MARKS(FILL_ROW) { NULL, NULL } };

const struct marks	emit_rows = { marks, NULL, NULL };
