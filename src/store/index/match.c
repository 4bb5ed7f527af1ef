#include "store/index/match.h"

#include "base/arena.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/index/event_query.h"
#include "store/index/index.h"
#include "store/index/linked.h"
#include "store/index/search.h"
#include "store/index/slots.h"
#include "store/index/window.h"

#define VENUE_COST	16	/* postings that a list of a venue costs */

static enum status
status_of(const struct slots *s, const struct event_filter *f, uint32_t slot)
{
	return (status_now((enum status)s->status[slot], true,
	    s->time[SLOT_DATE][slot], f->visible.now));
}

/* Whether the caller may see flags, links and texts of a protected event. */
static bool
may_open(const struct slots *s, const struct event_filter *f, uint32_t slot)
{
	return (f->finds_protected || (f->visible.reader != 0 &&
	    s->author[slot] == f->visible.reader && (!f->drafts_only ||
	    !status_is_released(status_of(s, f, slot)))));
}

/* Finds the protected slots whose content the caller may not see. */
static void
find_concealed(struct index_view *view, const struct event_filter *f,
    uint64_t *set, struct span span)
{
	const struct slots	*s = view->slots;
	uint32_t		 slot;
	size_t			 w;

	set_clear(set, span);
	if (f->finds_protected)
		return;
	set_copy(set, s->bits[SLOT_PROTECTED], span);
	if (f->visible.reader == 0)
		return;
	EACH_SLOT(slot, w, span, set[w])
		if (may_open(s, f, slot))
			set_remove(set, slot);
}

static bool
asks_for_content(const struct event_filter *f, const struct search *search)
{
	return (search != NULL || f->by_content || f->has_circle ||
	    f->all_located == 1 || f->venues.count > 0 ||
	    f->organizers.count > 0 || f->categories.count > 0 ||
	    f->tags.count > 0);
}

static bool
asks_for_flags(const struct event_filter *f)
{
	return (f->featured != -1 || f->ticketed != -1 || f->free != -1 ||
	    f->all_located == 0);
}

/* A concealed flag counts as not set. */
static void
keep_flag(struct index_view *view, const uint64_t *flag,
    const uint64_t *concealed, int wanted, struct span span)
{
	size_t	 w;

	for (w = span.from; wanted != -1 && w < span.until; w++)
		view->found[w] &= wanted ? flag[w] & ~concealed[w] :
		    ~flag[w] | concealed[w];
}

/* Numbers of linked records. */
struct numbers {
	size_t		 count;
	uint32_t	*list;
};

static void
keep_linked(struct index_view *view, const struct numbers *numbers,
    struct span span)
{
	const struct slots	*s = view->slots;
	size_t			 i;

	set_clear(view->other, span);
	for (i = 0; i < numbers->count; i++)
		postings_mark(&s->heap, &s->linked.postings[numbers->list[i]],
		    view->other, span, true);
	set_and(view->found, view->other, span);
}

static struct numbers
numbers_of(struct arena *arena, const struct slots *s, enum linked_kind kind,
    const struct ids *ids)
{
	struct numbers	 n;
	size_t		 i;
	uint32_t	 number;

	n.list = arena_alloc(arena, ids->count * sizeof(*n.list));
	for (i = n.count = 0; i < ids->count; i++)
		if ((number = slots_linked(s, kind, ids->list[i])) !=
		    DICTIONARY_NONE)
			n.list[n.count++] = number;
	return (n);
}

static void
keep_ids(struct arena *arena, struct index_view *view, enum linked_kind kind,
    const struct ids *ids, struct span span)
{
	struct numbers	 numbers;

	if (ids->count == 0)
		return;
	numbers = numbers_of(arena, view->slots, kind, ids);
	keep_linked(view, &numbers, span);
}

/* With the categories below them. */
static void
keep_categories(struct arena *arena, struct index_view *view,
    const struct ids *categories, struct span span)
{
	const struct directory	*d = view->directories[LINKED_TERM];
	const struct ids	 sorted = ids_sorted(arena, categories);
	struct numbers		 numbers;

	numbers = (struct numbers){ 0, arena_alloc(arena, d->count *
	    sizeof(*numbers.list)) };
	numbers.count = directory_below(d, arena, &sorted, numbers.list);
	keep_linked(view, &numbers, span);
}

/* The located venues that the caller sees, in the circle if there is one. */
static struct numbers
located_venues(struct arena *arena, struct index_view *view,
    const struct event_filter *f)
{
	const struct directory	*d = view->directories[LINKED_VENUE];
	const struct listed	*l;
	struct numbers		 n = { 0, arena_alloc(arena,
				    d->count * sizeof(*n.list)) };
	struct circle		 circle;
	size_t			 i;

	if (f->has_circle)
		circle_make(&circle, &f->circle);
	for (i = 0; i < d->count; i++) {
		l = d->list[i];
		if (l->place.located &&
		    listed_is_seen(l, LINKED_VENUE, &f->visible) &&
		    (!f->has_circle || circle_has(&circle, l)))
			n.list[n.count++] = l->number;
	}
	return (n);
}

/* Keeps slots by the venue of each; with `without`, the others. */
static void
keep_by_column(struct arena *arena, struct index_view *view,
    const struct numbers *venues, struct span span, bool without)
{
	const struct slots	*s = view->slots;
	uint64_t		*wanted;
	uint32_t		 slot;
	size_t			 w, i;

	wanted = arena_alloc(arena, (s->linked.texts.count / 64 + 1) *
	    sizeof(*wanted));
	for (i = 0; i < venues->count; i++)
		set_add(wanted, venues->list[i]);
	EACH_SLOT(slot, w, span, view->found[w])
		if ((s->venue[slot] != 0 && set_has(wanted,
		    s->venue[slot] - 1)) == without)
			set_remove(view->found, slot);
}

