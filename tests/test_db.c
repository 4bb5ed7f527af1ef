#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "store/db.h"
#include "store/store.h"

static char		 folder[] = P_tmpdir "/almanac-db-XXXXXX";
static char		 path[PATH_MAX];
static struct db	*db;

static struct db *
open_again(void)
{
	struct db	*other;
	const char	*why;

	other = db_open(path, &why);
	cr_assert_not_null(other, "%s", why);
	return (other);
}

static void
setup(void)
{
	cr_assert_not_null(mkdtemp(folder));
	snprintf(path, sizeof(path), "%s/almanac.db", folder);
	cr_assert_null(store_prepare(path));
	db = open_again();
}

static void
teardown(void)
{
	char	 name[PATH_MAX + 8];

	db_close(db);
	unlink(path);
	snprintf(name, sizeof(name), "%s-wal", path);
	unlink(name);
	snprintf(name, sizeof(name), "%s-shm", path);
	unlink(name);
	rmdir(folder);
}

TestSuite(db, .init = setup, .fini = teardown, .timeout = 60);

static void
add_image(struct db *to, int64_t id, const char *url)
{
	struct statement	*st;

	st = db_query(to, "INSERT INTO images (id, url) VALUES ($1, $2)");
	db_bind_integer(st, 1, id);
	db_bind_text(st, 2, url);
	db_run(st);
}

static int64_t
count_images(struct db *in)
{
	struct statement	*st;
	int64_t			 count;

	st = db_query(in, "SELECT COUNT(*) FROM images");
	count = db_step(st) ? db_integer(st, 0) : -1;
	db_done(st);
	return (count);
}

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
	cr_assert_eq(count_images(db), 1);
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

	add_image(db, 1, "a");
	add_image(db, 1, "b");
	cr_assert(db_failed(db));
	cr_assert_eq(db_error(db), DB_BROKEN);
	cr_assert_not_null(strstr(db_message(db), "images.id"));

	st = db_query(db, "SELECT 1");
	db_bind_integer(st, 1, 1);
	cr_assert_not(db_step(st));
	cr_assert_eq(db_integer(st, 0), 0);
	cr_assert_null(db_text(st, 0));
	db_done(st);
	add_image(db, 2, "c");
	cr_assert_not(db_commit(db));

	db_recover(db);
	cr_assert_not(db_failed(db));
	cr_assert_str_eq(db_message(db), "");
	cr_assert_eq(count_images(db), 1);
}

Test(db, aborts_on_sql_that_does_not_compile, .signal = SIGABRT)
{
	db_query(db, "SELECT nothing FROM nowhere");
}

Test(db, aborts_on_a_text_in_double_quotes, .signal = SIGABRT)
{
	db_query(db, "SELECT url FROM images WHERE url = \"text\"");
}

Test(db, aborts_on_a_parameter_that_does_not_exist, .signal = SIGABRT)
{
	db_bind_integer(db_query(db, "SELECT $1"), 2, 1);
}

Test(db, aborts_on_a_statement_used_within_itself, .signal = SIGABRT)
{
	int	 i;

	for (i = 0; i < 2; i++)
		db_step(db_query(db, "SELECT 1"));
}

Test(db, aborts_on_a_statement_left_open, .signal = SIGABRT)
{
	db_begin_read(db);
	db_step(db_query(db, "SELECT 1"));
	db_end_read(db);
}

Test(db, shows_one_state_throughout_a_read_transaction)
{
	struct db	*other;

	other = open_again();
	db_begin_read(db);
	cr_assert_eq(count_images(db), 0);
	db_begin_write(other);
	add_image(other, 1, "a");
	cr_assert(db_commit(other));
	cr_assert_eq(count_images(db), 0);
	db_end_read(db);
	cr_assert_eq(count_images(db), 1);
	db_close(other);
}

Test(db, undoes_a_savepoint_alone)
{
	db_begin_write(db);
	db_savepoint(db);
	add_image(db, 1, "a");
	db_savepoint_keep(db);
	db_savepoint(db);
	add_image(db, 2, "b");
	db_savepoint_undo(db);
	db_savepoint(db);
	add_image(db, 3, "c");
	db_savepoint_keep(db);
	cr_assert(db_commit(db));
	cr_assert_eq(count_images(db), 2);
}

Test(db, goes_on_after_a_failure_within_a_savepoint)
{
	db_begin_write(db);
	db_savepoint(db);
	add_image(db, 1, "a");
	db_savepoint_keep(db);
	db_savepoint(db);
	add_image(db, 2, "b");
	add_image(db, 2, "c");
	cr_assert(db_failed(db));
	db_savepoint_undo(db);
	cr_assert_not(db_failed(db));
	db_savepoint(db);
	add_image(db, 2, "d");
	db_savepoint_keep(db);
	cr_assert(db_commit(db));
	cr_assert_eq(count_images(db), 2);
}

