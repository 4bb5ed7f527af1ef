#include <sys/signalfd.h>

#include <inttypes.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/clock.h"
#include "command/command.h"
#include "command/command_line.h"
#include "command/deliver/deliver_endpoint.h"
#include "config/site.h"
#include "config/site_origin.h"
#include "pages/site_now.h"
#include "store/db.h"
#include "store/deliveries.h"
#include "store/letters.h"
#include "store/outbox.h"
#include "store/store.h"

#define LOOK		1000	/* milliseconds between checks */
#define PAUSE		5	/* milliseconds between commits */
#define GRACE		(5 * CLOCK_SECOND)
#define TIDY		(60 * CLOCK_SECOND)
#define TRIES	14		/* attempts to lock the file */
#define TRY	500		/* milliseconds between these */

static const char *const	 mail_queues[] = {
	LETTERS_PERSONAL, LETTERS_EVENTS, LETTERS_PROPOSALS, LETTERS_TEST
};

#define MAIL_QUEUES	COUNT(mail_queues)

/*
 * Delivers messages from the outbox to the endpoints of webhooks, and letters
 * to the mail server. Each endpoint gets one message at a time. Users take
 * turns; messages of a user are in the order of the changes as long as the
 * endpoint accepts them. A failed message is retried later
 * (store/deliveries.h); later messages are sent meanwhile. After consecutive
 * failures an endpoint rests for at most a minute, or for the time in
 * Retry-After of its answer (429 or 503). The database is read every second. If
 * the settings of the desk have changed, all endpoints are opened again.
 */
static struct db		*db;
static struct transfers		*transfers;
static struct endpoint		*endpoints;
static size_t			 count;
static struct arena		*held;		/* holds `used` */
static const struct site	*used;		/* by the endpoints */
static bool			 ending;	/* after a signal */
static int64_t			 ends;		/* clock_steady(); 0: not yet */
static int64_t			 tidied;	/* clock_steady(); 0: never */
static int64_t			 committed;

static int
open_signals(void)
{
	sigset_t	 set;

	sigemptyset(&set);
	sigaddset(&set, SIGTERM);
	sigaddset(&set, SIGINT);
	(void)sigprocmask(SIG_BLOCK, &set, NULL);
	(void)signal(SIGPIPE, SIG_IGN);
	return (signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK));
}

/* Nothing new is sent, and what is in flight has five seconds. */
static void
begin_end(void)
{
	if (ends == 0)
		ends = clock_steady() + GRACE;
}

static void
read_signals(int fd)
{
	struct signalfd_siginfo	 info;

	while (read(fd, &info, sizeof(info)) == sizeof(info)) {
		ending = true;
		begin_end();
	}
}

/*
 * Handles an error of the database. If it was locked or full, or if, with
 * `away`, its server cannot be reached, recovers and returns NULL. Otherwise
 * returns the error.
 */
static const char *
handle_db_error(bool away)
{
	static enum db_error	 reported;

	if (!db_failed(db)) {
		reported = DB_FINE;
		return (NULL);
	}
	if (db_error(db) != DB_BUSY && db_error(db) != DB_FULL &&
	    (db_error(db) != DB_AWAY || !away))
		return (command_db_error(db));
	if (reported != db_error(db))
		fprintf(stderr, "almanac: deliveries wait: %s\n",
		    db_message(db));
	reported = db_error(db);
	db_recover(db);
	return (NULL);
}

/* Also counts messages that the server has dropped. */
static void
report_dropped(int64_t before, int64_t after)
{
	static int64_t	 reported = -1;

	if (reported == -1)
		reported = before;
	if (after == reported)
		return;
	fprintf(stderr, "almanac: messages dropped: %" PRId64 ", which"
	    " endpoints have not received for 7 days, or of the user with most"
	    " when there were too many\n",
	    after - reported);
	reported = after;
}

static const char *
tidy_deliveries(void)
{
	int64_t	 before, after;
	bool	 more;

	if (tidied != 0 && clock_steady() - tidied < TIDY)
		return (NULL);
	db_begin_write(db);
	before = outbox_dropped(db);
	more = deliveries_tidy(db, clock_now());
	after = outbox_dropped(db);
	if (db_commit(db))
		report_dropped(before, after);
	if (!more)
		tidied = clock_steady();
	return (handle_db_error(false));
}

static void
find_due(void)
{
	size_t	 i;

	db_begin_read(db);
	for (i = 0; i < count; i++)
		endpoint_find(&endpoints[i], db);
	db_end_read(db);
}

/* Writes the letters that are due. */
static void
write_letters(void)
{
	size_t	 i;
	bool	 any = false;

	for (i = 0; i < count; i++)
		any = any || endpoint_wants_writing(&endpoints[i]);
	if (!any || db_failed(db))
		return;
	db_begin_write(db);
	for (i = 0; i < count; i++)
		if (endpoint_wants_writing(&endpoints[i]))
			endpoint_write(&endpoints[i], db);
	if (!db_commit(db))
		return;
	for (i = 0; i < count; i++)
		if (endpoint_wants_writing(&endpoints[i]))
			endpoint_written(&endpoints[i]);
}

static const char *
start_due(void)
{
	size_t	 i;

	if (ends != 0)
		return (NULL);
	site_now_follow(db);
	if (site_now_version() != (uint64_t)used->version)
		begin_end();
	else if (!db_failed(db))
		find_due();
	write_letters();
	for (i = 0; i < count && ends == 0 && !db_failed(db); i++)
		endpoint_start(&endpoints[i]);
	return (handle_db_error(false));
}

