/* templates.h and templates.c: the templates of pages. */
#include "codegen/emit.h"
#include "codegen/pages.h"

void
emit_templates_h(struct buf *out, const struct spec *spec)
{
	const struct page_template	*template;

	buf_string(out, "#include \"pages/template.h\"\n\n");
	EACH(template, spec->pages->templates)
		buf_printf(out, "extern struct template	template_%s;\n",
		    template_name(template));
	buf_string(out,
	    "\n/* All templates; NULL ends them. */\n"
	    "extern struct template *const	templates[];\n\n");
}

void
emit_templates_c(struct buf *out, const struct spec *spec)
{
	const struct page_template	*template;

	buf_printf(out, "#include \"base/embed.h\"\n"
	    "#include \"generated/templates.h\"\n\n"
	    "#define TEMPLATE(id, file)\t\t\t\t\t\t\\\n"
	    "	EMBED(source_##id, \"%s/\" file);\t\t\t\t\\\n"
	    "	struct template	template_##id = {\t\t\t\t\\\n"
	    "		.name = file, .source = source_##id\t\t\t\\\n"
	    "	}\n\n", spec->pages->source);
	EACH(template, spec->pages->templates)
		buf_printf(out, "TEMPLATE(%s, %s);\n", template_name(template),
		    emit_quoted(template->key->text));
	buf_string(out, "\nstruct template *const templates[] = {\n");
	EACH(template, spec->pages->templates)
		buf_printf(out, "	&template_%s,\n",
		    template_name(template));
	buf_string(out, "	NULL\n};\n");
}
