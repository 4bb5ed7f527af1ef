#include <inttypes.h>
#include <libgen.h>
#include <limits.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/arena.h"
#include "base/clock.h"
#include "base/confine.h"
#include "command/command.h"
#include "command/command_line.h"
#include "command/import/import_report.h"
#include "command/subscribe/subscribe_list.h"
#include "command/subscribe/subscribe_run.h"
#include "config/site.h"
#include "store/db.h"
#include "store/store.h"
#include "store/subscriptions.h"
#include "text/dates.h"

#define TRIES	14		/* attempts to lock the file */
#define TRY	(CLOCK_SECOND / 2)
#define LOOK	CLOCK_SECOND	/* between checks for what is due */
#define PATIENCE	60000	/* milliseconds to wait for the lock */
#define AHEAD	(2 * SUBSCRIPTION_MOST)	/* clock was wrong then */

/*
 * Runs the subscriptions that are due, one after the other. It reads the
 * database every second, so a run that is requested at the desk begins at
 * once.
 */
static volatile sig_atomic_t	 ends;
static struct db		*db;

static void
on_signal(int sig)
{
	(void)sig;
	ends = 1;
}

/* The signals interrupt pauses and requests. */
static void
take_signals(void)
{
	struct sigaction	 action;

	memset(&action, 0, sizeof(action));
	action.sa_handler = on_signal;
	sigemptyset(&action.sa_mask);
	(void)sigaction(SIGTERM, &action, NULL);
	(void)sigaction(SIGINT, &action, NULL);
	(void)signal(SIGPIPE, SIG_IGN);
}

static void
pause_for(int64_t time)
{
	struct timespec	 t = { .tv_sec = time / CLOCK_SECOND,
			    .tv_nsec = (long)(time % CLOCK_SECOND) };

	if (!ends)
		(void)nanosleep(&t, NULL);
}

/* The same rules as for `almanac deliver`. */
static void
confine(const char *database)
{
	char			 path[PATH_MAX];
	struct confine_rule	 rules[2];

	snprintf(path, sizeof(path), "%s", database);
	rules[0] = (struct confine_rule){ "/dev/null",
	    LANDLOCK_ACCESS_FS_WRITE_FILE };
	rules[1] = (struct confine_rule){ dirname(path), CONFINE_WRITE };
	confine_files(CONFINE_ALL & ~(uint64_t)CONFINE_READ, rules,
	    store_is_file(database) ? 2 : 1);
}

/*
 * Handles an error of the database. If it was locked or full, or if, with
 * `away`, its server cannot be reached, recovers, waits a second and returns
 * NULL. Otherwise returns the error.
 */
static const char *
forgive(bool away)
{
	static enum db_error	 reported;
	enum db_error		 error;

	if (!db_failed(db)) {
		reported = DB_FINE;
		return (NULL);
	}
	error = db_error(db);
	if (error != DB_BUSY && error != DB_FULL && (error != DB_AWAY ||
	    !away))
		return (command_db_error(db));
	if (reported != error)
		fprintf(stderr, "almanac: subscriptions wait: %s\n",
		    db_message(db));
	reported = error;
	db_recover(db);
	pause_for(LOOK);
	return (NULL);
}

/*
 * Two of these processes would import the same events twice. If several nodes
 * share a database server, one node runs them and the others wait until it
 * ends.
 */
static const char *
lock(const char *database)
{
	const char	*why;
	int		 tries = 0;

	while (!ends && !db_lock_job(db, DB_JOB_SUBSCRIPTIONS)) {
		if ((why = forgive(!store_is_file(database))) != NULL)
			return (why);
		if (store_is_file(database) && ++tries == TRIES)
			return (command_complaint("the subscriptions of '%s'"
			    " are run by another process", database));
		pause_for(TRY);
	}
	return (NULL);
}

static const char *
configure(const struct site *site, struct arena *arena)
{
	const char	*why;

	do {
		db_begin_write(db);
		subscribe_list(db, arena, site, clock_now());
		if (db_commit(db))
			return (NULL);
	} while ((why = forgive(false)) == NULL && !ends);
	return (why);
}

/*
 * Logs one line for each run. It contains no address, since the address may be
 * secret.
 */
static void
tell(struct arena *arena, const struct subscription *s)
{
	char	 next[DATE_TEXT];

	date_print(s->due, next);
	fprintf(stderr, "almanac: subscription '%s': %s; ", s->name,
	    subscription_words(arena, s));
	if (s->vanished > 0)
		fprintf(stderr, "%" PRId64 " of %" PRId64 " upcoming events"
		    " are no longer there and stay; ", s->vanished, s->ahead);
	fprintf(stderr, "next run %s UTC\n", next);
}

static bool
begin(struct subscription *s)
{
	bool	 begun;

	db_begin_write(db);
	begun = subscription_begin(db, s, clock_now());
	return (db_commit(db) && begun);
}

static const char *
run(const struct site *site, struct arena *arena,
    const struct subscription *before)
{
	struct subscriber	 own = { .site = site, .db = db,
				    .stops = &ends };
	struct subscription	 begun = *before, after;
	const char		*why;
	bool			 ended;

	if (!begin(&begun))
		return (forgive(false));
	ended = subscribe_run(&own, arena, before, &after);
	if ((why = forgive(false)) != NULL)
		return (why);
	db_begin_write(db);
	if (ended)
		subscription_ran(db, &begun, &after);
	else
		subscription_stopped(db, before, &begun);
	if (db_commit(db) && ended)
		tell(arena, &after);
	return (forgive(false));
}

static bool
is_due(const struct subscription *s)
{
	int64_t	 now = clock_now();

	return (s->due <= now || s->due > now + AHEAD);
}

/* Returns after SIGTERM or SIGINT, or when there are no subscriptions. */
static const char *
follow(const struct site *site)
{
	struct subscription	 next;
	struct arena		*arena;
	const char		*why = NULL;
	bool			 found = true;

	arena = arena_new();
	while (!ends && found && why == NULL) {
		db_begin_read(db);
		found = subscription_next(db, arena, &next);
		db_end_read(db);
		if (db_failed(db)) {
			found = true;
			why = forgive(false);
		} else if (found && is_due(&next))
			why = run(site, arena, &next);
		else if (found)
			pause_for(LOOK);
		arena_reset(arena);
	}
	arena_free(arena);
	return (found ? why : command_end(EXIT_NOTHING,
	    "there are no subscriptions"));
}

const char *
command_subscribe(const struct command_line *line, struct arena *arena)
{
	struct site	 site;
	const char	*why;

	if ((why = command_site(line, arena, &site)) != NULL)
		return (why);
	if (line->database == NULL && getenv("ALMANAC_DATABASE") != NULL)
		site.database = getenv("ALMANAC_DATABASE");
	if ((why = command_find_database(site.database)) != NULL ||
	    (why = command_open(site.database, &db)) != NULL)
		return (why);
	take_signals();
	progress_silence();
	db_set_timeout(db, PATIENCE);
	confine(site.database);
	if ((why = lock(site.database)) == NULL && !ends &&
	    (why = configure(&site, arena)) == NULL)
		why = follow(&site);
	db_close(db);
	return (why);
}
