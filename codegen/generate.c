#include "codegen/generate.h"

#include "base/embed.h"
#include "codegen/check.h"
#include "codegen/pages.h"

#define TEXT(name)	EMBED(text_##name, "codegen/templates/" #name ".txt")

TEXT(service_h);
TEXT(errors_h);
TEXT(errors_c);
TEXT(texts_h);
TEXT(texts_c);
TEXT(routes_h);
TEXT(routes_c);
TEXT(records_h);
TEXT(records_c);
TEXT(tables_h);
TEXT(documents_c);
TEXT(templates_h);
TEXT(templates_c);

/* The subject of a file. Without pages only files of OF_SPEC are generated. */
enum about { OF_SPEC, OF_TEMPLATES, OF_PAGES };

static const struct made {
	const char		*name;
	const char		*text;
	const struct marks	*marks;
	enum about		 about;
} made[] = {
	{ "service.h", text_service_h, &emit_routes, OF_SPEC },
	{ "errors.h", text_errors_h, &emit_routes, OF_SPEC },
	{ "errors.c", text_errors_c, &emit_routes, OF_SPEC },
	{ "texts.h", text_texts_h, &emit_routes, OF_SPEC },
	{ "texts.c", text_texts_c, &emit_routes, OF_SPEC },
	{ "routes.h", text_routes_h, &emit_routes, OF_SPEC },
	{ "routes.c", text_routes_c, &emit_routes, OF_SPEC },
	{ "records.h", text_records_h, &emit_stored, OF_SPEC },
	{ "records.c", text_records_c, &emit_stored, OF_SPEC },
	{ "tables.h", text_tables_h, &emit_stored, OF_SPEC },
	{ "documents.c", text_documents_c, &emit_routes, OF_SPEC },
	{ "templates.h", text_templates_h, &emit_routes, OF_TEMPLATES },
	{ "templates.c", text_templates_c, &emit_routes, OF_TEMPLATES },
	{ "pages.h", text_routes_h, &emit_routes, OF_PAGES },
	{ "pages.c", text_routes_c, &emit_routes, OF_PAGES }
};

bool
generate_read(struct spec *spec, const char *folder)
{
	spec->folder = folder;
	if (!spec_read_service(spec) || !spec_read_resources(spec) ||
	    !spec_read_records(spec) || !pages_read(spec))
		return (false);
	check_service(spec);
	check_limits(spec);
	check_groups(spec);
	check_routes(spec);
	check_paths(spec);
	check_records(spec);
	if (spec->pages != NULL) {
		check_page_routes(spec->pages->site);
		check_paths(spec->pages->site);
	}
	if (complaint_count() > 0 || !spec_read_locales(spec))
		return (false);
	check_texts(spec);

	return (complaint_count() == 0);
}

static struct buf *
add_file(struct list *files, const char *name)
{
	struct file	*file;

	file = memory_get(sizeof(*file));
	file->name = name;
	file->out = memory_buf();
	list_add(files, file);

	return (&file->out);
}

void
generate_files(const struct spec *spec, struct list *files)
{
	struct scope		 about = { .text = "" };
	size_t			 i;

	for (i = 0; i < LENGTH(made); i++) {
		about.spec = made[i].about == OF_PAGES && spec->pages != NULL ?
		    spec->pages->site : spec;
		if (made[i].about == OF_SPEC || spec->pages != NULL)
			fill(add_file(files, made[i].name), made[i].text,
			    made[i].marks, &about);
	}
	emit_document(add_file(files, "openapi.json"), spec);
	emit_index(add_file(files, "index.json"), spec);
}

void
generate_end(void)
{
	memory_end();
	complaint_forget();
}
