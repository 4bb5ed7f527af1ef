#include "command/import/import_copy.h"

#include <sys/stat.h>
#include <sys/vfs.h>

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/array.h"
#include "base/clock.h"
#include "command/command.h"
#include "command/export/export.h"
#include "command/import/import_input.h"
#include "command/import/import_report.h"
#include "config/site.h"
#include "generated/service.h"
#include "store/db.h"
#include "store/sqlite/copy.h"
#include "store/store.h"
#include "store/users.h"

#define FOLDER		"/almanac-dry-run-XXXXXX"

/* The files that may be in the folder. */
enum { COPY, ENDS = 5 };

static const char *const	 ends[ENDS] = {
	[COPY] = "/almanac.db", "/almanac.db-wal", "/almanac.db-shm",
	"/almanac.db-journal", "/almanac.db.part"
};

static char	 folder[PATH_MAX];		/* "": none */
static char	 names[ENDS][PATH_MAX];

void
copy_remove(void)
{
	size_t	 i;

	if (folder[0] == '\0')
		return;
	for (i = 0; i < ENDS; i++)
		(void)unlink(names[i]);
	(void)rmdir(folder);
	folder[0] = '\0';
}

/* Calls only what a signal handler may call. */
static void
end_by_signal(int signal)
{
	copy_remove();
	(void)raise(signal);
}

/*
 * The handler is reset before it runs, so raising the signal again ends the
 * process.
 */
static void
remove_at_signals(void)
{
	static const int	 signals[] = {
		SIGHUP, SIGINT, SIGPIPE, SIGTERM
	};
	struct sigaction	 action = {
		.sa_handler = end_by_signal,
		.sa_flags = SA_RESETHAND | SA_NODEFER
	};
	size_t			 i;

	for (i = 0; i < COUNT(signals); i++)
		(void)sigaction(signals[i], &action, NULL);
}

static const char *
make_folder(void)
{
	const char	*above = command_scratch();
	size_t		 i;

	if (strlen(above) + sizeof(FOLDER "/almanac.db-journal") >
	    PATH_MAX)
		return ("the path in TMPDIR is too long");
	sprintf(folder, "%s" FOLDER, above);
	if (mkdtemp(folder) == NULL) {
		folder[0] = '\0';
		return (command_complaint("cannot make a folder in '%s': %s",
		    above, strerror(errno)));
	}
	for (i = 0; i < ENDS; i++)
		sprintf(names[i], "%s%s", folder, ends[i]);
	remove_at_signals();
	return (NULL);
}

/*
 * The file of a preview has one name beside a database file, so that one that a
 * killed process has left is replaced.
 */
static char	 preview[PATH_MAX];		/* "": none */

static void
name_preview(const char *database)
{
	snprintf(preview, sizeof(preview), "%s.preview", database);
}

void
copy_preview_remove(void)
{
	static const char *const	 companions[] = {
		"", "-wal", "-shm", "-journal"
	};
	char				 name[PATH_MAX];
	size_t				 i;

	for (i = 0; i < COUNT(companions) && preview[0] != '\0'; i++)
		if ((size_t)snprintf(name, sizeof(name), "%s%s", preview,
		    companions[i]) < sizeof(name))
			(void)unlink(name);
	preview[0] = '\0';
}

void
copy_preview_clear(const char *database)
{
	if (!store_is_file(database))
		return;
	name_preview(database);
	copy_preview_remove();
}

static int
make_preview(const struct site *site)
{
	if (!store_is_file(site->database)) {
		snprintf(preview, sizeof(preview), "%s/almanac-preview-XXXXXX",
		    command_scratch());
		return (mkstemp(preview));
	}
	copy_preview_clear(site->database);
	name_preview(site->database);
	return (open(preview, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW |
	    O_CLOEXEC, 0600));
}

/* Whether a copy would take too long, or the room of others on the disk. */
static bool
is_large(const struct site *site)
{
	struct statfs	 room;
	struct stat	 st;
	struct db	*db;
	int64_t		 events;

	if (store_is_file(site->database))
		return (stat(site->database, &st) == 0 &&
		    statfs(preview, &room) == 0 &&
		    (st.st_size > SERVICE_UPLOAD_COPY_BYTES ||
		    (uint64_t)st.st_size * 3 > (uint64_t)room.f_bavail *
		    (uint64_t)room.f_bsize));
	if (command_look(site->database, &db) != NULL)
		return (false);
	db_begin_read(db);
	events = db_first_integer(db_query(db, "SELECT COUNT(*) FROM events"));
	db_end_read(db);
	db_close(db);
	return (events > SERVICE_UPLOAD_COPIED_ITEMS);
}

