/* The history of records at the desk (rules, section 40). */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "store/db.h"

#include "tests/support/desk.h"
#include "tests/support/given.h"
#include "tests/support/page_part.h"

#define API_PREFIX	"/calendar/events/v1"

#define CHANGED(field, before, after)					\
	"<tr><th scope=\"row\">" field "</th><td dir=\"auto\">" before	\
	"</td><td dir=\"auto\">" after "</td></tr>\n"

static struct outcome *
change(const char *user, const char *path, const char *json)
{
	struct outcome	*o;

	harness_start();
	harness.prefix = API_PREFIX;
	o = ask_json(user, "POST", path, json);
	cr_assert_lt(o->status, 300, "%s", o->body);
	return (o);
}

static void
expect_text(int line, const struct outcome *o, const char *text)
{
	cr_expect(outcome_has(o, text), "line %d: no %s in %s", line, text,
	    o->body);
}

#define EXPECT_TEXT(o, text)	expect_text(__LINE__, (o), (text))

Test(desk_history, says_what_was_changed_in_words)
{
	struct visitor	 v;
	struct outcome	*o;

	(void)given_event("admin", "Talk", "2026-12-01", "2026-12-01",
	    "\"status\":\"draft\",\"description\":\"<b>One</b>\"");
	(void)given_venue("admin", "\"venue\":\"Hall\"");
	(void)change("admin", "/events/1", "{\"title\":\"Lecture\","
	    "\"venue\":2,\"categories\":[\"Music\",\"Art\"],\"featured\":true,"
	    "\"status\":\"publish\",\"start_date\":\"2026-12-01 17:30\","
	    "\"event_status\":\"canceled\",\"description\":null,"
	    "\"password\":\"secret\"}");
	desk_visitor(&v, "ed");
	o = desk_open(&v, "/desk/events/1/history");
	cr_expect_eq(o->status, 200);
	EXPECT_TEXT(o, "<p class=\"total\" dir=\"auto\">Lecture</p>");
	EXPECT_TEXT(o, "<p><strong>Changed</strong>");
	EXPECT_TEXT(o, ", <span dir=\"auto\">admin</span></p>");
	EXPECT_TEXT(o, CHANGED("Title", "Talk", "Lecture"));
	EXPECT_TEXT(o, CHANGED("Where", "–", "Hall"));
	EXPECT_TEXT(o, CHANGED("Categories", "–", "Music, Art"));
	EXPECT_TEXT(o, CHANGED("Featured", "No", "Yes"));
	EXPECT_TEXT(o, CHANGED("Status", "Draft", "Published"));
	EXPECT_TEXT(o, CHANGED("Takes place", "as planned",
	    "no, it is canceled"));
	EXPECT_TEXT(o, CHANGED("Begins", "December 1, 2026, 12\u00a0am",
	    "December 1, 2026, 5:30\u00a0pm"));
	EXPECT_TEXT(o, CHANGED("Password of the event", "No", "Yes"));
	EXPECT_TEXT(o, "<p><strong>Created</strong></p>");
	cr_expect_not(outcome_has(o, "secret"));
	EXPECT_TEXT(desk_open(&v, "/desk/events/1"),
	    "<a href=\"/desk/events/1/history\">History</a>");
}

Test(desk_history, shows_of_long_texts_what_differs)
{
	struct visitor	 v;
	struct outcome	*o;

	(void)given_event("admin", "Talk", "2026-12-01", "2026-12-01",
	    "\"description\":\"The quick brown fox jumps over the lazy dog"
	    " again and again and again, once\"");
	(void)change("admin", "/events/1", "{\"description\":\"The quick brown"
	    " fox jumps over the lazy dog again and again and again,"
	    " twice\"}");
	desk_visitor(&v, "ed");
	o = desk_open(&v, "/desk/events/1/history");
	EXPECT_TEXT(o, CHANGED("Description", "…og again and again and again,"
	    " once", "…og again and again and again, twice"));
}

Test(desk_history, is_of_series_places_and_terms)
{
	struct visitor	 v;
	struct outcome	*o;

	(void)given_event("admin", "Yoga", "2026-12-01", "2026-12-01",
	    "\"recurrence\":\"FREQ=WEEKLY;COUNT=3\"");
	(void)change("admin", "/categories", "{\"name\":\"Music\"}");
	(void)change("admin", "/categories",
	    "{\"name\":\"Jazz\",\"parent\":1}");
	(void)change("admin", "/categories/2", "{\"parent\":0}");
	desk_visitor(&v, "ed");
	o = desk_open(&v, "/desk/events/1");
	EXPECT_TEXT(o, "<a href=\"/desk/series/2/history\">History of the"
	    " series</a>");
	EXPECT_TEXT(desk_open(&v, "/desk/series/2/history"), "Yoga");
	o = desk_open(&v, "/desk/categories/2/history");
	EXPECT_TEXT(o, CHANGED("Belongs to", "Music", "–"));
	EXPECT_TEXT(desk_open(&v, "/desk/categories/2"),
	    "<a href=\"/desk/categories/2/history\">History</a>");
}

