#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "config/site.h"
#include "http/cache.h"
#include "http/message.h"

#define SIZE	(1 << 20)	/* bytes */
#define HEAD	"HTTP/1.1 200 OK\r\nDate: Sat, 21 Nov 2026 00:17:30 GMT\r\n\r\n"
#define LATER	"HTTP/1.1 200 OK\r\nDate: Sat, 21 Nov 2026 00:17:31 GMT\r\n\r\n"
#define NOW	INT64_C(1795220250)

static struct cache	*cache;
static struct site	 site;
static const char	*proxies[] = { "10.0.0.1" };

static void
setup(void)
{
	cache = cache_new(SIZE);
	cr_assert_not_null(cache);
	site = (struct site){ .trusted_proxies = { 1, proxies } };
}

static void
teardown(void)
{
	cache_free(cache);
}

TestSuite(cache, .init = setup, .fini = teardown);

static struct message
message(const char *target)
{
	return ((struct message){ .method = "GET", .target = target,
	    .peer = "127.0.0.1" });
}

/* The complete answer, or "" if it is not cached. */
static const char *
find(const struct message *m, uint64_t state, int64_t now)
{
	static char		 text[SIZE];
	struct cache_place	 place;
	const char		*answer;
	size_t			 length;

	answer = cache_find(cache, m, &site, state, now, &length, &place);
	if (answer == NULL)
		return ("");
	memcpy(text, answer, length);
	text[length] = '\0';

	return (text);
}

/* Asks, and caches the answer; false: it is not wanted. */
static bool
ask_at(const struct message *m, uint64_t state, const char *head,
    const char *body, int64_t now, int64_t until)
{
	struct cache_place	 place;
	size_t			 length;

	if (cache_find(cache, m, &site, state, now, &length, &place) != NULL)
		return (false);
	cache_keep(cache, m, &site, &place, &(struct cached){ head,
	    strlen(head), body, strlen(body), now, until, { NULL, 0 } });

	return (place.wanted);
}

static bool
again(const struct message *m, const char *body)
{
	return (ask_at(m, 1, HEAD, body, NOW, INT64_MAX));
}

/* The first request is never answered from the cache. */
static bool
keep(const struct message *m, const char *body)
{
	return (!again(m, body) && again(m, body));
}

static struct cache_counts
counted(void)
{
	struct cache_counts	 counts;

	cache_count(cache, &counts);

	return (counts);
}

Test(cache, stores_an_answer_at_its_second_request)
{
	struct message	 m = message("/a");

	cr_assert_not(again(&m, "x"));
	cr_assert_eq(counted().entries, 0);
	cr_assert(again(&m, "x"));
	cr_assert_str_eq(find(&m, 1, NOW), HEAD "x");
	cr_assert_eq(counted().entries, 1);
	cr_assert_eq(counted().hits, 1);
	cr_assert_eq(counted().misses, 2);
}

Test(cache, is_empty_in_another_state)
{
	struct message	 m = message("/a");

	cr_assert(keep(&m, "x"));
	cr_assert_str_eq(find(&m, 2, NOW), "");
	cr_assert_eq(counted().bytes, 0);
	cr_assert_str_eq(find(&m, 1, NOW), "");
}

Test(cache, an_address_stays_known_in_another_state)
{
	struct message	 m = message("/a");

	cr_assert(keep(&m, "x"));
	cr_assert(ask_at(&m, 2, HEAD, "y", NOW, INT64_MAX));
	cr_assert_str_eq(find(&m, 2, NOW), HEAD "y");
}

Test(cache, an_answer_of_an_earlier_state_comes_too_late)
{
	struct cache_place	 place;
	struct message		 m = message("/a"), other = message("/b");
	size_t			 length;

	cr_assert_not(again(&m, "x"));
	cr_assert_null(cache_find(cache, &m, &site, 1, NOW, &length, &place));
	cr_assert(place.wanted);
	find(&other, 2, NOW);
	cache_keep(cache, &m, &site, &place, &(struct cached){ HEAD,
	    strlen(HEAD), "x", 1, NOW, INT64_MAX, { NULL, 0 } });
	cr_assert_eq(counted().entries, 0);
}

Test(cache, is_dated_when_it_is_sent)
{
	struct message	 m = message("/a");

	cr_assert(keep(&m, "x"));
	cr_assert_str_eq(find(&m, 1, NOW + 1), LATER "x");
	cr_assert_str_eq(find(&m, 1, NOW), HEAD "x");
}

