/* Series as iCalendar: libical must find the same events in them. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <criterion/criterion.h>
#include <jansson.h>
#include <libical/ical.h>

#include "base/budget.h"
#include "base/clock.h"
#include "tests/support/calendar_sound.h"
#include "tests/support/given.h"
#include "tests/support/harness.h"

#define MOST	500

/* Instants at which events start. */
struct starts {
	size_t	 count;
	time_t	 list[MOST];
};

static void
add(struct starts *s, time_t start)
{
	cr_assert_lt(s->count, MOST);
	s->list[s->count++] = start;
}

static int
compare(const void *a, const void *b)
{
	time_t	 one = *(const time_t *)a, other = *(const time_t *)b;

	return (one < other ? -1 : one > other);
}

/* RDATE may repeat DTSTART. */
static void
add_once(struct starts *s, time_t start)
{
	size_t	 i;

	for (i = 0; i < s->count; i++)
		if (s->list[i] == start)
			return;
	add(s, start);
}

static void
add_occurrence(icalcomponent *master, struct icaltime_span *span, void *to)
{
	(void)master;
	add_once(to, span->start);
}

static void
replace(struct starts *s, time_t original, time_t start)
{
	size_t	 i;

	for (i = 0; i < s->count; i++)
		if (s->list[i] == original) {
			s->list[i] = start;
			return;
		}
	cr_assert_fail("an event replaces nothing");
}

static time_t
instant_of(icalproperty *p, struct icaltimetype time)
{
	icalparameter	*zone;
	icalcomponent	*top = icalproperty_get_parent(p);

	while (icalcomponent_get_parent(top) != NULL)
		top = icalcomponent_get_parent(top);
	zone = icalproperty_get_first_parameter(p, ICAL_TZID_PARAMETER);

	return (icaltime_as_timet_with_zone(time, zone == NULL ?
	    icaltimezone_get_utc_timezone() : icalcomponent_get_timezone(top,
	    icalparameter_get_tzid(zone))));
}

static void
replace_by(struct starts *s, icalcomponent *event)
{
	icalproperty	*original, *start;

	original = icalcomponent_get_first_property(event,
	    ICAL_RECURRENCEID_PROPERTY);
	start = icalcomponent_get_first_property(event,
	    ICAL_DTSTART_PROPERTY);
	replace(s, instant_of(original,
	    icalproperty_get_recurrenceid(original)), instant_of(start,
	    icalproperty_get_dtstart(start)));
}

/* libical takes the times of RDATE for UTC. */
static void
take_dates(struct starts *s, icalcomponent *event)
{
	icalproperty	*p;

	while ((p = icalcomponent_get_first_property(event,
	    ICAL_RDATE_PROPERTY)) != NULL) {
		add_once(s, instant_of(p, icalproperty_get_rdate(p).time));
		icalcomponent_remove_property(event, p);
		icalproperty_free(p);
	}
}

/* All starts before 2029. */
static struct starts
expand(const char *text)
{
	struct starts		 s = { 0 };
	icalcomponent		*calendar, *event;
	struct icaltimetype	 from, until;

	calendar = icalparser_parse_string(text);
	from = icaltime_from_string("20200101T000000Z");
	until = icaltime_from_string("20281121T235959Z");
	event = icalcomponent_get_first_component(calendar,
	    ICAL_VEVENT_COMPONENT);
	cr_assert_not_null(event);
	take_dates(&s, event);
	icalcomponent_foreach_recurrence(event, from, until, add_occurrence,
	    &s);
	while ((event = icalcomponent_get_next_component(calendar,
	    ICAL_VEVENT_COMPONENT)) != NULL)
		replace_by(&s, event);
	icalcomponent_free(calendar);
	qsort(s.list, s.count, sizeof(*s.list), compare);

	return (s);
}

static time_t
read_time(const char *text)
{
	struct tm	 tm = { 0 };

	cr_assert_not_null(strptime(text, "%Y-%m-%d %H:%M:%S", &tm));

	return (timegm(&tm));
}

static void
add_page(struct starts *s, const struct outcome *page, const char *member)
{
	json_t	*root, *events, *event;
	size_t	 i;

	root = json_loads(page->body, 0, NULL);
	events = json_object_get(root, "events");
	cr_assert_not_null(events, "%s", page->body);
	json_array_foreach(events, i, event)
		add(s, read_time(json_string_value(json_object_get(event,
		    member))));
	json_decref(root);
}

