/*
 * texts.h and texts.c: texts for C; documents.c: the documents, and texts for
 * them.
 */
#include <stdlib.h>
#include <string.h>

#include "codegen/emit.h"
#include "codegen/names.h"
#include "codegen/texts.h"

/* Returns the text of each locale, as string literals. */
static const char *
list_translations(const struct spec *spec, const char *key)
{
	const struct locale	*locale;
	const char		*all = "";

	EACH(locale, spec->locales)
		all = memory_join(all, ", ", "%s",
		    emit_quoted(locale_text(locale, key)));

	return (all);
}

void
emit_texts_h(struct buf *out, const struct spec *spec)
{
	const char	*key;

	buf_string(out, "enum text {\n"
	    "	TEXT_NONE,\n");
	EACH(key, spec->texts)
		buf_printf(out, "	TEXT_%s,\n", name_upper(key));
	buf_printf(out,
	    "	TEXT_COUNT,\n"
	    "};\n\n"
	    "enum { LOCALE_COUNT = %zu };\n\n"
	    "extern const char *const	locales[LOCALE_COUNT];\n"
	    "/* The texts of each locale, then their keys. */\n"
	    "extern const char *const	texts[LOCALE_COUNT + 1][TEXT_COUNT];\n"
	    "\n", spec->locales.count);
}

void
emit_texts_c(struct buf *out, const struct spec *spec)
{
	const struct locale	*locale;
	const char		*key, *word;
	const char		*names = "", *params = "", *places = "";

	EACH(locale, spec->locales) {
		word = name_lower(locale->name->text);
		names = memory_join(names, ", ", "%s",
		    emit_quoted(locale->name->text));
		params = memory_join(params, ", ", "%s", word);
		places = memory_join(places, ", ", "[%zu][text] = %s",
		    locale_at, word);
	}
	buf_printf(out, "#include \"generated/texts.h\"\n\n"
	    "const char *const locales[LOCALE_COUNT] = { %s };\n\n"
	    "#define TEXT(text, key, %s) \\\n"
	    "	%s, [LOCALE_COUNT][text] = key\n\n"
	    "const char *const texts[LOCALE_COUNT + 1][TEXT_COUNT] = {\n",
	    names, params, places);
	EACH(key, spec->texts)
		buf_printf(out, "	TEXT(TEXT_%s, \"%s\", %s),\n",
		    name_upper(key), key, list_translations(spec, key));
	buf_string(out, "};\n");
}

static int
compare_texts(const void *a, const void *b)
{
	const char	*const *x = a, *const *y = b;

	return (strcmp(*x, *y));
}

void
emit_descriptions(struct buf *out, const struct spec *spec)
{
	struct list	 keys = spec->described;
	const char	*key;

	qsort(keys.items, keys.count, sizeof(*keys.items), compare_texts);
	buf_string(out, "#include \"base/embed.h\"\n"
	    "#include \"http/describe.h\"\n\n"
	    "EMBED(openapi_json, \"generated/openapi.json\");\n\n"
	    "const struct description descriptions[] = {\n");
	EACH(key, keys)
		buf_printf(out, "	{ \"%s\", { %s } },\n", key,
		    list_translations(spec, key));
	buf_string(out,
	    "};\n\n"
	    "const size_t description_count =\n"
	    "    sizeof(descriptions) / sizeof(descriptions[0]);\n");
}
