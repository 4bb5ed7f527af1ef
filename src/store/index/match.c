#include "store/index/match.h"

#include "base/arena.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/index/event_query.h"
#include "store/index/index.h"
#include "store/index/linked.h"
#include "store/index/search.h"
#include "store/index/slots.h"

#define TERM_COST	100 /* nanoseconds to find the terms above one, about */
#define SPARSE	24	/* bits of a word that are tested one by one */
#define VENUE_COST	16	/* postings that a list of a venue costs */

/* The bits of statuses that the caller may see of all authors. */
static unsigned
statuses_of_all(const struct visibility *v)
{
	return (v->reads_all ? v->statuses :
	    v->statuses & 1u << STATUS_PUBLISH);
}

static enum status
status_of(const struct slots *s, const struct event_filter *f, uint32_t slot)
{
	return (status_now((enum status)s->status[slot], true,
	    s->time[SLOT_DATE][slot], f->visible.now));
}

struct bounds {
	int64_t	 from, until;
};

static struct bounds
bounds_of(const struct list_bound *from, const struct list_bound *until)
{
	return ((struct bounds){ list_bound_or(from, INT64_MIN),
	    list_bound_or(until, INT64_MAX) });
}

static bool
is_within(struct bounds b, int64_t value)
{
	return (value >= b.from && value <= b.until);
}

/* The slots that are alive in the version of the view. */
static void
find_alive(struct index_view *view)
{
	const struct slots	*s = view->slots;
	const struct span	 all = { 0, (view->count + 63) / 64 };
	uint32_t		 i;

	set_copy(view->alive, s->bits[SLOT_ALIVE], all);
	for (i = view->deaths; i < s->deaths; i++)
		if (s->died[i] < view->count)
			set_add(view->alive, s->died[i]);
	if (view->count % 64 != 0)
		view->alive[all.until - 1] &=
		    ~(~UINT64_C(0) << view->count % 64);
}

/* The bits of a word whose values are within bounds. */
static uint64_t
bits_within(const int64_t *values, uint64_t candidates, struct bounds b)
{
	const uint64_t	 range = (uint64_t)b.until - (uint64_t)b.from;
	uint64_t	 in = 0, rest;
	int		 i;

	if (__builtin_popcountll(candidates) < SPARSE) {
		for (rest = candidates; rest != 0; rest &= rest - 1) {
			i = __builtin_ctzll(rest);
			in |= (uint64_t)is_within(b, values[i]) << i;
		}
		return (in);
	}
	for (i = 0; i < 64; i++)
		in |= (uint64_t)((uint64_t)values[i] - (uint64_t)b.from <=
		    range) << i;
	return (candidates & in);
}

/* Keeps slots whose time is within bounds. Many zones are in or out. */
static void
keep_within(const struct slots *s, enum slot_time column, uint64_t *set,
    struct span span, struct bounds b)
{
	const struct slot_zone	*z;
	size_t			 w;

	if (b.from == INT64_MIN && b.until == INT64_MAX)
		return;
	for (w = span.from; w < span.until; w++) {
		z = &s->zones[column][w * 64 / SLOT_ZONE];
		if (set[w] == 0 || (z->least >= b.from && z->most <= b.until))
			continue;
		if (b.from > b.until || z->most < b.from || z->least > b.until)
			set[w] = 0;
		else
			set[w] = bits_within(s->time[column] + w * 64, set[w],
			    b);
	}
}

/* How many slots keep_within() looks at. */
static size_t
count_looks(const struct slots *s, struct bounds b)
{
	const struct slot_zone	*z = s->zones[SLOT_START];
	size_t			 count = 0, i;

	for (i = 0; i * SLOT_ZONE < s->count; i++)
		count += (z[i].least < b.from || z[i].most > b.until) &&
		    z[i].most >= b.from && z[i].least <= b.until;
	return (count * SLOT_ZONE);
}

/* Finds the slots that start within bounds along the order of starts. */
static void
walk_window(struct index_view *view, struct bounds b, uint32_t low,
    uint32_t high)
{
	const struct slots	*s = view->slots;
	const struct span	 all = { 0, (view->count + 63) / 64 };
	const uint32_t		*by = s->by[SLOTS_BY_START];
	uint32_t		 i;

	set_clear(view->found, all);
	for (i = low; i < high; i++)
		if (by[i] < view->count)
			set_add(view->found, by[i]);
	for (i = s->ordered; i < view->count; i++)
		if (is_within(b, s->time[SLOT_START][i]))
			set_add(view->found, i);
	set_and(view->found, view->alive, all);
}

