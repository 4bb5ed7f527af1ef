#include <string.h>

#include "codegen/emit.h"
#include "codegen/texts.h"

#define COLUMNS	80

void
emit_texts_h(struct out *out, const struct spec *spec)
{
	const struct text	*text;
	struct list		 items = { NULL, 0 };
	size_t			 i;

	list_add(&items, "TEXT_NONE");
	for (i = 0; i < spec->texts.count; i++) {
		text = spec->texts.items[i];
		list_add(&items, text->constant);
	}
	list_add(&items, "TEXT_COUNT");

	out_print(out, EMIT_MARK "#ifndef ALMANAC_TEXTS_H\n"
	    "#define ALMANAC_TEXTS_H\n\n");
	out_enum(out, "text", &items);
	out_print(out, "\nenum { LOCALE_COUNT = %zu };\n\n"
	    "extern const char *const\tlocales[LOCALE_COUNT];\n"
	    "extern const char *const\ttexts[LOCALE_COUNT][TEXT_COUNT];\n\n"
	    "#endif\n", spec->locales.count);
}

/* TEXT(text, en, de), which puts each text into the list of its locale. */
static void
emit_macro(struct out *out, const struct list *locales)
{
	const struct locale	*locale;
	const char		*names = "", *places = "";
	size_t			 i;

	for (i = 0; i < locales->count; i++) {
		locale = locales->items[i];
		names = memory_print("%s, %s", names, locale->name->text);
		places = memory_print("%s%s[%zu][text] = %s", places,
		    i > 0 ? ", " : "", i, locale->name->text);
	}
	out_print(out, "#define TEXT(text%s) \\\n\t%s\n\n", names, places);
}

/* On one line where it fits, else with a line for each locale. */
static void
emit_row(struct out *out, const struct list *locales,
    const struct text *text, bool is_last)
{
	const struct locale	*locale;
	const char		*line = "", *lines = "", *part;
	size_t			 i;

	for (i = 0; i < locales->count; i++) {
		locale = locales->items[i];
		part = out_escaped(node_get(locale->texts, text->key)->text);
		line = memory_print("%s, \"%s\"", line, part);
		lines = memory_print("%s,\n\t    \"%s\"", lines, part);
	}
	line = memory_print("TEXT(%s%s)%s", text->constant, line,
	    is_last ? "" : ",");
	out_print(out, "\t");
	if (strlen(line) <= COLUMNS - 8)
		out_print(out, "%s\n", line);
	else
		out_print(out, "TEXT(%s%s)%s\n", text->constant, lines,
		    is_last ? "" : ",");
}

void
emit_texts_c(struct out *out, const struct spec *spec)
{
	size_t	i;

	out_print(out, EMIT_MARK "#include \"generated/texts.h\"\n\n"
	    "const char *const locales[LOCALE_COUNT] = { ");
	for (i = 0; i < spec->locales.count; i++)
		out_print(out, "%s\"%s\"", i > 0 ? ", " : "",
		    ((const struct locale *)
		    spec->locales.items[i])->name->text);
	out_print(out, " };\n\n");
	emit_macro(out, &spec->locales);
	out_print(out, "const char *const texts[LOCALE_COUNT][TEXT_COUNT] = "
	    "{\n");
	for (i = 0; i < spec->texts.count; i++)
		emit_row(out, &spec->locales, spec->texts.items[i],
		    i + 1 == spec->texts.count);
	out_print(out, "};\n");
}
