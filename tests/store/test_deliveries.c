#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "generated/service.h"
#include "store/db.h"
#include "store/deliveries.h"
#include "store/outbox.h"
#include "store/store.h"
#include "tests/support/store_empty.h"

#define A	"https://a.example/"
#define B	"https://b.example/"
#define DAY	INT64_C(86400)

static struct db	*db;
static struct arena	*arena;
static int64_t		 now = 1795220250;

static void
setup(void)
{
	db = store_empty();
	arena = arena_new();
}

static void
teardown(void)
{
	cr_expect_not(db_failed(db), "%s", db_message(db));
	db_close(db);
	arena_free(arena);
}

TestSuite(deliveries, .init = setup, .fini = teardown);

static int64_t
count(const char *table)
{
	struct statement	*st;
	int64_t			 n;

	st = strcmp(table, "outbox") == 0 ?
	    db_query(db, "SELECT COUNT(*) FROM outbox") :
	    db_query(db, "SELECT COUNT(*) FROM deliveries");
	n = db_step(st) ? db_integer(st, 0) : -1;
	db_done(st);

	return (n);
}

Test(deliveries, the_last_result_of_an_endpoint_is_kept_as_messages_are)
{
	static const struct endpoint_result	 late = { RESULT_LATE, 0,
						    1795220000 };
	struct endpoint_result			 result = { RESULT_REJECTED,
						    550, 1795220250 };

	db_begin_write(db);
	result_put(db, A, &late);
	result_put(db, B, &late);
	result_put(db, A, &result);
	result_put(db, B, NULL);
	cr_assert(db_commit(db));
	cr_expect_not(result_get(db, B, &result));
	memset(&result, 0, sizeof(result));
	cr_assert(result_get(db, A, &result));
	cr_expect_eq(result.result, RESULT_REJECTED);
	cr_expect_eq(result.code, 550);
	cr_expect_eq(result.made, 1795220250);
	db_begin_write(db);
	(void)deliveries_tidy(db, result.made + OUTBOX_KEPT);
	cr_expect(result_get(db, A, &result));
	(void)deliveries_tidy(db, result.made + OUTBOX_KEPT + 1);
	cr_expect_not(result_get(db, A, &result));
	cr_assert(db_commit(db));
}

static int64_t		 author;	/* of messages that are added */

/* Adds a message about a record. */
static void
put_about(const char *about, const char *type, const char *body,
    const char *endpoint)
{
	struct outbox_message	 m = { .type = type, .about = about,
				    .body = body, .author = author };

	if (strcmp(type, "event.updated") == 0)
		m.kept = "event.created";
	outbox_put(db, &m, endpoint, now);
}

/* About a record of its own. */
static void
put(const char *type, const char *body, const char *endpoint)
{
	static int	 records;
	char		 about[16];

	snprintf(about, sizeof(about), "%d", ++records);
	put_about(about, type, body, endpoint);
}

static void
put_both(const char *type, const char *body)
{
	put(type, body, A);
	put(type, body, B);
}

/* The bodies that an endpoint gets now, in order, if it accepts that many. */
static const char *
drain_some(const char *endpoint, int most)
{
	struct delivery	 d = { .author = 0 };
	const char	*text = "";

	while (most-- > 0 &&
	    delivery_next(db, arena, endpoint, d.author, now, &d)) {
		text = arena_join(arena, text, d.body, " ", NULL);
		delivery_done(db, endpoint, &d);
	}

	return (text);
}

static const char *
drain(const char *endpoint)
{
	return (drain_some(endpoint, INT_MAX));
}

Test(deliveries, each_endpoint_gets_all_messages_in_order)
{
	put_both("event.created", "1");
	put("event.updated", "2", A);
	put_both("tag.created", "3");
	cr_expect_str_eq(drain(A), "1 2 3 ");
	cr_expect_eq(count("outbox"), 2);
	cr_expect_str_eq(drain(B), "1 3 ");
	cr_expect_str_eq(drain(A), "");
	cr_expect_eq(count("outbox"), 0);
}

