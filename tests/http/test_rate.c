/* Too many requests of one address. */
#include <stdio.h>
#include <stdlib.h>

#include <criterion/criterion.h>

#include "harness.h"

static void
start(const char *configuration)
{
	static const char *const	 flags[] = { "--config", "site.yaml",
	    "--db", "test.db", "--port", "0", "--workers", "2", NULL };
	FILE				*file;
	char				 path[128];

	service_start();
	service_stop_quietly();
	snprintf(path, sizeof(path), "%s/site.yaml", service.folder);
	cr_assert_not_null(file = fopen(path, "w"));
	fputs(configuration, file);
	(void)fclose(file);
	service_run(flags);
}

/* The answer that was heard says the wait twice, and that is at most 20 s. */
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

TestSuite(rate, .fini = service_stop, .timeout = 30);

Test(rate, beyond_it_requests_are_refused_whichever_worker_reads_them)
{
	int	 i, fd;

	start("request_rate: 3\n");
	for (i = 0; i < 3; i++) {
		ask(GET(API "/doc?_fields=openapi"));
		cr_expect_str_eq(heard_field("Retry-After"), "");
	}
	for (i = 0; i < 3; i++)
		expect_refusal(ask(GET(API "/doc")));

	/* The connection stays. */
	fd = dial();
	say(fd, GET(API));
	expect_refusal(hear(fd));
	say(fd, GET(API));
	expect_refusal(hear(fd));
}

Test(rate, trusted_proxies_are_not_counted)
{
	int	 i;

	start("request_rate: 1\ntrusted_proxies: [127.0.0.1]\n");
	for (i = 0; i < 3; i++) {
		ask(GET(API "/doc?_fields=openapi"));
		cr_expect_str_eq(heard_field("Retry-After"), "");
	}
}
