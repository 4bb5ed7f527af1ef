#include <stddef.h>
#include <string.h>

#include "base/arena.h"
#include "base/site.h"
#include "base/site_values.h"
#include "base/site_yaml.h"
#include "generated/service.h"
#include "text/zones.h"

#define AT(member)	offsetof(struct site, member)

static const struct mount	default_mounts[] = {
	{ .prefix = "", .locale = "en" },
	{ .prefix = "/wp-json", .locale = "en" },
	{ .prefix = "/de", .locale = "de" },
	{ .prefix = "/fr", .locale = "fr" },
	{ .prefix = "/es", .locale = "es" }
};

static const struct key		currency_keys[] = {
	{ "symbol", KEY_TEXT, offsetof(struct currency, symbol),
	    site_value_text, NULL },
	{ "code", KEY_TEXT, offsetof(struct currency, code),
	    site_value_code, NULL },
	{ "position", KEY_TEXT, offsetof(struct currency, behind),
	    site_value_position, NULL },
	{ NULL, KEY_TEXT, 0, NULL, NULL }
};

static const struct key		mount_keys[] = {
	{ "prefix", KEY_TEXT, offsetof(struct mount, prefix),
	    site_value_prefix, NULL },
	{ "locale", KEY_TEXT, 0, site_value_locale, NULL },
	{ NULL, KEY_TEXT, 0, NULL, NULL }
};

static const struct key		keys[] = {
	{ "database", KEY_TEXT, AT(database), site_value_text, NULL },
	{ "listen", KEY_TEXT, AT(listen), site_value_address, NULL },
	{ "port", KEY_TEXT, AT(port), site_value_port, NULL },
	{ "workers", KEY_TEXT, AT(workers), site_value_workers, NULL },
	{ "site_url", KEY_TEXT, AT(site_url), site_value_url, NULL },
	{ "base_url", KEY_TEXT, AT(base_url), site_value_url, NULL },
	{ "trusted_proxies", KEY_TEXTS, AT(trusted_proxies),
	    site_value_address, NULL },
	{ "timezone", KEY_TEXT, 0, site_value_zone, NULL },
	{ "currency", KEY_MAP, AT(currency), NULL, currency_keys },
	{ "mounts", KEY_MOUNTS, 0, NULL, mount_keys },
	{ "namespaces", KEY_TEXTS, AT(namespaces), site_value_namespace, NULL },
	{ "cors_origins", KEY_TEXTS, AT(cors_origins), site_value_origin,
	    NULL },
	{ "operations", KEY_TEXT, AT(operations), site_value_operations, NULL },
	{ "request_rate", KEY_TEXT, AT(request_rate), site_value_rate, NULL },
	{ "login_rate", KEY_TEXT, AT(login_rate), site_value_rate, NULL },
	{ "connections", KEY_TEXT, AT(connections), site_value_connections,
	    NULL },
	{ "cache", KEY_TEXT, AT(cache), site_value_cache, NULL },
	{ NULL, KEY_TEXT, 0, NULL, NULL }
};

static struct texts
one_text(struct arena *arena, const char *text)
{
	struct texts	 texts;

	texts.count = 1;
	texts.list = arena_alloc(arena, sizeof(*texts.list));
	texts.list[0] = text;

	return (texts);
}

static void
set_default_mounts(struct site *site, struct arena *arena)
{
	struct mount	*mounts;
	size_t		 i;

	site->mount_count = sizeof(default_mounts) / sizeof(default_mounts[0]);
	mounts = arena_alloc(arena, sizeof(default_mounts));
	memcpy(mounts, default_mounts, sizeof(default_mounts));
	for (i = 0; i < site->mount_count; i++)
		site_value_locale(arena, mounts[i].locale, &mounts[i]);
	site->mounts = mounts;
}

static void
set_defaults(struct site *site, struct arena *arena)
{
	*site = (struct site){
		.database = "almanac.db", .listen = "127.0.0.1", .port = 8888,
		.site_url = "", .base_url = "", .timezone = "UTC",
		.zone = zone_utc(), .currency = { "$", "USD", false },
		.namespaces = one_text(arena, SERVICE_NAMESPACE),
		.cors_origins = one_text(arena, "*"), .operations = "",
		.login_rate = 100, .connections = 2048, .cache = 16
	};
	set_default_mounts(site, arena);
}

const char *
site_read(struct site *site, struct arena *arena, const char *path)
{
	const char	*error;

	set_defaults(site, arena);
	if (path == NULL)
		return (NULL);
	if ((error = site_yaml_read(arena, path, keys, site)) != NULL)
		return (error);
	if (site->mount_count == 0)
		return (arena_printf(arena, "%s: 'mounts' is empty", path));
	if (site->namespaces.count == 0 ||
	    strcmp(site->namespaces.list[0], SERVICE_NAMESPACE) != 0)
		return (arena_printf(arena,
		    "%s: the first of 'namespaces' must be "
		    SERVICE_NAMESPACE, path));

	return (NULL);
}

const char *
site_set(struct site *site, struct arena *arena, const char *name,
    const char *text)
{
	const struct key	*key;
	const char		*must;

	for (key = keys; key->name != NULL; key++)
		if (key->shape == KEY_TEXT && strcmp(key->name, name) == 0)
			break;
	if (key->name == NULL)
		return (arena_printf(arena, "unknown key '%s'", name));
	must = key->value(arena, arena_string(arena, text),
	    (char *)site + key->offset);

	return (must == NULL ? NULL :
	    arena_printf(arena, "'%s' must be %s", name, must));
}

bool
site_trusts(const struct site *site, const char *address)
{
	size_t	 i;

	for (i = 0; i < site->trusted_proxies.count; i++)
		if (strcmp(site->trusted_proxies.list[i], address) == 0)
			return (true);

	return (false);
}
