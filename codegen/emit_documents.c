#include "codegen/emit.h"

static void
emit_files(struct out *out, const struct list *locales, const char *name)
{
	const struct locale	*locale;
	const char		*word;

	out_print(out, "\n");
	EACH(locale, *locales) {
		word = locale->name->text;
		out_print(out, "EMBED(%s_%s, \"generated/%s.%s.json\");\n",
		    name, word, name, word);
	}
	out_print(out, "\nconst char *const %s_files[LOCALE_COUNT] = {\n\t",
	    name);
	out_items(out, 1, false);
	EACH(locale, *locales)
		out_item(out, "%s_%s", name, locale->name->text);
	out_print(out, "\n};\n");
}

void
emit_documents_c(struct out *out, const struct spec *spec)
{
	out_print(out, EMIT_MARK "#include \"base/embed.h\"\n"
	    "#include \"http/describe.h\"\n");
	emit_files(out, &spec->locales, "openapi");
	emit_files(out, &spec->locales, "index");
}
