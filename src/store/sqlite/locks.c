#include <sys/file.h>
#include <sys/param.h>

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/clock.h"
#include "base/shared.h"
#include "store/sqlite/checkpoint.h"
#include "store/sqlite/connection.h"

#define JOB_BYTE	(INT64_C(1) << 62)	/* of the file */
#define SLOW_BYTE	(JOB_BYTE + 1)
#define HOLD_LOOK	(5 * CLOCK_MILLISECOND)
#define HOLD_AT		((size_t)2 * CHECKPOINT_DUE)
#define GAP		(2 * CLOCK_MILLISECOND)
#define GAP_AFTER	(100 * CLOCK_MILLISECOND)	/* of writing */

/*
 * Two locks form a queue: only the holder of `turn` waits for `writing`. So a
 * writer that has just released it cannot take it again before waiting
 * writers.
 */
static struct {
	pthread_mutex_t	 turn;
	pthread_mutex_t	 writing;
	pthread_mutex_t	 checkpoint;
	atomic_bool	 waits;		/* a checkpoint waits for readers */
	atomic_llong	 holds_until;	/* long reads, clock_steady() */
	atomic_size_t	 hold_at;	/* length of the log; 0: HOLD_AT */
	atomic_bool	 failing;	/* the last checkpoint failed */
	atomic_bool	 stuck;		/* and the log is long */
}	*shared;		/* NULL: db_share() was not called */

static void
make_mutex(pthread_mutex_t *mutex)
{
	pthread_mutexattr_t	 kind;

	pthread_mutexattr_init(&kind);
	pthread_mutexattr_setpshared(&kind, PTHREAD_PROCESS_SHARED);
	pthread_mutexattr_setrobust(&kind, PTHREAD_MUTEX_ROBUST);
	pthread_mutex_init(mutex, &kind);
	pthread_mutexattr_destroy(&kind);
}

void
sqlite_share(void)
{
	if (shared != NULL)
		return;
	shared = shared_new(sizeof(*shared));
	make_mutex(&shared->turn);
	make_mutex(&shared->writing);
	make_mutex(&shared->checkpoint);
}

static struct timespec
deadline_after(int milliseconds)
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

/* If the owner died, SQLite rolls back its unfinished transaction. */
static bool
is_locked(pthread_mutex_t *mutex, int error)
{
	if (error == EOWNERDEAD)
		error = pthread_mutex_consistent(mutex);
	return (error == 0);
}

static bool
lock_until(pthread_mutex_t *mutex, const struct timespec *until)
{
	return (is_locked(mutex, pthread_mutex_clocklock(mutex, CLOCK_MONOTONIC,
	    until)));
}

/*
 * SQLite's own lock has no queue: under load some writers starve. This lock
 * only adds an order; SQLite's lock still decides who writes.
 */
void
sqlite_lock(struct db *db)
{
	struct timespec	 until;

	sqlite_of(db)->writes_since = clock_steady();
	if (shared == NULL)
		return;
	until = deadline_after(db->timeout);
	if (lock_until(&shared->turn, &until)) {
		sqlite_of(db)->locked = lock_until(&shared->writing, &until);
		pthread_mutex_unlock(&shared->turn);
	}
	if (!sqlite_of(db)->locked)
		db_fail(db, DB_BUSY,
		    "database is locked (its queue stands still)");
}

/*
 * Processes that are not in the queue, such as commands, look every millisecond
 * whether SQLite's lock is free.
 */
static void
leave_gap(struct sqlite *own)
{
	static const struct timespec	 gap = { .tv_nsec = GAP };

	if (own->writes_since == 0)
		return;
	own->written += clock_steady() - own->writes_since;
	own->writes_since = 0;
	if (own->written < GAP_AFTER)
		return;
	own->written = 0;
	(void)nanosleep(&gap, NULL);
}

static int
lock_byte(int fd, short type, off_t at)
{
	struct flock	 byte = { .l_type = type, .l_whence = SEEK_SET,
			    .l_start = at, .l_len = 1 };

	return (fcntl(fd, F_OFD_SETLK, &byte));
}

