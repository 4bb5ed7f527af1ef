/* iCalendar files that would take unlimited time or memory. */
#include <sys/resource.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "store/db.h"

#include "tests/support/import_given.h"

#define MOST	30	/* seconds of CPU for a test, also with sanitizers */

static void
setup(void)
{
	const struct rlimit	 most = { MOST, MOST };

	cr_assert_eq(setrlimit(RLIMIT_CPU, &most), 0);
	import_setup();
}

TestSuite(import_ical_bounds, .init = setup, .fini = import_teardown);

#define BEGIN	"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n"
#define END	"END:VCALENDAR\r\n"
#define EVENT(uid, text)						\
	"BEGIN:VEVENT\r\nUID:" uid "\r\nSUMMARY:A\r\n" text "END:VEVENT\r\n"
#define NOON	"DTSTART:20260101T120000Z\r\n"

static char	*text;
static size_t	 length;
static FILE	*file;

static void
begin(void)
{
	cr_assert_not_null(file = open_memstream(&text, &length));
	fputs(BEGIN, file);
}

static void
repeat(int count, const char *what)
{
	while (count-- > 0)
		fputs(what, file);
}

/* Imports a file: the number of events, and the report. */
static void
expect(int events, const char *told)
{
	fputs(END, file);
	fclose(file);
	import_start();
	import_files(import_write("x.ics", text), NULL);
	free(text);
	cr_expect_eq(report_count(given.report, IMPORT_EVENT, IMPORT_NEW),
	    events, "%s", import_told());
	cr_expect_not_null(strstr(import_told(), told), "%s", import_told());
	import_end();
}

static void
put_zone(const char *rule)
{
	fprintf(file, "BEGIN:VTIMEZONE\r\nTZID:Odd\r\nBEGIN:STANDARD\r\n"
	    "DTSTART:16010101T000000\r\nTZOFFSETFROM:+0100\r\n"
	    "TZOFFSETTO:+0530\r\n%s\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n%s",
	    rule, EVENT("a", "DTSTART;TZID=Odd:20260701T120000\r\n"));
}

Test(import_ical_bounds, a_zone_that_changes_each_second_is_not_followed)
{
	begin();
	put_zone("RRULE:FREQ=SECONDLY");
	expect(1, "VTIMEZONE RRULE: is not a plain yearly rule; left out");
}

Test(import_ical_bounds, a_zone_that_changes_all_day_is_not_followed)
{
	int	 i;

	begin();
	fprintf(file, "BEGIN:VTIMEZONE\r\nTZID:Odd\r\nBEGIN:STANDARD\r\n"
	    "DTSTART:16010101T000000\r\nTZOFFSETTO:+0530\r\n");
	for (i = 0; i < 20; i++) {
		fprintf(file, "RRULE:FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;"
		    "BYSECOND=0");
		repeat(59, ",1");
		fputs(";BYMINUTE=0", file);
		repeat(58, ",1");
		fputs("\r\n", file);
	}
	fputs("END:STANDARD\r\nEND:VTIMEZONE\r\n"
	    EVENT("a", "DTSTART;TZID=Odd:20260701T120000\r\n"), file);
	expect(1, "VTIMEZONE RRULE: is not a plain yearly rule; left out");
}

Test(import_ical_bounds, rules_that_never_match_end)
{
	static const char *const	 rules[] = {
		"YEARLY;BYMONTH=2;BYMONTHDAY=30",
		"MONTHLY;BYMONTH=2;BYMONTHDAY=30",
		"DAILY;BYMONTH=2;BYMONTHDAY=30",
		"MONTHLY;BYDAY=MO;BYSETPOS=40",
		"YEARLY;INTERVAL=2;BYMONTH=2;BYMONTHDAY=29;BYDAY=9MO",
		"YEARLY;BYYEARDAY=366;INTERVAL=100;BYDAY=MO",
	};
	int				 i;

	begin();
	for (i = 0; i < 120; i++)
		fprintf(file, "BEGIN:VEVENT\r\nUID:%d\r\nSUMMARY:A\r\n"
		    "DTSTART:20270101T120000Z\r\nRRULE:FREQ=%s\r\n"
		    "END:VEVENT\r\n", i, rules[i % 6]);
	expect(120, "event RRULE: gives no time; the event is imported once");
}

