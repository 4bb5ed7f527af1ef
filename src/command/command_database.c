#include <sys/stat.h>

#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <unistr.h>

#include "base/arena.h"
#include "base/clock.h"
#include "command/command.h"
#include "command/command_line.h"
#include "config/site.h"
#include "store/backups.h"
#include "store/check/check.h"
#include "store/db.h"
#include "store/sqlite/copy.h"
#include "store/store.h"
#include "text/cut.h"
#include "text/zones.h"

#define MOST	100	/* most problems to print */

static const char	 instead[] = "PostgreSQL has programs of its own for"
    " backups: pg_dump and pg_restore, or pg_basebackup";

static void
warn_left_out(void *context, const char *name)
{
	(void)context;
	fprintf(stderr, "almanac: left out, since another program made it:"
	    " %s\n", name);
}

static const struct check_report	 left_out = { MOST, warn_left_out,
    NULL };

/* Names of files may be any bytes. */
static char *
print_name(char *name)
{
	char	*c;

	if (u8_check((const uint8_t *)name, strlen(name)) != NULL ||
	    !text_is_plain(name))
		for (c = name; *c != '\0'; c++)
			*c = isprint((unsigned char)*c) ? *c : '?';
	return (name);
}

/* The desk lists the last backups. The backup is good without. */
static void
note_backup(const char *database, const char *file)
{
	struct stat	 st = { 0 };
	char		 name[PATH_MAX];
	struct db	*db;
	const char	*why;

	if (stat(file, &st) == -1 || realpath(file, name) == NULL)
		why = strerror(errno);
	else if ((why = command_open(database, &db)) == NULL) {
		db_begin_write(db);
		backup_add(db, &(struct backup){ print_name(name), clock_now(),
		    st.st_size });
		if (!db_commit(db))
			why = command_db_error(db);
		db_close(db);
	}
	if (why != NULL)
		fprintf(stderr, "almanac: the backup is complete, but the desk"
		    " does not list it: %s\n", why);
}

const char *
command_backup(const struct command_line *line, struct arena *arena)
{
	const char	*database, *why;

	if ((why = command_locate(line, arena, &database)) != NULL ||
	    (why = command_need_file(database, instead)) != NULL ||
	    (why = command_find_database(database)) != NULL ||
	    (why = copy_database(database, line->words[0], line->force,
	    &left_out)) != NULL)
		return (why);
	note_backup(database, line->words[0]);
	return (NULL);
}

const char *
command_restore(const struct command_line *line, struct arena *arena)
{
	const char	*file = line->words[0], *database, *why;

	if ((why = command_locate(line, arena, &database)) != NULL ||
	    (why = command_need_file(database, instead)) != NULL)
		return (why);
	if (access(file, F_OK) == -1)
		return (command_complaint("there is no backup '%s'", file));
	return (copy_database(file, database, line->force, &left_out));
}

static void
print_problem(void *context, const char *sentence)
{
	(void)context;
	puts(sentence);
}

const char *
command_check(const struct command_line *line, struct arena *arena)
{
	static const struct check_report	 report = { MOST, print_problem,
	    NULL };
	struct db				*db;
	const char				*path, *why;
	size_t					 count;

	if ((why = command_locate(line, arena, &path)) != NULL ||
	    (why = command_look(path, &db)) != NULL)
		return (why);
	db_set_timeout(db, INT_MAX);
	db_begin_read(db);
	count = check_database(db, &report);
	db_end_read(db);
	if (db_failed(db))
		why = command_db_error(db);
	else if (count > 0)
		why = "";
	db_close(db);
	return (why);
}

const char *
command_check_config(const struct command_line *line, struct arena *arena)
{
	struct texts	 faults;
	const char	*path, *why;
	size_t		 i;

	path = line->count > 0 ? line->words[0] : command_config(line);
	if (*path == '\0')
		return ("there is no configuration, and none is required: each"
		    " key has a default");
	if (!zones_load(NULL))
		return ("cannot read the time zones of the system");
	if ((why = site_check(arena, path, &faults)) == NULL)
		printf("%s has no mistakes\n", path);
	if (why == NULL || faults.count == 0)
		return (why);
	for (i = 0; i < faults.count; i++)
		puts(faults.list[i]);
	return ("");
}
