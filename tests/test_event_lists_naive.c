/*
 * Events of long spans in lists that are counted, against a naive look at all
 * of them, after events, venues and terms have changed at random.
 */
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "derived.h"
#include "event_rows.h"
#include "store/db.h"
#include "store/event_counts.h"
#include "store/event_index.h"
#include "store/store.h"

#define EVENTS	(3 * EVENT_LIST_SHORT)
#define TERMS	6		/* each below the one of half its number */
#define DAY	INT64_C(86400)
#define DAYS	1500		/* that events begin on, from 1968 on */

struct event {
	struct event_row	 row;
	bool			 gone;
	int64_t			 term;	/* 0: none */
};

static struct db	*db;
static struct arena	*arena;
static struct event	 events[EVENTS + 1];
static int64_t		 parents[TERMS + 1];

/* Any number below `bound`, the same in every run. */
static int64_t
any(int64_t bound)
{
	static uint64_t	 state = 7;

	state = state * 6364136223846793005u + 1442695040888963407u;
	return ((int64_t)((state >> 33) % (uint64_t)bound));
}

/* Often on a bound of days, or a second beside it. */
static int64_t
any_time(void)
{
	static const int64_t	 seconds[] = {
		0, 0, 1, DAY - 1, DAY - 1, DAY - 2, DAY / 2, DAY / 2 + 1
	};

	return ((any(DAYS) - 730) * DAY + (any(3) == 0 ? any(DAY) :
	    seconds[any(8)]));
}

static int64_t
any_length(void)
{
	switch (any(8)) {
	case 0:
		return (any(4000) * DAY + any(2) * (DAY - 1));
	case 1:
		return (any(70) * DAY + any(3) - 1 + DAY);
	case 2:
		return (DAY - 1 + any(3));
	case 3:
		return (0);
	default:
		return (any(DAY));
	}
}

static void
change_row(struct event_row *r)
{
	r->start = any_time();
	r->end = r->start + any_length();
	r->status = any(8) == 0 ? DRAFT : PUBLISH;
	r->hidden = any(12) == 0;
	r->featured = any(3) == 0;
	r->ticketed = any(40) == 0;
	r->has_venue = any(4) != 0;
	r->located = r->has_venue && any(5) != 0;
}

static void
link_term(struct event *e)
{
	struct statement	*st;

	st = db_query(db, "DELETE FROM event_terms WHERE event_id = $1");
	db_bind_integer(st, 1, e->row.id);
	db_run(st);
	if ((e->term = any(TERMS + 1)) == 0)
		return;
	st = db_query(db, "INSERT INTO event_terms VALUES ($1, $2)");
	db_bind_integer(st, 1, e->row.id);
	db_bind_integer(st, 2, e->term);
	db_run(st);
}

static void
put(struct event *e)
{
	change_row(&e->row);
	event_rows_add(db, arena, &e->row);
	link_term(e);
	event_index_refresh(db, arena, e->row.id);
	e->gone = false;
}

static void
drop(struct event *e)
{
	struct statement	*st;

	st = db_query(db, "DELETE FROM events WHERE id = $1");
	db_bind_integer(st, 1, e->row.id);
	db_run(st);
	event_index_refresh(db, arena, e->row.id);
	e->gone = true;
}

static void
add_terms(void)
{
	struct statement	*st;
	int64_t			 id;

	for (id = 1; id <= TERMS; id++) {
		parents[id] = id / 2;
		st = db_query(db, "INSERT INTO terms (id, kind, parent, name,"
		    " name_key, name_folded, slug, description,"
		    " description_key)"
		    " VALUES ($1, 0, $2, '', '', '', $1, '', '')");
		db_bind_integer(st, 1, id);
		if (parents[id] != 0)
			db_bind_integer(st, 2, parents[id]);
		db_run(st);
	}
}

static void
setup(void)
{
	int64_t	 id;

	db = store_memory();
	arena = arena_new();
	db_begin_write(db);
	event_rows_venues(db);
	add_terms();
	for (id = 1; id <= EVENTS; id++) {
		events[id].row = (struct event_row){ .id = id, .author = 1,
		    .has_published = true, .title = "", .excerpt = "",
		    .description = "" };
		put(&events[id]);
	}
}

