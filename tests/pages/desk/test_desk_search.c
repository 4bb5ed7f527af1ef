/* Searches for events at the desk (rule 40.32). */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "store/db.h"
#include "store/imports.h"
#include "store/subscriptions.h"
#include "tests/support/desk.h"
#include "tests/support/given.h"
#include "tests/support/harness.h"
#include "tests/support/page_part.h"

#define API_PREFIX	"/calendar/events/v1"

/* "Fair 2019; Choir; ": the names of the rows. */
static const char *
names(const struct outcome *o)
{
	static char	 all[2000];
	const char	*at = o->body, *end;
	size_t		 length = 0;

	all[0] = '\0';
	while ((at = strstr(at, "class=\"title\"")) != NULL) {
		at = strchr(at, '>') + 1;
		end = strchr(at, '<');
		length += (size_t)snprintf(all + length, sizeof(all) - length,
		    "%.*s; ", (int)(end - at), at);
	}

	return (all);
}

#define EXPECT_NAMES(v, path, expected) do {				\
	const char	*names_ = names(desk_open((v), (path)));	\
	cr_expect_str_eq(names_, (expected), "%s: %s", (path), names_);	\
} while (0)

Test(desk_search, finds_days_in_the_orders_of_all_languages)
{
	static const struct {
		const char	*root, *typed, *dates;
	}		 rows[] = {
		{ "", "fair 2019", "2019" },
		{ "", "2019 fair", "2019" },
		{ "", "12.5.2026", "May 12, 2026" },
		{ "", "fest 12.05.26", "May 12, 2026" },
		{ "", "5/12/2026", "May 12, 2026" },
		{ "", "13/5/2026", "May 13, 2026" },
		{ "", "2026-05-12", "May 12, 2026" },
		{ "", "2026-05", "May 2026" },
		{ "", "5/2026", "May 2026" },
		{ "", "12.5.", "May 12, 2026" },
		{ "", "May 2026", "May 2026" },
		{ "", "sept. 2026 choir", "September 2026" },
		{ "", "May 12th, 2026", "May 12, 2026" },
		{ "", "12 May", "May 12, 2026" },
		{ "", "the 1st of June 2026", "June 1, 2026" },
		{ "", "12. M%C3%A4rz 2026", "March 12, 2026" },
		{ "", "marz 2026", "March 2026" },
		{ "", "1er f%C3%A9vrier 2026", "February 1, 2026" },
		{ "", "aout 2026", "August 2026" },
		{ "", "12 de mayo de 2026", "May 12, 2026" },
		{ "", "enero del 2026", "January 2026" },
		{ "/fr", "5/12/2026", "5 d\u00e9cembre 2026" },
		{ "/es", "5-12-2026", "5 de diciembre de 2026" },
		{ "/de", "Mai 2026", "Mai 2026" },
		{ "", "29.2.2026", NULL },
		{ "", "31 April", NULL },
		{ "", "May", NULL },
		{ "", "13/13/2026", NULL },
		{ "", "studio 54", NULL },
		{ "", "opus 1234", NULL },
		{ "", "3.5", NULL },
		{ "", "%222019%22", NULL },
		{ "", "-2019", NULL }
	};
	struct visitor	 v;
	char		 path[200];
	const char	*part;
	size_t		 i, k;

	desk_visitor(&v, "ed");
	for (i = 0; i < COUNT(rows); i++) {
		snprintf(path, sizeof(path), "%s/desk/events?show=all&search="
		    "%s", rows[i].root, rows[i].typed);
		for (k = 0; path[k] != '\0'; k++)
			if (path[k] == ' ')
				path[k] = '+';
		part = page_inner(desk_open(&v, path), " role=\"status\">",
		    "</p>");
		cr_expect(rows[i].dates == NULL ? strstr(part, " · ") ==
		    NULL : strstr(part, rows[i].dates) != NULL, "%s: %s",
		    path, part);
	}
}

static void
given_fairs(void)
{
	harness.prefix = API_PREFIX;
	(void)given_event("ed", "Fair", "2019-05-11", "2019-05-13", "");
	(void)given_event("au", "Fair", "2027-05-12", "2027-05-12",
	    "\"status\":\"draft\"");
	(void)given_event("ed", "Budget 2027", "2026-12-01", "2026-12-01",
	    "\"venue\":{\"venue\":\"Hall\"},\"categories\":\"Council\"");
	ask_as("ed", "DELETE", target("/events/%d", (int)given_event("ed",
	    "Old fair", "2018-01-01", "2018-01-01", "")));
}

