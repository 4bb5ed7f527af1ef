/* Kore's hooks: they start and end the parent and its workers. */
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>

#include <kore/kore.h>
#include <kore/hooks.h>
#include <kore/http.h>

#include <malloc.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/meter.h"
#include "http/author_quota.h"
#include "http/logins.h"
#include "http/request_id.h"
#include "http/serve.h"
#include "http/visits.h"
#include "pages/site_now.h"
#include "pictures/maker.h"
#include "server/checkpointer.h"
#include "server/connections.h"
#include "server/copies.h"
#include "server/counts.h"
#include "server/decoder.h"
#include "server/drain.h"
#include "server/failures.h"
#include "server/limits.h"
#include "server/loop_reader.h"
#include "server/operations.h"
#include "server/parent.h"
#include "server/prober.h"
#include "server/quota.h"
#include "server/recall.h"
#include "server/request_log.h"
#include "server/requests.h"
#include "server/restarts.h"
#include "server/shares.h"
#include "server/slow.h"
#include "server/writer.h"
#include "store/db.h"
#include "store/index/index.h"
#include "store/sqlite/checkpoint.h"
#include "store/store.h"
#include "text/html.h"

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
 * Makes sockets that `almanac serve` has opened ("5,6", or NULL) listeners of
 * Kore, with a callback for new connections. Returns false if one of them is
 * not a socket.
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

/* Workers share the memory of the index, and of the settings. */
static void
read_database(void)
{
	struct db	*db;
	const char	*why;
	int64_t		 start = clock_steady();

	if ((db = db_open(parent_database(), &why)) == NULL)
		parent_refuse(why);
	index_share(db, parent_database());
	site_now_start(parent_site(), db);
	if (db_failed(db))
		parent_refuse(db_message(db));
	db_close(db);
	if (clock_steady() - start >= CLOCK_SECOND)
		printf("almanac: read all events in %.1f s\n",
		    (double)(clock_steady() - start) / CLOCK_SECOND);
}

/* Those of `almanac serve` go on after a handover. */
static void
use_meters(void)
{
	const char	*fd;

	if ((fd = getenv("ALMANAC_METERS")) != NULL)
		meters_use(atoi(fd));
}

void
kore_parent_configure(int argc, char **argv)
{
	const char	*why;

	(void)argc;
	(void)argv;
	(void)fflush(stdout);
	setvbuf(stdout, NULL, _IOLBF, 0);

	/* Exceeding RLIMIT_FSIZE is an error, not a signal. */
	(void)signal(SIGXFSZ, SIG_IGN);
	parent_start();
	html_start();
	read_database();
	db_share();
	use_meters();
	quota_share();
	maker_share();
	writer_share();
	decoder_share();
	logins_start();
	author_quota_start();
	visits_start();
	failures_share();
	counts_share();
	if ((why = request_log_open(parent_site())) != NULL)
		parent_refuse(why);
	serve_start(parent_started());
	if (!listen_at_each(getenv("ALMANAC_SOCKETS"), "almanac_connect") ||
	    !listen_at_each(getenv("ALMANAC_OPERATIONS"), "almanac_operations"))
		parent_refuse("a descriptor from `almanac serve` is not a"
		    " socket");
	restarts_watch();
	connections_share();
	parent_catch_signals();
}

void
kore_parent_teardown(void)
{
	if (restarts_failed())
		parent_end();

	/* `almanac serve` needs no pid file, so its name is empty. */
	if (getenv("ALMANAC_SOCKETS") != NULL)
		kore_pidfile = kore_strdup("");
}

static struct {
	struct kore_event	 event;		/* first: Kore's part */
	int			 fd;
} wake;

/* The eventfd was written to by another thread or a signal handler. */
static void
on_wake(void *arg, int error)
{
	uint64_t	 count;

	(void)arg;
	(void)error;
	if (read(wake.fd, &count, sizeof(count)) == -1)
		return;
	requests_finish();
	requests_turn();
	drain_look();
}

static void
count_traffic(void)
{
	static struct db_traffic	 counted;
	struct db_traffic		 now;

	db_traffic(&now);
	counts_set(COUNT_DATABASE_CONNECTIONS, now.open);
	counts_add(COUNT_CONNECTS, now.connects - counted.connects);
	counts_add(COUNT_RECONNECTS, now.reconnects - counted.reconnects);
	counts_add(COUNT_ROUND_TRIPS, now.round_trips - counted.round_trips);
	counted = now;
}

static void
on_tick(void *arg, u_int64_t now)
{
	char	 failure[CHECKPOINTER_MESSAGE];

	(void)arg;
	connections_check_deadlines(now);
	connections_look();
	copies_look(now);
	requests_finish();
	request_log_look();
	recall_look();
	count_traffic();
	drain_look();
	if (checkpointer_failure(failure))
		failures_report(failure, NULL);
	failures_look();
}

static struct db *
open_database(void)
{
	struct db	*opened;
	const char	*why;

	if ((opened = db_open(parent_database(), &why)) != NULL)
		return (opened);
	kore_log(LOG_ERR, "%s", why);
	_exit(1);
}

static void
start_reading(void)
{
	struct db	*reading, *slow[LIMIT_SLOW_THREADS];
	unsigned	 i;

	reading = open_database();
	if (!store_is_file(parent_database()))
		db_set_timeout(reading, LIMIT_LOOP);
	loop_reader_start(reading);
	recall_start(reading);
	operations_start(reading);
	for (i = 0; i < LIMIT_SLOW_THREADS; i++)
		slow[i] = open_database();
	slow_start(slow, LIMIT_SLOW_THREADS, wake.fd);
}

/* A connection for commits. */
static struct db *
open_for_writing(void)
{
	struct db	*db;

	db = open_database();
	if (store_is_file(parent_database()))
		checkpoint_manual(db, checkpointer_report);
	return (db);
}

static void
start_writing(void)
{
	if (store_is_file(parent_database()))
		checkpointer_start(open_database());
	writer_start(open_for_writing(), parent_site(), wake.fd);
}

void
kore_worker_configure(void)
{
	setvbuf(stdout, NULL, _IOLBF, 0);

	/* Returns large blocks to the system when they are freed. */
	(void)mallopt(M_MMAP_THRESHOLD, LIMIT_KEPT);

	/*
	 * Kore serves the newest requests first, so a lower limit could starve
	 * old ones.
	 */
	http_request_ms = LIMIT_TURN;

	/* A log without a reader is an error of write(), not a signal. */
	(void)signal(SIGPIPE, SIG_IGN);
	wake.fd = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
	wake.event.handle = on_wake;
	kore_platform_event_schedule(wake.fd, EPOLLIN, 0, &wake);
	drain_start(wake.fd);
	shares_start(wake.fd);

	counts_start();
	request_id_start();
	request_log_start();
	quota_start();
	connections_start();
	start_writing();
	decoder_start();
	start_reading();
	if (connections_operated())
		prober_start(open_for_writing(), wake.fd);
	kore_timer_add(on_tick, LIMIT_TICK, NULL, 0);
	restarts_ready();
	parent_report_ready();
}

void
kore_worker_teardown(void)
{
	slow_stop();
	decoder_stop();
	writer_stop();
	prober_stop();
	checkpointer_stop();
	loop_reader_stop();
	request_log_stop();
}
