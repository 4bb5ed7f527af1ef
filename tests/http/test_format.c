#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "http/format.h"
#include "http/negotiate.h"

#define ALL	(1u << FORMAT_CALENDAR | 1u << FORMAT_RSS |		\
		1u << FORMAT_JSON_LD)

Test(format, an_ending_is_cut_off_a_path)
{
	static const struct {
		const char	*text, *rest;
		enum format	 format;
	} rows[] = {
		{ "/events.ics", "/events", FORMAT_CALENDAR },
		{ "/events/21.rss", "/events/21", FORMAT_RSS },
		{ "/events/21.jsonld", "/events/21", FORMAT_JSON_LD },
		{ "/EVENTS.ICS/", "/EVENTS", FORMAT_CALENDAR },
		{ "/events.ics.rss", "/events.ics", FORMAT_RSS },
		{ "", NULL, 0 },
		{ "/", NULL, 0 },
		{ ".ics", NULL, 0 },
		{ "/.ics", NULL, 0 },
		{ "/events/.ics", NULL, 0 },
		{ "/events.ics//", NULL, 0 },
		{ "/events.html", NULL, 0 },
		{ "/events.json", NULL, 0 },
		{ "/eventsics", NULL, 0 },
		{ "/events.ics?x", NULL, 0 }
	};
	struct arena	*arena;
	const char	*rest;
	enum format	 format;
	size_t		 i;

	arena = arena_new();
	for (i = 0; i < COUNT(rows); i++) {
		rest = format_cut(arena, rows[i].text, &format);
		if (rows[i].rest == NULL) {
			cr_expect_null(rest, "%s", rows[i].text);
			continue;
		}
		cr_assert_not_null(rest, "%s", rows[i].text);
		cr_expect_str_eq(rest, rows[i].rest);
		cr_expect_eq(format, rows[i].format, "%s", rows[i].text);
	}
	arena_free(arena);
}

Test(format, accept_chooses_a_format_that_it_prefers_to_json)
{
	static const struct {
		const char	*accept;
		unsigned	 formats;
		enum format	 format;
	} rows[] = {
		{ NULL, ALL, FORMAT_JSON },
		{ "", ALL, FORMAT_JSON },
		{ "*/*", ALL, FORMAT_JSON },
		{ "text/*", ALL, FORMAT_JSON },
		{ "image/png", ALL, FORMAT_JSON },
		{ "text/html", ALL, FORMAT_JSON },
		{ "text/html", 1u << FORMAT_HTML, FORMAT_HTML },
		{ "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;"
		    "q=0.8", 1u << FORMAT_HTML, FORMAT_HTML },
		{ "text/calendar", ALL, FORMAT_CALENDAR },
		{ "Text/Calendar; charset=utf-8", ALL, FORMAT_CALENDAR },
		{ "application/rss+xml", ALL, FORMAT_RSS },
		{ "application/ld+json", ALL, FORMAT_JSON_LD },
		{ "application/rss+xml", 1u << FORMAT_HTML, FORMAT_JSON },
		{ "text/calendar", 0, FORMAT_JSON },
		{ "text/calendar;q=0", ALL, FORMAT_JSON },
		{ "text/calendar, application/json", ALL, FORMAT_JSON },
		{ "text/calendar, application/json;q=0.9", ALL,
		    FORMAT_CALENDAR },
		{ "text/calendar;q=0.5, application/json;q=0.5", ALL,
		    FORMAT_JSON },
		{ "text/calendar, */*", ALL, FORMAT_JSON },
		{ "text/calendar, */*;q=0.1", ALL, FORMAT_CALENDAR },
		{ "text/calendar;q=0.5, application/*;q=0.6", ALL,
		    FORMAT_JSON },
		{ "text/calendar;q=0.5, application/*;q=0.4, */*", ALL,
		    FORMAT_CALENDAR },
		{ "text/calendar;q=0.5, application/json;q=0.1, */*", ALL,
		    FORMAT_CALENDAR },
		{ "application/ld+json, application/rss+xml", ALL,
		    FORMAT_RSS },
		{ "application/rss+xml;q=0.8, application/ld+json;q=0.9", ALL,
		    FORMAT_JSON_LD }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		cr_expect_eq(format_choose(rows[i].formats, rows[i].accept),
		    rows[i].format, "%s", rows[i].accept);
}

Test(format, a_range_stands_in_for_a_type_that_is_not_named)
{
	static const struct {
		const char	*accept;
		int		 weight;
	} rows[] = {
		{ NULL, 0 },
		{ "text/html", 0 },
		{ "*/*", 1000 },
		{ "application/*;q=0.3, */*", 300 },
		{ "application/json;q=0.2, application/*;q=0.3, */*", 200 },
		{ "application/json;q=0, */*", 0 }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		cr_expect_eq(accept_range_weight(rows[i].accept,
		    "application/json"), rows[i].weight, "%s", rows[i].accept);
}
