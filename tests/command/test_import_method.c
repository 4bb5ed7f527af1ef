/* Messages of calendars: what METHOD says about the events. */
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/import_given.h"

TestSuite(import_method, .init = import_setup, .fini = import_teardown);

#define CALENDAR(method, events)					\
	"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//T//EN\r\n" method	\
	events "END:VCALENDAR\r\n"
#define EVENT(uid, more)						\
	"BEGIN:VEVENT\r\nUID:" uid "-0123456789abcdef\r\n" more	\
	"END:VEVENT\r\n"
#define CHESS								\
	EVENT("a", "SUMMARY:Chess\r\nDESCRIPTION:Bring a clock\r\n"	\
	"LOCATION:Hall\r\nSEQUENCE:1\r\n"				\
	"DTSTART:20270110T180000Z\r\nDURATION:PT2H\r\n")
#define YOGA								\
	EVENT("b", "SUMMARY:Yoga\r\nDTSTART:20270211T090000Z\r\n"	\
	"DURATION:PT1H\r\n")
#define WEEKLY								\
	EVENT("c", "SUMMARY:Choir\r\nDTSTART:20270301T190000Z\r\n"	\
	"DURATION:PT1H\r\nRRULE:FREQ=WEEKLY;COUNT=3\r\n")
#define SEEN								\
	"/events?start_date=2027-01-01&end_date=2027-12-31&_fields="	\
	"events.title,events.start_date,events.event_status"
#define ONE(title, start, status)					\
	"{\"title\":\"" title "\",\"start_date\":\"2027-" start ":00\"," \
	"\"event_status\":\"" status "\"}"
#define CHOIR(first, second, third)					\
	ONE("Choir", "03-01 19:00", first) ","				\
	ONE("Choir", "03-08 19:00", second) ","				\
	ONE("Choir", "03-15 19:00", third)

static void
put(const char *text)
{
	import_end();
	import_start();
	import_files(import_write("x.ics", text), NULL);
}

static void
begin(void)
{
	import_start();
	put(CALENDAR("METHOD:PUBLISH\r\n", CHESS YOGA WEEKLY));
}

static void
expect(const char *chess, const char *yoga, const char *choir)
{
	char	 body[2048];

	snprintf(body, sizeof(body), "{\"events\":[" ONE("Chess",
	    "01-10 18:00", "%s") "," ONE("Yoga", "02-11 09:00", "%s")
	    ",%s]}", chess, yoga, choir);
	import_expect(SEEN, body);
}

#define TAKES_PLACE	"scheduled", "scheduled"
#define ALL		CHOIR("scheduled", "scheduled", "scheduled")

Test(import_method, a_message_cancels_the_events_that_it_names)
{
	int	 run;

	begin();
	for (run = 0; run < 2; run++) {
		put(CALENDAR("METHOD:CANCEL\r\n", EVENT("a", "SEQUENCE:2\r\n"
		    "SUMMARY:Canceled: Chess\r\nCOMMENT:No hall\r\n"
		    "DTSTART:20270110T180000Z\r\n")));
		cr_expect_eq(report_count(given.report, IMPORT_EVENT,
		    run == 0 ? IMPORT_CHANGED : IMPORT_SAME), 1, "%s",
		    import_told());
		expect("canceled", "scheduled", ALL);
	}
	import_expect("/events?start_date=2027-01-01&per_page=1&_fields="
	    "events.description,events.end_date,events.event_status_reason,"
	    "events.venue.venue", "{\"events\":[{\"description\":"
	    "\"Bring a clock\",\"end_date\":\"2027-01-10 20:00:00\","
	    "\"venue\":{\"venue\":\"Hall\"},"
	    "\"event_status_reason\":\"No hall\"}]}");
	put(CALENDAR("METHOD:REQUEST\r\n", CHESS));
	expect("canceled", "scheduled", ALL);
	import_end();
}

Test(import_method, a_message_needs_no_start)
{
	begin();
	put(CALENDAR("METHOD:CANCEL\r\n", EVENT("b", "") EVENT("x", "")));
	cr_expect_not_null(strstr(import_told(), "event all of it: has no"
	    " DTSTART that can be read\n            x-"), "%s", import_told());
	expect("scheduled", "canceled", ALL);
	import_end();
}

#define SHORT(more)							\
	"BEGIN:VEVENT\r\nUID:1\r\n" more "END:VEVENT\r\n"

