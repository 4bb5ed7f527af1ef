#include "command/command.h"

#include <sys/stat.h>

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "command/command_line.h"
#include "config/site.h"
#include "store/db.h"
#include "store/store.h"
#include "text/zones.h"

static int	 status = EXIT_FAILURE;	/* exit status after an error */

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
command_fail(int with, const char *what)
{
	fprintf(stderr, "almanac: %s\n", what);
	return (with);
}

bool
command_warn_of_readers(const char *path)
{
	struct stat	 st;

	if (stat(path, &st) == -1 || (st.st_mode & S_IROTH) == 0)
		return (false);
	fprintf(stderr, "almanac: other users can read '%s', which contains a"
	    " secret; 'chmod o= FILE' prevents that\n", path);
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
command_site(const struct command_line *line, struct arena *arena,
    struct site *site)
{
	const char	*config, *why;

	if (zone_at(0) == NULL && !zones_load(NULL))
		return ("cannot read the time zones of the system");
	config = command_config(line);
	why = site_read(site, arena, *config != '\0' ? config : NULL);
	if (why == NULL && line->database != NULL)
		site->database = line->database;
	return (why);
}

const char *
command_locate(const struct command_line *line, struct arena *arena,
    const char **database)
{
	struct site	 site;
	const char	*why;

	*database = line->database;
	if (line->database != NULL && line->config == NULL &&
	    access(command_config(line), R_OK) == -1)
		return (NULL);
	if ((why = command_site(line, arena, &site)) == NULL)
		*database = site.database;
	return (why);
}

const char *
command_find_database(const char *path)
{
	if (!store_is_file(path) || access(path, F_OK) == 0)
		return (NULL);
	if (errno == ENOENT)
		return (command_complaint("there is no database '%s'", path));
	return (command_complaint("cannot open '%s': %s%s", path,
	    strerror(errno), errno == EACCES ? "; run this as its owner" :
	    ""));
}

const char *
command_database_name(const char *database)
{
	return (store_is_file(database) ? database : "PostgreSQL");
}

const char *
command_need_file(const char *database, const char *instead)
{
	if (store_is_file(database))
		return (NULL);
	return (command_end(EXIT_USAGE, instead));
}

const char *
command_scratch(void)
{
	const char	*folder = getenv("TMPDIR");

	return (folder == NULL || *folder == '\0' ? "/var/tmp" : folder);
}

const char *
command_look(const char *path, struct db **db)
{
	const char	*why;

	if ((why = command_find_database(path)) != NULL)
		return (why);
	*db = store_look(path, &why);
	return (*db != NULL ? NULL : why);
}

const char *
command_open(const char *path, struct db **db)
{
	const char	*why;

	if ((why = store_prepare(path)) != NULL)
		return (why);
	*db = db_open(path, &why);
	return (*db != NULL ? NULL : why);
}

const char *
command_db_error(struct db *db)
{
	if (db_error(db) == DB_BUSY)
		return ("the database is busy; try again");
	return (command_complaint("the database failed: %s", db_message(db)));
}

const char *
command_act(const struct command_line *line, struct arena *arena, bool makes,
    command_action *action)
{
	struct command_output	 output = { .secret = "" };
	struct db		*db;
	const char		*path, *why;

	if ((why = command_locate(line, arena, &path)) != NULL ||
	    (!makes && (why = command_find_database(path)) != NULL) ||
	    (why = command_open(path, &db)) != NULL)
		return (why);
	db_begin_write(db);
	if (!db_failed(db))
		why = action(db, line, &output);
	if (why != NULL)
		db_rollback(db);
	else if (!db_commit(db))
		why = command_db_error(db);
	db_close(db);
	if (why == NULL && output.secret[0] != '\0')
		printf("%s\n", output.secret);
	return (why);
}

const char *
command_end(int with, const char *why)
{
	status = with;
	return (why);
}

int
command_run(const struct command_line *line)
{
	const struct verb	*verb = line->verb;
	struct arena		*arena;
	const char		*why;

	arena = arena_new();
	if (line->database != NULL && store_has_password(line->database))
		why = "others can see a password on the command line: put it"
		    " into the file of PGPASSFILE, or the address into the"
		    " configuration";
	else
		why = verb->run != NULL ? verb->run(line, arena) :
		    command_act(line, arena, false, verb->act);
	if (why == NULL && fflush(stdout) == EOF)
		why = "cannot write to standard output";
	if (why != NULL && *why != '\0')
		command_fail(status, why);
	arena_free(arena);
	return (why == NULL ? EXIT_SUCCESS : status);
}