/* The starts of the events. A day begins in UTC, since dates have no zone. */
static struct starts
list(int series, bool all_day)
{
	struct starts	 s = { 0 };
	size_t		 before;
	int		 page = 1;

	do {
		before = s.count;
		add_page(&s, ask("GET", target("/events?series=%d&per_page=50"
		    "&start_date=2020-01-01&end_date=2050-01-01&page=%d",
		    series, page++)), all_day ? "start_date" :
		    "utc_start_date");
	} while (s.count - before == 50);
	qsort(s.list, s.count, sizeof(*s.list), compare);

	return (s);
}

static void
expect_same(const struct starts *found, const struct starts *events,
    const char *what)
{
	size_t	 i;

	cr_expect_eq(found->count, events->count, "%s: %zu, not %zu", what,
	    found->count, events->count);
	for (i = 0; i < found->count && i < events->count; i++)
		cr_assert_eq(found->list[i], events->list[i], "%s: %zu: %s",
		    what, i, ctime(&found->list[i]));
}

/*
 * The first event has the id 1, the series 2, the others 3, 4 and so on. One of
 * them is changed, and one deleted.
 */
static void
check(const char *start, const char *end, const char *more, bool all_day)
{
	struct starts	 found, events;
	struct outcome	*a;

	given_event("ed", "Row", start, end, more);
	cr_assert_eq(ask_json("ed", "PATCH", "/events/4",
	    "{\"title\":\"Changed\"}")->status, 200);
	cr_assert_eq(ask_as("ed", "DELETE", "/events/5")->status, 200);
	a = ask("GET", "/series/2.ics");
	cr_assert_eq(a->status, 200, "%s", a->body);
	expect_sound_calendar(a->body);
	found = expand(a->body);
	events = list(2, all_day);
	expect_same(&found, &events, more);
}

Test(feed_series, libical_finds_further_and_left_out_dates)
{
	check("2027-01-05 18:00", "2027-01-05 19:30",
	    "\"timezone\":\"Europe/Berlin\",\"recurrence\":["
	    "\"RRULE:FREQ=WEEKLY;UNTIL=20270630\",\"EXDATE:20270209\","
	    "\"RDATE:20270211T200000,20270812\"]", false);
}

Test(feed_series, libical_finds_the_last_friday_of_a_month)
{
	check("2027-01-29 20:00", "2027-01-30 01:00",
	    "\"timezone\":\"America/New_York\",\"recurrence\":"
	    "\"FREQ=MONTHLY;BYDAY=-1FR;COUNT=14\"", false);
}

Test(feed_series, libical_finds_whole_days_that_exist)
{
	check("2027-01-31", "2027-02-01", "\"all_day\":true,\"recurrence\":"
	    "\"FREQ=MONTHLY;BYMONTHDAY=31;UNTIL=20280101\"", true);
}

Test(feed_series, libical_finds_every_other_week_without_an_end)
{
	check("2027-01-03 02:30", "2027-01-03 03:30",
	    "\"timezone\":\"Australia/Lord_Howe\",\"recurrence\":"
	    "\"FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;WKST=SU\"", false);
}

Test(feed_series, libical_finds_the_rest_of_a_count)
{
	check("2019-06-01 10:00", "2019-06-01 11:00", "\"recurrence\":"
	    "\"FREQ=MONTHLY;BYDAY=SA;BYSETPOS=1;COUNT=100\"", false);
}

Test(feed_series, libical_finds_dates_without_a_rule)
{
	check("2027-03-01 10:00", "2027-03-01 11:00",
	    "\"timezone\":\"UTC+5.5\",\"recurrence\":"
	    "\"RDATE:20270301T100000,20270303T120000,20270314,20270401\"",
	    false);
}

/* Half of the events have begun, so the change does not apply to them. */
static void
check_change(const char *zone, const char *change, const char *member)
{
	struct starts	 found, events = { 0 };
	struct outcome	*a;

	given_event("ed", "Row", "2026-10-13 18:00", "2026-10-13 19:30",
	    target("\"timezone\":\"%s\","
	    "\"recurrence\":\"FREQ=WEEKLY;COUNT=12\"",
	    zone));
	a = ask_json("ed", "PATCH", "/series/2", change);
	cr_assert_eq(a->status, 200, "%s", a->body);
	a = ask("GET", "/series/2.ics");
	expect_sound_calendar(a->body);
	found = expand(a->body);
	add_page(&events, ask("GET", "/events?series=2&per_page=50&start_date="
	    "2026-01-01"), member);
	cr_expect_eq(events.count, 12);
	expect_same(&found, &events, change);
}

