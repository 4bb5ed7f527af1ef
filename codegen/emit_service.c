#include "codegen/emit.h"

#define VALUES	40	/* the column where they begin */

static void
emit_define(struct out *out, const char *name, const struct node *value)
{
	if (value == NULL)
		return;
	out_print(out, "#define SERVICE_%s", name);
	do
		out_print(out, "\t");
	while (out->column < VALUES);
	out_items(out, 0, false);
	out_item_text(out, "", value->text);
	out_print(out, "\n");
}

/* All of them, in a text. */
static void
emit_locales(struct out *out, const struct node *names)
{
	size_t	 i;

	out_print(out, "#define SERVICE_LOCALES\t\t\t\"");
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
	out_print(out, "\n#endif\n");
}