Test(deliveries, every_message_has_a_name)
{
	struct delivery	 a, b, again;

	put("event.created", "{}", A);
	put("event.created", "{}", A);
	cr_assert(delivery_next(db, arena, A, 0, now, &a));
	cr_assert(delivery_next(db, arena, A, 0, now, &again));
	cr_expect_str_eq(a.name, again.name);
	cr_expect_eq(strlen(a.name), strlen("msg_") + 32);
	cr_expect_eq(strspn(a.name + 4, "0123456789abcdef"), 32);
	delivery_done(db, A, &a);
	cr_assert(delivery_next(db, arena, A, 0, now, &b));
	cr_expect_str_neq(a.name, b.name);
	cr_expect_str_eq(b.type, "event.created");
	cr_expect_str_eq(b.body, "{}");
}

/* "event.created 1; ": the same with the types. */
static const char *
drain_types(const char *endpoint)
{
	struct delivery	 d = { .author = 0 };
	const char	*text = "";

	while (delivery_next(db, arena, endpoint, d.author, now, &d)) {
		text = arena_join(arena, text, d.type, " ", d.body, "; ",
		    NULL);
		delivery_done(db, endpoint, &d);
	}

	return (text);
}

Test(deliveries, a_message_replaces_those_about_the_same_record)
{
	put_about("a", "event.created", "1", A);
	put_about("b", "event.created", "2", A);
	put_about("c", "event.updated", "3", A);
	put_about("a", "event.updated", "4", A);
	put_about("c", "event.updated", "5", A);
	put_about("a", "event.updated", "6", A);
	put_about("b", "event.deleted", "7", A);
	cr_expect_eq(count("outbox"), 3);
	cr_expect_str_eq(drain_types(A), "event.updated 5; event.created 6; "
	    "event.deleted 7; ");
	put_about("a", "event.deleted", "8", A);
	put_about("a", "event.updated", "9", A);
	cr_expect_str_eq(drain_types(A), "event.updated 9; ");
}

Test(deliveries, a_message_is_replaced_only_for_endpoints_that_wait_for_it)
{
	put_about("a", "event.created", "1", A);
	put_about("a", "event.created", "1", B);
	cr_expect_str_eq(drain_types(A), "event.created 1; ");
	put_about("a", "event.updated", "2", A);
	put_about("a", "event.updated", "2", B);
	cr_expect_str_eq(drain_types(A), "event.updated 2; ");
	cr_expect_str_eq(drain_types(B), "event.created 2; ");
}

/*
 * Fails the first delivery that is due. Returns when it is due again; 0:
 * never.
 */
static int64_t
fail_first(int64_t wait)
{
	struct statement	*st;
	struct delivery		 d;
	int64_t			 due;
	bool			 last;

	cr_assert(delivery_next(db, arena, A, 0, now, &d));
	last = delivery_failed(db, A, &d, now, wait, "503");
	st = db_query(db, "SELECT COALESCE(due, 0), attempts, outcome"
	    " FROM deliveries WHERE endpoint = $1 AND outbox_id = $2");
	db_bind_text(st, 1, A);
	db_bind_integer(st, 2, d.message);
	cr_assert(db_step(st));
	due = db_integer(st, 0);
	cr_expect_eq(db_integer(st, 1), d.attempts + 1);
	cr_expect_str_eq(db_text(st, 2), "503");
	db_done(st);
	cr_expect_eq(last, due == 0);

	return (due);
}

Test(deliveries, are_tried_again_by_the_schedule)
{
	static const int64_t	 delays[] = {
		5, 300, 1800, 7200, 18000, 36000, 50400, 72000, 86400
	};
	struct delivery		 d;
	int64_t			 due;
	size_t			 i;

	put("event.created", "1", A);
	for (i = 0; i < COUNT(delays); i++) {
		due = fail_first(0);
		cr_expect_geq(due, now + delays[i]);
		cr_expect_leq(due, now + delays[i] + delays[i] / 10 + 1);
		now = due - 1;
		cr_expect_not(delivery_next(db, arena, A, 0, now, &d));
		now = due;
	}
	cr_expect_eq(fail_first(0), 0);
	now += DAY;
	cr_expect_not(delivery_next(db, arena, A, 0, now, &d));
	cr_expect_eq(count("outbox"), 1);
}

