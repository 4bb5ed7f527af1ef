#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "base/site.h"
#include "generated/routes.h"
#include "http/describe.h"
#include "http/request.h"
#include "text/dates.h"

struct template {
	const char	*text;
	size_t		 length;
};

static struct template	 indexes[LOCALE_COUNT];
static struct template	 documents[LOCALE_COUNT];
static struct template	*entries[LOCALE_COUNT];		/* per path */
static int64_t		 started;

static struct template
rendered(const struct json *j)
{
	return ((struct template){ j->buf.data, j->buf.length });
}

static void
render_locale(struct arena *a, size_t locale)
{
	struct json	 j;
	size_t		 i;

	json_init(&j, a, 65536);
	describe_routes(&j, locale);
	indexes[locale] = rendered(&j);

	json_init(&j, a, 65536);
	describe_document(&j, locale);
	documents[locale] = rendered(&j);

	entries[locale] = arena_alloc(a, path_count * sizeof(struct template));
	for (i = 0; i < path_count; i++) {
		json_init(&j, a, 1024);
		describe_path(&j, NULL, &paths[i], locale);
		entries[locale][i] = rendered(&j);
	}
}

void
describe_start(int64_t now)
{
	static struct arena	*kept;
	size_t			 i;

	if (kept == NULL)
		kept = arena_new();
	arena_reset(kept);
	for (i = 0; i < LOCALE_COUNT; i++)
		render_locale(kept, i);
	started = now;
}

/* A default that is a date, as the time of the request makes it. */
static void
put_date(struct request *rq, const char *text, size_t length)
{
	struct date	 d;
	struct moment	 m;
	char		 printed[DATE_TEXT];

	if (!date_parse(&d, arena_copy(rq->arena, text, length)) ||
	    !date_resolve(&d, rq->site->zone, rq->now, &m))
		abort();
	rq->momentary = true;
	date_print(m.local, printed);
	buf_string(&rq->out.buf, printed);
}

static void
put_place(void *context, struct buf *out, const char *place, size_t length)
{
	struct request	*rq = context;

	switch (*place) {
	case 'A':
		buf_string(out, rq->api);
		break;
	case 'N':
		buf_string(out, rq->namespace);
		break;
	case 'D':
		put_date(rq, place + 1, length - 1);
		break;
	}
}

void
describe_fill(struct buf *out, const char *at, size_t length,
    void (*put)(void *context, struct buf *out, const char *place,
    size_t length), void *context)
{
	const char	*end, *mark, *close;

	end = at + length;
	while ((mark = memchr(at, *PLACE_MARK, end - at)) != NULL) {
		buf_add(out, at, mark - at);
		close = memchr(mark + 1, *PLACE_MARK, end - mark - 1);
		put(context, out, mark + 1, close - mark - 1);
		at = close + 1;
	}
	buf_add(out, at, end - at);
}

/* Addresses need no escaping: the host and the prefix are checked before. */
static int
answer(struct request *rq, const struct template *t)
{
	describe_fill(&rq->out.buf, t->text, t->length, put_place, rq);
	rq->reply.language = locales[rq->mount->locale_index];
	rq->reply.last_modified = started;

	return (200);
}

int
describe_index(struct request *rq, const char *namespace)
{
	const struct texts	*known;
	size_t			 i;

	known = &rq->site->namespaces;
	for (i = 0; i < known->count; i++)
		if (strcmp(known->list[i], namespace) == 0)
			return (answer(rq, &indexes[rq->mount->locale_index]));

	return (reply_error(rq, ERROR_REST_INVALID_NAMESPACE));
}

int
describe_doc(struct request *rq)
{
	return (answer(rq, &documents[rq->mount->locale_index]));
}

int
describe_options(struct request *rq)
{
	size_t	 entry;

	entry = rq->path - paths;

	return (answer(rq, &entries[rq->mount->locale_index][entry]));
}
