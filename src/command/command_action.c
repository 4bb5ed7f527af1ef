#include <getopt.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/clock.h"
#include "base/site.h"
#include "command/command_action.h"
#include "store/db.h"
#include "store/store.h"
#include "text/zones.h"

static const struct option	 options[] = {
	{ "db", required_argument, NULL, 'd' },
	{ "config", required_argument, NULL, 'c' },
	{ "role", required_argument, NULL, 'r' },
	{ "label", required_argument, NULL, 'l' },
	{ "help", no_argument, NULL, 'h' },
	{ NULL, 0, NULL, 0 }
};

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

static void
print_usage(FILE *to, const char *verb, const struct action *a)
{
	const char	*lead;

	for (lead = "usage:"; a->name != NULL; a++, lead = "      ")
		fprintf(to, "%s almanac %s %s%s%s%s%s\n", lead, verb, a->name,
		    *a->words == '\0' ? "" : " ", a->words,
		    a->has_role ? " --role ROLE" : "",
		    a->has_label ? " [--label LABEL]" : "");
	fprintf(to, "\n"
	    "  --db FILE      the database; by default the configured one\n"
	    "  --config FILE  the configuration; by default " COMMAND_CONFIG
	    "\n");
}

const char *
command_complain_flag(char **argv, int letter)
{
	const char	*flag;

	flag = argv[optind - 1];
	if (letter == ':')
		return (command_complaint("%s needs a value", flag));
	if (strncmp(flag, "--", 2) == 0)
		return (command_complaint("unknown flag '%s'", flag));
	return (command_complaint("unknown flag '-%c'", optopt));
}

/* NULL, or what is wrong. */
static const char *
read_line(struct command_line *line, int argc, char **argv)
{
	int	 letter;

	memset(line, 0, sizeof(*line));
	line->verb = argv[0];
	optind = 0;
	while ((letter = getopt_long(argc, argv, ":h", options, NULL)) != -1)
		switch (letter) {
		case 'd':
			line->database = optarg;
			break;
		case 'c':
			line->config = optarg;
			break;
		case 'r':
			line->role = optarg;
			break;
		case 'l':
			line->label = optarg;
			break;
		case 'h':
			line->help = true;
			break;
		default:
			return (command_complain_flag(argv, letter));
		}
	line->count = argc - optind;
	line->words = argv + optind;
	return (NULL);
}

static const char *
find(const struct command_line *line, const struct action **a)
{
	if (line->count == 0)
		return (command_complaint("%s what?", line->verb));
	while ((*a)->name != NULL && strcmp((*a)->name, line->words[0]) != 0)
		(*a)++;
	if ((*a)->name == NULL)
		return (command_complaint("unknown: %s %s", line->verb,
		    line->words[0]));
	if (line->count != 1 + (*a)->word_count)
		return (command_complaint("%s %s takes %s", line->verb,
		    (*a)->name, *(*a)->words == '\0' ? "nothing more" :
		    (*a)->words));
	if (line->role != NULL && !(*a)->has_role)
		return (command_complaint("%s %s takes no --role",
		    line->verb, (*a)->name));
	if (line->label != NULL && !(*a)->has_label)
		return (command_complaint("%s %s takes no --label",
		    line->verb, (*a)->name));
	return (NULL);
}

const char *
command_locate(const char *given, const char *config, struct arena *arena,
    const char **database)
{
	struct site	 site;
	const char	*why;

	*database = given;
	if (*database != NULL)
		return (NULL);
	if (!zones_load(NULL))
		return ("cannot read the time zones of the system");
	if (config == NULL && access(COMMAND_CONFIG, F_OK) == 0)
		config = COMMAND_CONFIG;
	if ((why = site_read(&site, arena, config)) == NULL)
		*database = site.database;
	return (why);
}

static const char *
open_database(const struct action *a, const char *path, struct db **db)
{
	const char	*why;

	if (!a->makes && access(path, F_OK) == -1)
		return (command_complaint("there is no database '%s'", path));
	if ((why = store_prepare(path)) != NULL)
		return (why);
	*db = db_open(path, &why);
	return (*db != NULL ? NULL : why);
}

static const char *
run(const struct action *a, struct db *db, const struct command_line *line,
    struct outcome *outcome)
{
	const char	*why;

	db_begin_write(db);
	why = db_failed(db) ? NULL : a->call(db, line, outcome);
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

static int
act(const struct action *a, const struct command_line *line,
    struct arena *arena)
{
	struct outcome	 outcome = { .password = "" };
	struct db	*db;
	const char	*path, *why;

	db = NULL;
	if ((why = command_locate(line->database, line->config, arena,
	    &path)) != NULL || (why = open_database(a, path, &db)) != NULL)
		return (command_fail(EXIT_FAILURE, why));
	why = run(a, db, line, &outcome);
	db_close(db);
	if (why != NULL)
		return (command_fail(EXIT_FAILURE, why));

	if (outcome.password[0] != '\0')
		printf("%s\n", outcome.password);
	if (fflush(stdout) == EOF)
		return (command_fail(EXIT_FAILURE, "cannot write the answer"));
	return (EXIT_SUCCESS);
}

int
command_act(int argc, char **argv, const struct action *actions)
{
	struct command_line	 line;
	const struct action	*a;
	struct arena		*arena;
	const char		*why;
	int			 status;

	if (!clock_start(getenv("ALMANAC_CLOCK")))
		return (command_fail(EXIT_USAGE,
		    "ALMANAC_CLOCK is neither an instant nor a shift"));
	a = actions;
	why = read_line(&line, argc, argv);
	if (why == NULL && line.help) {
		print_usage(stdout, line.verb, actions);
		return (EXIT_SUCCESS);
	}
	if (why != NULL || (why = find(&line, &a)) != NULL) {
		command_fail(EXIT_USAGE, why);
		print_usage(stderr, line.verb, actions);
		return (EXIT_USAGE);
	}
	if (a->check != NULL && (why = a->check(&line)) != NULL)
		return (command_fail(EXIT_USAGE, why));
	arena = arena_new();
	status = act(a, &line, arena);
	arena_free(arena);
	return (status);
}
