/* More different words than the index lists: the others are found in texts. */
#include <stdio.h>
#include <stdlib.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/index/slots.h"
#include "tests/support/event_rows.h"
#include "tests/support/store_empty.h"

#define EVENTS	40
#define EACH	(SLOT_WORDS / EVENTS * 10 / 9)	/* words of an event */

static struct db	*db;
static struct arena	*arena;

static char *
many_words(int event)
{
	char	*text, *at;
	int	 i;

	cr_assert_not_null(text = at = malloc(EACH * 12 + 64));
	for (i = 0; i < EACH; i++)
		at += sprintf(at, "w%dx%d ", event, i);
	sprintf(at, "halls of event%d", event);
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
	f.limit = EVENTS;
	db_set_timeout(db, 60000);
	event_query(db, arena, &f, &page);
	return (page.total);
}

Test(search_many_words, are_found)
{
	int	 id;

	for (id = 1; id <= EVENTS; id++)
		add_long(id, id);
	cr_expect_eq(count_found("w1x7", false), 1);
	cr_expect_eq(count_found("w40x17", false), 1);
	cr_expect_eq(count_found("w40x14500 w40x0", false), 1);
	cr_expect_eq(count_found("w40x14500 w1x0", false), 0);
	cr_expect_eq(count_found("event40", false), 1);
	cr_expect_eq(count_found("vent", false), EVENTS);
	cr_expect_eq(count_found("halls -event40", false), EVENTS - 1);
	cr_expect_eq(count_found("\"halls of event40\"", false), 1);
	cr_expect_eq(count_found("\"halls event40\"", false), 0);
	cr_expect_eq(count_found("\"w39x3 w39x4\"", false), 1);
	cr_expect_eq(count_found("nowhere", false), 0);
	cr_expect_eq(count_found("hall", true), EVENTS);
	cr_expect_eq(count_found("halls", true), EVENTS);
}

/* A search reads texts whose words are not listed. */
static bool
are_listed(uint32_t slot)
{
	return (!set_has(index_view(db)->slots->bits[SLOT_OTHER_WORDS], slot));
}

Test(search_many_words, of_one_author_leave_room_for_others)
{
	int	 id;

	for (id = 1; id <= EVENTS; id++)
		add_long(id, 7);
	add(EVENTS + 1, 8, "Lanterns");
	add(EVENTS + 2, 7, "Candles");
	db_set_timeout(db, 60000);
	cr_expect(are_listed(0));
	cr_expect_not(are_listed(EVENTS - 1));
	cr_expect(are_listed(EVENTS));
	cr_expect(are_listed(EVENTS + 1));
	cr_expect_eq(count_found("w40x17", false), 1);
	cr_expect_eq(count_found("lanterns", false), 1);
}
