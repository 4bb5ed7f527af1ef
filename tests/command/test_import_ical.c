/* iCalendar files, valid and invalid. */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/buf.h"
#include "command/inside.h"
#include "store/db.h"

#include "base/array.h"
#include "tests/support/import_given.h"

#define TOWN	"tests/import/town.ics"

TestSuite(import_ical, .init = import_setup, .fini = import_teardown);

Test(import_ical, imported_and_lost_fields_are_reported)
{
	import_start();
	import_files(TOWN, NULL);
	IMPORT_EXPECT_TOLD(
	    "categories         3  3 new\n"
	    "tags               0\n"
	    "venues             1  1 new\n"
	    "organizers         1  1 new\n"
	    "events            12  11 new  1 refused\n"
	    "series             1  1 new\n"
	    "\n"
	    "left out or changed:\n"
	    "         1  TZID Town Time: is unknown; the offsets of its"
	    " VTIMEZONE are used\n"
	    "            " TOWN "\n"
	    "         1  X-WR-TIMEZONE: is the zone of times without one:"
	    " Europe/Paris\n"
	    "            " TOWN "\n"
	    "         1  event ATTENDEE: is not supported\n"
	    "            zone@town.example\n"
	    "         1  event VALARM: is not supported\n"
	    "            zone@town.example\n"
	    "         1  event STATUS: is not CONFIRMED; the event becomes a"
	    " draft\n"
	    "            day@town.example\n"
	    "         1  event SUMMARY: is empty; the title is Untitled\n"
	    "            day@town.example\n"
	    "         1  event DTEND: is before DTSTART; the event ends when it"
	    " starts\n"
	    "            floating@town.example\n"
	    "         1  event RRULE: is not daily, weekly, monthly or yearly\n"
	    "            hourly@town.example\n"
	    "         1  event UID: is missing; start, title and place are used"
	    " instead\n"
	    "            line 98 of " TOWN ": Nameless: 20260101T000000Z\n"
	    "         1  event DTSTART: 20260231T990000Z does not exist; left"
	    " out\n"
	    "            timeless@town.example\n"
	    "         1  event all of it: has no DTSTART that can be read\n"
	    "            timeless@town.example\n"
	    "         1  VTODO: is not supported\n"
	    "            " TOWN "\n");
	import_end();
}

Test(import_ical, an_event_keeps_its_fields)
{
	import_start();
	import_files(TOWN, NULL);
	import_expect("/events/3?_fields=status,date_utc,modified_utc,title,"
	    "description,image.url,website,venue.venue,venue.geo_lat,"
	    "venue.geo_lng,organizer.organizer,organizer.email,categories.slug",
	    "{\"status\":\"publish\",\"date_utc\":\"2026-01-02 03:04:05\","
	    "\"modified_utc\":\"2026-01-03 03:04:05\","
	    "\"title\":\"Rock ; Roll, the night\","
	    "\"description\":\"One &lt; two &amp; three.<br>\\nLine two.\","
	    "\"image\":{\"url\":\"https://rock.example/a.png\"},"
	    "\"website\":\"https://rock.example/\","
	    "\"categories\":[{\"slug\":\"loud\"},{\"slug\":\"music\"},"
	    "{\"slug\":\"night-life\"}],"
	    "\"venue\":{\"venue\":\"The Hall, Main St\",\"geo_lat\":41.9,"
	    "\"geo_lng\":12.5},"
	    "\"organizer\":[{\"organizer\":\"Ada L\","
	    "\"email\":\"ada@town.example\"}]}");
	import_end();
}

#define TIMES(status, title, zone, start, end, utc)			\
	"{\"status\":\"" status "\",\"title\":\"" title "\","		\
	"\"start_date\":\"" start "\",\"end_date\":\"" end "\","	\
	"\"utc_start_date\":\"" utc "\",\"timezone\":\"" zone "\"}"

static void
expect_times(const char *query, const char *events)
{
	char	 path[256], body[4096];

	snprintf(path, sizeof(path), "/events?%s&per_page=50&_fields="
	    "events.status,events.title,events.start_date,events.end_date,"
	    "events.utc_start_date,events.timezone", query);
	snprintf(body, sizeof(body), "{\"events\":[%s]}", events);
	import_expect(path, body);
}

