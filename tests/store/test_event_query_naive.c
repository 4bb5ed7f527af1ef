#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "tests/support/event_rows.h"
#include "tests/support/share.h"
#include "store/db.h"
#include "store/store.h"
#include "tests/support/store_empty.h"
#include "text/fold.h"

#define ROWS		500
#define MANY		10000
#define AUTHORS		4
#define EVERY_STATUS	0x3f

static struct db	*db;
static struct arena	*arena;
static struct event_row	 rows[MANY];
static size_t		 row_count;
static struct list_page page;

static void
setup(void)
{
	db = store_empty();
	arena = arena_new();
}

static void
teardown(void)
{
	cr_assert_not(db_failed(db), "%s", db_message(db));
	db_close(db);
	arena_free(arena);
}

TestSuite(event_query_naive, .init = setup, .fini = teardown);

/* A random number below `bound`, the same in every run. */
static int64_t
any(int64_t bound)
{
	static uint64_t	 state = 42;

	state = state * 6364136223846793005u + 1442695040888963407u;
	return ((int64_t)((state >> 33) % (uint64_t)bound));
}

static const char *
any_text(void)
{
	static const char *const	 texts[] = {
		"", "Jazz night", "jazz", "Open AIR", "100% of it_",
		"\xc3\x84rger im B\xc3\xbcro", "night jazz", "say \"hi\"",
		"- dash -", "a b c"
	};

	return (texts[any(COUNT(texts))]);
}

static void
fill(int64_t count)
{
	struct event_row	 row;
	int64_t		 i;

	event_rows_venues(db);
	for (i = 1; i <= count; i++) {
		row = (struct event_row){
			.id = i, .author = 1 + any(AUTHORS),
			.status = any(3) == 0 ? any(6) : PUBLISH,
			.has_published = any(5) != 0,
			.published = EVENT_ROWS_NOW - 5 + any(10),
			.created = EVENT_ROWS_NOW - 20 + any(30),
			.modified = any(12), .start = any(25),
			.hidden = any(6) == 0, .featured = any(2),
			.ticketed = any(2), .locked = any(4) == 0,
			.has_venue = any(2), .located = any(2),
			.parent = any(3) == 0 && i > 3 ? 1 + any(3) : 0,
			.title = any_text(), .excerpt = any_text(),
			.description = any_text(),
		};
		row.end = row.start + any(4);
		row.has_published |= row.status == FUTURE;
		row.located = row.located && row.has_venue;
		event_rows_add(db, arena, &row);
		rows[row_count++] = row;
	}
}

/* From here on: a second, simple implementation of the rules. */

static int64_t
status_of(const struct event_row *r, const struct event_filter *f)
{
	if (r->status == FUTURE && r->has_published &&
	    r->published <= f->visible.now)
		return (PUBLISH);
	return (r->status);
}

static bool
is_visible(const struct event_row *r, const struct event_filter *f)
{
	int64_t	 status;

	status = status_of(r, f);
	if ((f->visible.statuses & (1u << status)) == 0)
		return (false);
	return (status == PUBLISH || f->visible.reads_all ||
	    r->author == f->visible.reader);
}

static bool
is_within(int64_t value, struct list_bound from, struct list_bound until)
{
	return ((!from.set || value >= from.value) &&
	    (!until.set || value <= until.value));
}

/* Tests search for one plain word, or exclude one. */
static bool
is_found(const struct event_row *r, const struct event_filter *f)
{
	const char	*word;
	bool		 excluded, found;

	excluded = f->search[0] == '-';
	word = fold_search(arena, f->search + excluded);
	found = strstr(fold_search(arena, r->title), word) != NULL ||
	    strstr(fold_search(arena, r->excerpt), word) != NULL ||
	    strstr(fold_search(arena, r->description), word) != NULL;
	return (found != excluded);
}

/* Rule 20.3: other callers find an event only by what they can see of it. */
static bool
is_open(const struct event_row *r, const struct event_filter *f)
{
	return (!r->locked || f->finds_protected ||
	    (r->author == f->visible.reader &&
	    (!f->drafts_only || (status_of(r, f) > FUTURE &&
	    status_of(r, f) != PRIVATE))));
}

static bool
is_included(const struct event_row *r, const struct event_filter *f)
{
	size_t	 i;

	for (i = 0; i < f->include.count; i++)
		if (f->include.list[i] == r->id)
			return (true);
	return (f->include.count == 0);
}

static bool
passes(const struct event_row *r, const struct event_filter *f)
{
	bool	 open = is_open(r, f);

	return (is_visible(r, f) && is_included(r, f) &&
	    (f->search == NULL || (open && is_found(r, f))) &&
	    is_within(r->start, f->start_from, f->start_until) &&
	    is_within(r->end, f->end_from, f->end_until) &&
	    is_within(r->modified, f->modified_from, f->modified_until) &&
	    (f->shows_hidden || !r->hidden) &&
	    (f->featured == -1 || (open && r->featured) == f->featured) &&
	    (f->ticketed == -1 || (open && r->ticketed) == f->ticketed) &&
	    (f->all_located == -1 ||
	    (open && r->located) == f->all_located) &&
	    (!f->has_parent || r->parent == f->parent));
}

static const struct event_filter	*sorting;

static int
compare_integers(int64_t a, int64_t b)
{
	return ((a > b) - (a < b));
}

static int
compare_ties(const struct event_row *a, const struct event_row *b)
{
	int	 order;

	if ((order = compare_integers(a->start, b->start)) == 0 &&
	    (order = compare_integers(a->end, b->end)) == 0)
		order = compare_integers(a->id, b->id);
	return (order);
}

