#include "command/ical/ical_change.h"

#include <inttypes.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/command.h"
#include "command/ical/ical_form.h"
#include "command/ical/ical_parse.h"
#include "command/ical/ical_range.h"
#include "command/import/import.h"
#include "command/import/import_series_end.h"
#include "command/import/import_request.h"
#include "command/import/import_series.h"
#include "command/inside.h"
#include "store/imports_series.h"
#include "store/imports_undo.h"
#include "text/dates.h"
#include "text/zones.h"

#define YEAR	(366 * DATE_DAY)

/* Single events of a series that differ from it. */
struct change {
	const char		*name;		/* name of the event */
	int64_t			 series;	/* its id */
	const struct ical_range	*range;		/* of a later part, or NULL */
	int64_t			 at;		/* original start */
	enum import_counted	 counted;
	bool			 is_older;	/* than the series here */
	struct imports_start	 given;
};

/*
 * Finds the series, or the part of it, that has the time. Returns false if
 * there is no such series in this file or from an earlier import.
 */
static bool
find_series(struct ical *c, const char *uid, const struct ical_when *again,
    struct change *to)
{
	const struct ical_stored_series	*s;
	const char			*name = uid;

	to->counted = IMPORT_COUNTED_ALONE;
	to->is_older = false;
	if ((to->range = ical_range_of(c, uid, again)) != NULL)
		name = to->range->series;
	s = (const struct ical_stored_series *)value_get(c->series, name);
	if (s == NULL)
		to->series = import_known(c->im, IMPORT_SERIES, name);
	else {
		to->series = s->id;
		to->is_older = s->is_older;
		to->counted = s->is_new ? IMPORT_COUNTED_NEW :
		    IMPORT_COUNTED_BEFORE;
	}
	if (to->series != 0)
		inside_begin(c->im->inside);
	return (to->series != 0);
}

/* The start of the series to which a RECURRENCE-ID refers. */
static int64_t
find_start(const struct ical *c, const struct change *ch,
    const struct ical_when *again)
{
	const struct imports_start	*given = &ch->given;
	struct recurrence_date		 date;

	if (ch->range != NULL) {
		date.at = ical_when_again(again, &ch->range->first,
		    &c->zones) + ch->range->by;
		return (given->all_day ? date_day_start(date.at) : date.at);
	}
	date = ical_when_there(again, given->all_day ? NULL :
	    zone_find(given->timezone));
	if (date.is_day && !given->all_day)
		return (date.at + given->start - date_day_start(given->start));
	return (date.at);
}

/* Whether an import has made the row, and no one has changed its event. */
static bool
find_as_left(struct ical *c, const char *name, struct import_row *row)
{
	struct db	*db = inside_db(c->im->inside);
	int64_t		 state;

	if (!imports_find(db, c->im->source, IMPORT_EVENT, name, row))
		return (false);
	state = imports_state(db, IMPORT_EVENT, row->id);
	return (state == row->state || (row->gone != 0 && state == row->gone));
}

/*
 * Whether the series has an event for the change, also one that users have
 * removed, but not one that its rule has moved to the trash.
 */
static bool
find_event(struct ical *c, const struct change *ch,
    struct imports_event *event)
{
	return (imports_event_of(inside_db(c->im->inside), ch->series, ch->at,
	    event) && (event->status != STATUS_TRASH || event->is_removed));
}

/*
 * The event of a former change has another start now, or left the series. It
 * follows the series again, and the change becomes a single event. False:
 * import->why is set.
 */
static bool
release_event(struct ical *c, const struct change *ch)
{
	struct db		*db = inside_db(c->im->inside);
	struct imports_event	 event;
	struct import_row	 row;

	if (!find_as_left(c, ch->name, &row) ||
	    !imports_event(db, row.id, &event) || event.series == 0)
		return (true);
	if (event.status == STATUS_TRASH)
		imports_set_detached(db, row.id, "");
	else if (!import_follow(c->im, row.id))
		return (false);
	imports_forget(db, c->im->source, IMPORT_EVENT, ch->name);
	return (true);
}

/* The change had another event before, of the series or a single one. */
static bool
leave_other(struct ical *c, const struct change *ch, int64_t event)
{
	struct import_row	 row;

	if (!find_as_left(c, ch->name, &row) || row.id == event)
		return (true);
	if (!release_event(c, ch))
		return (false);
	if (!find_as_left(c, ch->name, &row))
		return (true);
	if (import_ask(c->im, "DELETE", arena_printf(c->event,
	    "/events/%" PRId64 "?purge=true", row.id), NULL) >= 500) {
		c->im->why = command_db_error(inside_db(c->im->inside));
		return (false);
	}
	imports_forget(inside_db(c->im->inside), c->im->source, IMPORT_EVENT,
	    ch->name);
	return (true);
}

/* Single events become one of the series, unless they were changed here. */
static bool
put_one_event(struct ical *c, const struct ical_event *e,
    const struct change *ch, const struct ical_when *start, int64_t end,
    const struct imports_event *event)
{
	return (leave_other(c, ch, event->id) && ical_put_change(c, e,
	    ch->name, start, end, event->id, ch->counted));
}

/*
 * Finds the event, or lets the series make it before it comes within the
 * horizon, perhaps of the single event of an earlier import. So each start has
 * one. False: import->why is set.
 */
