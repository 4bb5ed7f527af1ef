/*
 * What a subscription may be, from site.yaml or the desk (rules, section 44).
 */
#ifndef ALMANAC_SUBSCRIPTION_H
#define ALMANAC_SUBSCRIPTION_H

#include <stdbool.h>

#include "text/dates.h"

struct arena;

#define SUBSCRIPTIONS_MAX	100
#define SUBSCRIPTION_NAME	100	/* bytes */
#define SUBSCRIPTION_URL	2000
#define SUBSCRIPTION_LEAST	300	/* seconds between two runs */
#define SUBSCRIPTION_MOST	(30 * DATE_DAY)
#define SUBSCRIPTION_CATEGORIES	20
#define SUBSCRIPTION_CATEGORY	200	/* bytes of a name */

/*
 * Which side wins if a record has changed in the source. The numbers are
 * stored, so the order must not change.
 */
enum subscription_wins {
	WINS_UNLESS,		/* theirs unless changed here */
	WINS_THEIRS,
	WINS_OURS
};

/*
 * Finds a value of `wins` by its name, "theirs unless changed here". Returns
 * false if there is none.
 */
bool	wins_find(const char *name, enum subscription_wins *);

/*
 * Whether it is an http or https address without a login, which logs and
 * exports would show; whether it is a name in one line.
 */
bool	subscription_url_valid(const char *);
bool	subscription_name_valid(const char *);
bool	subscription_category_valid(const char *);

/* Replaces webcal: and webcals: by https:. Other addresses stay as they are. */
const char	*subscription_url(struct arena *, const char *);

#endif
