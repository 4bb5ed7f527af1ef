/* Answers from a worker's cache equal new ones. */
#include <sys/socket.h>

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/array.h"
#include "commands.h"
#include "harness.h"

#define CLIENTS	8		/* on both workers */
#define LIST	GET(API "/events?_fields=total,events.title")

static int	 clients[CLIENTS];

static void
setup(void)
{
	int	 i;

	service_start();
	for (i = 0; i < CLIENTS; i++)
		clients[i] = dial();
}

TestSuite(recall, .init = setup, .fini = service_stop);

/* Checks the answer that each client gets again and again. */
static void
expect_all(const char *request, const char *expected)
{
	int	 i;

	for (i = 0; i < 3 * CLIENTS; i++) {
		say(clients[i % CLIENTS], request);
		cr_expect_str_eq(hear(clients[i % CLIENTS]), expected);
	}
}

static void
create(int n)
{
	say(clients[n % CLIENTS], event_request(n));
	cr_assert_eq(strncmp(hear(clients[n % CLIENTS]), "201 ", 4), 0);
}

Test(recall, a_write_of_one_worker_is_seen_by_the_next_read_of_all)
{
	char	 expected[32];
	int	 n;

	for (n = 1; n <= 20; n++) {
		create(n);
		snprintf(expected, sizeof(expected), "200 {\"total\":%d}", n);
		expect_all(GET(API "/events?_fields=total"), expected);
	}
}

Test(recall, a_write_of_another_program_is_seen_by_the_next_read)
{
	create(1);
	change_database("UPDATE events SET title = 'one'");
	expect_all(LIST, "200 {\"events\":[{\"title\":\"one\"}],\"total\":1}");
	change_database("UPDATE events SET title = 'two'");
	expect_all(LIST, "200 {\"events\":[{\"title\":\"two\"}],\"total\":1}");
	change_file("PRAGMA wal_checkpoint(TRUNCATE)");
	change_database("UPDATE events SET title = 'three'");
	expect_all(LIST,
	    "200 {\"events\":[{\"title\":\"three\"}],\"total\":1}");
}

/* Status, head without the date, and body. */
static char *
whole(const char *request, bool has_body)
{
	static const char *const	 fields[] = { "ETag", "Content-Length",
	    "Last-Modified", "X-TEC-Total", "Connection" };
	const char			*body;
	char				*text;
	size_t				 i;

	say(clients[0], request);
	body = has_body ? hear(clients[0]) : hear_head(clients[0]);
	text = malloc(strlen(body) + 2000);
	sprintf(text, "%.3s", body);
	for (i = 0; i < COUNT(fields); i++)
		sprintf(strchr(text, '\0'), "|%s", heard_field(fields[i]));
	strcat(text, body + 3);
	cr_assert_str_neq(heard_field("Date"), "");

	return (text);
}

static void
expect_same(const char *request, bool has_body, const char *start)
{
	char	*first, *next;
	int	 i;

	first = whole(request, has_body);
	cr_expect_eq(strncmp(first, start, strlen(start)), 0, "%s", first);
	for (i = 0; i < 4; i++) {
		next = whole(request, has_body);
		cr_expect_str_eq(next, first);
		free(next);
	}
	free(first);
}

Test(recall, every_kind_of_read_stays_correct)
{
	char	 request[256], tag[64];
	int	 i;

	create(1);
	for (i = 0; i < 3; i++) {
		expect_same(GET(API "/events"), true, "200|\"");
		expect_same("HEAD " API "/events HTTP/1.1\r\n" HOST "\r\n",
		    false, "200|\"");
		expect_same(GET(API "/events/99"), true, "404||");
		expect_same("GET " API "/events HTTP/1.0\r\n"
		    "Connection: keep-alive\r\n\r\n", true, "200|\"");
	}
	say(clients[0], GET(API "/events/1"));
	(void)hear(clients[0]);
	snprintf(tag, sizeof(tag), "%s", heard_field("ETag"));
	snprintf(request, sizeof(request), "GET " API "/events/1 HTTP/1.1\r\n"
	    HOST "If-None-Match: %s\r\n\r\n", tag);
	memmove(tag + 4, tag, strlen(tag) + 1);
	memcpy(tag, "304|", 4);
	expect_same(request, true, tag);
	change_database("UPDATE events SET title = 'another'");
	expect_same(request, true, "200|\"");
}

