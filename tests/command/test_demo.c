#include <sys/wait.h>

#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "command/demo/demo.h"
#include "store/db.h"
#include "text/dates.h"

#include "tests/support/given.h"
#include "tests/support/harness.h"
#include "tests/support/page_part.h"

#define DAY	INT64_C(86400)
#define EVER	"start_date=2000-01-01&end_date=2100-01-01"

static char	 folder[] = P_tmpdir "/almanac-demo-XXXXXX";
static char	 path[PATH_MAX], output[4096], bearer[64];

static void
setup(void)
{
	cr_assert_not_null(mkdtemp(folder));
	snprintf(path, sizeof(path), "%s/demo.db", folder);
}

static void
teardown(void)
{
	char	 line[PATH_MAX];

	snprintf(line, sizeof(line), "rm -r %s", folder);
	(void)!system(line);
}

TestSuite(demo, .init = setup, .fini = teardown);

/* Runs a command on a day. Returns the exit status; `output` has the output. */
static int
run(const char *day, const char *words)
{
	char	 line[3 * PATH_MAX];
	FILE	*f;
	int	 status;

	snprintf(line, sizeof(line), "ALMANAC_CLOCK=%sT12:00:00Z %s %s"
	    " --db %s 2>&1", day, getenv("ALMANAC") != NULL ?
	    getenv("ALMANAC") : "build/almanac", words, path);
	f = popen(line, "r");
	cr_assert_not_null(f);
	output[fread(output, 1, sizeof(output) - 1, f)] = '\0';
	status = pclose(f);
	cr_assert(WIFEXITED(status));
	return (WEXITSTATUS(status));
}

/* From here on the harness uses the demo's database. */
static void
open_filled(const char *day)
{
	const char	*why;
	char		 password[32], secret[256];
	FILE		*f;

	cr_assert_eq(run(day, "demo"), 0, "%s", output);
	cr_assert_eq(sscanf(output, "administrator: admin\n"
	    "application password, to be read and removed: %255s",
	    secret), 1);
	cr_assert_not_null(f = fopen(secret, "r"), "%s", secret);
	cr_assert_eq(fscanf(f, "admin:%31s", password), 1);
	fclose(f);
	snprintf(bearer, sizeof(bearer), "Authorization: Bearer %s", password);
	cr_assert_eq(run(day, "check"), 0, "%s", output);
	harness_start();
	db_close(harness.db);
	harness.db = db_open(path, &why);
	cr_assert_not_null(harness.db, "%s", why);
}

static struct outcome *
ask_admin(const char *address)
{
	return (ask_with("GET", address, NULL, bearer, NULL));
}

/* The number of records in a list, as the administrator sees it. */
static int
total(const char *address)
{
	struct outcome	*o;

	o = ask_admin(address);
	cr_assert_eq(o->status, 200, "%s", o->body);
	return (atoi(outcome_header(o, "X-TEC-Total")));
}

/* The number of events on the days from `from` to `to`, since today. */
static int
total_between(int64_t today, int from, int to)
{
	char	 first[DATE_TEXT], last[DATE_TEXT];

	date_print((today + from) * DAY, first);
	date_print((today + to) * DAY, last);
	return (total(target("/events?start_date=%.10s&end_date=%.10s"
	    "%%2023:59:59", first, last)));
}

/* The rule of a series and its dates. */
static const char *
series_of(const char *slug)
{
	struct outcome	*o;
	const char	*all, *text;
	int		 i;

	o = ask("GET", target("/events/by-slug/%s", slug));
	cr_assert_eq(o->status, 200, "%s", slug);
	all = outcome_text(o, "series.rrule");
	o = ask("GET", target("/events?" EVER "&per_page=50&series=%s",
	    outcome_text(o, "series.id")));
	for (i = 0; (text = outcome_text(o, target("events.%d.start_date",
	    i))) != NULL; i++)
		all = target("%s %.10s", all, text);
	return (all);
}

/* One event is scheduled, and lies at most a year and a week ahead. */
static void
expect_full_year(int64_t today)
{
	int	 week;

	for (week = -26; week < 26; week++)
		cr_expect_geq(total_between(today, week * 7, week * 7 + 6), 2,
		    "week %d", week);
	cr_expect_leq(total("/events?" EVER) - total_between(today,
	    -DEMO_REACH, DEMO_REACH + 1), 1);
	cr_expect_eq(total("/events?status=future&" EVER), 1);
}

Test(demo, a_leap_day_has_a_year_around_it)
{
	open_filled("2028-02-29");
	expect_full_year(date_days(2028, 2, 29));
	cr_expect_str_eq(series_of("repair-cafe"),
	    "FREQ=MONTHLY;UNTIL=20280805;BYDAY=1SA 2027-09-04 2027-10-02"
	    " 2027-11-06 2027-12-04 2028-01-01 2028-02-05 2028-03-04"
	    " 2028-04-01 2028-05-06 2028-06-03 2028-07-01 2028-08-05");
	cr_expect_str_eq(series_of("new-years-eve-on-the-quay"), "FREQ=YEARLY;"
	    "UNTIL=20271231;BYMONTH=12;BYMONTHDAY=31 2027-12-31");
}