Test(cache, holds_from_when_it_was_made_to_its_end)
{
	struct message	 m = message("/a");

	cr_assert_not(again(&m, "x"));
	cr_assert(ask_at(&m, 1, HEAD, "x", NOW, NOW));
	cr_assert_str_eq(find(&m, 1, NOW), "");
	cr_assert(ask_at(&m, 1, HEAD, "x", NOW, NOW + 2));
	cr_assert_str_eq(find(&m, 1, NOW - 1), "");
	cr_assert_str_eq(find(&m, 1, NOW), HEAD "x");
	cr_assert_str_eq(find(&m, 1, NOW + 1), LATER "x");
	cr_assert_str_eq(find(&m, 1, NOW + 2), "");
	cr_assert(ask_at(&m, 1, LATER, "y", NOW + 2, INT64_MAX));
	cr_assert_str_eq(find(&m, 1, NOW + 1), "");
	cr_assert_not_null(strstr(find(&m, 1, NOW + 2), "\r\n\r\ny"));
}

/* Each differs from a plain GET in one thing that affects the answer. */
Test(cache, distinguishes_messages)
{
	struct message	 rows[] = { message("/a"), message("/a?"),
	    message("/A"), message("/a"), message("/a"), message("/a"),
	    message("/a"), message("/a"), message("/a"), message("/a"),
	    message("/a"), message("/a"), message("/a") };
	char		 body[] = "a";
	size_t		 i;

	rows[3].method = "HEAD";
	rows[4].minor_zero = true;
	rows[5].header[HEADER_HOST] = "a.example";
	rows[6].header[HEADER_HOST] = "b.example";
	rows[7].header[HEADER_ACCEPT] = "application/problem+json";
	rows[8].header[HEADER_ACCEPT_ENCODING] = "gzip";
	rows[9].header[HEADER_ORIGIN] = "a.example";
	rows[10].header[HEADER_IF_NONE_MATCH] = "a.example";
	rows[11].header[HEADER_PREFER] = "handling=strict";
	rows[12].header[HEADER_ORIGIN] = "a.example";
	rows[12].header[HEADER_HOST] = "a.example";
	for (i = 0; i < COUNT(rows); i++, body[0]++)
		cr_expect(keep(&rows[i], body), "%zu", i);
	for (i = 0; i < COUNT(rows); i++)
		cr_expect_eq(find(&rows[i], 1, NOW)[strlen(HEAD)],
		    (char)('a' + i), "%zu", i);
}

Test(cache, ignores_differences_that_do_not_matter)
{
	struct message	 plain = message("/a"), gzip = message("/b"), m;

	cr_assert(keep(&plain, "plain"));
	gzip.header[HEADER_ACCEPT_ENCODING] = "gzip, deflate, br";
	cr_assert(keep(&gzip, "gzip"));

	m = plain;
	m.header[HEADER_CONNECTION] = "keep-alive";
	cr_expect_str_eq(find(&m, 1, NOW), HEAD "plain");
	m = plain;
	m.header[HEADER_ACCEPT_ENCODING] = "br";
	cr_expect_str_eq(find(&m, 1, NOW), HEAD "plain");
	m = gzip;
	m.header[HEADER_ACCEPT_ENCODING] = "gzip";
	cr_expect_str_eq(find(&m, 1, NOW), HEAD "gzip");
	m = plain;
	m.header[HEADER_X_FORWARDED_FOR] = "192.0.2.1";
	m.header[HEADER_X_FORWARDED_HOST] = "evil.example";
	cr_expect_str_eq(find(&m, 1, NOW), HEAD "plain");
}

Test(cache, believes_a_proxy_that_is_trusted)
{
	struct message	 m = message("/a"), other;

	cr_assert(keep(&m, "direct"));
	m.peer = proxies[0];
	m.header[HEADER_X_FORWARDED_HOST] = "a.example";
	m.header[HEADER_X_FORWARDED_PROTO] = "https";
	cr_assert(keep(&m, "forwarded"));
	other = m;
	other.header[HEADER_X_FORWARDED_PROTO] = "http";
	cr_expect_str_eq(find(&other, 1, NOW), "");
	other.header[HEADER_X_FORWARDED_PROTO] = "https";
	cr_expect_str_eq(find(&other, 1, NOW), HEAD "forwarded");
}

Test(cache, ignores_messages_other_than_plain_reads)
{
	static char	 much[SERVICE_HEAD_BYTES];
	struct message	 rows[] = { message("/a"), message("/a"), message("/a"),
	    message("/a"), message("/a"), message("/a"), message("/a") };
	size_t		 i;

	memset(much, 'x', sizeof(much) - 1);
	rows[0].header[HEADER_AUTHORIZATION] = "";
	rows[1].method = "POST";
	rows[2].method = "OPTIONS";
	rows[3].body_length = 1;
	rows[4].close = true;
	rows[5].verdict = ERROR_REST_TOO_MANY_REQUESTS;
	rows[6].header[HEADER_ACCEPT] = much;
	for (i = 0; i < COUNT(rows); i++)
		cr_expect_not(keep(&rows[i], "x"), "%zu", i);
	cr_expect_eq(counted().misses, 0);
}

#define BODY	3000
#define MANY	5000

