#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/calendar_sound.h"
#include "tests/support/given.h"
#include "tests/support/harness.h"

#define CALENDAR							\
	"BEGIN:VCALENDAR\r\n"						\
	"VERSION:2.0\r\n"						\
	"PRODID:-//almanac//calendar of events//EN\r\n"
#define LIST								\
	"NAME:Calendar of events\r\n"					\
	"X-WR-CALNAME:Calendar of events\r\n"				\
	"REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n"			\
	"X-PUBLISHED-TTL:PT1H\r\n"
#define TIMES								\
	"DTSTAMP:20261121T001730Z\r\n"					\
	"CREATED:20261121T001730Z\r\n"					\
	"LAST-MODIFIED:20261121T001730Z\r\n"				\
	"SEQUENCE:0\r\n"
#define PARIS								\
	"BEGIN:VTIMEZONE\r\n"						\
	"TZID:Europe/Paris\r\n"						\
	"BEGIN:STANDARD\r\n"						\
	"DTSTART:20260101T010000\r\n"					\
	"TZOFFSETFROM:+0100\r\n"					\
	"TZOFFSETTO:+0100\r\n"						\
	"TZNAME:CET\r\n"						\
	"END:STANDARD\r\n"						\
	"BEGIN:DAYLIGHT\r\n"						\
	"DTSTART:20260329T020000\r\n"					\
	"TZOFFSETFROM:+0100\r\n"					\
	"TZOFFSETTO:+0200\r\n"						\
	"TZNAME:CEST\r\n"						\
	"RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU\r\n"			\
	"END:DAYLIGHT\r\n"						\
	"BEGIN:STANDARD\r\n"						\
	"DTSTART:20261025T030000\r\n"					\
	"TZOFFSETFROM:+0200\r\n"					\
	"TZOFFSETTO:+0100\r\n"						\
	"TZNAME:CET\r\n"						\
	"RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\r\n"			\
	"END:STANDARD\r\n"						\
	"END:VTIMEZONE\r\n"
#define TOKYO								\
	"BEGIN:VTIMEZONE\r\n"						\
	"TZID:Asia/Tokyo\r\n"						\
	"BEGIN:STANDARD\r\n"						\
	"DTSTART:20260101T090000\r\n"					\
	"TZOFFSETFROM:+0900\r\n"					\
	"TZOFFSETTO:+0900\r\n"						\
	"TZNAME:JST\r\n"						\
	"END:STANDARD\r\n"						\
	"END:VTIMEZONE\r\n"

static void
expect_calendar(const struct outcome *a, const char *body)
{
	EXPECT(a, 200, body);
	expect_sound_calendar(a->body);
}

Test(feed_calendar, an_event_has_all_that_is_known_of_it)
{
	struct outcome	*a;

	given_event("ed", "Tea; cake, \\\"talk\\\" &amp; <em>more</em>",
	    "2027-03-28 10:00", "2027-03-28 12:00",
	    "\"timezone\":\"europe/paris\","
	    "\"description\":\"<p>First line.</p><p>Second.</p>\","
	    "\"excerpt\":\"Short.\",\"image\":\"https://x.example/p.JPG?s=1\","
	    "\"cost\":\"5\",\"website\":\"https://talk.example\","
	    "\"categories\":[\"Talks, lectures\",\"Art\"],\"tags\":[\"new\"],"
	    "\"venue\":{\"venue\":\"Hall A\",\"address\":\"1 High St\","
	    "\"city\":\"Rome\",\"country\":\"Italy\",\"geo_lat\":41.9,"
	    "\"geo_lng\":-0.00005},"
	    "\"organizer\":[{\"organizer\":\"No mail\",\"phone\":\"555\"},"
	    "{\"organizer\":\"Ada \\\"the\\\" One; x\","
	    "\"email\":\"ada@example.org\"},"
	    "{\"organizer\":\"Bob\",\"email\":\"bob@example.org\"},"
	    "{\"organizer\":\"Odd\",\"email\":\"odd one\"}]");
	a = ask("GET", "/events/1.ics");
	expect_calendar(a, CALENDAR
	    "SOURCE;VALUE=URI:" API "/events/1.ics\r\n"
	    PARIS
	    "BEGIN:VEVENT\r\n"
	    "UID:" SITE_ID "?id=1\r\n"
	    TIMES
	    "DTSTART;TZID=Europe/Paris:20270328T100000\r\n"
	    "DTEND;TZID=Europe/Paris:20270328T120000\r\n"
	    "STATUS:CONFIRMED\r\n"
	    "SUMMARY:Tea\\; cake\\, \"talk\" & more\r\n"
	    "DESCRIPTION:First line.\\n\\nSecond.\r\n"
	    "LOCATION:Hall A\\, 1 High St\\, Rome\\, Italy\r\n"
	    "GEO:41.900000;-0.000050\r\n"
	    "CONTACT:No mail\\, 555\r\n"
	    "ORGANIZER;CN=\"Ada ^'the^' One; x\":mailto:ada@example.org\r\n"
	    "CONTACT:Bob\\, bob@example.org\r\n"
	    "CONTACT:Odd\r\n"
	    "CATEGORIES:Art,Talks\\, lectures\r\n"
	    "URL:" SITE "/event/tea-cake-talk-more/\r\n"
	    "IMAGE;VALUE=URI;DISPLAY=BADGE;FMTTYPE=image/jpeg:"
	    "https://x.example/p.JPG?s=\r\n 1\r\n"
	    "END:VEVENT\r\n"
	    "END:VCALENDAR\r\n");
	cr_expect_str_eq(outcome_header(a, "Content-Type"),
	    "text/calendar; charset=UTF-8");
	cr_expect_null(outcome_header(a, "X-TEC-Total"));
}

