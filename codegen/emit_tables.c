/* Tables that refer to no others: the service, errors and complaints, texts. */
#include <string.h>

#include "codegen/emit.h"
#include "codegen/names.h"

static void
emit_limit(struct out *out, const struct limit *limit)
{
	const struct {
		const char		*unit;
		const struct node	*number;
	} units[] = {
		{ "BYTES", limit->bytes },
		{ "CHARACTERS", limit->characters },
		{ "WORDS", limit->words },
		{ "ITEMS", limit->items },
		{ "LINES", limit->lines }
	};
	size_t	i;

	for (i = 0; i < LENGTH(units); i++) {
		if (units[i].number != NULL)
			out_print(out, "#define SERVICE_%s_%s\t%s\n",
			    name_upper(limit->key->text), units[i].unit,
			    units[i].number->text);
	}
}

void
emit_service_h(struct out *out, const struct spec *spec)
{
	const struct node	*locale;
	const struct limit	*limit;
	const char		*locales = "";

	EACH(locale, spec->locale_names->items)
		locales = memory_join(locales, ", ", locale->text);
	out_print(out, EMIT_MARK "#ifndef ALMANAC_SERVICE_H\n"
	    "#define ALMANAC_SERVICE_H\n\n"
	    "#define SERVICE_NAMESPACE\t\"%s\"\n"
	    "#define SERVICE_ALIAS\t\"%s\"\n"
	    "#define SERVICE_VERSION\t\"%s\"\n"
	    "#define SERVICE_LOCALES\t\"%s\"\n\n",
	    out_escaped(spec->namespace->text), out_escaped(spec->alias->text),
	    out_escaped(spec->version->text), locales);
	EACH(limit, spec->limits)
		emit_limit(out, limit);
	out_print(out, "\n#endif\n");
}

static const char *
constant(const char *prefix, const struct error *error)
{
	return (memory_print("%s_%s", prefix, name_upper(error->key->text)));
}

static void
emit_enum(struct out *out, const char *name, const char *prefix,
    const struct list *errors)
{
	const struct error	*error;
	struct list		 items = { NULL, 0 };

	list_add(&items, memory_print("%s_NONE", prefix));
	EACH(error, *errors)
		list_add(&items, constant(prefix, error));
	list_add(&items, memory_print("%s_COUNT", prefix));
	out_enum(out, name, &items);
}

void
emit_errors_h(struct out *out, const struct spec *spec)
{
	out_print(out, EMIT_MARK "#ifndef ALMANAC_ERRORS_H\n"
	    "#define ALMANAC_ERRORS_H\n\n");
	emit_enum(out, "error", "ERROR", &spec->errors);
	out_print(out, "struct error_row {\n"
	    "\tconst char\t*code;\n"
	    "\tint\t\t status;\n"
	    "\tconst char\t*format;\t/* a %%s for each place */\n"
	    "};\n\n"
	    "extern const struct error_row\terrors[];\n\n"
	    "/* What is wrong with one value. */\n");
	emit_enum(out, "complaint", "COMPLAINT", &spec->complaints);
	out_print(out, "struct complaint_row {\n"
	    "\tconst char\t*code;\n"
	    "\tconst char\t*format;\n"
	    "};\n\n"
	    "extern const struct complaint_row\tcomplaints[];\n\n"
	    "#endif\n");
}

/* "%" is doubled, {word} becomes "%s". */
static const char *
format_of(const char *message)
{
	char	*format, *end;

	format = end = memory_get(2 * strlen(message) + 1);
	while (*message != '\0') {
		if (*message == '{') {
			*end++ = '%';
			*end++ = 's';
			message = strchr(message, '}') + 1;
			continue;
		}
		if (*message == '%')
			*end++ = '%';
		*end++ = *message++;
	}

	return (format);
}

static void
emit_errors(struct out *out, const char *name, const char *prefix,
    const struct list *errors)
{
	const struct error	*error;
	const struct node	*code;

	out_print(out, "\nconst struct %s_row %ss[] = {\n", name, name);
	EACH(error, *errors) {
		code = error->code != NULL ? error->code : error->key;
		out_print(out, "\t[%s] = { .code = \"%s\",",
		    constant(prefix, error), code->text);
		if (error->status != NULL)
			out_print(out, " .status = %s,", error->status->text);
		out_print(out, " .format = \"%s\" },\n",
		    out_escaped(format_of(error->message->text)));
	}
	out_print(out, "};\n");
}

void
emit_errors_c(struct out *out, const struct spec *spec)
{
	out_print(out, EMIT_MARK "#include \"generated/errors.h\"\n");
	emit_errors(out, "error", "ERROR", &spec->errors);
	emit_errors(out, "complaint", "COMPLAINT", &spec->complaints);
}

void
emit_texts_h(struct out *out, const struct spec *spec)
{
	const struct text	*text;
	struct list		 items = { NULL, 0 };

	list_add(&items, "TEXT_NONE");
	EACH(text, spec->texts)
		list_add(&items, text->constant);
	list_add(&items, "TEXT_COUNT");

	out_print(out, EMIT_MARK "#ifndef ALMANAC_TEXTS_H\n"
	    "#define ALMANAC_TEXTS_H\n\n");
	out_enum(out, "text", &items);
	out_print(out, "enum { LOCALE_COUNT = %zu };\n\n"
	    "extern const char *const\tlocales[LOCALE_COUNT];\n"
	    "/* The texts of each locale, then their keys. */\n"
	    "extern const char *const\ttexts[LOCALE_COUNT + 1][TEXT_COUNT];\n\n"
	    "#endif\n", spec->locales.count);
}

/* TEXT(text, key, en, de) puts each text into the list of its locale. */
void
emit_texts_c(struct out *out, const struct spec *spec)
{
	const struct locale	*locale;
	const struct text	*text;
	const char		*names = "", *places = "", *quoted = "";

	EACH(locale, spec->locales) {
		names = memory_join(names, ", ", locale->name->text);
		quoted = memory_join(quoted, ", ", memory_print("\"%s\"",
		    locale->name->text));
		places = memory_print("%s[%zu][text] = %s, ", places,
		    locale_at, locale->name->text);
	}
	out_print(out, EMIT_MARK "#include \"generated/texts.h\"\n\n"
	    "const char *const locales[LOCALE_COUNT] = { %s };\n\n"
	    "#define TEXT(text, key, %s) \\\n"
	    "\t%s[LOCALE_COUNT][text] = key\n\n"
	    "const char *const texts[LOCALE_COUNT + 1][TEXT_COUNT] = {\n",
	    quoted, names, places);
	EACH(text, spec->texts) {
		out_print(out, "\tTEXT(%s, \"%s\"", text->constant, text->key);
		EACH(locale, spec->locales)
			out_print(out, ", \"%s\"", out_escaped(
			    node_get(locale->texts, text->key)->text));
		out_print(out, "),\n");
	}
	out_print(out, "};\n");
}
