#include <stdio.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/given.h"
#include "tests/support/harness.h"

Test(feed_json_ld, a_list_is_one_graph)
{
	struct outcome	*a;

	given_event("ed", "Talk", "2027-03-28 10:00", "2027-03-28 12:00",
	    "\"timezone\":\"Europe/Paris\",\"excerpt\":\"<b>Short</b>.\","
	    "\"cost\":\"5\",\"venue\":{\"venue\":\"Hall\",\"city\":\"Rome\"},"
	    "\"organizer\":{\"organizer\":\"Ada\"}");
	given_event("ed", "Fair", "2027-03-29", "2027-03-29",
	    "\"all_day\":true");
	a = ask("GET", "/events.jsonld");
	EXPECT(a, 200, "{\"@context\":\"http://schema.org\",\"@graph\":["
	    "{\"@type\":\"Event\",\"name\":\"Talk\",\"description\":\"Short.\","
	    "\"url\":\"" SITE "/event/talk/\",\"eventAttendanceMode\":"
	    "\"https://schema.org/OfflineEventAttendanceMode\","
	    "\"eventStatus\":\"https://schema.org/EventScheduled\","
	    "\"startDate\":\"2027-03-28T10:00:00+02:00\","
	    "\"endDate\":\"2027-03-28T12:00:00+02:00\","
	    "\"location\":{\"@type\":\"Place\",\"name\":\"Hall\",\"address\":{"
	    "\"@type\":\"PostalAddress\",\"addressLocality\":\"Rome\"}},"
	    "\"organizer\":{\"@type\":\"Person\",\"name\":\"Ada\"},"
	    "\"offers\":{\"@type\":\"Offer\",\"price\":\"5\","
	    "\"priceCurrency\":\"USD\",\"url\":\"" SITE "/event/talk/\","
	    "\"category\":\"primary\","
	    "\"availability\":\"https://schema.org/InStock\","
	    "\"validFrom\":\"2026-11-21T00:17:30+00:00\"}},"
	    "{\"@type\":\"Event\",\"name\":\"Fair\",\"description\":\"\","
	    "\"url\":\"" SITE "/event/fair/\",\"eventAttendanceMode\":"
	    "\"https://schema.org/OfflineEventAttendanceMode\","
	    "\"eventStatus\":\"https://schema.org/EventScheduled\","
	    "\"startDate\":\"2027-03-29T00:00:00+00:00\","
	    "\"endDate\":\"2027-03-29T23:59:59+00:00\"}]}");
	cr_expect_str_eq(outcome_header(a, "X-TEC-Total"), "2");
}

Test(feed_json_ld, the_texts_of_a_protected_event_need_its_password)
{
	given_talk("ed", "\"description\":\"Secret\"");
	cr_assert_eq(ask_json("ed", "PATCH", "/events/1",
	    "{\"password\":\"pw\"}")->status, 200);
	EXPECT_MEMBER(ask("GET", "/events.jsonld"), "@graph.0.description",
	    "");
	EXPECT_MEMBER(ask_as("ed", "GET", "/events.jsonld"),
	    "@graph.0.description", "Secret");
	EXPECT_CODE(ask("GET", "/events/1.jsonld"), 403,
	    "event-password-protected");
	EXPECT_MEMBER(ask("GET", "/events/1.jsonld?password=pw"),
	    "@graph.0.description", "Secret");
}

Test(feed_json_ld, an_offer_has_a_price_that_is_a_number)
{
	static const struct {
		const char	*cost;
		const char	*price;
	} rows[] = {
		{ "\"cost\":\"$20, $12.50\"", "12.50" },
		{ "\"cost\":\"$0\"", "0" },
		{ "\"cost\":\"Free\"", "0" },
		{ "\"cost\":\"5–15\"", "5" },
		{ "\"cost\":\"Donation\"", NULL },
		{ "\"cost\":\"ab 10\"", NULL },
		{ "\"cost\":\"Adults $8, children $4\"", NULL },
		{ "\"cost\":\"0 Uhr\"", NULL },
		{ "\"cost\":\"€ 10\"", NULL },
		{ "\"cost\":\"²\"", NULL }
	};
	struct outcome	*o;
	char		 target[64];
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		snprintf(target, sizeof(target), "/events/%lld.jsonld",
		    (long long)given_talk("ed", rows[i].cost));
		o = ask("GET", target);
		EXPECT_MEMBER(o, "@graph.0.offers.price", rows[i].price);
		EXPECT_MEMBER(o, "@graph.0.offers.priceCurrency", "USD");
	}
}

Test(feed_json_ld, an_offer_without_a_publication_has_no_first_day)
{
	given_talk("ed", "\"status\":\"draft\",\"cost\":\"5\"");
	EXPECT_MEMBER(ask_as("ed", "GET", "/events/1.jsonld"),
	    "@graph.0.offers.price", "5");
	EXPECT_MEMBER(ask_as("ed", "GET", "/events/1.jsonld"),
	    "@graph.0.offers.validFrom", NULL);
}
