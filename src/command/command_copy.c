#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "command/command.h"
#include "command/command_action.h"
#include "store/copy.h"

static const struct option	 options[] = {
	{ "db", required_argument, NULL, 'd' },
	{ "config", required_argument, NULL, 'c' },
	{ "force", no_argument, NULL, 'f' },
	{ "help", no_argument, NULL, 'h' },
	{ NULL, 0, NULL, 0 }
};

struct copying {
	const char	*database;
	const char	*config;
	const char	*file;
	bool		 force;
	bool		 help;
};

static const char	 backup_usage[] =
    "usage: almanac backup FILE [--force]\n\n"
    "Copies the database to FILE, as it is at one moment; a server may go on\n"
    "serving and writing meanwhile.  FILE is complete and checked when it\n"
    "appears.\n\n"
    "  --force        replace FILE if it is there\n"
    "  --db FILE      the database; by default the configured one\n"
    "  --config FILE  the configuration; by default " COMMAND_CONFIG "\n";

static const char	 restore_usage[] =
    "usage: almanac restore FILE [--force]\n\n"
    "Makes the database what it was when FILE was made by almanac backup. No\n"
    "server may be using it.\n\n"
    "  --force        replace the database if it is there\n"
    "  --db FILE      the database; by default the configured one\n"
    "  --config FILE  the configuration; by default " COMMAND_CONFIG "\n";

static const char *
read_line(struct copying *c, int argc, char **argv)
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
		case 'f':
			c->force = true;
			break;
		case 'h':
			c->help = true;
			return (NULL);
		default:
			return (command_complain_flag(argv, letter));
		}
	if (optind + 1 != argc)
		return (command_complaint("%s takes one FILE", argv[0]));
	c->file = argv[optind];
	return (NULL);
}

static const char *
copy(const struct copying *c, bool back, const char *database)
{
	const char	*from, *to;

	from = back ? c->file : database;
	to = back ? database : c->file;
	if (access(from, F_OK) == -1)
		return (command_complaint("there is no %s '%s'",
		    back ? "backup" : "database", from));
	return (copy_database(from, to, c->force));
}

static int
act(const struct copying *c, bool back)
{
	struct arena	*arena;
	const char	*database, *why;
	int		 status;

	arena = arena_new();
	why = command_locate(c->database, c->config, arena, &database);
	if (why == NULL)
		why = copy(c, back, database);
	status = why == NULL ? EXIT_SUCCESS : command_fail(EXIT_FAILURE, why);
	arena_free(arena);
	return (status);
}

static int
run(int argc, char **argv, const char *usage, bool back)
{
	struct copying	 c;
	const char	*why;

	if ((why = read_line(&c, argc, argv)) != NULL) {
		command_fail(EXIT_USAGE, why);
		fputs(usage, stderr);
		return (EXIT_USAGE);
	}
	if (c.help) {
		fputs(usage, stdout);
		return (EXIT_SUCCESS);
	}
	return (act(&c, back));
}

int
command_backup(int argc, char **argv)
{
	return (run(argc, argv, backup_usage, false));
}

int
command_restore(int argc, char **argv)
{
	return (run(argc, argv, restore_usage, true));
}
