#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "http/message.h"

struct row {
	const char	*input;
	const char	*expected;
};

static const char *
describe(enum message_state state, const struct message *m, size_t head,
    size_t body)
{
	static const char	*names[HEADER_COUNT] = {
		[HEADER_ACCEPT] = "accept", [HEADER_HOST] = "host",
		[HEADER_PREFER] = "prefer", [HEADER_IF_MATCH] = "if-match",
		[HEADER_AUTHORIZATION] = "authorization"
	};
	static char		 text[4096];
	size_t			 i;
	int			 n;

	if (state == MESSAGE_PARTIAL)
		return ("partial");
	if (state == MESSAGE_REFUSED) {
		snprintf(text, sizeof(text), "%d %s",
		    errors[m->verdict].status, m->reason ? m->reason : "");
		return (text);
	}
	n = snprintf(text, sizeof(text), "%s %s head %zu body %zu", m->method,
	    m->target, head, body);
	for (i = 0; i < HEADER_COUNT; i++) {
		if (m->header[i] != NULL && names[i] != NULL)
			n += snprintf(text + n, sizeof(text) - (size_t)n,
			    " %s <%s>", names[i], m->header[i]);
	}
	snprintf(text + n, sizeof(text) - (size_t)n, "%s%s",
	    m->minor_zero ? " 1.0" : "", m->close ? " close" : "");
	return (text);
}

/*
 * The text is at the end of its memory, so that a sanitizer detects overruns.
 */
static const char *
read_bytes(const char *input, size_t length, struct message *m)
{
	enum message_state	 state;
	char			*text;
	const char		*result;
	size_t			 head, body;

	text = malloc(length + 1);
	memcpy(text, input, length);
	text = realloc(text, length > 0 ? length : 1);
	head = body = 0;
	state = message_read(m, text, length, &head, &body);
	result = describe(state, m, head, body);
	free(text);
	return (result);
}

static void
check(const struct row *rows, size_t count)
{
	struct message	 m;
	size_t		 i;

	for (i = 0; i < count; i++)
		cr_expect_str_eq(read_bytes(rows[i].input,
		    strlen(rows[i].input), &m), rows[i].expected,
		    "%s\n got: %s\n not: %s", rows[i].input,
		    read_bytes(rows[i].input, strlen(rows[i].input), &m),
		    rows[i].expected);
}

#define CHECK(rows)	check(rows, COUNT(rows))
#define GET		"GET / HTTP/1.1\r\nHost: a\r\n"
#define POST		"POST / HTTP/1.1\r\nHost: a\r\n"

Test(message, sound_heads_are_read)
{
	static const struct row	 rows[] = {
		{ GET "\r\n", "GET / head 27 body 0 host <a>" },
		{ "get / HTTP/1.1\r\nhOST:a\r\n\r\n",
		    "get / head 26 body 0 host <a>" },
		{ "BREW /x?y=%20 HTTP/1.1\r\nHost: h:1\r\n\r\nrest",
		    "BREW /x?y=%20 head 37 body 0 host <h:1>" },
		{ "OPTIONS * HTTP/1.1\r\nHost: [::1]:80\r\n\r\n",
		    "OPTIONS * head 38 body 0 host <[::1]:80>" },
		{ "GET /caf\xc3\xa9 HTTP/1.1\r\nHost: a\r\n\r\n",
		    "GET /caf\xc3\xa9 head 32 body 0 host <a>" },
		{ GET "X-Empty:\r\nAccept: \t a/b \t\r\n\r\n",
		    "GET / head 54 body 0 accept <a/b> host <a>" },
		{ GET "X: \xff\r\n\r\n", "GET / head 33 body 0 host <a>" },
		{ "GET / HTTP/1.1\r\nHost:\r\n\r\n",
		    "GET / head 25 body 0 host <>" },
	};

	CHECK(rows);
}

Test(message, line_ends_before_a_request_are_skipped)
{
	static const struct row	 rows[] = {
		{ "\r\n" GET "\r\n", "GET / head 29 body 0 host <a>" },
		{ "\r\n\r\n" GET "\r\n", "GET / head 31 body 0 host <a>" },
		{ "\r\n\r\n\r\n", "400 the request line is empty" },
	};

	CHECK(rows);
}

