#include "store/lists/event_query.h"

#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/lists/event_order.h"
#include "store/lists/event_scan.h"
#include "store/lists/event_selection.h"
#include "store/lists/event_sets.h"
#include "store/search/search.h"
#include "store/search/search_index.h"
#include "store/status.h"

/* Two kinds of events: those that lists have, and those beside them. */
struct both {
	struct event_selection	 listed;
	struct event_places	 aside;
	struct search_hits	 hits;
};

/* What is asked for by more than lists know of, or is not in them. */
static bool
needs_scan(const struct event_filter *f)
{
	return (f->include.count > 0 || f->has_parent || f->shows_hidden);
}

static void
find_hits(struct db *db, struct arena *arena, const struct event_filter *f,
    struct both *both)
{
	struct search_window	 window = { f->start_from, f->start_until,
	    f->end_from, f->end_until };
	struct search		*search;

	if ((search = search_find(arena, f->search)) == NULL)
		return;
	search_index_find(db, arena, search, &window, &both->hits);
	both->listed.hits = &both->hits;
}

static void
find(struct db *db, struct arena *arena, const struct event_filter *f,
    struct both *both)
{
	memset(both, 0, sizeof(*both));
	event_scan_aside(db, arena, f, &both->aside);
	if ((f->visible.statuses & 1u << STATUS_PUBLISH) == 0)
		return;
	event_sets_read(db, arena, f, &both->listed);
	find_hits(db, arena, f, both);
	event_select(db, arena, &both->listed);
}

static void
add(struct list_page *page, const struct event_place *place)
{
	page->ids[page->count++] = place->id;
}

static bool
is_first(const struct event_place *a, const struct event_place *b,
    bool descending)
{
	return (event_place_compare(a, b) < 0 ? !descending : descending);
}

/*
 * Of the listed ones only those from `offset` less the number of all that are
 * aside can be on the page.  What is aside and comes before them takes the
 * places before the page.
 */
static void
merge(struct db *db, struct arena *arena, const struct event_filter *f,
    const struct both *both, int64_t limit, struct list_page *page)
{
	const struct event_places	*aside = &both->aside;
	const struct event_place	*next, *other;
	struct event_places		 slice = { 0 };
	int64_t				 first, place;
	size_t				 i = 0, j = 0;

	first = f->offset - (int64_t)aside->count;
	if (first < 0)
		first = 0;
	event_selection_slice(db, arena, &both->listed, f->descending, first,
	    f->offset + limit - first, &slice);
	for (place = first; place < f->offset + limit; place++) {
		next = i < slice.count ? &slice.list[i] : NULL;
		other = j == aside->count ? NULL : &aside->list[
		    f->descending ? aside->count - 1 - j : j];
		if (other != NULL && (next == NULL ||
		    is_first(other, next, f->descending))) {
			next = other;
			j++;
		} else if (next != NULL)
			i++;
		else
			break;
		if (place >= f->offset)
			add(page, next);
	}
}

static bool
is_within(const struct list_bound *from, const struct list_bound *until,
    int64_t value)
{
	return ((!from->set || value >= from->value) &&
	    (!until->set || value <= until->value));
}

static void
keep_modified(struct db *db, const struct event_filter *f,
    struct event_places *places)
{
	struct statement	*st;
	size_t			 i, kept = 0;

	if (!f->modified_from.set && !f->modified_until.set)
		return;
	for (i = 0; i < places->count; i++) {
		st = db_query(db, "SELECT modified FROM events WHERE id = $1");
		db_bind_integer(st, 1, places->list[i].id);
		if (db_step(st) && is_within(&f->modified_from,
		    &f->modified_until, db_integer(st, 0)))
			places->list[kept++] = places->list[i];
		db_done(st);
	}
	places->count = kept;
}

/* Those that are aside have passed the whole filter. */
static void
join(struct db *db, struct arena *arena, const struct event_filter *f,
    struct both *both, struct event_places *all)
{
	const struct event_places	*listed = &both->listed.all;
	size_t				 i;

	event_selection_read(db, arena, &both->listed);
	keep_modified(db, f, &both->listed.all);
	all->count = 0;
	all->list = arena_alloc(arena,
	    (listed->count + both->aside.count) * sizeof(*all->list));
	for (i = 0; i < listed->count; i++)
		all->list[all->count++] = listed->list[i];
	for (i = 0; i < both->aside.count; i++)
		all->list[all->count++] = both->aside.list[i];
}

/* Up to `limit` from the offset on; false: the page is empty. */
static bool
open_page(struct arena *arena, const struct event_filter *f, int64_t total,
    int64_t *limit, struct list_page *page)
{
	page->total = total;
	if (f->offset < 0 || f->offset >= total || f->limit <= 0)
		return (false);
	*limit = f->limit > total - f->offset ? total - f->offset : f->limit;
	page->ids = arena_alloc(arena, (size_t)*limit * sizeof(*page->ids));
	return (true);
}

static void
answer(struct db *db, struct arena *arena, const struct event_filter *f,
    struct both *both, struct list_page *page)
{
	struct event_places	 all;
	int64_t			 limit, i;

	if (f->order == EVENT_BY_START && !f->modified_from.set &&
	    !f->modified_until.set) {
		if (open_page(arena, f, both->listed.total +
		    (int64_t)both->aside.count, &limit, page))
			merge(db, arena, f, both, limit, page);
		return;
	}
	join(db, arena, f, both, &all);
	if (!open_page(arena, f, (int64_t)all.count, &limit, page))
		return;
	event_order_sort(db, arena, f->order, f->descending, &all);
	for (i = 0; i < limit; i++)
		add(page, &all.list[f->offset + i]);
}

void
event_query(struct db *db, struct arena *arena, const struct event_filter *f,
    struct list_page *page)
{
	struct both	 both;

	memset(page, 0, sizeof(*page));
	if (needs_scan(f))
		event_scan_page(db, arena, f, page);
	else {
		find(db, arena, f, &both);
		answer(db, arena, f, &both, page);
	}
	if (db_failed(db))
		memset(page, 0, sizeof(*page));
}
