#include <string.h>

#include "codegen/emit.h"
#include "codegen/names.h"

/* "page", or "paging.page" in a group. */
static const char *
member_of(const struct param *param, const char *prefix)
{
	return (memory_print("%s%s%s%s",
	    param->group != NULL ? param->group->as->text : "",
	    param->group != NULL ? "." : "", prefix, param->key->text));
}

static const char *
words_of(const struct route *route, const struct param *param)
{
	return (memory_print("%s_%s_words", param->group != NULL ?
	    param->group->key->text : route->key->text, param->key->text));
}

/* PARAM_MIN | PARAM_CUT; "" for none. */
static const char *
flags_of(const struct param *param)
{
	const struct {
		const char	*name;
		bool		 set;
	} flags[] = {
		{ "REQUIRED", param->required },
		{ "NONEMPTY", param->nonempty },
		{ "EMPTY", param->empty },
		{ "LINES", param->lines },
		{ "HIDDEN", param->hidden },
		{ "FOLD", param->fold },
		{ "MIN", param->min != NULL || param->above != NULL },
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

	return (text);
}

static void
add_bound(struct buf *row, const char *name, const struct node *bound)
{
	if (bound != NULL)
		buf_printf(row, ", .%s = %s", name, bound->text);
}

static void
add_limit(struct buf *row, const struct limit *limit)
{
	if (limit == NULL)
		return;
	add_bound(row, "max_bytes", limit->bytes);
	add_bound(row, "max_words", limit->words);
	add_bound(row, "max_items", limit->items);
	if (limit->error != NULL)
		buf_printf(row, ", .too_long = ERROR_%s",
		    name_upper(limit->error->text));
}

static void
add_word(struct buf *row, const char *member, const struct node *word,
    const char *const *words)
{
	if (word != NULL)
		buf_printf(row, ", .%s = %s", member,
		    word_constant(words, word->text));
}

static int
index_of(const struct list *rows, const char *key)
{
	int	 i;

	for (i = 0; list_find(rows, key) != rows->items[i]; i++)
		continue;

	return (i);
}

static void
add_rules(struct buf *row, const struct spec *spec,
    const struct route *route, const struct param *param)
{
	const char	*flags = flags_of(param);

	if (param->null != NULL)
		buf_printf(row, ", .null = %s", word_constant(words_null,
		    param->null->text));
	add_word(row, "zone", param->zone, words_zone);
	add_word(row, "reference", param->exists, words_reference);
	add_word(row, "reference", param->of, words_reference);
	if (*flags != '\0')
		buf_printf(row, ", .flags = %s", flags);
	if (param->with != NULL)
		buf_printf(row, ", .with = %d",
		    index_of(&route->rows, param->with->text) -
		    index_of(&route->rows, param->key->text));
	add_bound(row, "min", param->min);
	add_bound(row, "min", param->above);
	add_bound(row, "max", param->max);
	add_bound(row, "max", param->cut);
	add_limit(row, param_limit(spec, param));
	if (param->values != NULL)
		buf_printf(row, ", .words = %s", words_of(route, param));
	if (param->creates != NULL)
		buf_printf(row, ", .creates = &route_%s", param->creates->text);
	if (param->kind->shown == DEFAULT_DATE && param->shown != NULL &&
	    !node_is_null(param->shown))
		buf_printf(row, ", .from_now = \"%s\"", param->shown->text);
}

/* `of` is the route whose struct the row describes. */
static const char *
row_of(const struct spec *spec, const struct route *route,
    const struct param *param, const char *of)
{
	struct buf	 row = memory_buf();

	buf_printf(&row, "ROW(%s, %s, \"%s\", %s, %s, %s", of,
	    member_of(param, ""), param_name(param),
	    name_upper(param->in->text), param->kind->constant,
	    name_upper(param_wire(param)));
	if (param_has_twin(param))
		buf_printf(&row, ", .has = AT(%s, %s)", of,
		    member_of(param, "has_"));
	if (param_clears(param))
		buf_printf(&row, ", .clears = AT(%s, %s)", of,
		    member_of(param, "clears_"));
	add_rules(&row, spec, route, param);
	buf_printf(&row, ")");

	return (row.data);
}

static const char *
group_rows(const struct scope *s)
{
	const struct route	 any = { .key = s->group->key,
				    .rows = s->group->own };
	const struct param	*param;
	const char		*rows = "";

	EACH(param, s->group->own)
		rows = memory_join(rows, ",", memory_print(" \\\n\t%s",
		    row_of(s->spec, &any, param, "route")));

	return (rows);
}

/*
 * The default of a truthy parameter that is quoted counts as if it were sent.
 */
static bool
is_true(const struct param *param)
{
	const struct node	*shown = param->shown;

	return (shown->plain ? node_is(shown, "true") :
	    node_has(param->values, shown->text));
}

/* The default in C. NULL: there is none, or it depends on the time. */
const char *
emit_default(const struct scope *s)
{
	const struct param	*param = s->param;
	const struct node	*shown = param->shown;

	if (s->route->partial || shown == NULL || node_is_null(shown))
		return (NULL);
	switch (param->kind->shown) {
	case DEFAULT_INTEGER:
	case DEFAULT_NUMBER:
		return (shown->text);
	case DEFAULT_BOOLEAN:
	case DEFAULT_TRUTH:
		return (is_true(param) ? "true" : "false");
	case DEFAULT_TEXT:
		return (memory_print("\"%s\"", fill_escaped(shown->text)));
	case DEFAULT_VALUE:
		return (name_upper(memory_print("%s_%s_%s",
		    param->group != NULL ? param->group->key->text :
		    route_handler(s->route), param->key->text, shown->text)));
	case DEFAULT_STATUS:
		return (word_constant(words_status, shown->text));
	default:
		return (NULL);
	}
}

#define MARKS(MARK)							\
	MARK(member, member_of(s->param, ""))				\
	MARK(words, words_of(s->route, s->param))			\
	MARK(default, emit_default(s))					\
	MARK(row, row_of(s->spec, s->route, s->param,			\
	    route_handler(s->route)))					\
	MARK(grouprows, group_rows(s))

MARKS(FILL_FUNCTION)

static const struct mark	marks[] = { MARKS(FILL_ROW) { NULL, NULL } };

const struct marks	emit_rows = { marks, NULL, NULL };
