#include <sys/wait.h>

#include <inttypes.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/clock.h"
#include "command/demo/demo.h"
#include "store/db.h"
#include "text/dates.h"
#include "text/zones.h"

#include "tests/support/given.h"
#include "tests/support/harness.h"
#include "tests/support/page_part.h"

#define CLOCK		"ALMANAC_CLOCK=2026-11-21T00:17:30Z "
#define EVER		"start_date=2000-01-01&end_date=2100-01-01"
#define PAGES		6	/* of 50 events */

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
	static const char *const	 names[] = {
		"demo.db", "demo.db-wal", "demo.db-shm",
		"demo.db.password", "other.db", "other.db-wal",
		"other.db-shm", "other.db.password"
	};
	char				 name[PATH_MAX];
	size_t				 i;

	for (i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		snprintf(name, sizeof(name), "%s/%s", folder, names[i]);
		unlink(name);
	}
	rmdir(folder);
}

TestSuite(demo, .init = setup, .fini = teardown);

/* Runs a command. Returns the exit status; the output is in `output`. */
static int	run(const char *before, const char *words, ...)
		    __attribute__((format(printf, 2, 3)));

static int
run(const char *before, const char *words, ...)
{
	char	 line[3 * PATH_MAX], text[2 * PATH_MAX];
	FILE	*f;
	va_list	 list;
	int	 status;

	va_start(list, words);
	vsnprintf(text, sizeof(text), words, list);
	va_end(list);
	snprintf(line, sizeof(line), "%s%s %s 2>&1", before,
	    getenv("ALMANAC") != NULL ? getenv("ALMANAC") : "build/almanac",
	    text);
	f = popen(line, "r");
	cr_assert_not_null(f);
	output[fread(output, 1, sizeof(output) - 1, f)] = '\0';
	status = pclose(f);
	cr_assert(WIFEXITED(status));
	return (WEXITSTATUS(status));
}

