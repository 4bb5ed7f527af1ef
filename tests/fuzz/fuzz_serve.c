/*
 * The whole service, including its pages. The bytes are messages, separated by
 * lines of "%%". Each begins with a digit, the role of its sender: "0GET /
 * HTTP/1.1". All of them use one database. Marks make long texts (expand.h).
 *
 * No answer is a 5xx. Every answer is one that the spec lists for the route,
 * well formed and within the limits, and contains nothing that its caller may
 * not see.
 */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <zlib.h>

#include "base/budget.h"
#include "http/format.h"
#include "http/request.h"
#include "tests/fuzz/body.h"
#include "tests/fuzz/expand.h"
#include "tests/fuzz/feed.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/world.h"
#include "tests/support/spec_answers.h"

#define HEAD_MAX	4096		/* bytes (rules, section 31) */
#define BODY_MAX	(32 * 1024 * 1024)
#define BETWEEN		"\n%%\n"
#define MESSAGES	64	/* of an input, in one arena */

/* Header fields of the API (common in spec/service.yaml) and of HTTP. */
static const char	names[] = " Access-Control-Allow-Headers "
    "Access-Control-Allow-Methods Access-Control-Allow-Origin "
    "Access-Control-Expose-Headers Allow Cache-Control Connection "
    "Content-Encoding Content-Language Content-Length "
    "Content-Security-Policy Content-Type Date ETag "
    "Expires Idempotency-Replayed Last-Modified Link Location "
    "Preference-Applied Retry-After Set-Cookie Vary WWW-Authenticate "
    "X-Content-Type-Options X-Robots-Tag X-TEC-API-ORIGIN X-TEC-API-ROOT "
    "X-TEC-API-VERSION X-TEC-Total X-TEC-TotalPages "
    "X-WP-Total X-WP-TotalPages ";

static bool
is_field(const char *line, const char *end)
{
	char	 name[50];
	size_t	 length;

	length = strcspn(line, ":");
	if (length > sizeof(name) - 3 || line + length + 1 >= end ||
	    line[length + 1] != ' ')
		return (false);
	memcpy(name + 1, line, length);
	name[0] = name[length + 1] = ' ';
	name[length + 2] = '\0';
	return (strstr(names, name) != NULL);
}

static void
check_head(const char *head)
{
	const char	*line, *end, *at;

	MUST(strncmp(head, "HTTP/1.1 ", 9) == 0);
	MUST(strlen(head) <= HEAD_MAX);
	for (line = head; strcmp(line, "\r\n") != 0; line = end + 2) {
		MUST((end = strstr(line, "\r\n")) != NULL);
		for (at = line; at < end; at++)
			MUST(*at >= ' ' && *at <= '~');
		MUST(line == head || is_field(line, end));
	}
}

/* Returns the body, decompressed if it was compressed. */
static const char *
plain_body(const struct outcome *a, size_t *length)
{
	static char	 plain[BODY_MAX];
	z_stream	 z;

	*length = a->length;
	if (a->rq->reply.encoding == NULL || a->length == 0)
		return (a->body);
	memset(&z, 0, sizeof(z));
	z.next_in = (Bytef *)(uintptr_t)a->body;
	z.avail_in = (uInt)a->length;
	z.next_out = (Bytef *)plain;
	z.avail_out = sizeof(plain);
	MUST(inflateInit2(&z, 16 + MAX_WBITS) == Z_OK);
	MUST(inflate(&z, Z_FINISH) == Z_STREAM_END);
	*length = z.total_out;
	MUST(inflateEnd(&z) == Z_OK);
	return (plain);
}

/* Problems are JSON, too. */
static enum format
format_of(const struct reply *reply)
{
	enum format	 format;

	for (format = 0; format < FORMAT_COUNT; format++)
		if (reply->content_type != NULL && strcmp(reply->content_type,
		    format_content_type(format)) == 0)
			return (format);

	return (FORMAT_JSON);
}

static void
check_status(const struct outcome *a, const char *text, size_t length)
{
	char		 code[BODY_CODE];
	enum format	 format;
	int		 status;

	status = a->rq->reply.status;
	/*
	 * 505 is for other versions of HTTP, 503 for requests that take too
	 * much.
	 */
	MUST(status >= 200 && (status < 500 || status == 505 ||
	    (status == 503 && budget_spent(a->rq->budget) &&
	    a->rq->reply.retry_after > 0)));
	if (length == 0)
		return;
	if ((format = format_of(&a->rq->reply)) != FORMAT_JSON) {
		feed_check(format, text, length);
		return;
	}
	body_check(text, length, code);
	/* The spec does not list the errors of pages. */
	if (a->rq->in.route == NULL || a->rq->in.path->is_page ||
	    spec_has_answer(a->rq->in.route->name, status,
	    status < 400 ? NULL : code))
		return;
	fuzz_fail(a->rq->in.route->name, status, code);
}

static void
check(const struct outcome *a, bool secret)
{
	const char	*text;
	size_t		 length;

	check_head(a->head);
	text = plain_body(a, &length);
	MUST(length <= BODY_MAX);
	check_status(a, text, length);
	MUST(!secret || memmem(text, length, WORLD_SECRET,
	    strlen(WORLD_SECRET)) == NULL);
	MUST(!secret || strstr(a->head, WORLD_SECRET) == NULL);
}

/* Whether the input contains the secret, also if it must be decoded. */
static bool
knows_secret(const uint8_t *data, size_t size)
{
	size_t	 i;

	for (i = 0; i + 4 <= size; i++)
		if (strncasecmp((const char *)data + i, WORLD_SECRET, 4) == 0 ||
		    memcmp(data + i, WORLD_PASSWORD, 4) == 0 ||
		    memcmp(data + i, "%77", 3) == 0 ||
		    memcmp(data + i, "\\u00", 4) == 0)
			return (true);
	return (false);
}

static void
serve_all(const char *data, size_t size, bool secret)
{
	struct outcome	 a;
	const char	*end;
	enum role	 role;
	size_t		 length;
	int		 left;

	for (left = MESSAGES; size > 0 && left > 0;
	    data = end, size -= length, left--) {
		end = memmem(data, size, BETWEEN, strlen(BETWEEN));
		length = end == NULL ? size : (size_t)(end - data);
		role = (enum role)((uint8_t)data[0] %
		    (ROLE_ADMINISTRATOR + 1));
		/* Users who may see everything can also publish it. */
		secret &= role < ROLE_EDITOR;
		if (length > 0 && world_ask(role, data + 1, length - 1, &a))
			check(&a, secret);
		if (end == NULL)
			break;
		end += strlen(BETWEEN);
		length += strlen(BETWEEN);
	}
}

int
fuzz_serve(const uint8_t *data, size_t size)
{
	char	*bytes;
	size_t	 length;

	bytes = expand(data, size, &length);
	world_begin();
	serve_all(bytes, length, !knows_secret((uint8_t *)bytes, length));
	world_end();
	free(bytes);

	return (0);
}
