#include <string.h>

#include "codegen/check.h"
#include "codegen/texts.h"

static bool
holds(const struct list *texts, const char *key)
{
	const struct text	*text;
	size_t			 i;

	for (i = 0; i < texts->count; i++) {
		text = texts->items[i];
		if (strcmp(text->key, key) == 0)
			return (true);
	}

	return (false);
}

static bool
is_wanted(const struct spec *spec, const char *key)
{
	return (holds(&spec->texts, key) || holds(&spec->described, key));
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
		if (!is_wanted(spec, key->text))
			complain(&key->place, "unknown key '%s'", key->text);
		else if (value->kind != NODE_TEXT || *value->text == '\0')
			complain(&value->place, "'%s' must be a text",
			    key->text);
	}
}

void
check_texts(struct spec *spec)
{
	const struct locale	*first = spec->locales.items[0];
	const struct node	*key;
	struct names		 names = { { NULL, 0 } };
	size_t			 i;

	texts_collect(spec);
	for (i = 0; i < first->texts->keys.count; i++) {
		key = first->texts->keys.items[i];
		if (is_wanted(spec, key->text))
			name_claim(&names, text_constant(key->text), key);
	}
	for (i = 0; i < spec->locales.count; i++)
		check_locale(spec, spec->locales.items[i]);
}
