/* How statements run with every engine (store/db.h). */
#include <signal.h>
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "tests/support/db_file.h"
#include "store/db.h"

#define MANY	3000

TestSuite(engine_statements, .init = db_file_make, .fini = db_file_remove);

Test(engine_statements, stay_after_their_last_row)
{
	struct statement	*st;

	st = db_query(db, "INSERT INTO images (id, url) VALUES (1, 'a')"
	    " RETURNING id");
	cr_assert(db_step(st));
	cr_assert_not(db_step(st));
	cr_assert_not(db_step(st));
	db_done(st);
	cr_assert_eq(db_file_count(db), 1);
}

Test(engine_statements, are_kept_apart)
{
	struct statement	*st[4];
	int			 i, round;

	for (round = 0; round < 2; round++) {
		st[0] = db_query(db, "SELECT 0 + $1");
		st[1] = db_query(db, "SELECT 1 + $1");
		st[2] = db_query(db, "SELECT 2 + $1");
		st[3] = db_query(db, "SELECT 3 + $1");
		for (i = 0; i < 4; i++)
			db_bind_integer(st[i], 1, 10 * round);
		for (i = 0; i < 4; i++) {
			cr_assert(db_step(st[i]));
			cr_assert_eq(db_integer(st[i], 0), 10 * round + i);
		}
		for (i = 0; i < 4; i++)
			db_done(st[i]);
	}
}

/* Images 1 to `count`; their urls are u1, u2 ... */
static void
add_many(int64_t count)
{
	struct statement	*st;

	st = db_query(db, "WITH RECURSIVE n (i) AS (SELECT $1 UNION ALL"
	    " SELECT i - 1 FROM n WHERE i > 1)"
	    " INSERT INTO images (id, url) SELECT i, 'u' || i FROM n");
	db_bind_integer(st, 1, count);
	db_run(st);
	cr_assert_eq(db_changes(db), count, "%s", db_message(db));
}

/*
 * Other statements run while rows are left. The statement still shows its
 * snapshot.
 */
Test(engine_statements, run_while_another_has_rows_left)
{
	struct statement	*all, *one;
	char			 url[24];
	int64_t			 id = 0;

	db_begin_write(db);
	add_many(MANY);
	all = db_query(db, "SELECT id, url FROM images ORDER BY id");
	while (db_step(all)) {
		cr_assert_eq(db_integer(all, 0), ++id);
		one = db_query(db, "SELECT url FROM images WHERE id = $1");
		db_bind_integer(one, 1, MANY + 1 - id);
		cr_assert(db_step(one));
		snprintf(url, sizeof(url), "u%d", (int)(MANY + 1 - id));
		cr_assert_str_eq(db_string(one, 0), url);
		db_done(one);
		snprintf(url, sizeof(url), "u%d", (int)id);
		cr_assert_str_eq(db_string(all, 1), url);
	}
	db_done(all);
	cr_assert_eq(id, MANY);
	cr_assert(db_commit(db));
}

/* The remaining rows do not affect the next statement. */
Test(engine_statements, may_be_done_before_their_last_row)
{
	struct statement	*st;
	int			 round;

	add_many(MANY);
	for (round = 0; round < 3; round++) {
		st = db_query(db, "SELECT id FROM images ORDER BY id");
		cr_assert(db_step(st));
		cr_assert_eq(db_integer(st, 0), 1);
		db_done(st);
		cr_assert_eq(db_file_count(db), MANY);
	}
	st = db_query(db, "SELECT id FROM images");
	db_done(st);
	cr_assert_not(db_failed(db));
}

Test(engine_statements, count_the_rows_of_the_last_one)
{
	db_file_add(db, 1, "a");
	db_file_add(db, 2, "b");
	db_run(db_query(db, "UPDATE images SET url = url || '/'"));
	cr_assert_eq(db_changes(db), 2);
	db_run(db_query(db, "DELETE FROM images WHERE id = 3"));
	cr_assert_eq(db_changes(db), 0);
}

Test(engine_statements, count_the_rows_of_all)
{
	int64_t	 before;

	db_begin_write(db);
	before = db_changes_so_far(db);
	cr_assert_eq(db_file_count(db), 0);
	cr_assert_eq(db_changes_so_far(db), before);
	db_file_add(db, 1, "a");
	db_file_add(db, 2, "b");
	cr_assert_eq(db_changes_so_far(db), before + 2);
	db_rollback(db);
}

