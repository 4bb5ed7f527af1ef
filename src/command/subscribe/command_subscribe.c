#include <inttypes.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/arena.h"
#include "base/clock.h"
#include "command/command.h"
#include "command/command_line.h"
#include "command/import/import_copy.h"
#include "command/import/import_report.h"
#include "command/subscribe/subscribe_list.h"
#include "command/subscribe/subscribe_run.h"
#include "command/subscribe/subscribe_runners.h"
#include "command/subscribe/subscribe_upload.h"
#include "config/site.h"
#include "pictures/maker.h"
#include "store/db.h"
#include "store/store.h"
#include "store/subscriptions.h"
#include "store/uploads.h"
#include "text/dates.h"

#define TRIES	14		/* attempts to lock the file */
#define TRY	(CLOCK_SECOND / 2)
#define LOOK	1000		/* milliseconds between checks */
#define PATIENCE	60000	/* milliseconds to wait for the lock */
#define AHEAD	(2 * SUBSCRIPTION_MOST)	/* clock was wrong then */

/*
 * Gives the subscriptions that are due to processes that run them. It reads the
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
catch_signals(void)
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

/*
 * Handles an error of the database. If it was locked or full, or if, with
 * `away`, its server cannot be reached, recovers, waits a second and returns
 * NULL. Otherwise returns the error.
 */
static const char *
handle_db_error(bool away)
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
	pause_for(LOOK * CLOCK_MILLISECOND);
	return (NULL);
}

/*
 * Two of these processes would import the same events twice. If several nodes
 * share a database server, one node runs them and the others wait until it
 * ends.
 */
static const char *
lock_job(const char *database)
{
	const char	*why;
	int		 tries = 0;

	while (!ends && !db_lock_job(db, DB_JOB_SUBSCRIPTIONS)) {
		if ((why = handle_db_error(!store_is_file(database))) != NULL)
			return (why);
		if (store_is_file(database) && ++tries == TRIES)
			return (command_complaint("the subscriptions of '%s'"
			    " are run by another process", database));
		pause_for(TRY);
	}
	return (NULL);
}

static const char *
store_configured(const struct site *site, struct arena *arena)
{
	const char	*why;

	do {
		db_begin_write(db);
		subscribe_list(db, arena, site, clock_now());
		if (db_commit(db))
			return (NULL);
	} while ((why = handle_db_error(false)) == NULL && !ends);
	return (why);
}

/*
 * Logs one line for each run, with one write, since others write there, too. It
 * contains no address, since the address may be secret.
 */
static void
log_run(struct arena *arena, const struct subscription *s)
{
	const char	*stay = "";
	char		 next[DATE_TEXT];

	date_print(s->due, next);
	if (s->vanished > 0)
		stay = arena_printf(arena, "%" PRId64 " of %" PRId64
		    " upcoming events are no longer there and stay; ",
		    s->vanished, s->upcoming);
	fprintf(stderr, "almanac: subscription '%s': %s; %snext run %s UTC\n",
	    s->name, subscription_words(arena, s), stay, next);
}

static bool
begin_run(struct subscription *s)
{
	bool	 begun;

	db_begin_write(db);
	begun = subscription_begin(db, s, clock_now());
	return (db_commit(db) && begun);
}

static const char *
run_subscription(const struct site *site, struct arena *arena,
    const struct subscription *before)
{
	struct subscriber	 own = { .site = site, .db = db,
				    .stops = &ends };
	struct subscription	 begun = *before, after;
	const char		*why;
	bool			 ended;

	if (!begin_run(&begun))
		return (handle_db_error(false));
	ended = subscribe_run(&own, arena, before, &after);
	if ((why = handle_db_error(false)) != NULL)
		return (why);
	db_begin_write(db);
	if (ended)
		subscription_ran(db, &begun, &after);
	else
		subscription_stopped(db, before, &begun);
	if (db_commit(db) && ended)
		log_run(arena, &after);
	return (handle_db_error(false));
}

static bool
read_subscription(struct arena *arena, int64_t id, struct subscription *s)
{
	bool	 found;

	db_begin_read(db);
	found = subscription_get(db, arena, id, s);
	db_end_read(db);
	return (found && !db_failed(db));
}

