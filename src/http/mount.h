/*
 * Mounts: the addresses at which the service is available (rules, section 1).
 */
#ifndef ALMANAC_MOUNT_H
#define ALMANAC_MOUNT_H

#include <stdbool.h>

/* The namespace of The Events Calendar. */
#define MOUNT_REFERENCE	"tribe/events/v1"

struct request;
struct site;

/*
 * Sets in.mount and in.namespace from in.target_path. Returns the rest of
 * the path ("" or "/events/21"), or NULL if no mount has a namespace there.
 */
const char	*_Nullable mount_find(struct request *);

/*
 * For a page (rules, section 35): sets in.mount, in.namespace (the main
 * one), in.path, in.capture and in.moved. The path is NULL if there is no
 * such page. Words of the setting `slugs` replace those of spec/pages.yaml.
 *
 * Pages are found after each prefix, after the path of {site} if it is
 * configured, and without a prefix, since a proxy may have removed it. If no
 * mount has the empty prefix, pages without a prefix use the language of the
 * first mount.
 */
void		 mount_find_page(struct request *);

/*
 * Returns the path that `rest_route` names at the address of a home page, such
 * as "/wp-json/tribe/events/v1/events", or NULL at other addresses.
 */
const char	*_Nullable mount_rest_path(const struct request *,
		    const char *rest_route);

/*
 * Returns the address before the namespaces that WordPress calls the root of
 * its API, "https://cal.example/wp-json/", or NULL if no mount has this name.
 */
const char	*_Nullable mount_rest_root(const struct request *);

/* Whether the service offers a namespace such as "tribe/events/v1". */
bool		 mount_has_namespace(const struct request *, const char *);

/*
 * For a path in tec/v1, the newer interface of The Events Calendar, returns the
 * address of the one that is here instead. Returns NULL for others.
 */
const char	*_Nullable mount_for_newer(const struct request *);

/* "https://cal.example": the origin of all links in answers. */
const char	*mount_origin(const struct request *);

/*
 * Returns the mount with the longest prefix of the path, or the first one. Its
 * language is used in an answer to a message that is rejected before in.mount
 * is set.
 */
const struct mount	*mount_near(const struct request *);

/* The first mount with that language ("de"), or NULL. */
const struct mount	*_Nullable mount_in(const struct site *,
			    const char *locale);

/* The address of another mount. */
const char	*mount_root(const struct request *, const struct mount *);

/* Whether a URL is below the address of the service. */
bool		 mount_has(const struct request *, const char *url);

/* Sets in.root, in.api and in.site_url of a request with a mount. */
void		 mount_address(struct request *);

/*
 * Whether a host may appear in addresses: a name or IP literal, perhaps with a
 * port.
 */
bool		 mount_host_valid(const char *host);

#endif
