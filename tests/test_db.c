#include <string.h>

#include <criterion/criterion.h>

#include "db_file.h"
#include "store/db.h"

TestSuite(db, .init = db_file_make, .fini = db_file_remove, .timeout = 60);

Test(db, binds_and_reads_every_kind_of_value)
{
	struct statement	*st;
	const void		*data;
	size_t			 length;

	st = db_query(db, "SELECT $1, $2, $3, $4, $5, $6");
	db_bind_integer(st, 1, INT64_MIN);
	db_bind_number(st, 2, 0.1);
	db_bind_text(st, 3, "\xc3\xa4 '%_\"");
	db_bind_blob(st, 4, "a\0b", 3);
	db_bind_null(st, 5);
	db_bind_text(st, 6, NULL);
	cr_assert(db_step(st));
	cr_assert_eq(db_integer(st, 0), INT64_MIN);
	cr_assert_eq(db_number(st, 1), 0.1);
	cr_assert_str_eq(db_text(st, 2), "\xc3\xa4 '%_\"");
	data = db_blob(st, 3, &length);
	cr_assert_eq(length, 3);
	cr_assert_arr_eq(data, "a\0b", 3);
	cr_assert(db_null(st, 4));
	cr_assert(db_null(st, 5));
	cr_assert_null(db_text(st, 5));
	cr_assert_not(db_null(st, 0));
	cr_assert_not(db_step(st));
	db_done(st);
	cr_assert_not(db_failed(db));
}

Test(db, does_not_begin_again_behind_the_last_row)
{
	struct statement	*st;

	st = db_query(db, "INSERT INTO images (url) VALUES ('a') RETURNING id");
	cr_assert(db_step(st));
	cr_assert_not(db_step(st));
	cr_assert_not(db_step(st));
	db_done(st);
	cr_assert_eq(db_file_count(db), 1);
}

Test(db, keeps_statements_apart_however_many_there_are)
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

Test(db, forgets_what_was_bound)
{
	struct statement	*st;
	int			 round;

	for (round = 0; round < 2; round++) {
		st = db_query(db, "SELECT $1");
		if (round == 0)
			db_bind_text(st, 1, "here");
		cr_assert(db_step(st));
		cr_assert_eq(db_null(st, 0), round == 1);
		db_done(st);
	}
}

Test(db, does_nothing_after_a_failure_until_it_recovers)
{
	struct statement	*st;

	db_file_add(db, 1, "a");
	db_file_add(db, 1, "b");
	cr_assert(db_failed(db));
	cr_assert_eq(db_error(db), DB_BROKEN);
	cr_assert_not_null(strstr(db_message(db), "images.id"));

	st = db_query(db, "SELECT 1");
	db_bind_integer(st, 1, 1);
	cr_assert_not(db_step(st));
	cr_assert_eq(db_integer(st, 0), 0);
	cr_assert_null(db_text(st, 0));
	db_done(st);
	db_file_add(db, 2, "c");
	cr_assert_not(db_commit(db));

	db_recover(db);
	cr_assert_not(db_failed(db));
	cr_assert_str_eq(db_message(db), "");
	cr_assert_eq(db_file_count(db), 1);
}

Test(db, shows_one_state_throughout_a_read_transaction)
{
	struct db	*other;

	other = db_file_open();
	db_begin_read(db);
	cr_assert_eq(db_file_count(db), 0);
	db_begin_write(other);
	db_file_add(other, 1, "a");
	cr_assert(db_commit(other));
	cr_assert_eq(db_file_count(db), 0);
	db_end_read(db);
	cr_assert_eq(db_file_count(db), 1);
	db_close(other);
}

Test(db, undoes_a_savepoint_alone)
{
	db_begin_write(db);
	db_savepoint(db);
	db_file_add(db, 1, "a");
	db_savepoint_keep(db);
	db_savepoint(db);
	db_file_add(db, 2, "b");
	db_savepoint_undo(db);
	db_savepoint(db);
	db_file_add(db, 3, "c");
	db_savepoint_keep(db);
	cr_assert(db_commit(db));
	cr_assert_eq(db_file_count(db), 2);
}

Test(db, goes_on_after_a_failure_within_a_savepoint)
{
	db_begin_write(db);
	db_savepoint(db);
	db_file_add(db, 1, "a");
	db_savepoint_keep(db);
	db_savepoint(db);
	db_file_add(db, 2, "b");
	db_file_add(db, 2, "c");
	cr_assert(db_failed(db));
	db_savepoint_undo(db);
	cr_assert_not(db_failed(db));
	db_savepoint(db);
	db_file_add(db, 2, "d");
	db_savepoint_keep(db);
	cr_assert(db_commit(db));
	cr_assert_eq(db_file_count(db), 2);
}

Test(db, undoes_a_savepoint_around_an_open_statement)
{
	struct statement	*st;

	db_begin_write(db);
	db_savepoint(db);
	db_file_add(db, 1, "a");
	st = db_query(db, "SELECT id FROM images");
	cr_assert(db_step(st));
	db_savepoint_undo(db);
	cr_assert(db_commit(db));
	cr_assert_eq(db_file_count(db), 0);
}

Test(db, rolls_back)
{
	db_begin_write(db);
	db_file_add(db, 1, "a");
	db_rollback(db);
	cr_assert_eq(db_file_count(db), 0);
	db_begin_write(db);
	db_file_add(db, 1, "a");
	cr_assert(db_commit(db));
}

Test(db, counts_the_rows_of_the_last_statement)
{
	db_file_add(db, 1, "a");
	db_file_add(db, 2, "b");
	db_run(db_query(db, "UPDATE images SET url = url || '/'"));
	cr_assert_eq(db_changes(db), 2);
}

Test(db, says_why_it_cannot_open)
{
	const char	*why;

	cr_assert_null(db_open("/nonexistent/almanac.db", &why));
	cr_assert_str_eq(why, "cannot open '/nonexistent/almanac.db':"
	    " No such file or directory");
}

/* Rows of id_list(): how many, and their sum. */
static void
expect_ids(const char *list, int64_t count, int64_t sum)
{
	struct statement	*st;

	st = db_query(db, "SELECT COUNT(*), COALESCE(SUM(value), 0)"
	    " FROM id_list($1)");
	db_bind_text(st, 1, list);
	cr_assert(db_step(st));
	cr_expect_eq(db_integer(st, 0), count, "%s", list);
	cr_expect_eq(db_integer(st, 1), sum, "%s", list);
	db_done(st);
}

Test(db, reads_lists_of_ids)
{
	expect_ids("[]", 0, 0);
	expect_ids("[7]", 1, 7);
	expect_ids("[3,-1,4611686018427387904]", 3, 4611686018427387906);
	expect_ids("", 0, 0);
	expect_ids(NULL, 0, 0);
}
