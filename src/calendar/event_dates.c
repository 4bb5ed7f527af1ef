#include "calendar/event_dates.h"

#include <stddef.h>

#include "text/zones.h"

static void
widen_to_days(struct event_dates *d, bool start, bool end)
{
	if (start)
		d->start.local = date_day_start(d->start.local);
	if (end)
		d->end.local = date_day_end(d->end.local);
}

/*
 * Checks the clock time in both directions: in a new zone a stored clock time
 * may not exist, and the event could end before it starts. A day begins at
 * 00:00:00, even where the clock skips this time.
 */
static void
resolve_moment(struct moment *m, const struct event_dates *d)
{
	m->utc = zone_to_utc(d->zone, m->local);
	if (!d->all_day)
		m->local = zone_to_local(d->zone, m->utc);
}

enum event_dates_verdict
event_dates_apply(struct event_dates *d, const struct event_dates_sent *sent,
    int64_t now)
{
	bool	 whole;

	if (sent->zone != NULL)
		d->zone = sent->zone;
	if (sent->has_all_day)
		d->all_day = sent->all_day;

	if (sent->start != NULL &&
	    !date_resolve(sent->start, d->zone, now, &d->start))
		return (EVENT_DATES_BAD_START);
	if (sent->end != NULL &&
	    !date_resolve(sent->end, d->zone, now, &d->end))
		return (EVENT_DATES_BAD_END);

	whole = sent->has_all_day && sent->all_day;
	if (d->all_day)
		widen_to_days(d, whole || sent->start != NULL,
		    whole || sent->end != NULL);
	resolve_moment(&d->start, d);
	resolve_moment(&d->end, d);
	if (d->end.local < d->start.local)
		d->end = d->start;

	return (EVENT_DATES_FINE);
}

void
event_dates_move(struct event_dates *d, int64_t start)
{
	d->end.local += start - d->start.local;
	d->start.local = start;
	resolve_moment(&d->start, d);
	if (length_is_exact(&d->length))
		d->end.local = length_end(&d->length, d->start.local, d->zone);
	resolve_moment(&d->end, d);
	if (d->end.local < d->start.local)
		d->end = d->start;
}
