#include <pthread.h>
#include <string.h>

#include <criterion/criterion.h>
#include <zlib.h>

#include "base/arena.h"
#include "http/gzip.h"
#include "http/request.h"

#include "base/array.h"
#include "tests/support/given.h"
#include "tests/support/harness.h"

#define GZIP		"Accept-Encoding: gzip"
#define PLAIN_MAX	1024		/* bytes: longest plain body */

/* The uncompressed body, or "" if it was not compressed. */
static const char *
inflated(struct arena *arena, const char *bytes, size_t length)
{
	static const size_t	 most = 1 << 22;
	z_stream		 z = { 0 };
	char			*text;

	text = arena_alloc(arena, most + 1);
	z.next_in = (unsigned char *)(uintptr_t)bytes;
	z.avail_in = (unsigned)length;
	z.next_out = (unsigned char *)text;
	z.avail_out = (unsigned)most;
	cr_assert_eq(inflateInit2(&z, 15 + 16), Z_OK);
	if (inflate(&z, Z_FINISH) != Z_STREAM_END || z.avail_in != 0)
		z.total_out = 0;
	inflateEnd(&z);
	text[z.total_out] = '\0';

	return (text);
}

/* Compares a plain answer with a compressed one, including heads. */
static void
expect_same(const struct outcome *plain, const struct outcome *small)
{
	struct arena	*arena;

	arena = arena_new();
	cr_expect_eq(small->status, plain->status);
	cr_expect_str_eq(inflated(arena, small->body, small->length),
	    plain->body);
	cr_expect_str_eq(outcome_header(small, "Content-Encoding"), "gzip");
	cr_expect_str_eq(outcome_header(small, "Content-Length"),
	    arena_printf(arena, "%zu", small->length));
	cr_expect_str_eq(outcome_header(small, "Content-Type"),
	    outcome_header(plain, "Content-Type"));
	cr_expect_lt(small->length, plain->length / 2);
	cr_expect_null(outcome_header(plain, "Content-Encoding"));
	arena_free(arena);
}

Test(gzip, a_large_body_is_compressed_for_clients_that_accept_it)
{
	static const char *const	targets[] = { "", "/doc", "/events/1",
		"/events?_fields=events.url,events.rest_url,total" };
	struct outcome			*plain, *small;
	size_t				 i;

	for (i = 0; i < 12; i++)
		given_talk("ed", "\"description\":\"<p>All day long</p>\"");
	for (i = 0; i < COUNT(targets); i++) {
		plain = ask("GET", targets[i]);
		small = ask_with("GET", targets[i], NULL, GZIP, NULL);
		expect_same(plain, small);
		cr_expect_str_eq(outcome_header(small, "ETag"),
		    target("%.17s-gzip\"", outcome_header(plain, "ETag")));
		cr_expect_str_eq(outcome_header(small, "Last-Modified"),
		    outcome_header(plain, "Last-Modified"));
	}
}

Test(gzip, answers_to_writes_and_refusals_are_compressed_as_well)
{
	struct outcome	*plain, *small;
	const char	*many;
	int		 i;

	given_talk("ed", "");
	plain = ask_with("PATCH", "/events/1?title=x", NULL, as("ed"), NULL);
	small = ask_with("PATCH", "/events/1?title=x", NULL, as("ed"), GZIP,
	    NULL);
	expect_same(plain, small);
	cr_expect_null(outcome_header(small, "ETag"));

	for (many = "/events?", i = 0; i < 20; i++)
		many = target("%sunknown_%d=1&", many, i);
	plain = ask_with("GET", many, NULL, "Prefer: handling=strict", NULL);
	small = ask_with("GET", many, NULL, "Prefer: handling=strict", GZIP,
	    NULL);
	cr_expect_eq(plain->status, 400);
	expect_same(plain, small);
	cr_expect_str_eq(outcome_header(small, "Preference-Applied"),
	    "handling=strict");
	cr_expect_null(outcome_header(small, "ETag"));

	plain = ask_with("OPTIONS", "/events", NULL, NULL);
	small = ask_with("OPTIONS", "/events", NULL, GZIP, NULL);
	expect_same(plain, small);
}

Test(gzip, head_has_the_fields_of_get)
{
	struct outcome	*get, *head;

	get = ask_with("GET", "/doc", NULL, GZIP, NULL);
	head = ask_with("HEAD", "/doc", NULL, GZIP, NULL);
	EXPECT(head, 200, "");
	cr_expect_str_eq(head->head, get->head);
}

