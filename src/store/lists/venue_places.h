/*
 * Where the venues lie that have a place, as an R*Tree:
 *
 *	venue_places (venue_id, south, north, west, east)
 *
 * Its numbers are rounded outwards to 32 bits, so whoever finds a venue there
 * has to look at the place itself.
 */
#ifndef ALMANAC_VENUE_PLACES_H
#define ALMANAC_VENUE_PLACES_H

#include <stdint.h>

#include "store/lists/listing.h"

struct arena;
struct db;
struct geo_circle;

/* Behind every change of a venue, in its transaction. */
void	venue_places_refresh(struct db *, int64_t venue);

/* All of them anew. */
void	venue_places_rebuild(struct db *);

/*
 * Of the venues that lie within a circle those that the caller reads; ids in
 * the arena.
 */
struct list_ids	venue_places_within(struct db *, struct arena *,
		    const struct geo_circle *, const struct visibility *);

/* Venues of listed events with a place that the caller may not know. */
struct list_ids	venue_places_secret(struct db *, struct arena *,
		    const struct visibility *);

#endif
