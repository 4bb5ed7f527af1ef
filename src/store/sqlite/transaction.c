#include <stdatomic.h>
#include <string.h>
#include <time.h>

#include "base/budget.h"
#include "store/sqlite/checkpoint.h"
#include "store/sqlite/connection.h"

#define INDEX_REGION	32768		/* bytes; the size that SQLite maps */
#define INDEX_VERSION	3007000		/* of the only layout so far */
#define PAGE		4096		/* bytes */

#define INSTRUCTION_COST 30		/* nanoseconds, about */

/*
 * The limit of pages that leave the cache before their transaction ends; it
 * spends the budget of the request.
 */
#define SPILL_MOST	((64 << 20) / PAGE)

/*
 * All processes share the header of SQLite's WAL-index (walformat.html,
 * "WAL-Index Header"): each commit increments its third word and updates
 * checksums over the log. The header is only compared, never interpreted.
 */
void
sqlite_version_init(struct db *db)
{
	struct sqlite	*own = sqlite_of(db);
	sqlite3_file	*file;
	void volatile	*map;

	file = NULL;
	map = NULL;
	sqlite3_file_control(own->handle, "main", SQLITE_FCNTL_FILE_POINTER,
	    &file);
	own->version.in_memory = file == NULL || file->pMethods == NULL;
	if (own->version.in_memory || file->pMethods->iVersion < 2 ||
	    file->pMethods->xShmMap(file, 0, INDEX_REGION, 0, &map) !=
	    SQLITE_OK || map == NULL)
		return;
	if (*(const volatile uint32_t *)map == INDEX_VERSION)
		own->version.header = map;
}

static bool
header_differs(struct file_version *v)
{
	uint64_t	 now[HEADER_WORDS];
	size_t		 i;

	for (i = 0; i < HEADER_WORDS; i++)
		now[i] = v->header[i];
	atomic_thread_fence(memory_order_acquire);
	if (memcmp(now, v->seen, sizeof(now)) == 0)
		return (false);
	memcpy(v->seen, now, sizeof(now));
	return (true);
}

/* Only this connection can commit to a database in memory. */
static bool
memory_differs(struct sqlite *own)
{
	unsigned int	 version;

	if (sqlite3_file_control(own->handle, "main",
	    SQLITE_FCNTL_DATA_VERSION, &version) != SQLITE_OK)
		return (true);
	if (version == own->version.seen[0])
		return (false);
	own->version.seen[0] = version;
	return (true);
}

uint64_t
sqlite_version(struct db *db)
{
	struct file_version	*v;

	v = &sqlite_of(db)->version;
	if (v->header != NULL ? header_differs(v) :
	    !v->in_memory || memory_differs(sqlite_of(db)))
		v->number++;
	return (v->number);
}

uint64_t
sqlite_snapshot_version(struct db *db)
{
	return (sqlite_of(db)->begun);
}

static int64_t
now_milliseconds(void)
{
	struct timespec	 t;

	clock_gettime(CLOCK_MONOTONIC_COARSE, &t);
	return (t.tv_sec * 1000 + t.tv_nsec / 1000000);
}

/*
 * Pages that have left the cache before their transaction ended, since the last
 * reset.
 */
static size_t
count_spilled(struct db *db, bool reset)
{
	int	 pages = 0, most;

	(void)sqlite3_db_status(handle_of(db), SQLITE_DBSTATUS_CACHE_SPILL,
	    &pages, &most, reset);
	return ((size_t)pages);
}

int
sqlite_progress(void *arg)
{
	struct db	*db = arg;
	int64_t		 until = sqlite_of(db)->read_until;

	if (sqlite_of(db)->writes_since != 0 &&
	    count_spilled(db, false) > SPILL_MOST)
		(void)budget_take(db->budget, SIZE_MAX);
	if (!budget_spend(db->budget, PROGRESS_STEPS * INSTRUCTION_COST))
		return (true);
	return (until != 0 && !db->patient && now_milliseconds() > until);
}

static void
end_snapshot(struct db *db)
{
	sqlite_of(db)->snapshot = 0;
	if (db->error == DB_FINE)
		db_run(db_query(db, "COMMIT"));
	if (db->error != DB_FINE)
		db_rollback(db);
}

