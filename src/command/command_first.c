#include "command/command_first.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "command/command_action.h"
#include "store/db.h"
#include "store/store.h"
#include "store/users.h"

#define ADMIN	"admin"

/* If standard output is not a terminal, a log would keep the password. */
static const char *
write_password(const char *path, const char *password)
{
	const char	*why;
	bool		 written;
	int		 fd;

	/* A file of an earlier database is useless. */
	(void)unlink(path);
	if ((why = store_make_file(path, O_EXCL | O_NOFOLLOW, 0600, &fd)) !=
	    NULL)
		return (why);
	written = dprintf(fd, ADMIN ":%s\n", password) > 0 && fsync(fd) == 0;
	if (!written)
		why = command_complaint("cannot write '%s': %s", path,
		    strerror(errno));
	(void)close(fd);
	if (!written)
		(void)unlink(path);
	return (why);
}

static void
tell(const char *path, const char *password)
{
	char	 real[PATH_MAX];

	printf("administrator: " ADMIN "\n");
	if (*path == '\0')
		printf("application password, shown this once: %s\n",
		    password);
	else
		printf("application password, to be read and removed: %s\n",
		    realpath(path, real) != NULL ? real : path);
	(void)fflush(stdout);
}

/* `path`: the file for the password, or "" to print it. */
static const char *
make(struct db *db, const char *path)
{
	char		 password[PASSWORD_TEXT];
	const char	*why = NULL;
	bool		 made;

	db_begin_write(db);
	made = user_count(db) == 0 && user_add(db, ADMIN,
	    ROLE_ADMINISTRATOR, clock_now(), password);
	if (made && *path != '\0' && !db_failed(db) &&
	    (why = write_password(path, password)) != NULL) {
		db_rollback(db);
		return (why);
	}
	if (!db_commit(db))
		return (command_complaint("the database failed: %s",
		    db_message(db)));
	if (made)
		tell(path, password);
	explicit_bzero(password, sizeof(password));
	return (NULL);
}

const char *
command_first_user(const char *database)
{
	char		 path[PATH_MAX] = "";
	struct db	*db;
	const char	*why;

	if ((why = store_prepare(database)) != NULL ||
	    (db = db_open(database, &why)) == NULL)
		return (why);
	if (!isatty(STDOUT_FILENO) && snprintf(path, sizeof(path),
	    "%s.password", database) >= (int)sizeof(path))
		why = "the database's path is too long";
	else
		why = make(db, path);
	db_close(db);
	return (why);
}