/* In all years and statuses. */
Test(desk_search, is_over_the_whole_calendar)
{
	struct visitor	 v, other;
	struct outcome	*o;

	given_fairs();
	desk_visitor(&v, "ed");
	EXPECT_NAMES(&v, "/desk/events?show=all",
	    "Fair; Budget 2027; Fair; Old fair; ");
	EXPECT_NAMES(&v, "/desk/events?show=all&search=fair",
	    "Fair; Fair; Old fair; ");
	o = desk_open(&v, "/desk/events?show=all&search=fair+2019");
	cr_expect_str_eq(names(o), "Fair; ");
	EXPECT_PART(o, "<p class=\"total\"", "</p>",
	    "<p class=\"total\" role=\"status\">Found in all years and "
	    "statuses, also in the trash: 1 · Dates: 2019. "
	    "<a href=\"/desk/events?show=all&amp;search=fair+%222019%22\">"
	    "Search for the words instead</a></p>");
	EXPECT_NAMES(&v, "/desk/events?show=all&search=13.5.2019", "Fair; ");
	EXPECT_NAMES(&v, "/desk/events?show=all&search=budget+2027", "");
	EXPECT_NAMES(&v, "/desk/events?show=all&search=budget+%222027%22",
	    "Budget 2027; ");
	desk_visitor(&other, "co");
	EXPECT_NAMES(&other, "/desk/events?show=all&search=fair", "Fair; ");
}

Test(desk_search, has_filters_and_orders)
{
	static const struct {
		const char	*query, *names;
	}		 rows[] = {
		{ "status=draft", "Fair; " },
		{ "status=trash", "Old fair; " },
		{ "status=publish&sort=oldest", "Fair; Budget 2027; " },
		{ "venue=hall", "Budget 2027; " },
		{ "venue=nowhere", "" },
		{ "category=council", "Budget 2027; " },
		{ "category=council&status=draft", "" },
		{ "author=au", "Fair; " },
		{ "author=AU", "Fair; " },
		{ "author=nobody", "" },
		{ "sort=title&search=fair", "Fair; Fair; Old fair; " },
		{ "status=any&venue=&organizer=&category=&author=&sort=newest",
		    "Fair; Budget 2027; Fair; Old fair; " }
	};
	struct visitor	 v;
	char		 path[200];
	size_t		 i;

	given_fairs();
	desk_visitor(&v, "ed");
	for (i = 0; i < COUNT(rows); i++) {
		snprintf(path, sizeof(path), "/desk/events?show=all&%s",
		    rows[i].query);
		EXPECT_NAMES(&v, path, rows[i].names);
	}
}

/* Of a series it has all dates, of a source that others may not see nothing. */
Test(desk_search, finds_the_events_of_an_import)
{
	struct visitor		 v;
	struct arena		*arena = arena_new();
	struct subscription	 s = { .name = "Club", .url =
				    "https://club.example/a.ics", .every = 3600,
				    .author = "", .categories = "" };
	struct import_row	 row = { .id = 3, .hash = 1, .state = 1 };
	const char		*club;
	struct outcome		*o;

	given_fairs();
	(void)given_event("ed", "Choir", "2027-03-01", "2027-03-01",
	    "\"recurrence\":\"FREQ=WEEKLY;COUNT=3\"");
	db_begin_write(harness.db);
	s.id = subscription_add(harness.db, arena, &s, NOW);
	cr_assert(subscription_get(harness.db, arena, s.id, &s));
	imports_store(harness.db, s.source, IMPORT_EVENT, "a", &row);
	row.id = db_first_integer(db_query(harness.db,
	    "SELECT id FROM series"));
	imports_store(harness.db, s.source, IMPORT_SERIES, "b", &row);
	row.id = 1;
	imports_store(harness.db, "town.example", IMPORT_EVENT, "a", &row);
	row.id = 3;
	imports_store(harness.db, "town.example/a?k=1", IMPORT_EVENT, "a",
	    &row);
	cr_assert(db_commit(harness.db));
	club = target("/desk/events?show=all&source=club.example%%23%s",
	    strchr(s.source, '#') + 1);
	desk_visitor(&v, "ed");
	EXPECT_NAMES(&v, club, "Choir; Budget 2027; ");
	EXPECT_NAMES(&v, target("%s&search=fair", club), "");
	EXPECT_NAMES(&v, "/desk/events?show=all&source=town.example", "Fair; ");
	EXPECT_NAMES(&v, "/desk/events?show=all&source=town.example%2Fa%3Fk=1",
	    "");
	EXPECT_NAMES(&v, "/desk/events?show=all&source=town.example+2",
	    "Budget 2027; ");
	o = desk_open(&v, club);
	EXPECT_PART(o, "<select id=\"source\"", "</select>", target(
	    "<select id=\"source\" name=\"source\">\n"
	    "<option value=\"\">Any</option>\n"
	    "<option value=\"%s\" selected>Club</option>\n"
	    "<option value=\"town.example\">town.example</option>\n"
	    "<option value=\"town.example 2\">town.example 2</option>\n"
	    "</select>", s.source));
	cr_expect(outcome_has(desk_open(&v, target("%s&show=month&year=2027&"
	    "month=3", club)), "Choir"));
	cr_expect_not(outcome_has(desk_open(&v, target("%s&show=month&"
	    "year=2027&month=5", club)), "Fair"));
	desk_visitor(&v, "admin");
	EXPECT_NAMES(&v, "/desk/events?show=all&source=town.example", "Fair; ");
	desk_visitor(&v, "au");
	EXPECT_NAMES(&v, "/desk/events?show=all&source=nowhere", "");
	cr_expect_not(outcome_has(desk_open(&v, "/desk/events?show=all"),
	    "id=\"source\""));
	arena_free(arena);
}

