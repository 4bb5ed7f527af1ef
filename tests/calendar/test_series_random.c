/*
 * Random edits of series, compared with a naive calendar: it lists all days of
 * the first rule, and assigns them to the series whose bounds contain them.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "tests/bench/random.h"
#include "tests/support/share.h"
#include "store/db.h"
#include "store/status.h"
#include "text/dates.h"

#include "base/array.h"
#include "tests/support/series_given.h"

#define DAY	INT64_C(86400)
#define HOUR	INT64_C(3600)
#define ROUNDS	200
#define EDITS	12
#define SERIES	16
#define EVENTS	1200
#define DAYS	800

static struct random	 dice;

/* The days of a rule: each `every`th day from the first, without some. */
struct rule {
	int64_t	 first;		/* day */
	int64_t	 every;
	int64_t	 count;		/* 0: endless */
	int64_t	 out, added;	/* days of EXDATE and RDATE; 0: none */
};

struct series {
	int64_t		 id;
	struct rule	 rule;
	int64_t		 from, end;	/* days, of a split */
	int64_t		 start;		/* day of the model */
	int64_t		 hour;
	int		 title;
	bool		 purged[DAYS];	/* days after `today` */
};

struct event {
	int64_t	 id, series, day, hour;	/* by its original start */
	int64_t	 start;			/* its start, if moved */
	int	 title;
	bool	 titled, moved, fell, deleted;
};

static struct series	 all[SERIES];
static size_t		 series_total;
static struct event	 events[EVENTS];
static size_t		 event_total;
static int64_t		 today;

static bool
is_given(const struct rule *r, int64_t day)
{
	if (day == r->out)
		return (false);
	if (day == r->added)
		return (true);

	return (day >= r->first && (day - r->first) % r->every == 0 &&
	    (r->count == 0 || (day - r->first) / r->every < r->count));
}

static bool
gives(const struct series *s, int64_t day)
{
	return (day >= today && day - today < DAYS && day >= s->from &&
	    day < s->end && !s->purged[day - today] &&
	    is_given(&s->rule, day));
}

static struct event *
find(const struct series *s, int64_t day)
{
	size_t	 i;

	for (i = 0; i < event_total; i++)
		if (events[i].series == s->id && events[i].day == day)
			return (&events[i]);

	return (NULL);
}

/* The end of the horizon. */
static int64_t
horizon(void)
{
	int	 year, month, day;

	date_civil(today, &year, &month, &day);
	month += harness.site.horizon - 1;

	return (date_days(year + month / 12, month % 12 + 1, day));
}

static void
make(const struct series *s, int64_t day)
{
	cr_assert_lt(event_total, EVENTS);
	events[event_total++] = (struct event){ .series = s->id, .day = day,
	    .hour = s->hour, .title = s->title };
}

/* The last day that gets an event: the next one, if beyond the horizon. */
static int64_t
last_made(const struct series *s)
{
	int64_t	 day;

	for (day = today; day < today + DAYS; day++)
		if (gives(s, day))
			return (day > horizon() ? day : horizon());

	return (horizon());
}

static void
make_all(const struct series *s, int64_t shift)
{
	int64_t	 day, last = last_made(s);

	if (shift > 0 && shift <= 31 && horizon() + shift > last)
		last = horizon() + shift;
	for (day = today; day <= last; day++)
		if (gives(s, day) && find(s, day) == NULL)
			make(s, day);
}

static int64_t
start_of(const struct series *s)
{
	struct statement	*st;
	int64_t			 day;

	st = db_query(harness.db, "SELECT start_local FROM events"
	    " WHERE id = $1");
	db_bind_integer(st, 1, s->id);
	cr_assert(db_step(st));
	day = db_integer(st, 0) / DAY;
	db_done(st);

	return (day);
}

static const char *
printed(const struct rule *r)
{
	char	 day[DATE_BASIC];
	const char *text;

	text = target("\"RRULE:FREQ=DAILY;INTERVAL=%lld", (long long)r->every);
	if (r->count > 0)
		text = target("%s;COUNT=%lld", text, (long long)r->count);
	if (r->out != 0) {
		date_print_basic(r->out * DAY, day);
		text = target("%s\\nEXDATE:%.8s", text, day);
	}
	if (r->added != 0) {
		date_print_basic(r->added * DAY, day);
		text = target("%s\\nRDATE:%.8s", text, day);
	}

	return (target("%s\"", text));
}

