/* Uploading pictures at the desk (rule 40.15). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>
#include <gd.h>

#include "base/arena.h"
#include "base/clock.h"
#include "http/author_quota.h"
#include "http/message.h"
#include "http/request.h"
#include "http/serve.h"
#include "http/session.h"
#include "store/amendments.h"
#include "store/db.h"
#include "tests/support/desk.h"
#include "tests/support/given.h"
#include "tests/support/image_given.h"

struct part {
	const char	*name, *value;
};

#define EVENT(alt)							\
	{ "title", "Walk" }, { "start_date", "2027-03-01T18:00" },	\
	{ "end_date", "2027-03-01T20:00" }, { "image", "" },		\
	{ "image_alt", alt }, { "action", "publish" }

static char		 body[1 << 20];
static const char	*accept = "text/html";	/* a script sends another */

static size_t
add(size_t length, const char *text)
{
	return (length + (size_t)snprintf(body + length,
	    sizeof(body) - length, "%s", text));
}

static size_t
add_field(size_t length, const char *name, const char *value)
{
	length = add(length, "--x\r\nContent-Disposition: form-data; name=\"");
	length = add(length, name);
	length = add(length, "\"\r\n\r\n");
	length = add(length, value);
	return (add(length, "\r\n"));
}

/* Sends the form fields `parts` and a file, which may be NULL. */
static struct outcome *
send(const struct visitor *v, const char *path, const struct part *parts,
    const void *file, size_t size)
{
	size_t	 length = add_field(0, "token", v->token);

	for (; parts->name != NULL; parts++)
		length = add_field(length, parts->name, parts->value);
	length = add(length, "--x\r\nContent-Disposition: form-data;"
	    " name=\"image_file\"; filename=\"a\"\r\n\r\n");
	if (file != NULL)
		memcpy(body + length, file, size);
	length = add(length + size, "\r\n--x--\r\n");
	harness.prefix = "";
	return (ask_file("POST", path, target("%s\r\nSec-Fetch-Site:"
	    " same-origin\r\nAccept: %s\r\nContent-Type:"
	    " multipart/form-data; boundary=x\r\n", v->cookie, accept), body,
	    length));
}

static struct outcome *
send_picture(const struct visitor *v, const char *path,
    const struct part *parts)
{
	struct outcome	*o;
	gdImagePtr	 image;
	void		*bytes;
	int		 length;

	cr_assert_not_null(image = gdImageCreateTrueColor(400, 200));
	bytes = gdImagePngPtr(image, &length);
	gdImageDestroy(image);
	o = send(v, path, parts, bytes, (size_t)length);
	gdFree(bytes);
	return (o);
}

static struct outcome *
stored(const char *path)
{
	harness.prefix = "/calendar/events/v1";
	return (ask_as("admin", "GET", path));
}

Test(desk_picture, is_sent_with_the_form)
{
	static const struct part	 parts[] = { EVENT("Trees"), { 0 } };
	struct visitor			 v;
	struct outcome			*o;

	desk_visitor(&v, "co");
	o = desk_open(&v, "/desk/events/new");
	cr_expect(outcome_has(o, " enctype=\"multipart/form-data\""));
	cr_expect(outcome_has(o, "<input type=\"file\" id=\"image-file\""
	    " name=\"image_file\" accept=\"image/jpeg,image/png,image/webp,"
	    "image/gif\""));
	cr_expect_eq(send_picture(&v, "/desk/events/new", parts)->status,
	    303);
	o = stored("/events/1");
	EXPECT_MEMBER(o, "image.width", "400");
	EXPECT_MEMBER(o, "image.alt", "Trees");
}

Test(desk_picture, that_was_sent_twice_is_kept_once)
{
	static const struct part	 parts[] = { EVENT("Trees"),
		{ "key", "0123456789abcdef0123456789abcdef" }, { 0 } };
	struct visitor			 v;

	desk_visitor(&v, "ed");
	cr_expect_eq(send_picture(&v, "/desk/events/new", parts)->status,
	    303);
	cr_expect_eq(send_picture(&v, "/desk/events/new", parts)->status,
	    303);
	EXPECT_MEMBER(stored("/events"), "total", "1");
	EXPECT_CODE(stored("/images/2"), 404, "rest-image-not-found");
}

