#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/given.h"

#define IN_TRASH							\
	"{\"code\":\"event-is-in-trash\",\"message\":"			\
	"\"The event is already trashed\",\"data\":{\"status\":410}}"

Test(event_trash, a_deleted_one_is_in_the_trash)
{
	struct outcome	*a;

	given_talk("au", "");
	harness.now += 60;
	a = ask_as("au", "DELETE", "/events/1");
	cr_assert_eq(a->status, 200);
	EXPECT_MEMBER(a, "id", "1");
	EXPECT_MEMBER(a, "status", "trash");
	EXPECT_MEMBER(a, "slug", "talk__trashed");
	EXPECT_MEMBER(a, "url", SITE "/?post_type=tribe_events&p=1");
	EXPECT_MEMBER(a, "date", "2026-11-21 00:17:30");
	EXPECT_MEMBER(a, "modified", "2026-11-21 00:18:30");
	EXPECT_MEMBER(a, "json_ld", NULL);
}

Test(event_trash, by_id_its_editors_learn_that_it_is_there)
{
	given_talk("au", "");
	ask_as("au", "DELETE", "/events/by-slug/talk");
	EXPECT(ask_as("au", "GET", "/events/1"), 410, IN_TRASH);
	EXPECT(ask_as("ed", "GET", "/events/1"), 410, IN_TRASH);
	EXPECT(ask_as("au", "DELETE", "/events/1"), 410, IN_TRASH);
	EXPECT(ask_as("au", "DELETE", "/events/1?force=true"), 410, IN_TRASH);
	EXPECT_CODE(ask_as("au", "DELETE", "/events/1?purge=true"), 403,
	    "rest_forbidden");
	EXPECT(ask_as("ed", "DELETE", "/events/1?purge=false"), 410, IN_TRASH);

	EXPECT_CODE(ask("GET", "/events/1"), 404, "rest-event-not-found");
	EXPECT_CODE(ask_as("co", "GET", "/events/1"), 404,
	    "rest-event-not-found");
	EXPECT_CODE(ask_as("co", "DELETE", "/events/1"), 404,
	    "rest-event-not-found");
	EXPECT_CODE(ask_as("co", "PATCH", "/events/1"), 404,
	    "rest-event-not-found");
}

Test(event_trash, by_slug_it_is_not_there)
{
	static const char *const	 slugs[] = { "talk", "talk__trashed" };
	static const char *const	 methods[] = { "GET", "PATCH",
	    "DELETE" };
	const char			*path;
	size_t				 i;

	given_talk("ed", "");
	ask_as("ed", "DELETE", "/events/1");
	for (i = 0; i < 6; i++) {
		path = target("/events/by-slug/%s", slugs[i % 2]);
		EXPECT_CODE(ask_as("ed", methods[i / 2], path), 404,
		    "rest-event-not-found");
	}
}

