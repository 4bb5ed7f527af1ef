/*
 * Where one message ends and the next begins. Kore's parser must not see what
 * it would parse wrongly, and a body must not become a request.
 */
#include <sys/socket.h>

#include <criterion/criterion.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/array.h"
#include "generated/service.h"
#include "harness.h"

TestSuite(framing, .init = service_start, .fini = service_stop);

#define LENGTH_REQUIRED "411 {\"code\":\"rest_length_required\","	\
	"\"message\":\"The body needs a Content-Length.\",\"data\":"	\
	"{\"status\":411}}"
#define URI_TOO_LONG "414 {\"code\":\"rest_uri_too_long\","		\
	"\"message\":\"The address is too long.\",\"data\":"		\
	"{\"status\":414}}"
#define HEADERS_TOO_LARGE "431 {\"code\":\"rest_headers_too_large\","	\
	"\"message\":\"The header fields are too large.\",\"data\":"	\
	"{\"status\":431}}"
#define HTTP_VERSION "505 {\"code\":\"rest_http_version\","		\
	"\"message\":\"Only HTTP/1.0 and HTTP/1.1 are supported.\","	\
	"\"data\":{\"status\":505}}"

struct row {
	const char	*bytes;
	const char	*expected;
};

static void
refuse_and_close(const struct row *row)
{
	int	 fd;

	fd = dial();
	say(fd, row->bytes);
	cr_expect_str_eq(hear(fd), row->expected, "%s", row->bytes);
	cr_expect_str_eq(heard_field("Connection"), "close");
	cr_expect(hears_end(fd), "%s", row->bytes);
	(void)close(fd);
}

