#include "command/import/import_site_find.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/command_action.h"
#include "command/import/import_fetch.h"
#include "command/import/import_tec_form.h"
#include "text/urls.h"

#define API_END		"/events/v1"
#define API_NAME	"events/v1"	/* the end of a namespace */
#define API_REL		"https://api.w.org/"

int64_t
site_number(const struct value *map, const char *name)
{
	const char	*text;

	text = tec_member(map, name);
	return (text != NULL ? strtoll(text, NULL, 10) : 0);
}

/* Whether the parameters of a link contain that relation. */
static bool
has_relation(const char *params, const char *end)
{
	const char	*rel;

	rel = memmem(params, (size_t)(end - params), API_REL,
	    strlen(API_REL));
	return (rel != NULL);
}

const char *
site_read_link(struct arena *arena, const char *links)
{
	const char	*begin, *close, *end, *address;

	for (begin = strchr(links, '<'); begin != NULL;
	    begin = strchr(end, '<')) {
		if ((close = strchr(begin, '>')) == NULL)
			return (NULL);
		end = strchrnul(close, '<');
		if (!has_relation(close, end))
			continue;
		address = arena_copy(arena, begin + 1,
		    (size_t)(close - begin - 1));
		return (url_is_web(address) ? address : NULL);
	}
	return (NULL);
}

static const char *
without_end(struct arena *arena, const char *address)
{
	size_t	 length;

	length = strcspn(address, "#");
	while (length > 0 && address[length - 1] == '/')
		length--;
	return (arena_copy(arena, address, length));
}

/*
 * The index of the API names the namespace. `*denial` is set if access is
 * denied.
 */
static bool
is_api(struct fetch *f, struct arena *arena, const char *address,
    const char **denial)
{
	struct fetched	 got;
	const char	*error, *name;

	if (fetch_get(f, arena, address, &got) != NULL)
		return (false);
	if (*denial == NULL &&
	    (name = fetch_denial(f, address, &got)) != NULL)
		*denial = arena_string(arena, name);
	if (got.status != 200)
		return (false);
	name = tec_member(json_read(arena, got.body, got.length, &error),
	    "namespace");
	return (name != NULL && strstr(name, API_NAME) != NULL);
}

/* The root of all APIs of a site, with a slash added if it has none. */
static const char *
find_root(struct arena *arena, const char *site, const struct fetched *got)
{
	const char	*root;

	root = got->status < 400 ? site_read_link(arena, got->links) : NULL;
	if (root == NULL)
		return (arena_join(arena, site, "/wp-json/", NULL));
	return (arena_join(arena, root, root[strlen(root) - 1] == '/' ? "" :
	    "/", NULL));
}

const char *
site_find_api(struct fetch *f, struct arena *arena, const char *address,
    const char **api)
{
	const char	*names[] = { "tribe/events/v1", "calendar/events/v1" };
	const char	*site, *root, *why, *denial = NULL;
	struct fetched	 got;
	size_t		 i;

	site = without_end(arena, address);
	*api = site;
	if (strstr(site, API_END) != NULL)
		return (NULL);
	if ((why = fetch_get(f, arena, site, &got)) != NULL)
		return (why);
	root = find_root(arena, site, &got);
	for (i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		*api = arena_join(arena, root, names[i], NULL);
		if (is_api(f, arena, *api, &denial))
			return (NULL);
	}
	*api = arena_join(arena, site, "/calendar" API_END, NULL);
	if (is_api(f, arena, *api, &denial))
		return (NULL);
	if ((why = fetch_refusal(f)) != NULL)
		return (why);
	if (denial != NULL)
		return (command_complaint("%s", denial));
	return (command_complaint("%s: there is no The Events Calendar, or"
	    " its REST API is off", site));
}
