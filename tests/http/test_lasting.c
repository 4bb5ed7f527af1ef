#include <criterion/criterion.h>

#include "base/arena.h"
#include "http/cache.h"
#include "http/request.h"
#include "store/status.h"
#include "text/zones.h"

#include "base/array.h"
#include "tests/support/given.h"
#include "tests/support/harness.h"
#include "tests/support/harness_again.h"

#define MIDNIGHT	(NOW + 85350)
#define NEXT_SECOND	(NOW + 1)

static struct arena	*arena;

static void
setup(void)
{
	harness_start();
	arena = arena_new();
}

static void
teardown(void)
{
	arena_free(arena);
}

TestSuite(lasting, .init = setup, .fini = teardown);

static int64_t
until(const char *method, const char *path, const char *authorization)
{
	struct message	 m = { .method = method };
	struct outcome	 a;

	m.target = arena_printf(arena, "%s%s", harness.prefix, path);
	m.header[HEADER_HOST] = "cal.example";
	m.header[HEADER_AUTHORIZATION] = authorization;

	return (cache_until(harness_serve(arena, &m, harness.now, &a),
	    schedule_next(harness.db, harness.now)));
}

/*
 * Answers that depend on the second of the request, and answers that depend
 * only on the day.
 */
static const struct {
	const char	*target;
	int64_t		 until;
} rows[] = {
	{ "/events", MIDNIGHT },
	{ "/events?page=2", MIDNIGHT },
	{ "/events?start_date=2027-01-01&strict_dates=true", NEXT_SECOND },
	{ "/events?strict_dates=true", NEXT_SECOND },
	{ "/events?strict_dates=true&include=1", MIDNIGHT },
	{ "/events?strict_dates=true&ends_after=2027-01-01", MIDNIGHT },
	{ "/events?strict_dates=true&start_date=2027-01-01"
	    "&end_date=2027-02-01", MIDNIGHT },
	{ "/events?start_date=now", NEXT_SECOND },
	{ "/events?start_date=%2B5%20hours", NEXT_SECOND },
	{ "/events?end_date=next%20monday", NEXT_SECOND },
	{ "/events?modified_after=-1%20day", NEXT_SECOND },
	{ "/events?modified_after=2026-01-01", MIDNIGHT },
	{ "/events/1", MIDNIGHT },
	{ "/venues", MIDNIGHT },
	{ "/venues?only_with_upcoming=true", NEXT_SECOND },
	{ "/venues?has_events=true", MIDNIGHT },
	{ "/venues?modified_before=now", NEXT_SECOND },
	{ "/organizers?only_with_upcoming=1", NEXT_SECOND },
	{ "/categories", MIDNIGHT },
	{ "/tags?hide_empty=true", MIDNIGHT },
	{ "", NEXT_SECOND },		/* shows the default window */
	{ "/doc", MIDNIGHT },
	{ "/events?page=x", 0 },
	{ "/nothing", 0 }
};

Test(lasting, ends_with_the_day_or_the_second)
{
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		cr_expect_eq(until("GET", rows[i].target, NULL),
		    rows[i].until, "%s: %ld", rows[i].target,
		    (long)(until("GET", rows[i].target, NULL) - NOW));
}

Test(lasting, is_for_anonymous_reads)
{
	cr_expect_eq(until("HEAD", "/events", NULL), MIDNIGHT);
	cr_expect_eq(until("OPTIONS", "/events", NULL), 0);
	cr_expect_eq(until("POST", "/events", NULL), 0);
	cr_expect_eq(until("GET", "/events", as("ed") +
	    sizeof("Authorization:")), 0);
	cr_expect_eq(until("GET", "/events", "nonsense"), 0);
}

Test(lasting, the_day_is_that_of_the_site)
{
	harness.site.zone = zone_find("Europe/Paris");
	cr_expect_eq(until("GET", "/events", NULL), MIDNIGHT - 3600);
	harness.site.zone = zone_find("America/New_York");
	cr_expect_eq(until("GET", "/events", NULL), MIDNIGHT - 19 * 3600);
}

/* If the clock is set back that night, the same day may come twice. */
Test(lasting, a_clock_that_is_about_to_change_is_not_relied_on)
{
	harness.site.zone = zone_find("Europe/Paris");
	harness.now = 1792879200;	/* 2026-10-25 00:00, until 03:00 */
	cr_expect_eq(until("GET", "/events", NULL), harness.now + 1);
	harness.now += 3 * 3600;
	cr_expect_eq(until("GET", "/events", NULL), 1792879200 + 25 * 3600);
}

#define SCHEDULED(time)	"\"status\":\"future\",\"date_utc\":\"" time "\""

Test(lasting, ends_when_a_scheduled_event_is_published)
{
	(void)given_talk("ed", SCHEDULED("2026-11-21 09:00:00"));
	(void)given_talk("ed", SCHEDULED("2026-11-21 08:00:00"));
	cr_expect_eq(until("GET", "/events", NULL), NOW + 27750);
	cr_expect_eq(until("GET", "/tags", NULL), NOW + 27750);
	cr_expect_eq(until("GET", "/events?start_date=now", NULL),
	    NEXT_SECOND);
	harness.now = NOW + 27750;
	cr_expect_eq(until("GET", "/events", NULL), NOW + 31350);
	harness.now = NOW + 31350;
	cr_expect_eq(until("GET", "/events", NULL), MIDNIGHT);
}

Test(lasting, ends_when_a_scheduled_venue_or_organizer_is_published)
{
	(void)given_venue("ed", "\"venue\":\"Hall\","
	    SCHEDULED("2026-11-21 09:00:00"));
	cr_expect_eq(until("GET", "/events", NULL), NOW + 31350);
	(void)given_organizer("ed", "\"organizer\":\"Club\","
	    SCHEDULED("2026-11-21 08:00:00"));
	cr_expect_eq(until("GET", "/events", NULL), NOW + 27750);
}
