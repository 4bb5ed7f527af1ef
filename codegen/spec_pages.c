#include <string.h>

#include "codegen/keys.h"
#include "codegen/pages.h"
#include "codegen/spec.h"

const struct key	area_keys[] = {
	KEY(area, needs, NAME,
	    "The key of site.yaml without which they do not exist."),
	KEY(area, flags, WORDS,
	    "`has_sessions`: their callers are those who signed in, and "
	    "shared caches do not keep them. `is_framed`: they are for frames "
	    "of other sites.", .words = WORDS("has_sessions", "is_framed")),
	KEYS_END
};

const struct key	pages_keys[] = {
	KEY(pages, folder, TEXT,
	    "The folder of the templates, relative to the spec."),
	KEY(pages, shapes, MAP, "Values that several templates have, by name."),
	KEY_AS("templates", pages, template_map, MAP,
	    "The files, and the values that C gives each.", .required = true),
	KEY(pages, partials, WORDS, "Templates that others include."),
	KEY(pages, texts, WORDS, "Texts that only C uses."),
	KEY(pages, areas, ENTRIES,
	    "What all pages have whose paths begin with the key.",
	    .keys = area_keys, .size = sizeof(struct area)),
	KEY(pages, routes, MAP, "The pages.", .keys = route_keys),
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

/* Reports a fault, `at` in a template's source. */
static void
complain_in(const char *path, const char *source, const char *at,
    const char *fault)
{
	struct place	place = { path, 1, 1 };

	for (; source < at; source++) {
		place.column++;
		if (*source == '\n') {
			place.line++;
			place.column = 1;
		}
	}
	complain(&place, "%s", fault);
}

static void
add_template(struct pages *pages, const struct node *key)
{
	struct page_template	*template;
	struct template		*read;
	const char		*path, *source;
	size_t			 length;

	template = memory_get(sizeof(*template));
	template->key = key;
	list_add(&pages->templates, template);
	path = memory_print("%s/%s", pages->path, key->text);
	source = yaml_load(memory_arena(), path, &length);
	if (source == NULL) {
		complain(&key->place, "cannot open '%s'", path);
		return;
	}
	read = &template->read;
	read->source = memory_copy(source, length);
	if (!template_read(read, memory_arena()))
		complain_in(path, read->source, read->fault_at, read->fault);
}

bool
pages_read(struct spec *spec)
{
	const struct node	*map, *key;

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
	EACH(key, spec->pages->template_map->keys)
		add_template(spec->pages, key);
	EACH(key, node_items(spec->pages->partials))
		add_template(spec->pages, key);
	spec->pages->site = memory_get(sizeof(*spec->pages->site));
	spec->pages->site->site = true;
	spec->pages->site->pages = spec->pages;
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