/* As of any calendar, it must be the same. */
Test(import_method, a_number_alone_is_that_of_the_same_program)
{
	import_start();
	put(CALENDAR("", SHORT("SUMMARY:Chess\r\n"
	    "DTSTART:20270110T180000Z\r\n")));
	put("BEGIN:VCALENDAR\r\nPRODID:other\r\nMETHOD:CANCEL\r\n"
	    SHORT("") "END:VCALENDAR\r\n");
	import_expect(SEEN, "{\"events\":[" ONE("Chess", "01-10 18:00",
	    "scheduled") "]}");
	put(CALENDAR("METHOD:CANCEL\r\n", SHORT("")));
	import_expect(SEEN, "{\"events\":[" ONE("Chess", "01-10 18:00",
	    "canceled") "]}");
	import_end();
}

Test(import_method, a_series_is_canceled_by_its_uid)
{
	begin();
	put(CALENDAR("METHOD:CANCEL\r\n", EVENT("c",
	    "DTSTART:20270301T190000Z\r\n")));
	expect(TAKES_PLACE, CHOIR("canceled", "canceled", "canceled"));
	put(CALENDAR("", WEEKLY));
	expect(TAKES_PLACE, ALL);
	import_end();
}

/* Also one that differs in this, or is a single event. */
Test(import_method, changes_of_a_canceled_series_are_canceled)
{
	import_start();
	put(CALENDAR("",
	    CHESS YOGA WEEKLY EVENT("c", "SUMMARY:Choir\r\nRECURRENCE-ID:"
	    "20270308T190000Z\r\nDTSTART:20270308T190000Z\r\nDURATION:PT1H"
	    "\r\nSTATUS:TENTATIVE\r\nX-ALMANAC-EVENT-STATUS:postponed\r\n")
	    EVENT("c", "SUMMARY:Party\r\nRECURRENCE-ID:20270401T190000Z\r\n"
	    "DTSTART:20270401T190000Z\r\n")));
	expect(TAKES_PLACE, CHOIR("scheduled", "postponed", "scheduled") ","
	    ONE("Party", "04-01 19:00", "scheduled"));
	put(CALENDAR("METHOD:CANCEL\r\n", EVENT("c", "")));
	expect(TAKES_PLACE, CHOIR("canceled", "canceled", "canceled") ","
	    ONE("Party", "04-01 19:00", "canceled"));
	import_end();
}

Test(import_method, one_event_of_a_series_is_canceled)
{
	begin();
	put(CALENDAR("METHOD:CANCEL\r\n", EVENT("c", "RECURRENCE-ID:"
	    "20270308T190000Z\r\n") EVENT("c", "SUMMARY:x\r\nRECURRENCE-ID:"
	    "20270309T190000Z\r\nDTSTART:20270309T190000Z\r\n")));
	cr_expect_not_null(strstr(import_told(), "event RECURRENCE-ID: is not"
	    " among the times that are here; left out\n            c-"), "%s",
	    import_told());
	expect(TAKES_PLACE, CHOIR("scheduled", "canceled", "scheduled"));
	import_end();
}

#define TOLD_AT(day)	"DTSTAMP:202611" day "T000000Z\r\n"
#define WEEKLY_AT(day)							\
	EVENT("c", "SUMMARY:Choir\r\nDTSTART:20270301T190000Z\r\n"	\
	"DURATION:PT1H\r\nRRULE:FREQ=WEEKLY;COUNT=3\r\n" TOLD_AT(day))

/* The calendar may have been written before the message. */
Test(import_method, an_older_calendar_takes_back_no_message)
{
	static const char *const	 rows[][2] = {
		{ CALENDAR("", WEEKLY_AT("10")), "canceled" },
		{ CALENDAR("", WEEKLY_AT("11")), "canceled" },
		{ CALENDAR("", WEEKLY_AT("13")), "scheduled" }
	};
	char				 body[1024];
	size_t				 i;

	import_start();
	put(CALENDAR("", WEEKLY_AT("10")));
	put(CALENDAR("METHOD:CANCEL\r\n", EVENT("c", "RECURRENCE-ID:"
	    "20270308T190000Z\r\n" TOLD_AT("12"))));
	for (i = 0; i < COUNT(rows); i++) {
		put(rows[i][0]);
		cr_expect_eq(report_count(given.report, IMPORT_EVENT,
		    IMPORT_OLDER), i < 2, "%s", import_told());
		snprintf(body, sizeof(body), "{\"events\":[" CHOIR("scheduled",
		    "%s", "scheduled") "]}", rows[i][1]);
		import_expect(SEEN, body);
	}
	import_end();
}

