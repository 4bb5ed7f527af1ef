/* Structured data of event pages (schema.org). */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/harness.h"
#include "tests/support/page_part.h"

/* Returns the data of an event with the fields `more`, from `from` to `to`. */
static const char *
facts(const char *more, const char *from, const char *to)
{
	static char	 json[512];

	snprintf(json, sizeof(json), "{\"title\":\"Talk\",\"start_date\":"
	    "\"2027-03-01 18:00\",\"end_date\":\"2027-03-01 20:00\","
	    "\"slug\":\"talk\"%s}", more);
	page_given("/events", json);

	return (page_part(page_get("/event/talk/"), from, to));
}

Test(page_facts, have_a_price_that_is_a_number)
{
	cr_expect_str_eq(facts(",\"cost\":\"012,50 – 20 $\"",
	    "\"offers\"", "\"priceCurrency"), "\"offers\":{\"@type\":\"Offer\","
	    "\"price\":12.50,\"priceCurrency");
}

Test(page_facts, have_a_price_of_nothing)
{
	cr_expect_str_eq(facts(",\"cost\":\"Free\"", "\"offers\"",
	    "\"priceCurrency"), "\"offers\":{\"@type\":\"Offer\","
	    "\"price\":0,\"priceCurrency");
}

/* The API's record has an offer without a price (rule 28.3). */
Test(page_facts, have_no_offer_without_a_price)
{
	const char	*all;

	all = facts(",\"cost\":\"ask at the door\"", "application/ld+json",
	    "</script>");
	cr_expect_null(strstr(all, "offers"), "%s", all);
	cr_expect_str_eq(outcome_text(ask("GET", "/events/1"),
	    "json_ld.offers.@type"), "Offer");
}

Test(page_facts, have_a_place_with_an_address)
{
	cr_expect_str_eq(facts(",\"venue\":{\"venue\":\"Hall\"}",
	    "\"location\"", "}"), "\"location\":{\"@type\":\"Place\","
	    "\"name\":\"Hall\",\"address\":\"Hall\"}");
}

/* The website of an event describes it; the event does not take place there. */
Test(page_facts, invent_no_place_for_an_event_without_a_venue)
{
	const char	*all;

	all = facts(",\"website\":\"https://talk.example/\"",
	    "application/ld+json", "</script>");
	cr_expect_not_null(strstr(all, "\"@type\":\"Event\""), "%s", all);
	cr_expect_null(strstr(all, "\"location\""), "%s", all);
	cr_expect_null(strstr(all, "eventAttendanceMode"), "%s", all);
	cr_expect_not_null(outcome_text(ask("GET", "/events/1"),
	    "json_ld.eventAttendanceMode"));
}

Test(page_facts, have_no_empty_texts)
{
	const char	*all;

	all = facts(",\"venue\":{\"venue\":\"Hall\",\"city\":\"Rome\"}",
	    "application/ld+json", "</script>");
	cr_expect_null(strstr(all, ":\"\""), "%s", all);
	cr_expect_not_null(strstr(all, "\"address\":{\"@type\":"
	    "\"PostalAddress\",\"addressLocality\":\"Rome\"}"), "%s", all);
}

#define LISTED								\
	"<script type=\"application/ld+json\">["			\
	"{\"@context\":\"http://schema.org\",\"@type\":\"Event\","	\
	"\"name\":\"Fair\",\"url\":\"" SITE "/event/fair/\","		\
	"\"eventStatus\":\"https://schema.org/EventCancelled\","	\
	"\"startDate\":\"2027-02-27\",\"endDate\":\"2027-02-28\"},"	\
	"{\"@context\":\"http://schema.org\",\"@type\":\"Event\","	\
	"\"name\":\"Talk \\u0026 tea\",\"description\":\"Short.\"," \
	"\"image\":\"https://x.example/p.png\","			\
	"\"url\":\"" SITE "/event/talk-tea/\","			\
	"\"eventStatus\":\"https://schema.org/EventScheduled\","	\
	"\"startDate\":\"2027-03-01T18:00:00+01:00\","		\
	"\"endDate\":\"2027-03-01T20:00:00+01:00\","			\
	"\"eventAttendanceMode\":"					\
	"\"https://schema.org/OfflineEventAttendanceMode\","		\
	"\"location\":{\"@type\":\"Place\",\"name\":\"Hall\","	\
	"\"address\":{\"@type\":\"PostalAddress\","			\
	"\"addressLocality\":\"Rome\",\"postalCode\":\"00118\"}}}]"	\
	"</script>"

Test(page_facts, of_lists_are_those_of_the_listed_events)
{
	static const char *const	 paths[] = { "/?view=list",
	    "/events/category/music/", "/tag/late/" };
	size_t				 i;

	page_given("/events", "{\"title\":\"Talk & tea\",\"start_date\":"
	    "\"2027-03-01 18:00\",\"end_date\":\"2027-03-01 20:00\","
	    "\"timezone\":\"Europe/Paris\",\"excerpt\":\"Short.\","
	    "\"image\":\"https://x.example/p.png\","
	    "\"venue\":{\"venue\":\"Hall\",\"city\":\"Rome\","
	    "\"zip\":\"00118\"},\"categories\":\"Music\","
	    "\"tags\":\"Late\"}");
	page_given("/events", "{\"title\":\"Fair\",\"all_day\":true,"
	    "\"start_date\":\"2027-02-27\",\"end_date\":\"2027-02-28\","
	    "\"event_status\":\"canceled\",\"categories\":\"Music\","
	    "\"tags\":\"Late\"}");
	for (i = 0; i < COUNT(paths); i++)
		EXPECT_PART(page_get(paths[i]), "<script type=\"application/ld",
		    "</script>", LISTED);
	cr_expect_null(strstr(page_get("/?view=list&search=nothing")->body,
	    "application/ld+json"));
	EXPECT_PART(page_get("/venue/hall/"), "<script type=\"application/ld",
	    "\"Place\"", "<script type=\"application/ld+json\">{"
	    "\"@context\":\"http://schema.org\",\"@type\":\"Place\"");
}

/* Also if some are chosen. */
Test(page_facts, of_the_front_page_are_those_of_its_events)
{
	static const char *const	 paths[] = { "/",
	    "/?categories=music" };
	size_t				 i;

	page_given("/events", "{\"title\":\"Talk\",\"start_date\":"
	    "\"2027-03-01 18:00\",\"end_date\":\"2027-03-01 20:00\","
	    "\"venue\":{\"venue\":\"Hall\",\"city\":\"Rome\"},"
	    "\"categories\":\"Music\"}");
	for (i = 0; i < COUNT(paths); i++)
		EXPECT_PART(page_get(paths[i]), "<script type=\"application/ld",
		    "</script>", "<script type=\"application/ld+json\">["
		    "{\"@context\":\"http://schema.org\",\"@type\":\"Event\","
		    "\"name\":\"Talk\",\"url\":\"" SITE "/event/talk/\","
		    "\"eventStatus\":\"https://schema.org/EventScheduled\","
		    "\"startDate\":\"2027-03-01T18:00:00+00:00\","
		    "\"endDate\":\"2027-03-01T20:00:00+00:00\","
		    "\"eventAttendanceMode\":"
		    "\"https://schema.org/OfflineEventAttendanceMode\","
		    "\"location\":{\"@type\":\"Place\",\"name\":\"Hall\","
		    "\"address\":{\"@type\":\"PostalAddress\","
		    "\"addressLocality\":\"Rome\"}}}]</script>");
}
