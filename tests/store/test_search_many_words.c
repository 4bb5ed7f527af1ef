/* More different words than the index lists: the others are found in texts. */
#include <stdio.h>
#include <stdlib.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/index/slots.h"
#include "tests/support/event_rows.h"
#include "tests/support/store_empty.h"

#define EVENTS	20
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
setup(void)
{
	struct event_row	 row;
	char			*text;
	int			 id;

	db = store_empty();
	arena = arena_new();
	for (id = 1; id <= EVENTS; id++) {
		text = many_words(id);
		row = (struct event_row){ .id = id, .author = 1,
		    .has_published = true, .start = id, .end = id,
		    .title = "", .excerpt = "", .description = text };
		event_rows_add(db, arena, &row);
		free(text);
	}
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
	cr_expect_eq(count_found("w1x7", false), 1);
	cr_expect_eq(count_found("w20x17", false), 1);
	cr_expect_eq(count_found("w20x29100 w20x0", false), 1);
	cr_expect_eq(count_found("w20x29100 w1x0", false), 0);
	cr_expect_eq(count_found("event20", false), 1);
	cr_expect_eq(count_found("vent", false), EVENTS);
	cr_expect_eq(count_found("halls -event20", false), EVENTS - 1);
	cr_expect_eq(count_found("\"halls of event20\"", false), 1);
	cr_expect_eq(count_found("\"halls event20\"", false), 0);
	cr_expect_eq(count_found("\"w19x3 w19x4\"", false), 1);
	cr_expect_eq(count_found("nowhere", false), 0);
	cr_expect_eq(count_found("hall", true), EVENTS);
	cr_expect_eq(count_found("halls", true), EVENTS);
}
