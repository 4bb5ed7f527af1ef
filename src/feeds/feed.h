/*
 * Events as a feed: as many as a list has, up to a cap, in a format that others
 * read (contract section 20).
 *
 * The answer grows in rq->out.  Beside it there is never more than one event
 * in memory, and what feed_links.h keeps.  5,000 events with 400 bytes of text,
 * a venue, organizers and terms each take 0.1 s and 30 MB while it is made:
 * 4.9 MB as iCalendar, 7 as RSS, 6 as JSON-LD.
 */
#ifndef ALMANAC_FEED_H
#define ALMANAC_FEED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "http/table.h"

struct arena;
struct event;
struct feed_kept;
struct request;

#define FEED_MAX	5000	/* events */
#define FEED_TEXT_MAX	16384	/* bytes of an event's texts among others */

struct feed {
	struct request		*rq;	/* its arena is that of one event */
	struct arena		*arena;	/* ends with the request */
	bool			 single;	/* of one event, by itself */
	const char		*title;		/* of the calendar */
	const char		*address;	/* of it, with an ending */
	const char		*site;		/* in the ids of its events */
	struct feed_kept	*kept;	/* feed_links.h */
	void			*state;	/* of the format */
};

struct feed_format {
	void	(*begin)(struct feed *);

	/* Of the event's texts up to `most` bytes are told. */
	void	(*add)(struct feed *, const struct event *, size_t most);

	void	(*end)(struct feed *);
};

/* What an event is known by, whatever address the feed is asked for at. */
const char	*feed_uid(const struct feed *, int64_t event);

extern const struct feed_format	feed_calendar;
extern const struct feed_format	feed_rss;
extern const struct feed_format	feed_json_ld;

#endif