Test(deliveries, wait_as_long_as_the_endpoint_wishes)
{
	put("event.created", "1", A);
	cr_expect_eq(fail_first(3600), now + 3600);
	now += 3600;
	cr_expect_geq(fail_first(1), now + 300);
}

/* It is another message, so that no endpoint takes it for the failed one. */
Test(deliveries, a_failed_message_is_replaced_too)
{
	struct delivery	 first, d;

	put_about("a", "event.created", "1", A);
	cr_assert(delivery_next(db, arena, A, 0, now, &first));
	cr_expect_neq(fail_first(0), 0);
	put_about("a", "event.updated", "2", A);
	cr_assert(delivery_next(db, arena, A, 0, now, &d));
	cr_expect_str_neq(d.name, first.name);
	cr_expect_eq(d.attempts, 0);
	cr_expect_str_eq(drain_types(A), "event.created 2; ");
	cr_expect_eq(count("outbox"), 0);
}

/* The endpoint then knows the record. */
Test(deliveries, a_change_while_a_message_is_sent_is_sent_later)
{
	struct delivery	 d;

	put_about("a", "event.created", "1", A);
	cr_assert(delivery_next(db, arena, A, 0, now, &d));
	put_about("a", "event.updated", "2", A);
	put_about("a", "event.updated", "2", B);
	delivery_done(db, A, &d);
	cr_expect_str_eq(drain_types(A), "event.updated 2; ");
	cr_expect_str_eq(drain_types(B), "event.updated 2; ");
}

Test(deliveries, one_that_fails_lets_the_others_pass)
{
	put_both("event.created", "1");
	put_both("event.created", "2");
	cr_expect_neq(fail_first(0), 0);
	cr_expect_str_eq(drain(A), "2 ");
	cr_expect_str_eq(drain(B), "1 2 ");
	now += 10;
	put("event.created", "3", A);
	cr_expect_str_eq(drain(A), "1 3 ");
}

Test(deliveries, users_take_turns)
{
	author = 1;
	put("event.created", "1a", A);
	put("event.created", "1b", A);
	put("event.created", "1c", A);
	author = 7;
	put("event.created", "7a", A);
	put("event.created", "7b", A);
	author = 3;
	put("event.created", "3a", A);
	put("event.created", "3b", B);
	cr_expect_str_eq(drain(A), "1a 3a 7a 1b 7b 1c ");
	cr_expect_str_eq(drain(B), "3b ");
}

Test(deliveries, a_user_whose_messages_fail_delays_no_other)
{
	author = 1;
	put("event.created", "1a", A);
	put("event.created", "1b", A);
	author = 2;
	put("event.created", "2a", A);
	cr_expect_neq(fail_first(0), 0);
	cr_expect_str_eq(drain(A), "1b 2a ");
}

static char	 listed[512];

static void
list(const struct delivery_state *s)
{
	char	*end = listed + strlen(listed);

	snprintf(end, sizeof(listed) - (size_t)(end - listed),
	    "%s %s %d %d %s\n", s->type, s->endpoint, s->given_up, s->attempts,
	    s->outcome == NULL ? "-" : s->outcome);
}

static void
list_gone(const char *endpoint, int64_t since)
{
	char	*end = listed + strlen(listed);

	cr_expect_eq(since, now);
	snprintf(end, sizeof(listed) - (size_t)(end - listed), "gone %s\n",
	    endpoint);
}

static const char *
all(void)
{
	*listed = '\0';
	deliveries_each(db, list);
	deliveries_each_gone(db, list_gone);

	return (listed);
}

