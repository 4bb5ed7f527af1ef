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

/* "../src/pages" beside "spec" is "src/pages". */
static const char *
path_from(const char *folder, const char *path)
{
	const char	*slash;

	if (strncmp(path, "../", 3) != 0)
		return (memory_print("%s/%s", folder, path));
	slash = strrchr(folder, '/');

	return (slash == NULL ? path + 3 : memory_print("%.*s/%s",
	    (int)(slash - folder), folder, path + 3));
}

static void
add_template(const struct spec *spec, struct pages *pages,
    const struct node *key, const struct node *shape)
{
	struct template	*template;

	template = &pages->templates[pages->template_count++];
	template->key = key;
	template->shape = shape;
	template->used = shape != NULL;
	template->file = memory_print("%s/%s", pages->folder == NULL ?
	    spec->folder : path_from(spec->folder, pages->folder->text),
	    key->text);
	template_read(template);
}

static void
read_parts(const struct spec *spec, struct pages *pages)
{
	const struct node	*map;
	struct shape		*shape;
	size_t			 i, count;

	map = pages->shape_map;
	for (i = 0; i < map->keys.count; i++) {
		shape = memory_get(sizeof(*shape));
		shape->key = map->keys.items[i];
		shape->members = map->items.items[i];
		list_add(&pages->shapes, shape);
	}
	map = pages->template_map;
	count = map->keys.count;
	if (pages->partials != NULL)
		count += pages->partials->items.count;
	pages->templates = memory_get(count * sizeof(*pages->templates));
	for (i = 0; i < map->keys.count; i++)
		add_template(spec, pages, map->keys.items[i],
		    map->items.items[i]);
	for (i = 0; pages->partials != NULL &&
	    i < pages->partials->items.count; i++)
		add_template(spec, pages, pages->partials->items.items[i],
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
	if (complaint_count() > 0)
		return (false);
	read_parts(spec, spec->pages);
	spec->pages->site = memory_get(sizeof(*spec->pages->site));
	spec->pages->site->site = true;
	spec->pages->site->limits = spec->limits;
	spec_read_pages(spec->pages->site, spec->pages->routes);

	return (complaint_count() == 0);
}

struct template *
pages_template(const struct pages *pages, const char *name)
{
	size_t	i;

	for (i = 0; i < pages->template_count; i++) {
		if (strcmp(pages->templates[i].key->text, name) == 0)
			return (&pages->templates[i]);
	}

	return (NULL);
}

bool
piece_is_locale(const char *name)
{
	return (name[0] != '.' && strchr(name, '.') != NULL);
}

const char *
template_name(const struct template *template)
{
	const char	*key = template->key->text;
	char		*name, *dot;

	name = memory_copy(key, strlen(key));
	if ((dot = strchr(name, '.')) != NULL)
		*dot = strcmp(dot, ".html") == 0 ? '\0' : '_';

	return (name);
}