Test(desk_history, has_rules_in_words)
{
	struct visitor	 v;

	(void)given_event("admin", "Yoga", "2026-12-01", "2026-12-01",
	    "\"recurrence\":\"FREQ=WEEKLY;COUNT=3\"");
	(void)change("admin", "/series/2",
	    "{\"recurrence\":\"FREQ=DAILY;COUNT=4\"}");
	desk_visitor(&v, "ed");
	EXPECT_TEXT(desk_open(&v, "/desk/series/2/history"),
	    CHANGED("Repeats", "Every Tuesday, 3 times",
	    "Every day, 4 times"));
}

Test(desk_history, names_only_oneself_to_others_than_editors)
{
	struct visitor	 v;
	struct outcome	*o;

	(void)given_event("co", "Talk", "2026-12-01", "2026-12-01", "");
	(void)change("admin", "/events/1", "{\"title\":\"Lecture\"}");
	desk_visitor(&v, "co");
	o = desk_open(&v, "/desk/events/1/history");
	EXPECT_TEXT(o, "<span dir=\"auto\">an editor</span>");
	EXPECT_TEXT(o, "<span dir=\"auto\">co</span>");
	cr_expect_not(outcome_has(o, "admin"));
	desk_visitor(&v, "au");
	cr_expect_eq(desk_open(&v, "/desk/events/1/history")->status, 404);
}

Test(desk_history, has_pages)
{
	struct visitor	 v;
	struct outcome	*o;
	int		 i;

	(void)given_event("admin", "Talk", "2026-12-01", "2026-12-01", "");
	for (i = 0; i < 20; i++)
		(void)change("admin", "/events/1", i % 2 == 0 ?
		    "{\"title\":\"A\"}" : "{\"title\":\"B\"}");
	desk_visitor(&v, "ed");
	o = desk_open(&v, "/desk/events/1/history");
	EXPECT_TEXT(o, "href=\"/desk/events/1/history?page=2\"");
	cr_expect_not(outcome_has(o, "<strong>Created"));
	EXPECT_TEXT(desk_open(&v, "/desk/events/1/history?page=2"),
	    "<strong>Created");
}

/* Gives an event tags that have numbers as names, from one to another. */
static void
tag_event(int event, int from, int to)
{
	char	 names[2000] = "";
	int	 i;

	for (i = from; i <= to; i++)
		snprintf(names + strlen(names), sizeof(names) - strlen(names),
		    "%s\"t%03d\"", i == from ? "" : ",", i);
	(void)change("admin", target("/events/%d", event),
	    target("{\"tags\":[%s]}", names));
}

static int64_t
statements_of_history(struct visitor *v, int event)
{
	const int64_t	 before = db_statements_so_far(harness.db);

	cr_expect_eq(desk_open(v, target("/desk/events/%d/history",
	    event))->status, 200);

	return (db_statements_so_far(harness.db) - before);
}

Test(desk_history, takes_as_many_statements_for_many_links)
{
	struct visitor	 v;
	int64_t		 few;
	int		 i;

	(void)given_event("admin", "Talk", "2026-12-01", "2026-12-01", "");
	(void)given_event("admin", "Talk", "2026-12-02", "2026-12-02", "");
	for (i = 1; i <= 50; i++)
		(void)change("admin", "/tags", target("{\"name\":\"t%03d\"}",
		    i));
	tag_event(1, 1, 1);
	tag_event(2, 1, 50);
	desk_visitor(&v, "ed");
	few = statements_of_history(&v, 1);
	cr_expect_eq(statements_of_history(&v, 2), few);
}

Test(desk_history, shows_of_long_lists_what_differs)
{
	struct visitor	 v;
	struct outcome	*o;
	int		 i;

	(void)given_event("admin", "Talk", "2026-12-01", "2026-12-01", "");
	for (i = 1; i <= 26; i++)
		(void)change("admin", "/tags", target("{\"name\":\"t%03d\"}",
		    i));
	tag_event(1, 1, 24);
	tag_event(1, 1, 26);
	desk_visitor(&v, "ed");
	o = desk_open(&v, "/desk/events/1/history");
	EXPECT_TEXT(o, CHANGED("Tags", "…, t024", "…, t024, t025, t026"));
	EXPECT_TEXT(o, CHANGED("Tags", "–", "t001, t002, t003, t004, t005,"
	    " t006, t007, t008, t009, t010, t011, t012, t013, t014, t015,"
	    " t016, t017, t018, t019, t020, …"));
}

Test(desk_history, of_a_person_is_on_their_page)
{
	struct visitor	 v;
	struct outcome	*o;

	(void)given_event("ed", "Talk", "2026-12-01", "2026-12-01", "");
	(void)given_venue("ed", "\"venue\":\"Hall\"");
	(void)given_venue("admin", "\"venue\":\"Other\"");
	desk_visitor(&v, "admin");
	o = desk_open(&v, "/desk/people/2");
	EXPECT_TEXT(o, "<h2>What this person has done</h2>");
	EXPECT_TEXT(o, "<p><strong>Created</strong>"
	    " <a href=\"/desk/venues/2/history\" dir=\"auto\">Hall</a></p>");
	EXPECT_TEXT(o, "<a href=\"/desk/events/1/history\"");
	cr_expect_not(outcome_has(o, "Other"));
}
