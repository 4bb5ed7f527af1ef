#include "codegen/generate.h"

#include "base/embed.h"
#include "codegen/check.h"
#include "codegen/pages.h"
#include "codegen/stored.h"

#define TEXT(name)	EMBED(text_##name, "codegen/templates/" #name ".txt")

TEXT(records_h);
TEXT(records_c);
TEXT(tables_h);

/* The subject of a file. Without pages only files of OF_SPEC are generated. */
enum about { OF_SPEC, OF_TEMPLATES, OF_PAGES };

static const struct made {
	const char	*name;
	void		(*emit)(struct buf *, const struct spec *);
	enum about	 about;
	const char	*text;
} made[] = {
	{ "service.h", emit_service, OF_SPEC, NULL },
	{ "errors.h", emit_errors_h, OF_SPEC, NULL },
	{ "errors.c", emit_errors_c, OF_SPEC, NULL },
	{ "texts.h", emit_texts_h, OF_SPEC, NULL },
	{ "texts.c", emit_texts_c, OF_SPEC, NULL },
	{ "routes.h", emit_routes_h, OF_SPEC, NULL },
	{ "routes.c", emit_routes_c, OF_SPEC, NULL },
	{ "records.h", NULL, OF_SPEC, text_records_h },
	{ "records.c", NULL, OF_SPEC, text_records_c },
	{ "tables.h", NULL, OF_SPEC, text_tables_h },
	{ "documents.c", emit_descriptions, OF_SPEC, NULL },
	{ "templates.h", emit_templates_h, OF_TEMPLATES, NULL },
	{ "templates.c", emit_templates_c, OF_TEMPLATES, NULL },
	{ "pages.h", emit_routes_h, OF_PAGES, NULL },
	{ "pages.c", emit_routes_c, OF_PAGES, NULL }
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
	const struct spec	*about;
	struct scope		 scope = { .spec = spec };
	struct buf		*out;
	size_t			 i;

	for (i = 0; i < LENGTH(made); i++) {
		about = made[i].about == OF_PAGES && spec->pages != NULL ?
		    spec->pages->site : spec;
		if (made[i].about != OF_SPEC && spec->pages == NULL)
			continue;
		out = add_file(files, made[i].name);
		if (made[i].emit != NULL)
			made[i].emit(out, about);
		else
			fill(out, made[i].text, &emit_stored, &scope);
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