/* By postings, or by the venue of each slot that is left: the fewer. */
static void
keep_venues(struct arena *arena, struct index_view *view,
    const struct numbers *venues, struct span span)
{
	const struct slots	*s = view->slots;
	size_t			 postings = venues->count * VENUE_COST, i;

	for (i = 0; i < venues->count; i++)
		postings += s->linked.postings[venues->list[i]].count;
	if (postings < set_count(view->found, span))
		keep_linked(view, venues, span);
	else
		keep_by_column(arena, view, venues, span, false);
}

/* An event whose location the caller may not see counts as unlocated. */
static void
keep_unlocated(struct arena *arena, struct index_view *view,
    const struct event_filter *f, const uint64_t *concealed, struct span span)
{
	struct numbers	 venues = located_venues(arena, view, f);
	size_t		 w;

	set_copy(view->other, view->found, span);
	keep_by_column(arena, view, &venues, span, true);
	for (w = span.from; w < span.until; w++)
		view->found[w] |= view->other[w] & concealed[w];
}

/* Keeps the first event of each series (rule 24.10). */
static void
keep_firsts(struct arena *arena, struct index_view *view,
    const struct event_filter *f, struct span span)
{
	const struct slots	*s = view->slots;
	const struct span	 all = window_all(view);

	window_alive(view, view->other, all);
	set_and(view->other, s->bits[SLOT_REPEATED], all);
	keep_within(s, SLOT_START, view->other, all, (struct bounds){
	    list_bound_or(&f->start_from, INT64_MIN), INT64_MAX });
	keep_within(s, SLOT_END, view->other, all,
	    bounds_of(&f->end_from, &f->end_until));
	match_firsts(arena, view, f, span);
}

/* Of an event all slots: an older version may have an older one. */
static void
add_slots_of(const struct index_view *view, int64_t id, uint64_t *set)
{
	const struct slots	*s = view->slots;
	const uint32_t		*by = s->by[SLOTS_BY_ID];
	uint32_t		 i;

	for (i = slots_first(s, SLOTS_BY_ID, id); i < s->ordered &&
	    s->id[by[i]] == id; i++)
		if (by[i] < view->count)
			set_add(set, by[i]);
	for (i = s->ordered; i < view->count; i++)
		if (s->id[i] == id)
			set_add(set, i);
}

static void
keep_included(struct index_view *view, const struct ids *include,
    struct span span)
{
	size_t	 i;

	if (include->count == 0)
		return;
	set_clear(view->other, window_all(view));
	for (i = 0; i < include->count; i++)
		add_slots_of(view, include->list[i], view->other);
	set_and(view->found, view->other, span);
}

/* Keeps the events of an import, also those that it has as a series. */
static void
keep_imported(struct index_view *view, const struct event_filter *f,
    struct span span)
{
	const struct slots	*s = view->slots;
	uint32_t		 slot;
	size_t			 w;

	EACH_SLOT(slot, w, span, view->found[w])
		if (!ids_have(&f->imported, s->id[slot]) &&
		    !ids_have(&f->imported_series, s->series[slot]))
			set_remove(view->found, slot);
}

static void
keep_by_place(struct arena *arena, struct index_view *view,
    const struct event_filter *f, struct span span)
{
	struct numbers	 venues;

	if (f->venues.count > 0) {
		venues = numbers_of(arena, view->slots, LINKED_VENUE,
		    &f->venues);
		keep_venues(arena, view, &venues, span);
	}
	if (f->has_circle || f->all_located == 1) {
		venues = located_venues(arena, view, f);
		keep_venues(arena, view, &venues, span);
	}
}

/* Filters that need no lookup of content. */
static void
keep_by_columns(struct index_view *view, const struct event_filter *f,
    struct span span)
{
	const struct slots	*s = view->slots;

	keep_included(view, &f->include, span);
	if (f->author != 0)
		keep_equal(view->found, span, s->author, f->author);
	if (f->series != 0)
		keep_equal(view->found, span, s->series, f->series);
	if (f->has_parent)
		keep_equal(view->found, span, s->parent, f->parent);
	if (f->of_import)
		keep_imported(view, f, span);
}

struct span
match_events(struct db *db, struct arena *arena, struct index_view *view,
    const struct event_filter *f, const struct search *search)
{
	const struct slots	*s = view->slots;
	uint64_t		*concealed = view->third;
	struct span		 span;

	view->firsts = NULL;
	span = window_find(view, f);
	keep_by_columns(view, f, span);
	if (asks_for_flags(f) || asks_for_content(f, search))
		find_concealed(view, f, concealed, span);
	keep_flag(view, s->bits[SLOT_FEATURED], concealed, f->featured, span);
	keep_flag(view, s->bits[SLOT_TICKETED], concealed, f->ticketed, span);
	keep_flag(view, s->bits[SLOT_FREE], concealed, f->free, span);
	if (f->all_located == 0)
		keep_unlocated(arena, view, f, concealed, span);
	if (asks_for_content(f, search))
		set_and_not(view->found, concealed, span);
	keep_by_place(arena, view, f, span);
	keep_ids(arena, view, LINKED_ORGANIZER, &f->organizers, span);
	keep_ids(arena, view, LINKED_TERM, &f->tags, span);
	if (f->categories.count > 0)
		keep_categories(arena, view, &f->categories, span);
	if (f->hides_subsequent)
		keep_firsts(arena, view, f, span);
	if (search != NULL)
		match_search(db, arena, view, search, span);
	if (f->once_a_series)
		match_once(arena, view, f, span);
	return (span);
}