Test(framing, malformed_messages_are_rejected_as_json)
{
	static const struct row	 rows[] = {
		{ "GET /x HTTP/1.1\r\n\r\n",
		    MALFORMED("the Host field is missing") },
		{ "GET /x HTTP/1.1\r\nHostname: a\r\n\r\n",
		    MALFORMED("the Host field is missing") },
		{ "GET /x HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
		    MALFORMED("a header field is repeated") },
		{ "GET /x HTTP/1.1\r\nHost : a\r\n\r\n",
		    MALFORMED("a header field is not valid") },
		{ "GET /x HTTP/1.1\r\nHost: a\r\nX: a\r\n b\r\n\r\n",
		    MALFORMED("a header field is not valid") },
		{ "GET /x HTTP/1.1\nHost: a\n\n",
		    MALFORMED("a line does not end with CR LF") },
		{ "GET /x HTTP/1.1\r\nHost: a\r\nX: a\rY: b\r\n\r\n",
		    MALFORMED("a header field is not valid") },
		{ "GET /x\r\n\r\n",
		    MALFORMED("the first line is not a request line") },
		{ "BLAH\r\n\r\n",
		    MALFORMED("the first line is not a request line") },
		{ "POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n"
		    "Content-Length: 3\r\n\r\nabc",
		    MALFORMED("a header field is repeated") },
		{ "POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n"
		    "Content-Length: 4\r\n\r\nabcd",
		    MALFORMED("a header field is repeated") },
		{ "POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: +5\r\n\r\n"
		    "abcde", MALFORMED("Content-Length is not a number") },
		{ "POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n"
		    "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
		    MALFORMED("the body's length is ambiguous") },
		{ "POST /x HTTP/1.1\r\nHost: a\r\n"
		    "Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
		    LENGTH_REQUIRED },
		{ "POST /x HTTP/1.1\r\nHost: a\r\n"
		    "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", NO_ROUTE },
		{ "GET " API "/tags HTTP/1.1\r\nHost: a\r\n"
		    "Transfer-Encoding: chunked\r\n\r\n1\nx",
		    MALFORMED("the chunked body is not valid") },
		{ "GET /x HTTP/1.2\r\nHost: a\r\n\r\n", HTTP_VERSION },
		{ "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", HTTP_VERSION },
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		refuse_and_close(&rows[i]);
}

Test(framing, a_nul_is_rejected)
{
	static const char	 bytes[] =
	    "GET /x HTTP/1.1\r\nHost: a\0b\r\n\r\n";
	int			 fd;

	fd = dial();
	say_bytes(fd, bytes, sizeof(bytes) - 1);
	cr_expect_str_eq(hear(fd), MALFORMED("a header field is not valid"));
	cr_expect(hears_end(fd));
}

/* Returns `before`, n times `fill`, and `after`. */
static char *
lengthen(const char *before, int n, const char *fill, const char *after)
{
	static char	 text[65536];
	char		*p;

	for (p = stpcpy(text, before); n > 0; n--)
		p = stpcpy(p, fill);
	(void)stpcpy(p, after);
	return (text);
}

Test(framing, limits_are_answered_as_json)
{
	const struct row	 address = {
		lengthen("GET /", 2000, "a", " HTTP/1.1\r\nHost: a\r\n\r\n"),
		URI_TOO_LONG
	};
	struct row		 row;

	refuse_and_close(&address);
	row.bytes = lengthen("GET /", 60000, "a", "");
	row.expected = URI_TOO_LONG;
	refuse_and_close(&row);
	row.bytes = lengthen("GET / HTTP/1.1\r\nHost: a\r\n", 64, "X: y\r\n",
	    "\r\n");
	row.expected = HEADERS_TOO_LARGE;
	refuse_and_close(&row);
	row.bytes = lengthen("GET / HTTP/1.1\r\nHost: a\r\nX: ", 60000, "y",
	    "\r\n\r\n");
	refuse_and_close(&row);
}

/*
 * No byte of the body is sent. It is awaited if credentials cannot be checked
 * in a moment, as on a busy machine.
 */
Test(framing, bodies_are_not_awaited_if_the_head_shows_the_answer)
{
	static const struct {
		const char	*line;
		int		 length;
		const char	*status;
	} rows[] = {
		{ "POST /x HTTP/1.1", 8000000, "404 " },
		{ "POST " API "/doc HTTP/1.1", 8000000, "405 " },
		{ "POST " API "/events HTTP/1.1", 8000000, "401 " },
		{ "POST " API "/events HTTP/1.1\r\n"
		    "Authorization: Basic YWRtaW46d3Jvbmc=", 8000000, "401 " },
		{ "POST /desk/account HTTP/1.1", 8000000, "303 " },
		{ "POST /desk/forgotten HTTP/1.1",
		    SERVICE_OPEN_BODY_BYTES + 1, "413 " },
		{ "POST /desk/sign-in HTTP/1.1", SERVICE_HELD_BODY_BYTES + 1,
		    "413 " },
	};
	char			 head[512];
	const char		*heard;
	size_t			 i;
	int			 fd, tries;

	for (i = 0; i < COUNT(rows); i++) {
		snprintf(head, sizeof(head), "%s\r\n" HOST
		    "Sec-Fetch-Site: same-origin\r\nContent-Type: "
		    "application/x-www-form-urlencoded\r\n"
		    "Content-Length: %d\r\n\r\n", rows[i].line,
		    rows[i].length);
		tries = 10;
		do {
			fd = dial();
			say(fd, head);
			heard = hear(fd);
			(void)close(fd);
		} while (strncmp(heard, "408", 3) == 0 && --tries > 0);
		cr_expect(strncmp(heard, rows[i].status, 4) == 0, "%s",
		    rows[i].line);
		cr_expect_str_eq(heard_field("Connection"), "close");
	}
}

/* A client may send the whole body first: the connection is not reset. */
Test(framing, bodies_that_are_not_awaited_may_come)
{
	static char	 body[100000];
	size_t		 i;
	int		 fd = dial();

	say(fd, "POST " API "/events HTTP/1.1\r\n" HOST
	    "Authorization: Basic YWRtaW46d3Jvbmc=\r\n"
	    "Content-Length: 8000000\r\n\r\n");
	for (i = 0; i < 8000000; i += sizeof(body))
		cr_assert_eq(send(fd, body, sizeof(body), MSG_NOSIGNAL),
		    (ssize_t)sizeof(body));
	EXPECT_STATUS("401", hear(fd));
	cr_expect(hears_end(fd));
	(void)close(fd);
}

/* On a busy machine the event loop may not learn the role in its time. */
Test(framing, bodies_of_users_without_the_role_are_not_awaited)
{
	struct pollfd	 p = { .events = POLLIN };
	char		 head[512];
	int		 fd = -1, tries = 20;

	snprintf(head, sizeof(head), "POST " API "/events HTTP/1.1\r\n" HOST
	    "%sContent-Length: 8000000\r\n\r\n",
	    login_of_new("reader", "subscriber"));
	do {
		(void)close(fd);
		p.fd = fd = dial();
		say(fd, head);
	} while (poll(&p, 1, 1000) != 1 && --tries > 0);
	EXPECT_STATUS("403", hear(fd));
	cr_expect_str_eq(heard_field("Connection"), "close");
	(void)close(fd);
}

Test(framing, messages_within_the_limits_are_served)
{
	cr_expect_str_eq(ask(lengthen("GET /", 1999, "a",
	    " HTTP/1.1\r\nHost: a\r\n\r\n")), NO_ROUTE);
	cr_expect_str_eq(ask(lengthen("GET /x HTTP/1.1\r\nHost: a\r\n", 63,
	    "X: y\r\n", "\r\n")), NO_ROUTE);
	cr_expect_str_eq(ask(lengthen("GET /x HTTP/1.1\r\nHost: a\r\nX: ",
	    16370, "y", "\r\n\r\n")), NO_ROUTE);
}

Test(framing, messages_that_kore_would_reject_are_served)
{
	static const struct row	 rows[] = {
		{ "GET /x HTTP/1.1\r\nHost: a\r\nAccept:\r\n\r\n", NO_ROUTE },
		{ "BREW /x HTTP/1.1\r\nHost: a\r\n\r\n", NO_ROUTE },
		{ "PUT /x HTTP/1.0\r\n\r\n", NO_ROUTE },
		{ "POST /x HTTP/1.1\r\nHost: a\r\n\r\n", NO_ROUTE },
		{ "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", NO_ROUTE },
		{ "GET http://b/x HTTP/1.1\r\nHost: a\r\n\r\n", NO_ROUTE },
		{ "\r\nGET /x HTTP/1.1\r\nHost: a\r\n\r\n", NO_ROUTE },
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		cr_expect_str_eq(ask(rows[i].bytes), rows[i].expected, "%s",
		    rows[i].bytes);
}

/* A request whose body is itself a request that creates an event. */
static const char *
wrapped(const char *method, size_t announced)
{
	static char	 text[2048];
	char		 inner[1024];

	snprintf(inner, sizeof(inner), "%s", event_request(1));
	snprintf(text, sizeof(text), "%s /x HTTP/1.1\r\nHost: a\r\n"
	    "Content-Length: %zu\r\n\r\n%s", method,
	    announced > 0 ? announced : strlen(inner), inner);
	return (text);
}

Test(framing, a_body_never_becomes_a_request)
{
	static const char *const	 methods[] = {
		"GET", "HEAD", "DELETE", "OPTIONS", "POST", "PUT", "BREW"
	};
	size_t				 i;
	int				 fd;

	for (i = 0; i < COUNT(methods); i++) {
		fd = dial();
		say(fd, wrapped(methods[i], 0));
		say(fd, GET("/y"));
		if (strcmp(methods[i], "HEAD") == 0)
			(void)hear_head(fd);
		else
			cr_expect_str_eq(hear(fd), NO_ROUTE);
		cr_expect_str_eq(hear(fd), NO_ROUTE, "%s", methods[i]);
		(void)close(fd);
	}
	cr_expect_eq(count_events(), 0);
}

#define CHUNKED	"Content-Type: application/json\r\n"			\
	"Transfer-Encoding: chunked\r\n\r\n"

/* Sends a new venue with `length` blanks in its JSON, in pieces of `size`. */
static int
send_chunked(const char *login, size_t length, size_t size)
{
	static const char	 start[] = "{\"venue\":\"Hall\"";
	char			 line[32], piece[65536];
	int			 fd = dial();
	size_t			 n;

	memset(piece, ' ', sizeof(piece));
	say(fd, "POST " API "/venues HTTP/1.1\r\n" HOST);
	say(fd, login);
	say(fd, CHUNKED);
	snprintf(line, sizeof(line), "%zx;a=b\r\n", strlen(start));
	say(fd, line);
	say(fd, start);
	for (; length > 0; length -= n) {
		n = size < length ? size : length;
		snprintf(line, sizeof(line), "\r\n%zX\r\n", n);
		if (send(fd, line, strlen(line), MSG_NOSIGNAL) == -1 ||
		    send(fd, piece, n, MSG_NOSIGNAL) == -1)
			return (fd);
	}
	(void)send(fd, "\r\n1\r\n}\r\n0\r\nA: b\r\n\r\n", 20,
	    MSG_NOSIGNAL);

	return (fd);
}

Test(framing, chunked_bodies_are_within_the_same_limits)
{
	static const struct {
		size_t		 length, size;
		const char	*status;
	} rows[] = {
		{ 10, 1, "201" }, { 3000, 7, "201" }, { 60000, 65536, "201" },
		{ 250000, 999, "201" }, { 2000000, 65536, "201" },
		{ SERVICE_BODY_BYTES, 65536, "413" }
	};
	const char	*login = login_of_new("writer", "editor");
	size_t		 i;
	int		 fd;

	for (i = 0; i < COUNT(rows); i++) {
		fd = send_chunked(login, rows[i].length, rows[i].size);
		EXPECT_STATUS(rows[i].status, hear(fd));
		cr_expect_str_eq(heard_field("Connection"), "close");
		cr_expect(hears_end(fd));
		(void)close(fd);
	}
	fd = send_chunked("", 2000000, 65536);
	EXPECT_STATUS("401", hear(fd));
	(void)close(fd);
}

/* What follows a chunked body is not read. */
Test(framing, chunks_never_become_a_request)
{
	char	 text[2048];
	int	 fd = dial();

	snprintf(text, sizeof(text), "GET " API "/tags HTTP/1.1\r\n" HOST
	    CHUNKED "0\r\n\r\n%s", event_request(1));
	say(fd, text);
	EXPECT_STATUS("200", hear(fd));
	cr_expect(hears_end(fd));
	(void)close(fd);
	fd = dial();
	snprintf(text, sizeof(text), "GET " API "/tags HTTP/1.1\r\n" HOST
	    "Expect: 100-continue\r\n" CHUNKED "2\r\n{}\r\n0\r\n\r\n");
	say(fd, text);
	EXPECT_STATUS("200", hear(fd));
	cr_expect(hears_end(fd));
	(void)close(fd);
	cr_expect_eq(count_events(), 0);
}

/* The bytes after the announced length are the next message. */
Test(framing, surplus_bytes_are_the_next_request)
{
	int	 fd;

	fd = dial();
	say(fd, "POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc"
	    GET("/y"));
	cr_expect_str_eq(hear(fd), NO_ROUTE);
	cr_expect_str_eq(hear(fd), NO_ROUTE);
	say(fd, "POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\n"
	    "abcdef\r\n\r\n");
	cr_expect_str_eq(hear(fd), NO_ROUTE);
	cr_expect_str_eq(hear(fd),
	    MALFORMED("the first line is not a request line"));
	cr_expect(hears_end(fd));
	cr_expect_eq(count_events(), 0);
}

Test(framing, a_second_bad_request_is_rejected_like_the_first)
{
	int	 fd;

	fd = dial();
	say(fd, GET("/x"));
	cr_expect_str_eq(hear(fd), NO_ROUTE);
	say(fd, "POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n"
	    "Content-Length: 0\r\n\r\nhello");
	cr_expect_str_eq(hear(fd), MALFORMED("a header field is repeated"));
	cr_expect(hears_end(fd));
}

Test(framing, surplus_bodies_cost_no_memory)
{
	static char	 junk[65536];
	long		 before;
	int		 fd, i, round;

	memset(junk, 'x', sizeof(junk));
	before = 0;
	for (round = 0; round < 2; round++) {
		for (i = 0; i < 100; i++) {
			fd = dial();
			say(fd, "POST /x HTTP/1.1\r\nHost: a\r\n"
			    "Content-Length: 5\r\n\r\n");
			say_bytes(fd, junk, sizeof(junk));
			(void)hear(fd);
			(void)close(fd);
		}
		if (round == 0)
			before = all_resident_kilobytes();
	}
	cr_expect_leq(all_resident_kilobytes(), before + 1024);
}
