#include "base/clock.h"
#include "http/request.h"
#include "http/request_id.h"
#include "http/serve.h"
#include "server/account.h"
#include "server/client.h"
#include "server/request_log.h"

void
account_begin(struct client *g)
{
	const char	*sent;

	g->begun = clock_steady();
	sent = g->message.header[HEADER_X_REQUEST_ID];
	if (!request_id_valid(sent)) {
		request_id_make(g->id);
		sent = g->id;
	}
	g->message.request_id = sent;
}

void
account_end(const struct client *g, const struct account *a)
{
	int64_t	 took;

	took = clock_steady() - g->begun;
	counts_observe(a->kind, took);
	counts_request(a->route, a->status);
	if (!g->operations)
		request_log_put(g, a, took);
}

const char *
account_route(const struct request *rq)
{
	static const char	 options[] = "options", none[] = "none";

	if (rq->route != NULL)
		return (rq->route->name);
	return (rq->path != NULL && rq->method == METHOD_OPTIONS ? options :
	    none);
}

void
account_request(const struct client *g, size_t bytes)
{
	const struct request	*rq;

	rq = g->job.request;
	account_end(g, &(struct account){ account_route(rq), rq->reply.status,
	    bytes, rq->caller.id,
	    serve_writes(rq) ? HISTOGRAM_WRITE : HISTOGRAM_READ });
}

void
account_look(void)
{
	const struct connection	*c;
	const struct client	*g;
	int64_t			 in_flight;

	in_flight = 0;
	TAILQ_FOREACH(c, &connections, list) {
		g = client_of(c);
		in_flight += g != NULL && !g->operations &&
		    (g->stage == CLIENT_SERVED || g->stage == CLIENT_PARKED ||
		    g->stage == CLIENT_READY);
	}
	counts_set(COUNT_IN_FLIGHT, in_flight);
	counts_set(COUNT_CONNECTED, client_count);
}
