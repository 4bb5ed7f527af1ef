#include <string.h>

#include "base/arena.h"
#include "http/cache.h"
#include "http/fragments.h"
#include "http/request.h"
#include "http/serve.h"
#include "store/db.h"
#include "store/status.h"
#include "tests/fuzz/again.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/world.h"

#define SIZE	(256 * 1024)	/* bytes */

static struct cache	*cache;
static struct fragments	*fragments;

void
again_begin(void)
{
	cache = cache_new(SIZE);
	fragments = fragments_new();
}

void
again_end(void)
{
	cache_free(cache);
	fragments_free(fragments);
}

/* The caches contain records of other requests. */
static void
compare_parts(const struct message *m, const struct outcome *a)
{
	struct request	*rq;

	rq = serve_prepare(a->rq->arena, a->rq->site, m, a->rq->now);
	rq->db = a->rq->db;
	rq->fragments = fragments;
	fragments_renew(fragments, db_version(rq->db));
	serve_answer(rq);
	MUST(rq->reply.status == a->rq->reply.status);
	MUST(rq->out.buf.length == a->rq->out.buf.length);
	MUST(memcmp(rq->out.buf.data, a->rq->out.buf.data,
	    rq->out.buf.length) == 0);
}

static void
compare_whole(const char *kept, size_t length, const struct outcome *a)
{
	size_t	 head;

	head = strlen(a->head);
	MUST(a->rq->caller.role == ROLE_ANONYMOUS);
	MUST(length == head + a->length);
	MUST(memcmp(kept, a->head, head) == 0);
	MUST(memcmp(kept + head, a->body, a->length) == 0);
}

void
again_ask(const struct message *m, const struct site *site,
    const struct outcome *a)
{
	struct cache_place	 place;
	const char		*kept;
	size_t			 length;
	uint64_t		 state;
	int64_t			 until;

	if (fragments == NULL || serve_writes(a->rq))
		return;
	compare_parts(m, a);
	state = db_version(a->rq->db);
	kept = cache_find(cache, m, site, state, a->rq->now, &length, &place);
	if (kept != NULL) {
		compare_whole(kept, length, a);
		return;
	}
	until = cache_until(a->rq, schedule_next(a->rq->db, a->rq->now));
	if (until == 0 || cache_find(cache, m, site, state, a->rq->now,
	    &length, &place) != NULL || !place.wanted)
		return;
	cache_keep(cache, m, site, &place, &(struct cached){ a->head,
	    strlen(a->head), a->body, a->length, a->rq->now, until,
	    { NULL, 0 } });
}
