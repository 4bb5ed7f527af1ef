/*
 * Venues with coordinates, as an R*Tree:
 *
 * 	venue_places (venue_id, south, north, west, east)
 *
 * Its numbers are rounded outwards to 32 bits, so check the coordinates of
 * venues that are found in it.
 */
#ifndef ALMANAC_VENUE_PLACES_H
#define ALMANAC_VENUE_PLACES_H

#include <stdbool.h>
#include <stdint.h>

#include "store/lists/listing.h"

struct arena;
struct db;
struct geo_circle;

/* Call it after each change of a venue, in its transaction. */
void	venue_places_refresh(struct db *, int64_t venue);

/* Rebuilds the whole table. */
void	venue_places_rebuild(struct db *);

/* The venues within a circle that the caller may see; in the arena. */
struct list_ids	venue_places_within(struct db *, struct arena *,
		    const struct geo_circle *, const struct visibility *);

/*
 * All venues with coordinates outside a circle, including those that the
 * caller may not see. Returns false if there are more than `most`, or finding
 * them takes too long.
 */
bool	venue_places_outside(struct db *, struct arena *,
	    const struct geo_circle *, size_t most, struct list_ids *);

/*
 * Venues with coordinates that the caller may not see and to which listed
 * events refer.
 */
struct list_ids	venue_places_secret(struct db *, struct arena *,
		    const struct visibility *);

#endif
