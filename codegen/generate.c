#include "codegen/check.h"
#include "codegen/generate.h"
#include "codegen/pages.h"

#define COUNT(array)	(sizeof(array) / sizeof((array)[0]))

static const struct maker {
	const char	*name;
	void		(*emit)(struct out *, const struct spec *);
} makers[] = {
	{ "service.h", emit_service_h },
	{ "errors.h", emit_errors_h },
	{ "errors.c", emit_errors_c },
	{ "texts.h", emit_texts_h },
	{ "texts.c", emit_texts_c },
	{ "routes.h", emit_routes_h },
	{ "routes.c", emit_routes_c },
	{ "tree.c", emit_tree_c },
	{ "records.c", emit_records_c },
	{ "common.c", emit_common_c }
}, page_makers[] = {
	{ "pages.h", emit_pages_h },
	{ "pages.c", emit_pages_c },
	{ "page_tree.c", emit_page_tree_c },
	{ "templates.h", emit_templates_h },
	{ "templates.c", emit_templates_c }
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

static struct file *
new_file(struct list *files, const char *name)
{
	struct file	*file;

	file = memory_get(sizeof(*file));
	file->name = name;
	list_add(files, file);

	return (file);
}

static void
make(const struct spec *spec, struct list *files, const struct maker *makers_of,
    size_t count)
{
	size_t	i;

	for (i = 0; i < count; i++)
		makers_of[i].emit(&new_file(files, makers_of[i].name)->out,
		    spec);
}

void
generate_files(const struct spec *spec, struct list *files)
{
	make(spec, files, makers, COUNT(makers));
	if (spec->pages != NULL)
		make(spec, files, page_makers, COUNT(page_makers));
}

void
generate_end(void)
{
	memory_end();
	complaint_forget();
}
