/* Copies the subscriptions of site.yaml into the database. */
#ifndef ALMANAC_SUBSCRIBE_LIST_H
#define ALMANAC_SUBSCRIBE_LIST_H

#include <stdint.h>

struct arena;
struct db;
struct site;

/*
 * Adds, changes and removes subscriptions, so that they are those of
 * site.yaml. Call it inside a write transaction. A subscription added at the
 * desk becomes that of site.yaml if it has the same address. If it only has
 * the same name, it is renamed.
 */
void	subscribe_list(struct db *, struct arena *, const struct site *,
	    int64_t now);

#endif
