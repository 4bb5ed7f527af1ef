#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/clock.h"
#include "command/command.h"
#include "command/command_line.h"
#include "command/export/export.h"
#include "command/import/import.h"
#include "command/import/import_copy.h"
#include "command/import/import_input.h"
#include "command/import/import_report.h"
#include "command/import/import_site.h"
#include "command/import/import_tec.h"
#include "command/import/import_undo.h"
#include "command/inside.h"
#include "config/site.h"
#include "store/db.h"
#include "store/history_rows.h"
#include "store/imports_undo.h"
#include "text/urls.h"

#define LOGIN_MAX	1024	/* bytes */

struct importing {
	const struct command_line	*line;
	const char			*login;
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
		return ("a login must be NAME:PASSWORD");
	return (NULL);
}

static bool
is_address(const char *from)
{
	return (strncasecmp(from, "http://", 7) == 0 ||
	    strncasecmp(from, "https://", 8) == 0);
}

/* Opens the database as soon as a record is found. */
static bool
open_import(struct importing *i)
{
	struct inside	*inside;

	if (i->im.inside != NULL)
		return (true);
	if ((i->why = i->line->dry_run ? copy_prepare() :
	    command_first_user(&i->site)) != NULL ||
	    (i->why = inside_open(&inside, i->site.database, &i->site,
	    i->line->user)) != NULL)
		return (false);
	if (i->line->dry_run)
		inside_alone(inside);
	import_open(&i->im, inside, i->report);
	i->im.no_pictures = i->line->no_pictures || i->line->dry_run;
	tec_open(&i->tec, &i->im);
	return (true);
}

/*
 * Returns true if nothing else is to be done: the file was loaded, or loading
 * it has failed.
 */
static bool
load_file(struct importing *i, struct input *in)
{
	struct db	*db;
	bool		 fits;

	if ((i->why = command_open(i->site.database, &db)) != NULL)
		return (true);
	db_begin_write(db);
	if ((fits = export_fits(db)))
		i->why = export_load(db, &i->site, in, i->line->users,
		    i->report);
	if (!fits || i->why != NULL)
		db_rollback(db);
	else
		(void)db_commit(db);
	if (db_failed(db) && i->why == NULL)
		i->why = command_db_error(db);
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
	if (in.kind == INPUT_LINES && load_file(i, &in))
		fine = i->why == NULL;
	else if ((fine = open_import(i))) {
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
put_site(struct importing *i, const char *address)
{
	bool	 fine;

	if (url_has_login(address)) {
		i->why = "an address must not contain a login; use --login";
		return (false);
	}
	if (!open_import(i))
		return (false);
	fine = import_site(&i->im, address, i->line->source, i->login);
	i->why = i->im.why;
	return (fine);
}

static int64_t
count_all(const struct report *r, enum import_fate fate)
{
	enum import_kind	 kind;
	int64_t			 count = 0;

	for (kind = 0; kind < IMPORT_KINDS; kind++)
		count += report_count(r, kind, fate);

	return (count);
}

/* Adds the run to the history. */
static void
note_run(struct importing *i)
{
	const struct command_line	*line = i->line;
	struct inside			*inside = i->im.inside;

	inside_begin(inside);
	history_add_import(inside_db(inside), line->source != NULL ?
	    line->source : line->words[0], clock_now(),
	    count_all(i->report, IMPORT_NEW),
	    count_all(i->report, IMPORT_CHANGED), 0);
	i->why = inside_commit(inside);
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
	if (i->im.inside != NULL && i->why == NULL)
		note_run(i);
}

static void
undo_all(struct importing *i)
{
	struct inside	*inside;
	char		**source;

	i->why = inside_open(&inside, i->site.database, &i->site,
	    i->line->user);
	if (i->why != NULL)
		return;
	for (source = i->line->words; *source != NULL && i->why == NULL;
	    source++)
		i->why = import_undo(inside, i->report, *source,
		    IMPORTS_ALL);
	inside_close(inside);
}

/*
 * Reports what was done, even after an error. A dry run fails if a record
 * would be rejected.
 */
static const char *
run_import(struct importing *i)
{
	i->report = report_new();
	if (i->line->dry_run)
		report_each(i->report, stdout);
	if (i->line->undo)
		undo_all(i);
	else
		put_all(i);
	progress_clear();
	report_print(i->report, stdout);
	if (i->line->dry_run)
		puts("\nThis was a dry run: nothing is stored.");
	if (i->line->dry_run && i->why == NULL && report_refused(i->report))
		i->why = "";
	report_free(i->report);
	if (i->im.inside != NULL) {
		inside_close(i->im.inside);
		import_close(&i->im);
	}
	return (i->why);
}

static const char *
run_on_copy(struct importing *i)
{
	const char	*copy, *why;

	if ((why = copy_make(&i->site, &copy)) == NULL) {
		i->site.database = copy;
		why = run_import(i);
	}
	copy_remove();
	return (why);
}

static const char *
check_undo(const struct importing *i)
{
	const struct command_line	*line = i->line;

	if (line->source != NULL || line->login != NULL || line->users ||
	    line->no_pictures)
		return (command_end(EXIT_USAGE, "--undo accepts only --user"
		    " and --dry-run; the argument is the name of a source or"
		    " the address of a site"));
	return (command_find_database(i->site.database));
}

const char *
command_import(const struct command_line *line, struct arena *arena)
{
	struct importing	 i = { .line = line };
	const char		*why;

	if ((why = read_login(line, &i.login)) != NULL ||
	    (why = command_site(line, arena, &i.site)) != NULL)
		return (why);
	if (line->undo && (why = check_undo(&i)) != NULL)
		return (why);
	return (line->dry_run ? run_on_copy(&i) : run_import(&i));
}