/* From here on the harness uses the demo's database. */
static void
open_filled(const char *flags)
{
	const char	*why;
	char		 password[32], secret[256];
	FILE		*f;

	cr_assert_eq(run(CLOCK, "demo %s --db %s", flags, path), 0, "%s",
	    output);
	cr_assert_eq(sscanf(output, "administrator: admin\n"
	    "application password, to be read and removed: %255s",
	    secret), 1);
	cr_assert_not_null(f = fopen(secret, "r"), "%s", secret);
	cr_assert_eq(fscanf(f, "admin:%31s", password), 1);
	fclose(f);
	unlink(secret);
	snprintf(bearer, sizeof(bearer), "Authorization: Bearer %s", password);
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

static void
a_year_of_a_town_is_there(void)
{
	/* One event is hidden from every list. */
	cr_expect_eq(total("/events?" EVER), 299);
	cr_expect_eq(total("/venues"), 20);
	cr_expect_eq(total("/venues?has_events=true"), 20);
	cr_expect_eq(total("/organizers"), 15);
	cr_expect_eq(total("/organizers?has_events=true"), 15);
	cr_expect_eq(total("/categories?hide_empty=true"), 35);
	cr_expect_eq(total("/categories?hide_empty=false"), 35);
	cr_expect_eq(total("/tags?hide_empty=true"), 18);
	cr_expect_eq(total("/events?geoloc=true&" EVER), 297);
	cr_expect_eq(total("/events?geoloc=false&" EVER), 2);
}

static void
every_month_has_events(void)
{
	char	 address[128];
	int	 i;

	for (i = 0; i < 11; i++) {
		snprintf(address, sizeof(address), "/events?start_date=%d-%02d"
		    "-01&end_date=%d-%02d-28", 2026 + (i + 5) / 12,
		    (i + 5) % 12 + 1, 2026 + (i + 5) / 12, (i + 5) % 12 + 1);
		cr_expect_gt(total(address), 10, "%s", address);
	}
	cr_expect_eq(total("/events?start_date=2000-01-01&"
	    "end_date=2026-05-22"), 0);
	cr_expect_eq(total("/events?start_date=2027-05-23"), 0);
}

static bool
has(const char *page, const char *part)
{
	return (outcome_has(page_get(page), part));
}

static void
it_has_something_of_every_kind(void)
{
	cr_expect_eq(total("/events?status=draft&" EVER), 3);
	cr_expect_eq(total("/events?status=pending&" EVER), 1);
	cr_expect_eq(total("/events?status=private&" EVER), 2);
	cr_expect_eq(total("/events?status=future&" EVER), 1);
	cr_expect_gt(total("/events?featured=true&" EVER), 10);
	cr_expect_gt(total("/events?ticketed=true&" EVER), 20);
	cr_expect_gt(total("/events?categories=farmers-markets&" EVER), 50);
	cr_expect_gt(total("/events?search=lantern&" EVER), 2);
	cr_expect(has("/?view=list&start_date=2026-12-13", "Canceled"));
	cr_expect(has("/?view=list&start_date=2026-12-18", "Postponed"));
	cr_expect(has("/?view=list&start_date=2026-12-13", "{--tone:"));
	cr_expect(has("/venue/tern-point-lighthouse/", "alt=\"A striped"
	    " lighthouse on a hill"));
}

static const char *
days_of(const char *series)
{
	struct outcome	*o;
	const char	*all = "", *text;
	int		 i;

	o = ask("GET", target("/events?" EVER "&per_page=50&series=%s",
	    series));
	for (i = 0; (text = outcome_text(o, target("events.%d.start_date",
	    i))) != NULL; i++)
		all = target("%s %.10s", all, text);

	return (all);
}

static void
what_is_repeated_is_a_series(void)
{
	struct outcome	*o;

	o = ask("GET", "/events/by-slug/town-council");
	EXPECT_MEMBER(o, "series.rrule", "FREQ=MONTHLY;UNTIL=20270510;"
	    "BYMONTH=1,2,3,4,5,6,8,9,10,11,12;BYDAY=2MO");
	cr_expect_str_eq(days_of(outcome_text(o, "series.id")),
	    " 2026-06-08 2026-08-10 2026-09-14 2026-10-12 2026-11-09"
	    " 2026-12-14 2027-01-11 2027-02-08 2027-03-08 2027-04-12"
	    " 2027-05-10");
	o = ask("GET", "/events/by-slug/open-mic-at-the-gull");
	EXPECT_MEMBER(o, "series.rrule", "FREQ=MONTHLY;UNTIL=20270430;"
	    "BYDAY=-1FR");
	o = ask("GET", "/events/by-slug/saturday-market-on-the-quay");
	EXPECT_MEMBER(o, "series.rrule", "FREQ=WEEKLY;UNTIL=20270522;"
	    "BYMONTH=4,5,6,7,8,9,10;BYDAY=SA");
	EXPECT_MEMBER(o, "series.detached.0", "description");
	cr_expect(has("/event/open-mic-at-the-gull/", "Every month on the"
	    " last Friday, until April 30, 2027"));
}

static void
categories_have_three_levels(void)
{
	struct outcome	*o;

	o = ask("GET", "/categories?slug=jazz");
	EXPECT_MEMBER(o, "categories.0.url",
	    SITE "/events/category/arts/music/jazz/");
}

static void
a_password_opens_protected_events(void)
{
	EXPECT_CODE(ask("GET", "/events/by-slug/rehearsal-messiah-anyway"),
	    403, "event-password-protected");
	EXPECT_CODE(ask("GET", "/events/by-slug/rehearsal-messiah-anyway"
	    "?password=lantern"), 200, "");
}

struct kinds {
	int	 all_day, lasting, free, priced, repeated;
	size_t	 zone_count;
	char	 zones[16][32];
};

static void
count_zone(struct kinds *k, const char *zone)
{
	size_t	 i;

	for (i = 0; i < k->zone_count; i++)
		if (strcmp(k->zones[i], zone) == 0)
			return;
	cr_assert_lt(k->zone_count, 16);
	snprintf(k->zones[k->zone_count++], sizeof(k->zones[0]), "%s", zone);
}

static void
count_event(struct kinds *k, struct outcome *o, int i)
{
	const char	*cost;

	cost = outcome_text(o, target("events.%d.cost", i));
	k->all_day += strcmp(outcome_text(o,
	    target("events.%d.all_day", i)), "true") == 0;
	k->lasting += strncmp(outcome_text(o,
	    target("events.%d.start_date", i)), outcome_text(o,
	    target("events.%d.end_date", i)), 10) != 0;
	k->free += strcmp(cost, "Free") == 0;
	k->priced += strchr(cost, '$') != NULL;
	k->repeated += outcome_text(o,
	    target("events.%d.series.rrule", i)) != NULL;
	count_zone(k, outcome_text(o, target("events.%d.timezone", i)));
}

static void
days_prices_zones_and_series_differ(void)
{
	struct kinds	 k = { .all_day = 0 };
	struct outcome	*o;
	int		 page, i;

	for (page = 1; page <= PAGES; page++) {
		o = ask_admin(target("/events?" EVER "&per_page=50&page=%d",
		    page));
		for (i = 0; outcome_text(o, target("events.%d.id", i)) != NULL;
		    i++)
			count_event(&k, o, i);
	}
	cr_expect_gt(k.all_day, 5);
	cr_expect_gt(k.lasting, 10);
	cr_expect_gt(k.free, 50);
	cr_expect_gt(k.priced, 50);
	cr_expect_gt(k.repeated, 100);
	cr_expect_eq(k.zone_count, 11);
}

/* 555-0100 to 555-0199 and example.org are reserved (RFC 2606). */
static void
numbers_and_addresses_are_reserved_for_examples(void)
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

/* All members of the events, except times of creation. */
static const char *
listing(int page)
{
	return (ask_admin(target("/events?" EVER "&per_page=50&page=%d"
	    "&_fields=events.id,events.status,events.date,events.title,"
	    "events.slug,events.description,events.excerpt,events.start_date,"
	    "events.end_date,events.timezone,events.cost,events.website,"
	    "events.featured,events.categories,events.tags,events.venue.id,"
	    "events.organizer.id,events.series", page))->body);
}

static void
its_seed_makes_it_again(void)
{
	const char	*pages[PAGES];
	int		 i;

	for (i = 0; i < PAGES; i++)
		pages[i] = listing(i + 1);
	snprintf(path, sizeof(path), "%s/other.db", folder);
	open_filled("--seed 1");
	for (i = 0; i < PAGES; i++)
		cr_expect_str_eq(listing(i + 1), pages[i]);
}

static void
another_demo_is_rejected(void)
{
	char	 expected[2 * PATH_MAX];

	cr_expect_eq(run(CLOCK, "demo --seed 2 --db %s", path), 1);
	snprintf(expected, sizeof(expected), "almanac: '%s' already contains"
	    " records; the demo needs an empty database\n", path);
	cr_expect_str_eq(output, expected);
}

static void
nothing_is_wrong_with_the_database(void)
{
	cr_expect_eq(run("", "check --db %s", path), 0);
	cr_expect_str_eq(output, "");
}

/* Filled once, and once more for the seed, since that takes long. */
Test(demo, is_the_calendar_of_a_town)
{
	open_filled("");
	a_year_of_a_town_is_there();
	every_month_has_events();
	it_has_something_of_every_kind();
	what_is_repeated_is_a_series();
	categories_have_three_levels();
	a_password_opens_protected_events();
	days_prices_zones_and_series_differ();
	numbers_and_addresses_are_reserved_for_examples();
	another_demo_is_rejected();
	nothing_is_wrong_with_the_database();
	its_seed_makes_it_again();
}

/* The days and titles of the events around a day, one per line. */
static const char *
plan(int64_t today, unsigned seed)
{
	struct demo_town	 town;
	struct demo_event	*events, *e;
	static struct arena	*arena;		/* of all plans */
	struct buf		 text;
	const char		*why;

	if (arena == NULL)
		arena = arena_new();
	zones_load(NULL);
	events = arena_alloc(arena, DEMO_EVENTS * sizeof(*events));
	why = demo_plan(arena, today, seed, &town, events);
	cr_assert_null(why, "%" PRId64 ": %s", today, why);
	buf_init(&text, arena, 4096);
	for (e = events; e < events + DEMO_EVENTS; e++)
		buf_printf(&text, "%" PRId64 " %s %s\n", e->day - today,
		    e->row->title, e->theme == NULL ? "" : e->theme->title);

	return (text.data);
}

Test(demo, another_seed_makes_another_calendar)
{
	int64_t	 today = date_days(2026, 11, 21);

	cr_expect_str_eq(plan(today, 1), plan(today, 1));
	cr_expect_str_neq(plan(today, 1), plan(today, 2));
}

/* Leap days, turns of the year, months without a fifth weekday. */
Test(demo, any_day_has_a_year_around_it)
{
	static const int	 days[][3] = {
		{ 2027, 1, 1 }, { 2027, 12, 31 }, { 2028, 2, 29 },
		{ 2028, 8, 30 }, { 2029, 3, 31 }, { 2030, 6, 15 },
		{ 2032, 5, 2 }
	};
	unsigned		 i;

	for (i = 0; i < sizeof(days) / sizeof(days[0]); i++)
		(void)plan(date_days(days[i][0], days[i][1], days[i][2]), i);
}

Test(demo, a_database_with_users_alone_is_filled)
{
	char	 expected[2 * PATH_MAX];

	cr_assert_eq(run("", "user add ada --role administrator --db %s",
	    path), 0);
	cr_expect_eq(run(CLOCK, "demo --db %s", path), 0);
	snprintf(expected, sizeof(expected), "%s: 300 events of Port Linnet,"
	    " 2026-05-23 to 2027-05-22\n"
	    "password of the protected ones: lantern\n", path);
	cr_expect_str_eq(output, expected);
}

Test(demo, a_seed_is_a_number)
{
	cr_expect_eq(run("", "demo --seed x --db %s", path), 2);
	cr_expect_str_eq(output,
	    "almanac: --seed must be a number from 0 to 4294967295\n");
	cr_expect_eq(run("", "demo --seed 4294967296 --db %s", path), 2);
	cr_expect_eq(access(path, F_OK), -1);
}
