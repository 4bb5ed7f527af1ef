#include "store/index/slots_page.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "store/index/event_query.h"
#include "store/index/index.h"
#include "store/index/match.h"

#define FEW		16	/* are sorted rather than selected from */
#define SELECT_COST	8	/* of a match, in places of an order */
#define NOWHERE		UINT32_MAX

/* A page, and where the reader is. */
struct walk {
	struct index_view	*view;
	struct slot_ordering	 order;
	uint32_t		 low, high;	/* places left */
	struct ranked_slot	*recent;
	size_t			 recent_low, recent_high;	/* left */
};

/* Moves the `first` least ones to the front. */
static void
select_least(struct ranked_slot *list, size_t count, size_t first,
    struct slot_ordering *o)
{
	struct ranked_slot	 pivot, swap;
	size_t			 i, j;

	while (first > 0 && first < count) {
		if (count <= FEW) {
			qsort_r(list, count, sizeof(*list), slots_compare, o);
			return;
		}
		pivot = list[count / 2];
		for (i = 0, j = count - 1;;) {
			while (slots_compare(&list[i], &pivot, o) < 0)
				i++;
			while (slots_compare(&list[j], &pivot, o) > 0)
				j--;
			if (i >= j)
				break;
			swap = list[i];
			list[i++] = list[j];
			list[j--] = swap;
		}
		if (first <= i)
			count = i;
		else {
			list += i;
			count -= i;
			first -= i;
		}
	}
}

static struct ranked_slot *
allocate_ranked(size_t count)
{
	struct ranked_slot	*list;

	if ((list = reallocarray(NULL, count + 1, sizeof(*list))) == NULL)
		abort();
	return (list);
}

/* Returns the number of matches from slot `first` on. */
static size_t
rank_matches(const struct index_view *view, const struct slot_ordering *o,
    struct span span, uint32_t first, struct ranked_slot *to)
{
	uint32_t	 slot;
	size_t		 w;
	size_t		 count = 0;

	if (span.from < first / 64)
		span.from = first / 64;
	EACH_SLOT(slot, w, span, view->found[w])
		if (slot >= first)
			to[count++] = slots_rank(o, slot);
	return (count);
}

static void
select_page(struct index_view *view, struct slot_ordering *o,
    struct span span, size_t total, size_t first, size_t count, uint32_t *to)
{
	struct ranked_slot	*all = allocate_ranked(total);
	size_t			 i;

	(void)rank_matches(view, o, span, 0, all);
	select_least(all, total, first, o);
	select_least(all + first, total - first, count, o);
	qsort_r(all + first, count, sizeof(*all), slots_compare, o);
	for (i = 0; i < count; i++)
		to[i] = all[first + i].slot;
	free(all);
}

/* The next slot of the order, with recent ones where they belong. */
static uint32_t
next_slot(struct walk *w, bool back, uint32_t *place)
{
	const bool	 left = w->recent_low < w->recent_high;

	if (left && *place == NOWHERE)
		*place = slots_place(&w->order, &w->recent[back ?
		    w->recent_high - 1 : w->recent_low],
		    w->order.slots->ordered);
	if (left && *place == (back ? w->high : w->low)) {
		*place = NOWHERE;
		return (w->recent[back ? --w->recent_high :
		    w->recent_low++].slot);
	}
	return (w->order.slots->by[w->order.order][back ? --w->high :
	    w->low++]);
}

/* Along the order, from its end if `back`, past `skip` matches. */
static void
walk_page(struct walk *w, struct span span, bool back, size_t skip,
    size_t count, uint32_t *to)
{
	const struct slots	*s = w->order.slots;
	uint32_t		 place = NOWHERE, slot;
	size_t			 got = 0;

	w->recent = allocate_ranked(s->count - s->ordered);
	w->recent_low = 0;
	w->recent_high = rank_matches(w->view, &w->order, span, s->ordered,
	    w->recent);
	qsort_r(w->recent, w->recent_high, sizeof(*w->recent), slots_compare,
	    &w->order);
	while (got < count && (w->low < w->high ||
	    w->recent_low < w->recent_high)) {
		slot = next_slot(w, back, &place);
		if (!span_has(span, slot) || !set_has(w->view->found, slot))
			continue;
		if (skip > 0)
			skip--;
		else
			to[back ? count - ++got : got++] = slot;
	}
	free(w->recent);
}

/* Finds the places of the order that the bounds of the filter leave. */
static void
find_range(struct walk *w, const struct event_filter *f)
{
	const struct slots	*s = w->order.slots;
	const enum slot_order	 order = w->order.order;
	int64_t			 from = INT64_MIN, until = INT64_MAX;

	if (order == SLOTS_BY_MODIFIED) {
		from = list_bound_or(&f->modified_from, from);
		until = list_bound_or(&f->modified_until, until);
	} else if (order == SLOTS_BY_START) {
		from = list_bound_or(&f->start_from, from);
		until = list_bound_or(&f->start_until, until);
		if (f->end_until.set && f->end_until.value < until)
			until = f->end_until.value;
	} else if (order == SLOTS_BY_END) {
		from = list_bound_or(&f->end_from, from);
		until = list_bound_or(&f->end_until, until);
		if (f->start_from.set && f->start_from.value > from)
			from = f->start_from.value;
	}
	w->low = from == INT64_MIN ? 0 : slots_first(s, order, from);
	w->high = until == INT64_MAX ? s->ordered :
	    slots_first(s, order, until + 1);
}

void
page_slots(struct index_view *view, const struct event_filter *f,
    enum slot_order order, struct span span, size_t total, size_t first,
    size_t count, uint32_t *to)
{
	struct walk	 w = { .view = view, .order = { view->slots, order } };
	const bool	 back = total - first - count < first;
	const size_t	 skip = back ? total - first - count : first;

	find_range(&w, f);
	if ((double)(skip + count) * (w.high - w.low) / (double)total <
	    (double)SELECT_COST * (double)total)
		walk_page(&w, span, back, skip, count, to);
	else
		select_page(view, &w.order, span, total, first, count, to);
}

void
page_fill(struct list_page *page, struct arena *arena,
    const struct index_view *view, const struct event_filter *f,
    const uint32_t *slots, size_t count)
{
	uint32_t	 slot;
	size_t		 i;

	page->count = count;
	page->ids = arena_alloc(arena, count * sizeof(*page->ids));
	page->dates = arena_alloc(arena, count * sizeof(*page->dates));
	for (i = 0; i < count; i++) {
		slot = slots[f->descending ? count - 1 - i : i];
		page->ids[i] = view->slots->id[slot];
		page->dates[i] = match_dates(view, slot);
	}
}
