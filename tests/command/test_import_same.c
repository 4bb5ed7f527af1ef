/* Which events of calendars are the same, and which version counts. */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/clock.h"
#include "command/ical/ical_text.h"
#include "command/import/import_input.h"
#include "command/import/import_tec.h"
#include "command/import/import_undo.h"
#include "command/inside.h"

#include "base/array.h"
#include "store/imports_undo.h"
#include "tests/support/import_given.h"

TestSuite(import_same, .init = import_setup, .fini = import_teardown);

#define FILE_BY(product, more, events)					\
	"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:" product "\r\n" more	\
	events "END:VCALENDAR\r\n"
#define FILE_OF(events)	FILE_BY("-//T//EN", "", events)
#define EVENT(uid, title, start, more)					\
	"BEGIN:VEVENT\r\nUID:" uid "\r\nSUMMARY:" title "\r\n"		\
	"DTSTART:" start "Z\r\nDURATION:PT1H\r\n" more "END:VEVENT\r\n"
#define STAMP(month)	"DTSTAMP:2026" month "01T000000Z\r\n"
#define ONE(title, start)						\
	"{\"title\":\"" title "\",\"start_date\":\"" start ":00\"}"
#define TOLD(kind, fate)						\
	report_count(given.report, IMPORT_##kind, IMPORT_##fate)

static void
put(const char *text)
{
	import_end();
	import_start();
	import_files(import_write("x.ics", text), NULL);
}

/* With --source. */
static void
put_of(const char *source, const char *text)
{
	struct tec	 tec;
	struct input	 in;

	import_end();
	import_start();
	tec_open(&tec, &given);
	cr_assert_null(input_open(&in, import_write("x.ics", text)));
	cr_assert(import_file(&given, &tec, &in, source), "%s", given.why);
	input_close(&in);
	cr_assert(import_finish(&given) && import_commit(&given));
}

static void
expect(const char *events)
{
	char	 body[4096];

	snprintf(body, sizeof(body), "{\"events\":[%s]}", events);
	import_expect("/events?start_date=2026-11-01&per_page=50&_fields="
	    "events.title,events.start_date", body);
}

#define EXPECT_TOLD(text)						\
	cr_expect_not_null(strstr(import_told(), (text)), "%s", import_told())

#define CHESS	EVENT("1", "Chess evening", "20270110T180000", "")
#define YOGA	EVENT("1", "Yoga", "20270211T090000", "")
#define BOTH	ONE("Chess evening", "2027-01-10 18:00") ","		\
	ONE("Yoga", "2027-02-11 09:00")

Test(import_same, equal_numbers_of_other_programs_are_other_events)
{
	static const char *const	 files[] = {
		FILE_BY("-//Chess//EN", "", CHESS),
		FILE_BY("-//Yoga//EN", "", YOGA)
	};
	int				 run;

	import_start();
	for (run = 0; run < 3; run++) {
		put(files[0]);
		cr_expect_eq(run == 0 ? TOLD(EVENT, NEW) : TOLD(EVENT, SAME),
		    1, "%s", import_told());
		put(files[1]);
		cr_expect_eq(run == 0 ? TOLD(EVENT, NEW) : TOLD(EVENT, SAME),
		    1, "%s", import_told());
		if (run == 0)
			EXPECT_TOLD("is that of an event of another calendar;"
			    " this is a new event");
		expect(BOTH);
	}
	put(FILE_BY("-//Yoga//EN", "", EVENT("1", "Yoga", "20270212T090000",
	    "")));
	expect(ONE("Chess evening", "2027-01-10 18:00") ","
	    ONE("Yoga", "2027-02-12 09:00"));
	import_end();
}

Test(import_same, equal_numbers_of_other_names_are_other_events)
{
	import_start();
	put(FILE_BY("x", "X-WR-CALNAME:Chess\r\n", CHESS));
	put(FILE_BY("x", "X-WR-CALNAME:Yoga\r\n", YOGA));
	expect(BOTH);
	put(FILE_BY("x", "X-WR-CALNAME:Yoga\r\n", EVENT("1", "Pilates",
	    "20270213T090000", "")));
	expect(ONE("Chess evening", "2027-01-10 18:00") ","
	    ONE("Pilates", "2027-02-13 09:00"));
	import_end();
}

Test(import_same, a_version_of_the_program_is_no_part_of_its_name)
{
	import_start();
	put(FILE_BY("-//Club 1.9//EN", "X-WR-CALNAME:Club\r\n", CHESS));
	put(FILE_BY("-//Club 1.10.2//EN", "X-WR-CALNAME:Club\r\n", YOGA));
	expect(ONE("Yoga", "2027-02-11 09:00"));
	import_end();
}

/* A UID is the same event if its title or start is as before. */
Test(import_same, an_equal_title_or_start_is_the_same_event)
{
	import_start();
	put(FILE_BY("-//A//EN", "", CHESS));
	put(FILE_BY("-//B//EN", "", EVENT("1", "Chess", "20270110T180000",
	    "")));
	put(FILE_BY("-//C//EN", "X-WR-CALNAME:C\r\n", EVENT("1", "Chess",
	    "20270111T180000", "")));
	expect(ONE("Chess", "2027-01-11 18:00"));
	import_end();
}

Test(import_same, what_cannot_be_told_is_left_out)
{
	import_start();
	put(FILE_OF(EVENT("0@default", "Chess evening", "20270110T180000",
	    "")));
	put(FILE_OF(EVENT("0@default", "Yoga", "20270211T090000",
	    "RRULE:FREQ=WEEKLY;COUNT=2\r\n")
	    EVENT("0@default", "Late yoga", "20270218T100000",
	    "RECURRENCE-ID:20270218T090000Z\r\n")));
	cr_expect_eq(TOLD(EVENT, REFUSED), 2, "%s", import_told());
	EXPECT_TOLD("may be the UID of another calendar's event; import the"
	    " file with --source NAME");
	expect(ONE("Chess evening", "2027-01-10 18:00"));
	put_of("yoga", FILE_OF(EVENT("0@default", "Yoga", "20270211T090000",
	    "")));
	put_of("yoga", FILE_OF(EVENT("0@default", "Pilates",
	    "20270213T090000", "")));
	expect(ONE("Chess evening", "2027-01-10 18:00") ","
	    ONE("Pilates", "2027-02-13 09:00"));
	import_end();
}

/* The first calendar without a name is told from the one with a name. */
Test(import_same, calendars_without_a_name_are_left_out_beside_named_ones)
{
	import_start();
	put(FILE_BY("-//T//EN", "X-WR-CALNAME:Club\r\n", CHESS));
	put(FILE_OF(YOGA));
	expect(BOTH);
	put(FILE_OF(EVENT("1", "Knitting", "20270312T090000", "")));
	cr_expect_eq(TOLD(EVENT, REFUSED), 1, "%s", import_told());
	expect(BOTH);
	put(FILE_OF(EVENT("1", "Yoga", "20270212T090000", "")));
	expect(ONE("Chess evening", "2027-01-10 18:00") ","
	    ONE("Yoga", "2027-02-12 09:00"));
	import_end();
}

Test(import_same, a_name_that_is_typed_gives_no_rights_over_others)
{
	import_start();
	cr_assert(import_ical(&given, ical_text(given.arena, FILE_OF(YOGA),
	    sizeof(FILE_OF(YOGA)) - 1, "", given.report, "x"), "x",
	    "yoga.example") && import_finish(&given) && import_commit(&given));
	put_of("yoga.example", FILE_OF(EVENT("1", "Pilates", "20270213T090000",
	    "")));
	expect(ONE("Yoga", "2027-02-11 09:00") ","
	    ONE("Pilates", "2027-02-13 09:00"));
	cr_expect_null(import_undo(given.inside, given.report,
	    "icalendar yoga.example", IMPORTS_ALL));
	expect(ONE("Yoga", "2027-02-11 09:00"));
	put_of("town", FILE_OF(CHESS));
	expect(BOTH);
	cr_expect_null(import_undo(given.inside, given.report, "town",
	    IMPORTS_ALL));
	expect(ONE("Yoga", "2027-02-11 09:00"));
	import_end();
}

#define LONG	"4f1c2a3b-0d5e-4a6b-8c7d-9e0f1a2b3c4d"

Test(import_same, a_long_uid_is_unique)
{
	import_start();
	put(FILE_OF(EVENT(LONG, "Chess evening", "20270110T180000", "")));
	put(FILE_OF(EVENT(LONG, "Yoga", "20270211T090000", "")));
	expect(ONE("Yoga", "2027-02-11 09:00"));
	import_end();
}

Test(import_same, the_highest_sequence_of_a_uid_is_the_event)
{
	import_start();
	put(FILE_OF(EVENT("a", "New", "20270106T190000", "SEQUENCE:3\r\n")
	    EVENT("a", "Old", "20270105T190000", "SEQUENCE:0\r\n")
	    EVENT("a", "Older", "20270107T190000", "")));
	EXPECT_TOLD("event UID: occurs twice; the newest or first one is"
	    " used");
	expect(ONE("New", "2027-01-06 19:00"));
	import_end();
}

Test(import_same, of_equal_starts_the_newest_entry_is_the_event)
{
	import_start();
	put(FILE_OF(EVENT("a", "Old", "20270106T190000", STAMP("01"))
	    EVENT("a", "New", "20270106T190000", STAMP("03"))
	    EVENT("a", "Older", "20270106T190000", STAMP("02"))));
	expect(ONE("New", "2027-01-06 19:00"));
	import_end();
}

#define COFFEE(day, more)						\
	EVENT("c", "Coffee", "202701" day "T100000", more)
#define CUP(day)		ONE("Coffee", "2027-01-" day " 10:00")

Test(import_same, occurrences_that_are_written_out_are_all_kept)
{
	int	 run;

	import_start();
	for (run = 0; run < 2; run++) {
		put(FILE_OF(COFFEE("05", "") COFFEE("12", "") COFFEE("19", "")
		    COFFEE("26", "")));
		cr_expect_eq(run == 0 ? TOLD(EVENT, NEW) : TOLD(EVENT, SAME),
		    4, "%s", import_told());
		expect(CUP("05") "," CUP("12") "," CUP("19") "," CUP("26"));
	}
	put(FILE_OF(COFFEE("12", "") COFFEE("19", "")
	    EVENT("c", "Tea", "20270126T110000",
	    "RECURRENCE-ID:20270126T100000Z\r\n") COFFEE("26", "")));
	expect(CUP("05") "," CUP("12") "," CUP("19") ","
	    ONE("Tea", "2027-01-26 11:00"));
	put(FILE_OF(COFFEE("05", "RRULE:FREQ=WEEKLY;COUNT=4\r\n")));
	expect(CUP("05") "," CUP("12") "," CUP("19") "," CUP("26"));
	import_end();
}

Test(import_same, one_event_becomes_several_and_one_again)
{
	import_start();
	put(FILE_OF(COFFEE("12", "")));
	put(FILE_OF(COFFEE("05", "") COFFEE("12", "")));
	expect(CUP("05") "," CUP("12"));
	import_expect("/events/1?_fields=start_date",
	    "{\"start_date\":\"2027-01-12 10:00:00\"}");
	put(FILE_OF(COFFEE("12", "")));
	cr_expect_eq(TOLD(EVENT, NEW), 0, "%s", import_told());
	expect(CUP("05") "," CUP("12"));
	import_end();
}

Test(import_same, a_series_among_them_is_kept)
{
	import_start();
	put(FILE_OF(COFFEE("20", "") COFFEE("05",
	    "RRULE:FREQ=WEEKLY;COUNT=2\r\n") COFFEE("06",
	    "RRULE:FREQ=WEEKLY;COUNT=2\r\n")));
	expect(CUP("05") "," CUP("06") "," CUP("12") "," CUP("13") ","
	    CUP("20"));
	import_end();
}

#define GIG(title, sequence, stamp)					\
	EVENT("g", title, "20270110T180000", sequence stamp)

Test(import_same, an_older_version_changes_nothing)
{
	import_start();
	put(FILE_OF(GIG("Newer", "SEQUENCE:5\r\n", STAMP("03"))));
	put(FILE_OF(GIG("Lower", "SEQUENCE:4\r\n", STAMP("03"))));
	cr_expect_eq(TOLD(EVENT, OLDER), 1, "%s", import_told());
	EXPECT_TOLD("have an older SEQUENCE or DTSTAMP than the event here");
	put(FILE_OF(GIG("Earlier", "SEQUENCE:5\r\n", STAMP("02"))));
	put(FILE_OF(GIG("Without", "", STAMP("02"))));
	expect(ONE("Newer", "2027-01-10 18:00"));
	put(FILE_OF(GIG("Equal", "SEQUENCE:5\r\n", STAMP("03"))));
	expect(ONE("Equal", "2027-01-10 18:00"));
	put(FILE_OF(GIG("Higher", "SEQUENCE:6\r\n", STAMP("01"))));
	expect(ONE("Higher", "2027-01-10 18:00"));
	import_end();
}

Test(import_same, versions_of_unchanged_events_count)
{
	import_start();
	put(FILE_OF(GIG("Gig", "", STAMP("01"))));
	put(FILE_OF(GIG("Gig", "", STAMP("03"))));
	put(FILE_OF(GIG("Old gig", "", STAMP("02"))));
	expect(ONE("Gig", "2027-01-10 18:00"));
	import_end();
}

/* Some programs write the start as DTSTAMP, or a time in the far future. */
Test(import_same, a_stamp_that_is_none_does_not_count)
{
	import_start();
	put(FILE_OF(EVENT("g", "Gig", "20270110T180000",
	    "DTSTAMP:20270110T180000Z\r\n")));
	put(FILE_OF(EVENT("g", "Gig", "20270103T180000",
	    "DTSTAMP:20270103T180000Z\r\n")));
	expect(ONE("Gig", "2027-01-03 18:00"));
	put(FILE_OF(EVENT("g", "Gig", "20270104T180000",
	    "DTSTAMP:20990103T180000Z\r\n")));
	put(FILE_OF(EVENT("g", "Gig", "20270105T180000", STAMP("11"))));
	expect(ONE("Gig", "2027-01-05 18:00"));
	import_end();
}

#define WEEKS(title, more)						\
	EVENT("w", title, "20270105T100000",				\
	"RRULE:FREQ=WEEKLY;COUNT=2\r\n" more)
#define MOVED(title, more)						\
	EVENT("w", title, "20270113T100000",				\
	"RECURRENCE-ID:20270112T100000Z\r\n" more)

Test(import_same, an_older_series_changes_nothing)
{
	import_start();
	put(FILE_OF(WEEKS("Walk", STAMP("03")) MOVED("Far walk",
	    STAMP("03"))));
	put(FILE_OF(WEEKS("Old walk", STAMP("02"))));
	expect(ONE("Walk", "2027-01-05 10:00") ","
	    ONE("Far walk", "2027-01-13 10:00"));
	put(FILE_OF(WEEKS("Walk", STAMP("04"))));
	put(FILE_OF(WEEKS("Old walk", STAMP("03")) MOVED("Far walk",
	    STAMP("03"))));
	expect(ONE("Walk", "2027-01-05 10:00") ","
	    ONE("Walk", "2027-01-12 10:00"));
	import_end();
}

Test(import_same, times_of_creation_and_change_alone_are_no_change)
{
	const char	*before;

	import_start();
	put(FILE_OF(GIG("Gig", "CREATED:20260101T000000Z\r\n"
	    "LAST-MODIFIED:20260102T000000Z\r\n", "")));
	import_end();
	before = import_dump();
	import_start();
	put(FILE_OF(GIG("Gig", "CREATED:20260103T000000Z\r\n"
	    "LAST-MODIFIED:20260104T000000Z\r\n", "")));
	cr_expect_eq(TOLD(EVENT, SAME), 1, "%s", import_told());
	import_end();
	cr_expect_str_eq(import_dump(), before);
	import_start();
}

#define TIMES(day)							\
	"CREATED:202601" day "T000000Z\r\n"				\
	"LAST-MODIFIED:202601" day "T000000Z\r\n"			\
	"DTSTAMP:202601" day "T000000Z\r\n"
#define GIG_AND_WALKS(title, day)					\
	FILE_OF(GIG(title, TIMES(day), "") WEEKS("Walk", TIMES(day))	\
	MOVED("Far walk", TIMES(day)))

Test(import_same, times_of_creation_and_change_alone_send_no_messages)
{
	import_webhook();
	import_start();
	put(GIG_AND_WALKS("Gig", "03"));
	cr_expect_str_eq(import_messages(),
	    "event.created; event.created; event.created; ");
	put(GIG_AND_WALKS("Gig", "04"));
	cr_expect_str_eq(import_messages(), "");
	put(GIG_AND_WALKS("Long gig", "05"));
	cr_expect_str_eq(import_messages(), "event.updated; ");
	import_end();
	import_start();
}

#define RULE(start, rule)						\
	EVENT("g@x", "Rule", start, "RRULE:FREQ=WEEKLY;" rule "\r\n")
#define OVERRIDE							\
	EVENT("g@x", "Rule moved", "20270120T190000",			\
	"RECURRENCE-ID:20270119T180000Z\r\n")
#define TUESDAYS	RULE("20270105T180000", "COUNT=4")
#define THURSDAYS	RULE("20270107T180000", "BYDAY=TH;COUNT=4")

Test(import_same, a_moved_date_outside_of_the_new_rule_stays)
{
	import_start();
	put(FILE_OF(TUESDAYS OVERRIDE));
	put(FILE_OF(THURSDAYS OVERRIDE));
	expect(ONE("Rule", "2027-01-07 18:00") ","
	    ONE("Rule", "2027-01-14 18:00") ","
	    ONE("Rule moved", "2027-01-20 19:00") ","
	    ONE("Rule", "2027-01-21 18:00") ","
	    ONE("Rule", "2027-01-28 18:00"));
	put(FILE_OF(TUESDAYS OVERRIDE));
	expect(ONE("Rule", "2027-01-05 18:00") ","
	    ONE("Rule", "2027-01-12 18:00") ","
	    ONE("Rule moved", "2027-01-20 19:00") ","
	    ONE("Rule", "2027-01-26 18:00"));
	import_end();
}

Test(import_same, a_date_that_returns_has_no_former_change)
{
	import_start();
	put(FILE_OF(TUESDAYS OVERRIDE));
	put(FILE_OF(THURSDAYS));
	put(FILE_OF(TUESDAYS));
	expect(ONE("Rule", "2027-01-05 18:00") ","
	    ONE("Rule", "2027-01-12 18:00") ","
	    ONE("Rule", "2027-01-19 18:00") ","
	    ONE("Rule", "2027-01-26 18:00"));
	import_end();
}

Test(import_same, a_date_that_was_moved_into_the_period_is_here)
{
	import_start();
	put(FILE_OF(EVENT("far", "Club", "20200107T180000",
	    "RRULE:FREQ=WEEKLY;UNTIL=20200201T000000Z\r\n"
	    "RDATE:20261201T180000Z\r\n")
	    EVENT("far", "Club, late", "20270515T180000",
	    "RECURRENCE-ID:20200114T180000Z\r\n")));
	expect(ONE("Club", "2026-12-01 18:00") ","
	    ONE("Club, late", "2027-05-15 18:00"));
	import_end();
}

#define EXPORT(run, more)						\
	EVENT("a" run, "Chess", "20270110T180000", more)		\
	EVENT("b" run, "Yoga", "20270211T090000",			\
	"RRULE:FREQ=DAILY;COUNT=2\r\n")					\
	EVENT("old" run, "Past", "20260105T180000", "")
#define NAMED(events)	FILE_BY("-//T 2.1//EN", "X-WR-CALNAME:T\r\n", events)
#define ALL_THREE							\
	ONE("Chess", "2027-01-10 18:00") ","				\
	ONE("Yoga", "2027-02-11 09:00") "," ONE("Yoga", "2027-02-12 09:00")

/* Some programs make other UIDs for each export. */
Test(import_same, events_with_other_uids_are_the_same)
{
	static const char *const	 sources[] = { NULL, "club" };
	size_t				 i;

	for (i = 0; i < 2; i++) {
		import_setup_again();
		import_start();
		put_of(sources[i], NAMED(EXPORT("1", "")));
		put_of(sources[i], NAMED(EXPORT("2", "DESCRIPTION:A\r\n")));
		EXPECT_TOLD("event UID: has changed; title, start and place"
		    " are those of an event here\n            a2\n");
		cr_expect_eq(TOLD(EVENT, CHANGED), 1, "%s", import_told());
		put_of(sources[i], NAMED(EXPORT("3", "DESCRIPTION:A\r\n")));
		cr_expect_eq(TOLD(EVENT, SAME), 4, "%s", import_told());
		expect(ALL_THREE);
		import_expect("/events?start_date=2000-01-01&_fields=total",
		    "{\"total\":4}");
		import_end();
	}
}

Test(import_same, other_uids_of_another_calendar_are_other_events)
{
	import_start();
	put(NAMED(CHESS));
	put(FILE_BY("-//T//EN", "X-WR-CALNAME:U\r\n", EVENT("2",
	    "Chess evening", "20270110T180000", "")));
	put(FILE_OF(EVENT("3", "Yoga", "20270211T090000", "")));
	put(FILE_OF(EVENT("4", "Yoga", "20270211T090000", "")));
	expect(ONE("Chess evening", "2027-01-10 18:00") ","
	    ONE("Chess evening", "2027-01-10 18:00") ","
	    ONE("Yoga", "2027-02-11 09:00") ","
	    ONE("Yoga", "2027-02-11 09:00"));
	import_end();
}

#define JUDO(uid, place)						\
	EVENT(uid, "Judo", "20270110T180000", "LOCATION:" place "\r\n")
#define FIGHT	ONE("Judo", "2027-01-10 18:00")

/* Their programs write the same names of calendars. */
Test(import_same, calendars_with_one_name_keep_their_events)
{
	static const char *const	 files[] = { NAMED(JUDO("a", "Hall A")),
					    NAMED(JUDO("b", "Hall B")) };
	int				 i;

	import_start();
	for (i = 0; i < 4; i++) {
		put(files[i % 2]);
		cr_expect_eq(i < 2 ? TOLD(EVENT, NEW) : TOLD(EVENT, SAME), 1,
		    "%s", import_told());
	}
	expect(FIGHT "," FIGHT);
	put(NAMED(JUDO("b", "Hall B") JUDO("c", "Hall A")));
	cr_expect_eq(TOLD(EVENT, NEW), 1, "%s", import_told());
	put(NAMED(JUDO("a", "Hall A") JUDO("d", "Hall B")));
	cr_expect_eq(TOLD(EVENT, NEW), 1, "%s", import_told());
	expect(FIGHT "," FIGHT "," FIGHT "," FIGHT);
	import_end();
}

/* The first one is still in the file, too, or in one before it. */
Test(import_same, an_event_that_is_there_does_not_become_another_one)
{
	import_start();
	put_of("club", NAMED(CHESS));
	put_of("club", NAMED(CHESS EVENT("2", "Chess evening",
	    "20270110T180000", "")));
	expect(ONE("Chess evening", "2027-01-10 18:00") ","
	    ONE("Chess evening", "2027-01-10 18:00"));
	import_end();
	import_setup_again();
	import_start();
	import_files(import_write("x.ics", NAMED(CHESS)),
	    import_write("y.ics", NAMED(EVENT("2", "Chess evening",
	    "20270110T180000", ""))), NULL);
	expect(ONE("Chess evening", "2027-01-10 18:00") ","
	    ONE("Chess evening", "2027-01-10 18:00"));
	import_end();
}

/* As the event here has them: in its zone, without markup. */
Test(import_same, titles_and_starts_are_compared_as_they_are_stored)
{
	static const char *const	 rows[][2] = {
		{ "SUMMARY:It&#039\\;s on\r\nDTSTART:20270110T180000Z\r\n",
		  "SUMMARY:It's on\r\nDTSTART:20270111T180000Z\r\n" },
		{ "SUMMARY:A\r\nDTSTART:20270110T180000\r\n",
		  "SUMMARY:B\r\nDTSTART:20270110T180000\r\n" },
		{ "SUMMARY:A\r\nDTSTART;VALUE=DATE:20270110\r\n",
		  "SUMMARY:B\r\nDTSTART;VALUE=DATE:20270110\r\n" }
	};
	char				 text[512];
	size_t				 i, k;

	for (i = 0; i < COUNT(rows); i++) {
		import_setup_again();
		import_site_zone("Europe/Berlin");
		import_start();
		for (k = 0; k < 2; k++) {
			snprintf(text, sizeof(text), FILE_OF("BEGIN:VEVENT\r\n"
			    "UID:1\r\n%sEND:VEVENT\r\n"), rows[i][k]);
			put(text);
		}
		cr_expect_eq(TOLD(EVENT, CHANGED), 1, "%s", import_told());
		import_end();
	}
}

#define CHANGE(title)							\
	EVENT("1", title, "20270111T200000",				\
	"RECURRENCE-ID:20270111T180000Z\r\n")
#define DAILY								\
	EVENT("1", "Chess", "20270110T180000", "RRULE:FREQ=DAILY;COUNT=2\r\n")

/* A file may have the changes of a series only. */
Test(import_same, changes_of_another_calendar_are_other_events)
{
	import_start();
	put(FILE_BY("-//Chess//EN", "", DAILY));
	put(FILE_BY("-//Yoga//EN", "", CHANGE("Yoga")));
	EXPECT_TOLD("is that of an event of another calendar;"
	    " this is a new event");
	expect(ONE("Chess", "2027-01-10 18:00") ","
	    ONE("Chess", "2027-01-11 18:00") ","
	    ONE("Yoga", "2027-01-11 20:00"));
	put(FILE_BY("-//Chess//EN", "", CHANGE("Final")));
	expect(ONE("Chess", "2027-01-10 18:00") ","
	    ONE("Final", "2027-01-11 20:00") ","
	    ONE("Yoga", "2027-01-11 20:00"));
	import_end();
}
