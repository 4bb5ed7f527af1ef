/*
 * A read that begins after an acknowledged commit sees it, of any process and
 * thread: in lists and in the database alike.
 */
#include <sys/mman.h>
#include <sys/wait.h>

#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/clock.h"
#include "http/message.h"
#include "http/request.h"
#include "http/serve.h"
#include "server/limits.h"
#include "server/reader.h"
#include "store/db.h"
#include "store/engine.h"
#include "store/index/changes.h"
#include "store/index/index.h"
#include "store/store.h"
#include "tests/support/event_rows.h"
#include "tests/support/harness.h"
#include "tests/support/postgresql.h"
#include "tests/support/share.h"

#define PROCESSES	2
#define WRITERS		4	/* in each process */
#define READERS		4
#define READS		20000	/* of each reader; fewer with SHARE */
#define LATE		200	/* reads that are late on purpose */
#define PATIENCE	100	/* times 100 us, for a commit */
#define KILLS		20

static char	 folder[] = P_tmpdir "/almanac-fresh-XXXXXX";
static char	 path[PATH_MAX];

/* What all processes have in memory. */
static struct {
	atomic_int	 acknowledged[PROCESSES * WRITERS + 1];
	atomic_int	 stale, differing, missed;	/* of all reads */
	atomic_bool	 over;
} *shared;

static struct db *
open_database(void)
{
	const char	*why;
	struct db	*db;

	if ((db = db_open(path, &why)) == NULL)
		abort();
	db_set_timeout(db, 60000);
	return (db);
}