Test(desk_picture, that_cannot_be_used_is_reported_beside_the_field)
{
	static const struct part	 parts[] = { EVENT("Trees"), { 0 } };
	struct visitor			 v;
	struct outcome			*o;

	desk_visitor(&v, "ed");
	o = send(&v, "/desk/events/new", parts, "text", 4);
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "<a href=\"#image\">Picture</a>: This is not"
	    " a JPEG, PNG, WebP or GIF of at most 10 MB and 40 megapixels."));
	cr_expect(outcome_has(o, "value=\"Walk\""));
	cr_expect(outcome_has(o, "value=\"Trees\""));
	EXPECT_MEMBER(stored("/events?per_page=1"), "total", "0");
}

Test(desk_picture, is_still_to_be_removed_when_the_form_is_shown_again)
{
	static const struct part	 parts[] = { EVENT("Trees"), { 0 } };
	struct visitor			 v;
	struct outcome			*o;

	desk_visitor(&v, "ed");
	cr_assert_eq(send_picture(&v, "/desk/events/new", parts)->status, 303);
	o = desk_send_form(&v, "/desk/events/1", target("title=&image=%s&"
	    "image_alt=Trees&image_gone=1&action=save",
	    outcome_text(stored("/events/1"), "image.url")));
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "name=\"image_gone\" value=\"1\" checked>"));
}

Test(desk_picture, that_was_deleted_meanwhile_is_an_error)
{
	struct visitor	 v;
	struct outcome	*o;
	const char	*address;

	desk_visitor(&v, "ed");
	address = outcome_text(send_picture(&v, "/desk/images",
	    (const struct part[]){ { "alt", "Trees" }, { 0 } }), "url");
	cr_expect_eq(desk_send_form(&v, "/desk/images/1", "")->status, 303);
	o = desk_send_form(&v, "/desk/events/new", target("title=Walk&"
	    "start_date=2027-03-01T18:00&end_date=2027-03-01T20:00&"
	    "image_alt=Trees&image=%s&action=publish", address));
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "<a href=\"#image\">Picture</a>: There is"
	    " nothing with this name, or it has been deleted."));
	cr_expect(outcome_has(o, "name=\"image_alt\" value=\"Trees\""));
	EXPECT_MEMBER(stored("/events?per_page=1"), "total", "0");
}

Test(desk_picture, must_be_chosen_again_when_the_form_is_shown_again)
{
	static const struct part	 parts[] = { EVENT("Trees"),
		{ "title", "" }, { 0 } };
	struct visitor			 v;
	struct outcome			*o;

	desk_visitor(&v, "ed");
	o = send_picture(&v, "/desk/events/new", parts);
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "<p class=\"wrong\">Please choose the file"
	    " again.</p>"));
	o = send(&v, "/desk/events/new", parts, NULL, 0);
	cr_expect_eq(o->status, 422);
	cr_expect_not(outcome_has(o, "choose the file again"));
}

