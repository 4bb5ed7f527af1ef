/*
 * Connects to each host of an address in its own thread. libpq tries hosts one
 * after the other and waits two seconds for each that does not answer. That is
 * too long for an event loop, and for a primary that is listed after a frozen
 * host.
 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/clock.h"
#include "store/postgresql/pg.h"

#define REST	CLOCK_SECOND	/* most nanoseconds after a failed attempt */

struct host {
	struct pg_attempts	*attempts;
	int			 number;
	bool			 running;	/* its thread */
	uint64_t		 turn;		/* in which it began */
	int64_t			 rests_until;	/* clock_steady() */
};

/* Its owner and its threads share it; the last of them frees it. */
struct pg_attempts {
	pthread_mutex_t	 lock;
	pthread_cond_t	 change;
	char		*address;
	int		 users;		/* threads and owner */
	bool		 left;		/* the owner has left */
	uint64_t	 turn;		/* counts calls */
	PGconn		*link;		/* for the owner; NULL: none yet */
	char		 why[DB_MESSAGE];	/* the last failure */
	int		 count;
	struct host	 hosts[];
};

/* Only the first line is used: it never has a password. */
const char *
pg_first_line(const char *message)
{
	return (explain("PostgreSQL: %.*s", (int)strcspn(message, "\n"),
	    message));
}

/*
 * The search path finds our functions before those of PostgreSQL with the same
 * name. A backend whose client has gone ends, and so releases its locks.
 * Statements are written for indexes and take a millisecond: planning them
 * again for other values, compiling them, or starting other processes for them,
 * would take longer.
 */
static const char	 settings[] =
    "SET search_path = almanac, pg_catalog;"
    "SET client_encoding = 'UTF8';"
    "SET standard_conforming_strings = on;"
    "SET bytea_output = 'hex';"
    "SET client_connection_check_interval = '1s';"
    "SET client_min_messages = warning;"
    "SET jit = off;"
    "SET max_parallel_workers_per_gather = 0;"
    "SET enable_seqscan = off;"
    "SET plan_cache_mode = force_generic_plan;";

static char *
copy_text(const char *text)
{
	char	*copy = pg_alloc(strlen(text) + 1);

	return (strcpy(copy, text));
}

/*
 * Returns member `number` of a list such as "a,b,c", or NULL if the list has a
 * single member, which is for all hosts.
 */
static char *_Nullable
copy_member(const char *list, int number)
{
	char	*copy;

	if (list == NULL || strchr(list, ',') == NULL)
		return (NULL);
	for (; number > 0; number--)
		list += strcspn(list, ",") + (strchr(list, ',') != NULL);
	copy = pg_alloc(strlen(list) + 1);
	memcpy(copy, list, strcspn(list, ","));
	return (copy);
}

static const char *_Nullable
find_option(const PQconninfoOption *o, const char *keyword)
{
	for (; o != NULL && o->keyword != NULL; o++)
		if (strcmp(o->keyword, keyword) == 0)
			return (o->val);
	return (NULL);
}

static int
count_members(const char *list)
{
	int	 count = 1;

	for (; list != NULL && (list = strchr(list, ',')) != NULL; list++)
		count++;
	return (count);
}

static int
count_hosts(const char *address)
{
	PQconninfoOption	*options;
	int			 hosts, numeric;

	options = PQconninfoParse(address, NULL);
	hosts = count_members(find_option(options, "host"));
	numeric = count_members(find_option(options, "hostaddr"));
	PQconninfoFree(options);
	return (hosts > numeric ? hosts : numeric);
}

/*
 * The default port stands for "": libpq takes an empty value as absent, and
 * would then use the whole list for this single host.
 */
static char *_Nullable
copy_port(const char *list, int number)
{
	PQconninfoOption	*defaults;
	const char		*usual;
	char			*port;

	port = copy_member(list, number);
	if (port == NULL || port[0] != '\0')
		return (port);
	free(port);
	defaults = PQconndefaults();
	usual = find_option(defaults, "port");
	port = copy_text(usual != NULL ? usual : "5432");
	PQconninfoFree(defaults);
	return (port);
}

/* Values after the address override it; those before it are defaults. */
static PGconn *
connect_to(const char *address, int number)
{
	static const char *const	 keys[] = { "application_name",
	    "connect_timeout", "tcp_user_timeout", "keepalives_idle",
	    "keepalives_interval", "keepalives_count",
	    "target_session_attrs", "gssencmode", "dbname", "host",
	    "hostaddr", "port", NULL };
	PQconninfoOption		*options;
	PGconn				*link;
	char				*host, *numeric, *port;

	options = PQconninfoParse(address, NULL);
	host = copy_member(find_option(options, "host"), number);
	numeric = copy_member(find_option(options, "hostaddr"), number);
	port = copy_port(find_option(options, "port"), number);
	link = PQconnectdbParams(keys, (const char *[]){ "almanac", "2",
	    "5000", "5", "2", "2", "read-write", "disable", address, host,
	    numeric, port, NULL }, 1);
	free(host);
	free(numeric);
	free(port);
	PQconninfoFree(options);
	return (link);
}