Test(import_ical, an_event_may_come_before_its_parent)
{
	import_start();
	import_files(TOWN, NULL);
	import_expect("/events/6?_fields=title,post_parent",
	    "{\"title\":\"Across\",\"post_parent\":7}");
	import_end();
}

Test(import_ical, times_keep_their_zones)
{
	import_start();
	import_files(TOWN, NULL);
	expect_times("include=3,4,5,6,7,8",
	    TIMES("publish", "Rock ; Roll, the night", "America/New_York",
	    "2026-03-08 01:30:00", "2026-03-09 03:30:00",
	    "2026-03-08 06:30:00") ","
	    TIMES("private", "Fair", "UTC", "2026-06-01 00:00:00",
	    "2026-06-03 23:59:59", "2026-06-01 00:00:00") ","
	    TIMES("draft", "Untitled", "UTC", "2026-07-01 00:00:00",
	    "2026-07-01 23:59:59", "2026-07-01 00:00:00") ","
	    TIMES("publish", "Own zone", "+05:30", "2026-07-01 10:00:00",
	    "2026-07-01 11:00:00", "2026-07-01 04:30:00") ","
	    TIMES("publish", "Across", "Europe/Paris", "2026-07-01 12:00:00",
	    "2026-07-01 13:00:00", "2026-07-01 10:00:00") ","
	    TIMES("publish", "Floating", "Europe/Paris", "2026-07-02 10:00:00",
	    "2026-07-02 10:00:00", "2026-07-02 08:00:00"));
	import_end();
}

#define CHANGE(name, start, from, to, rule)				\
	"BEGIN:" name "\r\nDTSTART:" start "\r\nTZOFFSETFROM:" from "\r\n" \
	"TZOFFSETTO:" to "\r\n" rule "END:" name "\r\n"
#define ZONED(uid, start)						\
	"BEGIN:VEVENT\r\nUID:" uid "\r\nSUMMARY:" uid "\r\n"		\
	"DTSTART;TZID=Ours:" start "\r\nEND:VEVENT\r\n"
#define OFFSET(title, offset, start, utc)				\
	TIMES("publish", title, offset, start, start, utc)

Test(import_ical, a_zone_of_the_file_has_the_offset_of_then)
{
	import_start();
	import_files(import_write("x.ics", "BEGIN:VCALENDAR\r\n"
	    ZONED("a", "20260101T120000") ZONED("b", "20260329T015959")
	    ZONED("c", "20260329T020000") ZONED("d", "20260701T120000")
	    ZONED("e", "20261025T030000") ZONED("f", "20300701T120000")
	    ZONED("g", "15000701T120000") ZONED("h", "19700701T120000")
	    "BEGIN:VTIMEZONE\r\nTZID:Ours\r\n"
	    CHANGE("STANDARD", "16010101T030000", "+0200", "+0100",
	    "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10\r\n")
	    CHANGE("DAYLIGHT", "19800101T020000", "+0100", "+0200",
	    "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3;UNTIL=20290101T000000Z"
	    "\r\n")
	    CHANGE("STANDARD", "19690101T000000", "+0100", "+0300",
	    "RDATE:19700615T000000\r\n")
	    "END:VTIMEZONE\r\nEND:VCALENDAR\r\n"), NULL);
	expect_times("start_date=1000-01-01&end_date=2040-01-01",
	    OFFSET("g", "+01:00", "1500-07-01 12:00:00",
	    "1500-07-01 11:00:00") ","
	    OFFSET("h", "+03:00", "1970-07-01 12:00:00",
	    "1970-07-01 09:00:00") ","
	    OFFSET("a", "Europe/Paris", "2026-01-01 12:00:00",
	    "2026-01-01 11:00:00") ","
	    OFFSET("b", "Europe/Paris", "2026-03-29 01:59:59",
	    "2026-03-29 00:59:59") ","
	    OFFSET("c", "Europe/Paris", "2026-03-29 03:00:00",
	    "2026-03-29 01:00:00") ","
	    OFFSET("d", "Europe/Paris", "2026-07-01 12:00:00",
	    "2026-07-01 10:00:00") ","
	    OFFSET("e", "Europe/Paris", "2026-10-25 03:00:00",
	    "2026-10-25 02:00:00") ","
	    OFFSET("f", "+01:00", "2030-07-01 12:00:00",
	    "2030-07-01 11:00:00"));
	import_end();
}

