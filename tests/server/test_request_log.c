/* A line of JSON for each request. */
#include <criterion/criterion.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "harness.h"
#include "operated.h"

#define LOG	"requests.log"

static struct arena	*arena;

static void
setup(void)
{
	arena = arena_new();
	operated_start_with("request_log: " LOG "\n"
	    "trusted_proxies: [127.0.0.1]\n");
}

TestSuite(request_log, .init = setup, .fini = service_stop);

/*
 * The parsed line of the request with that id, or NULL. The last line may be
 * incomplete.
 */
static const struct value *
look_for(const char *name, const char *id)
{
	static char	 line[16384];
	struct value	*v;
	const char	*error;
	FILE		*file;

	if ((file = fopen(path_of(name), "r")) == NULL)
		return (NULL);
	while (fgets(line, sizeof(line), file) != NULL &&
	    strchr(line, '\n') != NULL) {
		v = json_read(arena, line, strlen(line), &error);
		cr_assert_not_null(v, "%s: %s", error, line);
		if (strcmp(value_get(v, "id")->text, id) == 0) {
			(void)fclose(file);
			return (v);
		}
	}
	(void)fclose(file);
	return (NULL);
}

static const struct value *
line_of(const char *id)
{
	const struct value	*found;

	UNTIL((found = look_for(LOG, id)) != NULL);
	return (found);
}

/* "" if it is missing. */
static const char *
member(const struct value *line, const char *name)
{
	const struct value	*v;

	v = value_get(line, name);
	return (v == NULL ? "" : v->text);
}

static void
expect_members(const char *id, const char *expected)
{
	static const char *const	 names[] = { "client", "user", "method",
	    "path", "route", "status", "cache" };
	const struct value		*line;
	char				 text[8192];
	size_t				 i;

	line = line_of(id);
	text[0] = '\0';
	for (i = 0; i < COUNT(names); i++)
		sprintf(strchr(text, '\0'), "%s%s", i > 0 ? " " : "",
		    member(line, names[i]));
	cr_expect_str_eq(text, expected);
}

Test(request_log, logs_each_request)
{
	const char	*p;
	char		 request[2048];
	int		 fd, i;

	(void)ask("GET " API "/tags?search=a%20b HTTP/1.1\r\n" HOST
	    "X-Request-Id: read\r\n\r\n");
	expect_members("read", "127.0.0.1  GET " API "/tags?search=a%20b "
	    "tag_list 200 miss");
	(void)ask("GET /nothing HTTP/1.1\r\n" HOST "X-Request-Id: none\r\n"
	    "X-Forwarded-For: 10.1.2.3, 2001:db8::5\r\n\r\n");
	expect_members("none", "2001:db8::5  GET /nothing none 404 miss");
	p = event_request(1);
	snprintf(request, sizeof(request), "%.*s\r\nX-Request-Id: wrote%s",
	    (int)strcspn(p, "\r"), p, strchr(p, '\r'));
	(void)ask(request);
	expect_members("wrote", "127.0.0.1 1 POST " API "/events "
	    "event_create 201 write");

	fd = dial();
	for (i = 0; i < 3; i++) {
		say(fd, GET(API "/venues"));
		(void)hear(fd);
	}
	say(fd, "GET " API "/venues HTTP/1.1\r\n" HOST "X-Request-Id: again"
	    "\r\n\r\n");
	(void)hear(fd);
	cr_expect_str_eq(heard_field("X-Request-Id"), "again");
	expect_members("again", "127.0.0.1  GET " API "/venues venue_list 200 "
	    "hit");
}

Test(request_log, logs_time_duration_size_and_user)
{
	const struct value	*line;
	const char		*heard, *time;
	size_t			 i;

	heard = ask("GET " API "/tags HTTP/1.1\r\n" HOST
	    "X-Request-Id: one\r\n\r\n");
	line = line_of("one");
	time = member(line, "time");
	cr_expect_eq(strlen(time), 24);
	for (i = 0; i < 24; i++)
		cr_expect("0000-00-00T00:00:00.000Z"[i] == '0' ?
		    isdigit((unsigned char)time[i]) :
		    time[i] == "0000-00-00T00:00:00.000Z"[i]);
	cr_expect(strncmp(time, "2027-01-01T00:0", 15) == 0, "%s", time);
	cr_expect_gt(atoi(member(line, "bytes")), (int)strlen(heard) - 4);
	cr_expect_gt(atoi(member(line, "us")), 0);
	cr_expect_lt(atoi(member(line, "us")), 10000000);
	cr_expect_gt(atoi(member(line, "worker")), 0);
}

static void
expect_id(const char *sent, bool taken)
{
	char		 request[1024];
	const char	*id;
	int		 fd;

	fd = dial();
	snprintf(request, sizeof(request), "GET " API "/tags HTTP/1.1\r\n"
	    HOST "X-Request-Id: %s\r\n\r\n", sent);
	say(fd, request);
	(void)hear(fd);
	id = heard_field("X-Request-Id");
	if (taken) {
		cr_expect_str_eq(id, sent);
	} else {
		cr_expect_eq(strlen(id), 32);
		cr_expect_eq(strspn(id, "0123456789abcdef"), 32);
	}
	(void)line_of(id);
	(void)close(fd);
}

