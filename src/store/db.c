#include "store/db.h"

#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/budget.h"
#include "store/engine.h"

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
	if (db->cache.data != NULL)
		db->cache.release(db->cache.data);
	arena_free(db->arena);
	free(db);
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

bool
db_is_writing(struct db *db)
{
	return (db->engine->is_writing(db));
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
