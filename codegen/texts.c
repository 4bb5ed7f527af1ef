#include <stdlib.h>
#include <string.h>

#include "codegen/check.h"
#include "codegen/names.h"
#include "codegen/pages.h"
#include "codegen/texts.h"

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

const char *
text_of_form(const struct group *group, const struct param *param,
    const char *what)
{
	return (memory_print("%s.%s.%s", group->key->text, param->key->text,
	    what));
}

static void
add_route(struct spec *spec, const struct route *route)
{
	const struct param	*param;

	list_add_text(&spec->described, route->key->text);
	EACH(param, route->rows) {
		if (!param->kind->hidden)
			list_add_text(&spec->described, text_key(spec, route,
			    param));
	}
}

static void
add_record(struct spec *spec, const struct record *record)
{
	const struct member	*member;

	list_add_text(&spec->described, memory_print("record.%s",
	    record->key->text));
	EACH(member, record->members)
		list_add_text(&spec->described, memory_print("record.%s.%s",
		    record->key->text, member->key->text));
}

/* Each field of a form needs a label, and may have a hint. */
static void
add_form(struct spec *spec, const struct group *group)
{
	const struct locale	*first = spec->locales.items[0];
	const struct param	*param;
	const struct node	*word;
	const char		*hint;
	struct list		 rows = form_rows(group);

	EACH(param, rows) {
		list_add_text(&spec->texts,
		    text_of_form(group, param, "label"));
		hint = text_of_form(group, param, "hint");
		if (node_get(first->texts, hint) != NULL)
			list_add_text(&spec->texts, hint);
		if (!form_has_choices(param))
			continue;
		EACH(word, param->values->items)
			list_add_text(&spec->texts, text_of_form(group, param,
			    word->text));
	}
}

/* Texts used in templates, and in the code of pages. */
static void
add_pages(struct spec *spec, const struct pages *pages)
{
	const struct page_template	*template;
	const struct token		*token;
	const struct node		*name;
	size_t				 i;

	EACH(template, pages->templates) {
		for (i = 0; i < template->read.count; i++) {
			token = &template->read.tokens[i];
			if (token->kind == TOKEN_LOCALE)
				list_add_text(&spec->texts, token->text);
		}
	}
	EACH(name, node_items(pages->texts))
		list_add_text(&spec->texts, name->text);
}

bool
texts_answered(const struct spec *spec, int status)
{
	const struct error	*error;
	const struct route	*route;
	const struct node	*answer;
	int			 success;

	/* Routes do not list 304, which each GET can answer. */
	if (status == 304)
		return (true);
	EACH(error, spec->errors) {
		if (atoi(error->status->text) == status)
			return (true);
	}
	EACH(route, spec->routes) {
		EACH(answer, route->answers->items) {
			if (answer_record(answer, &success) != NULL &&
			    success == status)
				return (true);
		}
	}

	return (false);
}

/*
 * Lists the required texts, in the order of the spec. Texts that only
 * documents use go into `described`.
 */
static void
collect_texts(struct spec *spec)
{
	const struct common	*common;
	const struct group	*group;
	const struct resource	*resource;
	const struct route	*route;
	const struct record	*record;
	int			 status;

	list_add_text(&spec->texts, "service.title");
	list_add_text(&spec->texts, "service.description");
	EACH(resource, spec->resources) {
		if (resource->resource != NULL)
			list_add_text(&spec->described,
			    memory_print("resource.%s",
			    resource->resource->text));
	}
	EACH(common, spec->commons)
		list_add_text(&spec->described, memory_print("common.%s",
		    common->key->text));
	EACH(group, spec->groups)
		add_form(spec, group);
	EACH(route, spec->routes)
		add_route(spec, route);
	EACH(record, spec->records)
		add_record(spec, record);
	for (status = 200; status < 600; status++) {
		if (texts_answered(spec, status))
			list_add_text(&spec->described,
			    memory_print("status.%d",
			    status));
	}
	if (spec->pages != NULL)
		add_pages(spec, spec->pages);
}

static const struct node *
find_text(const struct locale *locale, const char *key)
{
	const struct node	*text;

	text = node_get(locale->texts, key);

	return (text == NULL && locale->base != NULL ?
	    find_text(locale->base, key) : text);
}

const char *
locale_text(const struct locale *locale, const char *key)
{
	return (find_text(locale, key)->text);
}

/* A language that has a base needs no texts. */
static void
check_all_there(const struct list *texts, const struct locale *locale)
{
	const char	*key;

	if (locale->base != NULL)
		return;
	EACH(key, *texts) {
		if (node_get(locale->texts, key) == NULL)
			complain(&locale->texts->place, "missing key '%s'",
			    key);
	}
}

static void
check_locale(const struct spec *spec, const struct locale *locale)
{
	const struct node	*key, *value;

	check_all_there(&spec->described, locale);
	check_all_there(&spec->texts, locale);
	MAP_EACH(key, value, locale->texts) {
		if (!list_has_text(&spec->texts, key->text) &&
		    !list_has_text(&spec->described, key->text))
			complain(&key->place, "unknown key '%s'", key->text);
		else if (value->kind != NODE_TEXT || *value->text == '\0')
			complain(&value->place, "'%s' must be a text",
			    key->text);
	}
}

void
check_texts(struct spec *spec)
{
	const struct locale	*locale;

	collect_texts(spec);
	EACH(locale, spec->locales)
		check_locale(spec, locale);
}