Test(import_ical, a_repeated_event_becomes_several_events)
{
	import_start();
	import_files(TOWN, NULL);
	expect_times("search=Weekly&start_date=2026-01-01",
	    TIMES("publish", "Weekly", "Europe/Rome", "2026-10-18 10:00:00",
	    "2026-10-18 11:00:00", "2026-10-18 08:00:00") ","
	    TIMES("publish", "Weekly, later", "Europe/Rome",
	    "2026-11-01 15:00:00", "2026-11-01 16:00:00",
	    "2026-11-01 14:00:00") ","
	    TIMES("publish", "Weekly", "Europe/Rome", "2026-11-08 10:00:00",
	    "2026-11-08 11:00:00", "2026-11-08 09:00:00"));
	import_end();
}

Test(import_ical, a_second_run_changes_nothing)
{
	const char	*before;

	import_start();
	import_files(TOWN, NULL);
	import_end();
	before = import_dump();
	import_start();
	import_files(TOWN, NULL);
	cr_assert_eq(report_count(given.report, IMPORT_EVENT, IMPORT_SAME),
	    11);
	import_end();
	cr_assert_str_eq(import_dump(), before);
}

#define CALENDAR(text)							\
	"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n" \
	"BEGIN:VEVENT\r\nUID:a\r\n" text "END:VEVENT\r\nEND:VCALENDAR\r\n"

/* The outcome for an event, and the first of its losses. */
static const struct {
	const char	*text;
	enum import_fate fate;
	int64_t		 count;
	const char	*told;		/* "": none */
}	 rows[] = {
	{ CALENDAR("DTSTART:20260101T100000Z\r\nSUMMARY:A\r\n"), IMPORT_NEW, 1,
	    "" },
	{ "\xef\xbb\xbf" CALENDAR("DTSTART:20260101T100000Z\r\nSUMMARY:A\r\n"),
	    IMPORT_NEW, 1, "" },
	{ CALENDAR("DTSTART:20261332T100000Z\r\nSUMMARY:A\r\n"),
	    IMPORT_REFUSED, 1, "has no DTSTART that can be read" },
	{ CALENDAR("DTSTART:00000000\r\nSUMMARY:A\r\n"), IMPORT_REFUSED, 1,
	    "has no DTSTART that can be read" },
	{ CALENDAR("SUMMARY:A\r\n"), IMPORT_REFUSED, 1,
	    "has no DTSTART that can be read" },
	{ CALENDAR("DTSTART:99991231T235959Z\r\nDURATION:P9999999D\r\n"
	    "SUMMARY:A\r\n"), IMPORT_NEW, 1, "" },
	{ CALENDAR("DTSTART:20260101\r\nDURATION:-P1D\r\nSUMMARY:A\r\n"),
	    IMPORT_NEW, 1, "" },
	{ CALENDAR("DTSTART;TZID=Nowhere:20260101T100000\r\nSUMMARY:A\r\n"),
	    IMPORT_NEW, 1, "is unknown; used is the site's zone, UTC" },
	{ CALENDAR("DTSTART:20280101T100000Z\r\nRRULE:FREQ=DAILY\r\n"
	    "SUMMARY:A\r\n"), IMPORT_NEW, 327, "" },
	{ CALENDAR("DTSTART:20260101T100000Z\r\n"
	    "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30\r\nSUMMARY:A\r\n"),
	    IMPORT_NEW, 1, "RRULE: gives no time; the event is imported once" },
	{ CALENDAR("DTSTART:20260101T100000Z\r\nGEO:1;2\r\nSUMMARY:A\r\n"),
	    IMPORT_NEW, 1, "GEO: has no LOCATION" },
	{ CALENDAR("DTSTART:20260101T100000Z\r\nSUMMARY:A\r\n"
	    "ORGANIZER:urn:x\r\n"), IMPORT_NEW, 1,
	    "has neither a name nor an address" },
	{ CALENDAR("DTSTART:20260101T100000Z\r\nSUMMARY:A\r\n"
	    "URL:javascript:alert(1)\r\n"), IMPORT_NEW, 1,
	    "website: website must be" },
	{ CALENDAR("DTSTART:20260101T100000Z\r\nSUMMARY:A\r\nNONSENSE\r\n"),
	    IMPORT_NEW, 1, "NONSENSE: cannot be read" },
	{ "BEGIN:VCALENDAR\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n", IMPORT_NEW, 0,
	    "END: ends nothing; left out" },
};