Test(message, incomplete_heads_wait)
{
	static const struct row	 rows[] = {
		{ "", "partial" },
		{ "\r", "partial" },
		{ "\r\n", "partial" },
		{ "GET / HT", "partial" },
		{ "GET / HTTP/1.1\r\n", "partial" },
		{ GET, "partial" },
		{ GET "\r", "partial" },
	};

	CHECK(rows);
}

Test(message, repeated_lists_are_joined)
{
	static const struct row	 rows[] = {
		{ GET "Accept: a\r\nAccept: b\r\n\r\n",
		    "GET / head 49 body 0 accept <a, b> host <a>" },
		{ GET "Accept: a\r\nPrefer: p\r\nX: 1\r\nAuthorization: u\r\n"
		    "Accept: bb\r\nIf-Match: \"m\"\r\nPrefer: q\r\n"
		    "Accept: c\r\n\r\n",
		    "GET / head 122 body 0 accept <a, bb, c> authorization <u>"
		    " host <a> if-match <\"m\"> prefer <p, q>" },
		{ GET "Accept:\r\nAccept: b\r\n\r\n",
		    "GET / head 47 body 0 accept <, b> host <a>" },
	};

	CHECK(rows);
}

Test(message, the_host_of_an_absolute_address_wins)
{
	static const struct row	 rows[] = {
		{ "GET http://h:8/x?y HTTP/1.1\r\nHost: a\r\n\r\n",
		    "GET /x?y head 40 body 0 host <h:8>" },
		{ "GET HTTPS://h HTTP/1.1\r\nHost: a\r\n\r\n",
		    "GET / head 35 body 0 host <h>" },
		{ "GET http://h?q HTTP/1.1\r\nHost: a\r\n\r\n",
		    "GET /?q head 36 body 0 host <h>" },
		{ "GET http://h/ HTTP/1.1\r\n\r\n",
		    "400 the Host field is missing" },
		{ "GET http:///x HTTP/1.1\r\nHost: a\r\n\r\n",
		    "400 the address has no valid host" },
		{ "GET http://u@h/x HTTP/1.1\r\nHost: a\r\n\r\n",
		    "400 the address has no valid host" },
	};

	CHECK(rows);
}

Test(message, bodies_are_framed_by_their_length)
{
	static const struct row	 rows[] = {
		{ "POST / HTTP/1.1\r\nHost: a\r\n\r\n",
		    "POST / head 28 body 0 host <a>" },
		{ GET "Content-Length: 5\r\n\r\nhello",
		    "GET / head 46 body 5 host <a>" },
		{ POST "Content-Length: 0008388608\r\n\r\n",
		    "POST / head 56 body 8388608 host <a>" },
		{ POST "Content-Length: 8388609\r\n\r\n", "413 " },
		{ GET "Content-Length: 65536\r\n\r\n",
		    "GET / head 50 body 65536 host <a>" },
		{ GET "Content-Length: 65537\r\n\r\n", "413 " },
		{ "HEAD / HTTP/1.1\r\nHost: a\r\nContent-Length: 65537\r\n"
		    "\r\n", "413 " },
		{ "OPTIONS / HTTP/1.1\r\nHost: a\r\nContent-Length: 65537"
		    "\r\n\r\n", "413 " },
		{ GET "Content-Length: 99999999999999999999999\r\n\r\n",
		    "413 " },
		{ GET "Content-Length: +5\r\n\r\n",
		    "400 Content-Length is not a number" },
		{ GET "Content-Length: 5, 5\r\n\r\n",
		    "400 Content-Length is not a number" },
		{ GET "Content-Length: 0x5\r\n\r\n",
		    "400 Content-Length is not a number" },
		{ GET "Content-Length:\r\n\r\n",
		    "400 Content-Length is not a number" },
		{ GET "Content-Length: 5\r\nContent-Length: 5\r\n\r\n",
		    "400 a header field is repeated" },
		{ GET "Transfer-Encoding: identity\r\n\r\n", "411 " },
		{ GET "Transfer-Encoding: gzip, chunked\r\n\r\n", "411 " },
		{ GET "Transfer-Encoding: chunked;a\r\n\r\n", "411 " },
		{ GET "Transfer-Encoding: chunked\r\n"
		    "Transfer-Encoding: chunked\r\n\r\n", "411 " },
		{ GET "Transfer-Encoding:\r\n\r\n", "411 " },
		{ GET "Content-Length: 5\r\nTransfer-Encoding: gzip\r\n\r\n",
		    "400 the body's length is ambiguous" },
		{ GET "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n",
		    "400 the body's length is ambiguous" },
		{ "GET / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n",
		    "400 the body's length is ambiguous" },
	};

	CHECK(rows);
}