/* The file stays open, like that of sqlite_lock_job(). */
bool
sqlite_lock_slow(struct db *db)
{
	struct sqlite	*own = sqlite_of(db);

	if (own->slow == -1)
		own->slow = open(sqlite3_db_filename(own->handle, "main"),
		    O_RDWR | O_CLOEXEC);
	own->locked_slow = own->slow != -1 &&
	    lock_byte(own->slow, F_WRLCK, SLOW_BYTE) == 0;
	return (own->locked_slow || own->slow == -1);
}

static void
unlock_slow(struct sqlite *own)
{
	if (own->locked_slow)
		(void)lock_byte(own->slow, F_UNLCK, SLOW_BYTE);
	own->locked_slow = false;
}

void
sqlite_unlock(struct db *db)
{
	unlock_slow(sqlite_of(db));
	leave_gap(sqlite_of(db));
	if (!sqlite_of(db)->locked)
		return;
	sqlite_of(db)->locked = false;
	pthread_mutex_unlock(&shared->writing);
}

bool
checkpoint_lock(void)
{
	if (shared == NULL)
		return (true);
	if (!is_locked(&shared->checkpoint,
	    pthread_mutex_trylock(&shared->checkpoint)))
		return (false);
	atomic_store(&shared->waits, true);
	return (true);
}

void
checkpoint_unlock(void)
{
	if (shared == NULL)
		return;
	atomic_store(&shared->holds_until, 0);
	atomic_store(&shared->waits, false);
	pthread_mutex_unlock(&shared->checkpoint);
}

bool
checkpoint_is_waiting(void)
{
	return (shared != NULL &&
	    atomic_load_explicit(&shared->waits, memory_order_relaxed));
}

/*
 * If it fails, the log is half as long again before reads are held next time.
 */
int64_t
checkpoint_hold(size_t pages)
{
	int64_t	 until = clock_steady() + CHECKPOINT_HOLD;

	if (shared == NULL ||
	    pages < MAX(atomic_load(&shared->hold_at), HOLD_AT))
		return (0);
	atomic_store(&shared->hold_at, pages + pages / 2);
	atomic_store(&shared->holds_until, until);
	return (until);
}

void
checkpoint_let_pass(void)
{
	static const struct timespec	 pause = { .tv_nsec = HOLD_LOOK };

	while (shared != NULL &&
	    clock_steady() < atomic_load(&shared->holds_until))
		(void)nanosleep(&pause, NULL);
}

void
checkpoint_note_result(bool succeeded)
{
	if (shared == NULL)
		return;
	atomic_store(&shared->failing, !succeeded);
	if (succeeded)
		atomic_store(&shared->stuck, false);
}

void
checkpoint_note_length(size_t pages)
{
	if (shared != NULL && pages < HOLD_AT)
		atomic_store(&shared->hold_at, 0);
	if (shared != NULL && pages >= CHECKPOINT_MAX &&
	    atomic_load(&shared->failing))
		atomic_store(&shared->stuck, true);
}

bool
checkpoint_is_stuck(void)
{
	return (shared != NULL &&
	    atomic_load_explicit(&shared->stuck, memory_order_relaxed));
}

/*
 * Locks the whole file, as no other program does, or a byte after the greatest
 * possible end of the file. The file stays open, since closing it would
 * release SQLite's own locks.
 */
bool
sqlite_lock_job(struct db *db, enum db_job job)
{
	static int	 fd = -1;

	if (fd == -1)
		fd = open(sqlite3_db_filename(handle_of(db), "main"),
		    O_RDWR | O_CLOEXEC);
	if (fd == -1) {
		db_fail(db, DB_AWAY, strerror(errno));
		return (false);
	}
	if (job == DB_JOB_DELIVERIES)
		return (flock(fd, LOCK_EX | LOCK_NB) == 0);
	return (lock_byte(fd, F_WRLCK, JOB_BYTE) == 0);
}