static struct message
numbered(char target[16], int n)
{
	snprintf(target, 16, "/%d", n);

	return (message(target));
}

Test(cache, never_takes_more_than_its_memory)
{
	static char	 body[BODY + 1];
	struct message	 m;
	char		 target[16];
	int		 i;

	for (i = 0; i < MANY; i++) {
		memset(body, 'a' + i % 26, (size_t)(i * 37 % BODY) + 1);
		m = numbered(target, i);
		cr_assert(keep(&m, body));
		cr_assert_str_eq(find(&m, 1, NOW) + strlen(HEAD), body);
		cr_assert_leq(counted().bytes, counted().size);
	}
	cr_assert_eq(counted().size, SIZE);
	cr_assert_gt(counted().entries, 100);
	cr_assert_gt(counted().bytes, SIZE / 2);
	cr_assert_str_eq(find(&m, 1, NOW) + strlen(HEAD), body);
	m = numbered(target, 0);
	cr_assert_str_eq(find(&m, 1, NOW), "");
}

/* Returns how many times an entry in use was lost. */
static int
flood(void)
{
	static char	 body[BODY + 1];
	struct message	 hot[10], m;
	char		 names[10][16], target[16];
	int		 i, lost;

	memset(body, 'x', BODY);
	for (i = 0; i < 10; i++) {
		hot[i] = numbered(names[i], MANY + i);
		cr_assert(keep(&hot[i], names[i]));
	}
	for (i = lost = 0; i < MANY; i++) {
		m = numbered(target, i);
		cr_assert(keep(&m, body));
		if (*find(&hot[i % 10], 1, NOW) != '\0')
			continue;
		lost++;
		find(&hot[i % 10], 1, NOW);
		cr_assert(again(&hot[i % 10], names[i % 10]));
	}
	return (lost);
}

/* Where two entries in use have one place they replace each other: rarely. */
Test(cache, used_entries_survive_a_flood)
{
	struct cache	*caches[3];
	int		 i, survived = 0;

	for (i = 0; i < 3; i++) {
		caches[i] = cache;
		survived += flood() <= MANY / 200;
		cr_assert_not_null(cache = cache_new(SIZE));
	}
	cr_assert_geq(survived, 2);
	for (i = 0; i < 3; i++)
		cache_free(caches[i]);
}

Test(cache, an_answer_has_a_share_at_most)
{
	static char	 body[SIZE / 16 + 1];
	struct message	 m = message("/a");

	memset(body, 'x', sizeof(body) - 1);
	cr_assert(keep(&m, body));
	cr_assert_str_eq(find(&m, 1, NOW), "");
	cr_assert_eq(counted().entries, 0);
	body[SIZE / 32] = '\0';
	cr_assert(again(&m, body));
	cr_assert_eq(counted().entries, 1);
}

Test(cache, without_memory_there_is_none)
{
	cr_assert_null(cache_new(0));
	cache_free(NULL);
}

#define NAMED(id)	"HTTP/1.1 200 OK\r\nX-Request-Id: " id "\r\n"	\
	"Date: Sat, 21 Nov 2026 00:17:30 GMT\r\n\r\n"
#define LONGEST	"01234567890123456789012345678901"			\
		"23456789012345678901234567890123"

static struct message
named(const char *id)
{
	struct message	 m;

	m = message("/named");
	m.request_id = id;

	return (m);
}

Test(cache, each_answer_has_the_id_of_its_request)
{
	static const char *const	 ids[] = { "short", "", "a", LONGEST,
		"other", LONGEST, "0123456789abcdef0123456789abcdef" };
	struct message			 m;
	char				 expected[512];
	size_t				 i;

	m = named("first");
	(void)ask_at(&m, 1, NAMED("first"), "body", NOW, INT64_MAX);
	cr_assert(ask_at(&m, 1, NAMED("first"), "body", NOW, INT64_MAX));
	for (i = 0; i < COUNT(ids); i++) {
		m = named(ids[i]);
		snprintf(expected, sizeof(expected), NAMED("%s") "body",
		    ids[i]);
		cr_expect_str_eq(find(&m, 1, NOW), expected);
	}
}

Test(cache, a_found_answer_comes_with_its_note)
{
	struct cache_place	 place;
	struct message		 m;
	size_t			 length, round;

	m = message("/noted");
	for (round = 0; round < 2; round++) {
		cr_assert_null(cache_find(cache, &m, &site, 1, NOW, &length,
		    &place));
		cache_keep(cache, &m, &site, &place, &(struct cached){ HEAD,
		    strlen(HEAD), "x", 1, NOW, INT64_MAX, { "noted", 203 } });
	}
	cr_assert_not_null(cache_find(cache, &m, &site, 1, NOW, &length,
	    &place));
	cr_expect_str_eq(place.note.route, "noted");
	cr_expect_eq(place.note.status, 203);
}
