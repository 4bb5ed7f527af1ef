/* How long every engine waits, and in which order. */
#include <sys/wait.h>

#include <pthread.h>
#include <signal.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "base/budget.h"
#include "base/clock.h"
#include "tests/support/db_file.h"
#include "tests/support/until.h"
#include "store/db.h"

#define PATIENCE	200	/* milliseconds; enough to connect and cancel */

#define ENDLESS \
	"WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL" \
	" SELECT (i + 1) % 1000 FROM n) SELECT i FROM n WHERE i < 0"

TestSuite(engine_patience, .init = db_file_make, .fini = db_file_remove);

Test(engine_patience, ends_when_another_writes_for_too_long)
{
	struct db	*other = db_file_open();

	db_begin_write(other);
	db_set_timeout(db, PATIENCE);
	db_begin_write(db);
	cr_assert_eq(db_error(db), DB_BUSY);
	cr_assert_not(db_commit(db));
	db_recover(db);
	cr_assert(db_commit(other));
	db_set_timeout(db, DEADLINE_MS);
	db_begin_write(db);
	cr_assert(db_commit(db), "%s", db_message(db));
	db_close(other);
}

Test(engine_patience, ends_with_a_queue_that_stands_still)
{
	struct db	*other;

	db_share();
	other = db_file_open();
	db_begin_write(other);
	db_set_timeout(db, PATIENCE);
	db_begin_write(db);
	cr_assert_eq(db_error(db), DB_BUSY);
	db_recover(db);
	cr_assert(db_commit(other));
	db_set_timeout(db, DEADLINE_MS);
	db_begin_write(db);
	cr_assert(db_commit(db));
	db_close(other);
}

static void
expect_alive(void)
{
	struct statement	*st;

	db_begin_read(db);
	st = db_query(db, "SELECT 5");
	cr_assert(db_step(st), "%s", db_message(db));
	cr_assert_eq(db_integer(st, 0), 5);
	db_done(st);
	db_end_read(db);
	cr_assert_not(db_failed(db), "%s", db_message(db));
}

Test(engine_patience, ends_with_a_read_that_takes_too_long)
{
	struct statement	*st;

	db_set_timeout(db, PATIENCE);
	db_begin_read(db);
	st = db_query(db, ENDLESS);
	cr_assert_not(db_step(st));
	db_done(st);
	cr_assert_eq(db_error(db), DB_BUSY, "%s", db_message(db));
	db_recover(db);
	db_set_timeout(db, DEADLINE_MS);
	expect_alive();
}

Test(engine_patience, does_not_end_while_rows_are_read)
{
	int	 i;

	db_set_timeout(db, 5 * PATIENCE);
	for (i = 0; i < 4; i++) {
		expect_alive();
		usleep(2 * PATIENCE * 1000);
	}
}

Test(engine_patience, ends_with_the_budget)
{
	struct statement	*st;
	struct budget		 budget;

	budget_start(&budget, PATIENCE * CLOCK_MILLISECOND, SIZE_MAX);
	db_set_budget(db, &budget);
	db_begin_read(db);
	st = db_query(db, ENDLESS);
	cr_assert_not(db_step(st));
	db_done(st);
	cr_assert_eq(db_error(db), DB_LATE, "%s", db_message(db));
	db_set_budget(db, NULL);
	db_recover(db);
	expect_alive();
}

/* If it was spent before, nothing is begun. */
Test(engine_patience, begins_nothing_without_a_budget)
{
	struct budget	 budget;

	budget_start(&budget, 0, SIZE_MAX);
	cr_assert_not(budget_spend(&budget, 2 * BUDGET_LOOK));
	db_set_budget(db, &budget);
	cr_assert_eq(db_file_count(db), -1);
	cr_assert_not(db_spend(db, 1));
	cr_assert_eq(db_error(db), DB_LATE);
	db_set_budget(db, NULL);
	db_recover(db);
	expect_alive();
}