Test(feed_series, libical_finds_what_began_in_another_zone)
{
	check_change("Europe/Berlin", "{\"timezone\":\"America/New_York\"}",
	    "utc_start_date");
}

Test(feed_series, libical_finds_what_began_at_another_time_of_day)
{
	check_change("Europe/Berlin", "{\"start_date\":\"2026-10-13 20:00\","
	    "\"end_date\":\"2026-10-13 20:30\"}", "utc_start_date");
}

Test(feed_series, libical_finds_times_before_whole_days)
{
	check_change("UTC", "{\"all_day\":true}", "start_date");
}

Test(feed_series, libical_finds_whole_days_before_times)
{
	struct starts	 found, events = { 0 };

	given_event("ed", "Row", "2026-10-13", "2026-10-13",
	    "\"all_day\":true,\"timezone\":\"UTC\",\"recurrence\":"
	    "\"FREQ=WEEKLY;COUNT=12\"");
	cr_assert_eq(ask_json("ed", "PATCH", "/series/2", "{\"all_day\":false,"
	    "\"start_date\":\"2026-10-13 18:00\",\"end_date\":"
	    "\"2026-10-13 19:00\"}")->status, 200);
	found = expand(ask("GET", "/series/2.ics")->body);
	add_page(&events, ask("GET", "/events?series=2&per_page=50&start_date="
	    "2026-01-01"), "start_date");
	expect_same(&found, &events, "times");
}

static void
expect_dates(const char *path, const char *dates)
{
	struct starts	 s;
	char		 text[512] = "";
	size_t		 i;

	s = expand(ask("GET", path)->body);
	for (i = 0; i < s.count; i++)
		strftime(strchr(text, '\0'), 8, i == 0 ? "%m-%d" : " %m-%d",
		    gmtime(&s.list[i]));
	cr_expect_str_eq(text, dates, "%s: %s", path, text);
}

static void
hide(const char *path, const char *hidden)
{
	cr_assert_eq(ask_json("ed", "PATCH", path,
	    target("{\"hide_from_listings\":%s}", hidden))->status, 200);
}

Test(feed_series, hidden_events_are_only_in_their_own_calendar)
{
	given_event("ed", "Row", "2027-01-05 18:00", "2027-01-05 19:30",
	    "\"timezone\":\"UTC\",\"recurrence\":\"FREQ=DAILY;COUNT=4\"");
	hide("/events/4", "true");
	expect_dates("/series/2.ics", "01-05 01-06 01-08");
	expect_dates("/events/3.ics", "01-05 01-06 01-08");
	expect_dates("/events/4.ics", "01-05 01-06 01-07 01-08");
	cr_expect_str_eq(ask_as("ed", "GET", "/series/2.ics")->body,
	    ask("GET", "/series/2.ics")->body);
}

/* Events that are made later have the flag of the series. */
Test(feed_series, a_hidden_series_shows_only_events_that_are_not)
{
	given_event("ed", "Row", "2027-01-05 18:00", "2027-01-05 19:30",
	    "\"timezone\":\"UTC\",\"recurrence\":[\"RRULE:FREQ=DAILY\","
	    "\"RDATE:20280601T120000\"]");
	hide("/series/2", "true");
	cr_expect_not(outcome_has(ask("GET", "/series/2.ics"),
	    "BEGIN:VEVENT"));
	expect_dates("/events/4.ics", "01-07");
	hide("/events/3", "false");
	expect_dates("/series/2.ics", "01-06");
	expect_dates("/events/4.ics", "01-06 01-07");
}

Test(feed_series, holds_the_texts_of_one_event)
{
	struct budget	 budget;
	struct outcome	*o;

	given_event("ed", "Row", "2026-12-01", "2026-12-01",
	    "\"recurrence\":\"FREQ=DAILY;COUNT=30\"");
	harness_fill("UPDATE events SET detached = $1", "description", 1);
	harness_fill("UPDATE events SET description = $1", "a", 262144);
	budget_start(&budget, 3600 * CLOCK_SECOND, 8 << 20);
	harness.budget = &budget;
	o = ask("GET", "/series/2.ics");
	harness.budget = NULL;
	cr_assert_eq(o->status, 200);
	cr_expect(outcome_has(o, "RECURRENCE-ID:20261230T000000Z\r\n"));
}
