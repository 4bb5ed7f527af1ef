#include "store/sqlite/copy.h"

#include <sys/file.h>
#include <sys/stat.h>

#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/array.h"
#include "store/check/check.h"
#include "store/sqlite/connection.h"
#include "store/store.h"

#define STEP		1000	/* pages between two syncs */
#define TIMEOUT		1000	/* milliseconds, for short uses of a database */

/* The bytes that SQLite locks in every database file (SQLite's os.h). */
#define LOCK_BYTES	0x40000000
#define LOCK_LENGTH	512

#define PART_SUFFIX	".part"
#define PATH_USED_MAX	(PATH_MAX - sizeof("-journal") - sizeof(PART_SUFFIX))

/*
 * A database file that is written next to its target, and renamed to it when
 * it is complete and synced.
 */
struct staged_file {
	char	 path[PATH_USED_MAX];	/* the target, with links resolved */
	char	 part[PATH_MAX];	/* the file that is written */
	int	 fd;			/* of the part, which is locked */
	bool	 replace;
};

static const char *const	 companions[] = { "-wal", "-shm", "-journal" };

#define COMPANIONS	COUNT(companions)

static const char *
explain_in_use(const char *path)
{
	return (explain("%s is in use: stop the server that serves it first",
	    path));
}

/* If the path is a link, the file is replaced, not the link. */
static const char *
set_paths(struct staged_file *f, const char *path)
{
	char	 real[PATH_MAX];
	size_t	 i, length, tail;

	if (realpath(path, real) == NULL)
		snprintf(real, sizeof(real), "%s", path);
	if ((length = strlen(real)) >= sizeof(f->path) ||
	    strlen(path) >= sizeof(f->path))
		return (explain("'%.64s...' is too long a name", path));
	for (i = 0; i < COMPANIONS; i++) {
		tail = strlen(companions[i]);
		if (length > tail &&
		    strcmp(real + length - tail, companions[i]) == 0)
			return (explain("'%s' is a name that databases keep"
			    " for their logs", path));
	}
	strcpy(f->path, real);
	sprintf(f->part, "%s" PART_SUFFIX, f->path);
	return (NULL);
}

/*
 * Returns false if the open file was renamed by an earlier owner of the lock.
 */
static bool
owns_part(const struct staged_file *f)
{
	struct stat	 opened, named;

	return (flock(f->fd, LOCK_EX | LOCK_NB) == 0 &&
	    fstat(f->fd, &opened) == 0 && stat(f->part, &named) == 0 &&
	    opened.st_dev == named.st_dev && opened.st_ino == named.st_ino);
}

/*
 * Makes SQLite copy the log of the old database back, so that there is a
 * complete database at every moment. Returns false if others use it. A broken
 * database stays unchanged.
 */
static bool
write_log_back(const char *path)
{
	sqlite3	*db;
	int	 code;

	code = sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE, NULL);
	if (code == SQLITE_OK) {
		(void)sqlite3_busy_timeout(db, TIMEOUT);
		code = sqlite3_exec(db, "PRAGMA journal_mode = DELETE", NULL,
		    NULL, NULL);
	}
	(void)sqlite3_close(db);
	return ((code & 0xff) != SQLITE_BUSY && (code & 0xff) != SQLITE_LOCKED);
}

/*
 * Prevents others from opening the target. Returns -1 with `*why` set, or with
 * `*why` NULL if there is no file.
 */
static int
lock_target(const struct staged_file *f, const char **why)
{
	struct flock	 lock;
	int		 fd;

	*why = NULL;
	fd = open(f->path, O_RDWR | O_CLOEXEC);
	if (fd == -1) {
		if (errno != ENOENT)
			*why = explain("cannot replace '%s': %s", f->path,
			    strerror(errno));
		return (-1);
	}
	memset(&lock, 0, sizeof(lock));
	lock.l_type = F_WRLCK;
	lock.l_whence = SEEK_SET;
	lock.l_start = LOCK_BYTES;
	lock.l_len = LOCK_LENGTH;
	if (write_log_back(f->path) && fcntl(fd, F_OFD_SETLK, &lock) == 0)
		return (fd);
	(void)close(fd);
	*why = explain_in_use(f->path);
	return (-1);
}

