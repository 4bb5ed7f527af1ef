/*
 * Events of long spans in lists with counts, compared with a naive filter
 * after random changes to events, venues and terms.
 */
#include <stdlib.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "tests/support/derived.h"
#include "tests/support/long_events.h"
#include "tests/support/share.h"
#include "store/db.h"
#include "store/stored_links.h"
#include "store/store.h"
#include "tests/support/store_empty.h"

static struct db	*db;
static struct arena	*arena;

static void
setup(void)
{
	db = store_empty();
	arena = arena_new();
	db_begin_write(db);
	long_events_give(db, arena);
}

static void
teardown(void)
{
	cr_assert(db_commit(db), "%s", db_message(db));
	cr_assert_not(derived_differs(db));
	db_close(db);
	arena_free(arena);
}

TestSuite(event_lists_naive, .init = setup, .fini = teardown);

static bool
is_below(int64_t term, int64_t above)
{
	for (; term != 0; term = long_parents[term])
		if (term == above)
			return (true);
	return (false);
}

static bool
is_within(int64_t value, struct list_bound from, struct list_bound until)
{
	return ((!from.set || value >= from.value) &&
	    (!until.set || value <= until.value));
}

static bool
has_any_term(const struct long_event *e, const struct ids *ids)
{
	size_t	 i;

	for (i = 0; i < ids->count; i++)
		if (is_below(e->term, ids->list[i]))
			return (true);
	return (ids->count == 0);
}

static bool
has_venue(const struct event_row *r, const struct ids *ids)
{
	size_t	 i;

	for (i = 0; i < ids->count; i++)
		if (r->has_venue &&
		    ids->list[i] == (r->located ? 10001 : 10002))
			return (true);
	return (ids->count == 0);
}

static bool
passes(const struct long_event *e, const struct event_filter *f)
{
	const struct event_row	*r = &e->row;

	return (!e->gone && !r->hidden &&
	    (r->status == PUBLISH || f->visible.reads_all) &&
	    is_within(r->start, f->start_from, f->start_until) &&
	    is_within(r->end, f->end_from, f->end_until) &&
	    (f->featured == -1 || r->featured == f->featured) &&
	    (f->ticketed == -1 || r->ticketed == f->ticketed) &&
	    (f->all_located == -1 || r->located == f->all_located) &&
	    has_any_term(e, &f->categories) && has_venue(r, &f->venues));
}

static const struct event_filter	*sorting;

static int
compare_integers(int64_t a, int64_t b)
{
	return ((a > b) - (a < b));
}

static int
compare(const void *p, const void *q)
{
	const struct event_row	*a = p, *b = q;
	int			 order = 0;

	if (sorting->order == EVENT_BY_END)
		order = compare_integers(a->end, b->end);
	if (sorting->order == EVENT_BY_ID)
		order = compare_integers(a->id, b->id);
	if (order == 0 && (order = compare_integers(a->start, b->start)) == 0 &&
	    (order = compare_integers(a->end, b->end)) == 0)
		order = compare_integers(a->id, b->id);
	return (sorting->descending ? -order : order);
}

/* Checks the total, and pages near, far, at the end and beyond it. */
static void
check(struct event_filter *f, int round)
{
	static struct event_row	 expected[LONG_EVENTS];
	struct list_page	 page;
	size_t			 total = 0, left, i;
	int			 part;

	if (!share_next())
		return;
	for (i = 1; i <= LONG_EVENTS; i++)
		if (passes(&long_events[i], f))
			expected[total++] = long_events[i].row;
	sorting = f;
	qsort(expected, total, sizeof(expected[0]), compare);
	for (part = 0; part < 5; part++) {
		f->offset = (int64_t)total * part / 4 - (part == 4) * 3;
		if (f->offset < 0)
			f->offset = 0;
		f->limit = part == 1 ? 1000 : 7;
		event_query(db, arena, f, &page);
		cr_assert_eq(page.total, (int64_t)total,
		    "round %d: %lld, not %zu", round, (long long)page.total,
		    total);
		left = total - (size_t)f->offset;
		cr_assert_eq(page.count, left < (size_t)f->limit ? left :
		    (size_t)f->limit, "round %d, part %d", round, part);
		for (i = 0; i < page.count; i++)
			cr_assert_eq(page.ids[i],
			    expected[(size_t)f->offset + i].id,
			    "round %d, part %d, row %zu", round, part, i);
	}
}

