/* Pages of records with the longest texts allowed (rules, section 31). */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "tests/support/derived.h"
#include "base/budget.h"
#include "base/clock.h"
#include "store/db.h"
#include "tests/support/given.h"
#include "tests/support/page_part.h"

#define TEN(text)	text text text text text text text text text text

#define MEMORY	(48 << 20)	/* as in src/server/limits.h */
#define PAGE	500000		/* limit in bytes */

/* Half of the events last the whole month. Each has its own venue. */
static void
given_events(int count)
{
	int	 i;

	for (i = 0; i < count; i++)
		given_event("ed", "Talk", "2026-12-05 18:00", i % 2 == 0 ?
		    "2026-12-05 20:00" : "2026-12-31 20:00",
		    "\"venue\":{\"venue\":\"Hall\",\"city\":\"Rome\"},"
		    "\"organizer\":{\"organizer\":\"Ada\"},"
		    "\"categories\":[\"Jazz\"],\"tags\":[\"Late\"]");
}

/* 256 KB each, of characters that JSON escapes with six bytes. */
static void
lengthen_descriptions(void)
{
	harness_fill("UPDATE events SET description = $1", "\x01", 262144);
	harness_fill("UPDATE venues SET description = $1", "\x01", 262144);
	harness_fill("UPDATE organizers SET description = $1", "\x01", 262144);
	harness_fill("UPDATE terms SET description = $1", "\x01", 262144);
}

/* Characters that HTML escapes with five bytes. */
static void
lengthen_names(void)
{
	harness_fill("UPDATE events SET excerpt = $1", "&", 65534);
	harness_fill("UPDATE events SET title = $1", "&", 65534);
	harness_fill("UPDATE venues SET name = $1, city = $1", "\"", 262144);
	harness_fill("UPDATE organizers SET name = $1", "\"", 262144);
	harness_fill("UPDATE terms SET name = $1", "\"", 262144);
	db_begin_write(harness.db);
	derived_note_all(harness.db);
	cr_assert(db_commit(harness.db));
}

/* Gets a page within the memory that the server has for an answer. */
static struct outcome *
get(const char *target, size_t most)
{
	struct budget	 budget;
	struct outcome	*o;

	budget_start(&budget, 60 * CLOCK_SECOND, MEMORY);
	harness.budget = &budget;
	o = page_get(target);
	harness.budget = NULL;
	cr_expect_eq(o->status, 200, "%s: %d", target, o->status);
	cr_expect_lt(o->length, most, "%s: %zu bytes", target, o->length);

	return (o);
}

/*
 * A month shows an event on each of its days, and the page of a term all
 * events.
 */
static void
expect_pages(void)
{
	get("/?view=list", PAGE);
	get("/?view=list&page=2", PAGE);
	get("/?year=2026&month=12", 4 * PAGE);
	get("/?year=2026&month=11", PAGE);
	get("/tag/late/", 4 * PAGE);
	get("/events/category/jazz/", 4 * PAGE);
}

Test(page_long, descriptions)
{
	given_events(60);
	lengthen_descriptions();
	expect_pages();
}

Test(page_long, names)
{
	given_events(60);
	lengthen_names();
	expect_pages();
}

Test(page_long, of_nothing_but_tags)
{
	given_events(60);
	harness_fill("UPDATE events SET description = $1", "<p>", 86000);
	harness_fill("UPDATE events SET title = $1", "<b>", 20000);
	harness_fill("UPDATE venues SET description = $1", "<p>", 86000);
	expect_pages();
}

/* Gives an event the most categories, which no other event has. */
static void
given_categories(int64_t event, int ids)
{
	char	 names[2000], *end;
	int	 i, first;

	for (first = 0; first < 100; first += 20) {
		end = stpcpy(names, "{\"categories\":[");
		for (i = 0; i < first; i++)
			end += sprintf(end, "%d,", ids + i + 1);
		for (i = first; i < first + 20; i++)
			end += sprintf(end, "\"c%d\"%s", ids + i,
			    i < first + 19 ? "," : "]}");
		EXPECT_CODE(ask_json("ed", "POST", target("/events/%d",
		    (int)event), names), 200, "");
	}
}