#define TIMES(start)							\
	EVENT("d", "SUMMARY:Film\r\nDTSTART:2027040" start "T200000Z\r\n")

Test(import_method, written_out_occurrences_are_canceled)
{
	static const char *const	 messages[][2] = {
		{ "DTSTART:20270402T200000Z\r\n", "scheduled" },
		{ "", "canceled" }
	};
	char				 body[1024];
	size_t				 i;

	import_start();
	for (i = 0; i < 2; i++) {
		put(CALENDAR("", TIMES("1") TIMES("2")));
		snprintf(body, sizeof(body), CALENDAR("METHOD:CANCEL\r\n",
		    EVENT("d", "SUMMARY:Film\r\n%s")), messages[i][0]);
		put(body);
		snprintf(body, sizeof(body), "{\"events\":[" ONE("Film",
		    "04-01 20:00", "%s") "," ONE("Film", "04-02 20:00",
		    "canceled") "]}", messages[i][1]);
		import_expect(SEEN, body);
	}
	import_end();
}

#define NAMED(uid, more)						\
	"BEGIN:VEVENT\r\nUID:" uid "\r\nSUMMARY:" uid "\r\n"		\
	"DTSTART:20270401T190000Z\r\n" more "END:VEVENT\r\n"
#define ALIKE(more)							\
	CALENDAR("", NAMED("1", more) NAMED("1 a", more)		\
	NAMED("1 2027-04-01", more) NAMED("1 5 May 2027", more))
#define OTHERS(day)							\
	ONE("1 a", day " 19:00", "scheduled") ","			\
	ONE("1 2027-04-01", day " 19:00", "scheduled") ","		\
	ONE("1 5 May 2027", day " 19:00", "scheduled")
#define CANCELED_AND_OTHERS(day)					\
	ONE("1", day " 19:00", "canceled") "," OTHERS(day)

/* Even with a day, but not with a time as in the names of occurrences. */
Test(import_method, uids_that_begin_alike_are_other_events)
{
	import_start();
	put(ALIKE(""));
	put(CALENDAR("METHOD:CANCEL\r\n", SHORT("")));
	import_expect(SEEN, "{\"events\":[" CANCELED_AND_OTHERS("04-01")
	    "]}");
	import_end();
	import_setup_again();
	import_start();
	put(ALIKE("RRULE:FREQ=DAILY;COUNT=2\r\n"));
	put(CALENDAR("METHOD:CANCEL\r\n", SHORT("")));
	import_expect(SEEN, "{\"events\":[" CANCELED_AND_OTHERS("04-01") ","
	    CANCELED_AND_OTHERS("04-02") "]}");
	import_end();
}

Test(import_method, an_unknown_event_that_is_canceled_is_a_new_one)
{
	begin();
	put(CALENDAR("METHOD:CANCEL\r\n", EVENT("e", "SUMMARY:Talk\r\n"
	    "DTSTART:20270401T190000Z\r\n")));
	expect(TAKES_PLACE, ALL "," ONE("Talk", "04-01 19:00", "canceled"));
	import_end();
}

Test(import_method, answers_and_proposals_are_no_events)
{
	static const char *const	 methods[] = { "REPLY", "reply ",
					    "COUNTER", "DECLINECOUNTER",
					    "REFRESH", "ADD" };
	char				 text[1024], line[64];
	size_t				 i;

	begin();
	for (i = 0; i < COUNT(methods); i++) {
		snprintf(text, sizeof(text), CALENDAR("METHOD:%s\r\n",
		    EVENT("a", "SUMMARY:x\r\nDTSTART:20270112T180000Z\r\n")
		    EVENT("f", "SUMMARY:y\r\nDTSTART:20270113T180000Z\r\n")),
		    methods[i]);
		put(text);
		snprintf(line, sizeof(line), "METHOD:%s: ", methods[i]);
		cr_expect_not_null(strstr(import_told(), line), "%s",
		    import_told());
		cr_expect_eq(report_seen(given.report, IMPORT_EVENT), 0);
		expect(TAKES_PLACE, ALL);
	}
	import_end();
}