void
sqlite_keep_snapshot(struct db *db)
{
	sqlite_of(db)->keeps = true;
}

void
sqlite_release_snapshot(struct db *db)
{
	if (sqlite_of(db)->snapshot != 0)
		end_snapshot(db);
}

/* A fault of another connection may have zeroed pages of our mapping. */
static void
renew_mapping(struct db *db)
{
	struct sqlite	*own = sqlite_of(db);

	if (!own->maps || db->error != DB_FINE ||
	    own->faults == mapped_faults())
		return;
	if (own->snapshot != 0)
		db_rollback(db);
	mapped_renew(db);
}

/*
 * Reads the version before the transaction begins, so the snapshot may be
 * newer than its version but never older: as long as the version stays the
 * same, there was no commit.
 */
void
sqlite_begin_read(struct db *db)
{
	struct sqlite	*own = sqlite_of(db);
	uint64_t	 version;

	renew_mapping(db);
	own->begun = db_version(db);
	version = own->keeps ? own->begun : 0;
	if (own->snapshot != version || checkpoint_is_waiting())
		db_release_snapshot(db);
	if (own->snapshot == 0)
		db_run(db_query(db, "BEGIN"));
	own->snapshot = version;
	own->read_until = now_milliseconds() + db->timeout;
}

void
sqlite_end_read(struct db *db)
{
	struct sqlite	*own = sqlite_of(db);

	own->read_until = 0;
	if (own->snapshot == 0 || db->error != DB_FINE ||
	    checkpoint_is_waiting())
		end_snapshot(db);
}

bool
sqlite_begin_write(struct db *db, bool slow)
{
	if (slow && !sqlite_lock_slow(db))
		return (false);
	renew_mapping(db);
	db_release_snapshot(db);
	if (db->error == DB_FINE && checkpoint_is_stuck())
		db_fail(db, DB_AWAY, "the log cannot be written back");
	if (db->error == DB_FINE) {
		sqlite_lock(db);
		db->cache.writes++;
		(void)count_spilled(db, true);
		db_run(db_query(db, "BEGIN IMMEDIATE"));
	}
	if (db->error != DB_FINE)
		sqlite_unlock(db);
	return (true);
}

bool
sqlite_is_writing(struct db *db)
{
	return (sqlite3_txn_state(handle_of(db), "main") ==
	    SQLITE_TXN_WRITE);
}

bool
sqlite_commit(struct db *db)
{
	if (db->error == DB_FINE && sqlite_has_moved(db))
		db_fail(db, DB_AWAY, "the database has been moved away");
	db_run(db_query(db, "COMMIT"));
	if (db->error != DB_FINE)
		db_rollback(db);
	sqlite_unlock(db);
	return (db->error == DB_FINE);
}

/*
 * The log keeps the pages of a rollback; its file becomes smaller when a
 * checkpoint starts it over.
 */
static void
shrink_log(struct db *db)
{
	size_t	 spilled = count_spilled(db, true);

	if (sqlite_of(db)->report != NULL && spilled > 0)
		sqlite_of(db)->report(spilled);
}

void
sqlite_rollback(struct db *db)
{
	sqlite_of(db)->snapshot = 0;
	sqlite_of(db)->read_until = 0;
	if (!sqlite3_get_autocommit(handle_of(db)))
		db_run_always(db, "ROLLBACK");
	shrink_log(db);
	sqlite_unlock(db);
}

void
sqlite_begin_filling(struct db *db)
{
	db_run(db_query(db, "PRAGMA defer_foreign_keys = ON"));
}

/* Nothing to do: triggers have counted. */
void
sqlite_end_filling(struct db *db)
{
	(void)db;
}

void
sqlite_savepoint(struct db *db)
{
	db_run(db_query(db, "SAVEPOINT request"));
}

void
sqlite_savepoint_keep(struct db *db)
{
	db_run(db_query(db, "RELEASE request"));
}

void
sqlite_savepoint_undo(struct db *db)
{
	/* After some failures SQLite has already rolled back everything. */
	if (sqlite3_get_autocommit(handle_of(db)))
		return;
	db->error = DB_FINE;
	db_run(db_query(db, "ROLLBACK TO request"));
	shrink_log(db);
	db_run(db_query(db, "RELEASE request"));
}
