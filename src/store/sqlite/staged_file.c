#include <sys/file.h>
#include <sys/stat.h>

#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "store/sqlite/explain.h"
#include "store/sqlite/staged_file.h"
#include "store/store.h"

/* The bytes that SQLite locks, in a file of any length (its os.h). */
#define LOCKS		0x40000000
#define LOCKS_LENGTH	512

#define PATIENCE	1000	/* milliseconds, for short uses of a database */

static const char *const	 companions[] = { "-wal", "-shm", "-journal" };

#define COMPANIONS	(sizeof(companions) / sizeof(companions[0]))

static const char *
in_use(const char *path)
{
	return (explain("%s is in use: stop the server that serves it first",
	    path));
}

/* Links are kept: what they lead to is replaced. */
static const char *
find_path(struct place *p, const char *path)
{
	char	 real[PATH_MAX];
	size_t	 i, length, tail;

	if (realpath(path, real) == NULL)
		snprintf(real, sizeof(real), "%s", path);
	if ((length = strlen(real)) >= sizeof(p->path) ||
	    strlen(path) >= sizeof(p->path))
		return (explain("'%.64s...' is too long a name", path));
	for (i = 0; i < COMPANIONS; i++) {
		tail = strlen(companions[i]);
		if (length > tail &&
		    strcmp(real + length - tail, companions[i]) == 0)
			return (explain("'%s' is a name that databases keep"
			    " for their logs", path));
	}
	strcpy(p->path, real);
	sprintf(p->part, "%s" PLACE_PART, p->path);
	return (NULL);
}

/* Whoever held the lock may have renamed what we have opened. */
static bool
is_ours(const struct place *p)
{
	struct stat	 opened, named;

	return (flock(p->fd, LOCK_EX | LOCK_NB) == 0 &&
	    fstat(p->fd, &opened) == 0 && stat(p->part, &named) == 0 &&
	    opened.st_dev == named.st_dev && opened.st_ino == named.st_ino);
}

/*
 * Lets SQLite write the log of the old database back, so that there is a whole
 * one at every moment.  False when others use it; a broken one is let be.
 */
static bool
fold_log(const char *path)
{
	sqlite3	*db;
	int	 code;

	code = sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE, NULL);
	if (code == SQLITE_OK) {
		(void)sqlite3_busy_timeout(db, PATIENCE);
		code = sqlite3_exec(db, "PRAGMA journal_mode = DELETE", NULL,
		    NULL, NULL);
	}
	(void)sqlite3_close(db);
	return ((code & 0xff) != SQLITE_BUSY && (code & 0xff) != SQLITE_LOCKED);
}

/* From here on nobody opens it; -1 with `*why` set, or NULL for no file. */
static int
lock_old(const struct place *p, const char **why)
{
	struct flock	 lock;
	int		 fd;

	*why = NULL;
	fd = open(p->path, O_RDWR | O_CLOEXEC);
	if (fd == -1) {
		if (errno != ENOENT)
			*why = explain("cannot replace '%s': %s", p->path,
			    strerror(errno));
		return (-1);
	}
	memset(&lock, 0, sizeof(lock));
	lock.l_type = F_WRLCK;
	lock.l_whence = SEEK_SET;
	lock.l_start = LOCKS;
	lock.l_len = LOCKS_LENGTH;
	if (fold_log(p->path) && fcntl(fd, F_OFD_SETLK, &lock) == 0)
		return (fd);
	(void)close(fd);
	*why = in_use(p->path);
	return (-1);
}

/*
 * Whether the place may be taken, and then what is there, locked (or -1).  It
 * is asked twice: at once, and when the part is complete.
 */
static const char *
look(const struct place *p, int *old)
{
	struct stat	 st;
	const char	*why;

	*old = -1;
	if (stat(p->path, &st) == -1)
		return (NULL);
	if (!S_ISREG(st.st_mode))
		return (explain("'%s' is no file", p->path));
	if (!p->replace)
		return (explain("'%s' is there already; --force replaces it",
		    p->path));
	*old = lock_old(p, &why);
	return (why);
}

static const char *
make_part(struct place *p)
{
	const char	*why;

	if ((why = store_make_file(p->part, O_NOFOLLOW, 0640, &p->fd)) !=
	    NULL) {
		p->fd = -1;
		return (why);
	}
	if (!is_ours(p)) {
		(void)close(p->fd);
		p->fd = -1;
		return (explain("'%s' is being written already", p->part));
	}
	return (ftruncate(p->fd, 0) == 0 ? NULL :
	    explain("cannot write '%s': %s", p->part, strerror(errno)));
}

const char *
place_begin(struct place *p, const char *path, bool replace)
{
	const char	*why;
	int		 old;

	p->fd = -1;
	p->replace = replace;
	if ((why = find_path(p, path)) != NULL ||
	    (why = look(p, &old)) != NULL)
		return (why);
	if (old != -1)
		(void)close(old);
	return (make_part(p));
}

static const char *
sync_folder(const struct place *p)
{
	char	 copy[PATH_MAX];
	bool	 synced;
	int	 fd;

	strcpy(copy, p->path);
	fd = open(dirname(copy), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	synced = fd != -1 && fsync(fd) == 0;
	if (fd != -1)
		(void)close(fd);
	return (synced ? NULL : explain("cannot write the folder of '%s': %s",
	    p->path, strerror(errno)));
}

/* A log that outlives its database would be read into the next one. */
static const char *
remove_companions(const struct place *p)
{
	char	 name[PATH_MAX];
	size_t	 i;

	for (i = 0; i < COMPANIONS; i++) {
		snprintf(name, sizeof(name), "%s%s", p->path, companions[i]);
		if (unlink(name) == -1 && errno != ENOENT)
			return (explain("cannot remove '%s': %s", name,
			    strerror(errno)));
	}
	return (sync_folder(p));
}

/* Not every file system can refuse by itself to replace a file. */
static bool
rename_part(const struct place *p)
{
	if (p->replace)
		return (rename(p->part, p->path) == 0);
	if (renameat2(AT_FDCWD, p->part, AT_FDCWD, p->path,
	    RENAME_NOREPLACE) == 0)
		return (true);
	return (errno == EINVAL && rename(p->part, p->path) == 0);
}

const char *
place_take(struct place *p)
{
	const char	*why;
	int		 old;

	if (fsync(p->fd) == -1)
		return (explain("cannot write '%s': %s", p->part,
		    strerror(errno)));
	if ((why = look(p, &old)) == NULL)
		why = remove_companions(p);
	if (why == NULL && !rename_part(p))
		why = explain("cannot rename '%s': %s", p->part,
		    strerror(errno));
	if (why == NULL)
		why = sync_folder(p);
	if (old != -1)
		(void)close(old);
	return (why);
}

void
place_end(struct place *p)
{
	if (p->fd == -1)
		return;
	if (is_ours(p))
		(void)unlink(p->part);
	(void)close(p->fd);
}