static bool
collect_results(void)
{
	size_t	 i;
	bool	 any = false;

	for (i = 0; i < count; i++)
		any = endpoint_hear(&endpoints[i]) || any;
	return (any);
}

/*
 * Stores results. Another process that waits for SQLite's lock checks it only
 * from time to time, so this one pauses between commits and does not delay the
 * server. Sets `*wait` to the milliseconds until the next check.
 */
static const char *
store_results(int *wait)
{
	size_t	 i;

	*wait = LOOK;
	if (!collect_results())
		return (NULL);
	*wait = PAUSE;
	if (clock_steady() - committed < PAUSE * CLOCK_MILLISECOND)
		return (NULL);
	db_begin_write(db);
	for (i = 0; i < count; i++)
		endpoint_note(&endpoints[i], db);
	if (db_commit(db)) {
		*wait = 0;
		for (i = 0; i < count; i++)
			endpoint_forget(&endpoints[i]);
	}
	committed = clock_steady();
	return (handle_db_error(false));
}

static bool
is_over(void)
{
	size_t	 i;

	if (ends == 0)
		return (false);
	for (i = 0; i < count; i++)
		if (endpoint_is_busy(&endpoints[i]))
			return (clock_steady() >= ends);
	return (true);
}

/*
 * Two deliverers would send each message twice. If several nodes share a
 * database server, one delivers and the others wait until it ends.
 */
static const char *
lock_job(const char *database, int signals)
{
	const char	*why;
	int		 tries = 0;

	while (!ending && !db_lock_job(db, DB_JOB_DELIVERIES)) {
		if ((why = handle_db_error(!store_is_file(database))) != NULL)
			return (why);
		if (store_is_file(database) && ++tries == TRIES)
			return (command_complaint("messages of '%s' are"
			    " delivered by another process", database));
		transfers_wait(transfers, signals, TRY);
		read_signals(signals);
	}
	return (NULL);
}

static const char *
deliver_until_over(int signals)
{
	const char	*why;
	int		 wait;

	while (!is_over()) {
		if ((why = tidy_deliveries()) != NULL ||
		    (why = start_due()) != NULL)
			return (why);
		transfers_perform(transfers);
		if ((why = store_results(&wait)) != NULL)
			return (why);
		transfers_wait(transfers, signals, wait);
		read_signals(signals);
	}
	return (NULL);
}

static const char *
open_endpoints(void)
{
	const char	*why = NULL;
	size_t		 i;

	held = arena_new();
	used = site_now(held);
	if ((endpoints = calloc(used->webhook_count + MAIL_QUEUES,
	    sizeof(*endpoints))) == NULL)
		abort();
	for (count = 0; count < used->webhook_count && why == NULL; count++)
		why = endpoint_open(&endpoints[count], transfers,
		    &used->webhooks[count], !site_from_desk(used, "webhooks"));
	for (i = 0; i < MAIL_QUEUES && why == NULL &&
	    *used->mail.server != '\0'; i++)
		why = endpoint_open_mail(&endpoints[count++], transfers,
		    &used->mail, mail_queues[i]);
	return (why);
}

static void
close_endpoints(void)
{
	while (count > 0)
		endpoint_close(&endpoints[--count]);
	free(endpoints);
	arena_free(held);
}

/*
 * Returns after SIGTERM or SIGINT, when messages in flight are finished, or
 * after five seconds. Returns NULL, or an error of the secrets or the
 * database.
 */
static const char *
run_deliveries(const struct site *site)
{
	const char	*why;
	int		 signals;

	signals = open_signals();
	transfers = transfers_new();
	if ((why = open_endpoints()) == NULL)
		why = lock_job(site->database, signals);
	while (why == NULL && (why = deliver_until_over(signals)) == NULL &&
	    !ending) {
		close_endpoints();
		ends = 0;
		why = open_endpoints();
	}
	close_endpoints();
	transfers_free(transfers);
	(void)close(signals);
	return (why);
}

static void
warn_of_readers(const struct site *site, const char *config)
{
	const struct webhook	*w;
	size_t			 i;

	if (*site->mail.login != '\0')
		(void)command_warn_of_readers(
		    *site->mail.password_file != '\0' ?
		    site->mail.password_file : config);
	for (i = 0; i < site->webhook_count; i++) {
		w = &site->webhooks[i];
		if (command_warn_of_readers(*w->secret_file != '\0' ?
		    w->secret_file : config))
			return;
	}
}

const char *
command_deliver(const struct command_line *line, struct arena *arena)
{
	struct site	 site;
	const char	*why;

	if ((why = command_site(line, arena, &site)) != NULL)
		return (why);
	if (line->database == NULL && getenv("ALMANAC_DATABASE") != NULL)
		site.database = getenv("ALMANAC_DATABASE");
	warn_of_readers(&site, command_config(line));
	if ((why = command_find_database(site.database)) != NULL ||
	    (why = command_open(site.database, &db)) != NULL)
		return (why);
	site_now_start(&site, db);
	if (!site_delivers(site_now(arena)))
		why = command_end(EXIT_NOTHING, "there are no 'webhooks' and no"
		    " server for 'mail'");
	else if ((why = command_confine(site.database, NULL)) == NULL)
		why = run_deliveries(&site);
	db_close(db);
	return (why);
}
