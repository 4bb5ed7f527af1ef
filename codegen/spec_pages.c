#include <stdarg.h>
#include <string.h>

#include "codegen/keys.h"
#include "codegen/pages.h"
#include "codegen/spec.h"

#define COUNT(array)	(sizeof(array) / sizeof((array)[0]))
#define AT(member)	offsetof(struct pages, member)

static const struct key	pages_keys[] = {
	{ "folder", KEY_TEXT, false, AT(folder), NULL },
	{ "shapes", KEY_MAP, true, AT(shape_map), NULL },
	{ "templates", KEY_MAP, true, AT(template_map), NULL },
	{ "partials", KEY_WORDS, false, AT(partials), NULL },
	{ "texts", KEY_WORDS, false, AT(texts), NULL },
	{ "routes", KEY_MAP, false, AT(routes), NULL }
};

/* The spec is in a folder of the project: "../src/pages" is "src/pages". */
static void
set_folder(const struct spec *spec, struct pages *pages)
{
	const char	*slash = strrchr(spec->folder, '/');

	pages->source = "spec";
	pages->path = spec->folder;
	if (pages->folder == NULL)
		return;
	pages->source = pages->path = pages->folder->text + strlen("../");
	if (slash != NULL)
		pages->path = memory_print("%.*s/%s",
		    (int)(slash - spec->folder), spec->folder, pages->path);
}

void
pages_complain(const struct page_template *template, const char *at,
    const char *format, ...)
{
	struct place	 place = { template->path, 1, 1 };
	const char	*c;
	va_list		 args;

	for (c = template->read.source; c < at; c++) {
		place.column++;
		if (*c == '\n') {
			place.line++;
			place.column = 1;
		}
	}
	va_start(args, format);
	complain(&place, "%s", memory_vprint(format, args));
	va_end(args);
}

static void
add_template(struct pages *pages, const struct node *key,
    const struct node *shape)
{
	struct page_template	*template;
	const char		*source;
	size_t			 length;

	template = memory_get(sizeof(*template));
	template->key = key;
	template->shape = shape;
	template->path = memory_print("%s/%s", pages->path, key->text);
	list_add(&pages->templates, template);
	source = yaml_load(memory_arena(), template->path, &length);
	if (source == NULL) {
		complain(&key->place, "cannot open '%s'", template->path);
		return;
	}
	template->read.source = memory_copy(source, length);
	if (!template_read(&template->read, memory_arena()))
		pages_complain(template, template->read.fault_at, "%s",
		    template->read.fault);
}

static void
read_parts(struct pages *pages)
{
	const struct node	*map;
	struct shape		*shape;
	size_t			 i;

	map = pages->shape_map;
	for (i = 0; i < map->keys.count; i++) {
		shape = memory_get(sizeof(*shape));
		shape->key = map->keys.items[i];
		shape->members = map->items.items[i];
		list_add(&pages->shapes, shape);
	}
	map = pages->template_map;
	for (i = 0; i < map->keys.count; i++)
		add_template(pages, map->keys.items[i],
		    map->items.items[i]);
	for (i = 0; pages->partials != NULL &&
	    i < pages->partials->items.count; i++)
		add_template(pages, pages->partials->items.items[i],
		    NULL);
}

bool
pages_read(struct spec *spec)
{
	const struct node	*map;

	if (spec->pages_file == NULL)
		return (true);
	map = node_read(spec_file(spec, spec->pages_file->text),
	    &spec->pages_file->place);
	if (map == NULL)
		return (false);
	spec->pages = memory_get(sizeof(*spec->pages));
	keys_read(map, pages_keys, COUNT(pages_keys), spec->pages);
	if (spec->pages->folder != NULL &&
	    strncmp(spec->pages->folder->text, "../", 3) != 0)
		complain(&spec->pages->folder->place,
		    "'folder' must begin with '../'");
	if (complaint_count() > 0)
		return (false);
	set_folder(spec, spec->pages);
	read_parts(spec->pages);
	spec->pages->site = memory_get(sizeof(*spec->pages->site));
	spec->pages->site->site = true;
	spec->pages->site->limits = spec->limits;
	spec_read_pages(spec->pages->site, spec->pages->routes);

	return (complaint_count() == 0);
}

const char *
template_name(const struct page_template *template)
{
	const char	*key = template->key->text;
	char		*name, *dot;

	name = memory_copy(key, strlen(key));
	if ((dot = strchr(name, '.')) != NULL)
		*dot = strcmp(dot, ".html") == 0 ? '\0' : '_';

	return (name);
}
