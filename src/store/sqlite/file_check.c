#include <string.h>

#include "store/check/check.h"
#include "store/sqlite/connection.h"

/* PRAGMA integrity_check returns "ok" or one row for each fault. */
size_t
sqlite_check_file(struct db *db, const struct check_report *report)
{
	struct statement	*st;
	const char		*sentence;
	size_t			 count = 0;

	st = db_query(db, "PRAGMA integrity_check");
	while (db_step(st) && count < report->most) {
		sentence = db_text(st, 0);
		if (sentence == NULL || strcmp(sentence, "ok") == 0)
			continue;
		report->say(report->context, sentence);
		count++;
	}
	db_done(st);
	return (count);
}

/*
 * SQLite does not enforce foreign keys for programs that have not turned them
 * on.
 */
size_t
sqlite_check_foreign_keys(struct db *db, const struct check_report *report)
{
	struct statement	*st;
	size_t			 count = 0;

	st = db_query(db, "PRAGMA foreign_key_check");
	for (; count < report->most && db_step(st); count++)
		check_say_lost(report, db_string(st, 0), db_string(st, 2));
	db_done(st);
	return (count);
}
