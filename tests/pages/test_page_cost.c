#include <stdio.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/harness.h"
#include "tests/support/page_part.h"

#define NARROW	"\u202f"	/* no-break space */
#define BLANK	"\u00a0"

/* Returns the cost as the page of an event shows it. */
static const char *
shown(const char *mount, const char *cost)
{
	static int	 count;
	char		 json[256], target[64];

	snprintf(json, sizeof(json), "{\"title\":\"Talk\",\"slug\":"
	    "\"talk-%d\",\"start_date\":\"2027-03-01\",\"end_date\":"
	    "\"2027-03-01\",\"cost\":%s}", ++count, cost);
	page_given("/events", json);
	snprintf(target, sizeof(target), "%s/event/talk-%d/", mount, count);

	return (page_inner(page_get(target), "<bdi>", "</bdi>"));
}

struct row {
	const char	*cost;
	const char	*expected[4];		/* en, de, fr, es */
};

static void
check(const struct row *rows, size_t count)
{
	static const char *const	 mounts[] = { "", "/de", "/fr", "/es" };
	const char			*got;
	size_t				 i, k;

	for (i = 0; i < count; i++)
		for (k = 0; k < 4; k++) {
			got = shown(mounts[k], rows[i].cost);
			cr_expect_str_eq(got, rows[i].expected[k], "%s %s: %s",
			    mounts[k], rows[i].cost, got);
		}
}

#define CHECK(rows)	check(rows, COUNT(rows))

Test(page_cost, is_written_as_in_the_language)
{
	static const struct row	 rows[] = {
		{ "\"€12.50\"", { "€12.50", "12,50" BLANK "€",
		    "12,50" BLANK "€", "12,50" BLANK "€" } },
		{ "\"12,5 €\"", { "€12.50", "12,50" BLANK "€",
		    "12,50" BLANK "€", "12,50" BLANK "€" } },
		{ "25", { "$25", "25" BLANK "$", "25" BLANK "$",
		    "25" BLANK "$" } },
		{ "\"20 USD\"", { "USD" BLANK "20", "20" BLANK "USD",
		    "20" BLANK "USD", "20" BLANK "USD" } },
		{ "\"1234.5\"", { "$1,234.50", "1.234,50" BLANK "$",
		    "1" NARROW "234,50" BLANK "$", "1234,50" BLANK "$" } },
		{ "\"1,234,567\"", { "$1,234,567", "1.234.567" BLANK "$",
		    "1" NARROW "234" NARROW "567" BLANK "$",
		    "1.234.567" BLANK "$" } }
	};

	CHECK(rows);
}

Test(page_cost, may_be_a_range)
{
	static const struct row	 rows[] = {
		{ "\"€10 – €12.50\"", { "€10 – €12.50",
		    "10" BLANK "€ – 12,50" BLANK "€",
		    "10" BLANK "€ – 12,50" BLANK "€",
		    "10" BLANK "€ – 12,50" BLANK "€" } },
		{ "\"5–15 €\"", { "€5 – €15", "5" BLANK "€ – 15" BLANK "€",
		    "5" BLANK "€ – 15" BLANK "€",
		    "5" BLANK "€ – 15" BLANK "€" } },
		{ "\"$5, $0\"", { "Free – $5", "Kostenlos – 5" BLANK "$",
		    "Gratuit – 5" BLANK "$", "Gratis – 5" BLANK "$" } }
	};

	CHECK(rows);
}

Test(page_cost, of_nothing_is_free)
{
	static const struct row	 rows[] = {
		{ "0", { "Free", "Kostenlos", "Gratuit", "Gratis" } },
		{ "0.0", { "Free", "Kostenlos", "Gratuit", "Gratis" } },
		{ "\"0\"", { "Free", "Kostenlos", "Gratuit", "Gratis" } },
		{ "\"$0\"", { "Free", "Kostenlos", "Gratuit", "Gratis" } },
		{ "\"0.00\"", { "Free", "Kostenlos", "Gratuit", "Gratis" } },
		{ "\"free\"", { "Free", "Kostenlos", "Gratuit", "Gratis" } },
		{ "\"\"", { "", "", "", "" } },
		{ "false", { "", "", "", "" } },
		{ "[]", { "", "", "", "" } }
	};

	CHECK(rows);
}

