#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "calendar_model.h"
#include "given.h"
#include "store/db.h"
#include "store/stored_links.h"

struct calendar_event	 calendar_events[CALENDAR_EVENTS];
int64_t			 calendar_series[CALENDAR_SERIES];
size_t			 calendar_event_count = 2000;

/* The offset of clocks from UTC on the day of NOW. */
static const struct {
	const char	*name;
	int64_t		 offset;
} zones[] = {
	{ "", HOUR }, { "Europe/Paris", HOUR }, { "Europe/London", 0 },
	{ "America/New_York", -5 * HOUR }, { "Asia/Tokyo", 9 * HOUR },
	{ "Pacific/Auckland", 13 * HOUR }, { "UTC+5.5", 5 * HOUR + HOUR / 2 },
	{ "Pacific/Honolulu", -10 * HOUR }, { "America/St_Johns",
	    -3 * HOUR - HOUR / 2 },
};

#define ZONES	COUNT(zones)

/* Clock times that are skipped or occur twice, and instants. */
static const struct {
	const char	*zone, *sent, *stored;
} moments[] = {
	{ "Europe/Paris", "2027-03-28 02:30:00", "2027-03-28 03:30:00" },
	{ "America/New_York", "2027-03-14 02:15:00", "2027-03-14 03:15:00" },
	{ "Australia/Lord_Howe", "2027-10-03 02:10:00", "2027-10-03 02:40:00" },
	{ "America/New_York", "2026-11-01 01:30:00", "2026-11-01 01:30:00" },
	{ "Europe/Paris", "2026-10-25 02:30:00", "2026-10-25 02:30:00" },
	{ "Asia/Tokyo", "2026-12-01T15:30:00Z", "2026-12-02 00:30:00" },
	{ "America/New_York", "2027-03-14T06:59:59Z", "2027-03-14 01:59:59" },
	{ "America/New_York", "2027-03-14T07:00:00Z", "2027-03-14 03:00:00" },
};

static int64_t
any_start(void)
{
	int64_t	 day, today = NOW - NOW % DAY;

	switch (calendar_any(10)) {
	case 0:
	case 1:
		return (today + (calendar_any(80) - 40) * 6 * HOUR);
	case 2:
		day = calendar_time("2027-03-26") + calendar_any(4) * DAY;
		break;
	case 3:
		day = today + (calendar_any(6000) - 3000) * DAY;
		break;
	default:
		day = today + (calendar_any(1200) - 400) * DAY;
	}
	switch (calendar_any(8)) {
	case 0:
		return (day);
	case 1:
		return (day + DAY - 1);
	default:
		return (day + calendar_any(96) * HOUR / 4);
	}
}

static int64_t
any_end(int64_t start)
{
	switch (calendar_any(7)) {
	case 0:
		return (start);
	case 1:
		return (start - start % DAY + DAY - 1);
	case 2:
		return (start + calendar_any(20) * DAY + HOUR);
	case 3:
		return (start - calendar_any(3) * HOUR);
	default:
		return (start + calendar_any(6) * HOUR);
	}
}

/*
 * A time that clocks skip is an hour later (rule 9.5), as the C library says.
 */
static int64_t
settle(const char *zone, int64_t local)
{
	time_t		 seconds = local;
	struct tm	 asked, settled;

	if (strncmp(zone, "UTC", 3) == 0)
		return (local);
	gmtime_r(&seconds, &asked);
	asked.tm_isdst = -1;
	settled = asked;
	setenv("TZ", *zone == '\0' ? "Europe/Paris" : zone, 1);
	mktime(&settled);

	return (settled.tm_hour == asked.tm_hour ? local : local + HOUR);
}

static const char *
send_dates(const char *zone, const char *start, const char *end)
{
	return (target(",\"timezone\":\"%s\",\"start_date\":\"%s\","
	    "\"end_date\":\"%s\"", zone, start, end));
}

static const char *
date(struct calendar_event *e)
{
	const char	*sent;
	size_t		 i;

	if (calendar_any(25) == 0) {
		i = (size_t)calendar_any(COUNT(moments));
		e->start = e->end = calendar_time(moments[i].stored);
		e->end_utc = e->end;
		return (send_dates(moments[i].zone, moments[i].sent,
		    moments[i].sent));
	}
	i = (size_t)calendar_any(ZONES);
	e->start = any_start();
	e->end = any_end(e->start);
	sent = send_dates(zones[i].name, calendar_print(e->start),
	    calendar_print(e->end));
	e->start = settle(zones[i].name, e->start);
	e->end = settle(zones[i].name, e->end);
	if ((e->all_day = calendar_any(8) == 0)) {
		sent = target("%s,\"all_day\":true", sent);
		e->start -= e->start % DAY;
		e->end += DAY - 1 - e->end % DAY;
	}
	if (e->end < e->start)
		e->end = e->start;
	e->end_utc = e->end - zones[i].offset;

	return (sent);
}