Test(desk_picture, list_shows_own_ones_and_where_they_are_used)
{
	struct visitor	 v;
	struct outcome	*o;

	upload("co", "/images?alt=Trees", 400, 200);
	upload("co", "/images", 400, 200);
	upload("ed", "/images?alt=Other", 400, 200);
	given_talk("co", "\"title\":\"A walk\",\"image\":1,"
	    "\"status\":\"draft\"");
	desk_visitor(&v, "co");
	o = desk_open(&v, "/desk/images");
	cr_expect(outcome_has(o, "<a href=\"/desk/images\""
	    " aria-current=\"page\">Pictures</a>"));
	cr_expect(outcome_has(o, "-300x150.png\" alt=\"Trees\""));
	cr_expect(outcome_has(o, "<a class=\"title\" href=\"/desk/events/1\""
	    " dir=\"auto\">A walk</a>"));
	cr_expect_not(outcome_has(o, "action=\"/desk/images/1\""));
	cr_expect(outcome_has(o, ">Not in use</span>"));
	cr_expect(outcome_has(o, "action=\"/desk/images/2\""));
	cr_expect_not(outcome_has(o, "Other"));

	/* The event of another user who has not published it. */
	harness.prefix = "/calendar/events/v1";
	given_talk("ed", "\"title\":\"Secret\",\"image\":2,"
	    "\"status\":\"private\"");
	o = desk_open(&v, "/desk/images");
	cr_expect(outcome_has(o, ">In use</span>"));
	cr_expect_not(outcome_has(o, "Secret"));
	o = desk_send_form(&v, "/desk/images/2", "");
	cr_expect_eq(o->status, 303);
	cr_expect_str_eq(outcome_header(o, "Location"),
	    SITE "/desk/images?show=mine&done=used");
	cr_expect(outcome_has(desk_open(&v, "/desk/images?done=used"),
	    "This picture is in use, so it was not deleted."));
}

Test(desk_picture, list_shows_those_of_all_users_to_editors)
{
	struct visitor	 v;
	struct outcome	*o;

	upload("co", "/images?alt=Trees", 400, 200);
	given_talk("ed", "\"image\":\"http://a.example/x\"");
	desk_visitor(&v, "ed");
	cr_expect_not(outcome_has(desk_open(&v, "/desk/images"), "Trees"));
	o = desk_open(&v, "/desk/images?show=all");
	cr_expect(outcome_has(o, "alt=\"Trees\""));
	cr_expect(outcome_has(o, "1 MB · <span dir=\"auto\">co</span>"));
	cr_expect_not(outcome_has(o, "a.example"));
	o = desk_send_form(&v, "/desk/images/1", "show=all");
	cr_expect_eq(o->status, 303);
	cr_expect_str_eq(outcome_header(o, "Location"),
	    SITE "/desk/images?show=all&done=deleted");
	EXPECT_CODE(stored("/images/1"), 404, "rest-image-not-found");
	desk_visitor(&v, "co");
	cr_expect_not(outcome_has(desk_open(&v, "/desk/images?show=all"),
	    "class=\"tabs\""));
}

Test(desk_picture, list_has_pages)
{
	struct visitor	 v;
	struct outcome	*o;
	int		 i;

	for (i = 0; i < 21; i++)
		upload("ed", target("/images?alt=No-%d-", i), 10, 10);
	desk_visitor(&v, "ed");
	o = desk_open(&v, "/desk/images");
	cr_expect(outcome_has(o, "No-1-"));
	cr_expect_not(outcome_has(o, "No-0-"));
	cr_expect(outcome_has(o, "href=\"/desk/images?show=mine&amp;page=2\""
	    " rel=\"next\""));
	o = desk_open(&v, "/desk/images?page=2");
	cr_expect(outcome_has(o, "No-0-"));
	cr_expect_not(outcome_has(o, "No-1-"));
	cr_expect(outcome_has(o, "href=\"/desk/images?show=mine&amp;page=1\""
	    " rel=\"prev\""));
}

Test(desk_picture, room_is_shown_with_its_limit)
{
	struct visitor	 v;
	struct outcome	*o;

	upload("co", "/images", 400, 200);
	desk_visitor(&v, "co");
	cr_expect(outcome_has(desk_open(&v, "/desk/account"),
	    "<p>Pictures: 1 of 4000 MB</p>"));
	harness.site.user_picture_space = 0;
	o = desk_open(&v, "/desk/images");
	cr_expect(outcome_has(o, "<p>Pictures: 1 MB</p>"));
	cr_expect_not(outcome_has(o, "Pictures of all users"));
	desk_visitor(&v, "admin");
	o = desk_open(&v, "/desk/account");
	cr_expect(outcome_has(o, "<p>Pictures: 0 MB</p>"));
	cr_expect(outcome_has(o, "<p>Pictures of all users: 1 of 20000 MB"));
	o = desk_open(&v, "/desk/people/4");
	cr_expect(outcome_has(o, "<p>Pictures: 1 MB</p>"));
	cr_expect_not(outcome_has(o, "Pictures of all users"));
	desk_visitor(&v, "su");
	cr_expect_not(outcome_has(desk_open(&v, "/desk/account"),
	    "Pictures"));
}

