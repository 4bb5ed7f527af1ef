/* The setting `subscriptions`; private to site*.c. */
#ifndef ALMANAC_SITE_SUBSCRIPTIONS_H
#define ALMANAC_SITE_SUBSCRIPTIONS_H

#include "config/site_values.h"

struct site;

extern const struct site_kind	 site_subscription_name; /* const char * */
extern const struct site_kind	 site_subscription_url;	/* const char * */
extern const struct site_kind	 site_every;	/* int: seconds */
extern const struct site_kind	 site_category;	/* const char * */
extern const struct site_kind	 site_review;	/* bool: pending */
extern const struct site_kind	 site_wins;	/* int: subscription_wins */

const char	*_Nullable site_subscriptions_check(const struct site *,
	    struct arena *);

#endif
