#include "codegen/keys.h"
#include "codegen/spec.h"

#define COUNT(array)	(sizeof(array) / sizeof((array)[0]))
#define AT(member)	offsetof(struct spec, member)

static const struct key	service_keys[] = {
	{ "namespace", KEY_TEXT, true, AT(namespace) },
	{ "alias", KEY_TEXT, true, AT(alias) },
	{ "version", KEY_TEXT, true, AT(version) },
	{ "contact", KEY_MAP, true, AT(contact_map) },
	{ "license", KEY_MAP, true, AT(license_map) },
	{ "locales", KEY_WORDS, true, AT(locale_names) },
	{ "resources", KEY_WORDS, true, AT(resource_names) },
	{ "pages", KEY_TEXT, false, AT(pages_file) },
	{ "errors", KEY_MAP, true, AT(error_map) },
	{ "complaints", KEY_MAP, true, AT(complaint_map) },
	{ "always", KEY_WORDS, false, AT(always) },
	{ "limits", KEY_MAP, false, AT(limit_map) },
	{ "common", KEY_MAP, false, AT(common_map) },
	{ "groups", KEY_MAP, false, AT(group_map) }
};

static const struct key	contact_keys[] = {
	{ "name", KEY_TEXT, true, offsetof(struct party, name) },
	{ "url", KEY_TEXT, false, offsetof(struct party, url) },
	{ "email", KEY_TEXT, false, offsetof(struct party, email) }
};

static const struct key	license_keys[] = {
	{ "name", KEY_TEXT, true, offsetof(struct party, name) },
	{ "url", KEY_TEXT, false, offsetof(struct party, url) },
	{ "identifier", KEY_TEXT, false, offsetof(struct party, identifier) }
};

static const struct key	error_keys[] = {
	{ "status", KEY_NUMBER, true, offsetof(struct error, status) },
	{ "message", KEY_TEXT, true, offsetof(struct error, message) },
	{ "code", KEY_TEXT, false, offsetof(struct error, code) }
};

static const struct key	complaint_keys[] = {
	{ "code", KEY_TEXT, true, offsetof(struct error, code) },
	{ "message", KEY_TEXT, true, offsetof(struct error, message) }
};

static const struct key	limit_keys[] = {
	{ "in", KEY_TEXT, false, offsetof(struct limit, in) },
	{ "bytes", KEY_NUMBER, false, offsetof(struct limit, bytes) },
	{ "characters", KEY_NUMBER, false,
	    offsetof(struct limit, characters) },
	{ "words", KEY_NUMBER, false, offsetof(struct limit, words) },
	{ "items", KEY_NUMBER, false, offsetof(struct limit, items) },
	{ "lines", KEY_NUMBER, false, offsetof(struct limit, lines) },
	{ "error", KEY_TEXT, false, offsetof(struct limit, error) }
};

static const struct key	common_keys[] = {
	{ "in", KEY_TEXT, true, offsetof(struct common, in) },
	{ "type", KEY_TEXT, true, offsetof(struct common, type) },
	{ "uses", KEY_WORDS, true, offsetof(struct common, uses) }
};

static void
read_errors(const struct node *map, const struct key *keys, size_t count,
    struct list *list)
{
	struct error	*error;
	size_t		 i;

	for (i = 0; i < map->keys.count; i++) {
		error = memory_get(sizeof(*error));
		error->key = map->keys.items[i];
		keys_read(map->items.items[i], keys, count, error);
		list_add(list, error);
	}
}

static void
read_commons(const struct node *map, struct list *list)
{
	struct common	*common;
	size_t		 i;

	for (i = 0; i < map->keys.count; i++) {
		common = memory_get(sizeof(*common));
		common->key = map->keys.items[i];
		keys_read(map->items.items[i], common_keys,
		    COUNT(common_keys), common);
		list_add(list, common);
	}
}

static void
read_limits(const struct node *map, struct list *list)
{
	struct limit	*limit;
	size_t		 i;

	for (i = 0; i < map->keys.count; i++) {
		limit = memory_get(sizeof(*limit));
		limit->key = map->keys.items[i];
		keys_read(map->items.items[i], limit_keys, COUNT(limit_keys),
		    limit);
		list_add(list, limit);
	}
}

bool
spec_read_service(struct spec *spec)
{
	const struct node	*map;

	map = node_read(spec_file(spec, "service"), NULL);
	if (map == NULL)
		return (false);
	keys_read(map, service_keys, COUNT(service_keys), spec);
	if (spec->contact_map != NULL)
		keys_read(spec->contact_map, contact_keys,
		    COUNT(contact_keys), &spec->contact);
	if (spec->license_map != NULL)
		keys_read(spec->license_map, license_keys,
		    COUNT(license_keys), &spec->license);
	if (spec->error_map != NULL)
		read_errors(spec->error_map, error_keys, COUNT(error_keys),
		    &spec->errors);
	if (spec->complaint_map != NULL)
		read_errors(spec->complaint_map, complaint_keys,
		    COUNT(complaint_keys), &spec->complaints);
	if (spec->limit_map != NULL)
		read_limits(spec->limit_map, &spec->limits);
	if (spec->common_map != NULL)
		read_commons(spec->common_map, &spec->commons);
	if (spec->group_map != NULL)
		spec_read_groups(spec, spec->group_map);

	return (complaint_count() == 0);
}
