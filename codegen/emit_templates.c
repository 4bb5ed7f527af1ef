#include "codegen/emit.h"
#include "codegen/pages.h"

void
emit_templates_h(struct out *out, const struct spec *spec)
{
	const struct list	*templates = &spec->pages->templates;
	size_t			 i;

	out_print(out, EMIT_MARK "#ifndef ALMANAC_TEMPLATES_H\n"
	    "#define ALMANAC_TEMPLATES_H\n\n"
	    "#include \"pages/template.h\"\n\n");
	for (i = 0; i < templates->count; i++)
		out_print(out, "extern struct template\ttemplate_%s;\n",
		    template_name(templates->items[i]));
	out_print(out, "\n/* All of them; NULL ends them. */\n"
	    "extern struct template *const\ttemplates[];\n\n#endif\n");
}

void
emit_templates_c(struct out *out, const struct spec *spec)
{
	const struct list		*templates = &spec->pages->templates;
	const struct page_template	*template;
	const char			*name;
	size_t				 i;

	out_print(out, EMIT_MARK "#include \"base/embed.h\"\n"
	    "#include \"generated/templates.h\"\n\n"
	    "#define TEMPLATE(id, file)\t\t\t\t\t\t\\\n"
	    "\tEMBED(source_##id, \"%s/\" file);\t\t\t\t\\\n"
	    "\tstruct template\ttemplate_##id = {\t\t\t\t\\\n"
	    "\t\t.name = file, .source = source_##id\t\t\t\\\n"
	    "\t}\n\n", spec->pages->source);
	for (i = 0; i < templates->count; i++) {
		template = templates->items[i];
		out_print(out, "TEMPLATE(%s, \"%s\");\n",
		    template_name(template), template->key->text);
	}
	out_print(out, "\nstruct template *const templates[] = {\n\t");
	out_items(out, 1, true);
	for (i = 0; i < templates->count; i++) {
		name = template_name(templates->items[i]);
		out_item(out, "&template_%s", name);
	}
	out_item(out, "NULL");
	out_print(out, "\n};\n");
}