Test(import_ical_bounds, rules_of_one_event_share_a_bound)
{
	begin();
	fputs("BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:A\r\n" NOON, file);
	repeat(4000, "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30\r\n");
	fputs("END:VEVENT\r\n", file);
	expect(1, "event RRULE: takes too long to expand; other times are left"
	    " out");
}

Test(import_ical_bounds, a_time_for_each_second_is_cut)
{
	int	 i;

	begin();
	fputs("BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:A\r\n"
	    "DTSTART:20270101T120000Z\r\n"
	    "RRULE:FREQ=DAILY;BYHOUR=12;BYMINUTE=0", file);
	for (i = 1; i < 60; i++)
		fprintf(file, ",%d", i);
	fputs(";BYSECOND=0", file);
	for (i = 1; i < 60; i++)
		fprintf(file, ",%d", i);
	fputs("\r\nEND:VEVENT\r\n", file);
	expect(1000, "series             1  1 new\n");
}

Test(import_ical_bounds, a_hundred_thousand_parameters_are_left_out)
{
	begin();
	fputs("BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:A\r\n" NOON "COMMENT", file);
	repeat(100000, ";A=b");
	fputs(":x\r\nEND:VEVENT\r\n", file);
	expect(1, "COMMENT: has more than 64 parameters; left out\n"
	    "            line 8 of ");
}

Test(import_ical_bounds, parameters_after_a_zone_are_counted)
{
	begin();
	fputs("BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:A\r\n" NOON "COMMENT", file);
	repeat(50000, ";TZID=a:b");
	fputs(":x\r\nEND:VEVENT\r\n", file);
	expect(1, "COMMENT: has more than 64 parameters; left out\n");
}

Test(import_ical_bounds, parameters_after_a_fold_are_counted)
{
	begin();
	fputs("BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:A\r\n" NOON
	    "COMMENT;A=\\\r\n :", file);
	repeat(100000, ";A=b");
	fputs(":x\r\nEND:VEVENT\r\n", file);
	expect(1, "COMMENT: has more than 64 parameters; left out\n");
}

Test(import_ical_bounds, a_line_of_8_mb_is_left_out)
{
	begin();
	fputs("BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:A\r\n" NOON "DESCRIPTION:",
	    file);
	repeat(1 << 17, "0123456789abcdef0123456789abcdef\r\n"
	    " 0123456789abcdef0123456789abcdef");
	fputs("\r\nEND:VEVENT\r\n", file);
	expect(1, "DESCRIPTION: is longer than 512 KB; left out\n"
	    "            line 8 of ");
}

Test(import_ical_bounds, a_name_of_256_kb_is_hashed)
{
	begin();
	fputs("BEGIN:VEVENT\r\n" NOON "UID:", file);
	repeat(1 << 15, "12345678");
	fputs("\r\nEXDATE:20270101T000000Z", file);
	repeat(499, ",20270101T000000Z");
	fputs("\r\nEND:VEVENT\r\n", file);
	expect(1, "event SUMMARY: is empty; the title is Untitled\n");
}

Test(import_ical_bounds, records_that_wait_for_a_parent_are_limited)
{
	int	 i;

	begin();
	for (i = 0; i < 5; i++) {
		fprintf(file, "BEGIN:VEVENT\r\nUID:%d\r\nSUMMARY:A\r\n" NOON
		    "RRULE:FREQ=DAILY;COUNT=80\r\nRRULE:FREQ=DAILY;COUNT=1"
		    "\r\nRELATED-TO:b\r\nDESCRIPTION:", i);
		repeat(12500, "12345678");
		fputs("\r\nEND:VEVENT\r\n", file);
	}
	expect(400, "event parent: too many records precede those that they"
	    " refer to");
}

Test(import_ical_bounds, a_component_with_too_many_lines_is_left_out)
{
	begin();
	fputs(EVENT("a", NOON) "BEGIN:VEVENT\r\nUID:b\r\nSUMMARY:A\r\n" NOON,
	    file);
	repeat(6000, "X-A:1\r\n");
	fputs("END:VEVENT\r\n" EVENT("c", NOON), file);
	expect(2, "VEVENT: has more than 5000 lines; left out\n"
	    "            line 9 of ");
}

