#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/index/event_query.h"
#include "store/index/index.h"
#include "store/index/match.h"
#include "store/index/relevance.h"
#include "store/index/search.h"
#include "store/index/slots_page.h"
#include "store/index/widen.h"

_Static_assert((int)EVENT_BY_START == (int)SLOTS_BY_START &&
    (int)EVENT_BY_END == (int)SLOTS_BY_END &&
    (int)EVENT_BY_TITLE == (int)SLOTS_BY_TITLE &&
    (int)EVENT_BY_DATE == (int)SLOTS_BY_DATE &&
    (int)EVENT_BY_MODIFIED == (int)SLOTS_BY_MODIFIED &&
    (int)EVENT_BY_ID == (int)SLOTS_BY_ID, "orders differ");

/* The ids of a page of the matches. */
static void
read_page(struct index_view *view, struct arena *arena,
    const struct event_filter *f, struct span span, struct list_page *page)
{
	const size_t	 total = set_count(view->found, span);
	size_t		 first, count;
	uint32_t	*slots;

	page->total = (int64_t)total;
	if (f->offset < 0 || f->offset >= page->total || f->limit <= 0)
		return;
	first = (size_t)f->offset;
	count = (uint64_t)f->limit < total - first ? (size_t)f->limit :
	    total - first;
	slots = arena_alloc(arena, count * sizeof(*slots));
	page_slots(view, f, (enum slot_order)f->order, span, total,
	    f->descending ? total - first - count : first, count, slots);
	page_fill(page, arena, view, f, slots, count);
}

static void
find_page(struct db *db, struct arena *arena, const struct event_filter *f,
    struct search *_Nullable search, struct list_page *page)
{
	struct index_view	*view;
	struct event_filter	 plain = *f;
	struct span		 span;

	if ((view = index_view(db)) == NULL)
		return;
	if (f->order == EVENT_BY_RELEVANCE)
		plain.order = EVENT_BY_START;
	if (search != NULL && f->searches_all)
		search_widen(db, arena, search, view, &f->visible);
	if (!index_lock(db))
		return;
	span = match_events(db, arena, view, &plain, search);
	if (f->order == EVENT_BY_RELEVANCE && search != NULL)
		relevance_page(db, arena, view, &plain, search, span, page);
	else
		read_page(view, arena, &plain, span, page);
	index_unlock(db);
}

void
event_query(struct db *db, struct arena *arena, const struct event_filter *f,
    struct list_page *page)
{
	memset(page, 0, sizeof(*page));
	find_page(db, arena, f, search_find(arena, f->search), page);
	if (db_failed(db))
		memset(page, 0, sizeof(*page));
}
