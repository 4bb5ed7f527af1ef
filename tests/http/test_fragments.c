#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/budget.h"
#include "base/clock.h"
#include "http/fragments.h"
#include "http/request.h"
#include "store/db.h"
#include "store/stored_links.h"

#include "base/array.h"
#include "tests/support/given.h"

/* All reads of the harness cache fragments. */
static int64_t
given_linked_talk(void)
{
	given_venue("ed", "\"venue\":\"Hall\"");
	given_organizer("ed", "\"organizer\":\"Ada\"");

	return (given_talk("ed", "\"venue\":1,\"organizer\":2,"
	    "\"categories\":[\"Arts\"],\"tags\":[\"b\",\"a\"]"));
}

Test(fragments, an_answer_is_the_same_a_second_time)
{
	int64_t		 id = given_linked_talk();
	const char	*first;

	first = ask("GET", target("/events/%d", (int)id))->body;
	EXPECT(ask("GET", target("/events/%d", (int)id)), 200, first);
	first = ask("GET", "/events")->body;
	EXPECT(ask("GET", "/events"), 200, first);
}

Test(fragments, changes_show_at_once)
{
	const char	*event = target("/events/%d", (int)given_linked_talk());

	(void)ask("GET", event);
	(void)ask_json("ed", "POST", "/venues/1", "{\"venue\":\"House\"}");
	EXPECT_MEMBER(ask("GET", event), "venue.venue", "House");
	EXPECT_MEMBER(ask("GET", event), "json_ld.location.name", "House");
	(void)ask_json("ed", "POST", "/organizers/2",
	    "{\"status\":\"private\"}");
	EXPECT_MEMBER(ask("GET", event), "organizer.0.id", NULL);
	(void)ask_json("ed", "POST", "/tags/3", "{\"name\":\"c\"}");
	EXPECT_MEMBER(ask("GET", event), "tags.0.name", "b");
	EXPECT_MEMBER(ask("GET", event), "tags.1.name", "c");
	(void)ask_as("ed", "DELETE", "/venues/1");
	EXPECT_MEMBER(ask("GET", event), "venue", "[]");
}

Test(fragments, words_of_pictures_change_at_once)
{
	const char	*event;

	given_venue("ed", "\"venue\":\"Hall\","
	    "\"image\":\"http://a.example/x\"");
	event = target("/events/%d", (int)given_talk("ed", "\"venue\":1"));
	(void)ask("GET", event);
	EXPECT_CODE(ask_json("ed", "PATCH", "/images/1",
	    "{\"alt\":\"Trees\"}"), 200, "");
	EXPECT_MEMBER(ask("GET", event), "venue.image.alt", "Trees");
}

Test(fragments, no_caller_sees_data_of_another)
{
	const char	*event;

	given_venue("ed", "\"venue\":\"Hall\",\"status\":\"private\"");
	event = target("/events/%d", (int)given_talk("ed", "\"venue\":1"));
	EXPECT_MEMBER(ask_as("ed", "GET", event), "venue.venue", "Hall");
	EXPECT_MEMBER(ask("GET", event), "venue", "[]");
	EXPECT_MEMBER(ask_as("ed", "GET", event), "venue.venue", "Hall");
}

Test(fragments, addresses_are_those_of_the_request)
{
	const char	*event = target("/events/%d", (int)given_linked_talk());

	(void)ask("GET", event);
	harness.host = "other.example";
	EXPECT_MEMBER(ask("GET", event), "venue.url",
	    "http://other.example/venue/hall/");
	harness.prefix = "/de/calendar/events/v1";
	EXPECT_MEMBER(ask("GET", event), "tags.0.urls.collection",
	    "http://other.example/de/calendar/events/v1/tags");
}

Test(fragments, a_scheduled_event_counts_from_its_time_on)
{
	const char	*event = target("/events/%d", (int)given_linked_talk());

	given_talk("ed", "\"categories\":[1],"
	    "\"date\":\"2026-11-21 00:17:33\"");
	EXPECT_MEMBER(ask("GET", event), "categories.0.count", "1");
	harness.now += 2;
	EXPECT_MEMBER(ask("GET", event), "categories.0.count", "1");
	harness.now += 1;
	EXPECT_MEMBER(ask("GET", event), "categories.0.count", "2");
}

static void
keep(struct request *rq, unsigned kind, int64_t id, const char *json)
{
	struct fragment	 f = { .json = json, .length = strlen(json),
	    .more = "more", .more_length = 4, .until = INT64_MAX };

	fragment_keep(rq, kind, id, &f);
}

Test(fragments, are_found_by_kind_and_id_until_the_state_changes)
{
	struct arena	*arena = arena_new();
	struct request	 rq = { .in.api = "/v1", .in.site_url = "http://a" };
	struct fragment	 f;
	int64_t		 id;

	cr_assert_not(fragment_find(&rq, 0, 1, &f));
	rq.fragments = fragments_new();
	fragments_renew(rq.fragments, 1);
	for (id = 1; id < 5000; id++) {
		keep(&rq, 0, id, arena_integer(arena, id));
		keep(&rq, 1, id, "\"other\"");
	}
	for (id = 1; id < 5000; id++) {
		cr_assert(fragment_find(&rq, 0, id, &f));
		cr_assert_str_eq(f.json, arena_integer(arena, id));
		cr_assert_str_eq(f.more, "more");
		cr_assert(fragment_find(&rq, 1, id, &f));
		cr_assert_str_eq(f.json, "\"other\"");
	}
	cr_assert_not(fragment_find(&rq, 2, 1, &f));
	rq.in.api = "/v2";
	cr_assert_not(fragment_find(&rq, 0, 1, &f));
	rq.in.api = "/v1";
	fragments_renew(rq.fragments, 2);
	cr_assert_not(fragment_find(&rq, 0, 1, &f));
	keep(&rq, 0, 1, "\"new\"");
	cr_assert(fragment_find(&rq, 0, 1, &f));
	cr_assert_str_eq(f.json, "\"new\"");

	fragments_free(rq.fragments);
	arena_free(arena);
}

