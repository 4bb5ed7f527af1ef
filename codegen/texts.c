#include <stdlib.h>
#include <string.h>

#include "codegen/check.h"
#include "codegen/names.h"
#include "codegen/pages.h"
#include "codegen/texts.h"

const char *
text_constant(const char *key)
{
	return (memory_print("TEXT_%s", name_upper(key)));
}

const char *
text_key(const struct spec *spec, const struct route *route,
    const struct param *param)
{
	const struct locale	*first = spec->locales.items[0];
	const char		*own;

	own = memory_print("%s.%s", route->key->text, param->key->text);
	if (param->group == NULL || node_get(first->texts, own) != NULL)
		return (own);

	return (memory_print("%s.%s", param->group->key->text,
	    param->key->text));
}

static bool
holds(const struct list *list, const char *key)
{
	const struct text	*text;
	size_t			 i;

	for (i = 0; i < list->count; i++) {
		text = list->items[i];
		if (strcmp(text->key, key) == 0)
			return (true);
	}

	return (false);
}

static void
add_text(struct list *list, const char *key)
{
	struct text	*text;

	if (holds(list, key))
		return;
	text = memory_get(sizeof(*text));
	text->key = key;
	text->constant = text_constant(key);
	list_add(list, text);
}

static void
add_route(struct spec *spec, const struct route *route)
{
	const struct param	*param;
	size_t			 i;

	add_text(&spec->described, route->key->text);
	for (i = 0; i < route->rows.count; i++) {
		param = route->rows.items[i];
		if (!param->hidden)
			add_text(&spec->described, text_key(spec, route,
			    param));
	}
}

static void
add_record(struct spec *spec, const struct record *record)
{
	const struct member	*member;
	size_t			 i;

	add_text(&spec->described, memory_print("record.%s",
	    record->key->text));
	for (i = 0; i < record->members.count; i++) {
		member = record->members.items[i];
		add_text(&spec->described, memory_print("record.%s.%s",
		    record->key->text, member->key->text));
	}
}

/* What templates say, and what the pages' code does. */
static void
add_pages(struct spec *spec, const struct pages *pages)
{
	const struct page_template	*template;
	const struct token		*token;
	const struct node		*name;
	size_t				 i, k;

	for (i = 0; i < pages->templates.count; i++) {
		template = pages->templates.items[i];
		for (k = 0; k < template->read.count; k++) {
			token = &template->read.tokens[k];
			if (token->kind == TOKEN_LOCALE)
				add_text(&spec->texts, token->text);
		}
	}
	for (i = 0; pages->texts != NULL && i < pages->texts->items.count;
	    i++) {
		name = pages->texts->items.items[i];
		add_text(&spec->texts, name->text);
	}
}

/* No route names 304: header fields of it say that it is given. */
static bool
knows_unchanged(const struct spec *spec)
{
	const struct common	*common;
	size_t			 i;

	for (i = 0; i < spec->commons.count; i++) {
		common = spec->commons.items[i];
		if (node_has(common->uses, "unchanged"))
			return (true);
	}

	return (false);
}

bool
texts_answered(const struct spec *spec, int status)
{
	const struct error	*error;
	const struct route	*route;
	int			 success;
	size_t			 i, k;

	if (status == 304)
		return (knows_unchanged(spec));
	for (i = 0; i < spec->errors.count; i++) {
		error = spec->errors.items[i];
		if (atoi(error->status->text) == status)
			return (true);
	}
	for (i = 0; i < spec->routes.count; i++) {
		route = spec->routes.items[i];
		for (k = 0; k < route->answers->items.count; k++) {
			if (answer_record(route->answers->items.items[k],
			    &success) != NULL && success == status)
				return (true);
		}
	}

	return (false);
}

/*
 * A text for each thing that has one, in the order of the spec. Those that the
 * documents alone say go into `described`.
 */
static void
collect(struct spec *spec)
{
	const struct common	*common;
	const struct resource	*resource;
	int			 status;
	size_t			 i;

	add_text(&spec->texts, "service.title");
	add_text(&spec->texts, "service.description");
	for (i = 0; i < spec->resources.count; i++) {
		resource = spec->resources.items[i];
		if (resource->resource != NULL)
			add_text(&spec->described, memory_print("resource.%s",
			    resource->resource->text));
	}
	for (i = 0; i < spec->commons.count; i++) {
		common = spec->commons.items[i];
		add_text(&spec->described, memory_print("common.%s",
		    common->key->text));
	}
	for (i = 0; i < spec->routes.count; i++)
		add_route(spec, spec->routes.items[i]);
	for (i = 0; i < spec->records.count; i++)
		add_record(spec, spec->records.items[i]);
	for (status = 200; status < 600; status++) {
		if (texts_answered(spec, status))
			add_text(&spec->described, memory_print("status.%d",
			    status));
	}
	if (spec->pages != NULL)
		add_pages(spec, spec->pages);
}

static void
check_all_there(const struct list *texts, const struct locale *locale)
{
	const struct text	*text;
	size_t			 i;

	for (i = 0; i < texts->count; i++) {
		text = texts->items[i];
		if (node_get(locale->texts, text->key) == NULL)
			complain(&locale->texts->place, "missing key '%s'",
			    text->key);
	}
}

static void
check_locale(const struct spec *spec, const struct locale *locale)
{
	const struct node	*key, *value;
	size_t			 i;

	check_all_there(&spec->described, locale);
	check_all_there(&spec->texts, locale);
	for (i = 0; i < locale->texts->keys.count; i++) {
		key = locale->texts->keys.items[i];
		value = locale->texts->items.items[i];
		if (!holds(&spec->texts, key->text) &&
		    !holds(&spec->described, key->text))
			complain(&key->place, "unknown key '%s'", key->text);
		else if (value->kind != NODE_TEXT || *value->text == '\0')
			complain(&value->place, "'%s' must be a text",
			    key->text);
	}
}

void
check_texts(struct spec *spec)
{
	size_t	i;

	collect(spec);
	for (i = 0; i < spec->locales.count; i++)
		check_locale(spec, spec->locales.items[i]);
}
