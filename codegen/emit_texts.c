#include "codegen/emit.h"
#include "codegen/texts.h"

void
emit_texts_h(struct out *out, const struct spec *spec)
{
	const struct locale	*locale;
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
	    "extern const char *const\t locales[LOCALE_COUNT];\n"
	    "extern const char *const\t*const texts[LOCALE_COUNT];\n\n",
	    spec->locales.count);
	for (i = 0; i < spec->locales.count; i++) {
		locale = spec->locales.items[i];
		out_print(out, "extern const char *const\t "
		    "texts_%s[TEXT_COUNT];\n", locale->name->text);
	}
	out_print(out, "\n#endif\n");
}

void
emit_texts_c(struct out *out, const struct spec *spec)
{
	const struct locale	*locale;
	size_t			 i;

	out_print(out, EMIT_MARK "#include \"generated/texts.h\"\n\n"
	    "const char *const locales[LOCALE_COUNT] = {\n\t");
	out_items(out, 1, false);
	for (i = 0; i < spec->locales.count; i++) {
		locale = spec->locales.items[i];
		out_item_text(out, "", locale->name->text);
	}
	out_print(out, "\n};\n\n"
	    "const char *const *const texts[LOCALE_COUNT] = {\n\t");
	out_items(out, 1, false);
	for (i = 0; i < spec->locales.count; i++) {
		locale = spec->locales.items[i];
		out_item(out, "texts_%s", locale->name->text);
	}
	out_print(out, "\n};\n");
}

void
emit_locale_c(struct out *out, const struct spec *spec,
    const struct locale *locale)
{
	const struct text	*text;
	size_t			 i;

	out_print(out, EMIT_MARK "#include \"generated/texts.h\"\n\n"
	    "const char *const texts_%s[TEXT_COUNT] = {\n\t",
	    locale->name->text);
	out_items(out, 1, false);
	for (i = 0; i < spec->texts.count; i++) {
		text = spec->texts.items[i];
		out_item_text(out, memory_print("[%s] = ", text->constant),
		    node_get(locale->texts, text->key)->text);
		out_break(out);
	}
	out_print(out, "\n};\n");
}