static const char *
mark(struct calendar_event *e)
{
	e->hidden = calendar_any(10) == 0;
	e->featured = calendar_any(4) == 0;
	e->ticketed = calendar_any(3) == 0;

	return (target("%s%s%s", e->hidden ? ",\"hide_from_listings\":true" :
	    "", e->featured ? ",\"featured\":true" : "", e->ticketed ?
	    ",\"ticketed\":true" : ""));
}

static const char *
write_texts(struct calendar_event *e)
{
	const char	*sent;

	calendar_write(&e->title, 1 + (int)calendar_any(3));
	calendar_write(&e->excerpt, (int)calendar_any(3));
	calendar_write(&e->description, (int)calendar_any(5));
	sent = target("\"title\":\"%s\"", e->title.sent);
	if (*e->excerpt.sent != '\0')
		sent = target("%s,\"excerpt\":\"%s\"", sent, e->excerpt.sent);
	if (*e->description.sent != '\0')
		sent = target("%s,\"description\":\"%s\"", sent,
		    e->description.sent);

	return (sent);
}

static void
give(struct calendar_event *e)
{
	const char	*user = "ed", *texts, *dates, *marks, *links, *more;

	if (calendar_any(10) == 0)
		user = calendar_any(2) == 0 ? "au" : "co";
	texts = write_texts(e);
	dates = date(e);
	marks = mark(e);
	links = calendar_link(e, strcmp(user, "ed") == 0);
	more = calendar_begin(&e->record, user);
	calendar_send(&e->record, user, "/events",
	    target("{%s%s%s%s%s}", texts, dates, marks, links, more));
}

/* A series whose only event is deleted, so that others take its place. */
static int64_t
give_series(void)
{
	struct outcome	*a;
	int64_t		 id;

	a = ask_json("ed", "POST", "/events", "{\"title\":\"Jazz\","
	    "\"start_date\":\"2026-12-01\",\"end_date\":\"2026-12-01\","
	    "\"recurrence\":\"RDATE:20261202\"}");
	cr_assert_eq(a->status, 201, "%s", a->body);
	id = strtoll(outcome_text(a, "series.id"), NULL, 10);
	ask_as("ed", "DELETE", target("/events/%lld?purge=true",
	    (long long)id - 1));
	ask_as("ed", "DELETE", target("/events/%lld?purge=true",
	    (long long)id + 1));

	return (id);
}

/* Events of a series have little in common here, as if they were detached. */
static void
tie(struct calendar_event *e, int64_t series)
{
	struct statement	*st;

	e->series = series;
	st = db_query(harness.db, "UPDATE events SET series_id = $1,"
	    " original_start = start_local WHERE id = $2");
	db_bind_integer(st, 1, series);
	db_bind_integer(st, 2, e->record.id);
	db_run(st);
}

/* The first series has the most events. */
void
calendar_give_series(void)
{
	size_t	 i;

	for (i = 0; i < CALENDAR_SERIES; i++)
		calendar_series[i] = give_series();
	db_begin_write(harness.db);
	for (i = 0; i < calendar_event_count; i++)
		if (i % 3 == 0)
			tie(&calendar_events[i], calendar_series[i % 2 == 0 ?
			    0 : i / 3 % CALENDAR_SERIES]);
	events_links_store(harness.db);
	cr_assert(db_commit(harness.db));
}

void
calendar_find_due(void)
{
	struct statement	*st;
	size_t			 i;

	for (i = 0; i < calendar_event_count; i++) {
		st = db_query(harness.db, "SELECT 1 FROM events WHERE id = $1"
		    " AND status = 1 AND published <= $2");
		db_bind_integer(st, 1, calendar_events[i].record.id);
		db_bind_integer(st, 2, NOW);
		calendar_events[i].due = db_step(st);
		db_done(st);
	}
}

void
calendar_give_events(void)
{
	size_t	 i;

	for (i = 0; i < calendar_event_count; i++)
		give(&calendar_events[i]);
}
