/* What stands by itself: the service, errors and complaints, texts. */
#include <string.h>

#include "codegen/emit.h"
#include "codegen/names.h"

#define COLUMNS	80

static void
emit_name(struct out *out, const char *name)
{
	out_print(out, "#define SERVICE_%s\t", name);
}

static void
emit_define(struct out *out, const char *name, const struct node *value)
{
	if (value == NULL)
		return;
	emit_name(out, name);
	out_print(out, "\"%s\"\n", out_escaped(value->text));
}

static void
emit_number(struct out *out, const struct limit *limit, const char *unit,
    const struct node *number)
{
	if (number == NULL)
		return;
	emit_name(out, memory_print("%s_%s", name_upper(limit->key->text),
	    unit));
	out_print(out, "%s\n", number->text);
}

static void
emit_limits(struct out *out, const struct list *limits)
{
	const struct limit	*limit;
	size_t			 i;

	if (limits->count > 0)
		out_print(out, "\n");
	for (i = 0; i < limits->count; i++) {
		limit = limits->items[i];
		emit_number(out, limit, "BYTES", limit->bytes);
		emit_number(out, limit, "CHARACTERS", limit->characters);
		emit_number(out, limit, "WORDS", limit->words);
		emit_number(out, limit, "ITEMS", limit->items);
		emit_number(out, limit, "LINES", limit->lines);
	}
}

/* All of them, in a text. */
static void
emit_locales(struct out *out, const struct node *names)
{
	size_t	 i;

	out_print(out, "#define SERVICE_LOCALES\t\"");
	for (i = 0; i < names->items.count; i++)
		out_print(out, "%s%s", i > 0 ? ", " : "",
		    ((const struct node *)names->items.items[i])->text);
	out_print(out, "\"\n");
}

void
emit_service_h(struct out *out, const struct spec *spec)
{
	out_print(out, EMIT_MARK "#ifndef ALMANAC_SERVICE_H\n"
	    "#define ALMANAC_SERVICE_H\n\n");
	emit_define(out, "NAMESPACE", spec->namespace);
	emit_define(out, "ALIAS", spec->alias);
	emit_define(out, "VERSION", spec->version);
	emit_locales(out, spec->locale_names);
	emit_define(out, "CONTACT_NAME", spec->contact.name);
	emit_define(out, "CONTACT_URL", spec->contact.url);
	emit_define(out, "CONTACT_EMAIL", spec->contact.email);
	emit_define(out, "LICENSE_NAME", spec->license.name);
	emit_define(out, "LICENSE_URL", spec->license.url);
	emit_define(out, "LICENSE_IDENTIFIER", spec->license.identifier);
	emit_limits(out, &spec->limits);
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
	struct list	items = { NULL, 0 };
	size_t		i;

	list_add(&items, memory_print("%s_NONE", prefix));
	for (i = 0; i < errors->count; i++)
		list_add(&items, constant(prefix, errors->items[i]));
	list_add(&items, memory_print("%s_COUNT", prefix));
	out_enum(out, name, &items);
}

void
emit_errors_h(struct out *out, const struct spec *spec)
{
	out_print(out, EMIT_MARK "#ifndef ALMANAC_ERRORS_H\n"
	    "#define ALMANAC_ERRORS_H\n\n");
	emit_enum(out, "error", "ERROR", &spec->errors);
	out_print(out, "\nstruct error_row {\n"
	    "\tconst char\t*code;\n"
	    "\tint\t\t status;\n"
	    "\tconst char\t*format;\t/* a %%s for each place */\n"
	    "};\n\n"
	    "extern const struct error_row\terrors[];\n\n"
	    "/* What is wrong with one value. */\n");
	emit_enum(out, "complaint", "COMPLAINT", &spec->complaints);
	out_print(out, "\nstruct complaint_row {\n"
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
emit_error(struct out *out, const char *prefix, const struct error *error)
{
	const struct node	*code;

	code = error->code != NULL ? error->code : error->key;
	out_print(out, "\t[%s] = { ", constant(prefix, error));
	out_items(out, 1, true);
	out_item_text(out, ".code = ", code->text);
	if (error->status != NULL)
		out_item(out, ".status = %s", error->status->text);
	out_item_text(out, ".format = ", format_of(error->message->text));
	out_print(out, " }");
}

static void
emit_errors(struct out *out, const char *prefix, const struct list *errors)
{
	size_t	i;

	for (i = 0; i < errors->count; i++) {
		emit_error(out, prefix, errors->items[i]);
		out_print(out, i + 1 < errors->count ? ",\n" : "\n};\n");
	}
}

void
emit_errors_c(struct out *out, const struct spec *spec)
{
	out_print(out, EMIT_MARK "#include \"generated/errors.h\"\n\n"
	    "const struct error_row errors[] = {\n");
	emit_errors(out, "ERROR", &spec->errors);
	out_print(out, "\nconst struct complaint_row complaints[] = {\n");
	emit_errors(out, "COMPLAINT", &spec->complaints);
}

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
	    "/* Those of each locale, and after them their keys. */\n"
	    "extern const char *const\ttexts[LOCALE_COUNT + 1][TEXT_COUNT];\n\n"
	    "#endif\n", spec->locales.count);
}

/* TEXT(text, key, en, de), which puts each text into the list of its locale. */
static void
emit_text_macro(struct out *out, const struct list *locales)
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
	out_print(out, "#define TEXT(text, key%s) \\\n\t%s, \\\n"
	    "\t[LOCALE_COUNT][text] = key\n\n", names, places);
}

/* On one line where it fits, else with a line for each locale. */
static void
emit_text(struct out *out, const struct list *locales,
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
	line = memory_print("TEXT(%s, \"%s\"%s)%s", text->constant, text->key,
	    line, is_last ? "" : ",");
	out_print(out, "\t");
	if (strlen(line) <= COLUMNS - 8)
		out_print(out, "%s\n", line);
	else
		out_print(out, "TEXT(%s, \"%s\"%s)%s\n", text->constant,
		    text->key, lines, is_last ? "" : ",");
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
	emit_text_macro(out, &spec->locales);
	out_print(out, "const char *const "
	    "texts[LOCALE_COUNT + 1][TEXT_COUNT] = {\n");
	for (i = 0; i < spec->texts.count; i++)
		emit_text(out, &spec->locales, spec->texts.items[i],
		    i + 1 == spec->texts.count);
	out_print(out, "};\n");
}
