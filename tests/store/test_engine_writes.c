/* Writing with every engine (store/db.h). */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "tests/support/db_file.h"
#include "store/db.h"

TestSuite(engine_writes, .init = db_file_make, .fini = db_file_remove);

Test(engine_writes, are_undone_by_a_rollback)
{
	db_begin_write(db);
	cr_assert(db_is_writing(db));
	db_file_add(db, 1, "a");
	db_rollback(db);
	cr_assert_not(db_is_writing(db));
	cr_assert_eq(db_file_count(db), 0);
	db_begin_write(db);
	db_file_add(db, 1, "a");
	cr_assert(db_commit(db));
	cr_assert_not(db_is_writing(db));
	cr_assert_eq(db_file_count(db), 1);
}

Test(engine_writes, are_unseen_by_others_until_they_are_committed)
{
	struct db	*other = db_file_open();

	db_begin_write(db);
	db_file_add(db, 1, "a");
	cr_assert_eq(db_file_count(db), 1);
	cr_assert_eq(db_file_count(other), 0);
	cr_assert(db_commit(db));
	cr_assert_eq(db_file_count(other), 1);
	db_close(other);
}

Test(engine_writes, end_with_their_connection)
{
	struct db	*other = db_file_open();

	db_begin_write(other);
	db_file_add(other, 1, "a");
	db_close(other);
	cr_assert_eq(db_file_count(db), 0);
	db_begin_write(db);
	cr_assert(db_commit(db));
}

Test(engine_writes, do_nothing_after_a_failure_until_it_recovers)
{
	struct statement	*st;

	db_file_add(db, 1, "a");
	db_begin_write(db);
	db_file_add(db, 2, "b");
	db_file_add(db, 1, "c");
	cr_assert(db_failed(db));
	cr_assert_eq(db_error(db), DB_BROKEN);
	cr_assert_not_null(strstr(db_message(db), "images"));

	st = db_query(db, "SELECT 1");
	db_bind_integer(st, 1, 1);
	cr_assert_not(db_step(st));
	cr_assert_eq(db_integer(st, 0), 0);
	cr_assert_null(db_text(st, 0));
	db_done(st);
	db_file_add(db, 3, "d");
	cr_assert_eq(db_changes(db), 0);
	cr_assert_not(db_commit(db));

	db_recover(db);
	cr_assert_not(db_failed(db));
	cr_assert_str_eq(db_message(db), "");
	cr_assert_eq(db_file_count(db), 1);
}

/* The error of a statement may show later, but not later than this. */
Test(engine_writes, fail_before_they_are_committed)
{
	db_begin_write(db);
	db_file_add(db, 1, "a");
	db_file_add(db, 1, "b");
	db_file_add(db, 2, "c");
	cr_assert_not(db_commit(db));
	cr_assert_eq(db_error(db), DB_BROKEN);
	db_recover(db);
	cr_assert_eq(db_file_count(db), 0);
}

Test(engine_writes, fail_where_a_row_refers_to_nothing)
{
	db_begin_write(db);
	db_run(db_query(db, "INSERT INTO deliveries (outbox_id, endpoint)"
	    " VALUES (7, 'a')"));
	cr_assert_not(db_commit(db));
	cr_assert_eq(db_error(db), DB_BROKEN);
	db_recover(db);
	cr_assert_not(db_failed(db));
}

Test(engine_writes, fail_alone_outside_of_a_transaction)
{
	db_file_add(db, 1, "a");
	db_file_add(db, 1, "b");
	cr_assert(db_failed(db));
	db_recover(db);
	cr_assert_eq(db_file_count(db), 1);
}

Test(engine_writes, lose_one_savepoint_alone)
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

Test(engine_writes, go_on_after_a_failure_within_a_savepoint)
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

/* The failure is not known yet. */
Test(engine_writes, lose_a_savepoint_that_is_about_to_fail)
{
	db_begin_write(db);
	db_file_add(db, 1, "a");
	db_savepoint(db);
	db_file_add(db, 1, "b");
	db_savepoint_undo(db);
	cr_assert_not(db_failed(db));
	db_file_add(db, 2, "b");
	cr_assert(db_commit(db), "%s", db_message(db));
	cr_assert_eq(db_file_count(db), 2);
}

Test(engine_writes, lose_a_savepoint_around_an_open_statement)
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

/* The counters that a cache of a connection can read. */
Test(engine_writes, are_counted_for_caches)
{
	struct db_cache	*cache = db_cache(db);
	uint64_t	 writes = cache->writes, rollbacks = cache->rollbacks;

	db_begin_write(db);
	cr_expect_gt(cache->writes, writes);
	db_savepoint(db);
	db_savepoint_keep(db);
	cr_expect_eq(cache->rollbacks, rollbacks);
	db_savepoint(db);
	db_savepoint_undo(db);
	cr_expect_gt(cache->rollbacks, rollbacks);
	rollbacks = cache->rollbacks;
	db_rollback(db);
	cr_expect_gt(cache->rollbacks, rollbacks);
}