Test(import_ical_bounds, parts_without_end_are_left_out)
{
	begin();
	repeat(100000, "BEGIN:VTODO\r\nEND:VTODO\r\n");
	fputs(EVENT("a", NOON), file);
	expect(0, "VEVENT: is after the 100000th component; left out\n"
	    "            line 200004 of ");
}

Test(import_ical_bounds, values_that_are_not_read_are_reported)
{
	begin();
	fputs("BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:A\r\n" NOON "CATEGORIES:A",
	    file);
	repeat(600, ",A");
	fputs("\r\nEND:VEVENT\r\n", file);
	expect(1, "CATEGORIES: has more than 500 values; the first ones are"
	    " used\n            line 8 of ");
}

Test(import_ical_bounds, a_rule_that_ends_before_it_begins_is_reported)
{
	begin();
	fputs(EVENT("a", NOON "RRULE:FREQ=DAILY;UNTIL=20250101T000000Z\r\n"),
	    file);
	expect(1, "event RRULE: gives no time; the event is imported once\n"
	    "            a\n");
}

Test(import_ical_bounds, an_event_whose_times_are_all_left_out_is_reported)
{
	begin();
	fputs(EVENT("a", NOON "RRULE:FREQ=DAILY;COUNT=2\r\n"
	    "EXDATE:20260101T120000Z,20260102T120000Z\r\n"), file);
	expect(0, "event all of it: has no times left\n"
	    "            a\n");
}

Test(import_ical_bounds, a_calendar_without_an_end_is_reported)
{
	begin();
	fputs(EVENT("a", NOON) END BEGIN EVENT("b", NOON)
	    "BEGIN:VEVENT\r\n", file);
	expect(1, "VCALENDAR: does not end; left out\n"
	    "            line 10 of ");
}

Test(import_ical_bounds, no_one_waits_while_a_file_is_read)
{
	struct db	*other;
	const char	*why;
	int		 i;

	begin();
	for (i = 0; i < 20; i++)
		fprintf(file, "BEGIN:VEVENT\r\nUID:%d\r\nSUMMARY:A\r\n" NOON
		    "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30\r\n"
		    "EXDATE:20260101T120000Z\r\nEND:VEVENT\r\n", i);
	cr_assert_not_null(other = db_open(import_path, &why), "%s", why);
	db_begin_write(other);
	expect(0, "event all of it: has no times left\n");
	cr_expect(db_commit(other));
	db_close(other);
}

Test(import_ical_bounds, zones_that_are_all_unknown_end)
{
	int	 i;

	begin();
	for (i = 0; i < 10000; i++)
		fprintf(file, "BEGIN:VTIMEZONE\r\nTZID:%d\r\n"
		    "BEGIN:STANDARD\r\nDTSTART:16010101T000000\r\n"
		    "TZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\n"
		    "RRULE:FREQ=YEARLY;BYYEARDAY=%d\r\nEND:STANDARD\r\n"
		    "BEGIN:DAYLIGHT\r\nDTSTART:16010101T000000\r\n"
		    "TZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\n"
		    "RRULE:FREQ=YEARLY;BYYEARDAY=30\r\nEND:DAYLIGHT\r\n"
		    "END:VTIMEZONE\r\n", i, i % 300 + 40);
	fputs("BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:A\r\n" NOON, file);
	for (i = 0; i < 4500; i++)
		fprintf(file, "EXDATE;TZID=%d:20260101T120000\r\n", i);
	fputs("END:VEVENT\r\n", file);
	expect(1, "  others\n");
}

/* The memory of an import of so many calendars with an event each. */
static size_t
hold(int count)
{
	size_t	 held;
	int	 i;

	begin();
	for (i = 0; i < count; i++)
		fprintf(file, EVENT("%d-%d", NOON) END BEGIN
		    "X-WR-CALNAME:A\r\n", count, i);
	fputs(END, file);
	fclose(file);
	import_start();
	import_files(import_write("x.ics", text), NULL);
	free(text);
	cr_expect_eq(report_count(given.report, IMPORT_EVENT, IMPORT_NEW),
	    count, "%s", import_told());
	held = arena_held(given.arena);
	import_end();
	return (held);
}

Test(import_ical_bounds, many_calendars_share_what_the_source_had)
{
	size_t	 few;

	few = hold(100);
	import_setup_again();
	cr_expect_lt(hold(400), 5 * few);
}
