#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/array.h"
#include "command/command.h"
#include "command/command_line.h"
#include "command/export/export_events.h"
#include "config/site.h"
#include "store/db.h"
#include "store/settings.h"

#define PART	".part"

/* What is written, in which format. */
struct exporting {
	struct db	*db;
	struct site	 site;
	export_call	*call;		/* NULL: lines */
	bool		 secrets;
};

static const struct {
	const char	*name;
	export_call	*call;
} formats[] = {
	{ "lines", NULL }, { "csv", export_csv }, { "ics", export_calendar }
};

static const char *
write_format(const struct exporting *e, FILE *to)
{
	const bool	 written = export_write(e->db, &e->site, e->call,
			    e->secrets, to);

	if (db_failed(e->db))
		return (command_db_error(e->db));
	return (written ? NULL : command_complaint("cannot write: %s",
	    strerror(errno)));
}

/*
 * Writes a temporary file that replaces FILE when it is complete. It is
 * private, since it contains drafts.
 */
static const char *
write_file(const struct exporting *e, const char *path)
{
	char		 part[PATH_MAX];
	const char	*why;
	FILE		*to;
	int		 fd;

	if (snprintf(part, sizeof(part), "%s" PART, path) >= (int)sizeof(part))
		return ("the file's name is too long");
	unlink(part);
	fd = open(part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
	if (fd == -1 || (to = fdopen(fd, "w")) == NULL)
		return (command_complaint("cannot open '%s': %s", part,
		    strerror(errno)));
	why = write_format(e, to);
	if (why == NULL && fsync(fd) == -1)
		why = command_complaint("cannot write '%s': %s", part,
		    strerror(errno));
	fclose(to);
	if (why == NULL && rename(part, path) == -1)
		why = command_complaint("cannot create '%s': %s", path,
		    strerror(errno));
	if (why != NULL)
		unlink(part);
	return (why);
}

static const char *
find_format(const struct command_line *line, export_call **call)
{
	const char	*name = line->format != NULL ? line->format :
			    formats[0].name;
	size_t		 i;

	for (i = 0; i < COUNT(formats); i++)
		if (strcmp(formats[i].name, name) == 0)
			break;
	if (i == COUNT(formats))
		return (command_end(EXIT_USAGE, command_complaint("--format"
		    " must be lines, csv or ics, not '%s'", name)));
	*call = formats[i].call;
	if (*call != NULL && line->secrets)
		return (command_end(EXIT_USAGE, "--secrets is only for lines"
		    " of JSON"));
	return (NULL);
}

/* Addresses and zones of other formats depend on the settings. */
static const char *
open_database(const struct command_line *line, struct arena *arena,
    struct exporting *e)
{
	const char	*database, *why;
	struct site	 file;

	if ((why = e->call != NULL ? command_site(line, arena, &file) :
	    command_locate(line, arena, &database)) != NULL)
		return (why);
	if (e->call != NULL)
		database = file.database;
	if ((why = command_find_database(database)) != NULL)
		return (why);
	if (line->words[0] != NULL && !line->force &&
	    access(line->words[0], F_OK) == 0)
		return (command_complaint("'%s' exists already; --force"
		    " replaces it", line->words[0]));
	if ((why = command_look(database, &e->db)) != NULL)
		return (why);
	if (e->call != NULL && !settings_apply(e->db, arena, &file, &e->site))
		e->site = file;
	return (NULL);
}

const char *
command_export(const struct command_line *line, struct arena *arena)
{
	struct exporting	 e = { .secrets = line->secrets };
	const char		*why;

	if ((why = find_format(line, &e.call)) != NULL ||
	    (why = open_database(line, arena, &e)) != NULL)
		return (why);
	why = line->words[0] != NULL ? write_file(&e, line->words[0]) :
	    write_format(&e, stdout);
	db_close(e.db);
	return (why);
}
