#include <sys/stat.h>

#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "base/clock.h"
#include "generated/service.h"
#include "http/reply.h"
#include "http/request.h"
#include "http/route.h"
#include "http/serve.h"
#include "server/client.h"
#include "server/counts.h"
#include "server/operations.h"
#include "server/parent.h"
#include "server/recall.h"
#include "server/request_log.h"
#include "server/restarts.h"
#include "server/subscription_metrics.h"
#include "store/db.h"
#include "store/deliveries.h"
#include "store/outbox.h"
#include "store/store.h"
#include "text/dates.h"

#define METRICS_TYPE	"text/plain; version=0.0.4; charset=utf-8"
#define PREFIX		"almanac_"

struct metric {
	const char	*name;		/* without the prefix */
	const char	*type;
	const char	*help;
	void		(*write)(struct buf *, const struct metric *);
	int		 what;		/* enum count or histogram */
	const char	*file;		/* added to the database's path */
};

static struct db	*reading;	/* set while metrics are written */

static void
write_value(struct buf *b, const struct metric *m, int64_t value)
{
	buf_printf(b, PREFIX "%s %" PRId64 "\n", m->name, value);
}

static void
write_count(struct buf *b, const struct metric *m)
{
	write_value(b, m, counts_total((enum count)m->what));
}

static void
write_restarts(struct buf *b, const struct metric *m)
{
	write_value(b, m, counts_restarts());
}

static void
write_request(const char *route, int status, int64_t count, void *to)
{
	buf_printf(to, PREFIX "http_requests_total{route=\"%s\","
	    "status=\"%d\"} %" PRId64 "\n", route, status, count);
}

static void
write_requests(struct buf *b, const struct metric *m)
{
	(void)m;
	counts_each_request(write_request, b);
}

/* `label` is the label of all samples (name and value), or "". */
static void
write_histogram(struct buf *b, const struct metric *m, enum histogram which,
    const char *label)
{
	struct counts_histogram	 h;
	double			 unit;
	size_t			 i, last;

	counts_histogram(which, &h);
	unit = which == HISTOGRAM_BATCH ? 1 : (double)CLOCK_SECOND;
	last = h.bucket_count - 1;
	for (i = 0; i < last; i++)
		buf_printf(b, PREFIX "%s_bucket{%s%sle=\"%g\"} %" PRId64 "\n",
		    m->name, label, *label != '\0' ? "," : "",
		    (double)h.up_to[i] / unit, h.count[i]);
	buf_printf(b, PREFIX "%s_bucket{%s%sle=\"+Inf\"} %" PRId64 "\n",
	    m->name, label, *label != '\0' ? "," : "", h.count[last]);
	buf_printf(b, PREFIX "%s_sum%s%s%s %.17g\n", m->name,
	    *label != '\0' ? "{" : "", label, *label != '\0' ? "}" : "",
	    (double)h.sum / unit);
	buf_printf(b, PREFIX "%s_count%s%s%s %" PRId64 "\n", m->name,
	    *label != '\0' ? "{" : "", label, *label != '\0' ? "}" : "",
	    h.count[last]);
}

static void
write_times(struct buf *b, const struct metric *m)
{
	write_histogram(b, m, HISTOGRAM_HIT, "kind=\"hit\"");
	write_histogram(b, m, HISTOGRAM_READ, "kind=\"read\"");
	write_histogram(b, m, HISTOGRAM_WRITE, "kind=\"write\"");
	write_histogram(b, m, HISTOGRAM_OPERATIONS, "kind=\"operations\"");
}

static void
write_alone(struct buf *b, const struct metric *m)
{
	write_histogram(b, m, (enum histogram)m->what, "");
}

static void
write_size(struct buf *b, const struct metric *m)
{
	struct stat	 st;
	char		 path[PATH_MAX + 8];

	if (!store_is_file(parent_database()))
		return;
	snprintf(path, sizeof(path), "%s%s", parent_database(), m->file);
	write_value(b, m, stat(path, &st) == 0 ? (int64_t)st.st_size : 0);
}

