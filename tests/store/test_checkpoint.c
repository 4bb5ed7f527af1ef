#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "base/budget.h"
#include "base/clock.h"
#include "tests/support/db_file.h"
#include "store/db.h"
#include "store/sqlite/checkpoint.h"

#define LONG	3000		/* bytes: a page and more for each row */

static size_t		 told;
static struct db	*own;	/* the checkpoints' connection */

static void
tell(size_t pages)
{
	told = pages;
}

static void
start(void)
{
	db_file_make();
	own = db_file_open();
	checkpoint_manual(db, tell);
}

static void
end(void)
{
	db_close(own);
	db_file_remove();
}

TestSuite(checkpoint, .init = start, .fini = end);

/* One commit of so many rows. */
static void
add_rows(int64_t first, int64_t count)
{
	char	 url[LONG + 1];
	int64_t	 id;

	db_begin_write(db);
	for (id = first; id < first + count; id++) {
		snprintf(url, sizeof(url), "%0*lld", LONG, (long long)id);
		db_file_add(db, id, url);
	}
	cr_assert(db_commit(db), "%s", db_message(db));
}

Test(checkpoint, commits_report_the_length_of_the_log)
{
	size_t	 before;

	add_rows(1, 1);
	cr_expect_gt(told, 0);
	before = told;
	add_rows(2, 10);
	cr_expect_geq(told, before + 10);
}

Test(checkpoint, a_commit_writes_nothing_back)
{
	add_rows(1, CHECKPOINT_DUE);
	cr_expect_geq(told, CHECKPOINT_DUE);
	add_rows(CHECKPOINT_DUE + 1, 1);
	cr_expect_gt(told, CHECKPOINT_DUE);
}

Test(checkpoint, the_next_commit_starts_the_log_over)
{
	add_rows(1, CHECKPOINT_DUE);
	cr_expect_eq(checkpoint_run(own, told), CHECKPOINT_DUE);
	add_rows(CHECKPOINT_DUE + 1, 1);
	cr_expect_lt(told, 20);
	cr_expect_eq(db_file_count(db), CHECKPOINT_DUE + 1);
}

Test(checkpoint, a_long_read_keeps_its_snapshot_and_blocks_no_one)
{
	struct db	*reader;

	add_rows(1, 100);
	reader = db_file_open();
	db_begin_read(reader);
	cr_expect_eq(db_file_count(reader), 100);
	add_rows(101, CHECKPOINT_DUE);
	cr_expect_gt(checkpoint_run(own, told), told);
	add_rows(CHECKPOINT_DUE + 101, 1);
	cr_expect_gt(told, CHECKPOINT_DUE);
	cr_expect_eq(db_file_count(reader), 100);
	db_end_read(reader);
	cr_expect_eq(checkpoint_run(own, told), CHECKPOINT_DUE);
	cr_expect_eq(db_file_count(reader), CHECKPOINT_DUE + 101);
	db_close(reader);
}

Test(checkpoint, one_that_is_cut_short_by_a_read_comes_again)
{
	struct db	*reader;

	add_rows(1, CHECKPOINT_DUE);
	reader = db_file_open();
	db_begin_read(reader);
	cr_expect_eq(db_file_count(reader), CHECKPOINT_DUE);
	cr_expect_gt(checkpoint_run(own, told), told);
	db_end_read(reader);
	cr_expect_eq(checkpoint_run(own, told), CHECKPOINT_DUE);
	cr_expect_not(checkpoint_is_waiting());
	db_close(reader);
}

static void *
end_reading(void *reader)
{
	(void)usleep(200000);
	db_end_read(reader);
	return (NULL);
}

/* Reads that overlap would keep it for ever. */
Test(checkpoint, a_long_log_waits_for_the_reads_that_began_before)
{
	struct db	*reader;
	pthread_t	 thread;

	db_share();
	add_rows(1, 100);
	reader = db_file_open();
	db_begin_read(reader);
	cr_expect_eq(db_file_count(reader), 100);
	add_rows(101, 2 * CHECKPOINT_DUE);
	cr_expect_geq(told, 2 * CHECKPOINT_DUE);
	cr_assert_eq(pthread_create(&thread, NULL, end_reading, reader), 0);
	cr_expect_eq(checkpoint_run(own, told), CHECKPOINT_DUE);
	(void)pthread_join(thread, NULL);
	add_rows(2 * CHECKPOINT_DUE + 101, 1);
	cr_expect_lt(told, 20);
	db_close(reader);
}

/* Pages that leave the cache are in the log, even after a rollback. */
Test(checkpoint, a_request_that_fills_the_log_ends_and_the_log_shrinks)
{
	struct budget	 budget;
	char		 url[LONG + 1];
	int64_t		 id;

	budget_start(&budget, 3600 * CLOCK_SECOND, SIZE_MAX / 2);
	db_set_budget(db, &budget);
	db_begin_write(db);
	for (id = 1; id < 100000 && !db_failed(db); id++) {
		snprintf(url, sizeof(url), "%0*lld", LONG, (long long)id);
		db_file_add(db, id, url);
	}
	cr_expect_eq(db_error(db), DB_LATE);
	db_set_budget(db, NULL);
	db_recover(db);
	cr_expect_lt(db_file_log(), 80 << 20);
	cr_expect_geq(told, CHECKPOINT_DUE);
	cr_expect_eq(checkpoint_run(own, told), CHECKPOINT_DUE);
	add_rows(1, 1);
	cr_expect_leq(db_file_log(), 33 << 20);
	cr_expect_eq(db_file_count(db), 1);
}
