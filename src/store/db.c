#include "store/db.h"

#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/budget.h"
#include "store/engine.h"
#include "store/index/index.h"

#define EXPLANATION	1024	/* bytes without a path */

struct db *
db_new(const struct engine *engine, size_t size)
{
	struct db	*db;

	if ((db = calloc(1, size)) == NULL)
		db_abort("out of memory", "a connection");
	db->engine = engine;
	db->nothing.db = db;
	db->arena = arena_new();
	return (db);
}

void
db_free(struct db *db)
{
	index_close(db);
	if (db->cache.data != NULL)
		db->cache.release(db->cache.data);
	arena_free(db->arena);
	free(db);
}

void
db_close(struct db *db)
{
	if (db != NULL)
		db->engine->close(db);
}

void
db_set_timeout(struct db *db, int milliseconds)
{
	db->timeout = milliseconds;
}

void
db_set_budget(struct db *db, struct budget *budget)
{
	db->budget = budget;
}

bool
db_check_budget(struct db *db)
{
	if (budget_spent(db->budget))
		db_fail(db, DB_LATE, "a request takes too much");
	return (db->error == DB_FINE);
}

bool
db_spend(struct db *db, size_t work)
{
	(void)budget_spend(db->budget, work);
	return (db_check_budget(db));
}

void
db_fail(struct db *db, enum db_error error, const char *message)
{
	if (db->error != DB_FINE)
		return;
	db->error = error;
	snprintf(db->message, sizeof(db->message), "%s", message);
}

void
db_abort(const char *what, const char *sql)
{
	fprintf(stderr, "database: %s: %s\n", what, sql);
	abort();
}

static void
finish_queued(struct db *db)
{
	if (db->queued > 0)
		db->engine->settle(db);
}

bool
db_failed(struct db *db)
{
	finish_queued(db);
	return (db->error != DB_FINE);
}

bool
db_failed_yet(const struct db *db)
{
	return (db->error != DB_FINE);
}

enum db_error
db_error(struct db *db)
{
	finish_queued(db);
	return (db->error);
}

const char *
db_message(struct db *db)
{
	finish_queued(db);
	return (db->message);
}

void
db_recover(struct db *db)
{
	db_rollback(db);
	db->error = DB_FINE;
	db->message[0] = '\0';
	db->engine->recover(db);
}

struct db_cache *
db_cache(struct db *db)
{
	return (&db->cache);
}

void
db_check_all_done(const struct db *db)
{
	if (db->error == DB_FINE && db->open_count > 0)
		db_abort("a transaction ends before its statements", "COMMIT");
}

static void
end_transaction(struct db *db)
{
	db->in_transaction = false;
	store_state_end(db);
	sequences_end(db);
	index_end(db);
}

void
db_begin_read(struct db *db)
{
	db->in_transaction = true;
	index_begin(db);
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
db_is_writing(struct db *db)
{
	return (db->engine->is_writing(db));
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
db_begin_filling(struct db *db)
{
	db->engine->begin_filling(db);
}

void
db_end_filling(struct db *db)
{
	db->engine->end_filling(db);
}

bool
db_lock_job(struct db *db, enum db_job job)
{
	return (db->error == DB_FINE && db->engine->lock_job(db, job));
}

void
db_keep_snapshot(struct db *db)
{
	db->engine->keep_snapshot(db);
}

void
db_release_snapshot(struct db *db)
{
	db->engine->release_snapshot(db);
}

uint64_t
db_version(struct db *db)
{
	return (db->engine->version(db));
}

uint64_t
db_snapshot_version(struct db *db)
{
	return (db->engine->snapshot_version(db));
}

void
db_replicas(struct db *db, struct db_replicas *replicas)
{
	*replicas = (struct db_replicas){ 0 };
	if (db->engine->replicas != NULL)
		db->engine->replicas(db, replicas);
}

const char *
explain(const char *format, ...)
{
	static _Thread_local char	 text[PATH_MAX + EXPLANATION];
	va_list				 list;

	va_start(list, format);
	vsnprintf(text, sizeof(text), format, list);
	va_end(list);
	return (text);
}
