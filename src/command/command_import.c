#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/site.h"
#include "command/command.h"
#include "command/command_action.h"
#include "command/command_first.h"
#include "command/command_line.h"
#include "command/import.h"
#include "command/import_file.h"
#include "command/import_site.h"
#include "command/import_tec.h"
#include "command/inside.h"
#include "text/zones.h"

#define LOGIN_MAX	1024	/* bytes */

/* What is typed would be seen by others, and remembered by the shell. */
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

static bool
put_all(const struct command_line *line, const char *login, struct import *im)
{
	struct tec	 tec;
	char		**from;
	bool		 fine = true, files = false;

	tec_open(&tec, im);
	for (from = line->words; *from != NULL && fine; from++) {
		if (is_address(*from)) {
			fine = import_site(im, *from, line->source, login);
			continue;
		}
		files = true;
		fine = import_file(im, &tec, *from, line->source);
	}
	return (fine && (!files || import_files_end(im)));
}

/* What has been put is told whatever has ended it. */
static const char *
take(const struct command_line *line, const char *login, struct inside *inside)
{
	struct import	 im;
	const char	*why = NULL;

	import_open(&im, inside, report_new());
	if (!put_all(line, login, &im))
		why = im.why;
	report_print(im.report, stdout);
	if (fflush(stdout) == EOF && why == NULL)
		why = "cannot write the report";
	report_free(im.report);
	import_close(&im);
	return (why);
}

static const char *
import(const struct command_line *line, struct arena *arena)
{
	struct site	 site;
	struct inside	*inside;
	const char	*login, *config, *database, *why;

	if (!zones_load(NULL))
		return ("cannot read the time zones of the system");
	config = command_config(line);
	if ((why = read_login(line, &login)) != NULL ||
	    (why = site_read(&site, arena, *config != '\0' ? config : NULL)) !=
	    NULL)
		return (why);
	database = line->database != NULL ? line->database : site.database;
	if ((why = command_first_user(database)) != NULL ||
	    (why = inside_open(&inside, database, &site, line->user)) != NULL)
		return (why);
	why = take(line, login, inside);
	inside_close(inside);
	return (why);
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