/* Opens the database with the timeout and the rights of this command. */
static const char *
open_database(const char *database)
{
	const char	*why;

	if ((why = command_open(database, &db)) != NULL)
		return (why);
	db_set_timeout(db, PATIENCE);
	return (command_confine(database, command_scratch()));
}

/* An upload has its id with a minus sign. */
static const char *
run_one(const struct site *site, struct arena *arena, int64_t id)
{
	struct subscriber	 own = { .site = site, .db = db,
				    .stops = &ends };
	struct subscription	 s;

	if (id > 0)
		return (read_subscription(arena, id, &s) ?
		    run_subscription(site, arena, &s) :
		    handle_db_error(false));
	upload_run(&own, arena, -id);
	return (handle_db_error(false));
}

/* The process of a runner, which opens the database when it is first needed. */
static int
run_assigned(const struct runner *r, const void *context)
{
	const struct site	*site = context;
	struct arena		*arena = arena_new();
	const char		*why = NULL;
	int64_t			 id;

	while (!ends && why == NULL && (id = runner_next(r)) != 0) {
		if (db == NULL)
			maker_start();
		if (db == NULL && (why = open_database(site->database)) !=
		    NULL)
			break;
		why = run_one(site, arena, id);
		arena_reset(arena);
		runner_done(r);
	}
	if (why != NULL)
		fprintf(stderr, "almanac: %s\n", why);
	if (db != NULL)
		db_close(db);
	arena_free(arena);
	return (why != NULL ? EXIT_FAILURE : EXIT_SUCCESS);
}

static bool
is_due(const struct subscription *s)
{
	int64_t	 now = clock_now();

	return (s->due <= now || s->due > now + AHEAD);
}

/* The one that was due first, or NULL. */
static const struct subscription *_Nullable
choose_next(const struct subscription *list, size_t count)
{
	const struct subscription	*first = NULL;
	size_t				 i;

	for (i = 0; i < count; i++)
		if (is_due(&list[i]) && !runners_have(list[i].id) &&
		    (first == NULL || list[i].due < first->due))
			first = &list[i];
	return (first);
}

/*
 * Gives the first upload with work to a runner, one at a time: a preview needs
 * much room, and others follow.
 */
static void
assign_upload(int64_t id)
{
	static int64_t	 given;

	if (id != 0 && (given == 0 || !runners_have(-given)) &&
	    runners_give(-id))
		given = id;
}

/*
 * Returns after SIGTERM or SIGINT, or when there are neither subscriptions nor
 * uploads.
 */
static const char *
assign_due_runs(void)
{
	const struct subscription	*next;
	struct subscription		*list;
	struct arena			*arena = arena_new();
	const char			*why = NULL;
	int64_t				 upload = 0;
	size_t				 count = 0;
	bool				 any = true;

	while (!ends && any && why == NULL) {
		arena_reset(arena);
		db_begin_read(db);
		count = subscriptions_list(db, arena, &list);
		upload = upload_next(db);
		any = count > 0 || uploads_wait(db);
		db_end_read(db);
		if (db_failed(db)) {
			any = true;
			why = handle_db_error(false);
			continue;
		}
		assign_upload(upload);
		while ((next = choose_next(list, count)) != NULL &&
		    runners_give(next->id))
			continue;
		if (any && !runners_wait(LOOK) && !ends)
			why = "a process that ran a subscription has ended";
	}
	arena_free(arena);
	return (any ? why : command_end(EXIT_NOTHING,
	    "there are neither subscriptions nor uploads"));
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
	if ((why = command_find_database(site.database)) != NULL)
		return (why);
	catch_signals();
	progress_silence();
	runners_start(run_assigned, &site);
	if ((why = open_database(site.database)) == NULL) {
		if ((why = lock_job(site.database)) == NULL && !ends) {
			copy_preview_clear(site.database);
			why = store_configured(&site, arena);
		}
		if (why == NULL && !ends)
			why = assign_due_runs();
		db_close(db);
	}
	runners_end();
	return (why);
}
