#include <sys/stat.h>

#include <string.h>
#include <unistd.h>

#include "store/check/check.h"
#include "store/sqlite/connection.h"
#include "store/sqlite/copy.h"
#include "store/sqlite/explain.h"
#include "store/sqlite/staged_file.h"
#include "store/store.h"

#define STEP	1000	/* pages between two waits for the disk */

struct origin {
	struct db	*db;
	const char	*path;
	bool		 foreign;	/* made by another program */
};

static bool
is_same_file(const char *a, const char *b)
{
	struct stat	 one, other;

	return (stat(a, &one) == 0 && stat(b, &other) == 0 &&
	    one.st_dev == other.st_dev && one.st_ino == other.st_ino);
}

/* A read transaction keeps one state, however many write meanwhile. */
static const char *
hold(struct db *from, const char *path)
{
	const char	*why;

	db_run(db_query(from, "BEGIN"));
	if ((why = store_recognize(from, path)) != NULL)
		return (why);
	if (store_version(from) > 0)
		return (NULL);
	return (db_failed(from) ? explain_failure("read", path, from) :
	    explain("%s is an empty database", path));
}

/*
 * The disk is waited for now and then: if all of it came at the end, commits
 * of others would have to wait behind it.
 */
static const char *
copy_pages(struct db *from, struct db *to, const struct place *place)
{
	sqlite3_backup	*backup;
	int		 code;

	backup = sqlite3_backup_init(to->sqlite, "main", from->sqlite, "main");
	if (backup == NULL)
		return (explain("cannot copy to '%s': %s", place->part,
		    sqlite3_errmsg(to->sqlite)));
	while ((code = sqlite3_backup_step(backup, STEP)) == SQLITE_OK)
		(void)fdatasync(place->fd);
	(void)sqlite3_backup_finish(backup);
	if (code == SQLITE_DONE)
		return (NULL);
	return (explain("cannot copy to '%s': %s", place->part,
	    sqlite3_errstr(code)));
}

static const char *
examine(struct db *db, const char *from)
{
	const char	*fault;

	fault = check_first(db, check_contents);
	return (fault == NULL ? NULL : explain("%s holds what this program"
	    " does not store: %s", from, fault));
}

/* Ready to be moved: all is in the one file, and it is sound. */
static const char *
complete(struct db *to, const struct origin *from, const struct place *place)
{
	const char		*why = NULL;
	struct statement	*st;
	const char		*verdict;
	bool			 is_sound;

	db_script(to, "PRAGMA journal_mode = DELETE;");
	st = db_query(to, "PRAGMA quick_check(1)");
	verdict = db_step(st) ? db_text(st, 0) : "";
	is_sound = verdict != NULL && strcmp(verdict, "ok") == 0;
	db_done(st);
	if (is_sound && from->foreign)
		why = examine(to, from->path);
	if (db_failed(to))
		return (explain_failure("copy to", place->part, to));
	return (is_sound ? why : explain("%s is damaged", from->path));
}

/* Its own log is of no use, and it is put on the disk when it is complete. */
static const char *
fill(const struct origin *from, const struct place *place)
{
	struct db	*to;
	const char	*why;

	to = db_connect(place->part, SQLITE_OPEN_READWRITE, &why);
	if (to == NULL)
		return (why);
	db_script(to, "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;");
	if ((why = copy_pages(from->db, to, place)) == NULL)
		why = complete(to, from, place);
	db_close(to);
	return (why);
}

static const char *
copy_to(const struct origin *from, const char *to, bool replace)
{
	struct place	 place;
	const char	*why;

	if ((why = place_begin(&place, to, replace)) != NULL)
		return (why);
	if ((why = fill(from, &place)) == NULL)
		why = place_take(&place);
	place_end(&place);
	return (why);
}

static const char *
copy(const char *path, const char *to, bool replace, bool foreign)
{
	struct origin	 from = { NULL, path, foreign };
	const char	*why;

	if (is_same_file(path, to))
		return (explain("'%s' is the database itself", to));

	/* Only who may write removes a log that it has had to make. */
	from.db = db_connect(path, SQLITE_OPEN_READWRITE, &why);
	if (from.db == NULL)
		return (why);
	if ((why = hold(from.db, path)) == NULL)
		why = copy_to(&from, to, replace);
	db_close(from.db);
	return (why);
}

const char *
copy_database(const char *path, const char *to, bool replace)
{
	return (copy(path, to, replace, false));
}

const char *
copy_restore(const char *path, const char *to, bool replace)
{
	return (copy(path, to, replace, true));
}