Test(page_long, names_of_categories)
{
	int	 i;

	for (i = 0; i < 100; i++)
		given_categories(given_event("ed", "Talk", "2026-12-05 18:00",
		    "2026-12-05 20:00", ""), 100 * i);
	harness_fill("UPDATE terms SET name = $1", "\xf0\x9f\x8e\x89", 200);
	harness_fill("UPDATE terms SET slug = id || $1", "a", 190);
	db_begin_write(harness.db);
	derived_note_all(harness.db);
	cr_assert(db_commit(harness.db));
	cr_expect_not(outcome_has(get("/?year=2026&month=12", PAGE),
	    "This month has more events than fit here."));
	get("/?view=list", PAGE);
	get("/embed", PAGE);
}

/* Here the time is low from the start. */
Test(page_long, a_month_that_takes_long_has_fewer_events)
{
	struct budget	 budget;
	struct outcome	*o;

	given_events(60);
	budget_start(&budget, 60 * CLOCK_SECOND, MEMORY);
	budget.low_time *= 4;
	harness.budget = &budget;
	o = page_get("/?year=2026&month=12");
	harness.budget = NULL;
	cr_expect_eq(o->status, 200);
	cr_expect(outcome_has(o, "class=\"title\" dir=\"auto\">Talk<"));
	cr_expect(outcome_has(o, "This month has more events than fit here."));
}

/* A name of 901 bytes. Byte 300 is within a character. */
#define LONG	"a" TEN(TEN("éééé")) TEN(TEN("b"))
#define SHORT	"a" TEN(TEN("é")) TEN("éééé") "ééééééééé…"

Test(page_long, names_end_with_a_whole_character)
{
	given_event("ed", LONG, "2026-12-05 18:00", "2026-12-05 20:00",
	    "\"slug\":\"talk\"");
	EXPECT_PART(page_get("/?view=list"), "<h3 dir=\"auto\">", "</h3>",
	    "<h3 dir=\"auto\"><a href=\"/event/talk/\">" SHORT "</a></h3>");
	EXPECT_PART(page_get("/?year=2026&month=12"), "<span class=\"title\" "
	    "dir=\"auto\">",
	    "</span>", "<span class=\"title\" dir=\"auto\">" SHORT "</span>");
}

Test(page_long, a_single_event_is_complete)
{
	struct outcome	*o;

	given_event("ed", LONG, "2026-12-05 18:00", "2026-12-05 20:00",
	    "\"slug\":\"talk\",\"description\":\"<p>" LONG LONG LONG LONG
	    LONG LONG "</p><p>End</p>\"");
	o = page_get("/event/talk/");
	EXPECT_PART(o, "<title>", "</title>", "<title>" SHORT
	    " · Calendar of events</title>");
	EXPECT_PART(o, "<h1", "</h1>", "<h1 dir=\"auto\">" LONG "</h1>");
	cr_expect(outcome_has(o, "<p>" LONG LONG LONG LONG LONG LONG
	    "</p><p>End</p>"));
}

/* Pages cut texts, other answers do not, up to what rule 25.7 says. */
Test(page_long, records_stay_whole)
{
	struct outcome	*before, *after;

	given_talk("ed", "\"description\":\"" LONG LONG LONG LONG LONG LONG
	    "\",\"venue\":{\"venue\":\"Hall\",\"description\":\"" LONG LONG
	    LONG LONG LONG LONG "\"},\"tags\":[\"Late\"]");
	harness_fill("UPDATE terms SET description = $1", "x", 8000);
	get("/?view=list", PAGE);
	get("/?year=2026&month=12", PAGE);
	before = ask("GET", "/events");
	cr_expect_str_eq(outcome_text(before, "events.0.venue.description"),
	    LONG LONG LONG LONG LONG LONG);
	cr_expect_eq(strlen(outcome_text(before,
	    "events.0.tags.0.description")), 8000);
	get("/?view=list&page=1", PAGE);
	after = ask("GET", "/events");
	EXPECT(after, 200, before->body);
}
