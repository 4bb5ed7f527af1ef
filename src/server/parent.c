#include <kore/kore.h>

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/clock.h"
#include "base/shared.h"
#include "config/site.h"
#include "server/parent.h"
#include "store/store.h"
#include "text/zones.h"

#define CONFIG	"conf/site.yaml"

static struct site	 site;
static const char	*database;
static pid_t		 pid;
static int64_t		 start;

/* Shared with the workers. */
enum { GOES_ON, HANDS_OVER, ENDS };
static volatile sig_atomic_t	*ending;

const struct site *
parent_site(void)
{
	return (&site);
}

const char *
parent_database(void)
{
	return (database);
}

pid_t
parent_pid(void)
{
	return (pid);
}

int64_t
parent_started(void)
{
	return (start);
}

bool
parent_is_ending(void)
{
	return (*ending != GOES_ON);
}

bool
parent_hands_over(void)
{
	return (*ending == HANDS_OVER);
}

void
parent_end(void)
{
	(void)fflush(NULL);
	_exit(1);
}

void
parent_refuse(const char *why)
{
	fprintf(stderr, "almanac: %s\n", why);
	parent_end();
}

/* `almanac serve` sets the environment; `kodev run` does not. */
static const char *
read_setting(const char *name, const char *otherwise)
{
	const char	*value;

	value = getenv(name);
	return (value != NULL ? value : otherwise);
}

static void
read_site(void)
{
	struct arena	*arena;
	const char	*path, *port, *why;

	path = read_setting("ALMANAC_CONFIG",
	    access(CONFIG, F_OK) == 0 ? CONFIG : "");
	if (!clock_start(getenv("ALMANAC_CLOCK")))
		parent_refuse("ALMANAC_CLOCK is neither an instant nor a"
		    " shift");
	if (!zones_load(NULL))
		parent_refuse("cannot read the time zones of the system");
	arena = arena_new();
	why = site_read(&site, arena, *path != '\0' ? path : NULL);
	if (why == NULL && (port = getenv("ALMANAC_PORT")) != NULL)
		why = site_set(&site, arena, "port", port);
	if (why != NULL)
		parent_refuse(why);
}

static void
find_database(void)
{
	const char	*path, *why;

	path = read_setting("ALMANAC_DATABASE", site.database);
	if ((why = store_prepare(path)) != NULL)
		parent_refuse(why);
	database = store_is_file(path) ? realpath(path, NULL) : path;
	if (database == NULL)
		parent_refuse("the database was removed");
}

/*
 * strftime() looks for the file of the local time zone each time, unless TZ is
 * set, and TZ may name a file, too. A worker may not read these. Workers print
 * only UTC, which needs no file.
 */
static void
forget_local_zone(void)
{
	if (setenv("TZ", "UTC0", 1) == -1)
		abort();
	tzset();
}

void
parent_start(void)
{
	pid = getpid();
	forget_local_zone();
	read_site();
	find_database();
	start = clock_now();
}

/*
 * Kore remembers only one signal, so the death of a worker could hide a
 * SIGTERM. A worker has this handler until it installs its own.
 */
static void
on_signal(int sig)
{
	if (getpid() != pid)
		return;
	if (sig == SIGQUIT && *ending == GOES_ON)
		*ending = HANDS_OVER;
	else if (sig == SIGTERM || sig == SIGINT)
		*ending = ENDS;
	kore_signal(*ending != GOES_ON ? SIGTERM : sig);
}

void
parent_catch_signals(void)
{
	static const int	 signals[] = { SIGTERM, SIGINT, SIGQUIT,
				    SIGCHLD };
	struct sigaction	 action;
	size_t			 i;

	ending = shared_new(sizeof(*ending));
	memset(&action, 0, sizeof(action));
	action.sa_handler = on_signal;
	sigfillset(&action.sa_mask);
	for (i = 0; i < COUNT(signals); i++)
		(void)sigaction(signals[i], &action, NULL);

	/*
	 * Kore would reload the module. `almanac serve` starts a new server
	 * instead.
	 */
	(void)signal(SIGHUP, SIG_IGN);
}

void
parent_report_ready(void)
{
	const char	*fd;

	if ((fd = getenv("ALMANAC_READY")) == NULL)
		return;
	if (write(atoi(fd), "", 1) == 1)
		(void)close(atoi(fd));
}

/* A full pipe contains such reports already. */
void
parent_report(char what)
{
	const char	*fd;
	ssize_t		 written;

	if ((fd = getenv("ALMANAC_WAKE")) == NULL)
		return;
	written = write(atoi(fd), &what, 1);
	(void)written;
}
