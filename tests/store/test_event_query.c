#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "tests/support/event_rows.h"
#include "tests/support/postgresql.h"
#include "store/sqlite/connection.h"
#include "store/store.h"
#include "tests/support/store_empty.h"

static struct db	*db;
static struct arena	*arena;
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

TestSuite(event_query, .init = setup, .fini = teardown);

static struct event_row
plain(int64_t id, const char *title)
{
	return ((struct event_row){ .id = id, .author = 1,
	    .has_published = true, .title = title, .excerpt = "",
	    .description = "" });
}

static void
add(struct event_row row)
{
	event_rows_add(db, arena, &row);
}

static void
expect_search(const char *search, int64_t total)
{
	struct event_filter	 f;

	f = event_rows_public;
	f.search = search;
	event_query(db, arena, &f, &page);
	cr_assert_eq(page.total, total, "%s: %lld", search,
	    (long long)page.total);
}

Test(event_query, searches_words_phrases_and_exclusions)
{
	static const struct {
		const char	*search;
		int64_t		 total;
	}	 searches[] = {
		{ "jazz", 3 }, { "jazz night", 2 }, { "night jazz", 2 },
		{ "\"jazz night\"", 1 }, { "\"night jazz\"", 1 },
		{ "jazz -night", 1 }, { "-jazz", 3 }, { "-jazz -rock", 2 },
		{ "jazz -\"night jazz\"", 2 }, { "-\"jazz night\"", 5 },
		{ "   ", 6 }, { "\"\"", 6 }, { "-\"\"", 6 },
		{ "-", 1 }, { "- rock", 0 }, { "a-b", 1 }, { "--b", 5 },
		{ "\"", 1 }, { "5\" rock", 1 }, { "\t jazz \n", 3 },
		{ "azz ni", 2 }, { "\"jazz\"night", 2 }, { "absent", 0 },
		{ "-absent", 6 }, { "jazz jazz", 3 },
	};
	size_t	 i;

	add(plain(1, "Jazz Night"));
	add(plain(2, "A night JAZZ"));
	add(plain(3, "jazz"));
	add(plain(4, "5\" rock"));
	add(plain(5, "a-b"));
	add(plain(6, "other"));
	for (i = 0; i < COUNT(searches); i++)
		expect_search(searches[i].search, searches[i].total);
}

Test(event_query, finds_each_word_within_one_text)
{
	struct event_row	 row;

	row = plain(1, "end");
	row.excerpt = "begin middle";
	row.description = "last";
	add(row);
	expect_search("end begin last", 1);
	expect_search("\"begin middle\"", 1);
	expect_search("\"end begin\"", 0);
	expect_search("endbegin", 0);
}

Test(event_query, a_page_after_the_end_has_only_the_total)
{
	struct event_filter	 f;

	add(plain(1, "a"));
	add(plain(2, "b"));
	f = event_rows_public;
	f.offset = 2;
	event_query(db, arena, &f, &page);
	cr_assert_eq(page.total, 2);
	cr_assert_eq(page.count, 0);
	f.offset = INT64_MAX;
	event_query(db, arena, &f, &page);
	cr_assert_eq(page.total, 2);
	cr_assert_eq(page.count, 0);
}

Test(event_query, takes_long_lists_and_searches)
{
	struct event_filter	 f;
	static int64_t		 ids[20000];
	static char		 words[200000];
	int			 i;

	add(plain(19999, "x y"));
	for (i = 0; i < 20000; i++)
		ids[i] = i;
	for (i = 0; i + 2 < (int)sizeof(words); i += 2)
		memcpy(words + i, i % 4 == 0 ? "x " : "y ", 2);
	f = event_rows_public;
	f.include.list = ids;
	f.include.count = 20000;
	f.search = words;
	event_query(db, arena, &f, &page);
	cr_assert_eq(page.total, 1);
	cr_assert_eq(page.ids[0], 19999);
}

#define MANY	1024

static void
add_many(void)
{
	struct event_row	 row;
	int64_t			 i;

	event_rows_venues(db);
	for (i = 1; i <= MANY; i++) {
		row = plain(i, "a");
		row.start = i * 10000;
		row.end = row.start + (i % 50 == 0 ? 1000000 : 3000);
		row.featured = row.has_venue = row.located = true;
		add(row);
	}
}

Test(event_query, drafts_take_their_place_in_a_page_far_away)
{
	struct event_filter	 f;
	struct event_row	 draft;

	add_many();
	draft = plain(MANY + 1, "b");
	draft.status = DRAFT;
	draft.start = draft.end = 5000000;
	add(draft);
	f = event_rows_public;
	f.visible.statuses = 0x3f;
	f.visible.reads_all = true;
	f.start_from = event_rows_at(0);
	f.start_until = event_rows_at(MANY * 9000);
	f.offset = 400;
	f.limit = 200;
	event_query(db, arena, &f, &page);
	cr_assert_eq(page.ids[98], 499);
	cr_assert_eq(page.ids[99], MANY + 1);
	cr_assert_eq(page.ids[100], 500);
}
