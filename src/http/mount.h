/*
 * Where the service is offered, and by which address it was reached (rules,
 * section 1).
 */
#ifndef ALMANAC_MOUNT_H
#define ALMANAC_MOUNT_H

#include <stdbool.h>

struct request;

/*
 * Sets rq->mount and rq->namespace from rq->target_path: what follows them, ""
 * or "/events/21", or NULL when no mount offers a namespace there.
 */
const char	*_Nullable mount_find(struct request *);

/*
 * Of a page (rules, section 35): sets rq->mount, rq->namespace (the main one),
 * rq->path and rq->capture; the path stays NULL when there is no such page.
 *
 * Pages are behind each prefix, and behind {site}: by its path where that is
 * configured, and by none, as a proxy may have taken that away. Where no mount
 * has the empty prefix these speak the language of the first one.
 */
void		 mount_find_page(struct request *);

/* "https://cal.example": the origin of all our links, of any request. */
const char	*mount_origin(const struct request *);

/* Sets rq->root, rq->api and rq->site_url, of a request with a mount. */
void		 mount_address(struct request *);

/* Whether it can stand in an address: name or IP literal, perhaps a port. */
bool		 mount_host_valid(const char *host);

#endif
