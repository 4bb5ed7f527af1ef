#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/budget.h"
#include "tests/support/search_given.h"
#include "tests/support/share.h"
#include "store/db.h"
#include "store/search/search.h"
#include "store/search/search_words.h"
#include "store/store.h"
#include "tests/support/store_empty.h"

#define EVENTS		400
#define MOST_WORDS	(1 << 19)	/* as in store/search/search_words.c */

static struct db		*db;
static struct arena		*arena, *texts;
static struct given_event	 events[EVENTS + 1];	/* by id */

static void
setup(void)
{
	db = store_empty();
	arena = arena_new();
	texts = arena_new();
}

static void
teardown(void)
{
	cr_assert_not(db_failed(db), "%s", db_message(db));
	db_close(db);
	arena_free(arena);
	arena_free(texts);
}

TestSuite(search_index, .init = setup, .fini = teardown, .timeout = 120);

static void
say(void *context, const char *sentence)
{
	char	*all = context;

	strcat(all, sentence);
	strcat(all, ";");
}

static void
expect_check(const char *expected)
{
	char	 said[1024] = "";

	search_index_check(db, 5, say, said);
	cr_assert_str_eq(said, expected);
}

/*
 * Makes an event. Many start at the same times and some are long, so blocks are
 * split between events of the same time, too.
 */
static void
invent(struct given_event *e, int64_t id)
{
	int	 i;

	memset(e, 0, sizeof(*e));
	e->id = given_any(8) == 0 ? 0 : id;
	e->listed = given_any(8) != 0;
	e->entry.times.start = 1790000000 - 5 * 3600 +
	    (int64_t)given_any(10) * 3600 + (int64_t)given_any(2);
	if (given_any(10) == 0)
		e->entry.times.start -= 3000000000;
	e->entry.times.end = e->entry.times.start +
	    (int64_t)given_any(4) * 1800;
	if (given_any(10) == 0)
		e->entry.times.end += 1000000;
	for (i = 0; i < SEARCH_TEXTS; i++)
		e->entry.texts[i] = given_text(texts);
}

static void
change(int64_t id)
{
	struct given_event	 now;

	invent(&now, id);
	given_store(db, arena, &events[id], &now);
	events[id] = now;
}

static bool
is_within(const struct search_times *t, const struct search_window *w)
{
	return ((!w->start_from.set || t->start >= w->start_from.value) &&
	    (!w->start_until.set || t->start <= w->start_until.value) &&
	    (!w->end_from.set || t->end >= w->end_from.value) &&
	    (!w->end_until.set || t->end <= w->end_until.value));
}

static int
compare(const void *p, const void *q)
{
	const struct given_event	*a = *(const struct given_event *const *)p;
	const struct given_event	*b = *(const struct given_event *const *)q;
	const struct search_times	*x = &a->entry.times;
	const struct search_times	*y = &b->entry.times;

	if (x->start != y->start)
		return (x->start < y->start ? -1 : 1);
	if (x->end != y->end)
		return (x->end < y->end ? -1 : 1);
	return (a->id < b->id ? -1 : 1);
}

static void
expect_found(const char *text, const struct search_window *window)
{
	struct given_event	*expected[EVENTS];
	struct search_hits	 hits;
	struct search		*search;
	size_t			 count, i;

	if ((search = search_find(arena, text)) == NULL)
		return;
	for (i = 1, count = 0; i <= EVENTS; i++)
		if (events[i].id != 0 && events[i].listed &&
		    is_within(&events[i].entry.times, window) &&
		    given_matches(search, &events[i].entry))
			expected[count++] = &events[i];
	qsort(expected, count, sizeof(*expected), compare);

	search_index_find(db, arena, search, window, &hits);
	cr_assert_eq(hits.count, count, "%s: %zu, not %zu", text, hits.count,
	    count);
	for (i = 0; i < count; i++)
		cr_assert_eq(hits.ids[i], expected[i]->id, "%s: hit %zu", text,
		    i);
}

static struct list_bound
any_bound(void)
{
	struct list_bound	 bound;

	bound.set = given_any(3) == 0;
	bound.value = 1790000000 - 5 * 3600 + (int64_t)given_any(12) * 3600 +
	    (int64_t)given_any(2);
	return (bound);
}

static void
expect_all_found(int rounds)
{
	struct search_window	 window;
	int			 i;

	for (i = 0; i < rounds; i++) {
		memset(&window, 0, sizeof(window));
		if (given_any(2) == 0) {
			window.start_from = any_bound();
			window.start_until = any_bound();
			window.end_from = any_bound();
			window.end_until = any_bound();
		}
		expect_found(given_search(arena), &window);
	}
}