Test(gzip, either_tag_matches_and_the_answer_has_that_of_its_encoding)
{
	static const char *const	accepts[] = { "Accept: */*", GZIP };
	struct outcome			*forms[2], *o;
	size_t				 i, j;

	for (i = 0; i < 2; i++)
		forms[i] = ask_with("GET", "/doc", NULL, accepts[i], NULL);
	for (i = 0; i < 2; i++)
		for (j = 0; j < 2; j++) {
			o = ask_with("GET", "/doc", NULL, accepts[i],
			    target("If-None-Match: %s",
			    outcome_header(forms[j], "ETag")), NULL);
			EXPECT(o, 304, "");
			cr_expect_str_eq(outcome_header(o, "ETag"),
			    outcome_header(forms[i], "ETag"));
			cr_expect_null(outcome_header(o, "Content-Encoding"));
			cr_expect_null(outcome_header(o, "Content-Length"));
		}
}

Test(gzip, a_change_takes_the_tag_of_the_compressed_record)
{
	const char	*line;

	given_talk("ed", "");
	line = target("If-Match: \"x\", %s", outcome_header(ask_with("GET",
	    "/events/1", NULL, as("ed"), GZIP, NULL), "ETag"));
	cr_expect(strstr(line, "-gzip\"") != NULL);
	EXPECT_CODE(ask_with("PATCH", "/events/1?title=x", NULL, as("ed"), line,
	    NULL), 200, "");
	EXPECT_CODE(ask_with("PATCH", "/events/1?title=y", NULL, as("ed"), line,
	    NULL), 412, "rest_precondition_failed");
}

/* An answer with a body of that many bytes, on its way out. */
static struct request *
given_answer(struct arena *arena, size_t length)
{
	struct message	*m;
	struct request	*rq;
	size_t		 i;

	m = arena_alloc(arena, sizeof(*m));
	m->header[HEADER_ACCEPT_ENCODING] = "gzip";
	rq = arena_alloc(arena, sizeof(*rq));
	rq->arena = arena;
	rq->message = m;
	rq->reply.status = 200;
	strcpy(rq->reply.etag, "\"0123456789abcdef\"");
	json_init(&rq->out, arena, 16);
	for (i = 0; i < length; i++)
		buf_char(&rq->out.buf, (char)('a' + i * i % 23));

	return (rq);
}

Test(gzip, a_small_body_is_not_compressed)
{
	static const size_t	 lengths[] = { 0, 2, PLAIN_MAX,
		PLAIN_MAX + 1 };
	struct arena		*arena;
	struct request		*rq;
	bool			 small;
	size_t			 i;

	arena = arena_new();
	for (i = 0; i < COUNT(lengths); i++) {
		rq = given_answer(arena, lengths[i]);
		gzip_body(rq);
		small = lengths[i] > PLAIN_MAX;
		cr_expect_eq(rq->out.buf.length == lengths[i], !small);
		cr_expect_eq(rq->reply.encoding != NULL, small);
		cr_expect_str_eq(rq->reply.etag, small ?
		    "\"0123456789abcdef-gzip\"" : "\"0123456789abcdef\"");
	}
	arena_free(arena);
}

/* Each thread has its own tables, which end with it. */
static void *
compress_often(void *wrong)
{
	struct arena	*arena;
	struct request	*rq;
	const char	*text;
	size_t		 i;

	arena = arena_new();
	for (i = 0; i < 100; i++) {
		arena_reset(arena);
		rq = given_answer(arena, 2000 + i * 500);
		text = rq->out.buf.data;
		gzip_body(rq);
		if (strcmp(inflated(arena, rq->out.buf.data,
		    rq->out.buf.length), text) != 0)
			++*(int *)wrong;
	}
	arena_free(arena);

	return (NULL);
}

Test(gzip, threads_compress_at_the_same_time)
{
	pthread_t	 threads[3];
	int		 wrong[3] = { 0 }, i;

	for (i = 0; i < 3; i++)
		cr_assert_eq(pthread_create(&threads[i], NULL, compress_often,
		    &wrong[i]), 0);
	for (i = 0; i < 3; i++) {
		cr_assert_eq(pthread_join(threads[i], NULL), 0);
		cr_expect_eq(wrong[i], 0);
	}
}
