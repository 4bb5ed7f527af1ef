/*
 * Events as a feed: a list in another format, with a limited number of events
 * (rules, section 34).
 *
 * The feed is written to rq->out. Memory holds one event at a time, and the
 * records that feed_links.h caches, so that long texts of a few events do not
 * spend the budget of the feed. A feed of 5,000 events, each with 400 bytes
 * of text, a venue, organizers and terms, takes 0.1 s and 30 MB; it has 4.9 MB
 * as iCalendar, 7 MB as RSS, 6 MB as JSON-LD.
 */
#ifndef ALMANAC_FEED_H
#define ALMANAC_FEED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "http/table.h"

struct arena;
struct event;
struct feed_format;
struct feed_kept;
struct request;
struct vevent_series;

#define FEED_MAX	5000	/* events */
#define FEED_TEXT_MAX	16384	/* bytes of text per event in a list */

struct feed {
	struct request			*rq;
	const struct feed_format	*format;
	struct arena			*arena;	/* ends with the request */
	struct arena			*each;	/* feed_read() */
	bool				 single; /* of one event, not a list */
	const char			*title;	/* of the calendar */
	const char			*address; /* path with an extension */
	const char			*site;	/* part of the UIDs */
	struct feed_kept		*kept;	/* feed_links.h */
	const struct vevent_series	*series; /* of the event, or NULL */
	void				*state;	/* of the format */
};

/* Starts a feed. */
void	feed_begin(struct feed *, struct request *,
	    const struct feed_format *, bool single, const char *address);

/*
 * Reads an event and, if it `conceals`, removes what its password hides. It
 * ends with the next call, like everything else in rq->arena, and has only the
 * beginning of long texts.
 */
bool	feed_read(struct feed *, int64_t id, bool conceals, struct event *);

/* Ends the feed. The memory of rq is then that of the request again. */
void	feed_end(struct feed *);

struct feed_format {
	void	(*begin)(struct feed *);

	/* Cuts texts of the event after `most` bytes. */
	void	(*add)(struct feed *, const struct event *, size_t most);

	void	(*end)(struct feed *);
};

/*
 * Returns the UID of an event. It does not depend on the address of the feed.
 */
const char	*feed_uid(const struct feed *, int64_t event);

extern const struct feed_format	feed_calendar;
extern const struct feed_format	feed_rss;
extern const struct feed_format	feed_json_ld;

#endif
