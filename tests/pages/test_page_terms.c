/* Pages of events with more terms than the API now accepts. */
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/given.h"
#include "tests/support/page_part.h"
#include "store/db.h"
#include "store/stored_links.h"

/* Gives every event all tags, beyond the limit of the API. */
static void
given_tags(int64_t count)
{
	struct statement	*st;

	db_begin_write(harness.db);
	st = db_query(harness.db, "INSERT INTO terms (id, kind, name, name_key,"
	    " name_folded, slug, description, description_key, searched)"
	    " WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL"
	    " SELECT i + 1 FROM n WHERE i < $1) SELECT i, 1, 'Tag ' || i,"
	    " 'tag ' || i, 'tag ' || i, 'tag-' || i, '', '', '' FROM n");
	db_bind_integer(st, 1, count);
	db_run(st);
	db_run(db_query(harness.db, "INSERT INTO event_terms"
	    " (event_id, term_id) SELECT e.id, t.id FROM events e, terms t"));
	events_links_store(harness.db);
	db_commit(harness.db);
	cr_assert_not(db_failed(harness.db));
}

static void
given_evenings(int64_t tags)
{
	given_event("ed", "First", "2027-03-01 18:00", "2027-03-01 20:00",
	    "");
	given_event("ed", "Second", "2027-03-01 18:00", "2027-03-01 20:00",
	    "");
	given_event("ed", "Third", "2027-03-01 18:00", "2027-03-01 20:00",
	    "");
	given_tags(tags);
}

Test(page_terms, of_a_month_are_not_read)
{
	struct outcome	*o;

	given_evenings(7000);
	o = page_get("/?year=2027&month=3");
	cr_expect_eq(o->status, 200);
	cr_expect(outcome_has(o, "<a href=\"/event/third/\">"));
	o = page_get("/?year=2027&month=1");
	cr_expect_eq(o->status, 200);
	cr_expect(outcome_has(o, "Monday, March 1"));
}

Test(page_terms, of_lists_are_not_read)
{
	static const char *const	 pages[] = {
		"/?view=list", "/tag/tag-7/", "/?view=list&tags=tag-7"
	};
	struct outcome			*o;
	size_t				 i;

	given_evenings(7000);
	for (i = 0; i < COUNT(pages); i++) {
		o = page_get(pages[i]);
		cr_expect_eq(o->status, 200, "%s: %d", pages[i], o->status);
		cr_expect(outcome_has(o, "\"/event/third/\""), "%s",
		    pages[i]);
	}
}

Test(page_terms, of_an_event_are_the_first_hundred)
{
	struct outcome	*o;

	given_evenings(7000);
	o = page_get("/event/first/");
	cr_expect_eq(o->status, 200);
	cr_expect(outcome_has(o, "<a href=\"/tag/tag-1/\" dir=\"auto\">Tag 1"
	    "</a>"));
	cr_expect_not(outcome_has(o, "\"/tag/tag-6999/\""));
}

/* The record itself is too large for a page to read. */
Test(page_terms, beyond_all_bounds_reject_the_page)
{
	given_event("ed", "First", "2027-03-01", "2027-03-01", "");
	given_tags(20000);
	EXPECT_CODE(ask("GET", "/event/first/"), 404, "rest_no_route");
	cr_expect_eq(page_get("/event/first/")->status, 500);
	cr_expect_eq(page_get("/?p=1&post_type=tribe_events")->status, 302);
}