Test(engine_patience, lets_one_slow_write_at_a_time_into_the_queue)
{
	struct db	*other = db_file_open();
	struct db	*own;
	pid_t		 child;
	int		 status;

	cr_assert(db_begin_slow_write(other));
	cr_assert_not(db_begin_slow_write(db));
	cr_assert_not(db_failed(db), "%s", db_message(db));
	cr_assert_eq(db_file_count(db), 0);
	cr_assert(db_commit(other), "%s", db_message(other));
	cr_assert(db_begin_slow_write(db));
	db_rollback(db);
	cr_assert(db_begin_slow_write(other));
	db_file_add(other, 1, "kept");
	cr_assert(db_commit(other), "%s", db_message(other));
	db_begin_write(db);
	cr_assert(db_commit(db), "%s", db_message(db));
	db_close(other);
	db_close(db);

	if ((child = fork()) == 0) {
		own = db_file_open();
		_exit(!db_begin_slow_write(own) || db_failed(own));
	}
	cr_assert_eq(waitpid(child, &status, 0), child);
	cr_assert_eq(status, 0);
	db = db_file_open();
	UNTIL(db_begin_slow_write(db));
	cr_assert(db_commit(db), "%s", db_message(db));
}

Test(engine_patience, passes_the_queue_on_when_its_head_dies)
{
	struct db	*own;
	pid_t		 child;
	int		 status;

	db_share();
	db_close(db);
	if ((child = fork()) == 0) {
		own = db_file_open();
		db_begin_write(own);
		db_file_add(own, 1, "lost");
		_exit(db_failed(own));
	}
	cr_assert_eq(waitpid(child, &status, 0), child);
	cr_assert_eq(status, 0);
	db = db_file_open();
	db_begin_write(db);
	db_file_add(db, 1, "kept");
	cr_assert(db_commit(db), "%s", db_message(db));
	cr_assert_eq(db_file_count(db), 1);
}

Test(engine_patience, does_not_wait_for_one_who_died_in_the_queue)
{
	struct db	*own;
	pid_t		 child;
	int		 begun[2];
	char		 byte;

	db_share();
	db_close(db);
	cr_assert_eq(pipe(begun), 0);
	if ((child = fork()) == 0) {
		own = db_file_open();
		(void)read(begun[0], &byte, 1);
		db_begin_write(own);
		_exit(0);
	}
	db = db_file_open();
	db_begin_write(db);
	cr_assert_eq(write(begun[1], "", 1), 1);
	usleep(100000);
	cr_assert_eq(kill(child, SIGKILL), 0);
	cr_assert_eq(waitpid(child, NULL, 0), child);
	cr_assert(db_commit(db));
	db_begin_write(db);
	cr_assert(db_commit(db), "%s", db_message(db));
}

#define THREADS	4
#define ROUNDS	50

static void *
write_many(void *arg)
{
	struct db	*own;
	int		 i;

	own = db_file_open();
	for (i = 0; i < ROUNDS && !db_failed(own); i++) {
		db_begin_write(own);
		db_file_add(own, *(int *)arg * ROUNDS + i,
		    (char[]){ (char)('a' + *(int *)arg), (char)(i + 1), 0 });
		db_commit(own);
	}
	*(int *)arg = db_failed(own);
	db_close(own);
	return (NULL);
}

Test(engine_patience, lets_writers_of_all_threads_through)
{
	pthread_t	 thread[THREADS];
	int		 number[THREADS], i;

	db_share();
	for (i = 0; i < THREADS; i++) {
		number[i] = i;
		pthread_create(&thread[i], NULL, write_many, &number[i]);
	}
	for (i = 0; i < THREADS; i++)
		pthread_join(thread[i], NULL);
	for (i = 0; i < THREADS; i++)
		cr_assert_eq(number[i], 0);
	cr_assert_eq(db_file_count(db), THREADS * ROUNDS);
}
