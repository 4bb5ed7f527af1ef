#include <sys/mman.h>

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "store/sqlite/checkpoint.h"
#include "store/sqlite/connection.h"

/*
 * Two locks make a queue: only who holds `turn` waits for `writing`, so nobody
 * who has just released that one can take it again before those who waited.
 */
static struct {
	pthread_mutex_t	 turn;
	pthread_mutex_t	 writing;
	pthread_mutex_t	 checkpoint;
	atomic_bool	 waits;		/* a checkpoint, for reads to end */
	atomic_bool	 failing;	/* the last checkpoint has failed */
	atomic_bool	 stuck;		/* and the log is long */
}	*shared;			/* NULL: nobody asked for it */

static void
make(pthread_mutex_t *mutex)
{
	pthread_mutexattr_t	 kind;

	pthread_mutexattr_init(&kind);
	pthread_mutexattr_setpshared(&kind, PTHREAD_PROCESS_SHARED);
	pthread_mutexattr_setrobust(&kind, PTHREAD_MUTEX_ROBUST);
	pthread_mutex_init(mutex, &kind);
	pthread_mutexattr_destroy(&kind);
}

void
db_share_lock(void)
{
	void	*memory;

	if (shared != NULL)
		return;
	memory = mmap(NULL, sizeof(*shared), PROT_READ | PROT_WRITE,
	    MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (memory == MAP_FAILED)
		db_abort("cannot share memory", strerror(errno));
	shared = memory;
	make(&shared->turn);
	make(&shared->writing);
	make(&shared->checkpoint);
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

/* Whoever died with it has left nothing behind that SQLite would not undo. */
static bool
taken(pthread_mutex_t *mutex, int error)
{
	if (error == EOWNERDEAD)
		error = pthread_mutex_consistent(mutex);
	return (error == 0);
}

static bool
take(pthread_mutex_t *mutex, const struct timespec *until)
{
	return (taken(mutex, pthread_mutex_clocklock(mutex, CLOCK_MONOTONIC,
	    until)));
}

/*
 * SQLite's own lock has no queue: under load the one that sleeps longest
 * starves.  It stays the one that counts.
 */
void
db_lock(struct db *db)
{
	struct timespec	 until;

	if (shared == NULL)
		return;
	until = deadline(db->patience);
	if (take(&shared->turn, &until)) {
		db->locked = take(&shared->writing, &until);
		pthread_mutex_unlock(&shared->turn);
	}
	if (!db->locked)
		db_fail_with(db, DB_BUSY, "database is locked (its queue stands still)");
}

void
db_unlock(struct db *db)
{
	if (!db->locked)
		return;
	db->locked = false;
	pthread_mutex_unlock(&shared->writing);
}

bool
db_begin_checkpoint(void)
{
	if (shared == NULL)
		return (true);
	if (!taken(&shared->checkpoint,
	    pthread_mutex_trylock(&shared->checkpoint)))
		return (false);
	atomic_store(&shared->waits, true);
	return (true);
}

void
db_end_checkpoint(void)
{
	if (shared == NULL)
		return;
	atomic_store(&shared->waits, false);
	pthread_mutex_unlock(&shared->checkpoint);
}

bool
checkpoint_waits(void)
{
	return (shared != NULL &&
	    atomic_load_explicit(&shared->waits, memory_order_relaxed));
}

void
db_judge_checkpoint(bool succeeded)
{
	if (shared == NULL)
		return;
	atomic_store(&shared->failing, !succeeded);
	if (succeeded)
		atomic_store(&shared->stuck, false);
}

void
db_judge_log(size_t pages)
{
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
