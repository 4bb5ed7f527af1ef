#include <sys/resource.h>
#include <sys/wait.h>

#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "db_file.h"
#include "store/db.h"

TestSuite(db_write, .init = db_file_make, .fini = db_file_remove,
    .timeout = 60);

Test(db_write, is_busy_when_another_writes_for_too_long)
{
	struct db	*other;

	other = db_file_open();
	db_begin_write(other);
	db_set_timeout(db, 20);
	db_begin_write(db);
	cr_assert_eq(db_error(db), DB_BUSY);
	cr_assert_not(db_commit(db));
	db_recover(db);
	cr_assert(db_commit(other));
	db_begin_write(db);
	cr_assert(db_commit(db));
	db_close(other);
}

Test(db_write, gives_up_a_read_that_lasts_too_long)
{
	struct statement	*st;

	db_set_timeout(db, 20);
	db_begin_read(db);
	st = db_query(db, "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL"
	    " SELECT i + 1 FROM n) SELECT i FROM n WHERE i < 0");
	cr_assert_not(db_step(st));
	db_done(st);
	cr_assert_eq(db_error(db), DB_BUSY);
	db_recover(db);
	db_begin_read(db);
	cr_assert(db_step(st = db_query(db, "SELECT 1")));
	db_done(st);
	db_end_read(db);
	cr_assert_eq(db_error(db), DB_FINE);
}

Test(db_write, is_busy_when_the_queue_stands_still)
{
	struct db	*other;

	db_share_lock();
	other = db_file_open();
	db_begin_write(other);
	db_set_timeout(db, 20);
	db_begin_write(db);
	cr_assert_eq(db_error(db), DB_BUSY);
	db_recover(db);
	cr_assert(db_commit(other));
	db_begin_write(db);
	cr_assert(db_commit(db));
	db_close(other);
}

Test(db_write, takes_the_queue_over_from_the_dead)
{
	struct db	*own;
	pid_t		 child;
	int		 status;

	db_share_lock();
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
	cr_assert(db_commit(db));
	cr_assert_eq(db_file_count(db), 1);
}

Test(db_write, does_not_wait_for_one_who_died_in_the_queue)
{
	struct db	*own;
	pid_t		 child;
	int		 begun[2];
	char		 byte;

	db_share_lock();
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

Test(db_write, lets_writers_of_all_threads_through)
{
	pthread_t	 thread[THREADS];
	int		 number[THREADS], i;

	db_share_lock();
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

Test(db_write, tells_a_full_disk_and_goes_on_when_there_is_room)
{
	struct rlimit	 limit, before;
	static char	 large[1 << 20];

	memset(large, 'x', sizeof(large) - 1);
	signal(SIGXFSZ, SIG_IGN);
	getrlimit(RLIMIT_FSIZE, &before);
	limit = before;
	limit.rlim_cur = 1 << 19;

	db_begin_write(db);
	db_file_add(db, 1, large);
	setrlimit(RLIMIT_FSIZE, &limit);
	cr_assert_not(db_commit(db));
	cr_assert_eq(db_error(db), DB_FULL, "%s", db_message(db));
	setrlimit(RLIMIT_FSIZE, &before);

	db_recover(db);
	cr_assert_eq(db_file_count(db), 0);
	db_begin_write(db);
	db_file_add(db, 1, large);
	cr_assert(db_commit(db));
}

Test(db_write, loses_but_the_request_that_filled_the_disk)
{
	struct rlimit	 limit, before;
	static char	 large[20 << 20];

	memset(large, 'x', sizeof(large) - 1);
	signal(SIGXFSZ, SIG_IGN);
	getrlimit(RLIMIT_FSIZE, &before);
	limit = before;
	limit.rlim_cur = 1 << 20;
	setrlimit(RLIMIT_FSIZE, &limit);

	db_begin_write(db);
	db_savepoint(db);
	db_file_add(db, 1, "small");
	db_savepoint_keep(db);
	db_savepoint(db);
	db_file_add(db, 2, large);
	cr_assert_eq(db_error(db), DB_FULL, "%s", db_message(db));
	db_savepoint_undo(db);
	if (db_failed(db)) {
		cr_assert_not(db_commit(db));
		db_recover(db);
		cr_assert_eq(db_file_count(db), 0);
	} else {
		cr_assert(db_commit(db));
		cr_assert_eq(db_file_count(db), 1);
	}
	setrlimit(RLIMIT_FSIZE, &before);
}

Test(db_write, shows_others_a_commit_that_is_not_synced)
{
	struct db		*other;
	struct statement	*st;

	db_run(db_query(db, "PRAGMA synchronous = OFF"));
	db_begin_write(db);
	db_run(db_query(db, "CREATE TABLE unsynced (n INTEGER)"));
	cr_assert(db_commit(db));
	db_begin_write(db);
	db_run(db_query(db, "INSERT INTO unsynced (n) VALUES (7)"));
	cr_assert(db_commit(db));
	other = db_file_open();
	cr_assert(db_step(st = db_query(other, "SELECT n FROM unsynced")));
	cr_assert_eq(db_integer(st, 0), 7);
	db_done(st);
	db_close(other);
}
