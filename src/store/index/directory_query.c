#include "store/index/directory_query.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/index/event_query.h"
#include "store/index/index.h"
#include "store/index/linked.h"
#include "store/index/match.h"
#include "store/index/search.h"
#include "store/index/window.h"

#define LOOK_COST	20	/* nanoseconds to look for its events, about */
#define AHEAD	16	/* records whose memory is fetched before */
#define ZONES	INT64_C(172800)	/* more than clocks differ from UTC */

/* The differences between venues and organizers. */
static const struct {
	enum linked_kind	 linked;
	const char		*of_event;
} kinds[] = {
	[DIRECTORY_VENUES] = { LINKED_VENUE,
	    "SELECT venue_id FROM event_venues WHERE event_id = $1 ORDER BY 1"
	},
	[DIRECTORY_ORGANIZERS] = { LINKED_ORGANIZER,
	    "SELECT organizer_id FROM event_organizers WHERE event_id = $1"
	    " ORDER BY 1" }
};

struct directory_search {
	struct db			*db;
	struct arena			*arena;
	const struct directory_filter	*filter;
	struct index_view		*view;
	struct search			*_Nullable search;
	struct ids			 of_event;	/* if has_event */

	/* Only those with these events, or only the others. */
	bool				 with, without;
	struct span			 span;		/* of `found` */
};

static void
find_by_event(struct directory_search *s)
{
	struct statement	*st;

	if (!s->filter->has_event)
		return;
	st = db_compose(s->db, kinds[s->filter->kind].of_event);
	db_bind_integer(st, 1, s->filter->event);
	s->of_event = ids_read(st, s->arena);
}

static void
keep_ending_from(struct index_view *view, struct span span, int64_t end_from)
{
	const struct slots	*s = view->slots;
	uint32_t		 slot;
	size_t			 w;

	EACH_SLOT(slot, w, span, view->found[w])
		if (s->end_utc[slot] < end_from)
			set_remove(view->found, slot);
}

/* Events that the caller may see (rules, section 20). */
static void
find_events(struct directory_search *s)
{
	const struct directory_filter	*f = s->filter;
	const struct event_filter	 events = {
		.visible = { .statuses = 1u << STATUS_PUBLISH,
		    .reader = f->publisher, .now = f->visible.now },
		.finds_protected = f->finds_protected, .by_content = true,
		.shows_hidden = true, EVENT_ANY_FLAGS,
		.end_from = { f->only_with_upcoming, f->visible.now - ZONES }
	};

	s->without = f->has_events == 0;
	s->with = f->has_events == 1 || f->only_with_upcoming;
	if (!s->with && !s->without)
		return;
	s->span = match_events(s->db, s->arena, s->view, &events, NULL);
	if (f->only_with_upcoming)
		keep_ending_from(s->view, s->span, f->visible.now);
}

static bool
has_events(const struct directory_search *s, const struct listed *l)
{
	const struct slots	*slots = s->view->slots;

	return (postings_count(&slots->heap,
	    &slots->linked.postings[l->number], s->view->found, s->span,
	    1) > 0);
}

static bool
is_shown(const struct directory_search *s, const struct listed *l)
{
	const struct directory_filter	*f = s->filter;

	return (listed_is_shown(l, &f->visible) &&
	    bounds_have(bounds_of(&f->modified_from, &f->modified_until),
	    l->place.modified) &&
	    (!f->has_event || ids_have(&s->of_event, l->id)) &&
	    (s->search == NULL ||
	    search_matches(s->db, s->search, l->searched, NULL)) &&
	    ((!s->with && !s->without) || has_events(s, l) == s->with));
}

/*
 * Looks at the records by id, and so through memory in its order, and then
 * counts in the order of the list.
 */
static void
find_page(struct directory_search *s, struct list_page *page)
{
	static const enum listed_order	 orders[] = {
		[DIRECTORY_BY_NAME] = LISTED_BY_NAME,
		[DIRECTORY_BY_DATE] = LISTED_BY_DATE,
		[DIRECTORY_BY_MODIFIED] = LISTED_BY_MODIFIED,
		[DIRECTORY_BY_ID] = LISTED_BY_ID
	};
	const struct directory_filter	*f = s->filter;
	const struct directory		*d;
	uint64_t			*shown;
	uint32_t			 i, place;

	d = s->view->directories[kinds[f->kind].linked];
	shown = arena_alloc(s->arena, (d->count / 64 + 1) * sizeof(*shown));
	if (!db_spend(s->db, d->count * LOOK_COST))
		return;
	for (i = 0; i < d->count; i++) {
		__builtin_prefetch(d->list[i + AHEAD < d->count ?
		    i + AHEAD : i]);
		if (is_shown(s, d->list[i]))
			set_add(shown, i);
	}
	for (i = 0; i < d->count; i++) {
		place = directory_place(d, orders[f->order], f->descending, i);
		if (set_has(shown, place))
			list_page_add(page, s->arena, d->list[place]->id,
			    f->offset, f->limit);
	}
}

void
directory_query(struct db *db, struct arena *arena,
    const struct directory_filter *f, struct list_page *page)
{
	struct directory_search	 s = { .db = db, .arena = arena, .filter = f };

	memset(page, 0, sizeof(*page));
	if (f->has_events == 0 && f->only_with_upcoming)
		return;
	s.search = search_find(arena, f->search);
	find_by_event(&s);
	if ((s.view = index_view(db)) == NULL)
		return;
	if (!index_lock(db))
		return;
	find_events(&s);
	find_page(&s, page);
	index_unlock(db);
	if (db_failed(db))
		memset(page, 0, sizeof(*page));
}
