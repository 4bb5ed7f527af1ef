/* Places that were made for an event go with it (rule 26.7). */
#include <string.h>

#include <criterion/criterion.h>

#include "tests/support/given.h"
#include "store/db.h"

#define MAKES								\
	"\"status\":\"pending\",\"venue\":{\"venue\":\"Hall\"},"	\
	"\"organizer\":{\"organizer\":\"Ada\"}"

/* "Hall draft; Ada pending; ": those of the status, or of any other. */
static const char *
places(const char *status)
{
	static const char *const	 kinds[] = { "venue", "organizer" };
	const char			*all = "", *name;
	struct outcome			*o;
	int				 i, kind;

	for (kind = 0; kind < 2; kind++) {
		o = ask_as("ed", "GET", target("/%ss?status=%s", kinds[kind],
		    status));
		for (i = 0; (name = outcome_text(o, target("%ss.%d.%s",
		    kinds[kind], i, kinds[kind]))) != NULL; i++)
			all = target("%s%s %s; ", all, name, outcome_text(o,
			    target("%ss.%d.status", kinds[kind], i)));
	}

	return (all);
}

#define EXPECT_PLACES(any, trash)					\
	do {								\
		cr_expect_str_eq(places("any"), any, "got %s",		\
		    places("any"));					\
		cr_expect_str_eq(places("trash"), trash, "got %s",	\
		    places("trash"));					\
	} while (0)

static void
send(const char *user, const char *method, const char *path, const char *json)
{
	struct outcome	*a;

	a = json == NULL ? ask_as(user, method, path) :
	    ask_json(user, method, path, json);
	cr_assert_eq(a->status, 200, "%s", a->body);
}

Test(event_needs, places_are_in_the_trash_with_their_event)
{
	given_talk("co", MAKES);
	EXPECT_PLACES("Hall draft; Ada draft; ", "");
	harness.now += 60;
	send("ed", "DELETE", "/events/1", NULL);
	EXPECT_PLACES("", "Hall trash; Ada trash; ");
	send("ed", "POST", "/events/1", "{\"status\":\"pending\"}");
	EXPECT_PLACES("Hall pending; Ada pending; ", "");
	EXPECT_MEMBER(ask_as("co", "GET", "/events/1"), "venue.venue", "Hall");
	EXPECT_MEMBER(ask_as("co", "GET", "/events/1"), "organizer.0.slug",
	    "ada");
	EXPECT_MEMBER(ask_as("ed", "GET", "/venues/2"), "modified",
	    "2026-11-21 00:17:30");
	EXPECT_MEMBER(ask_as("ed", "GET", "/venues/2"), "date_utc",
	    "0000-00-00 00:00:00");
	send("ed", "DELETE", "/events/1", NULL);
	send("ed", "POST", "/events/1", "{\"status\":\"publish\"}");
	EXPECT_PLACES("Hall publish; Ada publish; ", "");
	EXPECT_MEMBER(ask("GET", "/events/1"), "venue.venue", "Hall");
	send("ed", "DELETE", "/events/1", NULL);
	EXPECT_PLACES("Hall publish; Ada publish; ", "");
}

/* The request that moves the event to the trash gives it the places. */
Test(event_needs, places_that_come_with_the_trash_are_there_too)
{
	given_talk("co", "\"status\":\"pending\"");
	(void)ask_json("co", "POST", "/venues", "{\"venue\":\"Hall\","
	    "\"status\":\"publish\"}");
	send("co", "POST", "/events/1", "{\"status\":\"trash\",\"venue\":2,"
	    "\"organizer\":{\"organizer\":\"Ada\",\"status\":\"publish\"}}");
	EXPECT_PLACES("", "Hall trash; Ada trash; ");
	send("ed", "POST", "/events/1", "{\"status\":\"pending\"}");
	EXPECT_PLACES("Hall pending; Ada pending; ", "");
}

Test(event_needs, places_are_purged_with_their_event)
{
	given_talk("co", MAKES);
	send("ed", "DELETE", "/events/1?purge=true", NULL);
	EXPECT_PLACES("", "");
	given_talk("co", MAKES);
	send("ed", "DELETE", "/events/4", NULL);
	send("ed", "DELETE", "/events/4?purge=true", NULL);
	EXPECT_PLACES("", "");
}

Test(event_needs, places_of_other_events_stay)
{
	given_talk("co", MAKES);
	given_talk("co", "\"venue\":2");
	send("ed", "DELETE", "/events/1", NULL);
	EXPECT_PLACES("Hall draft; ", "Ada trash; ");
	send("ed", "DELETE", "/events/1?purge=true", NULL);
	EXPECT_PLACES("Hall draft; ", "");
	send("ed", "DELETE", "/events/4", NULL);
	EXPECT_PLACES("", "Hall trash; ");
}

Test(event_needs, places_of_others_and_published_ones_stay)
{
	given_venue("ed", "\"venue\":\"Park\",\"status\":\"pending\"");
	given_organizer("au", "\"organizer\":\"Bo\",\"status\":\"draft\"");
	given_talk("ed", "\"status\":\"pending\",\"venue\":1,"
	    "\"organizer\":2");
	send("admin", "DELETE", "/events/3", NULL);
	send("admin", "DELETE", "/events/3?purge=true", NULL);
	EXPECT_PLACES("Park pending; Bo draft; ", "");
	given_talk("co", MAKES);
	send("ed", "POST", "/venues/5", "{\"status\":\"publish\"}");
	send("ed", "POST", "/venues/5", "{\"status\":\"pending\"}");
	send("ed", "DELETE", "/events/4?purge=true", NULL);
	EXPECT_PLACES("Hall pending; Park pending; Bo draft; ", "");
}

