#include <time.h>

#include "base/budget.h"
#include "store/sqlite/checkpoint.h"
#include "store/sqlite/connection.h"
#include "store/sqlite/wal_file.h"

#define INSTRUCTION	30	/* nanoseconds, about */

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

	if (!budget_spend(db->budget, DB_PROGRESS * INSTRUCTION))
		return (true);
	return (db->read_until != 0 && milliseconds() > db->read_until);
}

static void
end(struct db *db)
{
	db->held = 0;
	if (db->error == DB_FINE)
		db_run(db_query(db, "COMMIT"));
	if (db->error != DB_FINE)
		db_rollback(db);
}

void
db_hold_reads(struct db *db)
{
	db->holds = true;
}

void
db_let_go(struct db *db)
{
	if (db->held != 0)
		end(db);
}

/* A fault of another connection spoils what nobody has asked for here yet. */
static void
renew_map(struct db *db)
{
	if (!db->maps || db->error != DB_FINE || db->faults == db_map_faults())
		return;
	if (db->held != 0)
		db_rollback(db);
	db_map_renew(db);
}

/*
 * The state is asked for before the transaction begins, so that this never
 * reads from an older one than the number says: with the same number nobody
 * has committed anything since.
 */
void
db_begin_read(struct db *db)
{
	uint64_t	 state;

	renew_map(db);
	state = db->holds ? db_state(db) : 0;
	if (db->held != state || checkpoint_waits())
		db_let_go(db);
	if (db->held == 0)
		db_run(db_query(db, "BEGIN"));
	db->held = state;
	db->read_until = milliseconds() + db->patience;
}

void
db_end_read(struct db *db)
{
	check_done(db);
	db->read_until = 0;
	if (db->held == 0 || db->error != DB_FINE || checkpoint_waits())
		end(db);
}

void
db_begin_write(struct db *db)
{
	renew_map(db);
	db_let_go(db);
	if (db->error == DB_FINE && checkpoint_is_stuck())
		db_fail_with(db, DB_AWAY, "the log cannot be written back");
	if (db->error != DB_FINE)
		return;
	db_lock(db);
	db->writes++;
	db_run(db_query(db, "BEGIN IMMEDIATE"));
	if (db->error != DB_FINE)
		db_unlock(db);
}

/* A read transaction has none of the locks that a commit would take. */
bool
db_is_writing(const struct db *db)
{
	return (sqlite3_txn_state(db->sqlite, "main") == SQLITE_TXN_WRITE);
}

bool
db_commit(struct db *db)
{
	check_done(db);
	if (db->error == DB_FINE && db_has_moved(db))
		db_fail_with(db, DB_AWAY, "the database has been moved away");
	db_log_gather();
	db_run(db_query(db, "COMMIT"));
	db_log_end(db->error == DB_FINE);
	if (db->error != DB_FINE)
		db_rollback(db);
	db_unlock(db);
	return (db->error == DB_FINE);
}

void
db_rollback(struct db *db)
{
	db->undone++;
	db->held = 0;
	db->read_until = 0;
	db_reset_all(db);
	if (!sqlite3_get_autocommit(db->sqlite))
		db_insist(db, "ROLLBACK");
	db_unlock(db);
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
	db->undone++;
	db_reset_all(db);

	/* After some failures SQLite has rolled back everything by itself. */
	if (sqlite3_get_autocommit(db->sqlite))
		return;
	db->error = DB_FINE;
	db_run(db_query(db, "ROLLBACK TO request"));
	db_run(db_query(db, "RELEASE request"));
}
