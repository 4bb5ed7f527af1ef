#ifndef ALMANAC_DESK_SUBSCRIPTIONS_H
#define ALMANAC_DESK_SUBSCRIPTIONS_H

#include <stddef.h>

struct page;
struct value;

/*
 * Adds rows (pages/desk/desk_rows.h) about the first subscriptions that fail or
 * wait for a decision.
 */
void	desk_subscriptions_failing(struct page *, struct value *list,
	    size_t most);

#endif