Test(recall, requests_with_credentials_are_not_cached)
{
	char	 request[512];
	int	 i;

	for (i = 0; i < 4; i++) {
		say(clients[0], GET(API "/events"));
		(void)hear(clients[0]);
		cr_expect_str_eq(heard_field("Cache-Control"), "no-cache");
		snprintf(request, sizeof(request), "GET " API
		    "/events HTTP/1.1\r\n" HOST "%s\r\n", service.login);
		say(clients[0], request);
		(void)hear(clients[0]);
		cr_expect_not_null(strstr(heard_field("Cache-Control"),
		    "private"));
	}
}

/* A client that has closed its side still gets all answers. */
Test(recall, a_client_that_sends_no_more_is_answered)
{
	int	 fd, i;

	for (i = 0; i < 4; i++) {
		fd = dial();
		say(fd, GET(API "/events?_fields=total")
		    GET(API "/events?_fields=total"));
		(void)shutdown(fd, SHUT_WR);
		cr_expect_str_eq(hear(fd), "200 {\"total\":0}");
		cr_expect_str_eq(hear(fd), "200 {\"total\":0}");
		cr_expect(hears_end(fd));
		(void)close(fd);
	}
}

#define THREE	GET(API "/events?_fields=total") GET(API "/events/99" \
	"?_fields=x") "GET " API "/events?_fields=total HTTP/1.1\r\n" HOST \
	"\r\n"

Test(recall, requests_in_one_piece_are_answered_in_their_order)
{
	static char	 pieces[200 * sizeof(THREE)];
	int		 fd, i;

	for (i = 0; i < 200; i++)
		strcat(pieces, THREE);
	fd = clients[0];
	say(fd, pieces);
	for (i = 0; i < 200; i++) {
		cr_assert_str_eq(hear(fd), "200 {\"total\":0}");
		cr_assert_eq(strncmp(hear(fd), "404 {", 5), 0);
		cr_assert_str_eq(hear(fd), "200 {\"total\":0}");
	}
	say(fd, "GET " API "/events?_fields=total HTTP/1.1\r\n" HOST
	    "Connection: close\r\n\r\n");
	cr_expect_str_eq(hear(fd), "200 {\"total\":0}");
	cr_expect_str_eq(heard_field("Connection"), "close");
	cr_expect(hears_end(fd));
}

/* Seconds since midnight, from the answer's date. */
static int
heard_time(void)
{
	struct tm	 tm = { 0 };

	cr_assert_not_null(strptime(heard_field("Date"),
	    "%a, %d %b %Y %H:%M:%S", &tm));

	return (tm.tm_hour * 3600 + tm.tm_min * 60 + tm.tm_sec);
}

/* Exact to the second, in each worker; the clock started at midnight. */
Test(recall, due_events_are_published_without_a_write)
{
	static const char	 event[] = "{\"title\":\"x\",\"start_date\":"
	    "\"2027-03-01\",\"end_date\":\"2027-03-02\",\"status\":\"future\","
	    "\"date_utc\":\"2027-01-01 00:00:05\"}";
	char			 request[1024];
	const char		*heard;
	int			 i, at;

	snprintf(request, sizeof(request), "POST " API "/events HTTP/1.1\r\n"
	    HOST "%sContent-Type: application/json\r\nContent-Length: %zu"
	    "\r\n\r\n%s", service.login, strlen(event), event);
	say(clients[0], request);
	cr_assert_eq(strncmp(hear(clients[0]), "201 ", 4), 0);
	for (i = at = 0; at < 6; i++) {
		say(clients[i % CLIENTS], GET(API "/events?_fields=total"));
		heard = hear(clients[i % CLIENTS]);
		at = heard_time();
		cr_assert_str_eq(heard, at < 5 ? "200 {\"total\":0}" :
		    "200 {\"total\":1}", "%d", at);
	}
	UNTIL(ask_database("test.db",
	    "SELECT count(*) FROM events WHERE status = 1") == 0);
}

Test(recall, a_new_day_begins_a_new_window)
{
	const char	*heard;
	int		 i, at;

	service_stop_quietly();
	(void)setenv("ALMANAC_CLOCK", "2027-01-01T23:59:57Z", 1);
	service_run((const char *const []){ "--db", "test.db", "--port", "0",
	    "--workers", "2", NULL });
	for (i = 0; i < CLIENTS; i++)
		clients[i] = dial();
	for (i = 0, at = -1; at < 0 || at > 60; i++) {
		say(clients[i % CLIENTS],
		    GET(API "/events?_fields=rest_url"));
		heard = hear(clients[i % CLIENTS]);
		at = heard_time();
		cr_assert_not_null(strstr(heard, at > 60 ?
		    "start_date=2027-01-01" : "start_date=2027-01-02"),
		    "%d: %s", at, heard);
	}
}
