#include <string.h>

#include "store/check/check.h"
#include "store/postgresql/pg.h"

/* Addresses as libpq accepts them. */
static bool
serves_address(const char *address)
{
	return (strncmp(address, "postgresql://", 13) == 0 ||
	    strncmp(address, "postgres://", 11) == 0);
}

static void
do_nothing(struct db *db)
{
	(void)db;
}

/* The server itself queues writers. */
static void
share_nothing(void)
{
}

/*
 * PostgreSQL checks its pages by checksums, and always enforces foreign keys.
 */
static size_t
check_nothing(struct db *db, const struct check_report *report)
{
	(void)db;
	(void)report;
	return (0);
}

const struct engine	 postgresql_engine = {
	.serves = serves_address,
	.has_password = pg_has_password,
	.make = pg_make,
	.look = pg_look,
	.open = pg_open,
	.close = pg_close,
	.share = share_nothing,
	.recover = do_nothing,
	.settle = pg_settle,

	.prepare = pg_prepare,
	.text_of = pg_text_of,
	.reset = pg_reset,
	.forget = pg_forget,
	.send = pg_send_ahead,
	.step = pg_step,
	.run = pg_run,
	.script = pg_script,
	.changes = pg_changes,
	.changes_so_far = pg_changes_so_far,

	.bind_integer = pg_bind_integer,
	.bind_number = pg_bind_number,
	.bind_null = pg_bind_null,
	.bind_text = pg_bind_text,
	.bind_blob = pg_bind_blob,

	.integer = pg_integer,
	.number = pg_number,
	.null = pg_null,
	.text = pg_text,
	.blob = pg_blob,
	.name = pg_name,

	.begin_read = pg_begin_read,
	.end_read = pg_end_read,
	.begin_write = pg_begin_write,
	.is_writing = pg_is_writing,
	.commit = pg_commit,
	.rollback = pg_rollback,
	.savepoint = pg_savepoint,
	.savepoint_keep = pg_savepoint_keep,
	.savepoint_undo = pg_savepoint_undo,
	.begin_filling = pg_begin_filling,
	.end_filling = pg_end_filling,
	.lock_job = pg_lock_job,
	.keep_snapshot = do_nothing,
	.release_snapshot = do_nothing,
	.version = pg_version,
	.snapshot_version = pg_snapshot_version,
	.replicas = pg_replicas,

	.schema_version = pg_schema_version,
	.ready = pg_ready,
	.check_schema = pg_check_schema,
	.check_storage = check_nothing,
	.check_foreign_keys = check_nothing
};