/* Clocks in Port Linnet are set forward in the night before. */
Test(demo, a_day_on_which_clocks_change_has_a_year_around_it)
{
	struct outcome	*o;

	open_filled("2027-03-14");
	expect_full_year(date_days(2027, 3, 14));
	cr_expect_str_eq(series_of("sunday-bird-walk"),
	    "FREQ=MONTHLY;UNTIL=20270808;BYDAY=2SU 2026-09-13 2026-10-11"
	    " 2026-11-08 2026-12-13 2027-01-10 2027-02-14 2027-03-14"
	    " 2027-04-11 2027-05-09 2027-06-13 2027-07-11 2027-08-08");
	o = ask("GET", "/events/by-slug/sunday-bird-walk-2027-03-14");
	EXPECT_MEMBER(o, "start_date", "2027-03-14 07:30:00");
	EXPECT_MEMBER(o, "utc_start_date", "2027-03-14 11:30:00");
	o = ask("GET", "/events/by-slug/sunday-bird-walk-2027-02-14");
	EXPECT_MEMBER(o, "utc_start_date", "2027-02-14 12:30:00");
}

static bool
has(const char *page, const char *part)
{
	return (outcome_has(page_get(page), part));
}

static void
expect_records(void)
{
	cr_expect_eq(total("/venues?has_events=true"), 20);
	cr_expect_eq(total("/organizers?has_events=true"), 15);
	cr_expect_eq(total("/categories?hide_empty=true"), 35);
	cr_expect_eq(total("/tags?hide_empty=true"), 18);
	cr_expect_eq(total("/events?geoloc=true&" EVER), 297);
	cr_expect_eq(total("/events?geoloc=false&" EVER), 2);
	cr_expect_eq(total("/events?status=draft&" EVER), 3);
	cr_expect_eq(total("/events?status=pending&" EVER), 1);
	cr_expect_eq(total("/events?status=private&" EVER), 2);
	cr_expect_gt(total("/events?featured=true&" EVER), 10);
	cr_expect_gt(total("/events?ticketed=true&" EVER), 20);
	cr_expect(has("/?view=list&start_date=2026-12-13", "Canceled"));
	cr_expect(has("/?view=list&start_date=2026-12-18", "Postponed"));
	EXPECT_MEMBER(ask("GET", "/events/by-slug/town-council"), "author",
	    "1");
	EXPECT_MEMBER(ask("GET", "/categories?slug=jazz"), "categories.0.url",
	    SITE "/events/category/arts/music/jazz/");
}

static void
expect_pictures(void)
{
	struct statement	*st;
	struct outcome		*o;

	o = ask("GET", "/venues/by-slug/tern-point-lighthouse");
	EXPECT_MEMBER(o, "image.alt", "A striped lighthouse on a hill sends"
	    " its light over the sea at dusk.");
	EXPECT_MEMBER(o, "image.width", "960");
	EXPECT_MEMBER(o, "image.sizes.medium.width", "300");
	st = db_query(harness.db, "SELECT COUNT(DISTINCT image_id), COUNT(*)"
	    " FROM image_files");
	cr_assert(db_step(st));
	cr_expect_eq(db_integer(st, 0), 21);
	cr_expect_eq(db_integer(st, 1), 84);
	db_done(st);
}

static void
expect_password(void)
{
	EXPECT_CODE(ask("GET", "/events/by-slug/rehearsal-messiah-anyway"),
	    403, "event-password-protected");
	EXPECT_CODE(ask("GET", "/events/by-slug/rehearsal-messiah-anyway"
	    "?password=lantern"), 200, "");
}

/* 555-0100 to 555-0199 and example.org are reserved (RFC 2606). */
static void
expect_reserved_addresses(void)
{
	struct outcome	*o;
	const char	*text;
	int		 i;

	o = ask("GET", "/venues?per_page=50");
	for (i = 0; i < 20; i++) {
		text = outcome_text(o, target("venues.%d.phone", i));
		if (text != NULL)
			cr_expect_eq(strncmp(text, "(207) 555-01", 12), 0);
		text = outcome_text(o, target("venues.%d.website", i));
		if (text != NULL)
			cr_expect_not_null(strstr(text, ".example.org/"));
	}
}

Test(demo, is_the_calendar_of_a_town)
{
	open_filled("2026-11-21");
	expect_full_year(date_days(2026, 11, 21));
	expect_records();
	cr_expect_str_eq(series_of("town-council"), "FREQ=MONTHLY;"
	    "UNTIL=20270510;BYMONTH=1,2,3,4,5,6,8,9,10,11,12;BYDAY=2MO"
	    " 2026-06-08 2026-08-10 2026-09-14 2026-10-12 2026-11-09"
	    " 2026-12-14 2027-01-11 2027-02-08 2027-03-08 2027-04-12"
	    " 2027-05-10");
	cr_expect(has("/event/open-mic-at-the-gull/", "Every month on the"
	    " last Friday, until April 30, 2027"));
	expect_pictures();
	expect_password();
	expect_reserved_addresses();
}

Test(demo, only_a_database_without_records_is_filled)
{
	char	 expected[2 * PATH_MAX];

	cr_assert_eq(run("2026-11-21", "user add ada --role administrator"),
	    0);
	cr_expect_eq(run("2026-11-21", "demo"), 0);
	snprintf(expected, sizeof(expected), "%s: 300 events of Port Linnet,"
	    " 2026-05-23 to 2027-05-22\n"
	    "password of the protected ones: lantern\n", path);
	cr_expect_str_eq(output, expected);
	cr_expect_eq(run("2026-11-21", "user list"), 0);
	cr_expect_str_eq(output,
	    "NUMBER  ROLE           PASSWORDS  NAME\n"
	    "     1  administrator          1  ada\n");
	cr_expect_eq(run("2026-11-22", "demo"), 1);
	snprintf(expected, sizeof(expected), "almanac: '%s' already contains"
	    " records; the demo needs an empty database\n", path);
	cr_expect_str_eq(output, expected);
}
