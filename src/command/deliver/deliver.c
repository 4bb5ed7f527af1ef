#include <sys/signalfd.h>

#include <inttypes.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "command/command_action.h"
#include "command/deliver/deliver.h"
#include "command/deliver/deliver_endpoint.h"
#include "command/deliver/deliver_post.h"
#include "config/site.h"
#include "store/db.h"
#include "store/deliveries.h"
#include "store/outbox.h"

#define LOOK		1000	/* milliseconds between two looks */
#define PAUSE		5	/* and between two commits */
#define GRACE		(5 * CLOCK_SECOND)
#define TIDY		(3600 * CLOCK_SECOND)

static struct db		*db;
static struct posts		*posts;
static struct endpoint		*endpoints;
static size_t			 count;
static int64_t			 ends;		/* clock_steady(); 0: not yet */
static int64_t			 tidied;	/* likewise */
static int64_t			 committed;

const char *
deliver_shown(const char *endpoint, char text[DELIVER_SHOWN])
{
	snprintf(text, DELIVER_SHOWN, "%.*s", (int)strcspn(endpoint, "?"),
	    endpoint);
	return (text);
}

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

static void
read_signals(int fd)
{
	struct signalfd_siginfo	 info;

	while (read(fd, &info, sizeof(info)) == sizeof(info))
		if (ends == 0)
			ends = clock_steady() + GRACE;
}

/* Retries if the database was locked or full. NULL, or another error. */
static const char *
forgive(void)
{
	static enum db_error	 told;

	if (!db_failed(db)) {
		told = DB_FINE;
		return (NULL);
	}
	if (db_error(db) != DB_BUSY && db_error(db) != DB_FULL)
		return (command_complaint("the database failed: %s",
		    db_message(db)));
	if (told != db_error(db))
		fprintf(stderr, "almanac: messages wait: %s\n",
		    db_message(db));
	told = db_error(db);
	db_recover(db);
	return (NULL);
}

/* Includes messages that the server has dropped. */
static void
tell_dropped(int64_t before, int64_t after)
{
	static int64_t	 told = -1;

	if (told == -1)
		told = before;
	if (after == told)
		return;
	fprintf(stderr, "almanac: messages dropped: %" PRId64 "; endpoints"
	    " have not taken them for 7 days, or a million newer ones came\n",
	    after - told);
	told = after;
}

static const char *
tidy(void)
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
		tell_dropped(before, after);
	if (!more)
		tidied = clock_steady();
	return (forgive());
}

static const char *
start_due(void)
{
	size_t	 i;

	if (ends != 0)
		return (NULL);
	db_begin_read(db);
	for (i = 0; i < count; i++)
		endpoint_find(&endpoints[i], db);
	db_end_read(db);
	for (i = 0; i < count && !db_failed(db); i++)
		endpoint_start(&endpoints[i]);
	return (forgive());
}

static bool
hear(void)
{
	size_t	 i;
	bool	 any = false;

	for (i = 0; i < count; i++)
		any = endpoint_hear(&endpoints[i]) || any;
	return (any);
}

/*
 * A waiting program looks for SQLite's lock only now and then, so this one
 * leaves it free between commits: the server must not notice the deliveries.
 * `*wait`: milliseconds until the next look.
 */
static const char *
note(int *wait)
{
	size_t	 i;

	*wait = LOOK;
	if (!hear())
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
	return (forgive());
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

static const char *
run(int signals)
{
	const char	*why;
	int		 wait;

	while (!is_over()) {
		if ((why = tidy()) != NULL || (why = start_due()) != NULL)
			return (why);
		posts_perform(posts);
		if ((why = note(&wait)) != NULL)
			return (why);
		posts_wait(posts, signals, wait);
		read_signals(signals);
	}
	return (NULL);
}

const char *
deliver(struct db *connection, const struct site *site)
{
	const char	*why = NULL;
	int		 signals;

	db = connection;
	signals = open_signals();
	posts = posts_new();
	if ((endpoints = calloc(site->webhook_count + 1,
	    sizeof(*endpoints))) == NULL)
		abort();
	for (count = 0; count < site->webhook_count && why == NULL; count++)
		why = endpoint_open(&endpoints[count], posts,
		    &site->webhooks[count]);
	if (why == NULL)
		why = run(signals);
	while (count > 0)
		endpoint_close(&endpoints[--count]);
	free(endpoints);
	posts_free(posts);
	(void)close(signals);
	return (why);
}