Test(message, malformed_heads_are_rejected)
{
	static const struct row	 rows[] = {
		{ "GET / HTTP/1.1\nHost: a\n\n",
		    "400 a line does not end with CR LF" },
		{ "GET / HTTP/1.1\r\nHost: a\nX: b",
		    "400 a line does not end with CR LF" },
		{ GET "X: a\rY: b\r\n\r\n",
		    "400 a header field is not valid" },
		{ "GET /\r\n\r\n", "400 the first line is not a request line" },
		{ "GET  / HTTP/1.1\r\nHost: a\r\n\r\n",
		    "400 the address is not a path" },
		{ "GET / /  HTTP/1.1\r\nHost: a\r\n\r\n",
		    "400 the request line has no HTTP version" },
		{ " GET / HTTP/1.1\r\nHost: a\r\n\r\n",
		    "400 the first line is not a request line" },
		{ "G(T / HTTP/1.1\r\nHost: a\r\n\r\n",
		    "400 the first line is not a request line" },
		{ "GET /\x01 HTTP/1.1\r\nHost: a\r\n\r\n",
		    "400 the first line is not a request line" },
		{ "GET x HTTP/1.1\r\nHost: a\r\n\r\n",
		    "400 the address is not a path" },
		{ "CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n",
		    "400 the address is not a path" },
		{ "GET / http/1.1\r\nHost: a\r\n\r\n",
		    "400 the request line has no HTTP version" },
		{ "GET / HTTP/1.1\r\n\r\n", "400 the Host field is missing" },
		{ "GET / HTTP/1.1\r\nHostname: a\r\n\r\n",
		    "400 the Host field is missing" },
		{ GET "Host: a\r\n\r\n", "400 a header field is repeated" },
		{ "GET / HTTP/1.1\r\nHost: a b\r\n\r\n",
		    "400 the Host field is not valid" },
		{ "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n",
		    "400 the Host field is not valid" },
		{ GET "X : a\r\n\r\n", "400 a header field is not valid" },
		{ GET ": a\r\n\r\n", "400 a header field is not valid" },
		{ GET "no colon\r\n\r\n", "400 a header field is not valid" },
		{ GET "X: a\r\n folded\r\n\r\n",
		    "400 a header field is not valid" },
		{ GET "Authorization: a\r\nAuthorization: b\r\n\r\n",
		    "400 a header field is repeated" },
	};

	CHECK(rows);
}

Test(message, a_nul_is_rejected)
{
	static const char	 line[] = "GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n";
	static const char	 field[] = GET "X: a\0b\r\n\r\n";
	struct message		 m;

	cr_expect_str_eq(read_bytes(line, sizeof(line) - 1, &m),
	    "400 the first line is not a request line");
	cr_expect_str_eq(read_bytes(field, sizeof(field) - 1, &m),
	    "400 a header field is not valid");
}