static bool
find_or_make(struct ical *c, struct change *ch, struct imports_event *event,
    bool *found)
{
	struct db		*db = inside_db(c->im->inside);
	struct extra_event	 single = { .start = ch->at };

	if ((*found = find_event(c, ch, event)))
		return (true);
	if (!release_event(c, ch))
		return (false);
	single.id = import_known(c->im, IMPORT_EVENT, ch->name);
	if (imports_event_of(db, ch->series, ch->at, event) ||
	    (single.id != 0 && (!imports_event(db, single.id, event) ||
	    event->series != 0)))
		return (true);
	if (import_ask_for_event(c->im, ch->series, &single) >= 500) {
		c->im->why = command_db_error(db);
		return (false);
	}
	*found = imports_event_of(db, ch->series, ch->at, event);
	if (*found && single.id == 0) {
		report_fate(c->im->report, IMPORT_EVENT, IMPORT_NEW);
		ch->counted = IMPORT_COUNTED_NEW;
	}
	return (true);
}

/* Before a year ago, a series makes no events either. */
static bool
may_be_single(const struct ical *c, const struct change *ch, int64_t start)
{
	int64_t	 last = start > ch->at ? start : ch->at;

	return (import_known(c->im, IMPORT_EVENT, ch->name) != 0 ||
	    (!c->is_message && last >= c->im->now - YEAR));
}

static bool
put_in_series(struct ical *c, const struct ical_event *e,
    struct change *ch, const struct ical_when *start, int64_t end)
{
	struct imports_event	 event;
	bool			 found;

	if (!find_or_make(c, ch, &event, &found))
		return (false);
	if (found)
		return (put_one_event(c, e, ch, start, end, &event));
	if (may_be_single(c, ch, start->local))
		return (ical_put_event(c, e, ch->name, start, end));
	ical_lose(c, e, "RECURRENCE-ID", "is not among the times that are"
	    " here; left out");
	return (true);
}

/* The series was deleted here, so its events are not created again. */
static bool
put_without_series(struct ical *c, const struct ical_event *e,
    const struct change *ch)
{
	if (import_known(c->im, IMPORT_EVENT, ch->name) != 0)
		return (ical_put_event(c, e, ch->name, &c->start, c->end));
	report_record(c->im->report, IMPORT_EVENT, IMPORT_GONE, e->title);
	return (true);
}

/*
 * A change of all that follow, too. False: there is nothing more to do for its
 * own event.
 */
static bool
changes_one(struct ical *c, const struct ical_event *e, const char *name)
{
	const struct ical_range	*range;
	const char		*why = NULL;

	if (icalproperty_get_first_parameter(e->again, ICAL_RANGE_PARAMETER) ==
	    NULL)
		return (true);
	if ((range = ical_range_named(c, name)) != NULL) {
		if (range->end != ICAL_RANGE_ALONE)
			return (false);
		why = range->why;
	}
	ical_lose(c, e, "RECURRENCE-ID RANGE", why != NULL ? why : "has no"
	    " series that it splits; only this event is changed");
	return (true);
}

bool
ical_put_again(struct ical *c, const struct ical_event *e,
    const struct ical_when *again)
{
	struct change	 ch;

	ch.name = ical_name_again(c->event, e->uid, again);
	if (!changes_one(c, e, ch.name))
		return (true);
	if (!find_series(c, e->uid, again, &ch))
		return (ical_put_event(c, e, ch.name, &c->start, c->end));
	if (!imports_start(inside_db(c->im->inside), c->event, ch.series,
	    &ch.given))
		return (put_without_series(c, e, &ch));
	if (ch.is_older && import_known(c->im, IMPORT_EVENT, ch.name) == 0)
		return (true);
	ch.at = find_start(c, &ch, again);
	return (put_in_series(c, e, &ch, &c->start, c->end));
}

/*
 * Reads start and end of a period. Returns false if it is not a period, or has
 * the length of the event.
 */
static bool
read_period(struct ical *c, const struct ical_event *e, icalproperty *p,
    struct ical_when *start, int64_t *end)
{
	struct icaltimetype	 time = icalproperty_get_rdate(p).time;
	struct icalperiodtype	 period = icalproperty_get_rdate(p).period;
	struct ical_when	 last;
	bool			 has_end, is_before;

	if (!icaltime_is_null_time(time) ||
	    !ical_when_in(p, period.start, &c->zones, start))
		return (false);
	has_end = !icaltime_is_null_time(period.end) &&
	    ical_when_in(p, period.end, &c->zones, &last);
	*end = ical_when_end(start, has_end ? &last : NULL,
	    has_end ? NULL : &period.duration, &c->zones, &is_before);
	return (*end != ical_event_end(c, e, start->local));
}

bool
ical_put_periods(struct ical *c, const struct ical_event *e)
{
	struct ical_properties	 all;
	struct ical_when	 start;
	struct imports_event	 event;
	struct change		 ch;
	int64_t			 end;
	size_t			 i;
	bool			 fine = true, found;

	ical_properties(c->event, e->from, ICAL_RDATE_PROPERTY, &all);
	for (i = 0; i < all.count && fine; i++) {
		if (!read_period(c, e, all.list[i], &start, &end))
			continue;
		ch.name = ical_name_again(c->event, e->uid, &start);
		if (value_get(c->changed, ch.name) != NULL ||
		    !find_series(c, e->uid, &start, &ch) ||
		    !imports_start(inside_db(c->im->inside), c->event,
		    ch.series, &ch.given))
			continue;
		ch.at = find_start(c, &ch, &start);
		fine = find_or_make(c, &ch, &event, &found);
		if (!fine || !found)
			continue;
		end += ch.at - start.local;
		start = c->start;
		ical_when_move(&start, &c->zones, ch.at);
		fine = put_one_event(c, e, &ch, &start, end, &event);
	}
	return (fine);
}

bool
ical_end_changes(struct ical *c)
{
	const struct ical_stored_series	*s;
	const struct value		*v;
	bool				 fine = true;

	for (v = c->series->first; v != NULL && fine; v = v->next) {
		s = (const struct ical_stored_series *)v;
		if (!s->is_older)
			fine = import_end_changes(c->im, s->id, c->seen);
	}
	return (fine);
}
