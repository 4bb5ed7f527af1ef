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
text_of_form(const struct param *param, const char *what)
{
	return (memory_print("%s.%s.%s", param->group->key->text,
	    param->key->text, what));
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
		list_add_text(&spec->texts, text_of_form(param, "label"));
		hint = text_of_form(param, "hint");
		if (node_get(first->texts, hint) != NULL)
			list_add_text(&spec->texts, hint);
		if (!form_has_choices(param))
			continue;
		EACH(word, param->values->items)
			list_add_text(&spec->texts,
			    text_of_form(param, word->text));
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

/* Texts of parameters that the document lacks are in the index. */
static void
add_described(struct spec *spec, const char *document)
{
	static const char	 hole[] = "{{text ";
	const struct route	*route;
	const struct param	*param;

	while ((document = strstr(document, hole)) != NULL) {
		document += strlen(hole);
		list_add_text(&spec->described, memory_copy(document,
		    strcspn(document, "}")));
	}
	EACH(route, spec->routes)
		EACH(param, route->rows)
			if (!param->kind->hidden)
				list_add_text(&spec->described, text_key(spec,
				    route, param));
}

/* The document also has the first two. */
static void
collect_texts(struct spec *spec, const char *document)
{
	const struct group	*group;

	list_add_text(&spec->texts, "service.title");
	list_add_text(&spec->texts, "service.description");
	EACH(group, spec->groups)
		add_form(spec, group);
	if (spec->pages != NULL)
		add_pages(spec, spec->pages);
	add_described(spec, document);
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
check_locale(const struct list *required, const struct locale *locale)
{
	const struct node	*name, *value;
	const char		*key;

	EACH(key, *required) {
		if (locale->base == NULL &&
		    node_get(locale->texts, key) == NULL)
			complain(&locale->texts->place, "missing key '%s'",
			    key);
	}
	MAP_EACH(name, value, locale->texts) {
		if (!list_has_text(required, name->text))
			complain(&name->place, "unknown key '%s'", name->text);
		else if (value->kind != NODE_TEXT || *value->text == '\0')
			complain(&value->place, "'%s' must be a text",
			    name->text);
	}
}

void
check_texts(struct spec *spec, const char *document)
{
	const struct locale	*locale;
	const char		*key;
	struct list		 required = { NULL, 0 };

	collect_texts(spec, document);
	EACH(key, spec->described)
		list_add_text(&required, key);
	EACH(key, spec->texts)
		list_add_text(&required, key);
	EACH(locale, spec->locales)
		check_locale(&required, locale);
}
