/* Too many requests from one address. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "harness.h"

/* The answer has the wait in head and body; it is at most 20 s. */
static void
expect_refusal(const char *heard)
{
	const char	*wait;
	char		 expected[256];

	wait = heard_field("Retry-After");
	snprintf(expected, sizeof(expected),
	    "429 {\"code\":\"rest_too_many_requests\",\"message\":"
	    "\"Too many requests; try again in %.8s seconds.\","
	    "\"data\":{\"status\":429}}", wait);
	cr_expect_str_eq(heard, expected);
	cr_expect(atoi(wait) > 0 && atoi(wait) <= 20, "%s", wait);
}

#define FROM(client) "GET " API "/doc?_fields=openapi HTTP/1.1\r\n" HOST \
	"X-Forwarded-For: " client "\r\n\r\n"

TestSuite(rate, .fini = service_stop);

Test(rate, beyond_it_requests_are_rejected_whichever_worker_reads_them)
{
	int	 i, fd;

	service_start_with("request_rate: 3\n");
	for (i = 0; i < 3; i++) {
		ask(GET(API "/doc?_fields=openapi"));
		cr_expect_str_eq(heard_field("Retry-After"), "");
	}
	for (i = 0; i < 3; i++)
		expect_refusal(ask(GET(API "/doc")));

	/* A browser gets a page. */
	cr_expect_not_null(strstr(ask("GET / HTTP/1.1\r\n" HOST
	    "Accept: text/html\r\n\r\n"), "<h1>One moment, please</h1>"));
	cr_expect(atoi(heard_field("Retry-After")) > 0);

	/* The connection stays open. */
	fd = dial();
	say(fd, GET(API));
	expect_refusal(hear(fd));
	say(fd, GET(API));
	expect_refusal(hear(fd));
}

Test(rate, trusted_proxies_are_not_counted)
{
	int	 i;

	service_start_with("request_rate: 1\ntrusted_proxies: [127.0.0.1]\n");
	for (i = 0; i < 3; i++) {
		ask(GET(API "/doc?_fields=openapi"));
		cr_expect_str_eq(heard_field("Retry-After"), "");
	}
}

Test(rate, requests_are_counted_for_whom_a_proxy_names)
{
	int	 i;

	service_start_with("request_rate: 3\ntrusted_proxies: [127.0.0.1]\n");
	for (i = 0; i < 3; i++) {
		ask(FROM("6.6.6.6, 192.0.2.1"));
		cr_expect_str_eq(heard_field("Retry-After"), "");
	}
	expect_refusal(ask(FROM("192.0.2.1")));
	ask(FROM("192.0.2.2"));
	cr_expect_str_eq(heard_field("Retry-After"), "");
}

#define WRONG	"401 {\"code\":\"incorrect_password\","
#define SLOWED	"429 {\"code\":\"rest_too_many_requests\","
#define AS_ADMIN "GET " API " HTTP/1.1\r\n" HOST			\
	"Authorization: Basic YWRtaW46c2VjcmV0\r\n\r\n"

static bool
starts_with(const char *text, const char *start)
{
	return (strncmp(text, start, strlen(start)) == 0);
}

Test(rate, failed_logins_are_slowed_whichever_worker_reads_them)
{
	char	 right[512];
	int	 i, fd;

	service_start_with("login_rate: 4\n");
	for (i = 0; i < 4; i++)
		cr_expect(starts_with(ask(AS_ADMIN), WRONG));
	for (i = 0; i < 4; i++)
		cr_expect(starts_with(ask(AS_ADMIN), SLOWED));
	cr_expect(atoi(heard_field("Retry-After")) > 0 &&
	    atoi(heard_field("Retry-After")) <= 16);

	/* Writes count too, and the connection stays open. */
	fd = dial();
	snprintf(right, sizeof(right), "POST " API "/tags HTTP/1.1\r\n" HOST
	    "%sContent-Length: 0\r\n\r\n", service.login);
	say(fd, right);
	cr_expect(starts_with(hear(fd), SLOWED));
	say(fd, GET("/x"));
	cr_expect_str_eq(hear(fd), NO_ROUTE);
}
