#include <inttypes.h>
#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "store/db_sqlite.h"
#include "store/event_query.h"
#include "store/search.h"

#define VALUES_MAX	24
#define PUBLISHED	1u	/* the bit of its status, which is 0 */

/* Of the kind that is set. */
struct bound {
	const char	*text;
	struct search	*search;
	int64_t		 integer;
};

/* A condition put together from literals, and what its places stand for. */
struct query {
	struct arena	*arena;
	struct buf	 where;
	int		 places;
	struct bound	 bounds[VALUES_MAX];
	int		 count;
	bool		 with_texts;	/* of event_texts, as t */
};

/* The status that it counts as (contract section 8.1). */
#define EFFECTIVE \
	"CASE WHEN e.status = 1 AND e.published <= $ THEN 0 ELSE e.status END"

static const char *const	 orders[][2] = {
	[EVENT_BY_START] = {
		"e.start_local, e.end_local, e.id",
		"e.start_local DESC, e.end_local DESC, e.id DESC"
	},
	[EVENT_BY_END] = {
		"e.end_local, e.start_local, e.id",
		"e.end_local DESC, e.start_local DESC, e.id DESC"
	},
	[EVENT_BY_TITLE] = {
		"t.title_key, e.start_local, e.end_local, e.id",
		"t.title_key DESC, e.start_local DESC, e.end_local DESC,"
		    " e.id DESC"
	},
	[EVENT_BY_DATE] = {
		"COALESCE(e.published, e.created), e.start_local,"
		    " e.end_local, e.id",
		"COALESCE(e.published, e.created) DESC, e.start_local DESC,"
		    " e.end_local DESC, e.id DESC"
	},
	[EVENT_BY_MODIFIED] = {
		"e.modified, e.start_local, e.end_local, e.id",
		"e.modified DESC, e.start_local DESC, e.end_local DESC,"
		    " e.id DESC"
	},
	[EVENT_BY_ID] = { "e.id", "e.id DESC" },
};

#define LOCATED \
	"EXISTS (SELECT 1 FROM event_venues l" \
	" JOIN venues v ON v.id = l.venue_id" \
	" WHERE l.event_id = e.id AND v.geo_lat IS NOT NULL)"

/* Appends a literal; each $ in it becomes the next place. */
static void
add(struct query *q, struct buf *to, const char *literal)
{
	size_t	 length;

	for (; literal[length = strcspn(literal, "$")] != '\0';
	    literal += length + 1) {
		buf_add(to, literal, length);
		buf_printf(to, "$%d", ++q->places);
	}
	buf_string(to, literal);
}

/* One more condition; what its places stand for is given next. */
static void
require(struct query *q, const char *literal)
{
	buf_string(&q->where, q->where.length == 0 ? " WHERE " : " AND ");
	add(q, &q->where, literal);
}

static void
give(struct query *q, int64_t value)
{
	q->bounds[q->count++].integer = value;
}

static void
require_bound(struct query *q, const char *literal, struct event_bound bound)
{
	if (!bound.set)
		return;
	require(q, literal);
	give(q, bound.value);
}

/* False: nothing can be seen. */
static bool
require_visible(struct query *q, const struct event_filter *f)
{
	unsigned	 anybodys, own;

	anybodys = f->reads_all ? f->statuses : f->statuses & PUBLISHED;
	own = f->reader != 0 ? f->statuses & ~anybodys : 0;
	if (own == 0 && anybodys == PUBLISHED) {
		require(q, "(e.status = 0 OR"
		    " (e.status = 1 AND e.published <= $))");
		give(q, f->now);
	} else if (own == 0) {
		require(q, "(($ >> " EFFECTIVE ") & 1) = 1");
		give(q, anybodys);
		give(q, f->now);
	} else {
		require(q, "((($ | CASE WHEN e.author = $ THEN $ ELSE 0 END)"
		    " >> " EFFECTIVE ") & 1) = 1");
		give(q, anybodys);
		give(q, f->reader);
		give(q, own);
		give(q, f->now);
	}
	return ((anybodys | own) != 0);
}

static void
require_flags(struct query *q, const struct event_filter *f)
{
	if (!f->shows_hidden)
		require(q, "e.hide_from_listings = 0");
	if (f->featured != -1) {
		require(q, "e.featured = $");
		give(q, f->featured);
	}
	if (f->ticketed != -1) {
		require(q, "e.ticketed = $");
		give(q, f->ticketed);
	}
	if (f->all_located != -1)
		require(q, f->all_located ? LOCATED : "NOT " LOCATED);
}