Test(deliveries, an_endpoint_that_has_gone_gets_nothing_until_it_is_taken_back)
{
	struct delivery	 d;

	put_both("event.created", "1");
	put("event.created", "2", A);
	delivery_refused(db, A, now, "410");
	cr_expect(outbox_is_gone(db, A));
	cr_expect_not(outbox_is_gone(db, B));
	cr_expect_not(delivery_next(db, arena, A, 0, now, &d));
	cr_expect_str_eq(all(), "event.created " A " 1 0 410\n"
	    "event.created " B " 0 0 -\n"
	    "event.created " A " 1 0 410\ngone " A "\n");
	cr_expect_eq(deliveries_retry(db, NULL, now), 2);
	cr_expect_not(outbox_is_gone(db, A));
	cr_expect_str_eq(drain(A), "1 2 ");
}

/* A message that was attempted counts as such: its letter has made a link. */
Test(deliveries, an_endpoint_that_works_again_gets_what_waits)
{
	struct endpoint_failing	 failing[FAILING_MOST];
	struct delivery		 d;

	put_both("event.created", "1");
	put_both("event.created", "2");
	cr_assert(delivery_next(db, arena, A, 0, now, &d));
	(void)delivery_failed(db, A, &d, now, 0, "503");
	cr_expect_eq(endpoints_failing(db, arena, failing), 0);
	result_put(db, A, &(struct endpoint_result){ RESULT_REJECTED, 503,
	    now });
	result_put(db, B, &(struct endpoint_result){ RESULT_DONE, 200, now });
	cr_assert_eq(endpoints_failing(db, arena, failing), 1);
	cr_expect_str_eq(failing[0].endpoint, A);
	cr_expect_eq(failing[0].result, RESULT_REJECTED);
	cr_expect_eq(failing[0].waiting, 2);
	delivery_refused(db, A, now, "410");
	endpoint_revive(db, A, now);
	cr_expect_not(outbox_is_gone(db, A));
	cr_expect_str_eq(all(), "event.created " A " 0 1 410\n"
	    "event.created " B " 0 0 -\n"
	    "event.created " A " 0 0 410\n"
	    "event.created " B " 0 0 -\n");
	cr_expect_str_eq(drain(A), "1 2 ");
}

Test(deliveries, a_single_message_can_be_tried_again)
{
	struct delivery	 d;

	put("event.created", "1", A);
	put_both("event.created", "2");
	cr_assert(delivery_next(db, arena, A, 0, now, &d));
	delivery_refused(db, A, now, "410");
	cr_expect_eq(deliveries_retry(db, "msg_other", now), 0);
	cr_expect_eq(deliveries_retry(db, d.name, now), 1);
	cr_expect_str_eq(drain(A), "1 ");
	cr_expect(outbox_is_gone(db, A));
}

/* Each attempt takes a minute. No message is given up. */
Test(deliveries, an_endpoint_that_never_answers_keeps_7_days_of_messages)
{
	int	 i;

	for (i = 0; i < 60; i++) {
		(void)outbox_trim(db, now, OUTBOX_TURN);
		put("event.created", "1", A);
		now += DAY / 2;
	}
	cr_expect_leq(count("outbox"), 16);
	cr_expect_eq(count("outbox"), count("deliveries"));
	cr_expect_eq(outbox_dropped(db), 60 - count("outbox"));
}

/*
 * The same for given up messages, endpoints that are no longer configured, and
 * messages not tried.
 */
Test(deliveries, undelivered_messages_are_dropped_after_7_days)
{
	put_both("event.created", "1");
	delivery_refused(db, A, now, "410");
	now += 7 * DAY;
	cr_expect_not(deliveries_tidy(db, now));
	cr_expect_eq(count("deliveries"), 2);
	cr_expect_eq(outbox_dropped(db), 0);
	now++;
	cr_expect_not(deliveries_tidy(db, now));
	cr_expect_eq(count("deliveries"), 0);
	cr_expect_eq(count("outbox"), 0);
	cr_expect_eq(outbox_dropped(db), 2);
}

/* Adds a message of a megabyte. The rest of its body is its number. */
static void
put_long(int number, const char *endpoint)
{
	put("event.deleted", arena_printf(arena, "%01048576d", number),
	    endpoint);
}