Test(desk_picture, that_has_no_room_is_reported)
{
	static const struct part	 parts[] = { EVENT("Trees"), { 0 } };
	static const struct part	 alone[] = { { "alt", "" }, { 0 } };
	struct visitor			 v;
	struct outcome			*o;

	desk_visitor(&v, "co");
	cr_expect_eq(send_picture(&v, "/desk/images", alone)->status, 200);
	db_begin_write(harness.db);
	db_run(db_query(harness.db, "UPDATE images SET bytes = 1000000"));
	cr_assert(db_commit(harness.db));
	harness.site.user_picture_space = 1;
	o = send_picture(&v, "/desk/events/new", parts);
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "<a href=\"#image\">Picture</a>: There is no"
	    " room left for your pictures. Delete some that you no longer"
	    " need."));
	cr_expect(outcome_has(o, "value=\"Walk\""));
	accept = "*/*";
	EXPECT(send_picture(&v, "/desk/images", alone), 422,
	    "{\"wrong\":\"There is no room left for your pictures. Delete some"
	    " that you no longer need.\"}");
	harness.site.user_picture_space = 0;
	harness.site.picture_space = 1;
	EXPECT(send_picture(&v, "/desk/images", alone), 422,
	    "{\"wrong\":\"There is no room left for pictures. Please tell the"
	    " administrator of the calendar.\"}");
}

static int
change(const struct visitor *v, const struct part *parts)
{
	struct outcome	*o;
	struct part	 all[8] = { { "title", "Walk" } };
	char		 version[64], address[256];
	size_t		 i;

	o = desk_open(v, "/desk/events/1");
	snprintf(version, sizeof(version), "%s", desk_hidden(o, "version"));
	snprintf(address, sizeof(address), "%s", outcome_text(
	    stored("/events/1"), "image.url"));
	all[1] = (struct part){ "version", version };
	all[2] = (struct part){ "image", address };
	all[3] = (struct part){ "action", "save" };
	for (i = 0; parts[i].name != NULL; i++)
		all[4 + i] = parts[i];

	return (send(v, "/desk/events/1", all, NULL, 0)->status);
}

Test(desk_picture, is_described_and_removed)
{
	static const struct part	 parts[] = { EVENT("Trees"), { 0 } };
	static const struct part	 other[] = { { "image_alt", "A wood" },
		{ 0 } };
	static const struct part	 gone[] = { { "image_alt", "A wood" },
		{ "image_gone", "1" }, { 0 } };
	struct visitor			 v;
	struct outcome			*o;

	desk_visitor(&v, "ed");
	cr_expect_eq(send_picture(&v, "/desk/events/new", parts)->status,
	    303);
	o = desk_open(&v, "/desk/events/1");
	cr_expect(outcome_has(o, "name=\"image_gone\" value=\"1\""));
	cr_expect(outcome_has(o, "-300x150.png\" alt=\"\">"));
	cr_expect_eq(change(&v, other), 303);
	o = stored("/events/1");
	EXPECT_MEMBER(o, "image.alt", "A wood");
	EXPECT_MEMBER(o, "image.id", "1");
	cr_expect_eq(change(&v, gone), 303);
	EXPECT_MEMBER(stored("/events/1"), "image", "false");
}

Test(desk_picture, keeps_its_words_in_records_that_the_user_may_not_edit)
{
	static const struct part	 other[] = { { "image_alt", "A wood" },
		{ 0 } };
	struct visitor			 v;

	given_talk("co", "\"image\":\"http://a.example/x\","
	    "\"status\":\"draft\"");
	given_talk("ed", "\"image\":1");
	desk_visitor(&v, "co");
	cr_expect_eq(change(&v, other), 422);
	EXPECT_MEMBER(stored("/events/2"), "image.alt", NULL);
}