Test(import_ical, malformed_parts_are_reported_and_left_out)
{
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++) {
		import_setup_again();
		import_start();
		import_files(import_write("x.ics", rows[i].text), NULL);
		cr_expect_eq(report_count(given.report, IMPORT_EVENT,
		    rows[i].fate), rows[i].count, "%s", rows[i].text);
		if (*rows[i].told != '\0')
			cr_expect_not_null(strstr(import_told(),
			    rows[i].told), "%s%s", rows[i].text,
			    import_told());
		else
			cr_expect_null(strstr(import_told(), "not taken"),
			    "%s%s", rows[i].text, import_told());
		import_end();
	}
}

#define A_WITH(text) \
	"BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:A\r\nDTSTART:20270101T100000Z\r\n" \
	text "END:VEVENT\r\n"
#define WEEKLY	"RRULE:FREQ=WEEKLY;COUNT=3\r\n"

static void
expect_first(const char *text, int64_t events)
{
	const char	*path, *before;
	int		 run;

	import_setup_again();
	path = import_write("x.ics", text);
	for (run = 0; run < 2; run++) {
		before = run == 0 ? NULL : import_dump();
		import_start();
		import_files(path, NULL);
		cr_expect_eq(report_count(given.report, IMPORT_EVENT,
		    run == 0 ? IMPORT_NEW : IMPORT_SAME), events, "%s%s",
		    text, import_told());
		cr_expect_not_null(strstr(import_told(),
		    "event UID: occurs twice; the newest or first one is used"
		    "\n"),
		    "%s%s", text, import_told());
		import_end();
	}
	cr_expect_str_eq(import_dump(), before);
}

/* Also if one of them is a series, and the other is not. */
Test(import_ical, the_first_of_two_with_the_same_uid_is_imported)
{
	expect_first("BEGIN:VCALENDAR\r\n" A_WITH("") A_WITH("")
	    "END:VCALENDAR\r\n", 1);
	expect_first("BEGIN:VCALENDAR\r\n" A_WITH("") A_WITH(WEEKLY)
	    "END:VCALENDAR\r\n", 1);
	expect_first("BEGIN:VCALENDAR\r\n" A_WITH(WEEKLY) A_WITH("")
	    "END:VCALENDAR\r\n", 3);
}

#define TEXTS(uid, text)						\
	"BEGIN:VEVENT\r\nUID:" uid "\r\nDTSTART:20270101T100000Z\r\n"	\
	"SUMMARY:" uid "\r\n" text "END:VEVENT\r\n"
#define SHOWN(title, description)					\
	"{\"title\":\"" title "\",\"description\":\"" description "\"}"

Test(import_ical, descriptions_may_be_markup)
{
	import_start();
	import_files(import_write("x.ics", "BEGIN:VCALENDAR\r\n"
	    TEXTS("a", "DESCRIPTION:<p>One<br>two</p>\r\n")
	    TEXTS("b", "X-ALT-DESC;FMTTYPE=text/html:<style>p {}</style><p>a\\,"
	    " b, <b>c</b></p>\r\nDESCRIPTION:d\r\n")
	    TEXTS("c", "STYLED-DESCRIPTION;VALUE=TEXT;FMTTYPE=text/html:<p>a"
	    "</p>\r\nDESCRIPTION;DERIVED=TRUE:a\r\n")
	    TEXTS("d", "DESCRIPTION;ALTREP=\"data:text/html,%3Ci%3EHi%3C%2Fi%3E"
	    "\":Hi\r\n")
	    TEXTS("e", "DESCRIPTION;ALTREP=\"CID:1\":1 < 2\r\n")
	    "END:VCALENDAR\r\n"), NULL);
	import_expect("/events?start_date=2027-01-01&_fields=events.title,"
	    "events.description", "{\"events\":["
	    SHOWN("a", "<p>One<br>two</p>") ","
	    SHOWN("b", "<p>a, b, <b>c</b></p>") "," SHOWN("c", "a") ","
	    SHOWN("d", "<i>Hi</i>") "," SHOWN("e", "1 &lt; 2") "]}");
	import_end();
}