static void
any_rule(struct rule *r, int64_t first)
{
	*r = (struct rule){ .first = first,
	    .every = 1 + random_below(&dice, 9) };
	if (random_chance(&dice, 50))
		r->count = 1 + random_below(&dice, 12);
	if (random_chance(&dice, 40))
		r->added = first + 1 + random_below(&dice, 40);
	if (random_chance(&dice, 40))
		r->out = first + r->every * (1 + random_below(&dice, 5));
}

static const char *
dates(int64_t day, int64_t hour)
{
	char	 start[DATE_TEXT], end[DATE_TEXT];

	date_print(day * DAY + hour * HOUR, start);
	date_print(day * DAY + hour * HOUR + HOUR, end);

	return (target("\"start_date\":\"%s\",\"end_date\":\"%s\"", start,
	    end));
}

static void
expect_status(const struct outcome *a, int status)
{
	cr_assert_eq(a->status, status, "%d: %s", a->status, a->body);
}

static void
begin(void)
{
	struct series	*s = &all[0];
	struct outcome	*a;

	memset(all, 0, sizeof(all));
	series_total = 1;
	event_total = 0;
	today = date_day_start(harness.now) / DAY;
	any_rule(&s->rule, today + 1 + random_below(&dice, 10));
	s->end = INT64_MAX;
	s->hour = 8 + random_below(&dice, 12);
	s->title = 1;
	a = ask_json("ed", "POST", "/events", target("{\"title\":\"1\",%s,"
	    "\"recurrence\":%s}", dates(s->rule.first, s->hour),
	    printed(&s->rule)));
	expect_status(a, 201);
	s->id = strtoll(outcome_text(a, "series.id"), NULL, 10);
	s->start = start_of(s);
	make_all(s, 0);
}

static struct series *
any_series(void)
{
	return (&all[random_below(&dice, (int64_t)series_total)]);
}

static struct event *
any_event(void)
{
	return (&events[random_below(&dice, (int64_t)event_total)]);
}

static struct series *
series_of(const struct event *e)
{
	size_t	 i;

	for (i = 0; all[i].id != e->series; i++)
		continue;

	return (&all[i]);
}

static bool
is_trashed(const struct event *e)
{
	return (e->fell || e->deleted);
}

static int
by_day(const void *a, const void *b)
{
	const struct event	*one = a, *other = b;

	return (one->day != other->day ? (one->day < other->day ? -1 : 1) :
	    (one->hour > other->hour) - (one->hour < other->hour));
}

/* Whether an event stays on a day between two days. */
static bool
is_between(const struct series *s, int64_t one, int64_t other)
{
	int64_t	 day, last = one > other ? one : other;

	for (day = (one < other ? one : other) + 1; day < last; day++)
		if (gives(s, day) && find(s, day) != NULL)
			return (true);

	return (false);
}

/* The last day to which an event may move. */
static int64_t
last_move(const struct series *s, int64_t shift)
{
	int64_t	 last = horizon(), made = last_made(s);
	size_t	 i;

	for (i = 0; i < event_total; i++)
		if (events[i].series == s->id && events[i].day > last)
			last = events[i].day;
	if (shift > 0 && shift <= 31)
		last += shift;

	return (made > last ? made : last);
}

/* Moves events with the start of their series, by at most three days more. */
static void
move(struct series *s, const struct series *old)
{
	static const int	 nearest[] = { 0, -1, 1, -2, 2, -3, 3 };
	int64_t			 shift = start_of(s) - s->start, day;
	int64_t			 last = last_move(s, shift);
	size_t			 i, n;

	qsort(events, event_total, sizeof(*events), by_day);
	for (i = 0; i < event_total; i++) {
		if (events[i].series != s->id || !gives(old, events[i].day) ||
		    gives(s, events[i].day))
			continue;
		for (n = 0; n < COUNT(nearest); n++) {
			day = events[i].day + shift + nearest[n];
			if (day >= today && day <= last &&
			    gives(s, day) && find(s, day) == NULL &&
			    !is_between(s, events[i].day, day)) {
				events[i].day = day;
				break;
			}
		}
	}
	s->start += shift;
}

