#include <string.h>

#include "base/arena.h"
#include "calendar/event.h"
#include "config/site.h"
#include "feeds/content.h"
#include "feeds/feed.h"
#include "feeds/vevent.h"
#include "feeds/vtimezone.h"
#include "http/request.h"
#include "text/zones.h"

#define PRODUCT	"-//almanac//calendar of events//EN"
#define HOURLY	"PT1H"

/* A zone that events refer to, and the period in which they do. */
struct use {
	const struct zone	*zone;
	int64_t			 from, until;
	struct use		*next;
};

struct calendar {
	size_t			 zones_at;	/* offset in the answer */
	struct use		*first, *last;
	size_t			 events;
};

static struct use *
find_use(struct feed *feed, const struct zone *zone)
{
	struct calendar	*calendar = feed->state;
	struct use	*use;

	for (use = calendar->first; use != NULL; use = use->next)
		if (use->zone == zone)
			return (use);
	use = arena_alloc(feed->arena, sizeof(*use));
	*use = (struct use){ zone, INT64_MAX, INT64_MIN, NULL };
	if (calendar->last == NULL)
		calendar->first = use;
	else
		calendar->last->next = use;
	calendar->last = use;

	return (use);
}

static void
use_zone(struct feed *feed, const struct zone *zone, int64_t from,
    int64_t until)
{
	struct use	*use = find_use(feed, zone);

	use->from = from < use->from ? from : use->from;
	use->until = until > use->until ? until : use->until;
}

static void
begin_calendar(struct feed *feed)
{
	struct request	*rq = feed->rq;
	struct buf	*out = &rq->out.buf;
	struct calendar	*calendar;

	content_line(out, "BEGIN", "VCALENDAR");
	content_line(out, "VERSION", "2.0");
	content_text_line(out, "PRODID", PRODUCT);
	if (!feed->single) {
		content_text_line(out, "NAME", feed->title);
		content_text_line(out, "X-WR-CALNAME", feed->title);
		content_line(out, "REFRESH-INTERVAL;VALUE=DURATION", HOURLY);
		content_line(out, "X-PUBLISHED-TTL", HOURLY);
	}
	content_line(out, "SOURCE;VALUE=URI", feed->address);
	calendar = arena_alloc(feed->arena, sizeof(*calendar));
	calendar->zones_at = out->length;
	feed->state = calendar;
}

static void
add_vevent(struct feed *feed, const struct event *e, size_t most)
{
	struct calendar			*calendar = feed->state;
	const struct event_dates	*d = &e->dates;

	calendar->events++;
	if (!d->all_day && !vtimezone_is_utc(d->zone))
		use_zone(feed, d->zone, d->start.utc, feed->series != NULL &&
		    !feed->series->replaces ? feed->series->until :
		    d->end.utc);
	vevent_write(feed, e, most);
}

/* Zones come first: some readers require it. */
static void
insert_zones(struct feed *feed)
{
	struct calendar		*calendar = feed->state;
	struct buf		*out = &feed->rq->out.buf, zones;
	const struct use	*use;
	size_t			 rest = out->length - calendar->zones_at;
	char			*at, *end;

	buf_init(&zones, feed->arena, 4096);
	for (use = calendar->first; use != NULL; use = use->next)
		vtimezone_write(&zones, feed->arena, use->zone, use->from,
		    use->until);
	if (!buf_take(out, zones.length, &end))
		return;
	at = out->data + calendar->zones_at;
	memmove(at + zones.length, at, rest);
	memcpy(at, zones.data, zones.length);
}

/*
 * A calendar must have a component (RFC 5545 section 3.6), so an empty one
 * gets a time zone.
 */
static void
end_calendar(struct feed *feed)
{
	struct request		*rq = feed->rq;
	const struct zone	*zone = rq->site->zone;
	int64_t			 today;

	/*
	 * The default window depends on the current day of the site
	 * (cache_until()).
	 */
	today = zone_to_local(zone, rq->now);
	if (((struct calendar *)feed->state)->events == 0)
		use_zone(feed, zone, today, today);
	insert_zones(feed);
	content_line(&rq->out.buf, "END", "VCALENDAR");
}

const struct feed_format	feed_calendar = {
	begin_calendar, add_vevent, end_calendar
};