static int64_t
date_of(const struct event_row *r)
{
	return (r->has_published ? r->published : r->created);
}

static int
compare(const void *p, const void *q)
{
	const struct event_row	*a = p, *b = q;
	int			 order;

	order = 0;
	switch (sorting->order) {
	case EVENT_BY_START:
	case EVENT_BY_RELEVANCE:
		break;
	case EVENT_BY_END:
		order = compare_integers(a->end, b->end);
		break;
	case EVENT_BY_TITLE:
		order = strcmp(a->title_key, b->title_key);
		break;
	case EVENT_BY_DATE:
		order = compare_integers(date_of(a), date_of(b));
		break;
	case EVENT_BY_MODIFIED:
		order = compare_integers(a->modified, b->modified);
		break;
	case EVENT_BY_ID:
		order = compare_integers(a->id, b->id);
	}
	if (order == 0)
		order = compare_ties(a, b);
	return (sorting->descending ? -order : order);
}

static void
check(const struct event_filter *f, const char *what)
{
	static struct event_row	 expected[MANY];
	size_t			 total, i;

	if (!share_next())
		return;
	for (i = total = 0; i < row_count; i++)
		if (passes(&rows[i], f))
			expected[total++] = rows[i];
	sorting = f;
	qsort(expected, total, sizeof(expected[0]), compare);

	event_query(db, arena, f, &page);
	cr_assert_eq(page.total, (int64_t)total, "%s: %lld, not %zu", what,
	    (long long)page.total, total);
	for (i = 0; i < page.count; i++)
		cr_assert_eq(page.ids[i],
		    expected[(size_t)f->offset + i].id, "%s: row %zu", what, i);
	i = total > (size_t)f->offset ? total - (size_t)f->offset : 0;
	cr_assert_eq(page.count, i < (size_t)f->limit ? i : (size_t)f->limit,
	    "%s", what);
}

#define CHOICES	28

/* One of many changes to a filter; 0 is none. */
static void
choose(struct event_filter *f, int choice)
{
	static int64_t		 some[] = { 5, 400, 77, 9999, 5, 12 };
	static const char *const	 searches[] = {
		"JAZZ", "-jazz", "%", "_", "\xc3\xa4R", "\"hi\"", "-", "z n"
	};

	switch (choice) {
	case 1: f->start_from = event_rows_at(7); break;
	case 2: f->start_until = event_rows_at(12); break;
	case 3: f->end_from = event_rows_at(9); break;
	case 4: f->end_until = event_rows_at(14); break;
	case 5: f->modified_from = event_rows_at(4); break;
	case 6: f->modified_until = event_rows_at(8); break;
	case 7: f->visible.statuses = EVERY_STATUS & ~(1 << TRASH); break;
	case 8: f->visible.statuses = 1 << TRASH | 1 << DRAFT; break;
	case 9: f->visible.reads_all = true; break;
	case 10: f->visible.reader = 2; break;
	case 11: f->visible.now = EVENT_ROWS_NOW - 3; break;
	case 12: f->shows_hidden = true; break;
	case 13: f->featured = 1; break;
	case 14: f->ticketed = 0; break;
	case 15: f->all_located = 1; break;
	case 16: f->all_located = 0; break;
	case 17: f->has_parent = true; f->parent = 2; break;
	case 18: f->include.list = some; f->include.count = 6; break;
	case 19: f->finds_protected = true; break;
	case 20: f->offset = 3; f->limit = 10; break;
	case 21: f->drafts_only = true; break;
	default: f->search = choice == 0 ? NULL : searches[(choice - 22) % 8];
	}
}

Test(event_query_naive, agrees_with_a_naive_filter_for_all_pairs)
{
	struct event_filter	 f;
	char			 what[64];
	int			 a, b, order;

	db_begin_write(db);
	fill(ROWS);
	for (a = 0; a < CHOICES; a++)
		for (b = a; b < CHOICES; b++)
			for (order = 0; order < 4; order++) {
				f = event_rows_public;
				choose(&f, a);
				choose(&f, b);
				f.order = (enum event_order)((a + b + order) %
				    6);
				f.descending = order % 2;
				snprintf(what, sizeof(what), "%d %d %d", a, b,
				    order);
				check(&f, what);
			}
	db_commit(db);
}

Test(event_query_naive, agrees_with_a_naive_filter_for_many_at_once)
{
	struct event_filter	 f;
	char			 what[64];
	int			 i, n;

	db_begin_write(db);
	fill(ROWS);
	for (i = 0; i < 2000; i++) {
		f = event_rows_public;
		for (n = 0; n < 5; n++)
			choose(&f, (int)any(CHOICES));
		f.order = (enum event_order)any(6);
		f.descending = any(2);
		snprintf(what, sizeof(what), "round %d", i);
		check(&f, what);
	}
	db_commit(db);
}

/*
 * Small pages, which are found by walking an index where sorting is not
 * worthwhile.
 */
Test(event_query_naive, agrees_with_a_naive_filter_for_pages_of_many_events)
{
	struct event_filter	 f;
	char			 what[64];
	int			 i, n;

	db_begin_write(db);
	fill(MANY);
	for (i = 0; i < 500; i++) {
		f = event_rows_public;
		for (n = (int)any(4); n > 0; n--)
			choose(&f, (int)any(CHOICES));
		f.order = (enum event_order)any(6);
		f.descending = any(2);
		f.offset = any(2) * any(2) * any(6000);
		f.limit = 1 + any(50);
		snprintf(what, sizeof(what), "round %d", i);
		check(&f, what);
	}
	db_commit(db);
}
