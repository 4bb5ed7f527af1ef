#include <string.h>

#include "codegen/keys.h"
#include "codegen/names.h"
#include "codegen/pages.h"
#include "codegen/spec.h"

const char *
spec_file(const struct spec *spec, const char *name)
{
	return (memory_print("%s/%s.yaml", spec->folder, name));
}

bool
spec_read(struct spec *spec, const char *folder)
{
	spec->folder = folder;

	return (spec_read_service(spec) && spec_read_resources(spec) &&
	    spec_read_records(spec) && pages_read(spec));
}

static bool
read_locale(struct spec *spec, const struct node *name)
{
	struct locale	*locale;
	const char	*file;

	file = spec_file(spec, memory_print("locales/%s", name->text));
	locale = memory_get(sizeof(*locale));
	locale->name = name;
	locale->texts = node_read(file, &name->place);
	if (locale->texts == NULL || !keys_are_map(locale->texts))
		return (false);
	list_add(&spec->locales, locale);

	return (true);
}

bool
spec_read_locales(struct spec *spec)
{
	size_t	i;

	for (i = 0; i < spec->locale_names->items.count; i++) {
		if (!read_locale(spec, spec->locale_names->items.items[i]))
			return (false);
	}

	return (true);
}

const struct group *
spec_group(const struct spec *spec, const char *name)
{
	const struct group	*group;
	size_t			 i;

	for (i = 0; i < spec->groups.count; i++) {
		group = spec->groups.items[i];
		if (strcmp(group->key->text, name) == 0)
			return (group);
	}

	return (NULL);
}

const struct route *
spec_route(const struct spec *spec, const char *name)
{
	const struct route	*route;
	size_t			 i;

	for (i = 0; i < spec->routes.count; i++) {
		route = spec->routes.items[i];
		if (strcmp(route->key->text, name) == 0)
			return (route);
	}

	return (NULL);
}

const struct record *
spec_record(const struct spec *spec, const char *name)
{
	const struct record	*record;
	size_t			 i;

	for (i = 0; i < spec->records.count; i++) {
		record = spec->records.items[i];
		if (strcmp(record->key->text, name) == 0)
			return (record);
	}

	return (NULL);
}

const struct error *
spec_error(const struct spec *spec, const char *key)
{
	const struct error	*error;
	size_t			 i;

	for (i = 0; i < spec->errors.count; i++) {
		error = spec->errors.items[i];
		if (strcmp(error->key->text, key) == 0)
			return (error);
	}

	return (NULL);
}

const struct path *
spec_path(const struct spec *spec, const char *template)
{
	const struct path	*path;
	size_t			 i;

	for (i = 0; i < spec->paths.count; i++) {
		path = spec->paths.items[i];
		if (strcmp(path->template, template) == 0)
			return (path);
	}

	return (NULL);
}

const char *
spec_path_name(const struct spec *spec, const char *template)
{
	return (memory_print("%s%s", spec->site ? "PAGE_" : "",
	    name_path(template)));
}

const struct param *
spec_row(const struct route *route, const char *key)
{
	const struct param	*param;
	size_t			 i;

	for (i = 0; i < route->rows.count; i++) {
		param = route->rows.items[i];
		if (strcmp(param->key->text, key) == 0)
			return (param);
	}

	return (NULL);
}

const struct param *
spec_named(const struct route *route, const char *name)
{
	const struct param	*param;
	size_t			 i;

	for (i = 0; i < route->rows.count; i++) {
		param = route->rows.items[i];
		if (strcmp(param_name(param), name) == 0)
			return (param);
	}

	return (NULL);
}

const char *
route_handler(const struct route *route)
{
	return (route->main != NULL ? route->main->key->text :
	    route->key->text);
}

const char *
param_name(const struct param *param)
{
	return (param->name != NULL ? param->name->text : param->key->text);
}

bool
param_is_path(const struct param *param)
{
	return (node_is(param->in, "path"));
}

bool
param_has_twin(const struct param *param)
{
	return (param->kind->has && !param_is_path(param));
}

bool
param_clears(const struct param *param)
{
	return (node_is(param->null, "clears") ||
	    node_is(param->null, "update_clears"));
}