/* Their publication time would say that they were published. */
Test(event_needs, places_with_a_date_of_a_contributor_were_never_published)
{
	static const char	 dated[] = "\"status\":\"pending\","
	    "\"venue\":{\"venue\":\"Hall\",\"date\":\"2020-01-01\"},"
	    "\"organizer\":{\"organizer\":\"Ada\","
	    "\"date_utc\":\"2099-01-01\"}";

	given_talk("co", dated);
	given_talk("co", dated);
	EXPECT_PLACES("Hall draft; Ada draft; ", "");
	send("ed", "DELETE", "/events/4?purge=true", NULL);
	send("co", "POST", "/venues/2", "{\"date\":\"2020-01-01\"}");
	send("co", "DELETE", "/venues/2", NULL);
	send("co", "POST", "/venues/2", "{\"status\":\"pending\"}");
	send("co", "POST", "/events/1", "{\"venue\":2}");
	send("ed", "DELETE", "/events/1", NULL);
	EXPECT_PLACES("", "Hall trash; Ada trash; ");
	send("ed", "POST", "/events/1", "{\"status\":\"publish\"}");
	EXPECT_PLACES("Hall publish; Ada publish; ", "");
	EXPECT_MEMBER(ask_as("ed", "GET", "/organizers/3"), "date_utc",
	    "2026-11-21 00:17:30");
}

Test(event_needs, drafts_of_the_user_who_deletes_the_event_stay)
{
	given_talk("co", MAKES);
	send("co", "DELETE", "/events/1", NULL);
	EXPECT_PLACES("Hall draft; Ada draft; ", "");
}

Test(event_needs, places_of_a_series_go_with_all_its_events)
{
	cr_assert_eq(ask_json("co", "POST", "/events", "{\"title\":\"Yoga\","
	    "\"start_date\":\"2027-03-01\",\"end_date\":\"2027-03-01\","
	    "\"recurrence\":\"FREQ=WEEKLY;COUNT=2\"," MAKES "}")->status,
	    201);
	send("ed", "DELETE", "/events/1", NULL);
	EXPECT_PLACES("Hall draft; Ada draft; ", "");
	send("ed", "DELETE", "/series/2", NULL);
	EXPECT_PLACES("", "Hall trash; Ada trash; ");
	send("ed", "POST", "/events/1", "{\"status\":\"draft\"}");
	EXPECT_PLACES("Hall draft; Ada draft; ", "");
	send("ed", "DELETE", "/events/1?purge=true", NULL);
	send("ed", "DELETE", "/events/5?purge=true", NULL);
	EXPECT_PLACES("", "");
}

/* Rule 43.13: a date may have places of its own. */
Test(event_needs, own_places_of_a_date_go_with_its_series)
{
	cr_assert_eq(ask_json("co", "POST", "/events", "{\"title\":\"Yoga\","
	    "\"start_date\":\"2027-03-01\",\"end_date\":\"2027-03-01\","
	    "\"status\":\"pending\",\"venue\":{\"venue\":\"Hall\"},"
	    "\"recurrence\":\"FREQ=WEEKLY;COUNT=3\"}")->status, 201);
	send("co", "POST", "/events/5", "{\"venue\":{\"venue\":\"Garden\"},"
	    "\"organizer\":{\"organizer\":\"Ada\"}}");
	send("ed", "POST", "/series/2",
	    "{\"recurrence\":\"FREQ=WEEKLY;COUNT=2\"}");
	EXPECT_PLACES("Hall draft; ", "Garden trash; Ada trash; ");
	send("ed", "POST", "/series/2",
	    "{\"recurrence\":\"FREQ=WEEKLY;COUNT=3\"}");
	EXPECT_PLACES("Garden pending; Hall draft; Ada pending; ", "");
	send("ed", "DELETE", "/series/2", NULL);
	EXPECT_PLACES("", "Garden trash; Hall trash; Ada trash; ");
}

Test(event_needs, own_places_of_a_date_are_published_with_its_series)
{
	struct outcome	*a;

	cr_assert_eq(ask_json("co", "POST", "/events", "{\"title\":\"Yoga\","
	    "\"start_date\":\"2027-03-01\",\"end_date\":\"2027-03-01\","
	    "\"status\":\"pending\",\"venue\":{\"venue\":\"Hall\"},"
	    "\"recurrence\":\"FREQ=WEEKLY;COUNT=3\"}")->status, 201);
	send("co", "POST", "/events/5", "{\"venue\":{\"venue\":\"Garden\"},"
	    "\"organizer\":{\"organizer\":\"Ada\"},\"tags\":\"outside\"}");
	send("ed", "POST", "/series/2", "{\"status\":\"publish\"}");
	EXPECT_PLACES("Garden publish; Hall publish; Ada publish; ", "");
	a = ask("GET", "/events/5");
	EXPECT_MEMBER(a, "venue.venue", "Garden");
	EXPECT_MEMBER(a, "organizer.0.organizer", "Ada");
	EXPECT_MEMBER(a, "tags.0.name", "outside");
}
