#include "store/sqlite/checkpoint.h"

#include <unistd.h>

#include "base/clock.h"
#include "store/sqlite/connection.h"

#define PASSES		2	/* while others write; each leaves less */
#define STEP		1000	/* further pages until the next attempt */
#define TIMEOUT	50	/* milliseconds, while writers wait */

#define PAUSE	100000	/* microseconds until reads may have ended */

static int
report_length(void *arg, sqlite3 *sqlite, const char *name, int pages)
{
	struct db	*db = arg;

	(void)sqlite;
	(void)name;
	checkpoint_note_length((size_t)pages);
	sqlite_of(db)->report((size_t)pages);
	return (SQLITE_OK);
}

/* The hook replaces SQLite's own checkpoint after a commit. */
void
checkpoint_manual(struct db *db, void (*call)(size_t))
{
	sqlite_of(db)->report = call;
	sqlite3_wal_hook(handle_of(db), report_length, db);
}

/*
 * Copies the log, except pages that open snapshots still need, and newer ones.
 */
static bool
copy_log(struct db *db, int mode, int *length, int *left)
{
	int	 all, copied, code;

	code = sqlite3_wal_checkpoint_v2(handle_of(db), "main", mode, &all,
	    &copied);
	if (code != SQLITE_OK && (code & 0xff) != SQLITE_BUSY)
		sqlite_fail(db, code, "checkpoint");
	if (code != SQLITE_OK)
		return (false);
	*length = all;
	*left = all - copied;
	return (true);
}

/*
 * Syncs outside the writers' lock, so that the last pass, which holds it, has
 * little left to sync: on a slow disk a sync takes long.
 */
static bool
sync_copied(struct db *db)
{
	sqlite3_file	*file;
	int		 code;

	sqlite3_file_control(handle_of(db), "main", SQLITE_FCNTL_FILE_POINTER,
	    &file);
	code = file->pMethods->xSync(file, SQLITE_SYNC_NORMAL);
	if (code != SQLITE_OK)
		sqlite_fail(db, code, "checkpoint");
	return (code == SQLITE_OK);
}

/* Holds off writers and waits for the last readers of the log. */
static bool
restart_log(struct db *db, int *length)
{
	bool	 done;
	int	 left;

	sqlite_lock(db);
	if (db_failed(db)) {
		db_recover(db);
		return (false);
	}
	done = copy_log(db, SQLITE_CHECKPOINT_RESTART, length, &left);
	sqlite_unlock(db);
	return (done);
}

/*
 * Returns true if the next commit starts the log over. Gives up if a long read
 * keeps many pages: writers would have to wait for it.
 */
static bool
write_back(struct db *db, int *length)
{
	int	 pass, left;

	for (pass = 0; pass < PASSES; pass++)
		if (!copy_log(db, SQLITE_CHECKPOINT_PASSIVE, length, &left) ||
		    left > STEP || !sync_copied(db))
			return (false);
	return (restart_log(db, length));
}

size_t
checkpoint_run(struct db *db, size_t pages)
{
	int	 length = (int)pages;
	int64_t	 until;
	bool	 done;

	if (!checkpoint_lock())
		return (pages + STEP);
	until = checkpoint_hold(pages);
	sqlite3_busy_timeout(handle_of(db), TIMEOUT);
	while (!(done = write_back(db, &length)) && !db_failed(db) &&
	    clock_steady() < until)
		(void)usleep(PAUSE);
	checkpoint_unlock();
	checkpoint_note_result(!db_failed(db));
	checkpoint_note_length(pages);
	return (done ? CHECKPOINT_DUE : (size_t)length + STEP);
}
