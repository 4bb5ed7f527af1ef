/* One run of a subscription (rules, section 44). */
#ifndef ALMANAC_SUBSCRIBE_RUN_H
#define ALMANAC_SUBSCRIBE_RUN_H

#include <signal.h>
#include <stdbool.h>

#include "store/subscriptions.h"

struct arena;
struct db;
struct site;

/* The same for all subscriptions. */
struct subscriber {
	const struct site		*site;
	struct db			*db;	/* for looking up the author */
	const volatile sig_atomic_t	*stops;	/* 1: end at once */
};

/*
 * Fetches the calendar, and imports it through another connection in short
 * transactions. Sets the members of `after` from `reader` on, for
 * subscription_ran(); texts are in the arena. Returns false if it was stopped;
 * then `after` is undefined.
 */
bool	subscribe_run(const struct subscriber *, struct arena *,
	    const struct subscription *before, struct subscription *after);

#endif
