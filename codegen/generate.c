#include "base/array.h"
#include "codegen/generate.h"

#include <string.h>

#include "codegen/check.h"
#include "codegen/names.h"
#include "codegen/pages.h"
#include "codegen/wrap.h"

/* The subject of a file. Without pages only files of OF_SPEC are generated. */
enum subject { OF_SPEC, OF_TEMPLATES, OF_PAGES };

static const struct output {
	const char	*name;
	void		(*emit)(struct buf *, const struct spec *);
	enum subject	 subject;
} outputs[] = {
	{ "service.h", emit_service, OF_SPEC },
	{ "errors.h", emit_errors_h, OF_SPEC },
	{ "errors.c", emit_errors_c, OF_SPEC },
	{ "texts.h", emit_texts_h, OF_SPEC },
	{ "texts.c", emit_texts_c, OF_SPEC },
	{ "routes.h", emit_routes_h, OF_SPEC },
	{ "routes.c", emit_routes_c, OF_SPEC },
	{ "records.h", emit_records_h, OF_SPEC },
	{ "records.c", emit_records_c, OF_SPEC },
	{ "tables.h", emit_tables, OF_SPEC },
	{ "documents.c", emit_descriptions, OF_SPEC },
	{ "templates.h", emit_templates_h, OF_TEMPLATES },
	{ "templates.c", emit_templates_c, OF_TEMPLATES },
	{ "pages.h", emit_routes_h, OF_PAGES },
	{ "pages.c", emit_routes_c, OF_PAGES }
};

bool
generate_read(struct spec *spec, const char *folder)
{
	struct buf	document = memory_buf();

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
		check_routes(spec->pages->site);
		check_paths(spec->pages->site);
	}
	if (complaint_count() > 0 || !spec_read_locales(spec))
		return (false);
	emit_document(&document, spec);
	check_texts(spec, document.data);

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

/* Writes a file in C. One whose name ends with .h has a guard. */
static void
emit_file(struct buf *out, const struct output *output,
    const struct spec *about)
{
	const char	*guard = name_upper(output->name);
	bool		 is_header = strstr(output->name, ".h") != NULL;
	struct buf	 text = memory_buf();

	buf_string(out, "/* Made from spec/ by codegen; do not edit. */\n");
	if (is_header)
		buf_printf(out, "#ifndef ALMANAC_%s\n#define ALMANAC_%s\n\n",
		    guard, guard);
	output->emit(&text, about);
	wrap_lines(out, text.data);
	if (is_header)
		buf_string(out, "#endif\n");
}

void
generate_files(const struct spec *spec, struct list *files)
{
	const struct spec	*about;
	size_t			 i;

	for (i = 0; i < COUNT(outputs); i++) {
		about = outputs[i].subject == OF_PAGES && spec->pages != NULL ?
		    spec->pages->site : spec;
		if (outputs[i].subject == OF_SPEC || spec->pages != NULL)
			emit_file(add_file(files, outputs[i].name),
			    &outputs[i], about);
	}
	emit_document(add_file(files, "openapi.json"), spec);
}

void
generate_end(void)
{
	memory_end();
	complaint_forget();
}
