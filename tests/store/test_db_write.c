#include <sys/resource.h>
#include <sys/wait.h>

#include <signal.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "tests/support/db_file.h"
#include "store/db.h"

TestSuite(db_write, .init = db_file_make, .fini = db_file_remove);

Test(db_write, reports_a_full_disk_and_continues_when_there_is_room)
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

static void
write_ten_times(void)
{
	static const char	 names[] = "abcdefghij";
	int			 i;

	db = db_file_open();
	for (i = 0; i < 10; i++) {
		db_begin_write(db);
		db_file_add(db, 1 + i, names + i);
		if (!db_commit(db))
			_exit(1);
	}
	_exit(0);
}

/* Writers of the service that never rest would keep a command waiting. */
Test(db_write, of_another_process_waits_for_few_of_the_queue)
{
	static const struct timespec	 lasts = { .tv_nsec = 10000000 };
	int				 count = 0, status;
	pid_t				 pid;

	db_close(db);
	if ((pid = fork()) == 0)
		write_ten_times();
	db = db_file_open();
	db_share();
	while (waitpid(pid, &status, WNOHANG) == 0) {
		db_begin_write(db);
		nanosleep(&lasts, NULL);
		cr_assert(db_commit(db), "%s", db_message(db));
		count++;
	}
	cr_assert_eq(status, 0);
	cr_assert_eq(db_file_count(db), 10);
	cr_assert_leq(count, 10 * 30, "%d", count);
}