static const char *
set_up_link(PGconn *link)
{
	PGresult	*result;
	bool		 done;

	if (PQstatus(link) != CONNECTION_OK)
		return (pg_first_line(PQerrorMessage(link)));
	result = PQexec(link, settings);
	done = PQresultStatus(result) == PGRES_COMMAND_OK;
	PQclear(result);
	if (!done || PQsetnonblocking(link, 1) != 0 ||
	    PQenterPipelineMode(link) != 1)
		return (pg_first_line(PQerrorMessage(link)));
	return (NULL);
}

/* Call it with the lock held; it releases the lock. */
static void
leave_attempts(struct pg_attempts *a)
{
	bool	 last = --a->users == 0;

	pthread_cond_signal(&a->change);
	pthread_mutex_unlock(&a->lock);
	if (!last)
		return;
	(void)pthread_cond_destroy(&a->change);
	(void)pthread_mutex_destroy(&a->lock);
	free(a->address);
	free(a);
}

static void
note_failure(struct host *h, const char *why, int64_t took)
{
	h->rests_until = clock_steady() + (took < REST ? took : REST);
	snprintf(h->attempts->why, sizeof(h->attempts->why), "%s", why);
}

static void *
attempt_host(void *arg)
{
	struct host		*h = arg;
	struct pg_attempts	*a = h->attempts;
	int64_t			 since = clock_steady();
	PGconn			*link;
	const char		*why;

	link = connect_to(a->address, h->number);
	why = set_up_link(link);
	pthread_mutex_lock(&a->lock);
	h->running = false;
	if (why != NULL)
		note_failure(h, why, clock_steady() - since);
	if (why == NULL && !a->left && a->link == NULL) {
		a->link = link;
		link = NULL;
	}
	leave_attempts(a);
	PQfinish(link);
	return (NULL);
}

/* The thread blocks all signals: other threads handle them. */
static void
begin_attempt(struct host *h)
{
	sigset_t	 all, before;
	pthread_t	 thread;

	h->running = true;
	h->turn = h->attempts->turn;
	h->attempts->users++;
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	if (pthread_create(&thread, NULL, attempt_host, h) != 0)
		db_abort("cannot start a thread", "PostgreSQL");
	pthread_detach(thread);
	pthread_sigmask(SIG_SETMASK, &before, NULL);
}

struct pg_attempts *
pg_attempts_new(const char *address)
{
	struct pg_attempts	*a;
	int			 count = count_hosts(address), i;

	a = pg_alloc(sizeof(*a) + (size_t)count * sizeof(a->hosts[0]));
	a->address = copy_text(address);
	a->users = 1;
	a->count = count;
	for (i = 0; i < count; i++) {
		a->hosts[i].attempts = a;
		a->hosts[i].number = i;
	}
	snprintf(a->why, sizeof(a->why), "PostgreSQL: does not answer");
	(void)pthread_mutex_init(&a->lock, NULL);
	(void)pthread_cond_init(&a->change, NULL);
	return (a);
}

/* Whether an attempt of this turn is under way. */
static bool
is_trying(const struct pg_attempts *a)
{
	int	 i;

	for (i = 0; i < a->count; i++)
		if (a->hosts[i].running && a->hosts[i].turn == a->turn)
			return (true);
	return (false);
}

static void
begin_all(struct pg_attempts *a)
{
	int64_t	 now = clock_steady();
	int	 i;

	a->turn++;
	for (i = 0; i < a->count; i++)
		if (!a->hosts[i].running && now >= a->hosts[i].rests_until)
			begin_attempt(&a->hosts[i]);
}

PGconn *
pg_attempts_connect(struct pg_attempts *a, int64_t until, const char **why)
{
	struct timespec	 t = { .tv_sec = until / CLOCK_SECOND,
	    .tv_nsec = until % CLOCK_SECOND };
	PGconn		*link;
	int		 error = 0;

	pthread_mutex_lock(&a->lock);
	if (a->link == NULL)
		begin_all(a);
	while (a->link == NULL && is_trying(a) && error == 0)
		error = pthread_cond_clockwait(&a->change, &a->lock,
		    CLOCK_MONOTONIC, &t);
	link = a->link;
	a->link = NULL;
	*why = explain("%s", a->why);
	pthread_mutex_unlock(&a->lock);
	return (link);
}

void
pg_attempts_free(struct pg_attempts *a)
{
	PGconn	*link;

	pthread_mutex_lock(&a->lock);
	a->left = true;
	link = a->link;
	leave_attempts(a);
	PQfinish(link);
}
