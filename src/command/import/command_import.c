#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "command/command.h"
#include "command/command_action.h"
#include "command/command_first.h"
#include "command/command_line.h"
#include "command/import/import.h"
#include "command/import/import_file.h"
#include "command/import/import_input.h"
#include "command/import/import_progress.h"
#include "command/import/import_site.h"
#include "command/import/import_tec.h"
#include "command/inside.h"
#include "command/export/restore.h"
#include "config/site.h"
#include "store/db.h"
#include "store/store.h"
#include "text/zones.h"

#define LOGIN_MAX	1024	/* bytes */

struct importing {
	const struct command_line	*line;
	const char			*login;
	const char			*database;
	const char			*why;
	struct site			 site;
	struct report			*report;
	struct import			 im;	/* inside NULL: not open yet */
	struct tec			 tec;
	bool				 has_files;
};

/*
 * A password on the command line would be visible to other users and stored in
 * the history of the shell.
 */
static const char *
read_login(const struct command_line *line, const char **login)
{
	static char	 text[LOGIN_MAX];
	FILE		*f;

	*login = getenv("ALMANAC_LOGIN");
	if (line->login != NULL) {
		if ((f = fopen(line->login, "re")) == NULL)
			return (command_complaint("cannot open '%s': %s",
			    line->login, strerror(errno)));
		text[fread(text, 1, sizeof(text) - 1, f)] = '\0';
		fclose(f);
		(void)command_warn_of_readers(line->login);
		text[strcspn(text, "\r\n")] = '\0';
		*login = text;
	}
	if (*login != NULL && strchr(*login, ':') == NULL)
		return ("a login is NAME:PASSWORD");
	return (NULL);
}

static bool
is_address(const char *from)
{
	return (strncasecmp(from, "http://", 7) == 0 ||
	    strncasecmp(from, "https://", 8) == 0);
}

/* Opens the database for records as soon as one is found. */
static bool
begin(struct importing *i)
{
	struct inside	*inside;

	if (i->im.inside != NULL)
		return (true);
	if ((i->why = command_first_user(i->database)) != NULL ||
	    (i->why = inside_open(&inside, i->database, &i->site,
	    i->line->user)) != NULL)
		return (false);
	import_open(&i->im, inside, i->report);
	tec_open(&i->tec, &i->im);
	return (true);
}

/* True: the file was restored unchanged, or restoring it has failed. */
static bool
restore_file(struct importing *i, struct input *in)
{
	struct db	*db;
	bool		 fits;

	if ((i->why = store_prepare(i->database)) != NULL ||
	    (db = db_open(i->database, &i->why)) == NULL)
		return (true);
	db_begin_write(db);
	if ((fits = restore_fits(db)))
		i->why = restore(db, &i->site, in, i->line->users, i->report);
	if (!fits || i->why != NULL)
		db_rollback(db);
	else if (!db_commit(db))
		i->why = command_complaint("the database failed: %s",
		    db_message(db));
	if (db_failed(db) && i->why == NULL)
		i->why = "the database is busy; try again";
	db_close(db);
	return (fits || i->why != NULL);
}

static bool
put_file(struct importing *i, const char *path)
{
	struct input	 in;
	bool		 fine;

	if ((i->why = input_open(&in, path)) != NULL)
		return (false);
	if (in.kind == INPUT_LINES && restore_file(i, &in))
		fine = i->why == NULL;
	else if ((fine = begin(i))) {
		i->has_files = true;
		fine = import_file(&i->im, &i->tec, &in, i->line->source);
		i->why = i->im.why;
	}
	input_close(&in);
	return (fine);
}

/*
 * A login in the address would be stored with the name of the source and
 * printed.
 */
static bool
holds_login(const char *address)
{
	const char	*host;

	host = strstr(address, "://") + 3;
	return (memchr(host, '@', strcspn(host, "/?#")) != NULL);
}

static bool
put_site(struct importing *i, const char *address)
{
	bool	 fine;

	if (holds_login(address)) {
		i->why = "an address must not hold a login; use --login";
		return (false);
	}
	if (!begin(i))
		return (false);
	fine = import_site(&i->im, address, i->line->source, i->login);
	i->why = i->im.why;
	return (fine);
}

static void
put_all(struct importing *i)
{
	char	**from;
	bool	 fine = true;

	for (from = i->line->words; *from != NULL && fine; from++)
		fine = is_address(*from) ? put_site(i, *from) :
		    put_file(i, *from);
	if (fine && i->has_files && (!import_finish(&i->im) ||
	    !import_commit(&i->im)))
		i->why = i->im.why;
}

/* Report what was imported, even after an error. */
static const char *
take(struct importing *i)
{
	i->report = report_new();
	put_all(i);
	progress_clear();
	report_print(i->report, stdout);
	if (fflush(stdout) == EOF && i->why == NULL)
		i->why = "cannot write the report";
	report_free(i->report);
	if (i->im.inside != NULL) {
		inside_close(i->im.inside);
		import_close(&i->im);
	}
	return (i->why);
}

static const char *
import(const struct command_line *line, struct arena *arena)
{
	struct importing	 i = { .line = line };
	const char		*config, *why;

	if (!zones_load(NULL))
		return ("cannot read the time zones of the system");
	config = command_config(line);
	if ((why = read_login(line, &i.login)) != NULL || (why =
	    site_read(&i.site, arena, *config != '\0' ? config : NULL)) != NULL)
		return (why);
	i.database = line->database != NULL ? line->database : i.site.database;
	return (take(&i));
}

int
command_import(const struct command_line *line)
{
	struct arena	*arena;
	const char	*why;

	arena = arena_new();
	why = import(line, arena);
	arena_free(arena);
	return (why == NULL ? EXIT_SUCCESS : command_fail(EXIT_FAILURE, why));
}
