#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/given.h"


struct row {
	const char	*query, *expected;
};

/* The names of a list, or its status when that is not 200. */
static const char *
names_of(const char *user, const char *kind, const char *query)
{
	struct outcome	*a;
	const char	*name, *text = "";
	int		 i;

	a = ask_json(user, "GET", target("/%ss?%s", kind, query), "");
	if (a->status != 200)
		return (target("%d", a->status));
	for (i = 0; (name = outcome_text(a, target("%ss.%d.%s", kind, i,
	    kind))) != NULL; i++)
		text = target("%s%s%s", text, i == 0 ? "" : " ", name);

	return (text);
}

static void
expect_names(const char *user, const char *kind, const struct row *rows,
    size_t count)
{
	const char	*got;
	size_t		 i;

	for (i = 0; i < count; i++) {
		got = names_of(user, kind, rows[i].query);
		cr_expect_str_eq(got, rows[i].expected, "%s: %s, expected %s",
		    rows[i].query, got, rows[i].expected);
	}
}

/* 1 to 4, later ones later; each changed in the order 4, 2, 1, 3. */
static void
given_four(const char *kind)
{
	static const char *const	 names[] = { "b", "\xc3\x84", "C",
	    "aa" };
	static const int		 order[] = { 4, 2, 1, 3 };
	size_t				 i;

	harness_start();
	for (i = 0; i < 4; i++, harness.now += 10)
		ask_json("ed", "POST", target("/%ss", kind),
		    target("{\"%s\":\"%s\"}", kind, names[i]));
	for (i = 0; i < 4; i++, harness.now += 10)
		ask_as("ed", "PATCH", target("/%ss/%d", kind, order[i]));
}

static const struct row	 orders[] = {
	{ "", "aa C \xc3\x84 b" },
	{ "order=asc", "b \xc3\x84 C aa" },
	{ "orderby=date", "aa C \xc3\x84 b" },
	{ "orderby=name", "\xc3\x84 aa b C" },
	{ "orderby=NAME&order=DESC", "C b aa \xc3\x84" },
	{ "orderby=modified", "C b \xc3\x84 aa" },
	{ "orderby=modified&order=asc", "aa \xc3\x84 b C" },
	{ "orderby=id", "b \xc3\x84 C aa" },
	{ "orderby=id&order=desc", "aa C \xc3\x84 b" },
	{ "orderby=title", "aa C \xc3\x84 b" },
	{ "modified_after=2026-11-21+00:18:20", "C b" },
	{ "modified_before=2026-11-21+00:18:20", "aa" },
	{ "modified_after=2026-11-21+00:18:10"
	    "&modified_before=2026-11-21+00:18:30", "\xc3\x84" },
	{ "per_page=3", "aa C \xc3\x84" },
	{ "per_page=3&page=2", "b" }, { "per_page=3&page=3", "404" },
	{ "per_page=0", "400" },
};

Test(directory, orders_of_venues)
{
	given_four("venue");
	expect_names(NULL, "venue", orders, COUNT(orders));
}

Test(directory, orders_of_organizers)
{
	given_four("organizer");
	expect_names(NULL, "organizer", orders, COUNT(orders));
}

Test(directory, the_addresses_of_pages)
{
	struct outcome	*a;

	given_four("venue");
	a = ask("GET", "/venues?page=2&per_page=1&orderby=name&search=-zz"
	    "&has_events=no");
	EXPECT_MEMBER(a, "total", "4");
	EXPECT_MEMBER(a, "total_pages", "4");
	EXPECT_MEMBER(a, "rest_url", API "/venues/?page=2&per_page=1"
	    "&has_events=no&status=publish&search=-zz&orderby=name");
	EXPECT_MEMBER(a, "next_rest_url", API "/venues/?per_page=1"
	    "&has_events=no&status=publish&search=-zz&orderby=name&page=3");
	EXPECT_MEMBER(a, "previous_rest_url", API "/venues/?per_page=1"
	    "&has_events=no&status=publish&search=-zz&orderby=name");
	cr_expect_str_eq(outcome_header(a, "X-WP-Total"), "4");
}

Test(directory, statuses)
{
	static const struct row	 anybody[] = {
		{ "", "publish" }, { "status=publish", "publish" },
		{ "status=draft", "400" }, { "status=any", "400" },
	};
	static const struct row	 own[] = {
		{ "orderby=id", "publish future draft pending private" },
		{ "orderby=id&status=any",
		    "publish future draft pending private" },
		{ "orderby=id&status=draft,trash", "draft trash" },
	};
	static const struct row	 another[] = {
		{ "", "publish" }, { "status=draft", "" },
	};
	const char		*status;
	size_t			 i;

	for (i = 0; i < 6; i++) {
		status = (const char *const []){ "publish", "future", "draft",
		    "pending", "private", "trash" }[i];
		given_venue("au", target("\"venue\":\"%s\",\"status\":\"%s\""
		    ",\"date\":\"%s\"", status, status, i == 1 ?
		    "2026-11-21 00:18:00" : "2026-11-20"));
	}
	expect_names(NULL, "venue", anybody, COUNT(anybody));
	expect_names("su", "venue", anybody, COUNT(anybody));
	expect_names("au", "venue", own, COUNT(own));
	expect_names("ed", "venue", own, COUNT(own));
	expect_names("co", "venue", another, COUNT(another));
	harness.now += 30;
	cr_expect_str_eq(names_of(NULL, "venue", "orderby=id"),
	    "publish future");
}