/* Bounds are missing, single, crossed, close together or far apart. */
static void
choose_window(struct event_filter *f)
{
	int64_t	 from = long_any_time();

	if (long_any(2) == 0)
		f->start_from = event_rows_at(from);
	if (long_any(3) == 0)
		f->start_until = event_rows_at(long_any(3) == 0 ?
		    from + long_any(2 * LONG_DAY) : long_any_time());
	if (long_any(3) == 0)
		f->end_from = event_rows_at(long_any(3) == 0 ?
		    from + long_any(2 * LONG_DAY) : long_any_time());
	if (long_any(2) == 0)
		f->end_until = event_rows_at(long_any(3) == 0 ?
		    from + long_any(3 * LONG_DAY) : long_any_time());
}

static void
choose_sets(struct event_filter *f)
{
	static int64_t	 terms[] = { 1, 2, 3, 4, 5, 6, 3, 3 };
	static int64_t	 venues[] = { 10002, 10001, 10002, 7 };

	if (long_any(4) == 0)
		f->featured = (int)long_any(2);
	if (long_any(8) == 0)
		f->ticketed = (int)long_any(2);
	if (long_any(6) == 0)
		f->all_located = (int)long_any(2);
	if (long_any(3) == 0) {
		f->categories.list = terms + long_any(6);
		f->categories.count = 1 + (size_t)long_any(3);
	}
	if (long_any(4) == 0) {
		f->venues.list = venues + long_any(2);
		f->venues.count = 1 + (size_t)long_any(2);
	}
	if (long_any(8) == 0) {
		f->has_circle = true;
		f->circle = (struct geo_circle){ 1.5, 2.4, 50 };
		f->venues.list = venues + 1;
		f->venues.count = 1;
	}
}

static void
check_any(int rounds, void (*choose)(struct event_filter *))
{
	static const enum event_order	 orders[] = { EVENT_BY_START,
	    EVENT_BY_START, EVENT_BY_START, EVENT_BY_END, EVENT_BY_ID };
	struct event_filter		 f;
	int				 round;

	for (round = 0; round < rounds; round++) {
		if (round % 50 == 49)
			long_events_change(db, arena);
		f = event_rows_public;
		choose_window(&f);
		if (choose != NULL)
			choose(&f);
		if (long_any(4) == 0) {
			f.visible.statuses = 0x3f;
			f.visible.reads_all = true;
		}
		f.order = orders[long_any(5)];
		f.descending = long_any(2);
		check(&f, round);
		arena_reset(arena);
	}
}

Test(event_lists_naive, agree_in_every_window)
{
	check_any(1500, NULL);
}

Test(event_lists_naive, agree_in_several_sets)
{
	check_any(1500, choose_sets);
}

/* More than are refreshed together, in lists with and without counts. */
Test(event_lists_naive, all_events_of_a_term_and_a_venue_lose_it)
{
	struct statement	*st;
	struct ids		 events;
	const int64_t		 term = 1, venue = 10001;

	events = events_of_term(db, arena, term);
	cr_assert_gt(events.count, 100);
	db_run(db_query(db, "UPDATE terms SET parent = NULL WHERE parent = 1"));
	db_run(db_query(db, "DELETE FROM terms WHERE id = 1"));
	db_run(db_query(db, "DELETE FROM event_terms WHERE term_id = 1"));
	events_links_changed(db, &events);
	cr_assert_not(derived_inside(db));
	cr_expect_eq(events_of_term(db, arena, term).count, 0);

	events = events_of_record(db, arena, venue);
	cr_assert_gt(events.count, 512);
	st = db_query(db, "DELETE FROM event_venues WHERE venue_id = $1");
	db_bind_integer(st, 1, venue);
	db_run(st);
	events_links_changed(db, &events);
	cr_assert_not(derived_inside(db));
	cr_expect_eq(events_of_record(db, arena, venue).count, 0);
}
