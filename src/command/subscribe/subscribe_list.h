/* Brings the subscriptions of the configuration into the database. */
#ifndef ALMANAC_SUBSCRIBE_LIST_H
#define ALMANAC_SUBSCRIBE_LIST_H

#include <stdint.h>

struct arena;
struct db;
struct site;

/*
 * Inside a write transaction: adds, changes and removes those of site.yaml. One
 * at the desk that has the address of one of these becomes that one; one that
 * has its name gets another name.
 */
void	subscribe_list(struct db *, struct arena *, const struct site *,
	    int64_t now);

#endif
