#include <sys/mman.h>

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "store/db_sqlite.h"

/* NULL: nobody asked for it. */
static pthread_mutex_t	*writers;

void
db_share_lock(void)
{
	pthread_mutexattr_t	 kind;
	void			*shared;

	if (writers != NULL)
		return;
	shared = mmap(NULL, sizeof(*writers), PROT_READ | PROT_WRITE,
	    MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (shared == MAP_FAILED)
		db_abort("cannot share memory", strerror(errno));
	pthread_mutexattr_init(&kind);
	pthread_mutexattr_setpshared(&kind, PTHREAD_PROCESS_SHARED);
	pthread_mutexattr_setrobust(&kind, PTHREAD_MUTEX_ROBUST);
	pthread_mutex_init(shared, &kind);
	pthread_mutexattr_destroy(&kind);
	writers = shared;
}

static struct timespec
deadline(int milliseconds)
{
	struct timespec	 t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	t.tv_sec += milliseconds / 1000;
	t.tv_nsec += milliseconds % 1000 * 1000000L;
	if (t.tv_nsec >= 1000000000) {
		t.tv_sec++;
		t.tv_nsec -= 1000000000;
	}
	return (t);
}

/*
 * SQLite's own lock has no queue: under load the one that sleeps longest
 * starves.  It stays the one that counts, so whoever died with ours has left
 * nothing behind that SQLite would not undo.
 */
static void
lock(struct db *db)
{
	struct timespec	 until;
	int		 error;

	if (writers == NULL)
		return;
	until = deadline(db->patience);
	error = pthread_mutex_clocklock(writers, CLOCK_MONOTONIC, &until);
	if (error == EOWNERDEAD)
		error = pthread_mutex_consistent(writers);
	if (error == 0)
		db->locked = true;
	else
		db_fail_with(db, DB_BUSY, "the writers' queue stands still");
}

static void
unlock(struct db *db)
{
	if (!db->locked)
		return;
	db->locked = false;
	pthread_mutex_unlock(writers);
}

/* A statement left open would keep its transaction from ending. */
static void
check_done(const struct db *db)
{
	if (db->error == DB_FINE && db->open_count > 0)
		db_abort("a transaction ends before its statements", "COMMIT");
}

static int64_t
milliseconds(void)
{
	struct timespec	 t;

	clock_gettime(CLOCK_MONOTONIC_COARSE, &t);
	return (t.tv_sec * 1000 + t.tv_nsec / 1000000);
}

int
db_is_late(void *arg)
{
	const struct db	*db = arg;

	return (db->read_until != 0 && milliseconds() > db->read_until);
}

void
db_begin_read(struct db *db)
{
	db_run(db_query(db, "BEGIN"));
	db->read_until = milliseconds() + db->patience;
}

void
db_end_read(struct db *db)
{
	check_done(db);
	db->read_until = 0;
	if (db->error == DB_FINE)
		db_run(db_query(db, "COMMIT"));
	if (db->error != DB_FINE)
		db_rollback(db);
}

void
db_begin_write(struct db *db)
{
	if (db->error != DB_FINE)
		return;
	lock(db);
	db_run(db_query(db, "BEGIN IMMEDIATE"));
	if (db->error != DB_FINE)
		unlock(db);
}

bool
db_commit(struct db *db)
{
	check_done(db);
	db_run(db_query(db, "COMMIT"));
	if (db->error != DB_FINE)
		db_rollback(db);
	unlock(db);
	return (db->error == DB_FINE);
}

void
db_rollback(struct db *db)
{
	db->read_until = 0;
	db_reset_all(db);
	if (!sqlite3_get_autocommit(db->sqlite))
		db_insist(db, "ROLLBACK");
	unlock(db);
}

void
db_savepoint(struct db *db)
{
	db_run(db_query(db, "SAVEPOINT request"));
}

void
db_savepoint_keep(struct db *db)
{
	db_run(db_query(db, "RELEASE request"));
}

void
db_savepoint_undo(struct db *db)
{
	db_reset_all(db);

	/* After some failures SQLite has rolled back everything by itself. */
	if (sqlite3_get_autocommit(db->sqlite))
		return;
	db->error = DB_FINE;
	db_run(db_query(db, "ROLLBACK TO request"));
	db_run(db_query(db, "RELEASE request"));
}