/* Makes the events of a series follow a change; `old` is the series before. */
static void
follow(struct series *s, const struct series *old)
{
	const int64_t	 shift = start_of(s) - s->start;
	struct event	*e;
	bool		 copies;

	move(s, old);
	for (e = events; e < events + event_total; e++) {
		if (e->series != s->id)
			continue;
		copies = s->title != old->title &&
		    (gives(s, e->day) || !is_trashed(e));
		if (gives(s, e->day)) {
			copies = copies || e->fell;
			e->fell = false;
			e->hour = s->hour;
		} else if (gives(old, e->day) && !e->deleted)
			e->fell = true;
		if (!e->titled && copies)
			e->title = s->title;
	}
	make_all(s, shift);
}

static void
patch(const struct series *s, const char *members)
{
	expect_status(ask_json("ed", "PATCH", target("/series/%lld",
	    (long long)s->id), target("{%s}", members)), 200);
}

static void
patch_event(const struct event *e, const char *members)
{
	expect_status(ask_json("ed", "PATCH", target("/events/%lld",
	    (long long)e->id), target("{%s}", members)), 200);
}

static void
change_title(void)
{
	struct series	*s = any_series(), old = *s;

	s->title++;
	patch(s, target("\"title\":\"%d\"", s->title));
	follow(s, &old);
}

static void
change_time(void)
{
	struct series	*s = any_series(), old = *s;
	struct outcome	*a;
	int64_t		 day;

	for (day = today; day < horizon() && (day < s->from ||
	    !is_given(&(struct rule){ s->rule.first, s->rule.every,
	    s->rule.count, 0, 0 }, day));)
		day++;
	if (day >= s->end || day >= horizon())
		return;
	s->hour = 8 + random_below(&dice, 12);
	a = ask_json("ed", "PATCH", target("/series/%lld", (long long)s->id),
	    target("{%s}", dates(day, s->hour)));
	if (a->status == 400 && outcome_has(a, "it gives no dates")) {
		*s = old;
		return;
	}
	expect_status(a, 200);
	follow(s, &old);
}

static void
change_rule(void)
{
	struct series	*s = any_series(), old = *s;

	any_rule(&s->rule, today + 1 + random_below(&dice, 30));
	s->from = 0;
	s->end = INT64_MAX;
	memset(s->purged, 0, sizeof(s->purged));
	patch(s, target("%s,\"recurrence\":%s", dates(s->rule.first, s->hour),
	    printed(&s->rule)));
	follow(s, &old);
}

static void
change_event(void)
{
	struct event	*e = any_event();

	if (is_trashed(e))
		return;
	if (random_chance(&dice, 50)) {
		e->title = 100 + (int)random_below(&dice, 100);
		e->titled = true;
		patch_event(e, target("\"title\":\"%d\"", e->title));
	} else {
		e->start = (e->day + random_below(&dice, 3)) * DAY + 7 * HOUR;
		e->moved = true;
		patch_event(e, dates(e->start / DAY, 7));
	}
}

static void
trash_or_restore(void)
{
	struct event	*e = any_event();

	if (is_trashed(e)) {
		patch_event(e, "\"status\":\"publish\"");
		e->fell = e->deleted = false;
	} else {
		e->deleted = true;
		expect_status(ask_as("ed", "DELETE", target("/events/%lld",
		    (long long)e->id)), 200);
	}
}

static void
purge(void)
{
	struct event	*e = any_event();
	struct series	*s = series_of(e);

	expect_status(ask_as("ed", "DELETE", target("/events/%lld?purge=true",
	    (long long)e->id)), 200);
	if (e->hour == s->hour)
		s->purged[e->day - today] = true;
	*e = events[--event_total];
}

