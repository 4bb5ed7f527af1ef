#include <string.h>

#include "codegen/keys.h"
#include "codegen/pages.h"
#include "codegen/spec.h"

static const struct key	pages_keys[] = {
	KEY(pages, folder, TEXT),
	KEY_AS("shapes", pages, shape_map, MAP, .required = true),
	KEY_AS("templates", pages, template_map, MAP, .required = true),
	KEY(pages, partials, WORDS),
	KEY(pages, texts, WORDS),
	KEY(pages, routes, MAP),
	KEYS_END
};

/*
 * The path relative to the project. The spec is a folder of the project, so
 * "../src/pages" becomes "src/pages".
 */
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

const struct place *
place_in_template(const struct page_template *template, const char *at)
{
	struct place	*place = memory_get(sizeof(*place));
	const char	*c;

	*place = (struct place){ template->path, 1, 1 };
	for (c = template->read.source; c < at; c++) {
		place->column++;
		if (*c == '\n') {
			place->line++;
			place->column = 1;
		}
	}

	return (place);
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
		complain(place_in_template(template, template->read.fault_at),
		    "%s", template->read.fault);
}

static void
read_parts(struct pages *pages)
{
	const struct node	*key, *value;
	struct shape		*shape;

	MAP_EACH(key, value, pages->shape_map) {
		shape = memory_get(sizeof(*shape));
		shape->key = key;
		shape->members = value;
		list_add(&pages->shapes, shape);
	}
	MAP_EACH(key, value, pages->template_map)
		add_template(pages, key, value);
	EACH(key, node_items(pages->partials))
		add_template(pages, key, NULL);
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
	keys_read(map, pages_keys, spec->pages);
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
	for (dot = name; (dot = strchr(dot, '/')) != NULL;)
		*dot = '_';
	if ((dot = strchr(name, '.')) != NULL)
		*dot = strcmp(dot, ".html") == 0 ? '\0' : '_';

	return (name);
}
