/* Events of a series that follow it again (rule 38.12). */
#include <criterion/criterion.h>

#include "tests/support/given.h"

#define PATCH(path, body)	ask_json("ed", "PATCH", (path), (body))

#define SERIES								\
	"{\"title\":\"Yoga\",\"categories\":[\"Sport\"],"		\
	"\"venue\":{\"venue\":\"Hall\"},"				\
	"\"start_date\":\"2026-12-01 18:00\","				\
	"\"end_date\":\"2026-12-01 19:00\","				\
	"\"recurrence\":\"RRULE:FREQ=WEEKLY;COUNT=3\"}"

static const char *
member(const struct outcome *a, const char *name)
{
	const char	*text;

	cr_assert_not_null(text = outcome_text(a, name), "%s\n%s", name,
	    a->body);

	return (text);
}

/* The id of the event of that week. */
static const char *
event_of(const char *week)
{
	struct outcome	*a;

	a = ask("GET", "/events?start_date=2026-12-01&per_page=3");

	return (member(a, target("events.%s.id", week)));
}

static struct outcome *
change(const char *body)
{
	return (PATCH(target("/events/%s", event_of("1")), body));
}

Test(event_follow, detached_fields_follow_the_series_again)
{
	struct outcome	*a;

	cr_assert_eq(ask_json("ed", "POST", "/events", SERIES)->status, 201);
	a = change("{\"title\":\"Late\",\"start_date\":\"2026-12-08 20:00\","
	    "\"end_date\":\"2026-12-08 21:30\",\"venue\":[],"
	    "\"categories\":[\"Music\"],\"cost\":\"5\"}");
	EXPECT_MEMBER(a, "series.detached.0", "title");
	a = change("{\"follow_series\":true}");
	cr_assert_eq(a->status, 200, "%s", a->body);
	EXPECT_MEMBER(a, "series.detached.0", NULL);
	EXPECT_MEMBER(a, "title", "Yoga");
	EXPECT_MEMBER(a, "start_date", "2026-12-08 18:00:00");
	EXPECT_MEMBER(a, "end_date", "2026-12-08 19:00:00");
	EXPECT_MEMBER(a, "venue.venue", "Hall");
	EXPECT_MEMBER(a, "categories.0.name", "Sport");
	EXPECT_MEMBER(a, "categories.1.name", NULL);
	EXPECT_MEMBER(a, "cost", "");
	EXPECT(ask("GET", target("/events/%s?_fields=title,series.detached",
	    event_of("1"))), 200,
	    "{\"title\":\"Yoga\",\"series\":{\"detached\":[]}}");
}

Test(event_follow, fields_sent_with_it_are_detached_again)
{
	struct outcome	*a;

	cr_assert_eq(ask_json("ed", "POST", "/events", SERIES)->status, 201);
	(void)change("{\"title\":\"Late\",\"cost\":\"5\"}");
	a = change("{\"follow_series\":true,\"title\":\"Last\"}");
	EXPECT_MEMBER(a, "title", "Last");
	EXPECT_MEMBER(a, "cost", "");
	EXPECT_MEMBER(a, "series.detached.0", "title");
	EXPECT_MEMBER(a, "series.detached.1", NULL);
}

Test(event_follow, a_single_event_follows_none)
{
	struct outcome	*before;

	given_talk("ed", "");
	before = ask("GET", "/events/1");
	EXPECT_CODE(PATCH("/events/1", "{\"follow_series\":true}"), 200, "");
	EXPECT(ask("GET", "/events/1"), 200, before->body);
}