#define TAB(show, name, current) \
	"<li><a href=\"/desk/events?show=" show "&amp;search=fair\"" current \
	">" name "</a></li>\n"
#define TABS \
	"<nav class=\"tabs\" aria-label=\"Events\">\n<ul>\n" \
	TAB("upcoming", "Upcoming 0", "") \
	TAB("drafts", "Drafts 1", "") \
	TAB("waiting", "Waiting 0", "") \
	TAB("past", "Past 1", "") \
	TAB("trash", "Trash 1", "") \
	TAB("mine", "Mine 1", "") \
	TAB("all", "All 3", " aria-current=\"page\"") \
	TAB("month", "Month", "") \
	"</ul>\n</nav>"

/* The page says where it has looked, and each list how many it has. */
Test(desk_search, is_counted_in_each_list)
{
	struct visitor	 v;
	struct outcome	*o;

	given_fairs();
	desk_visitor(&v, "ed");
	o = desk_open(&v, "/desk/events?show=all&search=fair");
	EXPECT_PART(o, "<nav class=\"tabs\"", "</nav>", TABS);
	cr_expect(outcome_has(o, "Found in all years and statuses, also in "
	    "the trash: 3"));
	o = desk_open(&v, "/desk/events?show=past&search=fair");
	cr_expect(outcome_has(o, "Found in “Past”: 1"));
}

/* The list of a search goes with its forms, and only such a list. */
Test(desk_search, is_kept_on_the_way_back)
{
	static const char *const	 others[] = {
		"//evil.example", "?a%0d%0aX:1", "?a%23b", "/x", "%5C"
	};
	static const char		 list[] = "?page=1&amp;show=all&amp;"
	    "search=fair&amp;sort=title";
	static const char		 back[] = "back=%3Fpage%3D1%26show"
	    "%3Dall%26search%3Dfair%26sort%3Dtitle";
	struct visitor			 v;
	struct outcome			*o;
	size_t				 i;

	given_fairs();
	desk_visitor(&v, "ed");
	o = desk_open(&v, "/desk/events?show=all&search=fair&sort=title");
	cr_expect(outcome_has(o, target("href=\"/desk/events/1?%s\"", back)));
	o = desk_open(&v, target("/desk/events/1?%s", back));
	cr_expect(outcome_has(o, target("<a href=\"/desk/events%s\">", list)));
	cr_expect(outcome_has(o, target("name=\"back\" value=\"%s\"",
	    list)));
	o = desk_send_form(&v, "/desk/events/2", target("%s&title=Market&"
	    "start_date=2027-05-12T10:00&end_date=2027-05-12T12:00&"
	    "action=draft&version=%s", back, desk_hidden(desk_open(&v,
	    "/desk/events/2"), "version")));
	cr_assert_eq(o->status, 303, "%s", o->body);
	cr_expect_not_null(strstr(outcome_header(o, "Location"),
	    "/desk/events?page=1&show=all&search=fair&sort=title&done=saved"));
	o = desk_open(&v, outcome_header(o, "Location") + strlen(SITE));
	o = desk_send_form(&v, "/desk/events/2/history", target("row=%s&"
	    "newest=%s&%s", desk_hidden(o, "newest"), desk_hidden(o, "newest"),
	    back));
	cr_assert_eq(o->status, 303, "%s", o->body);
	cr_expect_not_null(strstr(outcome_header(o, "Location"),
	    "&sort=title&done=undone"));
	for (i = 0; i < COUNT(others); i++)
		cr_expect(outcome_has(desk_open(&v, target("/desk/events/1?"
		    "back=%s", others[i])), "<a href=\"/desk/events\">"),
		    "%s", others[i]);
}

/* Others may not learn by it who writes, and see no more by any filter. */
Test(desk_search, finds_persons_for_editors_only)
{
	struct visitor	 v;

	given_fairs();
	desk_visitor(&v, "co");
	EXPECT_NAMES(&v, "/desk/events?show=all&author=nobody",
	    "Budget 2027; Fair; ");
	EXPECT_NAMES(&v, "/desk/events?show=all&author=au",
	    "Budget 2027; Fair; ");
	EXPECT_NAMES(&v, "/desk/events?show=all&status=draft", "");
	EXPECT_NAMES(&v, "/desk/events?show=all&status=trash", "");
	cr_expect(*page_part(desk_open(&v, "/desk/events?show=all"),
	    "name=\"author\"", ">") == '\0');
}