Test(import_ical, an_image_may_say_that_it_is_an_address)
{
	import_start();
	import_files(import_write("x.ics", "BEGIN:VCALENDAR\r\n"
	    TEXTS("a", "IMAGE;VALUE=URI;DISPLAY=BADGE;FMTTYPE=image/png:"
	    "https://rock.example/a.png\r\n") "END:VCALENDAR\r\n"), NULL);
	import_expect("/events?start_date=2027-01-01&_fields="
	    "events.image.url", "{\"events\":[{\"image\":{\"url\":"
	    "\"https://rock.example/a.png\"}}]}");
	import_end();
}

Test(import_ical, names_may_have_entities)
{
	import_start();
	import_files(import_write("x.ics", "BEGIN:VCALENDAR\r\n"
	    TEXTS("Rock &amp\\; <b>Roll</b> &#8211\\; C\\:",
	    "LOCATION:Bar &amp; Grill<br>Main St\r\n"
	    "CATEGORIES:Arts &amp\\; Crafts\r\n"
	    "ORGANIZER;CN=\"Ada &amp; Bo\":mailto:a@town.example\r\n"
	    "URL:https://town.example/?a=1&#038;b=2&copy=3&amp;d=4\r\n")
	    "END:VCALENDAR\r\n"), NULL);
	import_expect("/events/3?_fields=title,website,venue.venue,"
	    "organizer.organizer,categories.name",
	    "{\"title\":\"Rock & Roll \xe2\x80\x93 C:\","
	    "\"website\":\"https://town.example/?a=1&b=2&copy=3&d=4\","
	    "\"categories\":[{\"name\":\"Arts & Crafts\"}],"
	    "\"venue\":{\"venue\":\"Bar & Grill Main St\"},"
	    "\"organizer\":[{\"organizer\":\"Ada & Bo\"}]}");
	import_end();
}

Test(import_ical, names_and_addresses_may_be_encoded_for_others)
{
	import_start();
	import_files(import_write("x.ics", "BEGIN:VCALENDAR\r\n"
	    TEXTS("a", "ORGANIZER;CN=\"Caf%C3%A9%20Bo\":mailto:a@town.example"
	    "\r\nCATEGORIES:Arts,,Crafts\r\n"
	    "URL:https://town.example/?a=1\\,2\\;b\r\n")
	    TEXTS("b", "ORGANIZER:Ada Bo\r\nURL:www.town.example/b\r\n")
	    TEXTS("c", "ORGANIZER;CN=50%25 off:mailto:c@town.example\r\n")
	    TEXTS("d", "ORGANIZER;CN=%FF%FE:mailto:d@town.example\r\n")
	    "END:VCALENDAR\r\n"), NULL);
	import_expect("/events?start_date=2027-01-01&_fields=events.website,"
	    "events.organizer.organizer,events.categories.name",
	    "{\"events\":[{\"website\":\"https://town.example/?a=1,2;b\","
	    "\"categories\":[{\"name\":\"Arts\"},{\"name\":\"Crafts\"}],"
	    "\"organizer\":[{\"organizer\":\"Caf\xc3\xa9 Bo\"}]},"
	    "{\"website\":\"https://www.town.example/b\",\"categories\":[],"
	    "\"organizer\":[{\"organizer\":\"Ada Bo\"}]},"
	    "{\"website\":\"\",\"categories\":[],"
	    "\"organizer\":[{\"organizer\":\"50%25 off\"}]},"
	    "{\"website\":\"\",\"categories\":[],"
	    "\"organizer\":[{\"organizer\":\"%FF%FE\"}]}]}");
	import_end();
}

Test(import_ical, a_file_in_utf_16_is_read)
{
	const char	*text = CALENDAR("DTSTART:20270101T100000Z\r\n"
			    "SUMMARY:A\r\n");
	char		 bytes[1024] = "\xff\xfe";
	size_t		 length = 2;

	for (; *text != '\0'; text++) {
		bytes[length++] = *text;
		bytes[length++] = '\0';
	}
	import_start();
	import_files(import_write_bytes("x.ics", bytes, length), NULL);
	import_expect("/events?start_date=2027-01-01&_fields=events.title",
	    "{\"events\":[{\"title\":\"A\"}]}");
	import_end();
}

static void
expect_refused(const char *text, const char *reason)
{
	char		 why[512];
	const char	*path;

	path = import_write("x.ics", text);
	snprintf(why, sizeof(why), "'%s' %s", path, reason);
	import_start();
	import_files_end_with(why, path);
	import_end();
}