Test(message, versions_decide_about_the_connection)
{
	static const struct row	 rows[] = {
		{ "GET / HTTP/1.0\r\n\r\n", "GET / head 18 body 0 1.0 close" },
		{ "GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n",
		    "GET / head 42 body 0 1.0" },
		{ GET "Connection: foo, CLOSE\r\n\r\n",
		    "GET / head 51 body 0 host <a> close" },
		{ GET "Connection: foo\r\nConnection: close\r\n\r\n",
		    "GET / head 63 body 0 host <a> close" },
		{ GET "Connection: closed\r\n\r\n",
		    "GET / head 47 body 0 host <a>" },
		{ "GET / HTTP/1.2\r\nHost: a\r\n\r\n", "505 " },
		{ "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "505 " },
	};

	CHECK(rows);
}

/* `before`, `fill` times n, `after`. */
static const char *
read_long(const char *before, size_t n, const char *fill, const char *after)
{
	static char	 text[3 * MESSAGE_TEXT_MAX];
	struct message	 m;
	char		*p;

	for (p = stpcpy(text, before); n > 0; n--)
		p = stpcpy(p, fill);
	p = stpcpy(p, after);
	return (read_bytes(text, (size_t)(p - text), &m));
}

Test(message, long_addresses_are_rejected)
{
	cr_expect_str_eq(read_long("GET /", 2000, "a",
	    " HTTP/1.1\r\nHost: a\r\n\r\n"), "414 ");
	cr_expect_str_eq(read_long("GET /", 2060, "a", ""), "partial");
	cr_expect_str_eq(read_long("GET /", 2200, "a", ""), "414 ");
	cr_expect(strstr(read_long("GET /", 1999, "a",
	    " HTTP/1.1\r\nHost: a\r\n\r\n"), "body 0") != NULL);
}

/* Otherwise a head of the maximum size after it would never be complete. */
Test(message, long_request_lines_are_rejected)
{
	cr_expect_str_eq(read_long("", MESSAGE_LINE_MAX - 11, "M",
	    " / HTTP/1.1\r\nHost: a\r\n"), "partial");
	cr_expect_str_eq(read_long("", MESSAGE_LINE_MAX - 10, "M",
	    " / HTTP/1.1\r\nHost: a\r\n"), "414 ");
	cr_expect_str_eq(read_long("", MESSAGE_LINE_MAX - 10, "M",
	    " / HTTP/1.1\r\nHost: a\r\n\r\n"), "414 ");
}

Test(message, long_heads_are_rejected)
{
	cr_expect_str_eq(read_long(GET, 63, "X: y\r\n", ""), "partial");
	cr_expect_str_eq(read_long(GET, 63, "X: y\r\n", "\r\n"),
	    "GET / head 405 body 0 host <a>");
	cr_expect_str_eq(read_long(GET, 64, "X: y\r\n", "\r\n"), "431 ");
	cr_expect_str_eq(read_long(GET, 64, "X: y\r\n", ""), "431 ");

	/* The nine bytes of Host count too, and three and two of X. */
	cr_expect_str_eq(read_long(GET "X: ", SERVICE_HEAD_BYTES - 14, "y",
	    "\r\n\r\n"), "GET / head 16402 body 0 host <a>");
	cr_expect_str_eq(read_long(GET "X: ", SERVICE_HEAD_BYTES - 13, "y",
	    "\r\n\r\n"), "431 ");
	cr_expect_str_eq(read_long(GET "X: ", SERVICE_HEAD_BYTES, "y", ""),
	    "431 ");
}

Test(message, a_rejected_message_keeps_the_parts_that_were_read)
{
	static char	 text[] = "HEAD / HTTP/1.1\r\nHost: a\r\n"
	    "Content-Length: x\r\nAccept: b\r\n\r\n";
	struct message	 m;
	size_t		 head, body;

	cr_assert_eq(message_read(&m, text, strlen(text), &head, &body),
	    MESSAGE_REFUSED);
	cr_expect_str_eq(m.method, "HEAD");
	cr_expect_str_eq(m.header[HEADER_ACCEPT], "b");
	cr_expect(m.close);
}

Test(message, expectations_are_of_the_newer_version_alone)
{
	static char	 new[] = GET "Expect: 100-Continue\r\n\r\n";
	static char	 old[] = "GET / HTTP/1.0\r\n"
	    "Expect: 100-continue\r\n\r\n";
	struct message	 m;
	size_t		 head, body;

	message_read(&m, new, strlen(new), &head, &body);
	cr_expect(message_expects(&m));
	message_read(&m, old, strlen(old), &head, &body);
	cr_expect_not(message_expects(&m));
}