/* Anything but a plain price is for people to read, in every language. */
Test(page_cost, in_other_words_is_shown_as_it_was_typed)
{
	static const char *const	 costs[] = {
		"Donation", "20 kr", "ab 12", "-5", "0.125", "0\u00a0Uhr",
		"ab 10 €", "5 Euro, Kinder frei", "Erwachsene 8 €, Kinder 4 €",
		"10 €, 15 €, 20 €", "1.234 €", "VVK 10"
	};
	char		 json[64];
	size_t		 i;

	for (i = 0; i < COUNT(costs); i++) {
		snprintf(json, sizeof(json), "\"%s\"", costs[i]);
		check(&(struct row){ json, { costs[i], costs[i], costs[i],
		    costs[i] } }, 1);
	}
}

Test(page_cost, of_a_series_is_stored_as_it_was_typed)
{
	page_given("/events", "{\"title\":\"Choir\",\"start_date\":"
	    "\"2027-03-02 18:00\",\"end_date\":\"2027-03-02 20:00\","
	    "\"recurrence\":\"FREQ=WEEKLY;COUNT=2\",\"cost\":\"5\"}");
	cr_expect_eq(ask_json("admin", "PATCH", "/series/2?from=1",
	    "{\"cost\":\" ab  10 €,\\n<b>Kinder</b> frei \"}")->status, 200);
	EXPECT_PART(page_get("/event/choir/"), "<bdi>", "</bdi>",
	    "<bdi>ab 10 €, Kinder frei</bdi>");
	EXPECT_PART(page_get("/event/choir-2027-03-09/"), "<bdi>", "</bdi>",
	    "<bdi>ab 10 €, Kinder frei</bdi>");
}

Test(page_cost, of_the_site_has_its_currency)
{
	page_given("/tags", "{\"name\":\"x\"}");
	harness.site.currency = (struct currency){ " €", "EUR", true };
	cr_expect_str_eq(shown("", "\"10\""), "€10");
	cr_expect_str_eq(shown("/de", "\"10\""), "10" BLANK "€");
	harness.site.currency = (struct currency){ " kr", "SEK", true };
	cr_expect_str_eq(shown("", "\"20 kr\""), "20" BLANK "kr");
	harness.site.currency = (struct currency){ "R", "ZAR", false };
	cr_expect_str_eq(shown("/de", "\"10\""), "R" BLANK "10");
	harness.site.currency = (struct currency){ "", "", true };
	cr_expect_str_eq(shown("/de", "\"10.5\""), "10,50");
}

Test(page_cost, of_a_protected_event_is_not_shown)
{
	static const char *const	 pages[] = { "/event/talk/",
	    "/event/talk/?password=x", "/venue/hall/", "/?view=list",
	    "/?year=2027&month=3" };
	static const char *const	 answers[] = { "/events",
	    "/events.jsonld", "/events.ics", "/events.rss" };
	struct outcome			*o;
	size_t				 i;

	page_given("/venues", "{\"venue\":\"Hall\"}");
	page_given("/events", "{\"title\":\"Talk\",\"start_date\":"
	    "\"2027-03-01\",\"end_date\":\"2027-03-01\",\"venue\":1,"
	    "\"cost\":\"4711\"}");
	cr_expect_not_null(strstr(page_get(pages[0])->body, "$4,711"));
	cr_expect_eq(ask_json("admin", "PATCH", "/events/2",
	    "{\"password\":\"x\"}")->status, 200);
	for (i = 0; i < COUNT(pages); i++) {
		o = page_get(pages[i]);
		cr_expect_eq(o->status, 200, "%s", pages[i]);
		cr_expect_null(strstr(o->body, "711"), "%s", pages[i]);
	}
	for (i = 0; i < COUNT(answers); i++) {
		o = ask("GET", answers[i]);
		cr_expect_not_null(strstr(o->body, "Talk"), "%s", answers[i]);
		cr_expect_null(strstr(o->body, "711"), "%s", answers[i]);
	}
	harness.prefix = "";
	cr_expect_null(strstr(ask_with("GET", pages[0], NULL, as("admin"),
	    NULL)->body, "711"));
}