/* No event starts after its end. */
static struct span
find_window(struct index_view *view, const struct event_filter *f)
{
	const struct slots	*s = view->slots;
	struct bounds		 b = bounds_of(&f->start_from,
				    &f->start_until);
	struct span		 span = { 0, (view->count + 63) / 64 };
	uint32_t		 low, high;

	if (f->end_until.set && f->end_until.value < b.until)
		b.until = f->end_until.value;
	if (b.from > b.until)
		return ((struct span){ 0, 0 });
	low = b.from == INT64_MIN ? 0 : slots_first(s, SLOTS_BY_START, b.from);
	high = b.until == INT64_MAX ? s->ordered : slots_first(s,
	    SLOTS_BY_START, b.until + 1);
	if (high - low < count_looks(s, b))
		walk_window(view, b, low, high);
	else {
		set_copy(view->found, view->alive, span);
		keep_within(s, SLOT_START, view->found, span, b);
	}
	while (span.from < span.until && view->found[span.from] == 0)
		span.from++;
	while (span.from < span.until && view->found[span.until - 1] == 0)
		span.until--;
	return (span);
}

/* The slots of a word whose stored status may be shown. */
static uint64_t
word_of_statuses(const struct slots *s, unsigned statuses, size_t w)
{
	uint64_t	 shown = s->bits[STATUS_FUTURE][w];	/* may be due */
	unsigned	 b;

	for (b = 0; b < STATUS_MODEL; b++)
		if (statuses >> b & 1)
			shown |= s->bits[b][w];
	return (shown);
}

/* Keeps slots that the caller may see, with the status that they have now. */
static void
keep_visible(struct index_view *view, const struct event_filter *f,
    struct span span)
{
	const struct slots	*s = view->slots;
	const unsigned		 all = statuses_of_all(&f->visible);
	const unsigned		 own = f->visible.reader == 0 ? 0 :
				    f->visible.statuses & ~all;
	uint64_t		*found = view->found, doubt;
	uint32_t		 slot;
	unsigned		 now;
	size_t			 w;

	for (w = span.from; w < span.until; w++) {
		found[w] &= word_of_statuses(s, all | own, w);
		if (!f->shows_hidden)
			found[w] &= ~s->bits[SLOT_HIDDEN][w];
	}
	doubt = all & 1u << STATUS_PUBLISH ? UINT64_MAX : 0;
	EACH_SLOT(slot, w, span, found[w] & ~(doubt &
	    s->bits[STATUS_PUBLISH][w])) {
		now = status_of(s, f, slot);
		if (!(all >> now & 1) && !(own >> now & 1 &&
		    s->author[slot] == f->visible.reader))
			set_remove(found, slot);
	}
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

static void
keep_equal(uint64_t *set, struct span span, const int64_t *column,
    int64_t value)
{
	size_t	 w;

	for (w = span.from; w < span.until; w++)
		if (set[w] != 0)
			set[w] = bits_within(column + w * 64, set[w],
			    (struct bounds){ value, value });
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

/* With the categories below them, which are looked for when asked. */
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
	const struct span	 all = { 0, (view->count + 63) / 64 };

	set_copy(view->other, view->alive, all);
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
	set_clear(view->other, (struct span){ 0, (view->count + 63) / 64 });
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
	keep_within(s, SLOT_END, view->found, span,
	    bounds_of(&f->end_from, &f->end_until));
	keep_within(s, SLOT_MODIFIED, view->found, span,
	    bounds_of(&f->modified_from, &f->modified_until));
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
	find_alive(view);
	span = find_window(view, f);
	keep_visible(view, f, span);
	keep_by_columns(view, f, span);
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
	if (f->categories.count > 0 && db_spend(db, TERM_COST *
	    (int64_t)view->directories[LINKED_TERM]->count))
		keep_categories(arena, view, &f->categories, span);
	if (f->hides_subsequent)
		keep_firsts(arena, view, f, span);
	if (search != NULL)
		match_search(db, arena, view, search, span);
	if (f->once_a_series)
		match_once(arena, view, f, span);
	return (span);
}
