#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "http/cache.h"
#include "http/request.h"
#include "store/db.h"
#include "store/status.h"

#include "harness.h"
#include "harness_again.h"

#define SIZE	(16 << 20)	/* bytes */
#define LARGE	(1 << 20)	/* bytes of an answer too large to be cached */

static struct cache		*cache;
static struct site		 site;		/* the site of the cache */
static struct cache_place	 place;
static size_t			 length;

static const char *
find(const struct request *rq, int64_t now)
{
	return (cache_find(cache, rq->message, &harness.site,
	    db_version(harness.db), now, &length, &place));
}

static void
compare(const char *kept, const struct request *rq, const struct outcome *a)
{
	size_t	 head;

	head = strlen(a->head);
	cr_assert(length == head + a->length &&
	    memcmp(kept, a->head, head) == 0 &&
	    memcmp(kept + head, a->body, a->length) == 0,
	    "%s %s was kept as\n%.*s\nand now is\n%s%.*s", rq->in.method_word,
	    rq->message->target, (int)length, kept, a->head, (int)a->length,
	    a->body);
}

static void
compare_later(const struct request *rq, int64_t until)
{
	struct arena	*arena;
	struct outcome	 later;
	const char	*kept;

	arena = arena_new();
	(void)harness_serve(arena, rq->message, until - 1, &later);
	kept = find(rq, until - 1);
	cr_assert_not_null(kept);
	compare(kept, rq, &later);
	cr_assert_null(find(rq, until));
	arena_free(arena);
}

/* A cache is for a single configuration. */
static void
begin(void)
{
	if (cache != NULL && memcmp(&site, &harness.site, sizeof(site)) == 0)
		return;
	cache_free(cache);
	cache = cache_new(SIZE);
	site = harness.site;
}

void
harness_again(const struct request *rq, const struct outcome *a)
{
	const char	*kept;
	int64_t		 until;

	begin();
	if ((kept = find(rq, rq->now)) != NULL) {
		compare(kept, rq, a);
		return;
	}
	until = cache_until(rq, schedule_next(harness.db, rq->now));
	if (until == 0 || find(rq, rq->now) != NULL || !place.wanted)
		return;
	cache_keep(cache, rq->message, &harness.site, &place,
	    &(struct cached){ a->head, strlen(a->head), a->body, a->length,
	    rq->now, until, { NULL, 0 } });
	if (a->length < LARGE && harness.budget == NULL)
		compare_later(rq, until);
}