Test(search_index, finds_words_while_texts_change)
{
	int64_t	 id;
	int	 round, i;

	for (round = 0; round < 8; round++) {
		if (!share_next())
			continue;
		db_begin_write(db);
		if (round == 0)
			for (id = 1; id <= EVENTS; id++)
				change(id);
		for (i = 0; i < 100; i++)
			change(1 + (int64_t)given_any(EVENTS));
		expect_check("");
		expect_all_found(300);
		db_commit(db);
		expect_all_found(300);
		arena_reset(arena);
	}
}

Test(search_index, a_rebuilt_index_equals_the_changed_one)
{
	int64_t	 id;

	db_begin_write(db);
	for (id = 1; id <= EVENTS; id++)
		change(id);
	search_index_rebuild(db);
	expect_check("");
	expect_all_found(500);
	for (id = 1; id <= EVENTS; id += 2)
		change(id);
	expect_check("");
	expect_all_found(500);
	db_commit(db);
}

/* Adds words until there is room for only `room` more. */
static void
fill_words(int room)
{
	struct statement	*st;

	st = db_query(db, "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL"
	    " SELECT i + 1 FROM n WHERE i < $1) INSERT INTO search_words"
	    " SELECT i, 'filler' || i FROM n");
	db_bind_integer(st, 1, MOST_WORDS - room);
	db_run(st);
}

static int64_t
count_words(void)
{
	struct statement	*st;
	int64_t			 count;

	st = db_query(db, "SELECT count(*) FROM search_words");
	count = db_step(st) ? db_integer(st, 0) : 0;
	db_done(st);
	return (count);
}

Test(search_index, finds_words_that_it_has_no_room_for)
{
	int64_t	 id;
	int	 round, i;

	db_begin_write(db);
	fill_words(30);
	for (id = 1; id <= EVENTS; id++)
		change(id);
	for (round = 0; round < 4; round++) {
		if (!share_next())
			continue;
		for (i = 0; i < 100; i++)
			change(1 + (int64_t)given_any(EVENTS));
		expect_check("");
		expect_all_found(100);
		arena_reset(arena);
	}
	cr_expect_eq(count_words(), MOST_WORDS);
	search_index_rebuild(db);
	expect_check("");
	expect_all_found(100);
	db_commit(db);
}

static void
give(int64_t id, const char *title)
{
	events[id] = (struct given_event){ id, true, { { id, id },
	    { title, "", "" }, { 0, NULL } } };
	given_store(db, arena, &(struct given_event){ 0 }, &events[id]);
}

static size_t
count_found(const char *text)
{
	static const struct search_window	 always;
	struct search_hits			 hits;

	search_index_find(db, arena, search_find(arena, text), &always, &hits);
	return (hits.count);
}

Test(search_index, forgets_the_words_of_an_undone_savepoint)
{
	db_begin_write(db);
	give(1, "one two");
	db_savepoint(db);
	give(2, "three four");
	cr_assert_eq(count_found("four"), 1);
	db_savepoint_undo(db);
	db_savepoint(db);
	give(3, "five three");
	db_savepoint_keep(db);
	cr_assert_eq(count_found("three"), 1);
	cr_assert_eq(count_found("four"), 0);
	expect_check("");
	cr_assert(db_commit(db));

	db_begin_write(db);
	give(4, "six seven eight");
	db_rollback(db);
	db_begin_write(db);
	give(5, "nine seven");
	cr_assert(db_commit(db));
	cr_assert_eq(count_found("six"), 0);
	cr_assert_eq(count_found("seven"), 1);
	expect_check("");
}

Test(search_index, keeps_any_number_of_events_of_the_same_times)
{
	struct given_event	 e = { 0, true, { { 7200, 9000 },
				    { "at once", "", "" }, { 0, NULL } } };
	struct given_event	 none = { 0 };
	struct search_hits	 hits;
	int64_t			 id;

	db_begin_write(db);
	for (id = 2000; id > 0; id--) {
		e.id = id;
		given_store(db, arena, &none, &e);
	}
	expect_check("");
	search_index_find(db, arena, search_find(arena, "once"),
	    &(struct search_window){ 0 }, &hits);
	cr_assert_eq(hits.count, 2000);
	for (id = 1; id <= 2000; id++)
		cr_assert_eq(hits.ids[id - 1], id);
	for (id = 1; id <= 2000; id++) {
		e.id = id;
		given_store(db, arena, &e, &none);
	}
	expect_check("");
	cr_assert_eq(count_found("once"), 0);
	db_commit(db);
}

