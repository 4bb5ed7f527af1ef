#include "store/engine.h"
#include "store/index/connected.h"

static void
end_transaction(struct db *db)
{
	db->in_transaction = false;
	store_state_end(db);
	sequences_end(db);
	connected_end(db);
}

void
db_begin_read(struct db *db)
{
	db->in_transaction = true;
	connected_begin(db);
	db->engine->begin_read(db);
	store_state_begin(db);
}

void
db_end_read(struct db *db)
{
	end_transaction(db);
	db_check_all_done(db);
	db->engine->end_read(db);
}

void
db_begin_write(struct db *db)
{
	db->in_transaction = true;
	(void)db->engine->begin_write(db, false);
	sequences_begin(db);
}

bool
db_begin_slow_write(struct db *db)
{
	db->in_transaction = db->engine->begin_write(db, true);
	if (db->in_transaction)
		sequences_begin(db);
	return (db->in_transaction);
}

bool
db_commit(struct db *db)
{
	end_transaction(db);
	db_check_all_done(db);
	return (db->engine->commit(db));
}

void
db_rollback(struct db *db)
{
	db->cache.rollbacks++;
	end_transaction(db);
	db_reset_all(db);
	db->engine->rollback(db);
}

void
db_savepoint(struct db *db)
{
	db->engine->savepoint(db);
}

void
db_savepoint_keep(struct db *db)
{
	db->engine->savepoint_keep(db);
}

void
db_savepoint_undo(struct db *db)
{
	db->cache.rollbacks++;
	db_reset_all(db);
	db->engine->savepoint_undo(db);
}

void
db_recover(struct db *db)
{
	db_rollback(db);
	db->error = DB_FINE;
	db->message[0] = '\0';
	db->engine->recover(db);
}