Test(desk_picture, words_without_a_picture_are_an_error)
{
	static const struct part	 parts[] = { EVENT("Trees"), { 0 } };
	struct visitor			 v;
	struct outcome			*o;

	desk_visitor(&v, "ed");
	o = send(&v, "/desk/events/new", parts, NULL, 0);
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "What it shows cannot be stored"));
	EXPECT_MEMBER(stored("/events?status=any"), "total", "0");
}

Test(desk_picture, is_kept_for_the_script_as_soon_as_it_is_chosen)
{
	static const struct part	 parts[] = { { "alt", "Trees" },
		{ 0 } };
	struct visitor			 v;
	struct outcome			*o, *image;

	desk_visitor(&v, "co");
	o = send_picture(&v, "/desk/images", parts);
	cr_expect_eq(o->status, 200);
	image = stored("/images/1");
	EXPECT_MEMBER(image, "alt", "Trees");
	EXPECT_MEMBER(o, "url", outcome_text(image, "url"));
	EXPECT_MEMBER(o, "small", outcome_text(image, "sizes.medium.url"));
	cr_expect_eq(send(&v, "/desk/images", parts, "text", 4)->status,
	    422);
	/* Sent from another site. */
	harness.prefix = "";
	cr_expect_eq(ask_file("POST", "/desk/images", target("%s\r\n"
	    "Sec-Fetch-Site: cross-site\r\nContent-Type: image/png\r\n",
	    v.cookie), "text", 4)->status, 403);
}

Test(desk_picture, is_chosen_again_in_a_form_that_was_sent_too_late)
{
	static const struct part	 parts[] = { { "user", "ed" },
		EVENT("Trees"), { 0 } };
	struct visitor			 v;
	struct outcome			*o;

	desk_visitor(&v, "ed");
	strcpy(v.token, "0");
	o = send_picture(&v, "/desk/events/new", parts);
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "name=\"title\" value=\"Walk\""));
	cr_expect(outcome_has(o, "<li><a href=\"#image\">Picture</a>: The"
	    " file was not kept. Please choose it again.</li>"));
}

/* Opened `seconds` ago; `key` is that of a returned event, or NULL. */
static const char *
version_of(const char *key)
{
	struct visitor	 stranger;

	desk_stranger(&stranger);

	return (desk_hidden(desk_open(&stranger, target("/submit?key=%s",
	    key)), "version"));
}

static struct outcome *
propose(const char *title, const char *key, const char *gone, bool picture)
{
	const char		*version = key == NULL ? "" : version_of(key);
	const struct part	 parts[] = {
		{ "title", title }, { "start_date", "2027-03-01T18:00" },
		{ "end_date", "2027-03-01T20:00" },
		{ "image", "https://evil.example/x.png" },
		{ "image_alt", "Trees" }, { "sender", "ann@town.example" },
		{ "company", "" }, { "action", "send" },
		{ "since", target("%lld", (long long)(harness.now - 10)) },
		{ key == NULL ? "x" : "key", key == NULL ? "" : key },
		{ "image_gone", gone }, { "version", version }, { 0 }
	};
	struct visitor		 stranger;

	harness.site.submissions = true;
	desk_stranger(&stranger);

	return (picture ? send_picture(&stranger, "/submit", parts) :
	    send(&stranger, "/submit", parts, NULL, 0));
}

/* Visitors do not learn its address: no one sees it before it is published. */
Test(desk_picture, of_a_proposal_waits_with_it)
{
	struct visitor	 v;
	struct outcome	*o;
	const char	*address;

	o = propose("Walk", NULL, "", true);
	cr_assert_eq(o->status, 303, "%s", o->body);
	o = stored("/events/1");
	EXPECT_MEMBER(o, "status", "pending");
	EXPECT_MEMBER(o, "image.alt", "Trees");
	address = outcome_text(o, "image.url");
	cr_expect_not_null(strstr(address, SITE "/images/"));
	cr_expect_eq(ask("GET", "/events/1")->status, 403);
	cr_expect_eq(ask("GET", "/images/1")->status, 401);
	desk_visitor(&v, "ed");
	cr_expect(outcome_has(desk_open(&v, "/desk/events/1"), "/images/"));
	cr_expect_eq(desk_approve(&v, "/desk/events/1")->status, 303);
	EXPECT_MEMBER(ask("GET", "/calendar/events/v1/events/1"), "image.url",
	    address);
}