Test(search_index, takes_searches_of_very_many_words)
{
	char	*text;
	size_t	 i;

	db_begin_write(db);
	give(1, "x y z");
	db_commit(db);
	text = arena_alloc(arena, 200000);
	for (i = 0; i + 2 < 200000; i += 2)
		memcpy(text + i, i % 4 == 0 ? "x " : "y ", 2);
	cr_assert_eq(count_found(text), 1);
	for (i = 0; i + 8 < 200000; i += 8)
		memcpy(text + i, i % 16 == 0 ? "-ab     " : "\"y z\"   ", 8);
	cr_assert_eq(count_found(text), 1);
}

Test(search_index, keeps_a_text_of_very_many_words)
{
	struct given_event	 e = { 2, true, { { 3600, 7200 },
				    { "short", "", "" }, { 0, NULL } } };
	char			*text, *at;
	int			 i;

	at = text = arena_alloc(arena, 800000);
	for (i = 0; i < 70000; i++)
		at += sprintf(at, "w%d ", i);
	db_begin_write(db);
	give(1, "w1 w2");
	e.entry.texts[2] = text;
	given_store(db, arena, &(struct given_event){ 0 }, &e);
	give(3, "w69999 more");
	cr_assert_eq(count_found("w69999"), 2);
	cr_assert_eq(count_found("\"w69998 w69999\""), 1);
	cr_assert_eq(count_found("short"), 1);
	cr_assert_eq(count_found("9"), 2);
	expect_check("");
	search_index_rebuild(db);
	expect_check("");
	db_commit(db);
}

Test(search_index, stops_within_a_text_when_the_budget_is_spent)
{
	struct given_event	 e = { 1, true, { { 3600, 7200 },
				    { "short", "", "" }, { 0, NULL } } };
	struct budget		 budget;
	char			*text, *at;
	int			 i;

	at = text = arena_alloc(arena, 800000);
	for (i = 0; i < 70000; i++)
		at += sprintf(at, "w%d ", i);
	e.entry.texts[2] = text;
	db_begin_write(db);
	budget_start(&budget, -1, SIZE_MAX);
	db_set_budget(db, &budget);
	search_index_replace(db, arena, 1, NULL, &e.entry);
	db_set_budget(db, NULL);
	cr_assert_eq(db_error(db), DB_LATE);
	cr_expect_lt(search_words(db)->count, 70000);
	db_recover(db);
}

static void
damage(const char *byte)
{
	struct statement	*st;

	st = db_query(db, "UPDATE search_blocks SET entries = $1");
	db_bind_blob(st, 1, byte, 1);
	db_run(st);
}

Test(search_index, reports_its_faults)
{
	db_begin_write(db);
	give(1, "one");
	give(2, "two");
	give(3, "three");
	db_run(db_query(db, "UPDATE event_texts SET title = 'won'"
	    " WHERE event_id = 1"));
	db_run(db_query(db, "UPDATE events SET status = 2 WHERE id = 2"));
	db_run(db_query(db, "UPDATE events SET end_local = 9 WHERE id = 3"));
	expect_check("search_blocks: event 1 has other words;"
	    "search_blocks: event 2 is in a wrong place;"
	    "search_blocks: event 3 is in a wrong place;"
	    "search_blocks: event 3 is missing;");
	db_run(db_query(db, "INSERT INTO search_words VALUES (4, 'one')"));
	damage("\x02");
	expect_check("search_words: word 1 is there twice;"
	    "search_blocks: row -9223372036854775808 is damaged;"
	    "search_blocks: event 1 is missing;"
	    "search_blocks: event 3 is missing;");
	db_rollback(db);
}

Test(search_index, fails_where_it_is_damaged)
{
	db_begin_write(db);
	give(1, "one");
	damage("\x01");
	cr_assert_eq(count_found("one"), 0);
	cr_assert(db_failed(db));
	cr_assert_str_eq(db_message(db), "a row of search_blocks is damaged");
	db_recover(db);
	db_begin_write(db);
	db_run(db_query(db, "INSERT INTO search_words VALUES (9, 'x')"));
	cr_assert_eq(count_found("one"), 0);
	cr_assert_str_eq(db_message(db), "search_words is damaged");
	db_recover(db);
}