Test(db, undoes_a_savepoint_around_an_open_statement)
{
	struct statement	*st;

	db_begin_write(db);
	db_savepoint(db);
	add_image(db, 1, "a");
	st = db_query(db, "SELECT id FROM images");
	cr_assert(db_step(st));
	db_savepoint_undo(db);
	cr_assert(db_commit(db));
	cr_assert_eq(count_images(db), 0);
}

Test(db, rolls_back)
{
	db_begin_write(db);
	add_image(db, 1, "a");
	db_rollback(db);
	cr_assert_eq(count_images(db), 0);
	db_begin_write(db);
	add_image(db, 1, "a");
	cr_assert(db_commit(db));
}

Test(db, counts_the_rows_of_the_last_statement)
{
	add_image(db, 1, "a");
	add_image(db, 2, "b");
	db_run(db_query(db, "UPDATE images SET url = url || '/'"));
	cr_assert_eq(db_changes(db), 2);
}

Test(db, is_busy_when_another_writes_for_too_long)
{
	struct db	*other;

	other = open_again();
	db_begin_write(other);
	db_set_patience(db, 20);
	db_begin_write(db);
	cr_assert_eq(db_error(db), DB_BUSY);
	cr_assert_not(db_commit(db));
	db_recover(db);
	cr_assert(db_commit(other));
	db_begin_write(db);
	cr_assert(db_commit(db));
	db_close(other);
}

Test(db, is_busy_when_the_queue_stands_still)
{
	struct db	*other;

	db_share_lock();
	other = open_again();
	db_begin_write(other);
	db_set_patience(db, 20);
	db_begin_write(db);
	cr_assert_eq(db_error(db), DB_BUSY);
	db_recover(db);
	cr_assert(db_commit(other));
	db_begin_write(db);
	cr_assert(db_commit(db));
	db_close(other);
}

Test(db, takes_the_queue_over_from_the_dead)
{
	struct db	*own;
	pid_t		 child;
	int		 status;

	db_share_lock();
	db_close(db);
	if ((child = fork()) == 0) {
		own = open_again();
		db_begin_write(own);
		add_image(own, 1, "lost");
		_exit(db_failed(own));
	}
	cr_assert_eq(waitpid(child, &status, 0), child);
	cr_assert_eq(status, 0);
	db = open_again();
	db_begin_write(db);
	add_image(db, 1, "kept");
	cr_assert(db_commit(db));
	cr_assert_eq(count_images(db), 1);
}

#define THREADS	4
#define ROUNDS	50

static void *
write_many(void *arg)
{
	struct db	*own;
	int		 i;

	own = open_again();
	for (i = 0; i < ROUNDS && !db_failed(own); i++) {
		db_begin_write(own);
		add_image(own, *(int *)arg * ROUNDS + i,
		    (char[]){ (char)('a' + *(int *)arg), (char)(i + 1), 0 });
		db_commit(own);
	}
	*(int *)arg = db_failed(own);
	db_close(own);
	return (NULL);
}

Test(db, lets_writers_of_all_threads_through)
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
	cr_assert_eq(count_images(db), THREADS * ROUNDS);
}

Test(db, tells_a_full_disk_and_goes_on_when_there_is_room)
{
	struct rlimit	 limit, before;
	static char	 large[1 << 20];

	memset(large, 'x', sizeof(large) - 1);
	signal(SIGXFSZ, SIG_IGN);
	getrlimit(RLIMIT_FSIZE, &before);
	limit = before;
	limit.rlim_cur = 1 << 19;

	db_begin_write(db);
	add_image(db, 1, large);
	setrlimit(RLIMIT_FSIZE, &limit);
	cr_assert_not(db_commit(db));
	cr_assert_eq(db_error(db), DB_FULL, "%s", db_message(db));
	setrlimit(RLIMIT_FSIZE, &before);

	db_recover(db);
	cr_assert_eq(count_images(db), 0);
	db_begin_write(db);
	add_image(db, 1, large);
	cr_assert(db_commit(db));
}

Test(db, loses_but_the_request_that_filled_the_disk)
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
	add_image(db, 1, "small");
	db_savepoint_keep(db);
	db_savepoint(db);
	add_image(db, 2, large);
	cr_assert_eq(db_error(db), DB_FULL, "%s", db_message(db));
	db_savepoint_undo(db);
	if (db_failed(db)) {
		cr_assert_not(db_commit(db));
		db_recover(db);
		cr_assert_eq(count_images(db), 0);
	} else {
		cr_assert(db_commit(db));
		cr_assert_eq(count_images(db), 1);
	}
	setrlimit(RLIMIT_FSIZE, &before);
}

Test(db, says_why_it_cannot_open)
{
	const char	*why;

	cr_assert_null(db_open("/nonexistent/almanac.db", &why));
	cr_assert_str_eq(why, "cannot open '/nonexistent/almanac.db':"
	    " No such file or directory");
}
