/* Random searches of texts in many scripts, compared with a simple program. */
#include <criterion/criterion.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/index/search.h"
#include "tests/support/event_rows.h"
#include "tests/support/search_given.h"
#include "tests/support/share.h"
#include "tests/support/store_empty.h"
#include "text/fold.h"

#define EVENTS	300
#define SEARCHES	4000

static struct db	*db;
static struct arena	*arena;
static const char	*texts[EVENTS + 1][3];

static void
setup(void)
{
	struct event_row	 row;
	int			 id;

	db = store_empty();
	arena = arena_new();
	for (id = 1; id <= EVENTS; id++) {
		row = (struct event_row){ .id = id, .author = 1,
		    .has_published = true, .start = id, .end = id,
		    .title = given_text(arena), .excerpt = given_text(arena),
		    .description = given_text(arena) };
		event_rows_add(db, arena, &row);
		texts[id][0] = fold_search(arena, row.title);
		texts[id][1] = fold_search(arena, row.excerpt);
		texts[id][2] = fold_search(arena, row.description);
	}
}

static void
teardown(void)
{
	cr_assert_not(db_failed(db), "%s", db_message(db));
	db_close(db);
	arena_free(arena);
}

TestSuite(search_random, .init = setup, .fini = teardown);

static void
expect_found(const char *text, struct arena *each)
{
	struct event_filter	 f = event_rows_public;
	struct search		*search = search_find(each, text);
	struct list_page	 page;
	size_t			 at = 0;
	int			 id;

	f.search = text;
	f.limit = EVENTS;
	event_query(db, each, &f, &page);
	for (id = 1; id <= EVENTS; id++) {
		if (search != NULL && !given_matches(search, texts[id]))
			continue;
		cr_assert_lt(at, page.count, "%s: without %d", text, id);
		cr_assert_eq(page.ids[at++], id, "%s", text);
	}
	cr_assert_eq(at, page.count, "%s: too many", text);
}

Test(search_random, finds_what_the_texts_contain)
{
	struct arena	*each = arena_new();
	const char	*text;
	int		 i;

	for (i = 0; i < SEARCHES; i++) {
		text = given_search(each);
		if (share_next())
			expect_found(text, each);
		arena_reset(each);
	}
	arena_free(each);
}