/* A negative value is unknown and omitted. */
static void
write_stored(struct buf *b, const struct metric *m,
    int64_t (*call)(struct db *))
{
	int64_t	 count;

	db_begin_read(reading);
	count = call(reading);
	if (!db_failed(reading))
		db_end_read(reading);
	if (db_failed(reading))
		db_recover(reading);
	else if (count >= 0)
		write_value(b, m, count);
}

static void
write_pending(struct buf *b, const struct metric *m)
{
	write_stored(b, m, deliveries_pending);
}

static void
write_dropped(struct buf *b, const struct metric *m)
{
	write_stored(b, m, outbox_dropped);
}

static int64_t
count_replicas(struct db *db)
{
	struct db_replicas	 replicas;

	db_replicas(db, &replicas);
	return (replicas.count);
}

static int64_t
find_lag(struct db *db)
{
	struct db_replicas	 replicas;

	db_replicas(db, &replicas);
	return (replicas.lag);
}

static void
write_replicas(struct buf *b, const struct metric *m)
{
	if (!store_is_file(parent_database()))
		write_stored(b, m, count_replicas);
}

static void
write_lag(struct buf *b, const struct metric *m)
{
	if (!store_is_file(parent_database()))
		write_stored(b, m, find_lag);
}

static void
write_subscriptions(struct buf *b, const struct metric *m)
{
	subscription_metrics(b, reading, PREFIX, m->name,
	    (enum subscription_metric)m->what);
}

static void
write_start(struct buf *b, const struct metric *m)
{
	write_value(b, m, parent_started());
}

static void
write_version(struct buf *b, const struct metric *m)
{
	buf_printf(b, PREFIX "%s{version=\"" SERVICE_VERSION "\"} 1\n",
	    m->name);
}

