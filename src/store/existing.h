/* Looks for records without reading their contents. */
#ifndef ALMANAC_EXISTING_H
#define ALMANAC_EXISTING_H

#include <stdbool.h>
#include <stdint.h>

#include "store/index/term_query.h"

struct caller;
struct db;

/*
 * Whether the caller may read the record, and it is not in the trash. `now`
 * decides about scheduled ones.
 */
bool	event_readable(struct db *, const struct caller *, int64_t id,
	    int64_t now);
bool	venue_readable(struct db *, const struct caller *, int64_t id,
	    int64_t now);
bool	organizer_readable(struct db *, const struct caller *, int64_t id,
	    int64_t now);

/* Whether there is such a record, even if no one may read it. */
bool	event_has_slug(struct db *, int64_t id, const char *slug);
bool	venue_exists(struct db *, int64_t id);
bool	organizer_exists(struct db *, int64_t id);
bool	term_exists(struct db *, enum term_kind, int64_t id);
bool	image_exists(struct db *, int64_t id);

/*
 * The id of the image that has a file stored here as `path`, "/images/...", or
 * that was imported from that URL, or 0.
 */
int64_t	image_at(struct db *, const char *path, const char *url);

#endif
