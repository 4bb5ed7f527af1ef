#include "codegen/emit.h"
#include "codegen/names.h"

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