static const struct metric	 metrics[] = {
	{ "build_info", "gauge", "Version of almanac.", write_version,
	    0, NULL },
	{ "start_time_seconds", "gauge", "Start of this server, in seconds "
	    "since 1970.", write_start, 0, NULL },
	{ "http_requests_total", "counter", "Answers, by route and status.",
	    write_requests, 0, NULL },
	{ "http_request_duration_seconds", "histogram", "Time from the last "
	    "byte of a request to its answer, by kind: answered from the "
	    "cache (hit), by a read or by a write, or about operations.",
	    write_times, 0, NULL },
	{ "http_requests_in_flight", "gauge", "Requests without an answer "
	    "yet, except those about operations.", write_count,
	    COUNT_IN_FLIGHT, NULL },
	{ "connections", "gauge", "Connected clients.", write_count,
	    COUNT_CONNECTED, NULL },
	{ "connections_total", "counter", "Accepted connections.",
	    write_count, COUNT_CONNECTIONS, NULL },
	{ "unread_bytes", "gauge", "Bytes of answers that clients have not "
	    "read yet.", write_count, COUNT_UNREAD_BYTES, NULL },
	{ "slow_readers_ended_total", "counter", "Connections closed because "
	    "the client read too slowly.", write_count,
	    COUNT_SLOW_READERS_ENDED, NULL },
	{ "commit_duration_seconds", "histogram", "Duration of commits, until "
	    "they are on disk.", write_alone, HISTOGRAM_COMMIT, NULL },
	{ "commit_requests", "histogram", "Requests in a commit.",
	    write_alone, HISTOGRAM_BATCH, NULL },
	{ "writes_failed_total", "counter", "Writes that failed because of "
	    "the storage.", write_count, COUNT_WRITES_FAILED, NULL },
	{ "cache_hits_total", "counter", "Answers from the cache.",
	    write_count, COUNT_CACHE_HITS, NULL },
	{ "cache_misses_total", "counter", "Cacheable answers that were "
	    "not in the cache.", write_count, COUNT_CACHE_MISSES, NULL },
	{ "cache_evictions_total", "counter", "Answers evicted because the "
	    "cache was full.", write_count, COUNT_CACHE_EVICTIONS, NULL },
	{ "cache_bytes", "gauge", "Bytes of cached answers.",
	    write_count, COUNT_CACHE_BYTES, NULL },
	{ "database_bytes", "gauge", "Size of the database without its log.",
	    write_size, 0, "" },
	{ "database_connections", "gauge", "Connections to PostgreSQL.",
	    write_count, COUNT_DATABASE_CONNECTIONS, NULL },
	{ "database_connects_total", "counter", "Connections opened to "
	    "PostgreSQL.", write_count, COUNT_CONNECTS, NULL },
	{ "database_reconnects_total", "counter", "Connections opened to "
	    "PostgreSQL after one was lost.", write_count, COUNT_RECONNECTS,
	    NULL },
	{ "database_round_trips_total", "counter", "Times that statements "
	    "went to PostgreSQL and answers came back.", write_count,
	    COUNT_ROUND_TRIPS, NULL },
	{ "database_replicas", "gauge", "Standbys that follow PostgreSQL.",
	    write_replicas, 0, NULL },
	{ "database_replica_lag_bytes", "gauge", "Bytes of PostgreSQL's log "
	    "that the last standby has not applied yet.", write_lag, 0, NULL },
	{ "wal_bytes", "gauge", "Size of the database's write-ahead log.",
	    write_size, 0, "-wal" },
	{ "checkpoints_total", "counter", "Checkpoints: pages of the log were "
	    "copied to the database.", write_count, COUNT_CHECKPOINTS, NULL },
	{ "checkpoints_failed_total", "counter", "Failed checkpoints.",
	    write_count, COUNT_CHECKPOINTS_FAILED, NULL },
	{ "webhooks_pending", "gauge", "Webhook deliveries that are due or "
	    "will be retried.", write_pending, 0, NULL },
	{ "webhooks_dropped_total", "counter", "Webhook messages dropped "
	    "because they were too old or too many.", write_dropped, 0, NULL },
	{ "subscription_runs_total", "counter", "Runs of a subscription, by "
	    "result.", write_subscriptions, SUBSCRIPTION_RUNS, NULL },
	{ "subscription_events_total", "counter", "Events that a subscription "
	    "has brought, changed or moved to the trash.",
	    write_subscriptions, SUBSCRIPTION_EVENTS, NULL },
	{ "subscription_last_run_seconds", "gauge", "Last run of a "
	    "subscription, in seconds since 1970; 0: none yet.",
	    write_subscriptions, SUBSCRIPTION_LAST, NULL },
	{ "subscription_vanished_events", "gauge", "Upcoming events that are "
	    "no longer in a subscription, and stay until an administrator "
	    "agrees.", write_subscriptions, SUBSCRIPTION_LEFT, NULL },
	{ "log_lines_dropped_total", "counter", "Lines of the request log "
	    "that could not be written.", write_count, COUNT_LINES_DROPPED,
	    NULL },
	{ "worker_restarts_total", "counter", "Workers started to replace one "
	    "that has died.", write_restarts, 0, NULL },
};

/*
 * Metrics of all workers in Prometheus' text format 0.0.4 (prometheus.io,
 * "Exposition formats").
 */
static void
write_metrics(struct buf *b, struct db *db)
{
	const struct metric	*m;
	size_t			 i;

	reading = db;
	for (i = 0; i < COUNT(metrics); i++) {
		m = &metrics[i];
		buf_printf(b, "# HELP " PREFIX "%s %s\n# TYPE " PREFIX
		    "%s %s\n", m->name, m->help, m->name, m->type);
		m->write(b, m);
	}
}

#define OUT_SIZE	16384	/* usual size of the metrics */
#define PLAIN		"text/plain; charset=utf-8"
#define ALLOW		"GET, HEAD"

enum place { HEALTHZ, READYZ, METRICS, PLACES };

static const char *const	 names[PLACES] = {
	"/healthz", "/readyz", "/metrics"
};

static struct db	*db;

void
operations_start(struct db *connection)
{
	db = connection;
}