/*
 * Whether the target may be replaced. `*old` is the locked existing file, or
 * -1. Called twice: at the start, and when the part is complete.
 */
static const char *
check_target(const struct staged_file *f, int *old)
{
	struct stat	 st;
	const char	*why;

	*old = -1;
	if (stat(f->path, &st) == -1)
		return (NULL);
	if (!S_ISREG(st.st_mode))
		return (explain("'%s' is not a file", f->path));
	if (!f->replace)
		return (explain("'%s' exists already; --force replaces it",
		    f->path));
	*old = lock_target(f, &why);
	return (why);
}

static const char *
create_part(struct staged_file *f)
{
	const char	*why;

	if ((why = store_make_file(f->part, O_NOFOLLOW, 0640, &f->fd)) !=
	    NULL) {
		f->fd = -1;
		return (why);
	}
	if (!owns_part(f)) {
		(void)close(f->fd);
		f->fd = -1;
		return (explain("'%s' is being written already", f->part));
	}
	return (ftruncate(f->fd, 0) == 0 ? NULL :
	    explain("cannot write '%s': %s", f->part, strerror(errno)));
}

static const char *
stage_begin(struct staged_file *f, const char *path, bool replace)
{
	const char	*why;
	int		 old;

	f->fd = -1;
	f->replace = replace;
	if ((why = set_paths(f, path)) != NULL ||
	    (why = check_target(f, &old)) != NULL)
		return (why);
	if (old != -1)
		(void)close(old);
	return (create_part(f));
}

static const char *
sync_folder(const struct staged_file *f)
{
	char	 copy[PATH_MAX];
	bool	 synced;
	int	 fd;

	strcpy(copy, f->path);
	fd = open(dirname(copy), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	synced = fd != -1 && fsync(fd) == 0;
	if (fd != -1)
		(void)close(fd);
	return (synced ? NULL : explain("cannot write the folder of '%s': %s",
	    f->path, strerror(errno)));
}

/* SQLite would apply a left-over log to the next database. */
static const char *
remove_companions(const struct staged_file *f)
{
	char	 name[PATH_MAX];
	size_t	 i;

	for (i = 0; i < COMPANIONS; i++) {
		snprintf(name, sizeof(name), "%s%s", f->path, companions[i]);
		if (unlink(name) == -1 && errno != ENOENT)
			return (explain("cannot remove '%s': %s", name,
			    strerror(errno)));
	}
	return (sync_folder(f));
}

/* Not every file system supports RENAME_NOREPLACE. */
static bool
rename_to_target(const struct staged_file *f)
{
	if (f->replace)
		return (rename(f->part, f->path) == 0);
	if (renameat2(AT_FDCWD, f->part, AT_FDCWD, f->path,
	    RENAME_NOREPLACE) == 0)
		return (true);
	return (errno == EINVAL && rename(f->part, f->path) == 0);
}

/*
 * Syncs the part and renames it to the target, and removes the target's old
 * log.
 */
static const char *
stage_commit(struct staged_file *f)
{
	const char	*why;
	int		 old;

	if (fsync(f->fd) == -1)
		return (explain("cannot write '%s': %s", f->part,
		    strerror(errno)));
	if ((why = check_target(f, &old)) == NULL)
		why = remove_companions(f);
	if (why == NULL && !rename_to_target(f))
		why = explain("cannot rename '%s': %s", f->part,
		    strerror(errno));
	if (why == NULL)
		why = sync_folder(f);
	if (old != -1)
		(void)close(old);
	return (why);
}

/* Removes the part, unless it was committed. */
static void
stage_end(struct staged_file *f)
{
	if (f->fd == -1)
		return;
	if (owns_part(f))
		(void)unlink(f->part);
	(void)close(f->fd);
}

struct source {
	struct db			*db;
	const char			*path;
	const struct check_report	*left_out;
};

static bool
is_same_file(const char *a, const char *b)
{
	struct stat	 one, other;

	return (stat(a, &one) == 0 && stat(b, &other) == 0 &&
	    one.st_dev == other.st_dev && one.st_ino == other.st_ino);
}

/* A read transaction, so that the copy is one snapshot. */
static const char *
begin_snapshot(struct db *from, const char *path)
{
	const char	*why;

	db_run(db_query(from, "BEGIN"));
	if ((why = sqlite_recognize(from, path)) != NULL)
		return (why);
	if (store_version(from) > 0)
		return (NULL);
	return (db_failed(from) ? explain_failure("read", path, from) :
	    explain("%s is an empty database", path));
}

/*
 * Syncs `fd` regularly, unless it is -1: one large sync at the end would delay
 * commits of others.
 */
static const char *
copy_pages(struct db *from, struct db *to, const char *path, int fd)
{
	sqlite3_backup	*backup;
	int		 code;

	backup = sqlite3_backup_init(handle_of(to), "main", handle_of(from),
	    "main");
	if (backup == NULL)
		return (explain("cannot copy to '%s': %s", path,
		    sqlite3_errmsg(handle_of(to))));
	while ((code = sqlite3_backup_step(backup, STEP)) == SQLITE_OK)
		if (fd != -1)
			(void)fdatasync(fd);
	(void)sqlite3_backup_finish(backup);
	return (code == SQLITE_DONE ? NULL : explain("cannot copy to '%s': %s",
	    path, sqlite3_errstr(code)));
}

/* Another program may have changed the database. */
static const char *
check_copy(struct db *db, const char *from)
{
	const char	*fault;

	fault = check_first(db, check_contents);
	return (fault == NULL ? NULL : explain("%s holds what this program"
	    " does not store: %s", from, fault));
}

/* Removes the log of the part, and checks the part. */
static const char *
finish_part(struct db *to, const struct source *from,
    const struct staged_file *staged)
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
	if (is_sound) {
		sqlite_drop_foreign(to, from->left_out);
		why = check_copy(to, from->path);
	}
	if (db_failed(to))
		return (explain_failure("copy to", staged->part, to));
	return (is_sound ? why : explain("%s is damaged", from->path));
}