static void
require_relations(struct query *q, const struct event_filter *f)
{
	struct buf	 list;
	size_t		 i;

	if (f->has_parent) {
		require(q, "e.post_parent = $");
		give(q, f->parent);
	}
	if (f->include_count == 0)
		return;
	buf_init(&list, q->arena, f->include_count * 8);
	for (i = 0; i < f->include_count; i++)
		buf_printf(&list, "%c%" PRId64, i == 0 ? '[' : ',',
		    f->include[i]);
	buf_char(&list, ']');
	require(q, "e.id IN (SELECT value FROM json_each($))");
	q->bounds[q->count++].text = list.data;
}

static void
require_search(struct query *q, const struct event_filter *f)
{
	struct search	*search;

	if (f->search == NULL)
		return;
	search = arena_alloc(q->arena, sizeof(*search));
	search_read(search, q->arena, f->search);
	if (search->count == 0)
		return;

	q->with_texts = true;
	if (!f->searches_protected) {
		require(q, "(e.password IS NULL OR (e.author = $ AND"
		    " ($ = 0 OR " EFFECTIVE " NOT IN (0, 1))))");
		give(q, f->reader);
		give(q, f->drafts_only);
		give(q, f->now);
	}
	require(q, "search_matches($, t.title, t.excerpt, t.description)");
	q->bounds[q->count++].search = search;
}

static bool
require_all(struct query *q, const struct event_filter *f)
{
	if (!require_visible(q, f))
		return (false);
	require_bound(q, "e.start_local >= $", f->start_from);
	require_bound(q, "e.start_local <= $", f->start_until);
	require_bound(q, "e.end_local >= $", f->end_from);
	require_bound(q, "e.end_local <= $", f->end_until);

	/* None begins after its end: the index is read no further. */
	require_bound(q, "e.start_local <= $", f->end_until);
	require_bound(q, "e.modified >= $", f->modified_from);
	require_bound(q, "e.modified <= $", f->modified_until);
	require_flags(q, f);
	require_relations(q, f);
	require_search(q, f);
	return (true);
}

/* `what` of the events that the condition lets through, ordered by `tail`. */
static struct statement *
compose(struct db *db, struct query *q, const char *what, bool with_texts,
    const char *tail)
{
	struct statement	*st;
	struct buf		 sql;
	int			 i;

	buf_init(&sql, q->arena, 1024);
	buf_string(&sql, what);
	buf_string(&sql, " FROM events e");
	if (with_texts)
		buf_string(&sql,
		    " LEFT JOIN event_texts t ON t.event_id = e.id");
	buf_add(&sql, q->where.data, q->where.length);
	add(q, &sql, tail);

	st = db_compose(db, sql.data);
	for (i = 0; i < q->count; i++)
		if (q->bounds[i].search != NULL)
			db_bind_pointer(st, i + 1, q->bounds[i].search,
			    SEARCH_POINTER);
		else if (q->bounds[i].text != NULL)
			db_bind_text(st, i + 1, q->bounds[i].text);
		else
			db_bind_integer(st, i + 1, q->bounds[i].integer);
	return (st);
}

static int64_t
count(struct db *db, struct query *q)
{
	struct statement	*st;
	int64_t			 total;

	st = compose(db, q, "SELECT COUNT(*)", q->with_texts, "");
	total = db_step(st) ? db_integer(st, 0) : 0;
	db_done(st);
	return (total);
}

static void
read_page(struct db *db, struct query *q, const struct event_filter *f,
    struct event_page *page)
{
	struct statement	*st;
	char			*tail;
	int64_t			 size;

	size = page->total - f->offset;
	if (size > f->limit)
		size = f->limit;
	page->ids = arena_alloc(q->arena, (size_t)size * sizeof(*page->ids));
	tail = arena_printf(q->arena, " ORDER BY %s LIMIT $ OFFSET $",
	    orders[f->order][f->descending]);
	give(q, size);
	give(q, f->offset);

	st = compose(db, q, "SELECT e.id", q->with_texts ||
	    f->order == EVENT_BY_TITLE, tail);
	while (page->count < (size_t)size && db_step(st))
		page->ids[page->count++] = db_integer(st, 0);
	db_done(st);
}

void
event_query(struct db *db, struct arena *arena, const struct event_filter *f,
    struct event_page *page)
{
	struct query	 q = { .arena = arena };

	memset(page, 0, sizeof(*page));
	buf_init(&q.where, arena, 512);
	if (!require_all(&q, f))
		return;
	page->total = count(db, &q);
	if (f->offset >= 0 && f->offset < page->total && f->limit > 0)
		read_page(db, &q, f, page);
	if (db_failed(db))
		memset(page, 0, sizeof(*page));
}