Test(import_ical, other_files_are_rejected)
{
	expect_refused("\r\nBEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\n"
	    "SUMM", "is not an iCalendar: BEGIN in line 2 has no END");
	expect_refused("Page not found\r\n", "is neither JSON nor an"
	    " iCalendar, and as CSV it has no column for the title (Title,"
	    " Event Name); its first line is: Page not found");
}

static int64_t
count(const char *what, struct statement *st)
{
	int64_t	 n;

	cr_assert(db_step(st), "%s", what);
	n = db_integer(st, 0);
	db_done(st);

	return (n);
}

/* The limits of our own routes (rules, section 31). */
Test(import_ical, long_texts_are_cut_and_reported)
{
	struct arena	*arena;
	struct buf	 b;
	char		 name[160];
	int		 i;

	for (i = 0; i < 159; i += 3)
		memcpy(name + i, "n\xc3\xa9", 4);
	arena = arena_new();
	buf_init(&b, arena, 1 << 20);
	buf_string(&b, "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:long\r\n"
	    "DTSTART:20260105T100000Z\r\nSUMMARY:");
	for (i = 0; i < 10000; i++)
		buf_string(&b, "caf\xc3\xa9 ol\xc3\xa9\r\n  ");
	buf_string(&b, "\r\nDESCRIPTION:");
	for (i = 0; i < 6000; i++)
		buf_string(&b, "0123456789012345678901234567890123456789\r\n"
		    " 0123456789\r\n ");
	buf_string(&b, "\r\nCATEGORIES:");
	for (i = 0; i < 50; i++)
		buf_string(&b, "n\xc3\xa9n\xc3\xa9");
	buf_string(&b, "end");
	for (i = 0; i < 120; i++)
		buf_printf(&b, "\r\nCATEGORIES:c%d", i);
	buf_string(&b, "\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n");

	import_start();
	import_files(import_write("long.ics", b.data), NULL);
	IMPORT_EXPECT_TOLD(arena_printf(arena,
	    "categories       121  121 new\n"
	    "tags               0\n"
	    "venues             0\n"
	    "organizers         0\n"
	    "events             1  1 new\n"
	    "\n"
	    "left out or changed:\n"
	    "         1  category name: is longer than 200 characters\n"
	    "            %s\n"
	    "         1  event title: is longer than 1024 bytes\n"
	    "            long\n"
	    "         1  event description: is longer than 262144 bytes\n"
	    "            long\n"
	    "         1  event categories: has too many values; used are the"
	    " first 100\n"
	    "            long\n", name));
	cr_expect_eq(count("title", db_query(inside_db(given.inside),
	    "SELECT length(CAST(title AS BLOB)) FROM events"
	    " WHERE title LIKE '%ol\xc3\xa9'")), 1022);
	cr_expect_eq(count("description", db_query(inside_db(given.inside),
	    "SELECT length(CAST(description AS BLOB)) FROM events")), 262144);
	cr_expect_eq(count("name", db_query(inside_db(given.inside),
	    "SELECT max(length(name)) FROM terms")), 200);
	cr_expect_eq(count("categories", db_query(inside_db(given.inside),
	    "SELECT COUNT(*) FROM event_terms")), 100);
	import_end();
	arena_free(arena);
}

/* Its elements must end within the limit. */
Test(import_ical, long_markup_is_cut_and_reported)
{
	struct arena	*arena;
	struct buf	 b;
	int		 i;

	arena = arena_new();
	buf_init(&b, arena, 1 << 20);
	buf_string(&b, "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:long\r\n"
	    "DTSTART:20260105T100000Z\r\nSUMMARY:a\r\nDESCRIPTION:<b>");
	for (i = 0; i < 30000; i++)
		buf_string(&b, "01234<br>6");
	buf_string(&b, "</b>\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n");
	import_start();
	import_files(import_write("long.ics", b.data), NULL);
	IMPORT_EXPECT_TOLD(
	    "categories         0\n"
	    "tags               0\n"
	    "venues             0\n"
	    "organizers         0\n"
	    "events             1  1 new\n"
	    "\n"
	    "left out or changed:\n"
	    "         1  event description: is longer than 262144 bytes\n"
	    "            long\n");
	cr_expect_eq(count("description", db_query(inside_db(given.inside),
	    "SELECT COUNT(*) FROM events WHERE description LIKE '%</b>'")),
	    1);
	import_end();
	arena_free(arena);
}
