#include "store/sqlite/ready.h"

#include <stdio.h>
#include <string.h>

#include "store/db.h"
#include "store/schema/schema.h"
#include "store/sqlite/explain.h"
#include "store/store.h"

#define TEXT(number)	TEXT_OF(number)
#define TEXT_OF(number)	#number

static const char *
explain_error(struct db *db)
{
	const char	*message;

	switch (db_error(db)) {
	case DB_BUSY:
		return ("the database stays locked");
	case DB_FULL:
		return ("the storage is full");
	case DB_AWAY:
		return ("the disk of the database cannot be reached");
	default:
		message = db_message(db);
		return (explain("the database cannot be written: %.*s",
		    (int)(strchrnul(message, '(') - message), message));
	}
}

/* SQLite writes the page whether the number is another one or not. */
static void
write_page(struct db *db)
{
	db_run(db_query(db, "PRAGMA user_version = " TEXT(SCHEMA_VERSION)));
}

const char *
ready_check(struct db *db, bool write)
{
	const char	*why;
	int64_t		 version;
	bool		 ours;

	why = NULL;
	db_begin_write(db);
	version = store_version(db);
	ours = !db_failed(db) && version == SCHEMA_VERSION;
	if (ours && write)
		write_page(db);
	if (!db_failed(db) && ours && write)
		(void)db_commit(db);
	else if (!db_failed(db))
		db_rollback(db);
	if (db_failed(db)) {
		why = explain_error(db);
		db_recover(db);
	} else if (!ours) {
		why = explain("the database is of version %lld, not %d",
		    (long long)version, SCHEMA_VERSION);
	}
	return (why);
}