Test(feed_calendar, a_list_has_the_zones_of_its_events_in_front)
{
	struct outcome	*a;

	given_event("ed", "Paris", "2027-01-01 10:00", "2027-01-01 12:00",
	    "\"timezone\":\"Europe/Paris\"");
	given_event("ed", "Tokyo", "2027-01-02 10:00", "2027-01-04 12:00",
	    "\"timezone\":\"Asia/Tokyo\"");
	given_event("ed", "Paris again", "2027-06-01 10:00",
	    "2027-06-01 12:00", "\"timezone\":\"EUROPE/paris\"");
	given_event("ed", "Hidden", "2027-06-01 10:00", "2027-06-01 12:00",
	    "\"hide_from_listings\":true,\"timezone\":\"Asia/Seoul\"");
	a = ask("GET", "/events.ics?start_date=2027-01-01&per_page=1");
	expect_calendar(a, CALENDAR LIST
	    "SOURCE;VALUE=URI:" API "/events.ics?start_dat\r\n"
	    " e=2027-01-01&per_page=1\r\n"
	    PARIS TOKYO
	    "BEGIN:VEVENT\r\n"
	    "UID:" SITE_ID "?id=1\r\n"
	    TIMES
	    "DTSTART;TZID=Europe/Paris:20270101T100000\r\n"
	    "DTEND;TZID=Europe/Paris:20270101T120000\r\n"
	    "STATUS:CONFIRMED\r\n"
	    "SUMMARY:Paris\r\n"
	    "URL:" SITE "/event/paris/\r\n"
	    "END:VEVENT\r\n"
	    "BEGIN:VEVENT\r\n"
	    "UID:" SITE_ID "?id=2\r\n"
	    TIMES
	    "DTSTART;TZID=Asia/Tokyo:20270102T100000\r\n"
	    "DTEND;TZID=Asia/Tokyo:20270104T120000\r\n"
	    "STATUS:CONFIRMED\r\n"
	    "SUMMARY:Tokyo\r\n"
	    "URL:" SITE "/event/tokyo/\r\n"
	    "END:VEVENT\r\n"
	    "BEGIN:VEVENT\r\n"
	    "UID:" SITE_ID "?id=3\r\n"
	    TIMES
	    "DTSTART;TZID=Europe/Paris:20270601T100000\r\n"
	    "DTEND;TZID=Europe/Paris:20270601T120000\r\n"
	    "STATUS:CONFIRMED\r\n"
	    "SUMMARY:Paris again\r\n"
	    "URL:" SITE "/event/paris-again/\r\n"
	    "END:VEVENT\r\n"
	    "END:VCALENDAR\r\n");
	cr_expect_str_eq(outcome_header(a, "X-TEC-Total"), "3");
}