static void
teardown(void)
{
	cr_assert(db_commit(db), "%s", db_message(db));
	cr_assert_not(derived_differs(db));
	db_close(db);
	arena_free(arena);
}

TestSuite(event_lists_naive, .init = setup, .fini = teardown, .timeout = 300);

/* Moves a term without others below it under another one. */
static void
move_term(void)
{
	struct statement	*st;
	struct list_ids		 moved;
	int64_t			 id = TERMS / 2 + 1 + any(TERMS / 2);

	moved = event_index_of_term(db, arena, id);
	parents[id] = 1 + any(TERMS / 2);
	st = db_query(db, "UPDATE terms SET parent = $1 WHERE id = $2");
	db_bind_integer(st, 1, parents[id]);
	db_bind_integer(st, 2, id);
	db_run(st);
	event_index_refresh_all(db, &moved);
}

static void
change_some(void)
{
	struct event	*e;
	int		 i;

	for (i = 0; i < 20; i++) {
		e = &events[1 + any(EVENTS)];
		if (!e->gone)
			drop(e);
		if (any(10) != 0)
			put(e);
	}
	if (any(4) == 0)
		move_term();
}

static bool
is_below(int64_t term, int64_t above)
{
	for (; term != 0; term = parents[term])
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
has_any_term(const struct event *e, const struct list_ids *ids)
{
	size_t	 i;

	for (i = 0; i < ids->count; i++)
		if (is_below(e->term, ids->list[i]))
			return (true);
	return (ids->count == 0);
}

static bool
has_venue(const struct event_row *r, const struct list_ids *ids)
{
	size_t	 i;

	for (i = 0; i < ids->count; i++)
		if (r->has_venue &&
		    ids->list[i] == (r->located ? 10001 : 10002))
			return (true);
	return (ids->count == 0);
}

static bool
passes(const struct event *e, const struct event_filter *f)
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

/* The total, and pages near, far, at the end and behind it. */
static void
check(struct event_filter *f, int round)
{
	static struct event_row	 expected[EVENTS];
	struct list_page	 page;
	size_t			 total = 0, left, i;
	int			 part;

	for (i = 1; i <= EVENTS; i++)
		if (passes(&events[i], f))
			expected[total++] = events[i].row;
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

/* Bounds are open, alone, crossed, close together or far apart. */
static void
choose_window(struct event_filter *f)
{
	int64_t	 from = any_time();

	if (any(2) == 0)
		f->start_from = event_rows_at(from);
	if (any(3) == 0)
		f->start_until = event_rows_at(any(3) == 0 ?
		    from + any(2 * DAY) : any_time());
	if (any(3) == 0)
		f->end_from = event_rows_at(any(3) == 0 ?
		    from + any(2 * DAY) : any_time());
	if (any(2) == 0)
		f->end_until = event_rows_at(any(3) == 0 ?
		    from + any(3 * DAY) : any_time());
}

static void
choose_sets(struct event_filter *f)
{
	static const int64_t	 terms[] = { 1, 2, 3, 4, 5, 6, 3, 3 };
	static const int64_t	 venues[] = { 10002, 10001, 10002, 7 };

	if (any(4) == 0)
		f->featured = (int)any(2);
	if (any(8) == 0)
		f->ticketed = (int)any(2);
	if (any(6) == 0)
		f->all_located = (int)any(2);
	if (any(3) == 0) {
		f->categories.list = terms + any(6);
		f->categories.count = 1 + (size_t)any(3);
	}
	if (any(4) == 0) {
		f->venues.list = venues + any(2);
		f->venues.count = 1 + (size_t)any(2);
	}
	if (any(8) == 0) {
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
			change_some();
		f = event_rows_public;
		choose_window(&f);
		if (choose != NULL)
			choose(&f);
		if (any(4) == 0) {
			f.visible.statuses = 0x3f;
			f.visible.reads_all = true;
		}
		f.order = orders[any(5)];
		f.descending = any(2);
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

/* The lists that came to be long by one event after the other. */
Test(event_lists_naive, are_the_same_when_made_at_once)
{
	event_index_rebuild(db);
	check_any(200, choose_sets);
}