Test(event_trash, deleting_needs_the_right_to_edit)
{
	static const struct {
		const char	*owner;
		const char	*user;
		int		 status;
	} rows[] = {
		{ "au", NULL, 401 }, { "au", "su", 403 }, { "au", "co", 403 },
		{ "ed", "au", 403 }, { "au", "au", 200 }, { "au", "ed", 200 },
		{ "co", "co", 200 }, { "co", "au", 403 }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		EXPECT_CODE(ask_json(rows[i].user, "DELETE", target(
		    "/events/%lld", (long long)given_talk(rows[i].owner, "")),
		    "{}"), rows[i].status, rows[i].status == 200 ? "" :
		    "rest_forbidden");
	EXPECT_CODE(ask("DELETE", "/events/99"), 401, "rest_forbidden");
}

Test(event_trash, slugs_in_the_trash_are_unique_too)
{
	char	 slug[201], expected[201];
	int	 i;

	given_talk("ed", "\"slug\":\"x__trashed\",\"status\":\"draft\"");
	for (i = 2; i <= 5; i++)
		given_talk("ed", i == 2 ? "\"slug\":\"x\"" :
		    "\"status\":\"draft\"");
	EXPECT_MEMBER(ask_as("ed", "DELETE", "/events/2"), "slug",
	    "x__trashed-2");
	EXPECT_MEMBER(ask_as("ed", "DELETE", "/events/3"), "slug",
	    "__trashed");
	EXPECT_MEMBER(ask_as("ed", "DELETE", "/events/4"), "slug",
	    "__trashed-2");

	memset(slug, 'y', 200);
	slug[200] = '\0';
	memcpy(expected, slug, sizeof(slug));
	memcpy(expected + 191, "__trashed", 9);
	given_talk("ed", target("\"slug\":\"%s\"", slug));
	EXPECT_MEMBER(ask_as("ed", "DELETE", "/events/6"), "slug", expected);
	EXPECT_MEMBER(ask_form("ed", "PATCH", "/events/6", "status=publish"),
	    "slug", slug);
}

/* Clients of The Events Calendar send force, which only trashes there. */
Test(event_trash, force_is_ignored)
{
	static const char *const	 users[] = { "co", "au", "ed",
	    "admin" };
	struct outcome			*a;
	size_t				 i;

	for (i = 0; i < COUNT(users); i++) {
		given_talk(users[i], "");
		a = ask_as(users[i], "DELETE", target(
		    "/events/%zu?force=true", i + 1));
		cr_expect_eq(a->status, 200);
		EXPECT_MEMBER(a, "status", "trash");
		EXPECT(ask_as("ed", "GET", target("/events/%zu", i + 1)), 410,
		    IN_TRASH);
	}
	given_talk("ed", "");
	EXPECT_MEMBER(ask_json("ed", "DELETE", "/events/by-slug/talk",
	    "{\"force\":true}"), "status", "trash");
	EXPECT(ask_as("ed", "GET", "/events/5"), 410, IN_TRASH);
	EXPECT_CODE(ask_as("ed", "DELETE", "/events/5?force=x"), 400,
	    "rest_invalid_param");
}

Test(event_trash, purge_deletes_it)
{
	struct outcome	*a;

	given_talk("au", "");
	given_talk("au", "\"post_parent\":1");
	EXPECT_CODE(ask_as("au", "DELETE", "/events/1?purge=true"), 403,
	    "rest_forbidden");
	a = ask_json("ed", "DELETE", "/events/1", "{\"purge\":true}");
	EXPECT_MEMBER(a, "status", "publish");
	EXPECT_MEMBER(a, "slug", "talk");
	EXPECT_MEMBER(a, "json_ld", NULL);
	EXPECT_CODE(ask_as("ed", "GET", "/events/1"), 404,
	    "rest-event-not-found");
	EXPECT_CODE(ask_as("ed", "DELETE", "/events/1"), 404,
	    "rest-event-not-found");
	EXPECT_MEMBER(ask("GET", "/events/2"), "post_parent", "0");

	ask_as("ed", "DELETE", "/events/2");
	EXPECT_MEMBER(ask_as("ed", "DELETE", "/events/2?purge=1"), "slug",
	    "talk-2__trashed");
	EXPECT_CODE(ask_as("ed", "GET", "/events/2"), 404,
	    "rest-event-not-found");
	cr_expect_eq(given_talk("ed", ""), 3, "ids are not used again");
}

Test(event_trash, purge_by_slug)
{
	given_talk("ed", "");
	EXPECT_MEMBER(ask_as("ed", "DELETE",
	    "/events/by-slug/talk?purge=true"), "status", "publish");
	EXPECT_CODE(ask_as("ed", "GET", "/events/1"), 404,
	    "rest-event-not-found");
}

Test(event_trash, an_update_leaves_it_there)
{
	struct outcome	*a;

	given_talk("au", "");
	ask_as("au", "DELETE", "/events/1");
	a = ask_form("au", "PATCH", "/events/1", "title=Zombie");
	EXPECT_MEMBER(a, "title", "Zombie");
	EXPECT_MEMBER(a, "status", "trash");
	EXPECT_MEMBER(a, "slug", "talk__trashed");
	a = ask_form("au", "PATCH", "/events/1", "status=trash&excerpt=e");
	EXPECT_MEMBER(a, "excerpt", "e");
	EXPECT_MEMBER(a, "slug", "talk__trashed");
	EXPECT_CODE(ask_as("co", "PATCH", "/events/1?title=x"), 404,
	    "rest-event-not-found");
}

Test(event_trash, another_status_brings_it_back)
{
	static const struct {
		const char	*created;
		const char	*status;
		const char	*slug;
	} rows[] = {
		{ "", "publish", "talk" },
		{ "", "draft", "talk-2" },
		{ "\"status\":\"draft\"", "draft", "" },
		{ "\"status\":\"draft\"", "private", "talk-3" },
		{ "\"slug\":\"mine__trashed\"", "publish", "mine__trashed" }
	};
	struct outcome	*a;
	long long	 id;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		id = given_talk("ed", rows[i].created);
		ask_as("ed", "DELETE", target("/events/%lld", id));
		a = ask_form("ed", "POST", target("/events/%lld", id),
		    target("status=%s", rows[i].status));
		EXPECT_MEMBER(a, "status", rows[i].status);
		EXPECT_MEMBER(a, "slug", rows[i].slug);
	}
}

Test(event_trash, its_former_slug_may_be_taken_meanwhile)
{
	given_talk("ed", "");
	ask_as("ed", "DELETE", "/events/1");
	given_talk("ed", "");
	EXPECT_MEMBER(ask("GET", "/events/2"), "slug", "talk");
	EXPECT_MEMBER(ask_form("ed", "PATCH", "/events/1", "status=publish"),
	    "slug", "talk-2");
}

Test(event_trash, a_contributor_restores_own_events)
{
	given_talk("co", "");
	ask_as("co", "DELETE", "/events/1");
	EXPECT_MEMBER(ask_form("co", "PATCH", "/events/1", "status=publish"),
	    "status", "pending");
}

Test(event_trash, the_status_trash_deletes)
{
	struct outcome	*a;

	given_talk("ed", "");
	a = ask_form("ed", "POST", "/events/by-slug/talk",
	    "status=trash&title=Last");
	cr_assert_eq(a->status, 200);
	EXPECT_MEMBER(a, "title", "Last");
	EXPECT_MEMBER(a, "slug", "talk__trashed");
	EXPECT(ask_as("ed", "DELETE", "/events/1"), 410, IN_TRASH);
}

Test(event_trash, a_new_one_may_be_in_the_trash_at_once)
{
	given_talk("ed", "\"status\":\"trash\"");
	EXPECT_MEMBER(ask_form("ed", "PATCH", "/events/1", ""), "slug",
	    "talk");
	EXPECT_CODE(ask_as("ed", "GET", "/events/by-slug/talk"), 404,
	    "rest-event-not-found");
	EXPECT(ask_as("ed", "GET", "/events/1"), 410, IN_TRASH);
	EXPECT_MEMBER(ask_form("ed", "PATCH", "/events/1", "status=publish"),
	    "slug", "talk");
}

Test(event_trash, a_password_is_not_needed)
{
	given_talk("ed", "");
	ask_form("ed", "PATCH", "/events/1", "password=x");
	EXPECT_CODE(ask_as("ed", "DELETE", "/events/1?password=y"), 200, "");
}