/* The request has no mount, since nothing of the API is available here. */
static struct request *
prepare_request(struct client *g)
{
	struct request	*rq;
	const char	*target;

	rq = arena_alloc(g->job.arena, sizeof(*rq));
	rq->arena = g->job.arena;
	rq->site = parent_site();
	rq->message = &g->message;
	rq->now = clock_now();
	rq->reply.total = -1;
	json_init(&rq->out, rq->arena, OUT_SIZE);
	rq->in.method_word = g->message.method;
	rq->in.method = method_find(rq->in.method_word);
	target = g->message.target;
	rq->in.target_path = arena_copy(rq->arena, target,
	    strcspn(target, "?"));

	return (rq);
}

static int
reply_text(struct request *rq, int status, const char *text, const char *more)
{
	rq->reply.status = status;
	rq->reply.content_type = PLAIN;
	buf_string(&rq->out.buf, text);
	buf_string(&rq->out.buf, more);
	buf_char(&rq->out.buf, '\n');

	return (status);
}

static int
reply_not_ready(struct request *rq, const char *why)
{
	rq->reply.retry_after = 1;

	return (reply_text(rq, 503, "not ready: ", why));
}

static int
reply_metrics(struct request *rq)
{
	request_log_look();
	recall_look();
	write_metrics(&rq->out.buf, db);
	rq->reply.status = 200;
	rq->reply.content_type = METRICS_TYPE;

	return (200);
}

/* Returns the status, or 0 if the prober must answer. */
static int
answer_request(struct request *rq)
{
	enum place	 place;
	int		 status;

	if (rq->message->verdict != ERROR_NONE)
		return (serve_refuse(rq));
	for (place = 0; place < PLACES; place++)
		if (strcmp(names[place], rq->in.target_path) == 0)
			break;
	if (place == PLACES)
		return (reply_error(rq, error_rest_no_route()));
	if (rq->in.method != METHOD_GET && rq->in.method != METHOD_HEAD) {
		status = reply_error(rq,
		    error_rest_method_not_allowed(rq->in.method_word, ALLOW));
		rq->reply.allow = ALLOW;
		return (status);
	}
	if (place == HEALTHZ)
		return (reply_text(rq, 200, "ok", ""));
	if (place == METRICS)
		return (reply_metrics(rq));
	if (draining)
		return (reply_not_ready(rq, "the service is shutting down"));
	return (restarts_pending() ? reply_not_ready(rq, "a worker has died, "
	    "and the next one is not ready yet") : 0);
}

bool
operations_answer(struct client *g)
{
	g->job.request = prepare_request(g);

	return (answer_request(g->job.request) != 0);
}

void
operations_probed(struct client *g)
{
	if (g->job.failure != NULL)
		(void)reply_not_ready(g->job.request, g->job.failure);
	else
		(void)reply_text(g->job.request, 200, "ready", "");
}

/* Writes the header fields of reply_head() that apply here. */
void
operations_head(const struct request *rq, struct buf *b)
{
	const struct reply	*r;
	char			 date[DATE_HTTP];

	r = &rq->reply;
	date_print_http(rq->now, date);
	buf_printf(b, "HTTP/1.1 %d %s\r\n", r->status,
	    reply_reason(r->status));
	buf_printf(b, "X-Request-Id: %s\r\nDate: %s\r\n",
	    rq->message->request_id, date);
	buf_printf(b, "Content-Type: %s\r\nContent-Length: %zu\r\n",
	    r->content_type != NULL ? r->content_type :
	    "application/json; charset=UTF-8", rq->out.buf.length);
	buf_string(b, "X-Content-Type-Options: nosniff\r\n"
	    "Cache-Control: no-store\r\n");
	if (rq->message->close)
		buf_string(b, "Connection: close\r\n");
	else if (rq->message->minor_zero)
		buf_string(b, "Connection: keep-alive\r\n");
	if (r->allow != NULL)
		buf_printf(b, "Allow: %s\r\n", r->allow);
	if (r->retry_after != 0)
		buf_printf(b, "Retry-After: %d\r\n", r->retry_after);
	buf_string(b, "\r\n");
}

void
operations_log(const struct client *g, size_t bytes)
{
	static const char	 route[] = "operations";

	request_log_end(g, &(struct answered){ route,
	    g->job.request->reply.status, bytes, 0, HISTOGRAM_OPERATIONS });
}
