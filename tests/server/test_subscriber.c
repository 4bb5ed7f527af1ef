/* The processes that fetch subscriptions, and what they may do. */
#include <sys/socket.h>

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "commands.h"
#include "endpoint.h"
#include "harness.h"

#define CALENDAR							\
	"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n"		\
	"BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20280301T180000Z\r\n"		\
	"SUMMARY:Fair\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"

static struct endpoint	 source;

static void
start(void)
{
	char	 text[256];

	source = endpoint_open();
	snprintf(text, sizeof(text), "subscriptions:\n  - {name: Town, url: "
	    "\"http://localhost:%d/town.ics\", allow_private: true}\n",
	    source.port);
	service_start_with(text);
}

static void
stop(void)
{
	endpoint_close(&source);
	service_stop();
}

TestSuite(subscriber, .init = start, .fini = stop);

/* Reads a request for the calendar and answers it. */
static void
send_calendar(void)
{
	char	 text[4096] = "";
	size_t	 have = 0;
	ssize_t	 n;
	int	 fd;

	cr_assert_not(endpoint_hears_nothing(&source, DEADLINE_MS), "%s",
	    service_log());
	fd = accept(source.socket, NULL, NULL);
	while (strstr(text, "\r\n\r\n") == NULL) {
		n = recv(fd, text + have, sizeof(text) - 1 - have, 0);
		cr_assert_gt(n, 0, "%s", text);
		have += (size_t)n;
	}
	say(fd, "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n" CALENDAR);
	(void)close(fd);
}

/* Those that run no subscription have no filter yet, and use no database. */
Test(subscriber, calendars_are_read_in_a_sandbox)
{
	pid_t	 helper, runners[8];
	int	 count, i, confined = 0;

	send_calendar();
	UNTIL(ask_database("test.db", "SELECT count(*) FROM events") == 1);
	cr_assert_neq(helper = find_helper(), 0);
	count = find_children(helper, runners, 8);
	cr_expect_eq(count, 4);
	for (i = 0; i < count; i++)
		confined += count_filters(runners[i]) ==
		    count_filters(service.pid) + 1;
	cr_expect_eq(confined, 1);
	cr_expect_eq(count_filters(helper), count_filters(service.pid) + 1);
}