/* At the first event nothing is split. */
static void
split(void)
{
	struct event	*e = any_event(), *o;
	struct series	*s = series_of(e), *later = &all[series_total];
	struct outcome	*a;
	bool		 has_earlier = false;

	for (o = events; o < events + event_total; o++)
		has_earlier = has_earlier || (o->series == s->id &&
		    o->day < e->day);
	if (is_trashed(e) || !has_earlier || series_total == SERIES ||
	    !gives(s, e->day) || e->hour != s->hour)
		return;
	a = ask_json("ed", "POST", target("/series/%lld/split",
	    (long long)s->id), target("{\"event\":%lld}", (long long)e->id));
	if (a->status == 400 && outcome_has(a, "it gives no dates"))
		return;
	expect_status(a, 201);
	*later = *s;
	later->id = strtoll(outcome_text(a, "id"), NULL, 10);
	later->from = e->day;
	later->start = start_of(later);
	s->end = e->day;
	for (o = events; o < events + event_total; o++)
		if (o->series == s->id && o->day >= later->from)
			o->series = later->id;
	series_total++;
	follow(later, s);
}

/* "2027-03-09 18 trash title 2027-03-10" */
static const char *
line(int64_t original, int64_t start, bool trashed, const char *title)
{
	char	 text[DATE_TEXT], own[DATE_TEXT];

	date_print(original, text);
	date_print(start, own);

	return (target("%.13s%s %s%s%.13s\n", text, trashed ? " trash" : "",
	    title, start == original ? "" : " now ", start == original ? "" :
	    own));
}

static const char *
expected(const struct series *s)
{
	const struct event	*e;
	const char		*all_lines = "";
	int64_t			 original;

	qsort(events, event_total, sizeof(*events), by_day);
	for (e = events; e < events + event_total; e++) {
		if (e->series != s->id)
			continue;
		original = e->day * DAY + e->hour * HOUR;
		all_lines = target("%s%s", all_lines, line(original, e->moved ?
		    e->start : original, is_trashed(e),
		    target("%d", e->title)));
	}

	return (all_lines);
}

/* Notes the id of a new event, or compares that of an old one. */
static void
know(int64_t series, int64_t id, int64_t original)
{
	struct event	*e;

	for (e = events; e < events + event_total; e++)
		if (e->series == series && e->day * DAY + e->hour * HOUR ==
		    original) {
			if (e->id == 0)
				e->id = id;
			cr_expect_eq(e->id, id);
		}
}

static const char *
stored(const struct series *s)
{
	struct statement	*st;
	const char		*all_lines = "";

	st = db_query(harness.db, "SELECT original_start, start_local, status,"
	    " title, id FROM events WHERE series_id = $1"
	    " ORDER BY original_start");
	db_bind_integer(st, 1, s->id);
	while (db_step(st)) {
		know(s->id, db_integer(st, 4), db_integer(st, 0));
		all_lines = target("%s%s", all_lines, line(db_integer(st, 0),
		    db_integer(st, 1), db_integer(st, 2) == STATUS_TRASH,
		    db_string(st, 3)));
	}
	db_done(st);

	return (all_lines);
}

static void
compare(int round, int edit, int kind)
{
	const char	*is, *must;
	size_t		 i;

	for (i = 0; i < series_total; i++) {
		must = expected(&all[i]);
		is = stored(&all[i]);
		cr_assert_str_eq(is, must, "round %d, edit %d of kind %d,"
		    " series %lld has\n%sand must have\n%s", round, edit, kind,
		    (long long)all[i].id, is, must);
	}
}

Test(series_random, edits_have_the_results_of_a_naive_calendar)
{
	static void (*const	 edits[])(void) = {
		change_title, change_time, change_rule, change_event,
		change_event, trash_or_restore, trash_or_restore, purge, split
	};
	int64_t			 kind;
	int			 round, edit;

	harness_start();
	harness.site.horizon = 1;
	for (round = 0; round < ROUNDS; round++) {
		dice.state = share_seed() + (uint64_t)round;
		if (!share_next())
			continue;
		begin();
		compare(round, -1, -1);
		for (edit = 0; edit < EDITS && event_total > 0; edit++) {
			kind = random_below(&dice, (int64_t)COUNT(edits));
			edits[kind]();
			compare(round, edit, (int)kind);
		}
	}
}
