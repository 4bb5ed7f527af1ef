/*
 * The venues that have coordinates, as an R*Tree:
 *
 *	venue_places (venue_id, south, north, west, east)
 *
 * Its numbers are rounded outwards to 32 bits, so the coordinates of a venue
 * that is found there must be checked.
 */
#ifndef ALMANAC_VENUE_PLACES_H
#define ALMANAC_VENUE_PLACES_H

#include <stdbool.h>
#include <stdint.h>

#include "store/lists/listing.h"

struct arena;
struct db;
struct geo_circle;

/* Call after each change of a venue, in its transaction. */
void	venue_places_refresh(struct db *, int64_t venue);

/* Rebuilds all of them. */
void	venue_places_rebuild(struct db *);

/* The venues within a circle that the caller may see; in the arena. */
struct list_ids	venue_places_within(struct db *, struct arena *,
		    const struct geo_circle *, const struct visibility *);

/*
 * All venues with coordinates outside of a circle, whoever may see them; false:
 * they are more than `most`, or not found fast.
 */
bool	venue_places_outside(struct db *, struct arena *,
	    const struct geo_circle *, size_t most, struct list_ids *);

/* Venues of listed events with coordinates that the caller may not see. */
struct list_ids	venue_places_secret(struct db *, struct arena *,
		    const struct visibility *);

#endif
