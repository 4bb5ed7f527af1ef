/*
 * A venue as it is stored, and as it is shown (contract section 11.1).
 */
#ifndef ALMANAC_VENUE_H
#define ALMANAC_VENUE_H

#include <stdbool.h>
#include <stdint.h>

#include "calendar/record.h"

struct request;
struct venue_fields;

/* Texts are never NULL; "": none. */
struct venue {
	struct record_head	 head;
	const char		*address;
	const char		*city;
	const char		*country;
	const char		*province;
	const char		*state;
	const char		*zip;
	const char		*phone;
	const char		*website;
	const char		*stateprovince;
	bool			 has_place;
	double			 latitude;
	double			 longitude;
	bool			 show_map;
	bool			 show_map_link;
};

/*
 * The venue of that id, or of that slug if it is not in the trash; its texts
 * are in the request's arena.  False: none, or the storage failed.
 */
bool	venue_find(struct request *, int64_t id, struct venue *);
bool	venue_find_slug(struct request *, const char *slug, struct venue *);

/*
 * The one that serves instead of a new one, which was made of these fields
 * (contract section 11.5).
 */
bool	venue_find_equal(struct request *, const struct venue *made,
	    const struct venue_fields *, struct venue *);

/* How a venue looks, for every route. */
void	venue_write(struct request *, const char *name, const struct venue *,
	    enum record_view);

/* Its json_ld, as a member of that name (contract section 10.7). */
void	venue_write_json_ld(struct request *, const char *name,
	    const struct venue *);

#endif