/* The part needs no journal, since it is synced when it is complete. */
static const char *
fill_part(const struct source *from, const struct staged_file *staged)
{
	struct db	*to;
	const char	*why;

	to = sqlite_connect(staged->part, SQLITE_OPEN_READWRITE, &why);
	if (to == NULL)
		return (why);
	db_script(to, "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;");
	why = copy_pages(from->db, to, staged->part, staged->fd);
	if (why == NULL)
		why = finish_part(to, from, staged);
	sqlite_close(to);
	return (why);
}

static const char *
copy_to(const struct source *from, const char *to, bool replace)
{
	struct staged_file	 staged;
	const char		*why;

	if ((why = stage_begin(&staged, to, replace)) != NULL)
		return (why);
	if ((why = fill_part(from, &staged)) == NULL)
		why = stage_commit(&staged);
	stage_end(&staged);
	return (why);
}

const char *
copy_database(const char *path, const char *to, bool replace,
    const struct check_report *left_out)
{
	struct source	 from = { NULL, path, left_out };
	const char	*why;

	if (is_same_file(path, to))
		return (explain("'%s' is the database itself", to));

	/*
	 * Opened for writing, so that closing it removes a log that opening
	 * has created.
	 */
	from.db = sqlite_connect(path, SQLITE_OPEN_READWRITE, &why);
	if (from.db == NULL)
		return (why);
	if ((why = begin_snapshot(from.db, path)) == NULL)
		why = copy_to(&from, to, replace);
	sqlite_close(from.db);
	return (why);
}

const char *
copy_scratch(const char *path, const char *copy)
{
	struct db	*from, *to;
	const char	*why;

	if ((from = sqlite_connect(path, SQLITE_OPEN_READWRITE, &why)) == NULL)
		return (why);
	if ((to = sqlite_connect(copy, SQLITE_OPEN_READWRITE, &why)) != NULL) {
		db_script(to, "PRAGMA journal_mode = OFF;"
		    " PRAGMA synchronous = OFF;");
		if ((why = begin_snapshot(from, path)) == NULL)
			why = copy_pages(from, to, copy, -1);
		sqlite_close(to);
	}
	sqlite_close(from);
	return (why);
}
