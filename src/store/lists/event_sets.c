#include "store/lists/event_sets.h"

#include <stdlib.h>

#include "base/arena.h"
#include "store/ids.h"
#include "store/lists/event_query.h"
#include "store/lists/event_scan.h"
#include "store/lists/venue_places.h"

static struct event_set *
add_set(struct event_selection *s, struct arena *arena, size_t size)
{
	struct event_set	*set = &s->sets[s->count++];

	set->excluded = set->disjoint = false;
	set->count = 0;
	set->lists = arena_alloc(arena, size * sizeof(*set->lists));
	return (set);
}

/* A list of the events that have it; `wanted` as in the filter. */
static void
add_flag(struct event_selection *s, struct arena *arena,
    const struct event_filter *f, int wanted, int64_t list)
{
	struct event_set	*set;

	if (wanted == -1)
		return;
	set = add_set(s, arena, 2);
	set->lists[set->count++] = list;
	set->disjoint = true;
	set->excluded = !wanted;
	if (!wanted && event_scan_opens(f))
		set->lists[set->count++] = LIST_PROTECTED;
}

static void
add_lists(struct event_selection *s, struct arena *arena,
    enum event_list_of of, const struct list_ids *ids, bool disjoint)
{
	struct event_set	*set;
	size_t			 i;

	set = add_set(s, arena, ids->count);
	set->disjoint = disjoint;
	for (i = 0; i < ids->count; i++)
		set->lists[i] = EVENT_LIST(of, ids->list[i]);
	if (ids->count > 0)
		qsort(set->lists, ids->count, sizeof(*set->lists), ids_compare);
	for (i = 0; i < ids->count; i++)
		if (i == 0 || set->lists[i] != set->lists[i - 1])
			set->lists[set->count++] = set->lists[i];
}

static void
add_ids(struct event_selection *s, struct arena *arena,
    enum event_list_of of, const struct list_ids *ids, bool disjoint)
{
	if (ids->count > 0)
		add_lists(s, arena, of, ids, disjoint);
}

/* What the caller may not know the place of counts as nowhere. */
static void
add_located(struct event_selection *s, struct db *db, struct arena *arena,
    const struct event_filter *f)
{
	struct event_set	*set;
	struct list_ids		 venues;
	size_t			 i;

	if (f->all_located == -1)
		return;
	venues = venue_places_secret(db, arena, &f->visible);
	set = add_set(s, arena, venues.count + 2);
	set->disjoint = true;
	set->excluded = f->all_located;
	if (f->all_located || !event_scan_opens(f))
		set->lists[set->count++] = LIST_PROTECTED;
	set->lists[set->count++] = LIST_UNLOCATED;
	for (i = 0; i < venues.count; i++)
		set->lists[set->count++] = EVENT_LIST(LIST_RECORD,
		    venues.list[i]);
}

static void
add_circle(struct event_selection *s, struct db *db, struct arena *arena,
    const struct event_filter *f)
{
	struct list_ids	 venues;

	if (!f->has_circle)
		return;
	venues = venue_places_within(db, arena, &f->circle, &f->visible);
	add_lists(s, arena, LIST_RECORD, &venues, true);
}

static int64_t
bound(const struct list_bound *b, int64_t open)
{
	return (b->set ? b->value : open);
}

/* An event has one venue, so lists of venues have nothing in common. */
void
event_sets_read(struct db *db, struct arena *arena,
    const struct event_filter *f, struct event_selection *s)
{
	s->range.start_from = bound(&f->start_from, INT64_MIN);
	s->range.start_until = bound(&f->start_until, INT64_MAX);
	s->range.end_from = bound(&f->end_from, INT64_MIN);
	s->range.end_until = bound(&f->end_until, INT64_MAX);
	s->count = 0;
	add_flag(s, arena, f, f->featured, LIST_FEATURED);
	add_flag(s, arena, f, f->ticketed, LIST_TICKETED);
	add_located(s, db, arena, f);
	add_ids(s, arena, LIST_RECORD, &f->venues, true);
	add_ids(s, arena, LIST_RECORD, &f->organizers, false);
	add_ids(s, arena, LIST_TERM, &f->categories, false);
	add_ids(s, arena, LIST_TERM, &f->tags, false);
	add_circle(s, db, arena, f);
}
