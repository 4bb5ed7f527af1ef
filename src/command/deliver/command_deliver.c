#include <sys/file.h>

#include <fcntl.h>
#include <libgen.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/confine.h"
#include "command/command.h"
#include "command/command_action.h"
#include "command/command_line.h"
#include "command/deliver/deliver.h"
#include "config/site.h"
#include "store/db.h"
#include "store/store.h"
#include "text/zones.h"

#define TRIES	70		/* to wait until the previous one has ended */
#define PAUSE	100000000	/* nanoseconds between two */

/*
 * Two deliverers would send each message twice. No other program locks the
 * whole file. It stays open, since closing it would release SQLite's locks.
 */
static const char *
lock(const char *path)
{
	static const struct timespec	 pause = { .tv_nsec = PAUSE };
	int				 fd, i;

	if ((fd = open(path, O_RDONLY | O_CLOEXEC)) == -1)
		return (command_complaint("there is no database '%s'", path));
	for (i = 0; i < TRIES; i++) {
		if (flock(fd, LOCK_EX | LOCK_NB) == 0)
			return (NULL);
		(void)nanosleep(&pause, NULL);
	}
	(void)close(fd);
	return (command_complaint("messages of '%s' are delivered by another"
	    " process", path));
}

/* It needs name resolution and certificates, but never starts programs. */
static void
confine(const char *database)
{
	char			 path[PATH_MAX];
	struct confine_rule	 rules[2];

	snprintf(path, sizeof(path), "%s", database);
	rules[0] = (struct confine_rule){ dirname(path), CONFINE_WRITE };
	rules[1] = (struct confine_rule){ "/dev/null",
	    LANDLOCK_ACCESS_FS_WRITE_FILE };
	confine_files(CONFINE_ALL & ~(uint64_t)CONFINE_READ, rules, 2);
}

static const char *
run(const char *path, const struct site *site)
{
	struct db	*db;
	const char	*why;

	if ((why = lock(path)) != NULL || (why = store_prepare(path)) != NULL)
		return (why);
	if ((db = db_open(path, &why)) == NULL)
		return (why);
	confine(path);
	why = deliver(db, site);
	db_close(db);
	return (why);
}

/* Closes the first file, so that the next one may lock it. */
static void
warn_of_readers(const struct site *site, const char *config)
{
	const struct webhook	*w;
	size_t			 i;

	for (i = 0; i < site->webhook_count; i++) {
		w = &site->webhooks[i];
		if (command_warn_of_readers(*w->secret_file != '\0' ?
		    w->secret_file : config))
			return;
	}
}

int
command_deliver(const struct command_line *line)
{
	struct site	 site;
	struct arena	*arena;
	const char	*config, *why;

	if (!zones_load(NULL))
		return (command_fail(EXIT_FAILURE,
		    "cannot read the time zones of the system"));
	arena = arena_new();
	config = command_config(line);
	why = site_read(&site, arena, *config != '\0' ? config : NULL);
	if (why == NULL && site.webhook_count == 0)
		why = "there are no 'webhooks' in the configuration";
	if (why == NULL) {
		warn_of_readers(&site, config);
		why = run(line->database != NULL ? line->database :
		    site.database, &site);
	}
	if (why != NULL)
		command_fail(EXIT_FAILURE, why);
	arena_free(arena);
	return (why != NULL ? EXIT_FAILURE : EXIT_SUCCESS);
}
