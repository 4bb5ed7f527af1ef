/* Rows of parameters, and their defaults, in routes.c and pages.c. */
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "codegen/document.h"
#include "codegen/names.h"

/* "page", or "paging.page" in a group. */
static const char *
member_of(const struct param *param, const char *prefix)
{
	return (memory_print("%s%s%s%s",
	    param->group != NULL ? param->group->as->text : "",
	    param->group != NULL ? "." : "", prefix, param->key->text));
}

/* "PARAM_MIN | PARAM_CUT" */
static const char *
flags_of(const struct param *param)
{
	const struct type	*type = param->kind;
	const bool		 is_image = param_is(param, "IMAGE");
	const struct {
		const char	*name;
		bool		 set;
	} flags[] = {
		{ "REQUIRED", param->required },
		{ "ALWAYS", param->required && param->group == NULL &&
		    !param->is_path },
		{ "NONEMPTY", param->nonempty && !is_image &&
		    !param->is_above },
		{ "EMPTY", is_image && !param->nonempty },
		{ "LINES", param->lines },
		{ "MARKUP", param->markup },
		{ "HIDDEN", type->hidden },
		{ "FOLD", param->fold },
		{ "MIN", param->min != NULL },
		{ "MAX", param->most != NULL },
		{ "ABOVE", param->is_above },
		{ "CUT", param->max != NULL && type->paging },
		{ "ZERO", param->zero },
		{ "OTHER", param->other },
		{ "LENIENT", param->lenient },
		{ "ONE", type->one },
		{ "TEXTS", type->texts },
		{ "PAGING", type->paging }
	};
	const char	*text = "";
	size_t		 i;

	for (i = 0; i < COUNT(flags); i++) {
		if (flags[i].set)
			text = memory_join(text, " | ", "PARAM_%s",
			    flags[i].name);
	}

	return (*text == '\0' ? NULL : text);
}

static const char *
constant_of(const char *prefix, const struct node *word)
{
	return (word == NULL ? NULL : name_constant(prefix, word->text));
}

/* Returns the distance to the row that must be sent with this one. */
static const char *
find_distance(const struct list *rows, const struct param *param)
{
	return (param->with == NULL ? NULL : memory_print("%d",
	    (int)list_index(rows, list_find(rows, param->with->text)) -
	    (int)list_index(rows, param)));
}

/* Returns the default of a moment, which depends on the time of the request. */
static const char *
from_now(const struct param *param)
{
	return (param->kind->shown != DEFAULT_DATE || param->shown == NULL ||
	    node_is_null(param->shown) ? NULL : param->shown->text);
}

static void
put_limit(struct buf *out, const struct limit *limit)
{
	if (limit == NULL)
		return;
	emit_member(out, "max_bytes", node_text(limit->bytes));
	emit_member(out, "max_words", node_text(limit->words));
	emit_member(out, "max_items", node_text(limit->items));
	if (limit->error != NULL)
		emit_member(out, "too_long", memory_print("error_%s",
		    name_lower(limit->error->text)));
}

/* The group of the parameter, or else its route. */
static const char *
owner_of(const struct route *route, const struct param *param)
{
	if (param->group != NULL)
		return (param->group->key->text);

	return (route != NULL ? route->key->text : "");
}

static void
put_shown(struct buf *out, json_t *value)
{
	char	*text = json_dumps(value, JSON_ENCODE_ANY);

	emit_string(out, "shown", text);
	free(text);
	json_decref(value);
}

void
emit_row(struct buf *out, const struct spec *spec, const struct route *route,
    const struct param *param)
{
	const struct list	*rows = route != NULL ? &route->rows :
				    &param->group->own;
	const struct route	*creates;
	const char		*of = route != NULL ? route->function :
				    "route";

	buf_printf(out, "ROW(%s, %s, \"%s\", %s, %s, %s", of,
	    member_of(param, ""), param->key->text,
	    name_upper(param->in->text), param->kind->constant,
	    name_upper(param->kind->wire));
	if (param->group != NULL)
		emit_string(out, "group", param->group->key->text);
	if (!spec->site)
		put_shown(out, document_default(spec, param));
	if (param->has_twin)
		buf_printf(out, ", .has = AT(%s, %s)", of,
		    member_of(param, "has_"));
	if (param->clears)
		buf_printf(out, ", .clears = AT(%s, %s)", of,
		    member_of(param, "clears_"));
	emit_member(out, "null", constant_of("NULL", param->null));
	emit_member(out, "zone", param->kind->zone);
	emit_member(out, "reference", constant_of("REFERENCE",
	    param->exists));
	emit_member(out, "flags", flags_of(param));
	emit_member(out, "with", find_distance(rows, param));
	emit_member(out, "min", node_text(param->min));
	emit_member(out, "max", node_text(param->max));
	put_limit(out, param_limit(spec, param));
	if (param->values != NULL)
		emit_member(out, "words", memory_print("%s_%s_words",
		    owner_of(route, param), param->key->text));
	if ((creates = param_creates(spec, param)) != NULL)
		emit_member(out, "creates", memory_print("&route_%s",
		    creates->key->text));
	emit_string(out, "from_now", from_now(param));
	buf_char(out, ')');
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
		return (emit_quoted(shown->text));
	case DEFAULT_VALUE:
		return (name_upper(memory_print("%s_%s_%s",
		    param->group != NULL ? param->group->key->text :
		    route->function, param->key->text, shown->text)));
	case DEFAULT_STATUS:
		return (name_constant("STATUS", shown->text));
	default:
		return (NULL);
	}
}

const char *
emit_defaults(const struct route *route)
{
	const struct param	*param;
	const char		*all = "", *value;

	EACH(param, route->rows) {
		if ((value = default_of(route, param)) != NULL)
			all = memory_join(all, ", ", ".%s = %s",
			    member_of(param, ""), value);
	}

	return (*all == '\0' ? NULL : all);
}
