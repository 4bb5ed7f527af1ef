#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/buf.h"
#include "config/site.h"
#include "generated/pages.h"
#include "http/format.h"
#include "http/mount.h"
#include "http/request.h"
#include "http/route.h"

/* Words of spec/pages.yaml that site.yaml can replace. */
#define EVENTS	"events"
#define EVENT	"event"

/* The root of the API of WordPress, which is at the end of a prefix. */
#define REST_ROOT	"/wp-json"

/*
 * Returns the path after a prefix of whole segments, in any letter case, or
 * NULL.
 */
static const char *
path_after(const char *path, const char *words)
{
	size_t	 length;

	length = strlen(words);
	if (strncasecmp(path, words, length) != 0 ||
	    (path[length] != '/' && path[length] != '\0'))
		return (NULL);

	return (path + length);
}

static const char *
find_namespace(const struct texts *namespaces, const char *path,
    const char **namespace)
{
	const char	*rest;
	size_t		 i;

	if (path == NULL || *path != '/')
		return (NULL);
	for (i = 0; i < namespaces->count; i++) {
		rest = path_after(path + 1, namespaces->list[i]);
		if (rest != NULL) {
			*namespace = namespaces->list[i];
			return (rest);
		}
	}

	return (NULL);
}

const char *
mount_find(struct request *rq)
{
	const struct mount	*mount;
	const char		*namespace, *rest, *found;
	size_t			 i;

	found = NULL;
	for (i = 0; i < rq->site->mount_count; i++) {
		mount = &rq->site->mounts[i];
		rest = find_namespace(&rq->site->namespaces,
		    path_after(rq->in.target_path, mount->prefix),
		    &namespace);
		if (rest == NULL || (found != NULL &&
		    strlen(mount->prefix) <= strlen(rq->in.mount->prefix)))
			continue;
		found = rest;
		rq->in.mount = mount;
		rq->in.namespace = namespace;
	}

	return (found);
}

bool
mount_host_valid(const char *host)
{
	const char	*at;

	at = host;
	if (*at == '[') {
		at += 1 + strspn(at + 1, "0123456789abcdefABCDEF:.");
		if (*at++ != ']')
			return (false);
	} else {
		while (isalnum((unsigned char)*at) ||
		    (*at != '\0' && strchr("-._~", *at) != NULL))
			at++;
	}
	if (at == host)
		return (false);
	if (*at == ':')
		at += 1 + strspn(at + 1, "0123456789");

	return (*at == '\0');
}

/* The first of several values is that of the client's own connection. */
static const char *
forwarded_value(const struct request *rq, enum header header)
{
	const char	*text;

	text = rq->message->header[header];
	if (text == NULL || rq->message->peer == NULL ||
	    !site_trusts(rq->site, rq->message->peer))
		return (NULL);

	return (arena_copy(rq->arena, text, strcspn(text, ", \t")));
}

static const char *
find_scheme(const struct request *rq)
{
	const char	*scheme;

	scheme = forwarded_value(rq, HEADER_X_FORWARDED_PROTO);
	if (scheme != NULL && strcasecmp(scheme, "https") == 0)
		return ("https");

	return ("http");
}

/* Returns the host, unless it is not valid in an address. */
static const char *
find_host(const struct request *rq)
{
	const char	*host;

	host = forwarded_value(rq, HEADER_X_FORWARDED_HOST);
	if (host != NULL && mount_host_valid(host))
		return (host);
	host = rq->message->header[HEADER_HOST];
	if (host != NULL && mount_host_valid(host))
		return (host);

	return (arena_printf(rq->arena, "localhost:%d", rq->site->port));
}

static const char *
join_texts(struct arena *arena, const char *a, const char *b, const char *c)
{
	struct buf	 joined;

	buf_init(&joined, arena, 128);
	buf_string(&joined, a);
	buf_string(&joined, b);
	buf_string(&joined, c);

	return (joined.data);
}

/* Scheme and host of an address. */
static const char *
origin_of(struct arena *arena, const char *address)
{
	const char	*host;

	host = strstr(address, "://");
	host = host == NULL ? address : host + 3;

	return (arena_copy(arena, address,
	    host - address + strcspn(host, "/")));
}

static const char *
find_base(const struct request *rq)
{
	return (*rq->site->base_url != '\0' ? rq->site->base_url :
	    join_texts(rq->arena, find_scheme(rq), "://", find_host(rq)));
}

const char *
mount_origin(const struct request *rq)
{
	return (origin_of(rq->arena, find_base(rq)));
}

