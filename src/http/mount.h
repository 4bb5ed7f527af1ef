/*
 * Where the service is offered, and by which address it was reached (contract
 * sections 1.1 and 19).
 */
#ifndef ALMANAC_MOUNT_H
#define ALMANAC_MOUNT_H

#include <stdbool.h>

struct request;

/*
 * Sets rq->mount and rq->namespace from rq->target_path: what follows them, ""
 * or "/events/21", or NULL when no mount offers a namespace there.
 */
const char	*mount_find(struct request *);

/* Sets rq->root, rq->api and rq->site_url, of a request with a mount. */
void		 mount_address(struct request *);

/* Whether it can stand in an address: name or IP literal, perhaps a port. */
bool		 mount_host_valid(const char *host);

#endif
