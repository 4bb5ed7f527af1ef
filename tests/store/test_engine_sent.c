/* Statements that run together, with every engine (store/db.h). */
#include <stdio.h>

#include <criterion/criterion.h>

#include "tests/support/db_file.h"
#include "tests/support/postgresql.h"
#include "store/db.h"

#define MANY	3000
#define SEVERAL	60

TestSuite(engine_sent, .init = db_file_make, .fini = db_file_remove);

static struct statement *
send_sum(int64_t a, int64_t b)
{
	struct statement	*st;

	st = a == 1 ? db_query(db, "SELECT CAST(1 AS BIGINT) + $1") :
	    a == 2 ? db_query(db, "SELECT CAST(2 AS BIGINT) + $1") :
	    db_query(db, "SELECT CAST(3 AS BIGINT) + $1");
	db_bind_integer(st, 1, b);
	db_together(&st, 1);
	return (st);
}

static void
expect_value(struct statement *st, int64_t value)
{
	cr_assert(db_step(st), "%s", db_message(db));
	cr_expect_eq(db_integer(st, 0), value);
	cr_expect_not(db_step(st));
	db_done(st);
}

Test(engine_sent, have_their_rows_in_any_order)
{
	struct statement	*a, *b, *c;
	int			 round;

	for (round = 0; round < 3; round++) {
		db_begin_read(db);
		a = send_sum(1, round);
		b = send_sum(2, round);
		expect_value(b, 2 + round);
		c = send_sum(3, round);
		expect_value(c, 3 + round);
		expect_value(a, 1 + round);
		db_end_read(db);
		cr_assert_not(db_failed(db), "%s", db_message(db));
	}
}

Test(engine_sent, share_a_round_trip)
{
	struct statement	*a, *b, *c;
	int64_t			 before = db_round_trips_so_far(db);

	db_begin_read(db);
	a = send_sum(1, 0);
	b = send_sum(2, 0);
	c = send_sum(3, 0);
	expect_value(a, 1);
	expect_value(b, 2);
	expect_value(c, 3);
	(void)db_snapshot_version(db);
	db_end_read(db);
	cr_expect_eq(db_round_trips_so_far(db) - before, postgresql_is_there());
}

Test(engine_sent, may_be_dropped)
{
	struct statement	*st;

	db_begin_read(db);
	db_done(send_sum(1, 5));
	expect_value(send_sum(1, 6), 7);
	st = send_sum(2, 0);
	expect_value(send_sum(3, 0), 3);
	db_done(st);
	expect_value(send_sum(2, 1), 3);
	db_done(send_sum(1, 1));
	db_end_read(db);
	cr_expect_not(db_failed(db), "%s", db_message(db));
	cr_expect_eq(db_file_count(db), 0);
}

static struct statement *
send_all(void)
{
	struct statement	*st;

	st = db_query(db, "SELECT id FROM images ORDER BY id");
	db_together(&st, 1);
	return (st);
}

Test(engine_sent, with_many_rows_may_be_read_or_dropped)
{
	struct statement	*st;
	int64_t			 id = 0;
	char			 url[24];

	db_begin_write(db);
	while (id < MANY) {
		snprintf(url, sizeof(url), "%lld", (long long)++id);
		db_file_add(db, id, url);
	}
	st = send_all();
	cr_assert(db_step(st));
	db_done(st);
	st = send_all();
	for (id = 0; db_step(st); expect_value(send_sum(1, id), id + 1))
		cr_assert_eq(db_integer(st, 0), ++id);
	cr_expect_eq(id, MANY);
	db_done(st);
	db_done(send_all());
	cr_expect(db_commit(db), "%s", db_message(db));
}

Test(engine_sent, are_over_after_a_rollback)
{
	db_begin_write(db);
	(void)send_sum(1, 1);
	db_file_add(db, 1, "a");
	db_recover(db);
	db_begin_read(db);
	expect_value(send_sum(1, 2), 3);
	db_end_read(db);
	cr_expect_eq(db_file_count(db), 0);
	cr_expect_not(db_failed(db));
}

/* Outside of a transaction nothing is sent ahead. */
Test(engine_sent, need_no_transaction)
{
	struct statement	*st = send_sum(1, 1);

	db_file_add(db, 1, "a");
	expect_value(st, 2);
	cr_expect_eq(db_file_count(db), 1);
}

/* Their slots collide. */
Test(engine_sent, may_be_composed_and_open_together)
{
	struct statement	*st[SEVERAL];
	char			 sql[64];
	int			 i;

	db_begin_read(db);
	for (i = 0; i < SEVERAL; i++) {
		snprintf(sql, sizeof(sql),
		    "SELECT CAST(%d AS BIGINT) + $1", i);
		st[i] = db_compose(db, sql);
		db_bind_integer(st[i], 1, i);
		db_together(&st[i], 1);
	}
	for (i = 0; i < SEVERAL; i++)
		expect_value(st[i], 2 * i);
	db_end_read(db);
	cr_expect_not(db_failed(db));
}

Test(engine_sent, a_snapshot_has_the_version_of_its_contents)
{
	struct db	*other = db_file_open();
	uint64_t	 before, version;

	before = db_version(db);
	db_begin_read(db);
	cr_expect_eq(db_file_count(db), 0);
	db_file_add(other, 1, "a");
	version = db_snapshot_version(db);
	cr_expect_eq(version, before);
	cr_expect_eq(db_file_count(db), 0);
	db_end_read(db);
	db_begin_read(db);
	cr_expect_gt(db_snapshot_version(db), version);
	cr_expect_eq(db_file_count(db), 1);
	db_end_read(db);
	cr_expect_not(db_failed(db));
	db_close(other);
}