const struct mount *
mount_near(const struct request *rq)
{
	const struct mount	*mount, *found = NULL;
	size_t			 i;

	for (i = 0; i < rq->site->mount_count; i++) {
		mount = &rq->site->mounts[i];
		if (path_after(rq->in.target_path, mount->prefix) != NULL &&
		    (found == NULL ||
		    strlen(mount->prefix) > strlen(found->prefix)))
			found = mount;
	}

	return (found != NULL ? found : &rq->site->mounts[0]);
}

const struct mount *
mount_in(const struct site *site, const char *locale)
{
	size_t	 i;

	for (i = 0; i < site->mount_count; i++)
		if (strcmp(site->mounts[i].locale, locale) == 0)
			return (&site->mounts[i]);

	return (NULL);
}

const char *
mount_root(const struct request *rq, const struct mount *mount)
{
	return (join_texts(rq->arena, find_base(rq), mount->prefix, ""));
}

/* A request within a request has no host, but the root of the outer one. */
bool
mount_has(const struct request *rq, const char *url)
{
	size_t	 length = strlen(rq->in.root) - strlen(rq->in.mount->prefix);

	return (strncmp(url, rq->in.root, length) == 0 && url[length] == '/');
}

void
mount_address(struct request *rq)
{
	const struct site	*site;

	site = rq->site;
	rq->in.root = mount_root(rq, rq->in.mount);
	rq->in.api = join_texts(rq->arena, rq->in.root, "/", rq->in.namespace);
	rq->in.site_url = *site->site_url != '\0' ? site->site_url :
	    origin_of(rq->arena, rq->in.root);
}

/* The mount without a prefix or, if there is none, a copy of the first one. */
static const struct mount *
find_root(const struct request *rq)
{
	struct mount	*root;
	size_t		 i;

	for (i = 0; i < rq->site->mount_count; i++)
		if (*rq->site->mounts[i].prefix == '\0')
			return (&rq->site->mounts[i]);

	root = arena_alloc(rq->arena, sizeof(*root));
	*root = rq->site->mounts[0];
	root->prefix = "";

	return (root);
}

/* Returns "/calendar" for "https://town.example/calendar". */
static const char *
site_path(const struct site *site)
{
	const char	*host;

	if ((host = strstr(site->site_url, "://")) == NULL)
		return ("");

	return (host + strcspn(host + strlen("://"), "/") + strlen("://"));
}

/*
 * Replaces the words of site.yaml by those of spec/pages.yaml. Sets `*moved`
 * if the path has a word of spec/pages.yaml that site.yaml replaces.
 */
static const char *
replace_words(const struct request *rq, const char *path, bool *moved)
{
	const struct slugs	*slugs = &rq->site->slugs;
	const char		*rest;

	*moved = false;
	if (*path != '/')
		return (path);
	if ((rest = path_after(path + 1, slugs->events)) != NULL)
		return (join_texts(rq->arena, "/", EVENTS, rest));
	if ((rest = path_after(path + 1, slugs->event)) != NULL)
		return (join_texts(rq->arena, "/", EVENT, rest));
	*moved = path_after(path + 1, EVENTS) != NULL ||
	    path_after(path + 1, EVENT) != NULL;

	return (path);
}

/* Whether site.yaml has what pages of the path need. */
static bool
has_needed(const struct site *site, const struct path *path)
{
	return (path->needs == 0 ||
	    *(const bool *)((const char *)site + path->needs));
}

static bool
is_home(const char *rest)
{
	return (rest != NULL && (*rest == '\0' || strcmp(rest, "/") == 0));
}

static bool
is_rest_root(const struct mount *mount)
{
	size_t	 length = strlen(mount->prefix), end = strlen(REST_ROOT);

	return (length >= end &&
	    strcasecmp(mount->prefix + length - end, REST_ROOT) == 0);
}

static bool
prefers_pages(const struct request *rq)
{
	return (format_choose(1u << FORMAT_HTML,
	    rq->message->header[HEADER_ACCEPT]) == FORMAT_HTML);
}

/*
 * Sets in.mount, in.path and in.capture if there is a page after the prefix.
 */
static bool
try_prefix(struct request *rq, const struct mount *mount, const char *prefix)
{
	const struct path	*path;
	const char		*rest, *capture;
	bool			 moved;

	if ((rest = path_after(rq->in.target_path, prefix)) == NULL)
		return (false);
	if (is_home(rest) && *prefix != '\0' && is_rest_root(mount) &&
	    !prefers_pages(rq))
		rest = REST_ROOT;
	rest = replace_words(rq, rest, &moved);
	if ((path = route_find_page(rq->arena, rest, &capture)) == NULL ||
	    !has_needed(rq->site, path))
		return (false);
	rq->in.mount = mount;
	rq->in.path = path;
	rq->in.capture = capture;
	rq->in.moved = moved;

	return (true);
}

