#include "store/sqlite/checkpoint.h"
#include "store/sqlite/connection.h"

#define PASSES		2	/* beside those who write; each leaves less */
#define STEP		1000	/* pages until it is worth to try again */
#define PATIENCE	50	/* milliseconds, while writers wait */

static int
tell(void *arg, sqlite3 *sqlite, const char *name, int pages)
{
	struct db	*db = arg;

	(void)sqlite;
	(void)name;
	db_judge_log((size_t)pages);
	db->tell((size_t)pages);
	return (SQLITE_OK);
}

/* This takes the place of what SQLite does by itself after a commit. */
void
checkpoint_leave(struct db *db, void (*call)(size_t))
{
	db->tell = call;
	sqlite3_wal_hook(db->sqlite, tell, db);
}

/* Those that an earlier state is read from, and newer ones, are left. */
static bool
copy(struct db *db, int mode, int *length, int *left)
{
	int	 all, copied, code;

	code = sqlite3_wal_checkpoint_v2(db->sqlite, "main", mode, &all,
	    &copied);
	if (code != SQLITE_OK && (code & 0xff) != SQLITE_BUSY)
		db_fail(db, code, "checkpoint");
	if (code != SQLITE_OK)
		return (false);
	*length = all;
	*left = all - copied;
	return (true);
}

/*
 * What the last pass has to sync under the writers' lock is then what has come
 * in since, not all that was copied: on a slow disk that takes its time.
 */
static bool
sync_copied(struct db *db)
{
	sqlite3_file	*file;
	int		 code;

	sqlite3_file_control(db->sqlite, "main", SQLITE_FCNTL_FILE_POINTER,
	    &file);
	code = file->pMethods->xSync(file, SQLITE_SYNC_NORMAL);
	if (code != SQLITE_OK)
		db_fail(db, code, "checkpoint");
	return (code == SQLITE_OK);
}

/* Nobody writes, and the last ones who read from the log are waited for. */
static bool
restart(struct db *db, int *length)
{
	bool	 done;
	int	 left;

	db_lock(db);
	if (db_failed(db)) {
		db_recover(db);
		return (false);
	}
	done = copy(db, SQLITE_CHECKPOINT_RESTART, length, &left);
	db_unlock(db);
	return (done);
}

/* True when the log begins anew. */
static bool
write_back(struct db *db, int *length)
{
	int	 pass, left;

	/* Whoever reads for long would keep those who write waiting. */
	for (pass = 0; pass < PASSES; pass++)
		if (!copy(db, SQLITE_CHECKPOINT_PASSIVE, length, &left) ||
		    left > STEP || !sync_copied(db))
			return (false);
	return (restart(db, length));
}

size_t
checkpoint_run(struct db *db, size_t pages)
{
	int	 length = (int)pages;
	bool	 done;

	if (!db_begin_checkpoint())
		return (pages + STEP);
	sqlite3_busy_timeout(db->sqlite, PATIENCE);
	done = write_back(db, &length);
	db_end_checkpoint();
	db_judge_checkpoint(!db_failed(db));
	db_judge_log(pages);
	return (done ? CHECKPOINT_DUE : (size_t)length + STEP);
}
