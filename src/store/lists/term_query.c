#include "store/lists/term_query.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/lists/query.h"
#include "store/search/search.h"
#include "text/fold.h"

/* Terms of scheduled events that are due, read once. */
#define DUE \
	" FROM events v CROSS JOIN event_terms l ON l.event_id = v.id" \
	" WHERE v.status = 1 AND v.published <= $"
#define EVENTS \
	"e.event_count + COALESCE((SELECT d.count FROM" \
	" (SELECT l.term_id, COUNT(*) AS count" DUE " GROUP BY l.term_id) d" \
	" WHERE d.term_id = e.id), 0)"

static const char *const	 orders[][2] = {
	[TERM_BY_ID] = { "e.id", "e.id DESC" },
	[TERM_BY_NAME] = { "e.name_key, e.id", "e.name_key DESC, e.id DESC" },
	[TERM_BY_SLUG] = { "e.slug", "e.slug DESC" },
	[TERM_BY_COUNT] = { EVENTS ", e.id", EVENTS " DESC, e.id DESC" },
	[TERM_BY_GROUP] = { "e.id", "e.id DESC" },
	[TERM_BY_DESCRIPTION] = {
		"e.description_key, e.id",
		"e.description_key DESC, e.id DESC"
	},
	[TERM_BY_PARENT] = {
		"COALESCE(e.parent, 0), e.id",
		"COALESCE(e.parent, 0) DESC, e.id DESC"
	}
};

/* The whole text is one word of the search. */
static void
require_search(struct query *q, const char *text)
{
	struct search	*search;

	if (text == NULL || text[strspn(text, " \t\n\v\f\r")] == '\0')
		return;
	search = arena_alloc(q->arena, sizeof(*search));
	memset(search, 0, sizeof(*search));
	search->count = 1;
	search->words = arena_alloc(q->arena, sizeof(*search->words));
	search->words[0].text = fold_search(q->arena, text);
	search->words[0].length = strlen(search->words[0].text);
	query_require(q, "search_matches($, e.searched, e.slug)");
	query_give_search(q, search);
}

static void
require_filter(struct query *q, const struct term_filter *f)
{
	query_require(q, "e.kind = $");
	query_give(q, f->kind);
	require_search(q, f->search);
	if (f->slug != NULL) {
		query_require(q, "e.slug = $");
		query_give_text(q, f->slug);
	}
	query_require_ids(q, "e.id IN " QUERY_IDS, &f->include);
	query_require_ids(q, "e.id NOT IN " QUERY_IDS, &f->exclude);
	if (f->has_parent) {
		query_require(q, "COALESCE(e.parent, 0) = $");
		query_give(q, f->parent);
	}
	if (f->event != 0) {
		query_require(q, "e.id IN"
		    " (SELECT term_id FROM event_terms WHERE event_id = $)");
		query_give(q, f->event);
	}
	if (f->hides_empty && f->none_due)
		query_require(q, "e.event_count > 0");	/* as in the index */
	else if (f->hides_empty) {
		query_require(q,
		    "(e.event_count > 0 OR e.id IN (SELECT l.term_id" DUE "))");
		query_give(q, f->now);
	}
}

/* The ids of `all`, which are sorted, in the order of `include`. */
static int64_t *
order_included(struct arena *arena, const struct list_page *all,
    const struct list_ids *include)
{
	int64_t		*arranged, *found;
	bool		*placed;
	size_t		 i, n;

	arranged = arena_alloc(arena, all->count * sizeof(*arranged));
	placed = arena_alloc(arena, all->count * sizeof(*placed));
	for (i = n = 0; i < include->count; i++) {
		found = bsearch(&include->list[i], all->ids, all->count,
		    sizeof(*all->ids), ids_compare);
		if (found == NULL || placed[found - all->ids])
			continue;
		placed[found - all->ids] = true;
		arranged[n++] = *found;
	}
	return (arranged);
}

/* Reads all of them: there are at most as many as ids in `include`. */
static void
query_included(struct query *q, struct db *db, const struct term_filter *f,
    struct list_page *page)
{
	static const char	 from[] = " FROM terms e";
	struct list_page	 all = { 0 };
	int64_t			*arranged;
	size_t			 i;

	query_page(q, db, from, from, &(struct query_slice){
	    .orders = orders[TERM_BY_ID],
	    .limit = (int64_t)f->include.count }, &all);
	page->total = all.total;
	if (f->offset < 0 || f->offset >= all.total || f->limit <= 0)
		return;
	arranged = order_included(q->arena, &all, &f->include);
	page->count = all.count - (size_t)f->offset;
	if (page->count > (size_t)f->limit)
		page->count = (size_t)f->limit;
	page->ids = arena_alloc(q->arena, page->count * sizeof(*page->ids));
	for (i = 0; i < page->count; i++)
		page->ids[i] = arranged[f->descending ?
		    all.count - 1 - (size_t)f->offset - i :
		    (size_t)f->offset + i];
}

void
term_query(struct db *db, struct arena *arena, const struct term_filter *f,
    struct list_page *page)
{
	static const char	 from[] = " FROM terms e";
	struct query		 q;
	enum term_order		 order = f->order;

	memset(page, 0, sizeof(*page));
	query_init(&q, arena);
	require_filter(&q, f);
	if (order == TERM_BY_INCLUDE && f->include.count > 0) {
		query_included(&q, db, f, page);
		return;
	}
	if (order == TERM_BY_INCLUDE)
		order = TERM_BY_NAME;
	if (order == TERM_BY_COUNT)
		query_give(&q, f->now);
	query_page(&q, db, from, from, &(struct query_slice){ orders[order],
	    f->descending, f->offset, f->limit }, page);
}

/*
 * The term with that slug, or else the oldest with that name. Uses two
 * subqueries, since SQLite would scan all terms of the kind for an OR.
 */
int64_t
term_by_text(struct db *db, struct arena *arena, enum term_kind kind,
    const char *text)
{
	struct statement	*st;
	int64_t			 id = 0;

	st = db_query(db, "SELECT COALESCE("
	    "(SELECT id FROM terms WHERE kind = $1 AND slug = $2),"
	    " (SELECT MIN(id) FROM terms WHERE kind = $1"
	    "  AND name_folded = $2))");
	db_bind_integer(st, 1, kind);
	db_bind_text(st, 2, fold_case(arena, text));
	if (db_step(st))
		id = db_integer(st, 0);
	db_done(st);

	return (id);
}