/*
 * Returns the mount with the longest matching prefix, which sets the language,
 * or the root.
 */
static const struct mount *
find_nearest_mount(const struct request *rq, const struct mount *root)
{
	const struct mount	*mount;
	size_t			 i;

	for (i = 0; i < rq->site->mount_count; i++) {
		mount = &rq->site->mounts[i];
		if (strlen(mount->prefix) > strlen(root->prefix) &&
		    path_after(rq->in.target_path, mount->prefix) != NULL)
			root = mount;
	}

	return (root);
}

static const struct mount *
find_prefix(const struct site *site, const char *prefix)
{
	size_t	 i;

	for (i = 0; i < site->mount_count; i++)
		if (strcasecmp(site->mounts[i].prefix, prefix) == 0)
			return (&site->mounts[i]);

	return (NULL);
}

/* Returns the mount for WordPress below a prefix, or NULL. */
static const struct mount *
find_rest_root(const struct request *rq, const char *prefix)
{
	return (find_prefix(rq->site, join_texts(rq->arena, prefix, REST_ROOT,
	    "")));
}

const char *
mount_rest_root(const struct request *rq)
{
	const struct mount	*mount = rq->in.mount;

	if (!is_rest_root(mount) &&
	    (mount = find_rest_root(rq, mount->prefix)) == NULL &&
	    (mount = find_rest_root(rq, "")) == NULL)
		return (NULL);

	return (join_texts(rq->arena, mount_root(rq, mount), "/", ""));
}

bool
mount_has_namespace(const struct request *rq, const char *namespace)
{
	const struct texts	*known = &rq->site->namespaces;
	size_t			 i;

	for (i = 0; i < known->count; i++)
		if (strcmp(known->list[i], namespace) == 0)
			return (true);

	return (false);
}

const char *
mount_for_newer(const struct request *rq)
{
	const char	*rest = path_after(rq->in.target_path,
	    rq->in.mount->prefix);

	if (rest == NULL || path_after(rest, "/tec/v1") == NULL)
		return (NULL);

	return (join_texts(rq->arena, rq->in.root, "/",
	    mount_has_namespace(rq, MOUNT_REFERENCE) ? MOUNT_REFERENCE :
	    rq->in.namespace));
}

/* Whether the address is that of a home page, or of its index.php. */
static bool
is_home_after(const struct request *rq, const char *prefix)
{
	const char	*rest;

	if ((rest = path_after(rq->in.target_path, prefix)) == NULL)
		return (false);

	return (is_home(rest) || is_home(path_after(rest, "/index.php")));
}

const char *
mount_rest_path(const struct request *rq, const char *rest_route)
{
	const struct mount	*mount, *found = NULL;
	const char		*prefix = "";
	size_t			 i;

	for (i = 0; i < rq->site->mount_count && found == NULL; i++)
		if (is_home_after(rq, rq->site->mounts[i].prefix))
			found = &rq->site->mounts[i];
	if (found == NULL && !is_home_after(rq, "") &&
	    !is_home_after(rq, site_path(rq->site)))
		return (NULL);
	if (found != NULL)
		prefix = found->prefix;
	mount = found != NULL && is_rest_root(found) ? found :
	    find_rest_root(rq, prefix);
	if (mount == NULL && (mount = find_prefix(rq->site, prefix)) == NULL)
		mount = &rq->site->mounts[0];

	return (join_texts(rq->arena, mount->prefix,
	    *rest_route == '/' ? "" : "/", rest_route));
}

void
mount_find_page(struct request *rq)
{
	const struct mount	*mount, *root;
	size_t			 i, longest = 0;

	root = find_root(rq);
	rq->in.mount = find_nearest_mount(rq, root);
	rq->in.namespace = rq->site->namespaces.list[0];
	(void)try_prefix(rq, root, "");
	(void)try_prefix(rq, root, site_path(rq->site));
	for (i = 0; i < rq->site->mount_count; i++) {
		mount = &rq->site->mounts[i];
		if (strlen(mount->prefix) <= longest ||
		    !try_prefix(rq, mount, mount->prefix))
			continue;
		longest = strlen(mount->prefix);
	}
}