Test(directory, a_search_looks_at_every_text)
{
	static const struct row	 venues[] = {
		{ "search=hALL", "Hall" }, { "search=big", "Hall" },
		{ "search=high", "Hall" }, { "search=rome", "Hall" },
		{ "search=italy", "Hall" }, { "search=lazio", "Hall" },
		{ "search=RM", "Hall" }, { "search=own", "Hall" },
		{ "search=0001", "Hall" }, { "search=%2B39", "Hall" },
		{ "search=h.example", "Hall" }, { "search=rome+big", "Hall" },
		{ "search=rome+paris", "" }, { "search=-rome", "Barn" },
		{ "search=\"1+high\"", "Hall" }, { "search=\"high+rome\"", "" },
		{ "search=+", "Barn Hall" }, { "search=%25", "" },
	};
	static const struct row	 organizers[] = {
		{ "search=ada", "Ada" }, { "search=count", "Ada" },
		{ "search=555", "Ada" }, { "search=@b", "Ada" },
		{ "search=c.example", "Ada" }, { "search=-ada", "" },
	};

	given_venue("ed", "\"venue\":\"Hall\",\"description\":\"Big\","
	    "\"address\":\"1 High St\",\"city\":\"Rome\","
	    "\"country\":\"Italy\",\"province\":\"Lazio\",\"state\":\"RM\","
	    "\"stateprovince\":\"Own\",\"zip\":\"00010\","
	    "\"phone\":\"+39\",\"website\":\"http://h.example\"");
	given_venue("ed", "\"venue\":\"Barn\"");
	given_organizer("ed", "\"organizer\":\"Ada\",\"phone\":\"555\","
	    "\"description\":\"A countess\",\"email\":\"a@b\","
	    "\"website\":\"http://c.example\"");
	expect_names(NULL, "venue", venues, COUNT(venues));
	expect_names(NULL, "organizer", organizers, COUNT(organizers));
	ask_json("ed", "PATCH", "/venues/1", "{\"venue\":\"Shed\"}");
	cr_expect_str_eq(names_of(NULL, "venue", "search=hall"), "");
}

/* The texts of all places are kept in memory. */
Test(directory, a_search_reads_the_first_4096_bytes_of_a_text)
{
	static const struct row	 venues[] = {
		{ "search=within", "Hall" }, { "search=rome", "Hall" },
		{ "search=beyond", "" }
	};

	given_venue("ed", target("\"venue\":\"Hall\",\"description\":"
	    "\"%04089d within beyond\",\"city\":\"Rome\"", 0));
	expect_names(NULL, "venue", venues, COUNT(venues));
}

/* "past" has ended, "coming" not yet, the event of "draft" is one. */
Test(directory, events)
{
	static const struct row	 rows[] = {
		{ "has_events=true", "coming past" },
		{ "has_events=no", "draft none" },
		{ "has_events=", "draft none" },
		{ "only_with_upcoming=1", "coming" },
		{ "only_with_upcoming=0", "draft coming past none" },
		{ "only_with_upcoming=1&has_events=0", "" },
		{ "event=3", "past" }, { "event=9", "400" },
		{ "event=7", "400" },
	};
	static const struct row	 hers[] = {
		{ "event=9", "draft" }, { "has_events=1", "coming past" },
	};
	static const char *const	 kinds[] = { "venue", "organizer" };
	size_t				 i;

	given_venue("ed", "\"venue\":\"none\"");
	given_organizer("ed", "\"organizer\":\"none\"");
	given_event("ed", "A", "2026-11-20", "2026-11-21 00:17:30",
	    "\"venue\":{\"venue\":\"past\"},"
	    "\"organizer\":{\"organizer\":\"past\"}");
	harness.now++;
	given_talk("ed", "\"venue\":{\"venue\":\"coming\"},"
	    "\"organizer\":{\"organizer\":\"coming\"},"
	    "\"hide_from_listings\":true");
	harness.now++;
	given_talk("au", "\"venue\":{\"venue\":\"draft\"},"
	    "\"organizer\":{\"organizer\":\"draft\"},\"status\":\"draft\"");
	for (i = 0; i < COUNT(kinds); i++) {
		expect_names(NULL, kinds[i], rows, COUNT(rows));
		expect_names("au", kinds[i], hers, COUNT(hers));
	}
	harness.now = NOW;
	cr_expect_str_eq(names_of(NULL, "venue", "only_with_upcoming=1"),
	    "coming past");
}