static void
keep_bytes(struct request *rq, int64_t id, size_t length)
{
	char	*text;

	text = arena_bytes(rq->arena, length + 1);
	memset(text, 'x', length);
	text[length] = '\0';
	keep(rq, 0, id, text);
}

/* Larger ones are not cached, whether in one request or in many. */
Test(fragments, are_kept_up_to_a_size_of_each_and_of_all)
{
	struct request	 rq = { .in.api = "/v1", .in.site_url = "http://a" };
	struct fragment	 f;
	int64_t		 id;
	int		 found = 0;

	rq.arena = arena_new();
	rq.fragments = fragments_new();
	fragments_renew(rq.fragments, 1);
	keep_bytes(&rq, 1, 65536 - 4);
	cr_expect(fragment_find(&rq, 0, 1, &f));
	keep_bytes(&rq, 2, 65536 - 3);
	cr_expect_not(fragment_find(&rq, 0, 2, &f));
	for (id = 3; id < 1000; id++)
		keep_bytes(&rq, id, 60000);
	for (id = 3; id < 1000; id++)
		found += fragment_find(&rq, 0, id, &f);
	cr_expect_gt(found, 120);
	cr_expect_lt(found, 150);
	cr_expect(fragment_find(&rq, 0, 1, &f));

	fragments_renew(rq.fragments, 1);
	cr_expect_not(fragment_find(&rq, 0, 1, &f));
	keep_bytes(&rq, 1, 60000);
	cr_expect(fragment_find(&rq, 0, 1, &f));
	fragments_free(rq.fragments);
	arena_free(rq.arena);
}

static void
rename_venues(struct db *db)
{
	db_run(db_query(db, "UPDATE venues SET name = 'x'"));
}

static void
remove_venues(struct db *db)
{
	db_run(db_query(db, "DELETE FROM event_venues"));
	db_run(db_query(db, "DELETE FROM venues"));
}

static void
rename_organizers(struct db *db)
{
	db_run(db_query(db, "UPDATE organizers SET name = 'x'"));
}

static void
remove_organizers(struct db *db)
{
	db_run(db_query(db, "DELETE FROM event_organizers"));
	db_run(db_query(db, "DELETE FROM organizers"));
}

/* A read that keeps the fragment, or looks for it. */
static bool
keeps(struct request *rq, struct fragment *last, bool anew)
{
	struct fragment	 f;
	bool		 found;

	fragments_renew(rq->fragments, 0);
	db_begin_read(rq->db);
	if (anew)
		fragment_keep(rq, 0, 1, last);
	if ((found = fragment_find(rq, 0, 1, &f)))
		cr_expect_str_eq(f.json, last->json);
	db_end_read(rq->db);
	return (found);
}

/* Also if other programs make the change by these statements. */
Test(fragments, those_that_last_end_with_a_change_of_a_record)
{
	struct fragment	 f = { .json = "{}", .length = 2, .lasts = true,
	    .until = INT64_MAX };
	struct request	 rq = { .in.api = "/v1", .in.site_url = "http://a" };
	size_t		 i;
	void		(*const change[])(struct db *) = {
		rename_venues, remove_venues, rename_organizers,
		remove_organizers
	};

	(void)given_linked_talk();
	rq.db = harness.db;
	rq.fragments = fragments_new();
	for (i = 0; i < COUNT(change); i++) {
		cr_expect(keeps(&rq, &f, true));
		(void)given_talk("ed", "\"venue\":{\"venue\":\"New\"}");
		cr_expect(keeps(&rq, &f, false));
		change[i](harness.db);
		cr_expect_not(keeps(&rq, &f, false));
	}
	events_links_store(harness.db);
	fragments_free(rq.fragments);
}

Test(fragments, too_many_or_too_large_ones_empty_all)
{
	static char	 large[60000];
	char		 api[16];
	struct request	 rq = { .in.site_url = "" };
	struct fragment	 f;
	int		 i;

	rq.fragments = fragments_new();
	fragments_renew(rq.fragments, 1);
	memset(large, '1', sizeof(large) - 1);
	rq.in.api = "/v1";
	for (i = 0; i < 150; i++)
		keep(&rq, 0, i, large);
	cr_assert(fragment_find(&rq, 0, 0, &f));
	fragments_renew(rq.fragments, 1);
	cr_assert_not(fragment_find(&rq, 0, 0, &f));

	for (i = 0; i < 100; i++) {
		snprintf(api, sizeof(api), "/v%d", i);
		rq.in.api = api;
		fragments_renew(rq.fragments, 1);
		keep(&rq, 0, 1, "1");
		cr_assert(fragment_find(&rq, 0, 1, &f));
	}
	fragments_free(rq.fragments);
}

/* It may be incomplete. */
Test(fragments, are_not_kept_once_the_budget_is_spent)
{
	struct budget	 budget;
	struct request	 rq = { .in.api = "/v1", .in.site_url = "http://a",
	    .budget = &budget };
	struct fragment	 f;

	rq.fragments = fragments_new();
	fragments_renew(rq.fragments, 1);
	budget_start(&budget, CLOCK_SECOND, 1000);
	keep(&rq, 0, 1, "whole");
	cr_expect_not(budget_take(&budget, 1001));
	keep(&rq, 0, 2, "half");
	cr_expect(fragment_find(&rq, 0, 1, &f));
	cr_expect_not(fragment_find(&rq, 0, 2, &f));
	fragments_free(rq.fragments);
}
