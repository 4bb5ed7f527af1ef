#include <stdlib.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/index/term_query.h"
#include "store/store.h"
#include "store/stored_links.h"
#include "tests/support/event_rows.h"
#include "tests/support/store_empty.h"

#define EVENTS	300
#define TERMS	24	/* categories, and as many tags after them */
#define CHOSEN	5

static struct db	*db;
static struct arena	*arena;
static struct event_row	 rows[EVENTS + 1];
static int64_t		 parents[TERMS + 1];
static bool		 linked[EVENTS + 1][2 * TERMS + 1];

/* A random number below `bound`, the same in every run. */
static int64_t
any(int64_t bound)
{
	static uint64_t	 state = 7;

	state = state * 6364136223846793005u + 1442695040888963407u;
	return ((int64_t)((state >> 33) % (uint64_t)bound));
}

static void
add_term(int64_t id)
{
	struct statement	*st;

	if (id <= TERMS)
		parents[id] = any(3) == 0 ? 0 : any(id);
	st = db_query(db, "INSERT INTO terms (id, kind, parent, name, name_key,"
	    " name_folded, slug, description, description_key, searched)"
	    " VALUES ($1, $2, $3, '', '', '', $1, '', '', '')");
	db_bind_integer(st, 1, id);
	db_bind_integer(st, 2, id > TERMS);
	if (id <= TERMS && parents[id] != 0)
		db_bind_integer(st, 3, parents[id]);
	db_run(st);
}

static void
add_links(int64_t event)
{
	struct statement	*st;
	int64_t			 id;

	for (id = 1; id <= 2 * TERMS; id++) {
		if (any(12) != 0)
			continue;
		linked[event][id] = true;
		st = db_query(db, "INSERT INTO event_terms VALUES ($1, $2)");
		db_bind_integer(st, 1, event);
		db_bind_integer(st, 2, id);
		db_run(st);
	}
}

static void
setup(void)
{
	struct event_row	*r;
	int64_t			 id;

	db = store_empty();
	arena = arena_new();
	db_begin_write(db);
	event_rows_venues(db);
	for (id = 1; id <= 2 * TERMS; id++)
		add_term(id);
	for (id = 1; id <= EVENTS; id++) {
		r = &rows[id];
		*r = (struct event_row){
			.id = id, .author = 1,
			.status = any(3) == 0 ? any(6) : PUBLISH,
			.has_published = true,
			.published = EVENT_ROWS_NOW - 5 + any(10),
			.start = any(25), .featured = any(2),
			.title = "", .excerpt = "", .description = ""
		};
		r->end = r->start;
		event_rows_add(db, arena, r);
		add_links(id);
		(void)event_links_changed(db, arena, id);
	}
	db_commit(db);
}

static void
teardown(void)
{
	cr_assert_not(db_failed(db), "%s", db_message(db));
	db_close(db);
	arena_free(arena);
}

TestSuite(terms_naive, .init = setup, .fini = teardown);

/* From here on: a second, simple implementation of the rules. */

static bool
is_published(const struct event_row *r)
{
	return (r->status == PUBLISH ||
	    (r->status == FUTURE && r->published <= EVENT_ROWS_NOW));
}

static bool
is_below(int64_t category, int64_t other)
{
	for (; category != 0; category = parents[category])
		if (category == other)
			return (true);
	return (false);
}

static bool
has_category(int64_t event, const struct ids *ids)
{
	int64_t	 id;
	size_t	 i;

	for (id = 1; id <= TERMS; id++)
		for (i = 0; linked[event][id] && i < ids->count; i++)
			if (is_below(id, ids->list[i]))
				return (true);
	return (ids->count == 0);
}

static bool
has_tag(int64_t event, const struct ids *ids)
{
	size_t	 i;

	for (i = 0; i < ids->count; i++)
		if (linked[event][ids->list[i]])
			return (true);
	return (ids->count == 0);
}

static bool
passes(const struct event_row *r, const struct event_filter *f)
{
	return (is_published(r) && has_category(r->id, &f->categories) &&
	    has_tag(r->id, &f->tags) &&
	    (!f->start_from.set || r->start >= f->start_from.value) &&
	    (f->featured == -1 || r->featured == f->featured));
}

static int
compare(const void *p, const void *q)
{
	const struct event_row	*a = p, *b = q;

	if (a->start != b->start)
		return (a->start < b->start ? -1 : 1);
	return ((a->id > b->id) - (a->id < b->id));
}

static void
check(const struct event_filter *f, int round)
{
	static struct event_row	 expected[EVENTS];
	struct list_page	 page;
	size_t			 total, i;
	int64_t			 id;

	for (id = 1, total = 0; id <= EVENTS; id++)
		if (passes(&rows[id], f))
			expected[total++] = rows[id];
	qsort(expected, total, sizeof(expected[0]), compare);

	event_query(db, arena, f, &page);
	cr_assert_eq(page.total, (int64_t)total, "%d: %lld, not %zu", round,
	    (long long)page.total, total);
	for (i = 0; i < page.count; i++)
		cr_assert_eq(page.ids[i], expected[(size_t)f->offset + i].id,
		    "%d: row %zu", round, i);
}

static void
choose(struct ids *ids, int64_t list[CHOSEN], int64_t first)
{
	ids->list = list;
	for (ids->count = 0; ids->count < (size_t)any(CHOSEN); ids->count++)
		list[ids->count] = first + any(TERMS);
}

Test(terms_naive, filters_of_events_agree_with_a_naive_one)
{
	struct event_filter	 f;
	int64_t			 categories[CHOSEN], tags[CHOSEN];
	int			 round;

	db_set_timeout(db, 60000);
	db_begin_read(db);
	for (round = 0; round < 1000; round++) {
		f = event_rows_public;
		choose(&f.categories, categories, 1);
		choose(&f.tags, tags, TERMS + 1);
		if (any(2) == 0)
			f.start_from = event_rows_at(any(25));
		if (any(3) == 0)
			f.featured = (int)any(2);
		f.offset = any(3) * 4;
		f.limit = 1 + any(20);
		check(&f, round);
	}
	db_end_read(db);
}

static int64_t
count_naively(int64_t term)
{
	int64_t	 id, count = 0;

	for (id = 1; id <= EVENTS; id++)
		count += linked[id][term] && is_published(&rows[id]);

	return (count);
}

Test(terms_naive, counts_agree_with_a_naive_one)
{
	struct term_filter	 f = { .now = EVENT_ROWS_NOW, .limit = 100,
				    .order = TERM_BY_COUNT };
	struct list_page	 page;
	int64_t			 last = 0, now;
	size_t			 i;

	db_begin_read(db);
	term_query(db, arena, &f, &page);
	cr_assert_eq(page.count, TERMS);
	for (i = 0; i < page.count; i++, last = now) {
		now = count_naively(page.ids[i]);
		cr_assert(last < now || (last == now && (i == 0 ||
		    page.ids[i - 1] < page.ids[i])), "row %zu", i);
	}
	db_end_read(db);
}