Test(engine_statements, return_rows_they_change)
{
	struct statement	*st;

	db_begin_write(db);
	add_many(3);
	st = db_query(db, "UPDATE images SET url = url || $1 WHERE id = $2"
	    " RETURNING url, id");
	db_bind_text(st, 1, "!");
	db_bind_integer(st, 2, 2);
	cr_assert(db_step(st));
	cr_expect_str_eq(db_string(st, 0), "u2!");
	cr_expect_eq(db_integer(st, 1), 2);
	cr_expect_not(db_step(st));
	db_done(st);
	st = db_query(db, "DELETE FROM images WHERE id = 4 RETURNING id");
	cr_expect_not(db_step(st));
	db_done(st);
	cr_assert(db_commit(db));
}

/* All rows are changed, even if not all are read. */
Test(engine_statements, count_rows_that_they_return_and_nobody_reads)
{
	struct statement	*st;
	int64_t			 before;
	int			 steps, i;

	db_begin_write(db);
	add_many(3);
	for (steps = 1; steps <= 4; steps++) {
		before = db_changes_so_far(db);
		st = db_query(db, "UPDATE images SET url = url || '!'"
		    " RETURNING id");
		for (i = 0; i < steps; i++)
			cr_expect_eq(db_step(st), i < 3, "%d", i);
		db_done(st);
		cr_expect_eq(db_changes_so_far(db), before + 3, "%d", steps);
		cr_expect_eq(db_changes(db), 3, "%d", steps);
	}
	cr_assert(db_commit(db));
}

static void
add_up(const char *name, int64_t value)
{
	struct statement	*st;

	st = db_query(db, "INSERT INTO meta (name, value) VALUES ($1, $2)"
	    " ON CONFLICT (name) DO UPDATE"
	    " SET value = meta.value + excluded.value");
	db_bind_text(st, 1, name);
	db_bind_integer(st, 2, value);
	db_run(st);
}

Test(engine_statements, add_a_row_or_change_it)
{
	struct statement	*st;

	add_up("a", 10);
	add_up("b", 20);
	add_up("a", 5);
	cr_assert_eq(db_changes(db), 1);
	st = db_query(db, "SELECT value FROM meta WHERE name < 'c'"
	    " ORDER BY name");
	cr_assert(db_step(st), "%s", db_message(db));
	cr_expect_eq(db_integer(st, 0), 15);
	cr_assert(db_step(st));
	cr_expect_eq(db_integer(st, 0), 20);
	db_done(st);
}

Test(engine_statements, leave_a_row_alone_that_exists)
{
	db_file_add(db, 1, "a");
	db_run(db_query(db, "INSERT INTO images (id, url) VALUES (2, 'a')"
	    " ON CONFLICT DO NOTHING"));
	cr_assert_not(db_failed(db), "%s", db_message(db));
	cr_assert_eq(db_changes(db), 0);
	cr_assert_eq(db_file_count(db), 1);
}

/* More statements than are cached, twice. */
Test(engine_statements, may_be_composed)
{
	struct statement	*st;
	char			 sql[64];
	int			 i;

	for (i = 0; i < 3000; i++) {
		snprintf(sql, sizeof(sql), "SELECT $1 + %d", i % 1500);
		st = db_compose(db, sql);
		db_bind_integer(st, 1, 5);
		cr_assert(db_step(st), "%s", db_message(db));
		cr_assert_eq(db_integer(st, 0), 5 + i % 1500);
		db_done(st);
	}
}

Test(engine_statements, are_counted)
{
	int64_t	 before;

	before = db_statements_so_far(db);
	cr_assert_eq(db_file_count(db), 0);
	cr_assert_eq(db_file_count(db), 0);
	cr_assert_eq(db_statements_so_far(db), before + 2);
}

TestSuite(engine_abort, .init = db_file_make_abandoned);

Test(engine_abort, sql_that_does_not_compile, .signal = SIGABRT)
{
	(void)db_step(db_query(db, "SELECT nothing FROM nowhere"));
}

Test(engine_abort, a_text_in_double_quotes, .signal = SIGABRT)
{
	(void)db_step(db_query(db,
	    "SELECT url FROM images WHERE url = \"text\""));
}

Test(engine_abort, a_parameter_that_does_not_exist, .signal = SIGABRT)
{
	struct statement	*st;

	st = db_query(db, "SELECT $1");
	db_bind_integer(st, 1, 1);
	db_bind_integer(st, 2, 1);
	(void)db_step(st);
}

Test(engine_abort, a_statement_used_within_itself, .signal = SIGABRT)
{
	int	 i;

	for (i = 0; i < 2; i++)
		db_step(db_query(db, "SELECT 1"));
}

Test(engine_abort, a_statement_left_open, .signal = SIGABRT)
{
	db_begin_read(db);
	db_step(db_query(db, "SELECT 1"));
	db_end_read(db);
}