Test(desk_picture, of_a_proposal_is_replaced_or_removed_but_not_shown)
{
	static char	 token[ACCOUNT_TOKEN];
	struct visitor	 stranger;
	struct outcome	*o;
	const char	*first;
	int		 i;

	cr_assert_eq(propose("Walk", NULL, "", true)->status, 303);
	first = outcome_text(stored("/events/1"), "image.url");
	for (i = 0; i < 3; i++) {
		cr_assert_eq(ask_json("ed", "PATCH", "/events/1",
		    "{\"status\":\"draft\"}")->status, 200);
		db_begin_write(harness.db);
		amendment_make(harness.db, 1, harness.now, token);
		cr_assert(db_commit(harness.db));
		desk_stranger(&stranger);
		o = desk_open(&stranger, target("/submit?key=%s", token));
		cr_expect(outcome_has(o, "There is a picture."));
		cr_expect_not(outcome_has(o, "/images/"));
		o = propose(i == 0 ? "Long walk" : "Walk", token, i == 2 ?
		    "1" : "", i == 1);
		cr_assert_eq(o->status, 303, "%s", o->body);
		o = stored("/events/1");
		if (i == 0)
			EXPECT_MEMBER(o, "image.url", first);
		else if (i == 1)
			cr_expect_str_neq(outcome_text(o, "image.url"), first);
		else
			EXPECT_MEMBER(o, "image", "false");
	}
}

/* A rejected form leaves no file. */
Test(desk_picture, of_a_rejected_proposal_is_not_stored)
{
	struct outcome	*o;

	o = propose("", NULL, "", true);
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "Please choose the file again."));
	cr_expect_not(outcome_has(o, "evil.example"));
	cr_expect_eq(stored("/images/1")->status, 404);
	cr_expect_eq(stored("/images/2")->status, 404);
	harness.site.user_picture_space = 0;
	cr_assert_eq(propose("Walk", NULL, "", false)->status, 303);
	EXPECT_MEMBER(stored("/events/1"), "image", "false");
}

/* Uses up the time for pictures of visitors. */
static void
spend_time(void)
{
	struct message	 m = { .method = "POST", .target = "/", .peer = "" };
	struct arena	*arena = arena_new();
	struct request	*rq = serve_prepare(arena, &harness.site, &m,
			    harness.now);

	rq->db = harness.db;
	db_begin_write(harness.db);
	session_visitor(rq);
	cr_assert(db_commit(harness.db));
	author_quota_spend(rq, AUTHOR_PICTURES, 300 * CLOCK_SECOND);
	arena_free(arena);
}

static void
expect_wait(const struct outcome *o)
{
	cr_expect_eq(o->status, 429);
	cr_expect_not_null(outcome_header(o, "Retry-After"));
	cr_expect(outcome_has(o, "Many pictures are arriving."));
	cr_expect(outcome_has(o, "value=\"Walk\""));
	cr_expect_not(outcome_has(o, "JPEG, PNG, WebP or GIF is needed"));
}

/* Before it waits for its turn, and after that. */
Test(desk_picture, of_a_proposal_waits_if_others_have_used_the_time)
{
	harness_start();
	author_quota_start();
	harness.excess = 1;
	expect_wait(propose("Walk", NULL, "", true));
	harness.excess = 0;
	spend_time();
	harness.reading = true;
	expect_wait(propose("Walk", NULL, "", true));
	harness.reading = false;
	EXPECT_MEMBER(ask_as("admin", "GET",
	    "/calendar/events/v1/events?status=any"), "total", "0");
}
