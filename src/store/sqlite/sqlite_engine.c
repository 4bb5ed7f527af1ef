#include "store/sqlite/connection.h"

/* Paths have no form by which they could be recognized. */
static bool
serves_path(const char *path)
{
	return (*path != '\0');
}

static bool
has_password(const char *path)
{
	(void)path;
	return (false);
}

static void
clear_queued(struct db *db)
{
	db->queued = 0;
}

const struct engine	 sqlite_engine = {
	.serves = serves_path,
	.has_password = has_password,
	.make = sqlite_make,
	.look = sqlite_look,
	.open = sqlite_open,
	.close = sqlite_close,
	.share = sqlite_share,
	.recover = sqlite_recover,
	.settle = clear_queued,

	.prepare = sqlite_prepare,
	.text_of = sqlite_text_of,
	.reset = sqlite_reset,
	.forget = sqlite_forget,
	.step = sqlite_step,
	.run = sqlite_run,
	.script = sqlite_script,
	.changes = sqlite_changes,
	.changes_so_far = sqlite_changes_so_far,

	.bind_integer = sqlite_bind_integer,
	.bind_number = sqlite_bind_number,
	.bind_null = sqlite_bind_nothing,
	.bind_text = sqlite_bind_string,
	.bind_blob = sqlite_bind_bytes,

	.integer = sqlite_integer,
	.number = sqlite_number,
	.null = sqlite_null,
	.text = sqlite_text,
	.blob = sqlite_blob,
	.name = sqlite_name,

	.begin_read = sqlite_begin_read,
	.end_read = sqlite_end_read,
	.begin_write = sqlite_begin_write,
	.is_writing = sqlite_is_writing,
	.commit = sqlite_commit,
	.rollback = sqlite_rollback,
	.savepoint = sqlite_savepoint,
	.savepoint_keep = sqlite_savepoint_keep,
	.savepoint_undo = sqlite_savepoint_undo,
	.begin_filling = sqlite_begin_filling,
	.end_filling = sqlite_end_filling,
	.lock_job = sqlite_lock_job,
	.keep_snapshot = sqlite_keep_snapshot,
	.release_snapshot = sqlite_release_snapshot,
	.version = sqlite_version,
	.snapshot_version = sqlite_snapshot_version,

	.schema_version = sqlite_schema_version,
	.ready = sqlite_ready,
	.check_schema = sqlite_check_schema,
	.check_storage = sqlite_check_file,
	.check_foreign_keys = sqlite_check_foreign_keys
};
