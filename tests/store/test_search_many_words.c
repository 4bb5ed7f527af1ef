/* More different words than may be added: the others are not found. */
#include <stdio.h>
#include <stdlib.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/index/match.h"
#include "store/index/slots.h"
#include "tests/support/event_rows.h"
#include "tests/support/store_empty.h"

#define WORDS	15000		/* of an event; each has about 12 bytes */
#define FEW	4		/* events whose words an author may add */
#define MANY	150		/* events with more words than all may add */

static struct db	*db;
static struct arena	*arena;

static char *
many_words(int event)
{
	char	*text, *at;
	int	 i;

	cr_assert_not_null(text = at = malloc(WORDS * 13 + 64));
	at += sprintf(at, "halls of event%d", event);
	for (i = 0; i < WORDS; i++)
		at += sprintf(at, " w%dx%d", event, i);
	return (text);
}

static void
add(int id, int author, const char *description)
{
	struct event_row	 row = { .id = id, .author = author,
		    .has_published = true, .start = id, .end = id,
		    .title = "", .excerpt = "", .description = description };

	event_rows_add(db, arena, &row);
}

static void
add_long(int id, int author)
{
	char	*text = many_words(id);

	add(id, author, text);
	free(text);
}

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

TestSuite(search_many_words, .init = setup, .fini = teardown);

static int64_t
count_found(const char *text, bool wide)
{
	struct event_filter	 f = event_rows_public;
	struct list_page	 page;

	f.search = text;
	f.searches_all = wide;
	f.limit = MANY;
	db_set_timeout(db, 60000);
	event_query(db, arena, &f, &page);
	return (page.total);
}

Test(search_many_words, of_all_authors_are_found_up_to_a_limit)
{
	int	 id;

	for (id = 1; id <= MANY; id++)
		add_long(id, id);
	cr_expect_eq(count_found("w1x7", false), 1);
	cr_expect_eq(count_found("w80x14500 w80x0", false), 1);
	cr_expect_eq(count_found("w80x14500 w1x0", false), 0);
	cr_expect_eq(count_found("halls -w80x7", false), MANY - 1);
	cr_expect_eq(count_found("\"w80x3 w80x4\"", false), 1);
	cr_expect_eq(count_found("\"halls event80\"", false), 0);
	cr_expect_eq(count_found("w150x14500", false), 0);
	cr_expect_eq(count_found("\"w150x14500 w150x14501\"", false), 0);
	cr_expect_eq(count_found("hall", true), MANY);
	cr_expect_eq(count_found("halls", true), MANY);
}

Test(search_many_words, of_one_author_leave_room_for_others)
{
	int	 id;

	for (id = 1; id <= FEW * 4; id++)
		add_long(id, 7);
	add(FEW * 4 + 1, 8, "Lanterns");
	add(FEW * 4 + 2, 7, "Candles");
	cr_expect_eq(count_found("w1x14500", false), 1);
	cr_expect_eq(count_found("w16x14500", false), 0);
	cr_expect_eq(count_found("halls", false), FEW * 4);
	cr_expect_eq(count_found("lanterns", false), 1);
	cr_expect_eq(count_found("candles", false), 1);
}

Test(search_many_words, of_a_phrase_count_alone_in_many_events)
{
	int	 id;

	for (id = 1; id < MATCH_PHRASE_EVENTS; id++)
		add(id, 1, "of halls");
	add(id, 1, "halls of");
	cr_expect_eq(count_found("\"halls of\"", false), 1);
	cr_expect_eq(count_found("-\"halls of\"", false), id - 1);
	add(id + 1, 1, "halls");
	cr_expect_eq(count_found("\"halls of\"", false), 1);
	add(id + 2, 1, "of halls");
	cr_expect_eq(count_found("\"halls of\"", false), id + 1);
	cr_expect_eq(count_found("-\"halls of\"", false), 1);
}
