#include "codegen/keys.h"
#include "codegen/pages.h"
#include "codegen/spec.h"

#define COUNT(array)	(sizeof(array) / sizeof((array)[0]))

static const struct key	page_keys[] = {
	{ "path", KEY_TEXT, true, offsetof(struct route, path) },
	{ "params", KEY_MAP, false, offsetof(struct route, params) }
};

/* All are for reading, by everybody. */
static void
read_page(struct spec *site, const struct node *key, const struct node *map)
{
	static const struct node	 method = { .text = "GET" };
	static const struct resource	 none;
	struct route			*route;

	route = memory_get(sizeof(*route));
	route->key = key;
	route->resource = &none;
	keys_read(map, page_keys, COUNT(page_keys), route);
	route->verbs = node_alone(&method);
	if (route->params != NULL)
		spec_read_params(route->params, NULL, &route->rows);
	list_add(&site->routes, route);
}

void
pages_read_routes(struct pages *pages, const struct spec *spec)
{
	size_t	i;

	pages->site = memory_get(sizeof(*pages->site));
	pages->site->site = true;
	pages->site->limits = spec->limits;
	for (i = 0; pages->routes != NULL &&
	    i < pages->routes->keys.count; i++)
		read_page(pages->site, pages->routes->keys.items[i],
		    pages->routes->items.items[i]);
}
