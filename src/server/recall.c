#include "base/buf.h"
#include "base/clock.h"
#include "config/site.h"
#include "http/cache.h"
#include "http/request.h"
#include "pages/site_now.h"
#include "server/client.h"
#include "server/parent.h"
#include "server/recall.h"
#include "server/request_log.h"
#include "server/wire.h"
#include "store/db.h"
#include "store/status.h"

#define IN_ONE_GO	64	/* answers before other clients have a turn */

static struct cache	*cache;		/* NULL: there is no cache */
static struct db	*db;

/* When the next event is published. Computed once per state of the database. */
static struct {
	uint64_t	 state;
	int64_t		 since;
	int64_t		 at;
} scheduled;

void
recall_start(struct db *connection)
{
	db = connection;
	cache = cache_new((size_t)parent_site()->cache << 20);
}

enum recall
recall(struct client *g)
{
	const char	*answer;
	size_t		 length;

	g->place.wanted = false;
	if (cache == NULL || draining || g->operations ||
	    !cache_takes(&g->message) || g->recalled == IN_ONE_GO ||
	    !TAILQ_EMPTY(&g->connection->send_queue))
		return (RECALL_NOTHING);

	/* Recovers from a failed request, which another thread has answered. */
	if (db_failed(db))
		db_recover(db);
	answer = cache_find(cache, &g->message, parent_site(),
	    db_version(db) ^ site_now_version(), clock_now(), &length,
	    &g->place);
	if (answer == NULL)
		return (RECALL_NOTHING);
	g->recalled++;
	request_log_end(g, &(struct answered){ g->place.note.route,
	    g->place.note.status, length, 0, HISTOGRAM_HIT });
	return (wire_send(g, answer, length, 0) ? RECALL_SENT : RECALL_BROKEN);
}

static bool
knows_schedule(uint64_t state, int64_t now)
{
	return (scheduled.state == state && scheduled.since <= now &&
	    scheduled.at > now);
}

void
recall_prepare(struct client *g)
{
	g->job.request->wants_schedule = g->place.wanted &&
	    !knows_schedule(g->place.state, g->job.request->now);
}

/* The state may be newer than the answer. Then no request finds the entry. */
static int64_t
next_publication(const struct request *rq, uint64_t state)
{
	if (knows_schedule(state, rq->now))
		return (scheduled.at);
	scheduled.at = rq->has_schedule ? rq->schedule :
	    schedule_next(db, rq->now);
	scheduled.since = rq->now;
	scheduled.state = state;
	if (!rq->has_schedule && db_failed(db)) {
		db_recover(db);
		scheduled.at = rq->now;
	}
	return (scheduled.at);
}

void
recall_keep(struct client *g, const struct buf *head, const char *body,
    size_t length)
{
	struct request	*rq;
	struct cached	 answer;

	rq = g->job.request;
	if (!g->place.wanted || rq->reply.immutable)
		return;
	answer = (struct cached){ head->data, head->length, body, length,
	    rq->now, cache_until(rq, next_publication(rq, g->place.state)),
	    { request_log_route(rq), rq->reply.status } };
	cache_keep(cache, &g->message, parent_site(), &g->place, &answer);
}

void
recall_look(void)
{
	static struct cache_counts	 counted;
	struct cache_counts		 now;

	if (cache == NULL)
		return;
	cache_count(cache, &now);
	counts_add(COUNT_CACHE_HITS, (int64_t)(now.hits - counted.hits));
	counts_add(COUNT_CACHE_MISSES, (int64_t)(now.misses - counted.misses));
	counts_add(COUNT_CACHE_EVICTIONS,
	    (int64_t)(now.dropped - counted.dropped));
	counts_set(COUNT_CACHE_BYTES, (int64_t)now.bytes);
	counted = now;
}
