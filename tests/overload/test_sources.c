/* Calendars of others, some of them hostile, to which the site subscribes. */
#include <sys/mman.h>

#include <criterion/criterion.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "assault.h"
#include "base/clock.h"
#include "listener.h"
#include "tests/server/harness.h"
#include "tests/server/operated.h"

TestSuite(assault_of_sources, .fini = assault_stop);

#define GOOD		6	/* calendars of others */
#define TURN		20	/* seconds until all of these are read */
#define ROUNDS		2
#define ENDLESS		180	/* seconds until this one is not read on */
#define GROWTH_MB	256	/* of the database; 64 of them are texts */
#define DRIP		200	/* ms between two bytes of the slow one */
#define EVENTS		50	/* of a page */
#define TEXT		200000	/* bytes of each */

static struct {
	volatile bool	 go;		/* no answer before */
	volatile int	 asked[GOOD];
} *seen;				/* in shared memory */

static void
send_slowly(FILE *f)
{
	while (fputc(' ', f) != EOF && fflush(f) != EOF)
		pause_for(DRIP);
}

static void
send_calendar(FILE *f, int number)
{
	fprintf(f, "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n"
	    "BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20290301T180000Z\r\n"
	    "SUMMARY:Good %d\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n", number);
	__atomic_add_fetch(&seen->asked[number], 1, __ATOMIC_RELAXED);
}

static void
send_without_end(FILE *f)
{
	fputs("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n", f);
	while (fprintf(f, "BEGIN:VEVENT\r\nUID:1\r\nDESCRIPTION:%0*d\r\n",
	    TEXT, 0) > 0)
		continue;
}

/* A page of new events, and there is always another one. */
static void
send_events(FILE *f, int page)
{
	int	 i;

	fputs("{\"total\":1000000,\"total_pages\":20000,\"events\":[", f);
	for (i = 0; i < EVENTS; i++)
		fprintf(f, "%s{\"id\":%d,\"title\":\"E\",\"timezone\":\"UTC\","
		    "\"start_date\":\"2029-03-01 10:00:00\",\"end_date\":"
		    "\"2029-03-01 11:00:00\",\"description\":\"%0*d\"}",
		    i > 0 ? "," : "", page * EVENTS + i + 1, TEXT, 0);
	fputs("]}", f);
}

static void
send_site(FILE *f, const char *path)
{
	const char	*page = strstr(path, "page=");

	if (strncmp(path, "/events?", 8) == 0)
		send_events(f, page != NULL ? atoi(page + 5) : 1);
	else
		fprintf(f, "{\"total\":0,\"total_pages\":0,\"%.*s\":[]}",
		    (int)strcspn(path + 1, "? "), path + 1);
}

static void
converse(FILE *f)
{
	char	 line[2048], rest[2048], *path;

	if (fgets(line, sizeof(line), f) == NULL)
		return;
	while (fgets(rest, sizeof(rest), f) != NULL && rest[0] != '\r')
		continue;
	while (!seen->go)
		pause_for(10);
	fputs("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n", f);
	path = line + strlen("GET ");
	if (strncmp(path, "/slow", 5) == 0)
		send_slowly(f);
	else if (strncmp(path, "/long", 5) == 0)
		send_without_end(f);
	else if (strncmp(path, "/good", 5) == 0)
		send_calendar(f, atoi(path + 5));
	else if ((path = strstr(path, "/events/v1")) != NULL)
		send_site(f, path + strlen("/events/v1"));
}

static void
start(void)
{
	char	 site[1024], *p = site;
	int	 i, port;

	seen = mmap(NULL, sizeof(*seen), PROT_READ | PROT_WRITE,
	    MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	cr_assert_neq(seen, MAP_FAILED);
	port = listener_start(converse);
#define SUBSCRIPTION	"  - {name: %s%.*d, allow_private: true, url: "	\
	"\"http://127.0.0.1:%d/%s%.*d\"}\n"
	p = stpcpy(p, "submissions: true\nsubscriptions:\n");
	p += sprintf(p, SUBSCRIPTION, "Slow", 0, 0, port, "slow", 0, 0);
	p += sprintf(p, SUBSCRIPTION, "Long", 0, 0, port, "long", 0, 0);
	p += sprintf(p, SUBSCRIPTION, "Endless", 0, 0, port,
	    "wp-json/tribe/events/v1", 0, 0);
	for (i = 0; i < GOOD; i++)
		p += sprintf(p, SUBSCRIPTION, "Good", 1, i, port, "good", 1,
		    i);
	assault_start(NULL, site);
}

static int
least_asked(void)
{
	int	 i, least = seen->asked[0];

	for (i = 1; i < GOOD; i++)
		if (seen->asked[i] < least)
			least = seen->asked[i];
	return (least);
}

/* All are due, also those that have just failed. */
static void
expect_round(int round)
{
	int64_t	 began = clock_steady();

	while (clock_steady() - began < TURN * CLOCK_SECOND &&
	    least_asked() < round)
		bystanders_look();
	fprintf(stderr, "%s: all others were read within %lld ms\n",
	    criterion_current_test->name, (long long)((clock_steady() - began) /
	    CLOCK_MILLISECOND));
	cr_expect_geq(least_asked(), round);
	change_database("UPDATE subscriptions SET due = 0"
	    " WHERE name <> 'Endless'");
}

static bool
has_log(const char *text)
{
	return (times_in_file("log", text) > 0);
}

Test(assault_of_sources, ones_that_are_slow_long_or_endless)
{
	int64_t	 began;
	long	 before;
	int	 i;

	start();
	assault_at_desk();
	bystanders_come();
	before = assault_megabytes();
	seen->go = true;
	for (i = 1; i <= ROUNDS; i++)
		expect_round(i);
	bystanders_watch();
	began = clock_steady();
	while (clock_steady() - began < ENDLESS * CLOCK_SECOND &&
	    assault_megabytes() - before <= GROWTH_MB &&
	    !has_log("'Endless': failed: "))
		bystanders_look();
	fprintf(stderr, "%s: %ld MB more\n", criterion_current_test->name,
	    assault_megabytes() - before);
	cr_expect(has_log("'Endless': failed: "));
	cr_expect(has_log("'Long': failed: the answer is longer than 16 MB"));
	cr_expect_leq(assault_megabytes() - before, GROWTH_MB);
	bystanders_leave();
}
