#include "codegen/emit.h"
#include "codegen/names.h"
#include "codegen/pages.h"

/* Bounds for parameters in addresses that pages write. */
static void
emit_bounds(struct out *out, const struct route *route)
{
	const struct param	*param;
	const char		*name;

	EACH(param, route->rows) {
		if (param->min == NULL || param->max == NULL)
			continue;
		name = name_upper(memory_print("%s_%s", route->key->text,
		    param->key->text));
		out_print(out, "#define %s_MIN\t%s\n#define %s_MAX\t%s\n",
		    name, param->min->text, name, param->max->text);
	}
}

void
emit_pages_h(struct out *out, const struct spec *spec)
{
	const struct spec	*site = spec->pages->site;
	const struct route	*route;

	out_print(out, EMIT_MARK "#ifndef ALMANAC_PAGES_H\n"
	    "#define ALMANAC_PAGES_H\n\n"
	    "#include <stdbool.h>\n#include <stdint.h>\n\n"
	    "#include \"http/params.h\"\n#include \"text/dates.h\"\n\n"
	    "struct request;\nstruct route;\n\n");
	emit_paths(out, site);
	EACH(route, site->routes)
		emit_bounds(out, route);
	out_print(out, "\n");
	EACH(route, site->routes)
		emit_route_h(out, route, "{root}");
	out_print(out, "/* Renders an error answer as a page. */\n"
	    "int\tpage_refused(struct request *);\n\n#endif\n");
}

void
emit_pages_c(struct out *out, const struct spec *spec)
{
	const struct spec	*site = spec->pages->site;
	const struct route	*route;

	out_print(out, EMIT_MARK "#include \"generated/pages.h\"\n"
	    "#include \"http/rows.h\"\n");
	EACH(route, site->routes) {
		out_print(out, "\n");
		emit_route_parts(out, site, route);
		out_print(out, "CALL(%s)\n", route->key->text);
		emit_route(out, site, route);
	}
}

void
emit_page_tree_c(struct out *out, const struct spec *spec)
{
	out_print(out, EMIT_MARK "#include \"generated/pages.h\"\n");
	emit_tree(out, spec->pages->site, "page_");
	out_print(out, "\nint\t(*const page_refusal)(struct request *) = "
	    "page_refused;\n");
}

void
emit_templates_h(struct out *out, const struct spec *spec)
{
	const struct page_template	*template;

	out_print(out, EMIT_MARK "#ifndef ALMANAC_TEMPLATES_H\n"
	    "#define ALMANAC_TEMPLATES_H\n\n"
	    "#include \"pages/template.h\"\n\n");
	EACH(template, spec->pages->templates)
		out_print(out, "extern struct template\ttemplate_%s;\n",
		    template_name(template));
	out_print(out, "\n/* All templates; NULL ends them. */\n"
	    "extern struct template *const\ttemplates[];\n\n#endif\n");
}

void
emit_templates_c(struct out *out, const struct spec *spec)
{
	const struct page_template	*template;

	out_print(out, EMIT_MARK "#include \"base/embed.h\"\n"
	    "#include \"generated/templates.h\"\n\n"
	    "#define TEMPLATE(id, file)\t\t\t\t\t\t\\\n"
	    "\tEMBED(source_##id, \"%s/\" file);\t\t\t\t\\\n"
	    "\tstruct template\ttemplate_##id = {\t\t\t\t\\\n"
	    "\t\t.name = file, .source = source_##id\t\t\t\\\n"
	    "\t}\n\n", spec->pages->source);
	EACH(template, spec->pages->templates)
		out_print(out, "TEMPLATE(%s, \"%s\");\n",
		    template_name(template), template->key->text);
	out_print(out, "\nstruct template *const templates[] = {\n");
	EACH(template, spec->pages->templates)
		out_print(out, "\t&template_%s,\n", template_name(template));
	out_print(out, "\tNULL\n};\n");
}