/* Event n belongs to writer n. */
static void
setup(void)
{
	struct event_row	 row;
	struct arena		*arena = arena_new();
	struct db		*db;
	int			 id;

	if (postgresql_is_there())
		cr_skip_test("a file of SQLite");
	cr_assert_not_null(mkdtemp(folder));
	snprintf(path, sizeof(path), "%s/almanac.db", folder);
	cr_assert_null(store_prepare(path));
	db = open_database();
	db_begin_write(db);
	for (id = 1; id <= PROCESSES * WRITERS; id++) {
		row = (struct event_row){ .id = id, .author = 1,
		    .has_published = true, .title = "", .excerpt = "",
		    .description = "" };
		event_rows_add(db, arena, &row);
	}
	cr_assert(db_commit(db));
	db_close(db);
	arena_free(arena);
	shared = mmap(NULL, sizeof(*shared), PROT_READ | PROT_WRITE,
	    MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	cr_assert_neq((void *)shared, MAP_FAILED);
}

static void
teardown(void)
{
	char	 command[PATH_MAX + 16];

	snprintf(command, sizeof(command), "rm -rf '%s'", folder);
	cr_assert_eq(system(command), 0);
}

TestSuite(index_fresh, .init = setup, .fini = teardown);

static void
write_once(struct db *db, int64_t id, int value)
{
	struct statement	*st;

	db_begin_write(db);
	st = db_query(db, "UPDATE events SET modified = $1 WHERE id = $2");
	db_bind_integer(st, 1, value);
	db_bind_integer(st, 2, id);
	db_run(st);
	change_note(db, CHANGE_EVENT, id);
	if (!db_commit(db))
		abort();
}

static void *
write_often(void *id)
{
	struct db	*db = open_database();
	int		 value = 0;

	while (!shared->over) {
		write_once(db, (intptr_t)id, ++value);
		shared->acknowledged[(intptr_t)id] = value;
	}
	db_close(db);
	return (NULL);
}

/* How many events a list shows with that id, modified within the bounds. */
static int64_t
count_modified(struct db *db, struct arena *arena, int64_t id, int64_t from,
    int64_t until)
{
	struct event_filter	 f = event_rows_public;
	struct list_page	 page;

	f.include = (struct ids){ 1, &id, 0 };
	f.modified_from = event_rows_at(from);
	f.modified_until = event_rows_at(until);
	event_query(db, arena, &f, &page);
	return (page.total);
}

static int64_t
stored(struct db *db, int64_t id)
{
	struct statement	*st;
	int64_t			 value;

	st = db_query(db, "SELECT modified FROM events WHERE id = $1");
	db_bind_integer(st, 1, id);
	value = db_step(st) ? db_integer(st, 0) : -1;
	db_done(st);
	return (value);
}

/* Returns false if it must be done again: the index has gone past it. */
static bool
read_once(struct db *db, struct arena *arena, int64_t id, bool late)
{
	int64_t	 known = shared->acknowledged[id], now;
	bool	 is_stale, differs;
	int	 left = late ? PATIENCE : 0;

	db_begin_read(db);
	now = stored(db, id);
	/* A fault, on purpose: the transaction is older. */
	while (known == shared->acknowledged[id] && left-- > 0)
		(void)usleep(100);
	if (late)
		known = shared->acknowledged[id];
	is_stale = count_modified(db, arena, id, known, INT_MAX) != 1;
	differs = count_modified(db, arena, id, now, now) != 1;
	if (db_error(db) == DB_PAST) {
		db_recover(db);
		return (false);
	}
	db_end_read(db);
	if (db_failed(db))
		abort();
	shared->stale += is_stale;
	shared->differing += differs;
	return (true);
}

static void *
read_often(void *late)
{
	struct db	*db = open_database();
	struct arena	*arena = arena_new();
	int		 i, reads = READS / (share_is_small() ? 13 : 1);

	if (late != NULL)
		reads = LATE;

	for (i = 0; i < reads; i++) {
		while (!read_once(db, arena, 1 + i % (PROCESSES * WRITERS),
		    late != NULL))
			continue;
		arena_reset(arena);
	}
	arena_free(arena);
	db_close(db);
	return (NULL);
}

/* The threads of a process share an index. */
static void
work(int process, void *late)
{
	pthread_t	 writers[WRITERS], readers[READERS];
	struct db	*db = open_database();
	intptr_t	 i;

	index_share(db, path);
	db_close(db);
	for (i = 0; i < WRITERS; i++)
		pthread_create(&writers[i], NULL, write_often,
		    (void *)(1 + process * WRITERS + i));
	for (i = 0; i < READERS; i++)
		pthread_create(&readers[i], NULL, read_often, late);
	for (i = 0; i < READERS; i++)
		pthread_join(readers[i], NULL);
	shared->over = true;
	for (i = 0; i < WRITERS; i++)
		pthread_join(writers[i], NULL);
	_exit(0);
}

static pid_t
start_process(int process, void *late)
{
	pid_t	 pid = fork();

	cr_assert_neq(pid, -1);
	if (pid == 0)
		work(process, late);
	return (pid);
}

static void
run_all(void *late)
{
	pid_t	 pids[PROCESSES];
	int	 i, status;

	for (i = 0; i < PROCESSES; i++)
		pids[i] = start_process(i, late);
	for (i = 0; i < PROCESSES; i++) {
		cr_assert_eq(waitpid(pids[i], &status, 0), pids[i]);
		cr_expect_eq(status, 0);
	}
}

Test(index_fresh, no_read_is_older_than_an_acknowledged_commit)
{
	run_all(NULL);
	cr_expect_eq(shared->stale, 0, "%d stale", shared->stale);
	cr_expect_eq(shared->differing, 0, "%d differ", shared->differing);
}

/* Shows that the test above would find stale reads. */
Test(index_fresh, a_read_that_began_before_the_commit_is_found)
{
	run_all(&shared);
	cr_expect_gt(shared->stale, 0);
	cr_expect_eq(shared->differing, 0, "%d differ", shared->differing);
}

/* A writer is killed at any moment; what it has committed is seen. */
Test(index_fresh, writers_that_are_killed_leave_nothing_stale)
{
	struct db	*db = open_database();
	struct arena	*arena = arena_new();
	pid_t		 pid;
	int		 i;

	for (i = 0; i < KILLS; i++) {
		if ((pid = fork()) == 0)
			write_often((void *)(intptr_t)1);
		(void)usleep(5000 + (unsigned)i * 500);
		(void)kill(pid, SIGKILL);
		(void)waitpid(pid, NULL, 0);
		read_once(db, arena, 1, false);
		arena_reset(arena);
	}
	cr_expect_eq(shared->stale, 0);
	cr_expect_eq(shared->differing, 0);
	arena_free(arena);
	db_close(db);
}

/* Changes the database without a note. */
#define LOSE(db, changes, id, value) do {				\
	db_begin_write(db);						\
	db_run(db_query(db, changes " WHERE seq ="			\
	    " (SELECT MAX(seq) FROM changes)"));			\
	db_run(db_query(db, "UPDATE events SET modified = " #value	\
	    " WHERE id = " #id));					\
	cr_assert(db_commit(db));					\
} while (0)

#define OTHER	"UPDATE changes SET mark = mark + 1"
#define FEWER	"DELETE FROM changes"

static void
expect_modified(struct db *db, int64_t id, int value)
{
	struct arena	*arena = arena_new();

	db_begin_read(db);
	cr_expect_eq(count_modified(db, arena, id, value, value), 1,
	    "event %d, %d: %s", (int)id, value, db_message(db));
	db_end_read(db);
	arena_free(arena);
}

/* As PostgreSQL may when another server takes over. */
Test(index_fresh, a_database_that_has_lost_commits_is_read_anew)
{
	struct db	*db = open_database(), *reader, *later;

	write_once(db, 1, 1);
	write_once(db, 1, 2);
	index_share(db, path);
	reader = open_database();
	later = open_database();
	expect_modified(reader, 1, 2);

	LOSE(db, OTHER, 1, 3);
	expect_modified(reader, 1, 3);
	expect_modified(later, 1, 3);
	LOSE(db, OTHER, 1, 4);
	write_once(db, 2, 5);
	expect_modified(reader, 1, 4);
	expect_modified(reader, 2, 5);
	LOSE(db, FEWER, 1, 6);
	expect_modified(reader, 1, 6);
	expect_modified(later, 1, 6);
	write_once(db, 1, 7);
	expect_modified(reader, 1, 7);
	expect_modified(later, 2, 5);
	cr_expect(index_is_worn(reader));
	db_close(reader);
	db_close(later);
	db_close(db);
}

/*
 * Like a server: a transaction whose index is not at its snapshot begins again.
 */
static int64_t
count_all(struct db *db)
{
	struct arena		*arena = arena_new();
	struct event_filter	 f = event_rows_public;
	struct list_page	 page;
	int			 again;

	for (again = 0; again < 5; again++) {
		db_begin_read(db);
		event_query(db, arena, &f, &page);
		db_end_read(db);
		if (!db_failed(db))
			break;
		cr_assert_eq(db_error(db), DB_PAST, "%s", db_message(db));
		db_recover(db);
		index_catch_up(db);
	}
	cr_assert_lt(again, 5);
	arena_free(arena);
	return (page.total);
}

#define SET_START(db, id, value) do {					\
	db_begin_write(db);						\
	db_run(db_query(db, "UPDATE events SET start_local = " value	\
	    ", end_local = " value " WHERE id = " #id));		\
	change_note(db, CHANGE_EVENT, id);				\
	cr_assert(db_commit(db));					\
} while (0)

/* As on a damaged page. */
Test(index_fresh, an_event_that_cannot_be_read_is_left_out_until_it_changes)
{
	const int64_t	 all = PROCESSES * WRITERS;
	struct db	*db = open_database(), *reader, *later;

	index_share(db, path);
	reader = open_database();
	cr_expect_eq(count_all(reader), all);
	SET_START(db, 1, "900000000000000000");
	cr_expect_eq(count_all(reader), all - 1);
	write_once(db, 2, 1);
	cr_expect_eq(count_all(reader), all - 1);
	expect_modified(reader, 2, 1);
	later = open_database();
	cr_expect_eq(count_all(later), all - 1);
	SET_START(db, 1, "0");
	cr_expect_eq(count_all(later), all);
	db_close(reader);
	db_close(later);
	db_close(db);
}

Test(index_fresh, is_built_without_events_that_cannot_be_read)
{
	struct db	*db = open_database(), *reader;

	SET_START(db, 3, "900000000000000000");
	index_share(db, path);
	reader = open_database();
	cr_expect_eq(count_all(reader), PROCESSES * WRITERS - 1);
	SET_START(db, 3, "0");
	cr_expect_eq(count_all(reader), PROCESSES * WRITERS);
	db_close(reader);
	db_close(db);
}

static struct engine	 engine;	/* of a connection that is overtaken */
static struct db	*other;
static int		 begun;

/* Once, another one takes the index from before the snapshot past it. */
static void
begin_overtaken(struct db *db)
{
	struct arena	*arena = arena_new();

	other->engine->begin_read(db);
	if (begun++ == 0) {
		(void)stored(db, 1);
		write_once(other, 1, 2);
		cr_expect_eq(count_modified(other, arena, 1, 2, 2), 1);
	}
	arena_free(arena);
}

Test(index_fresh, an_answer_whose_snapshot_the_index_has_passed_begins_again)
{
	struct message	 m = { .method = "GET", .peer = "",
	    .target = "/calendar/events/v1/events?include=1" };
	struct db	*db = open_database();
	struct reader	*reader;
	struct request	*rq;
	struct arena	*arena = arena_new();

	harness_start();
	index_share(db, path);
	db_close(db);
	other = open_database();
	write_once(other, 1, 1);
	db = open_database();
	engine = *db->engine;
	engine.begin_read = begin_overtaken;
	db->engine = &engine;
	reader = reader_new(db);
	m.header[HEADER_HOST] = harness.host;
	rq = serve_prepare(arena, &harness.site, &m, harness.now);
	cr_expect(reader_serve(reader, rq, 60 * CLOCK_SECOND, true));
	cr_expect_eq(rq->reply.status, 200, "%s", rq->out.buf.data);
	cr_expect_eq(begun, 3);		/* once to catch up */
	reader_free(reader);
	db_close(other);
	arena_free(arena);
}

static int
serve(struct reader *reader, struct arena *arena, int64_t time)
{
	struct message	 m = { .method = "GET", .peer = "",
	    .target = "/calendar/events/v1/events?include=1" };
	struct request	*rq;

	m.header[HEADER_HOST] = harness.host;
	rq = serve_prepare(arena, &harness.site, &m, harness.now);
	return (reader_serve(reader, rq, time, true) ? rq->reply.status : 0);
}

/* The event loop leaves them to another thread. */
Test(index_fresh, many_changes_are_not_followed_in_the_event_loop)
{
	struct db	*db = open_database();
	struct arena	*arena = arena_new();
	struct reader	*reader;
	int		 i;

	harness_start();
	index_share(db, path);
	db_close(db);
	reader = reader_new(open_database());
	db = open_database();
	for (i = 1; i <= 1000; i++)
		write_once(db, 1 + i % 8, i);
	cr_expect_eq(serve(reader, arena, LIMIT_SLICE * CLOCK_MILLISECOND), 0);
	cr_expect_eq(serve(reader, arena, 60 * CLOCK_SECOND), 200);
	cr_expect_eq(count_modified(db, arena, 1, 1000, 1000), 1);
	reader_free(reader);
	db_close(db);
	arena_free(arena);
}
