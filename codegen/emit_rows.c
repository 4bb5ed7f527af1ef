#include <string.h>

#include "codegen/emit.h"
#include "codegen/names.h"

const char *
emit_member(const struct param *param, const char *prefix)
{
	const char	*key = param->key->text;

	if (param->group == NULL)
		return (memory_print("%s%s", prefix, key));

	return (memory_print("%s.%s%s", param->group->as->text, prefix,
	    key));
}

const char *
emit_words_name(const struct route *route, const struct param *param)
{
	return (memory_print("%s_%s_words", param->group != NULL ?
	    param->group->key->text : route->key->text, param->key->text));
}

void
emit_words(struct out *out, const char *name, const struct node *words)
{
	const struct node	*word;

	out_print(out, "static const char *const %s[] = { ", name);
	EACH(word, words->items)
		out_print(out, "\"%s\", ", out_escaped(word->text));
	out_print(out, "NULL };\n");
}

/* PARAM_MIN | PARAM_CUT; "" for none. */
static const char *
flags_of(const struct route *route, const struct param *param)
{
	const struct {
		const char	*name;
		bool		 set;
	} flags[] = {
		{ "REQUIRED", param->required &&
		    (!route->partial || param_is_path(param)) },
		{ "NONEMPTY", param->nonempty },
		{ "EMPTY", param->empty },
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

	for (i = 0; i < sizeof(flags) / sizeof(flags[0]); i++) {
		if (flags[i].set)
			text = memory_join(text, " | ",
			    memory_print("PARAM_%s", flags[i].name));
	}

	return (text);
}

static const char *
null_of(const struct route *route, const struct param *param)
{
	if (node_is(param->null, "update_clears"))
		return (route->partial ? "NULL_CLEARS" : "NULL_REFUSED");

	return (word_constant(words_null, param->null->text));
}

static void
add_bound(struct out *row, const char *name, const struct node *bound)
{
	if (bound != NULL && strspn(bound->text, "-0.") < strlen(bound->text))
		out_print(row, ", .%s = %s", name, bound->text);
}

static void
add_limit(struct out *row, const struct limit *limit)
{
	if (limit == NULL)
		return;
	add_bound(row, "max_bytes", limit->bytes);
	add_bound(row, "max_words", limit->words);
	add_bound(row, "max_items", limit->items);
	if (limit->error != NULL)
		out_print(row, ", .too_long = ERROR_%s",
		    name_upper(limit->error->text));
}

static void
add_word(struct out *row, const char *member, const struct node *word,
    const char *const *words)
{
	if (word != NULL)
		out_print(row, ", .%s = %s", member,
		    word_constant(words, word->text));
}

static int
index_of(const struct route *route, const char *key)
{
	int	 i;

	for (i = 0; list_find(&route->rows, key) != route->rows.items[i]; i++)
		continue;

	return (i);
}

static void
add_rules(struct out *row, const struct spec *spec,
    const struct route *route, const struct param *param)
{
	const char	*flags = flags_of(route, param);

	if (param->null != NULL)
		out_print(row, ", .null = %s", null_of(route, param));
	add_word(row, "zone", param->zone, words_zone);
	add_word(row, "reference", param->exists, words_reference);
	add_word(row, "reference", param->of, words_reference);
	if (*flags != '\0')
		out_print(row, ", .flags = %s", flags);
	if (param->with != NULL)
		out_print(row, ", .with = %d",
		    index_of(route, param->with->text) -
		    index_of(route, param->key->text));
	add_bound(row, "min", param->min);
	add_bound(row, "min", param->above);
	add_bound(row, "max", param->max);
	add_bound(row, "max", param->cut);
	add_limit(row, param_limit(spec, param));
	if (param->values != NULL)
		out_print(row, ", .words = %s", emit_words_name(route, param));
	if (param->creates != NULL)
		out_print(row, ", .creates = &route_%s", param->creates->text);
	if (param->kind->shown == DEFAULT_DATE && param->shown != NULL &&
	    !node_is_null(param->shown) && !route->partial)
		out_print(row, ", .from_now = \"%s\"", param->shown->text);
}

/* ROW_HAS(event_list, order, QUERY, ENUM, STRING, up to the rules */
static void
begin_row(struct out *row, const struct param *param, const char *of)
{
	const char	*group = "", *as = "";

	if (param->group != NULL) {
		group = "GROUP_";
		as = memory_print("%s, ", param->group->as->text);
	}
	out_print(row, "\t%sROW%s(%s, %s%s, %s, %s, %s", group,
	    param_has_twin(param) ? "_HAS" : "", of, as, param->key->text,
	    name_upper(param->in->text),
	    param->kind->constant + strlen("PARAM_"),
	    name_upper(param_wire(param)));
}

/* The same of one whose name on the wire is not its key. */
static void
begin_named(struct out *row, const struct param *param, const char *of)
{
	out_print(row, "\t{ .name = \"%s\", .in = %s, .type = %s, .wire = %s, "
	    ".offset = AT(%s, %s)", param->name->text,
	    word_constant(words_in, param->in->text), param->kind->constant,
	    word_constant(words_wire, param_wire(param)), of,
	    emit_member(param, ""));
	if (param_has_twin(param))
		out_print(row, ", .has = AT(%s, %s)", of,
		    emit_member(param, "has_"));
}

/* A row of a group is in its macro, where the route is called `route`. */
static const char *
row_of(const struct spec *spec, const struct route *route,
    const struct param *param)
{
	struct out	 row = { .text = NULL };
	const char	*of = param->group == NULL ? route_handler(route) :
			    "route";

	if (param->name == NULL)
		begin_row(&row, param, of);
	else
		begin_named(&row, param, of);
	if (param_clears(param))
		out_print(&row, ", .clears = AT(%s, %s)", of,
		    emit_member(param, "clears_"));
	add_rules(&row, spec, route, param);
	out_print(&row, param->name == NULL ? ")" : " }");

	return (row.text);
}

/* The rows of a group, as lines of a macro. */
static const char *
group_rows(const struct spec *spec, const struct route *route,
    const struct group *group)
{
	const struct param	*param;
	const char		*rows = "";

	EACH(param, group->own)
		rows = memory_join(rows, ", \\\n", row_of(spec, route, param));

	return (rows);
}

static bool
has_group(const struct route *route, const struct group *group)
{
	size_t	i;

	for (i = 0; i < route->groups.count; i++)
		if (route->groups.items[i] == group)
			return (true);

	return (false);
}

/*
 * The macro of a group's rows. Routes share it when the rows are the same;
 * they may differ where one is partial, for one.
 */
static const char *
group_macro(const struct spec *spec, const struct route *route,
    const struct group *group, bool *is_new)
{
	const struct route	*other, *first = NULL;
	const char		*rows, *name = name_upper(group->key->text);
	size_t			 i;

	rows = group_rows(spec, route, group);
	for (i = 0; (other = spec->routes.items[i]) != route; i++) {
		if (!has_group(other, group))
			continue;
		if (first == NULL)
			first = other;
		if (strcmp(group_rows(spec, other, group), rows) == 0)
			break;
	}
	*is_new = other == route;
	if (first == NULL || other == first)
		return (name);

	return (memory_print("%s_OF_%s", name, name_upper(other->key->text)));
}

static void
emit_macros(struct out *out, const struct spec *spec,
    const struct route *route)
{
	const struct group	*group;
	const char		*name;
	bool			 is_new;

	EACH(group, route->groups) {
		name = group_macro(spec, route, group, &is_new);
		if (is_new)
			out_print(out, "#define %s(route) \\\n%s\n\n", name,
			    group_rows(spec, route, group));
	}
}

void
emit_rows(struct out *out, const struct spec *spec, const struct route *route)
{
	const struct param	*param;
	size_t			 i;
	bool			 is_new;

	emit_macros(out, spec, route);
	out_print(out, "static const struct param %s_rows[] = {\n",
	    route->key->text);
	for (i = 0; i < route->groups.count; i++)
		out_print(out, "\t%s(%s),\n", group_macro(spec, route,
		    route->groups.items[i], &is_new), route_handler(route));
	EACH(param, route->rows) {
		if (param->group == NULL)
			out_print(out, "%s,\n", row_of(spec, route, param));
	}
	out_print(out, "};\n\n");
}

/* A quoted default of a truthy parameter means what it would when sent. */
static bool
is_true(const struct param *param)
{
	const struct node	*shown = param->shown;

	return (shown->plain ? node_is(shown, "true") :
	    node_has(param->values, shown->text));
}

/* What it is in C; NULL: zero, a text, or not known before the request. */
static const char *
constant_of(const struct route *route, const struct param *param)
{
	const char	*text = param->shown->text, *owner;

	switch (param->kind->shown) {
	case DEFAULT_INTEGER:
	case DEFAULT_NUMBER:
		return (strspn(text, "-0.") < strlen(text) ? text : NULL);
	case DEFAULT_BOOLEAN:
	case DEFAULT_TRUTH:
		return (is_true(param) ? "true" : NULL);
	case DEFAULT_VALUE:
		owner = param->group != NULL ? param->group->key->text :
		    route->key->text;
		return (name_upper(memory_print("%s_%s_%s", owner,
		    param->key->text, text)));
	case DEFAULT_STATUS:
		return (word_constant(words_status, text));
	default:
		return (NULL);
	}
}

static bool
has_value(const struct route *route, const struct param *param)
{
	return (!route->partial && param->shown != NULL &&
	    !node_is_null(param->shown) &&
	    (param->kind->shown == DEFAULT_TEXT ||
	    constant_of(route, param) != NULL));
}

bool
emit_has_defaults(const struct route *route)
{
	size_t	i;

	for (i = 0; i < route->rows.count; i++) {
		if (has_value(route, route->rows.items[i]))
			return (true);
	}

	return (false);
}

void
emit_defaults(struct out *out, const struct route *route)
{
	const struct param	*param;
	const char		*value;

	out_print(out, "static const struct %s_params %s_defaults = {\n",
	    route_handler(route), route->key->text);
	EACH(param, route->rows) {
		if (!has_value(route, param))
			continue;
		value = param->kind->shown != DEFAULT_TEXT ?
		    constant_of(route, param) :
		    memory_print("\"%s\"", out_escaped(param->shown->text));
		out_print(out, "\t.%s = %s,\n", emit_member(param, ""), value);
	}
	out_print(out, "};\n\n");
}
