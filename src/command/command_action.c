#include <sys/stat.h>

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "command/command_action.h"
#include "command/command_line.h"
#include "config/site.h"
#include "store/db.h"
#include "store/store.h"
#include "text/zones.h"

const char *
command_complaint(const char *format, ...)
{
	static char	 text[512];
	va_list		 list;

	va_start(list, format);
	vsnprintf(text, sizeof(text), format, list);
	va_end(list);
	return (text);
}

int
command_fail(int status, const char *what)
{
	fprintf(stderr, "almanac: %s\n", what);
	return (status);
}

bool
command_warn_of_readers(const char *path)
{
	struct stat	 st;

	if (stat(path, &st) == -1 || (st.st_mode & S_IROTH) == 0)
		return (false);
	fprintf(stderr, "almanac: others may read '%s', which holds a secret:"
	    " chmod o= takes that away\n", path);
	return (true);
}

const char *
command_config(const struct command_line *line)
{
	if (line->config != NULL)
		return (line->config);
	if (access(COMMAND_CONFIG, F_OK) == 0)
		return (COMMAND_CONFIG);
	return (access(COMMAND_CONFIG_SYSTEM, F_OK) == 0 ?
	    COMMAND_CONFIG_SYSTEM : "");
}

const char *
command_locate(const struct command_line *line, struct arena *arena,
    const char **database)
{
	struct site	 site;
	const char	*config, *why;

	*database = line->database;
	config = command_config(line);
	if (line->database != NULL && line->config == NULL &&
	    access(config, R_OK) == -1)
		return (NULL);
	if (!zones_load(NULL))
		return ("cannot read the time zones of the system");
	why = site_read(&site, arena, *config != '\0' ? config : NULL);
	if (why == NULL && *database == NULL)
		*database = site.database;
	return (why);
}

const char *
command_find_database(const char *path)
{
	if (access(path, F_OK) == 0)
		return (NULL);
	if (errno == ENOENT)
		return (command_complaint("there is no database '%s'", path));
	return (command_complaint("cannot open '%s': %s%s", path,
	    strerror(errno), errno == EACCES ? "; its owner may" : ""));
}

static const char *
open_database(bool makes, const char *path, struct db **db)
{
	const char	*why;

	if (!makes && (why = command_find_database(path)) != NULL)
		return (why);
	if ((why = store_prepare(path)) != NULL)
		return (why);
	*db = db_open(path, &why);
	return (*db != NULL ? NULL : why);
}

static const char *
run(struct db *db, const struct command_line *line, command_call *call,
    struct outcome *outcome)
{
	const char	*why;

	db_begin_write(db);
	why = db_failed(db) ? NULL : call(db, line, outcome);
	if (why != NULL) {
		db_rollback(db);
		return (why);
	}
	if (db_commit(db))
		return (NULL);
	if (db_error(db) == DB_BUSY)
		return ("the database is busy; try again");
	return (command_complaint("the database failed: %s", db_message(db)));
}

int
command_act(const struct command_line *line, bool makes, command_call *call)
{
	struct outcome	 outcome = { .password = "" };
	struct arena	*arena;
	struct db	*db = NULL;
	const char	*path, *why;

	arena = arena_new();
	if ((why = command_locate(line, arena, &path)) == NULL &&
	    (why = open_database(makes, path, &db)) == NULL) {
		why = run(db, line, call, &outcome);
		db_close(db);
	}
	if (why != NULL)
		command_fail(EXIT_FAILURE, why);
	arena_free(arena);
	if (why != NULL)
		return (EXIT_FAILURE);

	if (outcome.password[0] != '\0')
		printf("%s\n", outcome.password);
	if (fflush(stdout) == EOF)
		return (command_fail(EXIT_FAILURE, "cannot write the answer"));
	return (EXIT_SUCCESS);
}
