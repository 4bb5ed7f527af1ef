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
emit_row_name(const struct route *route, const struct param *param)
{
	return (name_upper(memory_print("row_%s_%s", route->key->text,
	    param->key->text)));
}

bool
emit_has_row_names(const struct route *route)
{
	const struct param	*param;
	size_t			 i;

	for (i = 0; i < route->rows.count; i++) {
		param = route->rows.items[i];
		if (param->with != NULL)
			return (true);
	}

	return (route->address != NULL);
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
	size_t			 i;

	out_print(out, "static const char *const %s[] = {\n\t", name);
	out_items(out, 1, false);
	for (i = 0; i < words->items.count; i++) {
		word = words->items.items[i];
		out_item_text(out, "", word->text);
	}
	out_item(out, "NULL");
	out_print(out, "\n};\n\n");
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
			text = memory_print("%s%sPARAM_%s", text,
			    *text != '\0' ? " | " : "", flags[i].name);
	}

	return (text);
}

static const char *
null_of(const struct route *route, const struct param *param)
{
	if (node_is(param->null, "update_clears") && !route->partial)
		return ("NULL_REFUSED");

	return (word_constant(words_null, param->null->text));
}

static void
emit_kind(struct out *out, const struct route *route,
    const struct param *param)
{
	const char	*text;

	out_item_text(out, ".name = ", param_name(param));
	out_item(out, ".in = %s", word_constant(words_in, param->in->text));
	out_item(out, ".type = %s", param->kind->constant);
	out_item(out, ".wire = %s", param->as == NULL ? param->kind->wire :
	    word_constant(words_wire, param->as->text));
	if (param->null != NULL)
		out_item(out, ".null = %s", null_of(route, param));
	if (param->zone != NULL)
		out_item(out, ".zone = %s",
		    word_constant(words_zone, param->zone->text));
	if (param->exists != NULL)
		out_item(out, ".reference = %s",
		    word_constant(words_reference, param->exists->text));
	if (param->of != NULL)
		out_item(out, ".reference = %s",
		    word_constant(words_reference, param->of->text));
	text = flags_of(route, param);
	if (*text != '\0')
		out_item(out, ".flags = %s", text);
}

static void
emit_offset(struct out *out, const char *name, bool exists,
    const struct route *route, const char *member)
{
	if (exists)
		out_item(out, ".%s = AT(%s, %s)", name, route_handler(route),
		    member);
	else
		out_item(out, ".%s = PARAM_NOWHERE", name);
}

static void
emit_bound(struct out *out, const char *name, const struct node *bound)
{
	if (bound != NULL && strspn(bound->text, "-0.") < strlen(bound->text))
		out_item(out, ".%s = %s", name, bound->text);
}

static void
emit_limit(struct out *out, const struct limit *limit)
{
	if (limit == NULL)
		return;
	emit_bound(out, "max_bytes", limit->bytes);
	emit_bound(out, "max_words", limit->words);
	emit_bound(out, "max_items", limit->items);
	if (limit->error != NULL)
		out_item(out, ".too_long = ERROR_%s",
		    name_upper(limit->error->text));
}

static void
emit_row(struct out *out, const struct spec *spec, const struct route *route,
    const struct param *param)
{
	emit_kind(out, route, param);
	emit_offset(out, "offset", true, route, emit_member(param, ""));
	emit_offset(out, "has", param_has_twin(param), route,
	    emit_member(param, "has_"));
	emit_offset(out, "clears", param_clears(param), route,
	    emit_member(param, "clears_"));
	if (param->with != NULL)
		out_item(out, ".with = %s", emit_row_name(route,
		    spec_row(route, param->with->text)));
	else
		out_item(out, ".with = PARAM_NOWHERE");
	emit_bound(out, "min", param->min);
	emit_bound(out, "min", param->above);
	emit_bound(out, "max", param->max);
	emit_bound(out, "max", param->cut);
	emit_limit(out, param_limit(spec, param));
	if (param->values != NULL)
		out_item(out, ".words = %s", emit_words_name(route, param));
	if (param->kind->shown == DEFAULT_DATE && param->shown != NULL &&
	    !node_is_null(param->shown) && !route->partial)
		out_item_text(out, ".from_now = ", param->shown->text);
	if (param->creates != NULL)
		out_item(out, ".creates = &route_%s", param->creates->text);
}

void
emit_rows(struct out *out, const struct spec *spec, const struct route *route)
{
	const struct param	*param;
	size_t			 i;

	out_print(out, "static const struct param %s_rows[] = {\n",
	    route->key->text);
	for (i = 0; i < route->rows.count; i++) {
		param = route->rows.items[i];
		out_print(out, "\t");
		if (emit_has_row_names(route))
			out_print(out, "[%s] = ",
			    emit_row_name(route, param));
		out_print(out, "{ ");
		out_items(out, 1, true);
		emit_row(out, spec, route, param);
		out_print(out, i + 1 < route->rows.count ? " },\n" : " }\n");
	}
	out_print(out, "};\n\n");
}