Test(request_log, ids_of_clients_are_taken_where_they_are_well_formed)
{
	char	 text[80];

	expect_id("f81d4fae-7dec-11d0-a765-00a0c91e6bf6", true);
	expect_id("Root=1:2/3+4@5_6~7.8", true);
	memset(text, 'x', sizeof(text));
	text[64] = '\0';
	expect_id(text, true);
	text[64] = 'x';
	text[65] = '\0';
	expect_id(text, false);
	expect_id("a\"b", false);
	expect_id("a b", false);
	expect_id("\xc3\xa9", false);
	expect_id("", false);
	expect_id("a\r\nX-Request-Id: b", false);
}

/* Every kind of answer is logged. */
Test(request_log, every_answer_has_a_different_id)
{
	static const char *const	 requests[] = {
		GET(API "/tags"), GET(API "/tags"), GET(API "/tags"),
		GET("/x"), "HEAD " API "/tags HTTP/1.1\r\n" HOST "\r\n",
		"OPTIONS " API "/tags HTTP/1.1\r\n" HOST "\r\n",
		"GET " API "/tags HTTP/1.1\r\n" HOST
		    "If-None-Match: *\r\n\r\n",
		"POST " API "/tags HTTP/1.1\r\n" HOST "Content-Length: 1\r\n"
		    "\r\n{",
		"DELETE " API "/tags/1 HTTP/1.1\r\n" HOST "\r\n",
		"GET " API "/tags HTTP/1.1\r\n" HOST
		    "Authorization: Bearer x\r\n\r\n",
		"GET /x HTTP/1.1\r\n\r\n", "nonsense\r\n\r\n",
		"GET /x HTTP/3.0\r\n" HOST "\r\n"
	};
	char				 ids[16][80];
	size_t				 i, j;
	int				 fd;

	for (i = 0; i < COUNT(requests); i++) {
		fd = dial();
		say(fd, requests[i]);
		(void)hear_head(fd);
		(void)close(fd);
		strcpy(ids[i], heard_field("X-Request-Id"));
		cr_expect_eq(strlen(ids[i]), 32, "%s", requests[i]);
		for (j = 0; j < i; j++)
			cr_expect_str_neq(ids[i], ids[j]);
	}
	for (i = 0; i < COUNT(requests); i++)
		(void)line_of(ids[i]);
	cr_expect_str_eq(member(line_of(ids[6]), "status"), "304");
}

Test(request_log, nothing_that_is_sent_leaves_its_place)
{
	char	 request[4096];

	(void)ask("GET /a\"b\\c\x80,\"status\":1?d=\" HTTP/1.1\r\n" HOST
	    "X-Request-Id: quotes\r\nX-Forwarded-For: \"}\r\n\r\n");
	expect_members("quotes", "127.0.0.1  GET "
	    "/a%22b%5Cc%80,%22status%22:1?d=%22 none 404 miss");
	snprintf(request, sizeof(request), "%0100d /x HTTP/1.1\r\n" HOST
	    "X-Request-Id: method\r\n\r\n", 0);
	(void)ask(request);
	expect_members("method", "127.0.0.1  00000000000000000000000000000000 "
	    "/x none 404 miss");
	snprintf(request, sizeof(request), "GET /%01990d\" HTTP/1.1\r\n" HOST
	    "X-Request-Id: long\r\n\r\n", 0);
	(void)ask(request);
	cr_expect_eq(strlen(member(line_of("long"), "path")), 1994);
}

Test(request_log, requests_about_operations_are_not_in_it)
{
	(void)ask_operations(GET("/healthz"));
	(void)ask_operations(GET("/metrics"));
	(void)ask("GET /x HTTP/1.1\r\n" HOST "X-Request-Id: last\r\n\r\n");
	(void)line_of("last");
	cr_expect_eq(times_in_file(LOG, "healthz"), 0);
	cr_expect_eq(times_in_file(LOG, "metrics"), 0);
}

Test(request_log, a_client_that_has_left_is_logged_too)
{
	const struct value	*line;
	struct db		*lock;
	const char		*p;
	char			 request[2048];
	int			 fd;

	lock = lock_database();
	p = event_request(1);
	snprintf(request, sizeof(request), "%.*s\r\nX-Request-Id: left%s",
	    (int)strcspn(p, "\r"), p, strchr(p, '\r'));
	fd = dial();
	say(fd, request);
	pause_for(200);
	(void)close(fd);
	pause_for(200);
	unlock_database(lock);
	line = line_of("left");
	cr_expect_str_eq(member(line, "status"), "201");
}

Test(request_log, a_file_that_cannot_be_opened_is_rejected)
{
	service_stop_quietly();
	operated_configure("request_log: none/here.log\n");
	cr_expect_eq(service_fail(operated_flags), 1);
	cr_expect(strstr(service_log(), "almanac: cannot open the request log "
	    "'none/here.log': ") != NULL, "%s",
	    service_log());
}
