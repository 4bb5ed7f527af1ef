#include <string.h>

#include "base/arena.h"
#include "config/site.h"
#include "http/mount.h"
#include "http/request.h"
#include "http/route.h"

/* The mount that {site} itself is. */
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

/* "/calendar" of "https://town.example/calendar". */
static const char *
site_path(const struct site *site)
{
	const char	*host;

	if ((host = strstr(site->site_url, "://")) == NULL)
		return ("");

	return (host + strcspn(host + strlen("://"), "/") + strlen("://"));
}

/* Sets all of it when there is a page behind the prefix. */
static bool
try_prefix(struct request *rq, const struct mount *mount, const char *prefix)
{
	const struct path	*path;
	const char		*rest, *capture;

	if ((rest = mount_behind(rq->target_path, prefix)) == NULL ||
	    (path = route_find_page(rq->arena, rest, &capture)) == NULL)
		return (false);
	rq->mount = mount;
	rq->path = path;
	rq->capture = capture;

	return (true);
}

/* The one with the longest prefix, else the root: it knows the language. */
static const struct mount *
nearest(const struct request *rq, const struct mount *root)
{
	const struct mount	*mount;
	size_t			 i;

	for (i = 0; i < rq->site->mount_count; i++) {
		mount = &rq->site->mounts[i];
		if (strlen(mount->prefix) > strlen(root->prefix) &&
		    mount_behind(rq->target_path, mount->prefix) != NULL)
			root = mount;
	}

	return (root);
}

void
mount_find_page(struct request *rq)
{
	const struct mount	*mount, *root;
	size_t			 i, longest = 0;

	root = find_root(rq);
	rq->mount = nearest(rq, root);
	rq->namespace = rq->site->namespaces.list[0];
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
