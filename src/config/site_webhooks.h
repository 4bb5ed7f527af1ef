/* Endpoints of webhooks in the configuration; private to site*.c. */
#ifndef ALMANAC_SITE_WEBHOOKS_H
#define ALMANAC_SITE_WEBHOOKS_H

#include "config/site_values.h"

struct arena;
struct site;

extern const struct site_kind	 site_endpoint;	/* const char * */
extern const struct site_kind	 site_secret;	/* const char *: as written */
extern const struct site_kind	 site_file;	/* const char *; "": none */
extern const struct site_kind	 site_webhook_type;	/* const char *: a
							   type */
extern const struct site_kind	 site_flag;	/* bool */

/* Returns NULL, or an error about settings that conflict. */
const char	*_Nullable site_webhooks_check(const struct site *,
	    struct arena *);

#endif
