/*
 * An event as it is stored, and as it is shown (contract section 10.1).
 */
#ifndef ALMANAC_EVENT_H
#define ALMANAC_EVENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "calendar/event_dates.h"
#include "calendar/record.h"

struct embedded;
struct request;

/* Texts are never NULL unless it says so. */
struct event {
	struct record_head	 head;
	const char		*excerpt;
	const char		*password;	/* its hash; NULL: none */
	const char		*timezone;	/* as it was sent */
	struct event_dates	 dates;
	const char		*cost;		/* "": none; "0": free */
	const char		*website;
	bool			 show_map;
	bool			 show_map_link;
	bool			 hidden;	/* hide_from_listings */
	bool			 sticky;
	bool			 featured;
	bool			 ticketed;
	int64_t			 parent;	/* 0: none */
	bool			 concealed;	/* by event_conceal() */
};

/*
 * The event of that id, or of that slug if it is not in the trash; its texts
 * are in the request's arena.  False: none, or the storage failed.
 */
bool	event_find(struct request *, int64_t id, struct event *);
bool	event_find_slug(struct request *, const char *slug, struct event *);

/* How an event looks, for every route. */
void	event_write(struct request *, const struct event *, enum record_view);

#define JSON_LD_CONTEXT	"http://schema.org"

/*
 * An event in the words of that (contract section 10.7), as members of an open
 * object, but for its `@context`.  Of its texts up to `most` bytes are told.
 */
void	event_write_json_ld(struct request *, const struct event *,
	    const struct embedded *, size_t most);

#endif
