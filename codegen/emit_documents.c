#include "codegen/emit.h"

static void
emit_files(struct out *out, const struct list *locales, const char *name)
{
	const struct locale	*locale;
	const char		*word;

	EACH(locale, *locales) {
		word = locale->name->text;
		out_print(out, "\nEMBED(%s_%s, \"generated/%s.%s.json\");",
		    name, word, name, word);
	}
	out_print(out, "\n\nconst char *const %s_files[LOCALE_COUNT] = {\n",
	    name);
	EACH(locale, *locales)
		out_print(out, "\t%s_%s,\n", name, locale->name->text);
	out_print(out, "};\n");
}

void
emit_documents_c(struct out *out, const struct spec *spec)
{
	out_print(out, EMIT_MARK "#include \"base/embed.h\"\n"
	    "#include \"http/describe.h\"\n");
	emit_files(out, &spec->locales, "openapi");
	emit_files(out, &spec->locales, "index");
}
