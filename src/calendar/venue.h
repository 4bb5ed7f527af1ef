/*
 * A venue as it is stored, and as it is shown (contract section 11.1).
 */
#ifndef ALMANAC_VENUE_H
#define ALMANAC_VENUE_H

#include <stdbool.h>
#include <stdint.h>

#include "calendar/record.h"

struct request;

/* Texts are never NULL; "": none. */
struct venue {
	int64_t			 id;
	int64_t			 author;
	enum status		 status;	/* what it counts as now */
	struct record_times	 times;
	const char		*name;
	const char		*description;
	const char		*slug;
	int64_t			 image;		/* its number; 0: none */
	const char		*image_url;
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

/* How a venue looks, for every route. */
void	venue_write(struct request *, const char *name, const struct venue *,
	    enum record_view);

/* Its json_ld, as a member of that name (contract section 10.7). */
void	venue_write_json_ld(struct request *, const char *name,
	    const struct venue *);

#endif
