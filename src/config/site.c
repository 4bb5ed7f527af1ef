#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "config/site.h"
#include "config/site_brand.h"
#include "config/site_mail.h"
#include "config/site_origin.h"
#include "config/site_subscriptions.h"
#include "config/site_values.h"
#include "config/site_webhooks.h"
#include "config/site_yaml.h"
#include "generated/service.h"

static void
set_memory(struct site *site, struct arena *arena)
{
	site->arena = arena;
	site->brand = arena_alloc(arena, sizeof(*site->brand));
}

static void
set_defaults(struct site *site, struct arena *arena)
{
	const char	*why;

	memset(site, 0, sizeof(*site));
	set_memory(site, arena);
	if ((why = site_yaml_defaults(arena, site_keys, site)) == NULL)
		return;
	fprintf(stderr, "almanac: %s\n", why);
	abort();
}

static bool
is_word(const char *text, size_t length, const char *word)
{
	return (strlen(word) == length && strncasecmp(text, word, length) == 0);
}

/* Whether pages after a prefix have the other one in their addresses. */
static bool
has_pages_at(const struct site *site, const char *prefix, const char *other)
{
	const char	*word = other + strlen(prefix) + 1;
	size_t		 length;

	if (strlen(other) <= strlen(prefix) || word[-1] != '/' ||
	    strncasecmp(other, prefix, strlen(prefix)) != 0)
		return (false);
	length = strcspn(word, "/");

	return (is_word(word, length, site->slugs.events) ||
	    is_word(word, length, site->slugs.event) ||
	    (site_is_taken(word, length) && !is_word(word, length, "wp-json")));
}

static const char *
check_mounts(const struct site *site, struct arena *arena)
{
	const struct mount	*list = site->mounts;
	size_t			 i, j;

	for (i = 0; i < site->mount_count; i++)
		for (j = 0; j < site->mount_count; j++)
			if (has_pages_at(site, list[i].prefix, list[j].prefix))
				return (arena_join(arena, "'mounts' has '",
				    list[j].prefix, "', at which '",
				    list[i].prefix, "' has pages", NULL));

	return (site->mount_count == 0 ? "'mounts' is empty" : NULL);
}

static const char *
check_namespaces(const struct site *site, struct arena *arena)
{
	(void)arena;
	if (site->namespaces.count > 0 &&
	    strcmp(site->namespaces.list[0], SERVICE_NAMESPACE) == 0)
		return (NULL);

	return ("the first of 'namespaces' must be " SERVICE_NAMESPACE);
}

static const char *
check_slugs(const struct site *site, struct arena *arena)
{
	(void)arena;

	return (strcmp(site->slugs.events, site->slugs.event) == 0 ?
	    "'slugs' has the same word twice" : NULL);
}

static const char *
check_map(const struct site *site, struct arena *arena)
{
	(void)arena;

	return (*site->map_tiles != '\0' && *site->map_credit == '\0' ?
	    "'map_tiles' needs 'map_credit', whose map it is" : NULL);
}

/* Pages of the desk would be below the path at once, and may not be there. */
static const char *
check_base(const struct site *site, struct arena *arena)
{
	const char	*host = strstr(site->base_url, "://");

	(void)arena;

	return (host != NULL && strchr(host + strlen("://"), '/') != NULL &&
	    site_from_desk(site, "base_url") ?
	    "'base_url' may have a path only in site.yaml" : NULL);
}

static const struct site_rule	 rules[] = {
	{ "base_url", check_base }, { "mounts", check_mounts },
	{ "namespaces", check_namespaces },
	{ "slugs", check_slugs }, { "map_tiles", check_map },
	{ "links", site_links_check },
	{ "frame_ancestors", site_ancestors_check },
	{ "webhooks", site_webhooks_check }, { "mail", site_mail_check },
	{ "subscriptions", site_subscriptions_check },
	{ NULL, NULL }
};

const char *
site_read(struct site *site, struct arena *arena, const char *path)
{
	set_defaults(site, arena);

	return (path == NULL ? NULL : site_yaml_read(arena, path, site_keys,
	    rules, site, NULL, &site->said));
}

const struct key *
site_key(const char *name)
{
	const struct key	*key;

	for (key = site_keys; key->name != NULL; key++)
		if (key->desk && strcmp(key->name, name) == 0)
			return (key);

	return (NULL);
}

/* The index of the setting with this name, or of the last one. */
static size_t
find_setting(const struct setting *list, size_t count, const char *name)
{
	size_t	 i;

	for (i = 0; i + 1 < count; i++)
		if (strcmp(list[i].name, name) == 0)
			break;

	return (i);
}

const char *
site_add(struct site *site, struct arena *arena, const struct site *file,
    const struct setting *list, size_t count, size_t *wrong)
{
	const struct site_rule	*rule;
	const struct key	*key;
	const char		*why;

	*site = *file;
	set_memory(site, arena);
	site->alone = file;
	for (*wrong = 0; *wrong < count; (*wrong)++) {
		if ((key = site_key(list[*wrong].name)) == NULL)
			return (arena_printf(arena, "unknown key '%s'",
			    list[*wrong].name));
		if (site_yaml_said(file->said, key->name) == NULL &&
		    (why = site_yaml_value(arena, key, list[*wrong].value,
		    site)) != NULL)
			return (why);
	}
	for (rule = rules; rule->key != NULL && count > 0; rule++)
		if ((why = rule->check(site, arena)) != NULL) {
			*wrong = find_setting(list, count, rule->key);
			return (why);
		}

	return (NULL);
}

const char *
site_check(struct arena *arena, const char *path, struct texts *faults)
{
	struct site	 site;

	set_defaults(&site, arena);
	faults->count = 0;
	faults->list = arena_alloc(arena,
	    SITE_FAULTS_MAX * sizeof(*faults->list));

	return (site_yaml_read(arena, path, site_keys, rules, &site, faults,
	    &site.said));
}

const char *
site_set(struct site *site, struct arena *arena, const char *name,
    const char *text)
{
	const struct key	*key;
	const char		*must;

	for (key = site_keys; key->name != NULL; key++)
		if ((key->shape == KEY_TEXT || key->shape == KEY_NUMBER) &&
		    strcmp(key->name, name) == 0)
			break;
	if (key->name == NULL)
		return (arena_printf(arena, "unknown key '%s'", name));
	must = site_yaml_set(arena, key, arena_string(arena, text),
	    (char *)site + key->at);

	return (must == NULL ? NULL :
	    arena_printf(arena, "'%s' must be %s", name, must));
}

bool
site_delivers(const struct site *site)
{
	return (site->webhook_count > 0 || *site->mail.server != '\0');
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
