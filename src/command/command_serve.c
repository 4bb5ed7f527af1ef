#include <getopt.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/clock.h"
#include "base/site.h"
#include "command/command.h"
#include "command/command_action.h"
#include "command/command_child.h"
#include "command/command_listen.h"
#include "command/command_watch.h"
#include "store/db.h"
#include "store/store.h"
#include "text/zones.h"

#define CONFIG		"conf/site.yaml"

/* What stands in for a key of the configuration, in the order of `options`. */
enum { FLAG_DATABASE, FLAG_LISTEN, FLAG_PORT, FLAG_WORKERS, FLAG_COUNT };

static const char *const	 keys[FLAG_COUNT] = {
	"database", "listen", "port", "workers"
};

static const struct option	 options[] = {
	{ "db", required_argument, NULL, FLAG_DATABASE },
	{ "listen", required_argument, NULL, FLAG_LISTEN },
	{ "port", required_argument, NULL, FLAG_PORT },
	{ "workers", required_argument, NULL, FLAG_WORKERS },
	{ "config", required_argument, NULL, 'c' },
	{ "help", no_argument, NULL, 'h' },
	{ NULL, 0, NULL, 0 }
};

static struct {
	const char	*flag[FLAG_COUNT];
	const char	*config;
	bool		 help;
} line;

static int
print_usage(FILE *to, int status)
{
	fprintf(to, "usage: almanac serve [FLAG ...]\n\n"
	    "  --config FILE     the configuration; by default " CONFIG "\n"
	    "  --db FILE         the database\n"
	    "  --listen ADDRESS  IPv4 or IPv6\n"
	    "  --port PORT       0: a free one\n"
	    "  --workers COUNT   processes; 0: one per core, at least 2\n");
	return (status);
}

/* NULL, or what is wrong. */
static const char *
read_line(int argc, char **argv)
{
	const char	*flag;
	int		 letter;

	memset(&line, 0, sizeof(line));
	optind = 0;
	while ((letter = getopt_long(argc, argv, ":h", options, NULL)) != -1) {
		flag = argv[optind - 1];
		if (letter == ':')
			return (command_complaint("%s needs a value", flag));
		if (letter == '?')
			return (command_complaint("unknown flag '%s'", flag));
		if (letter == 'h')
			line.help = true;
		else if (letter == 'c')
			line.config = optarg;
		else
			line.flag[letter] = optarg;
	}
	if (optind < argc)
		return (command_complaint("unknown word '%s'", argv[optind]));
	if (line.config == NULL)
		line.config = access(CONFIG, F_OK) == 0 ? CONFIG : "";
	return (NULL);
}

static const char *
read_site(struct site *site, struct arena *arena)
{
	const char	*why;
	size_t		 i;

	why = site_read(site, arena, *line.config != '\0' ? line.config : NULL);
	for (i = 0; i < FLAG_COUNT && why == NULL; i++) {
		if (line.flag[i] == NULL)
			continue;
		if (i == FLAG_PORT && strcmp(line.flag[i], "0") == 0)
			site->port = 0;
		else
			why = site_set(site, arena, keys[i], line.flag[i]);
	}
	return (why);
}

/* A changed configuration is read by the module; this is only a try. */
static const char *
check_site(void)
{
	static char	 text[1024];
	struct site	 site;
	struct arena	*arena;
	const char	*why;

	arena = arena_new();
	if ((why = read_site(&site, arena)) != NULL)
		snprintf(text, sizeof(text), "%s", why);
	arena_free(arena);
	return (why != NULL ? text : NULL);
}

/* A database that nobody can log in to is of no use. */
static const char *
greet(struct db *db)
{
	char	 password[PASSWORD_TEXT];
	bool	 first;

	db_begin_write(db);
	first = user_count(db) == 0 && user_add(db, "admin",
	    ROLE_ADMINISTRATOR, clock_now(), password);
	if (!db_commit(db))
		return (command_complaint("the database failed: %s",
		    db_message(db)));
	if (first)
		printf("administrator: admin\n"
		    "application password, shown this once: %s\n", password);
	(void)fflush(stdout);
	return (NULL);
}

static const char *
prepare(const char *path, const char **absolute)
{
	static char	 real[PATH_MAX];
	struct db	*db;
	const char	*why;

	if ((why = store_prepare(path)) != NULL)
		return (why);
	if ((db = db_open(path, &why)) == NULL)
		return (why);
	why = greet(db);
	db_close(db);
	if (why == NULL && (*absolute = realpath(path, real)) == NULL)
		return (command_complaint("cannot find '%s'", path));
	return (why);
}

static int
count_workers(const struct site *site)
{
	long	 cores;

	if (site->workers > 0)
		return (site->workers);
	cores = sysconf(_SC_NPROCESSORS_ONLN);
	return (cores < 2 ? 2 : cores > SITE_WORKERS_MAX ? SITE_WORKERS_MAX :
	    (int)cores);
}

static int
serve(const struct site *site)
{
	struct service	 s;
	const char	*why;

	s.config = line.config;
	s.listen = site->listen;
	s.port = site->port;
	s.workers = count_workers(site);
	if ((why = child_find_module(&s.module)) != NULL)
		return (command_fail(EXIT_FAILURE, why));
	if ((s.socket = listen_open(s.listen, &s.port, &why)) == -1)
		return (command_fail(EXIT_FAILURE, why));
	if ((why = prepare(site->database, &s.database)) != NULL)
		return (command_fail(EXIT_FAILURE, why));
	return (watch(&s, check_site));
}

int
command_serve(int argc, char **argv)
{
	struct site	 site;
	struct arena	*arena;
	const char	*why;
	int		 status;

	if ((why = read_line(argc, argv)) != NULL) {
		command_fail(EXIT_USAGE, why);
		return (print_usage(stderr, EXIT_USAGE));
	}
	if (line.help)
		return (print_usage(stdout, EXIT_SUCCESS));
	if (!clock_start(getenv("ALMANAC_CLOCK")))
		return (command_fail(EXIT_USAGE,
		    "ALMANAC_CLOCK is neither an instant nor a shift"));
	if (!zones_load(NULL))
		return (command_fail(EXIT_FAILURE,
		    "cannot read the time zones of the system"));
	arena = arena_new();
	if ((why = read_site(&site, arena)) != NULL)
		status = command_fail(EXIT_FAILURE, why);
	else
		status = serve(&site);
	arena_free(arena);
	return (status);
}
