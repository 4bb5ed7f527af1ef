#include "codegen/check.h"
#include "codegen/generate.h"
#include "codegen/pages.h"

static const struct maker {
	const char	*name;
	void		(*emit)(struct out *, const struct spec *);
	bool		 of_pages;
} makers[] = {
	{ "service.h", emit_service_h, false },
	{ "errors.h", emit_errors_h, false },
	{ "errors.c", emit_errors_c, false },
	{ "texts.h", emit_texts_h, false },
	{ "texts.c", emit_texts_c, false },
	{ "routes.h", emit_routes_h, false },
	{ "routes.c", emit_routes_c, false },
	{ "tree.c", emit_tree_c, false },
	{ "records.h", emit_stored_h, false },
	{ "records.c", emit_stored_c, false },
	{ "documents.c", emit_documents_c, false },
	{ "pages.h", emit_pages_h, true },
	{ "pages.c", emit_pages_c, true },
	{ "page_tree.c", emit_page_tree_c, true },
	{ "templates.h", emit_templates_h, true },
	{ "templates.c", emit_templates_c, true }
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
	check_pages(spec);
	if (complaint_count() > 0 || !spec_read_locales(spec))
		return (false);
	check_texts(spec);

	return (complaint_count() == 0);
}

static struct out *
add_file(struct list *files, const char *name)
{
	struct file	*file;

	file = memory_get(sizeof(*file));
	file->name = name;
	list_add(files, file);

	return (&file->out);
}

void
generate_files(const struct spec *spec, struct list *files)
{
	const struct locale	*locale;
	const char		*name;
	size_t			 i;

	for (i = 0; i < LENGTH(makers); i++) {
		if (!makers[i].of_pages || spec->pages != NULL)
			makers[i].emit(add_file(files, makers[i].name), spec);
	}
	EACH(locale, spec->locales) {
		name = locale->name->text;
		emit_openapi(add_file(files, memory_print("openapi.%s.json",
		    name)), spec, locale);
		emit_index(add_file(files, memory_print("index.%s.json",
		    name)), spec, locale);
	}
}

void
generate_end(void)
{
	memory_end();
	complaint_forget();
}
