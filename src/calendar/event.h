/*
 * An event as it is stored, and as it is shown (contract section 10.1).
 */
#ifndef ALMANAC_EVENT_H
#define ALMANAC_EVENT_H

#include <stdbool.h>
#include <stdint.h>

#include "calendar/event_dates.h"
#include "calendar/record.h"

struct request;

/* Texts are never NULL unless it says so. */
struct event {
	int64_t			 id;
	int64_t			 author;
	enum status		 status;	/* what it counts as now */
	struct record_times	 times;
	const char		*title;
	const char		*description;
	const char		*excerpt;
	const char		*slug;		/* "": none */
	const char		*former_slug;	/* of one in the trash */
	const char		*password;	/* its hash; NULL: none */
	int64_t			 image;		/* its number; 0: none */
	const char		*image_url;
	const char		*timezone;	/* as it was sent */
	struct event_dates	 dates;
	const char		*cost;		/* "": none */
	const char		*website;
	bool			 show_map;
	bool			 show_map_link;
	bool			 hidden;	/* hide_from_listings */
	bool			 sticky;
	bool			 featured;
	bool			 ticketed;
	int64_t			 parent;	/* 0: none */
};

/*
 * The event of that id, or of that slug if it is not in the trash; its texts
 * are in the request's arena.  False: none, or the storage failed.
 */
bool	event_find(struct request *, int64_t id, struct event *);
bool	event_find_slug(struct request *, const char *slug, struct event *);

/* How an event looks, for every route. */
void	event_write(struct request *, const struct event *, enum record_view);

/* The member `json_ld` (contract section 10.7). */
void	event_write_json_ld(struct request *, const struct event *);

#endif
