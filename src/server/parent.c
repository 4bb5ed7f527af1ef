#include <sys/mman.h>
#include <sys/socket.h>

#include <kore/hooks.h>
#include <kore/kore.h>

#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/clock.h"
#include "config/site.h"
#include "http/logins.h"
#include "http/serve.h"
#include "server/connections.h"
#include "server/counts.h"
#include "server/failures.h"
#include "server/parent.h"
#include "server/quota.h"
#include "server/request_log.h"
#include "server/restarts.h"
#include "store/db.h"
#include "store/store.h"
#include "text/html.h"
#include "text/zones.h"

#define SERVER	"almanac"	/* in Kore's configuration */

static bool
listen_at(int fd, const char *callback)
{
	struct sockaddr_storage	 address = { .ss_family = AF_UNSPEC };
	socklen_t		 length;
	struct kore_server	*server;
	struct listener		*l;

	length = sizeof(address);
	server = kore_server_lookup(SERVER);
	if (server == NULL ||
	    getsockname(fd, (struct sockaddr *)&address, &length) == -1 ||
	    !kore_connection_nonblock(fd, address.ss_family != AF_UNIX))
		return (false);

	l = kore_listener_create(server);
	l->fd = fd;
	l->family = address.ss_family;
	l->host = kore_strdup("inherited");
	l->port = kore_strdup("inherited");
	l->connect = kore_runtime_getcall(callback);

	return (true);
}

/*
 * Makes sockets that `almanac serve` has opened, "5,6" or NULL, into listeners of
 * Kore, with a function for new connections. False: one of them is not a socket.
 */
static bool
listen_at_each(const char *sockets, const char *callback)
{
	char	*end;

	while (sockets != NULL && *sockets != '\0') {
		if (!listen_at((int)strtol(sockets, &end, 10), callback))
			return (false);
		sockets = end + (*end == ',');
	}

	return (true);
}

#define CONFIG	"conf/site.yaml"

static struct site	 site;
static char		 database[PATH_MAX];
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
parent_start(void)
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

/* Exit handlers of libraries may wait for ever. */
static void
give_up(void)
{
	(void)fflush(NULL);
	_exit(1);
}

static void
refuse(const char *why)
{
	fprintf(stderr, "almanac: %s\n", why);
	give_up();
}

/* `almanac serve` sets the environment; `kodev run` does not. */
static const char *
setting(const char *name, const char *otherwise)
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

	path = setting("ALMANAC_CONFIG",
	    access(CONFIG, F_OK) == 0 ? CONFIG : "");
	if (!clock_start(getenv("ALMANAC_CLOCK")))
		refuse("ALMANAC_CLOCK is neither an instant nor a shift");
	if (!zones_load(NULL))
		refuse("cannot read the time zones of the system");
	arena = arena_new();
	why = site_read(&site, arena, *path != '\0' ? path : NULL);
	if (why == NULL && (port = getenv("ALMANAC_PORT")) != NULL)
		why = site_set(&site, arena, "port", port);
	if (why != NULL)
		refuse(why);
}

static void
find_database(void)
{
	const char	*path, *why;

	path = setting("ALMANAC_DATABASE", site.database);
	if ((why = store_prepare(path)) != NULL)
		refuse(why);
	if (realpath(path, database) == NULL)
		refuse("the database has gone");
}

/*
 * Kore remembers one signal, so the death of a worker could hide a SIGTERM. A
 * worker has this handler until it installs its own.
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

static void
take_signals(void)
{
	static const int	 signals[] = { SIGTERM, SIGINT, SIGQUIT,
				    SIGCHLD };
	struct sigaction	 action;
	size_t			 i;

	ending = mmap(NULL, sizeof(*ending), PROT_READ | PROT_WRITE,
	    MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (ending == MAP_FAILED)
		refuse("cannot share memory");
	memset(&action, 0, sizeof(action));
	action.sa_handler = on_signal;
	sigfillset(&action.sa_mask);
	for (i = 0; i < sizeof(signals) / sizeof(signals[0]); i++)
		(void)sigaction(signals[i], &action, NULL);

	/*
	 * Kore would reload the module; `almanac serve` starts a new server
	 * instead.
	 */
	(void)signal(SIGHUP, SIG_IGN);
}

void
kore_parent_configure(int argc, char **argv)
{
	const char	*why;

	(void)argc;
	(void)argv;
	(void)fflush(stdout);
	setvbuf(stdout, NULL, _IOLBF, 0);
	pid = getpid();
	read_site();
	find_database();
	html_start();
	db_share_lock();
	quota_share();
	logins_start();
	failures_share();
	counts_share();
	if ((why = request_log_open(&site)) != NULL)
		refuse(why);
	start = clock_now();
	serve_start(start);
	if (!listen_at_each(getenv("ALMANAC_SOCKETS"), "almanac_connect") ||
	    !listen_at_each(getenv("ALMANAC_OPERATIONS"), "almanac_operations"))
		refuse("there is no socket where `almanac serve` has named one");
	restarts_watch();
	connections_share();
	take_signals();
}

void
kore_parent_teardown(void)
{
	if (restarts_failed())
		give_up();

	/* Its pid file has no name. */
	if (getenv("ALMANAC_SOCKETS") != NULL)
		kore_pidfile = kore_strdup("");
}

void
parent_tell_ready(void)
{
	const char	*fd;

	restarts_ready();
	if ((fd = getenv("ALMANAC_READY")) == NULL)
		return;
	if (write(atoi(fd), "", 1) == 1)
		(void)close(atoi(fd));
}