Test(feed_calendar, a_whole_day_ends_with_the_next)
{
	struct outcome	*a;

	given_event("ed", "Fair", "2027-02-27", "2027-02-28",
	    "\"all_day\":true,\"timezone\":\"Europe/Paris\"");
	a = ask("GET", "/events/1.ics");
	expect_calendar(a, CALENDAR
	    "SOURCE;VALUE=URI:" API "/events/1.ics\r\n"
	    "BEGIN:VEVENT\r\n"
	    "UID:" SITE_ID "?id=1\r\n"
	    TIMES
	    "DTSTART;VALUE=DATE:20270227\r\n"
	    "DTEND;VALUE=DATE:20270301\r\n"
	    "STATUS:CONFIRMED\r\n"
	    "SUMMARY:Fair\r\n"
	    "URL:" SITE "/event/fair/\r\n"
	    "END:VEVENT\r\n"
	    "END:VCALENDAR\r\n");
}

Test(feed_calendar, times_are_of_the_zone_of_the_event)
{
	static const struct {
		const char	*zone, *start, *end;
	} rows[] = {
		{ "UTC", "DTSTART:20270301T100000Z\r\n",
		    "DTEND:20270301T120000Z\r\n" },
		{ "Z", "DTSTART:20270301T100000Z\r\n",
		    "DTEND:20270301T120000Z\r\n" },
		{ "GMT+0", "DTSTART:20270301T100000Z\r\n",
		    "DTEND:20270301T120000Z\r\n" },
		{ "UTC+5.5", "DTSTART;TZID=UTC+0530:20270301T100000\r\n",
		    "DTEND;TZID=UTC+0530:20270301T120000\r\n" },
		{ "-03:30", "DTSTART;TZID=UTC-0330:20270301T100000\r\n",
		    "DTEND;TZID=UTC-0330:20270301T120000\r\n" },
		{ "asia/tokyo", "DTSTART;TZID=Asia/Tokyo:20270301T100000\r\n",
		    "DTEND;TZID=Asia/Tokyo:20270301T120000\r\n" }
	};
	struct outcome	*a;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		given_event("ed", "Talk", "2027-03-01 10:00",
		    "2027-03-01 12:00", target("\"timezone\":\"%s\"",
		    rows[i].zone));
		a = ask("GET", target("/events/%zu.ics", i + 1));
		cr_expect(outcome_has(a, rows[i].start), "%s", a->body);
		cr_expect(outcome_has(a, rows[i].end), "%s", a->body);
		cr_expect_eq(outcome_has(a, "VTIMEZONE"), i > 2);
		expect_sound_calendar(a->body);
	}
}

Test(feed_calendar, an_end_is_written_only_if_it_is_after_the_start)
{
	struct outcome	*a;

	given_event("ed", "Bell", "2027-03-01 10:00", "2027-03-01 10:00", "");
	given_event("ed", "Last day", "9999-12-31", "9999-12-31",
	    "\"all_day\":true");
	a = ask("GET", "/events/1.ics");
	cr_expect(outcome_has(a, "DTSTART:20270301T100000Z\r\nSTATUS"));
	expect_sound_calendar(a->body);
	a = ask("GET", "/events/2.ics");
	cr_expect(outcome_has(a, "DTSTART;VALUE=DATE:99991231\r\nSTATUS"), "%s",
	    a->body);
	expect_sound_calendar(a->body);
}

Test(feed_calendar, a_calendar_without_events_has_the_zone_of_the_site)
{
	expect_calendar(ask("GET", "/events.ics"), CALENDAR LIST
	    "SOURCE;VALUE=URI:" API "/events.ics\r\n"
	    "BEGIN:VTIMEZONE\r\n"
	    "TZID:UTC\r\n"
	    "BEGIN:STANDARD\r\n"
	    "DTSTART:20250101T000000\r\n"
	    "TZOFFSETFROM:+0000\r\n"
	    "TZOFFSETTO:+0000\r\n"
	    "TZNAME:UTC\r\n"
	    "END:STANDARD\r\n"
	    "END:VTIMEZONE\r\n"
	    "END:VCALENDAR\r\n");
}

