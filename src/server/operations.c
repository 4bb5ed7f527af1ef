#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/clock.h"
#include "http/reply.h"
#include "http/request.h"
#include "http/route.h"
#include "server/account.h"
#include "server/client.h"
#include "server/metrics.h"
#include "server/operations.h"
#include "server/parent.h"
#include "server/recall.h"
#include "server/restarts.h"
#include "text/dates.h"

#define OUT_SIZE	16384	/* the usual size of the metrics */
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

/* Without a mount, since nothing of the API is here. */
static struct request *
prepare(struct client *g)
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
	rq->method_word = g->message.method;
	rq->method = method_find(rq->method_word);
	target = g->message.target;
	rq->target_path = arena_copy(rq->arena, target, strcspn(target, "?"));

	return (rq);
}

static int
refuse(struct request *rq)
{
	const struct message	*m;
	const char		*what;
	int			 status;

	m = rq->message;
	what = m->reason;
	if (m->verdict == ERROR_REST_TOO_MANY_REQUESTS)
		what = arena_printf(rq->arena, "%d", m->retry_after);
	else if (m->verdict == ERROR_REST_BODY_TOO_LARGE)
		what = arena_integer(rq->arena,
		    (int64_t)message_body_max(m->method));
	status = reply_error(rq, m->verdict, what);
	rq->reply.retry_after = m->retry_after;

	return (status);
}

static int
say(struct request *rq, int status, const char *text, const char *more)
{
	rq->reply.status = status;
	rq->reply.content_type = PLAIN;
	buf_string(&rq->out.buf, text);
	buf_string(&rq->out.buf, more);
	buf_char(&rq->out.buf, '\n');

	return (status);
}

static int
not_ready(struct request *rq, const char *why)
{
	rq->reply.retry_after = 1;

	return (say(rq, 503, "not ready: ", why));
}

static int
tell_metrics(struct request *rq)
{
	account_look();
	recall_look();
	metrics_write(&rq->out.buf, db);
	rq->reply.status = 200;
	rq->reply.content_type = METRICS_TYPE;

	return (200);
}

/* 0: the prober has to answer. */
static int
answer(struct request *rq)
{
	enum place	 place;
	int		 status;

	if (rq->message->verdict != ERROR_NONE)
		return (refuse(rq));
	for (place = 0; place < PLACES; place++)
		if (strcmp(names[place], rq->target_path) == 0)
			break;
	if (place == PLACES)
		return (reply_error(rq, ERROR_REST_NO_ROUTE));
	if (rq->method != METHOD_GET && rq->method != METHOD_HEAD) {
		status = reply_error(rq, ERROR_REST_METHOD_NOT_ALLOWED,
		    rq->method_word, ALLOW);
		rq->reply.allow = ALLOW;
		return (status);
	}
	if (place == HEALTHZ)
		return (say(rq, 200, "ok", ""));
	if (place == METRICS)
		return (tell_metrics(rq));
	if (draining)
		return (not_ready(rq, "the service is shutting down"));
	return (restarts_pending() ? not_ready(rq, "a worker has died, and "
	    "the next one is not ready yet") : 0);
}

bool
operations_answer(struct client *g)
{
	g->job.request = prepare(g);

	return (answer(g->job.request) != 0);
}

void
operations_probed(struct client *g)
{
	if (g->job.failure != NULL)
		(void)not_ready(g->job.request, g->job.failure);
	else
		(void)say(g->job.request, 200, "ready", "");
}

/* The header fields of reply_head() that apply here. */
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
operations_account(const struct client *g, size_t bytes)
{
	static const char	 route[] = "operations";

	account_end(g, &(struct account){ route, g->job.request->reply.status,
	    bytes, 0, HISTOGRAM_OPERATIONS });
}
