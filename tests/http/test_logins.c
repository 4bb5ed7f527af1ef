#include <criterion/criterion.h>
#include <stdio.h>

#include "base/clock.h"
#include "http/logins.h"

#include "tests/support/given.h"
#include "tests/support/harness.h"

#define RATE	30
#define START	(1000 * CLOCK_SECOND)

TestSuite(logins, .init = logins_start);

static int
wait_at(const char *address, const char *name, int seconds)
{
	return (logins_wait_of_address(address, name, RATE,
	    START + seconds * CLOCK_SECOND));
}

static void
fail(const char *address, const char *name, int times)
{
	for (; times > 0; times--)
		logins_add_failure(address, name, RATE, START);
}

static void
fail_everywhere(const char *name, int times)
{
	char	 address[32];

	for (; times > 0; times--) {
		snprintf(address, sizeof(address), "10.0.0.%d", times);
		fail(address, name, 1);
	}
}

Test(logins, an_address_waits_when_it_has_failed_too_often)
{
	fail("192.0.2.1", "admin", RATE - 1);
	cr_expect_eq(wait_at("192.0.2.1", "admin", 0), 0);
	fail("192.0.2.1", "admin", 1);
	cr_expect_eq(wait_at("192.0.2.1", "admin", 0), 3);
	cr_expect_eq(wait_at("192.0.2.1", "ed", 0), 3);
	cr_expect_eq(wait_at("192.0.2.1", NULL, 0), 3);
	cr_expect_eq(wait_at("192.0.2.1", "admin", 3), 0);
	cr_expect_eq(wait_at("192.0.2.2", "admin", 0), 0);
}

Test(logins, a_name_on_its_guard_lets_each_address_fail_once_a_minute)
{
	fail_everywhere("admin", 4 * RATE);
	cr_expect_eq(wait_at("10.0.0.1", "admin", 0), 61);
	cr_expect_eq(wait_at("10.0.0.1", "ADMIN", 0), 61);
	cr_expect_eq(wait_at("10.0.0.1", " Admin", 0), 61);
	cr_expect_eq(wait_at("10.0.0.1", "ed", 0), 0);
	fail_everywhere("\xc3\x9cnal", 4 * RATE);
	cr_expect_eq(wait_at("10.0.0.1", "\xc3\xbcnal", 0), 61);

	cr_expect_eq(wait_at("192.0.2.1", "admin", 0), 0);
	fail("192.0.2.1", "admin", 1);
	cr_expect_eq(wait_at("192.0.2.1", "admin", 0), 61);
}

Test(logins, the_owner_of_a_name_does_not_wait)
{
	int	 i;

	for (i = 0; i < 100; i++)
		fail_everywhere("admin", 200);
	cr_expect_eq(wait_at("192.0.2.1", "admin", 0), 0);
	cr_expect_eq(wait_at(NULL, "admin", 0), 0);

	/*
	 * An address that fails and waits may log in, although others still
	 * fail.
	 */
	fail("192.0.2.1", "admin", 1);
	for (i = 0; i < 60; i++)
		logins_add_failure("10.0.0.1", "admin", RATE,
		    START + i * CLOCK_SECOND);
	cr_expect_eq(wait_at("192.0.2.1", "admin", 60), 0);
}

Test(logins, failures_at_another_name_do_not_count_for_one_on_its_guard)
{
	fail_everywhere("admin", 5 * RATE);
	fail("192.0.2.1", "ed", 5);
	cr_expect_eq(wait_at("192.0.2.1", "admin", 0), 0);
}

Test(logins, an_address_is_known_by_the_names_it_has_logged_in_with)
{
	logins_add_success("192.0.2.1", "admin", START);
	logins_add_success("192.0.2.2", "ed", START);
	fail_everywhere("admin", 5 * RATE);
	fail("192.0.2.1", "admin", 1);
	cr_expect_eq(wait_at("192.0.2.1", "admin", 0), 0);
	fail("192.0.2.2", "admin", 1);
	cr_expect_eq(wait_at("192.0.2.2", "admin", 0), 61);

	/* The limit for each address still applies. */
	fail("192.0.2.1", "admin", RATE - 1);
	cr_expect_eq(wait_at("192.0.2.1", "admin", 0), 3);
}

#define SLOWED(seconds)							\
	"{\"code\":\"rest_too_many_requests\",\"message\":"		\
	"\"Too many failed logins; try again in " seconds " seconds.\"," \
	"\"data\":{\"status\":429}}"

static struct outcome *
ask_as_admin_wrongly(const char *path)
{
	return (ask_with("GET", path, NULL,
	    "Authorization: Basic YWRtaW46c2VjcmV0", NULL));
}

static void
fail_as_admin(int times)
{
	for (; times > 0; times--)
		cr_expect_eq(ask_as_admin_wrongly("/tags")->status, 401);
}

Test(logins, that_fail_too_often_are_rejected_on_every_path)
{
	static const char *const	 paths[] = { "/tags", "/doc", "/nope" };
	struct outcome			*o;
	size_t				 i;

	harness_start();
	harness.site.login_rate = RATE;
	harness.peer = "192.0.2.1";
	fail_as_admin(RATE);
	for (i = 0; i < 3; i++) {
		o = ask_as_admin_wrongly(paths[i]);
		EXPECT(o, 429, SLOWED("2"));
		cr_expect_str_eq(outcome_header(o, "Retry-After"), "2");
		o = ask_with("GET", paths[i], NULL, as("admin"), NULL);
		EXPECT(o, 429, SLOWED("2"));
	}
	cr_expect_eq(ask("GET", "/tags")->status, 200);

	harness.peer = "192.0.2.2";
	cr_expect_eq(ask_with("GET", "/tags", NULL, as("admin"),
	    NULL)->status, 200);
}

Test(logins, an_owner_may_mistype_where_the_name_is_under_attack)
{
	char	 address[32];
	int	 i;

	harness_start();
	harness.site.login_rate = RATE;
	harness.peer = "192.0.2.1";
	cr_expect_eq(ask_with("GET", "/tags", NULL, as("admin"),
	    NULL)->status, 200);
	for (i = 0; i < 5 * RATE; i++) {
		snprintf(address, sizeof(address), "10.0.0.%d", i);
		harness.peer = address;
		fail_as_admin(1);
	}
	cr_expect_eq(ask_as_admin_wrongly("/tags")->status, 429);

	harness.peer = "192.0.2.1";
	fail_as_admin(2);
	cr_expect_eq(ask_with("GET", "/tags", NULL, as("admin"),
	    NULL)->status, 200);

	harness.peer = "192.0.2.2";
	fail_as_admin(1);
	cr_expect_eq(ask_with("GET", "/tags", NULL, as("admin"),
	    NULL)->status, 429);
}

Test(logins, are_free_where_the_site_says_so)
{
	harness_start();
	harness.site.login_rate = 0;
	harness.peer = "192.0.2.1";
	fail_as_admin(10 * RATE);
}
