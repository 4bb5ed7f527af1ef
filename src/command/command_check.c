#include <getopt.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "command/command.h"
#include "command/command_action.h"
#include "store/check.h"
#include "store/db.h"
#include "store/store.h"

#define MOST	100	/* faults that are worth to be told */

static const struct option	 options[] = {
	{ "db", required_argument, NULL, 'd' },
	{ "config", required_argument, NULL, 'c' },
	{ "help", no_argument, NULL, 'h' },
	{ NULL, 0, NULL, 0 }
};

struct checking {
	const char	*database;
	const char	*config;
	bool		 help;
};

static const char	 usage[] =
    "usage: almanac check\n\n"
    "Reads the whole database, derives again what lists and searches are\n"
    "made of, and prints what is not as it should be, a line each.  A server\n"
    "may go on serving and writing meanwhile.  Nothing is changed: an older\n"
    "version is refused.  The exit status is 0 if nothing was printed, else\n"
    "1.\n\n"
    "  --db FILE      the database; by default the configured one\n"
    "  --config FILE  the configuration; by default " COMMAND_CONFIG "\n";

static const char *
read_line(struct checking *c, int argc, char **argv)
{
	int	 letter;

	memset(c, 0, sizeof(*c));
	optind = 0;
	while ((letter = getopt_long(argc, argv, ":h", options, NULL)) != -1)
		switch (letter) {
		case 'd':
			c->database = optarg;
			break;
		case 'c':
			c->config = optarg;
			break;
		case 'h':
			c->help = true;
			return (NULL);
		default:
			return (command_complain_flag(argv, letter));
		}
	if (optind != argc)
		return (command_complaint("%s takes nothing more", argv[0]));
	return (NULL);
}

static void
say(void *context, const char *sentence)
{
	(void)context;
	puts(sentence);
}

static const char *
open_database(const char *path, struct db **db)
{
	const char	*why;

	if (access(path, F_OK) == -1)
		return (command_complaint("there is no database '%s'", path));
	*db = store_look(path, &why);
	return (*db == NULL ? why : NULL);
}

static const char *
check(const char *path, size_t *said)
{
	static const struct event_check	 tell = { MOST, say, NULL };
	struct db			*db;
	const char			*why;

	if ((why = open_database(path, &db)) != NULL)
		return (why);
	db_set_patience(db, INT_MAX);
	db_begin_read(db);
	*said = check_database(db, &tell);
	db_end_read(db);
	if (db_failed(db))
		why = command_complaint("the database failed: %s",
		    db_message(db));
	db_close(db);
	return (why);
}

int
command_check(int argc, char **argv)
{
	struct checking	 c;
	struct arena	*arena;
	const char	*database, *why;
	size_t		 said = 0;

	if ((why = read_line(&c, argc, argv)) != NULL) {
		command_fail(EXIT_USAGE, why);
		fputs(usage, stderr);
		return (EXIT_USAGE);
	}
	if (c.help) {
		fputs(usage, stdout);
		return (EXIT_SUCCESS);
	}
	arena = arena_new();
	why = command_locate(c.database, c.config, arena, &database);
	if (why == NULL)
		why = check(database, &said);
	arena_free(arena);
	if (why != NULL)
		return (command_fail(EXIT_FAILURE, why));
	return (said == 0 ? EXIT_SUCCESS : EXIT_FAILURE);
}