/* Fills the copy with an export from one read transaction. */
static const char *
fill_copy(struct db *to, const struct site *site, FILE *lines)
{
	struct report	*report;
	struct input	 in;
	const char	*why;

	input_take(&in, lines, "the copy of the database");
	report = report_new();
	db_begin_write(to);
	why = export_load(to, site, &in, true, report);
	if (why != NULL)
		db_rollback(to);
	else if (!db_commit(to))
		why = command_db_error(to);
	report_free(report);
	return (why);
}

static const char *
transfer_records(struct db *from, const struct site *site, FILE *lines,
    const char *copy)
{
	struct db	*to;
	const char	*why;

	db_begin_read(from);
	export_lines(from, lines, true);
	db_end_read(from);
	if (db_failed(from))
		return (command_db_error(from));
	if (fflush(lines) == EOF || ferror(lines) ||
	    fseek(lines, 0, SEEK_SET) == -1)
		return (command_complaint("cannot copy the database: %s",
		    strerror(errno)));
	if ((why = command_open(copy, &to)) != NULL)
		return (why);
	why = fill_copy(to, site, lines);
	db_close(to);
	return (why);
}

/* Whether the server has no tables of almanac yet. */
static bool
is_empty(const char *database, const char **why)
{
	struct db	*db;
	bool		 empty;

	if ((db = db_open(database, why)) == NULL)
		return (false);
	empty = store_version(db) == 0;
	if (db_failed(db))
		*why = command_db_error(db);
	db_close(db);
	return (*why == NULL && empty);
}

/* The file of the lines is removed at once: only this process reads it. */
static const char *
copy_server(const struct site *site, const char *copy)
{
	struct db	*from;
	const char	*why;
	char		 name[PATH_MAX];
	FILE		*lines = NULL;
	int		 fd;

	if ((why = command_look(site->database, &from)) != NULL)
		return (why);
	snprintf(name, sizeof(name), "%s/almanac-lines-XXXXXX",
	    command_scratch());
	if ((fd = mkostemp(name, O_CLOEXEC)) != -1 && unlink(name) == 0)
		lines = fdopen(fd, "w+");
	if (lines == NULL)
		why = command_complaint("cannot copy the database: %s",
		    strerror(errno));
	else {
		why = transfer_records(from, site, lines, copy);
		fclose(lines);
	}
	db_close(from);
	return (why);
}

const char *
copy_make(const struct site *site, const char **copy)
{
	const char	*why;

	if ((why = make_folder()) != NULL)
		return (why);
	*copy = names[COPY];
	if (!store_is_file(site->database))
		return (is_empty(site->database, &why) || why != NULL ? why :
		    copy_server(site, *copy));
	if (access(site->database, F_OK) == -1 && errno == ENOENT)
		return (NULL);
	return (copy_database(site->database, names[COPY], false, NULL));
}

const char *
copy_prepare(void)
{
	struct db	*db;
	const char	*why;
	char		 password[PASSWORD_TEXT];

	if ((why = command_open(names[COPY], &db)) != NULL)
		return (why);
	db_begin_write(db);
	if (user_count(db) == 0)
		(void)user_add(db, "admin", ROLE_ADMINISTRATOR,
		    clock_now(), password);
	if (!db_commit(db))
		why = command_db_error(db);
	db_close(db);
	return (why);
}

const char *
copy_preview(const struct site *site, const char **copy, bool *large)
{
	int	 fd;

	*large = false;
	if ((fd = make_preview(site)) == -1)
		return (command_complaint("cannot copy the database: %s",
		    strerror(errno)));
	(void)close(fd);
	*copy = preview;
	if ((*large = is_large(site)))
		return ("the database is too large");
	return (store_is_file(site->database) ? copy_scratch(site->database,
	    preview) : copy_server(site, preview));
}
