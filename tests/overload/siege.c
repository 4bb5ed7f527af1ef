#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "siege.h"
#include "tests/server/harness.h"

int
siege_seconds(void)
{
	const char	*text;

	text = getenv("SECONDS");
	return (text != NULL && *text != '\0' ? atoi(text) : 3);
}

void
siege_start(void)
{
	service_start_with(LIMITS);
}

/* The peak of its memory. */
static long
peak_megabytes(pid_t pid)
{
	char	 path[64], line[256];
	long	 kilobytes;
	FILE	*file;

	kilobytes = -1;
	snprintf(path, sizeof(path), "/proc/%d/status", (int)pid);
	cr_assert_not_null(file = fopen(path, "r"));
	while (fgets(line, sizeof(line), file) != NULL)
		if (strncmp(line, "VmHWM:", 6) == 0)
			kilobytes = atol(line + 6);
	(void)fclose(file);
	return (kilobytes / 1024);
}

static void
expect_memory(long most)
{
	long	 peak;
	int	 i;

	for (i = 0; i < WORKERS; i++) {
		peak = peak_megabytes(service.workers[i]);
		fprintf(stderr, "%s: %ld MB of %ld\n",
		    criterion_current_test->name, peak, most);
		cr_expect_leq(peak, most);
	}
}

/* Reads and, now and then, writes of a normal client. */
static void
serve_others(void)
{
	time_t	 end;
	int	 i;

	end = time(NULL) + siege_seconds();
	for (i = 0; time(NULL) <= end; i++) {
		cr_assert_eq(strncmp(ask(GET(API "/events")), "200 {", 5), 0);
		if (i % 10 == 0)
			cr_assert_eq(strncmp(ask(event_request(i)), "201 {",
			    5), 0);
		pause_for(50);
	}
	fprintf(stderr, "%s: others were served %d times\n",
	    criterion_current_test->name, i);
}

void
siege(const struct attack *a, long megabytes)
{
	attack_start(a);
	serve_others();
	expect_memory(megabytes);
}