/* 64 of the long messages exceed the limit. */
Test(deliveries, too_long_messages_are_dropped_too)
{
	struct delivery	 d;
	int		 i;

	for (i = 0; i < 63; i++)
		put_long(i, A);
	cr_expect_not(deliveries_tidy(db, now));
	for (; i < 70; i++)
		put_long(i, A);
	while (deliveries_tidy(db, now))
		continue;
	cr_expect_eq(count("deliveries"), 63);
	cr_expect_eq(outbox_dropped(db), 7);
	cr_assert(delivery_next(db, arena, A, 0, now, &d));
	cr_expect_eq(atoi(d.body), 7);
}

Test(deliveries, too_many_messages_drop_those_of_the_endpoint_with_most)
{
	int	 i;

	put("venue.created", "1", B);
	for (i = 0; i < 64; i++)
		put_long(i, A);
	while (deliveries_tidy(db, now))
		continue;
	cr_expect_eq(count("outbox"), 64);
	cr_expect_str_eq(drain(B), "1 ");
}

/* Adds short messages of a user, about nothing. */
static void
put_many(int64_t user, int64_t messages)
{
	struct statement	*st;

	st = db_query(db, "WITH RECURSIVE given (last, most, created) AS"
	    " (SELECT COALESCE(MAX(id), 0), $1, $2 FROM outbox),"
	    " n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n, given"
	    " WHERE i < most) INSERT INTO outbox (id, type, created, body)"
	    " SELECT last + i, 'event.created', created, 'many' FROM n, given");
	db_bind_integer(st, 1, messages);
	db_bind_integer(st, 2, now);
	db_run(st);
	st = db_query(db, "INSERT INTO deliveries (outbox_id, endpoint, author,"
	    " due) SELECT id, $1, CAST($2 AS BIGINT), created FROM outbox"
	    " WHERE body = 'many' AND id > (SELECT COALESCE(MAX(outbox_id), 0)"
	    " FROM deliveries)");
	db_bind_text(st, 1, A);
	db_bind_integer(st, 2, user);
	db_run(st);
}

#define MANY	(SERVICE_OUTBOX_BYTES / (OUTBOX_EACH + 4))

Test(deliveries, too_many_messages_drop_the_oldest_of_the_user_with_most)
{
	int64_t	 left;

	author = 1;
	put("event.created", "oldest", A);
	put("event.created", "old", A);
	author = 2;
	put("event.created", "first", A);
	for (left = MANY - 3; left > 10000; left -= 10000)
		put_many(2, 10000);
	put_many(2, left);
	cr_expect_not(deliveries_tidy(db, now));
	put_many(2, 1500);
	while (deliveries_tidy(db, now))
		continue;
	cr_expect_eq(count("deliveries"), MANY);
	cr_expect_eq(count("outbox"), MANY);
	cr_expect_eq(outbox_dropped(db), 1500);
	cr_expect_str_eq(drain_some(A, 4), "oldest many old many ");
}

Test(deliveries, many_old_messages_are_dropped_bit_by_bit)
{
	int	 i, turns = 0;

	for (i = 0; i < 2500; i++)
		put("event.created", "1", A);
	now += 8 * DAY;
	while (deliveries_tidy(db, now))
		turns++;
	cr_expect_eq(turns, 2);
	cr_expect_eq(count("deliveries"), 0);
	cr_expect_eq(outbox_dropped(db), 2500);
}

Test(deliveries, a_clock_that_was_wrong_delays_nothing)
{
	now += 365 * DAY;
	put("event.created", "1", A);
	now -= 365 * DAY;
	cr_expect_str_eq(drain(A), "");
	(void)deliveries_tidy(db, now);
	cr_expect_str_eq(drain(A), "1 ");
}

Test(deliveries, tidying_keeps_messages_that_wait_by_the_schedule)
{
	int64_t	 due;

	put("event.created", "1", A);
	while ((due = fail_first(0)) < now + DAY)
		now = due;
	(void)deliveries_tidy(db, now);
	cr_expect_str_eq(drain(A), "");
	now = due;
	cr_expect_str_eq(drain(A), "1 ");
}
