#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "config/site.h"
#include "http/request.h"
#include "pages/page.h"
#include "pages/when.h"
#include "tests/support/harness.h"
#include "text/dates.h"
#include "text/zones.h"

#define EVENT(start, end, all_day, zone, utc_start, utc_end, abbr)	\
	"{\"start_date\":\"" start "\",\"end_date\":\"" end "\","	\
	"\"all_day\":" all_day ",\"timezone\":\"" zone "\","		\
	"\"utc_start_date\":\"" utc_start "\","				\
	"\"utc_end_date\":\"" utc_end "\",\"timezone_abbr\":\"" abbr "\"}"

#define EVENING		EVENT("2027-03-01 18:00:00", "2027-03-01 20:30:00", \
			    "false", "Europe/Berlin", "2027-03-01 17:00:00", \
			    "2027-03-01 19:30:00", "CET")
#define DAYS		EVENT("2027-04-30 00:00:00", "2027-05-01 23:59:59", \
			    "true", "Europe/Berlin", "2027-04-29 22:00:00", \
			    "2027-05-01 21:59:59", "CEST")
#define NEW_YEAR	EVENT("2026-12-31 21:00:00", "2027-01-01 00:00:00", \
			    "false", "Asia/Tokyo", "2026-12-31 12:00:00", \
			    "2026-12-31 15:00:00", "JST")
#define SUMMER		EVENT("2027-03-27 22:00:00", "2027-03-28 04:00:00", \
			    "false", "Europe/Berlin", "2027-03-27 21:00:00", \
			    "2027-03-28 02:00:00", "CET")

static struct page	page;
static struct when	when;

/* Of a site in Berlin, in the language at this place. */
static void
given(const char *event, size_t locale)
{
	static struct request	 rq;
	const char		*error;
	struct value		*value;

	harness_start();
	harness.site.timezone = "Europe/Berlin";
	harness.site.zone = zone_find("Europe/Berlin");
	if (rq.arena == NULL)
		rq.arena = arena_new();
	rq.site = &harness.site;
	rq.now = NOW;
	page.rq = &rq;
	page.texts = texts[locale];
	value = json_read(rq.arena, event, strlen(event), &error);
	cr_assert_not_null(value, "%s: %s", event, error);
	when_read(&when, value);
}

Test(when, is_in_each_language)
{
	static const struct {
		const char	*event;
		const char	*expected[LOCALE_COUNT];
	} rows[] = {
		{ EVENING, {
		    "Monday, March 1, 2027, 6\u00a0pm – 8:30\u00a0pm",
		    "Montag, 1. März 2027, 18–\u206020.30\u00a0Uhr",
		    "lundi 1er mars 2027, 18\u00a0h – 20\u00a0h\u00a030",
		    "lunes, 1 de marzo de 2027, 18:00 – 20:30",
		    "Monday 1 March 2027, 18:00 – 20:30" } },
		{ DAYS, {
		    "Friday, April 30 – Saturday, May 1, 2027, all day",
		    "Freitag, 30. April – Samstag, 1. Mai 2027, ganztägig",
		    "vendredi 30 avril – samedi 1er mai 2027, "
		    "toute la journée",
		    "viernes, 30 de abril – sábado, 1 de mayo de 2027, "
		    "todo el día",
		    "Friday 30 April – Saturday 1 May 2027, all day" } },
		{ NEW_YEAR, {
		    "Thursday, December 31, 2026, 9\u00a0pm – "
		    "Friday, January 1, 2027, 12\u00a0am JST",
		    "Donnerstag, 31. Dezember 2026, 21\u00a0Uhr – "
		    "Freitag, 1. Januar 2027, 0\u00a0Uhr JST",
		    "jeudi 31 décembre 2026, 21\u00a0h – "
		    "vendredi 1er janvier 2027, 0\u00a0h JST",
		    "jueves, 31 de diciembre de 2026, 21:00 – "
		    "viernes, 1 de enero de 2027, 0:00 JST",
		    "Thursday 31 December 2026, 21:00 – "
		    "Friday 1 January 2027, 0:00 JST" } }
	};
	const char	*text;
	size_t		 i, k;

	for (i = 0; i < COUNT(rows); i++)
		for (k = 0; k < LOCALE_COUNT; k++) {
			given(rows[i].event, k);
			text = when_text(&page, &when);
			cr_expect_str_eq(text, rows[i].expected[k], "%s",
			    text);
		}
}

Test(when, the_clock_is_that_of_the_site)
{
	given(EVENING, 0);
	harness.site.clock = 24;
	cr_expect_str_eq(when_text(&page, &when),
	    "Monday, March 1, 2027, 18:00 – 20:30");
	given(EVENING, 1);
	harness.site.clock = 12;
	cr_expect_str_eq(when_text(&page, &when),
	    "Montag, 1. März 2027, 6\u00a0Uhr\u00a0nachm.–\u2060"
	    "8.30\u00a0Uhr\u00a0nachm.");
}

Test(when, another_zone_is_named)
{
	given(EVENING, 0);
	cr_expect_str_eq(when_text(&page, &when),
	    "Monday, March 1, 2027, 6\u00a0pm – 8:30\u00a0pm");
	cr_expect_str_eq(when_start_time(&page, &when), "6\u00a0pm");
	cr_expect_null(when_text_here(&page, &when));
	given(NEW_YEAR, 0);
	cr_expect_str_eq(when_text(&page, &when),
	    "Thursday, December 31, 2026, 9\u00a0pm – "
	    "Friday, January 1, 2027, 12\u00a0am JST");
	cr_expect_str_eq(when_start_time(&page, &when), "9\u00a0pm JST");
	cr_expect_str_eq(when_text_here(&page, &when),
	    "Thursday, December 31, 2026, 1\u00a0pm – 4\u00a0pm CET");
}

Test(when, the_day_after_midnight_is_not_one_of_its_days)
{
	given(NEW_YEAR, 0);
	cr_expect_eq(when_first_day(&when), date_days(2026, 12, 31));
	cr_expect_eq(when_last_day(&when), date_days(2026, 12, 31));
	given(DAYS, 0);
	cr_expect_eq(when_first_day(&when), date_days(2027, 4, 30));
	cr_expect_eq(when_last_day(&when), date_days(2027, 5, 1));
}

Test(when, machine_readable_times_have_their_offset)
{
	given(SUMMER, 0);
	cr_expect_str_eq(when_machine(&page, &when, false),
	    "2027-03-27T22:00:00+01:00");
	cr_expect_str_eq(when_machine(&page, &when, true),
	    "2027-03-28T04:00:00+02:00");
	given(DAYS, 0);
	cr_expect_str_eq(when_machine(&page, &when, false), "2027-04-30");
	cr_expect_str_eq(when_machine(&page, &when, true), "2027-05-01");
}