Test(feed_calendar, a_change_makes_the_sequence_grow)
{
	struct outcome	*a;

	given_talk("ed", "");
	harness.now += 3600;
	cr_assert_eq(ask_json("ed", "PATCH", "/events/1",
	    "{\"title\":\"Other\"}")->status, 200);
	a = ask("GET", "/events/1.ics");
	cr_expect(outcome_has(a, "DTSTAMP:20261121T011730Z\r\n"
	    "CREATED:20261121T001730Z\r\n"
	    "LAST-MODIFIED:20261121T011730Z\r\n"
	    "SEQUENCE:3600\r\n"), "%s", a->body);
}

Test(feed_calendar, a_feed_is_unchanged_while_nothing_is_written)
{
	const char	*body, *tag;
	struct outcome	*a;

	given_talk("ed", "\"timezone\":\"Europe/Paris\"");
	a = ask("GET", "/events.ics");
	body = a->body;
	tag = outcome_header(a, "ETag");
	harness.now += 3600;
	a = ask("GET", "/events.ics");
	cr_expect_str_eq(a->body, body);
	cr_expect_str_eq(outcome_header(a, "ETag"), tag);
}

Test(feed_calendar, a_child_names_its_parent)
{
	given_talk("ed", "");
	given_talk("ed", "\"post_parent\":1");
	cr_expect(outcome_has(ask("GET", "/events/2.ics"),
	    "RELATED-TO:" SITE_ID "?id=1\r\n"));
}

Test(feed_calendar, a_uid_follows_the_address_of_the_site)
{
	harness_start();
	harness.site.site_url = "https://www.cal.example:8443/club";
	given_talk("ed", "");
	cr_expect(outcome_has(ask("GET", "/events/1.ics"),
	    "UID:www.cal.example/club?id=1\r\n"));
}

Test(feed_calendar, long_texts_are_cut_in_lists_alone)
{
	static char	 text[40000], more[40100];
	struct outcome	*a;

	memset(text, 'x', sizeof(text) - 1);
	snprintf(more, sizeof(more), "\"description\":\"%s\"", text);
	given_talk("ed", more);
	a = ask("GET", "/events.ics");
	cr_expect_lt(a->length, 18000, "%zu", a->length);
	cr_expect(outcome_has(a, "x…\r\n"));
	expect_sound_calendar(a->body);
	a = ask("GET", "/events/1.ics");
	cr_expect_gt(a->length, 40000);
	cr_expect_not(outcome_has(a, "…"));
}

Test(feed_calendar, the_end_of_very_long_markup_is_not_read)
{
	struct outcome	*a;

	given_talk("ed", "");
	harness_fill("UPDATE events SET description = $1 || 'End'", "<br>",
	    65000);
	cr_expect_not(outcome_has(ask("GET", "/events.ics"), "End\r\n"));
	cr_expect(outcome_has(ask("GET", "/events/1.ics"), "End\r\n"));
	harness_fill("UPDATE events SET description = $1 || 'End'", "<br>",
	    16000);
	a = ask("GET", "/events.ics");
	cr_expect(outcome_has(a, "End\r\n"));
	expect_sound_calendar(a->body);
}

Test(feed_calendar, a_description_is_plain_text)
{
	static const struct {
		const char	*members, *line;
	} rows[] = {
		{ "\"description\":\"Long\",\"excerpt\":\"Short\"",
		    "DESCRIPTION:Long\r\n" },
		{ "\"excerpt\":\"<i>Short</i>\"", "DESCRIPTION:Short\r\n" },
		{ "\"description\":\"<img src='a.png'>\"", NULL },
		{ "\"ticketed\":true", NULL }
	};
	struct outcome	*a;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		given_talk("ed", rows[i].members);
		a = ask("GET", target("/events/%zu.ics", i + 1));
		cr_expect(outcome_has(a, rows[i].line != NULL ? rows[i].line :
		    "SUMMARY:Talk\r\nURL:"), "%s", a->body);
	}
}

Test(feed_calendar, a_list_is_called_as_the_site_is)
{
	struct outcome	*a;

	harness_start();
	harness.site.title = "Town; calendar";
	a = ask("GET", "/events.ics");
	cr_expect(outcome_has(a, "\nNAME:Town\\; calendar\r\n"));
	cr_expect(outcome_has(a, "\nX-WR-CALNAME:Town\\; calendar\r\n"));
}
