/* Letters that requests cause, and their texts. */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "command/deliver/deliver_letter.h"
#include "generated/service.h"
#include "http/author_quota.h"
#include "store/db.h"
#include "store/deliveries.h"
#include "store/event_notes.h"
#include "store/letters.h"
#include "store/sessions.h"
#include "store/users.h"
#include "tests/support/desk.h"
#include "tests/support/given.h"
#include "tests/support/harness.h"
#include "text/totp.h"

#define API_PATH	"/calendar/events/v1"
#define ROW(author, after)						\
	"{\"kind\":\"user\",\"title\":\"ed\",\"author\":" author	\
	",\"after\":" after "}"
#define ED	2
#define CO	4
#define TALK	"\"title\":\"Talk &amp; more\",\"start_date\":\"2027-03-01\"," \
		"\"end_date\":\"2027-03-02\""

static struct arena	*arena;

static void
set_mail(int64_t user, const char *address)
{
	db_begin_write(harness.db);
	account_set_mail(harness.db, user, address);
	cr_assert(db_commit(harness.db));
}

static void
setup(void)
{
	harness_start();
	arena = arena_new();
	harness.site.base_url = SITE;
	harness.site.title = "Town";
	harness.site.mail = (struct mail){ "smtp://localhost",
	    "cal@cal.example", "", "", "" };
	set_mail(1, "admin@cal.example");
	set_mail(ED, "ed@cal.example");
	set_mail(CO, "co@cal.example");
}

static void
teardown(void)
{
	arena_free(arena);
}

TestSuite(letters, .init = setup, .fini = teardown);

/*
 * "mail.waiting 2 7; ": the letters since the last call, with their user and
 * event.
 */
static const char *
left(void)
{
	struct statement	*st;
	struct letter_about	 about;
	const char		*all = "";

	db_begin_write(harness.db);
	st = db_query(harness.db, "SELECT o.type, o.body FROM outbox o"
	    " JOIN deliveries d ON d.outbox_id = o.id"
	    " WHERE d.endpoint LIKE 'mail%' ORDER BY o.id");
	while (db_step(st)) {
		cr_assert(letter_read(db_string(st, 0), db_string(st, 1),
		    &about));
		all = arena_join(arena, all, db_string(st, 0), " ",
		    arena_integer(arena, about.user), " ",
		    arena_integer(arena, about.event), "; ", NULL);
	}
	db_done(st);
	db_run(db_query(harness.db, "DELETE FROM outbox"));
	cr_assert(db_commit(harness.db));

	return (all);
}

static void
create(const char *user, const char *status)
{
	cr_assert_eq(ask_json(user, "POST", "/events", arena_join(arena, "{"
	    TALK ",\"status\":\"", status, "\"}", NULL))->status, 201);
}

static void
change(const char *user, const char *status)
{
	cr_assert_eq(ask_json(user, "PATCH", "/events/1", arena_join(arena,
	    "{\"status\":\"", status, "\"}", NULL))->status, 200);
}

Test(letters, go_to_all_other_users_who_can_publish_the_event)
{
	create("co", "draft");
	cr_expect_str_eq(left(), "");
	change("co", "pending");
	cr_expect_str_eq(left(), "mail.waiting 1 1; mail.waiting 2 1; ");
	cr_assert_eq(ask_json("co", "PATCH", "/events/1",
	    "{\"title\":\"T\"}")->status, 200);
	cr_expect_str_eq(left(), "");
	create("ed", "pending");
	cr_expect_str_eq(left(), "mail.waiting 1 2; ");
}

Test(letters, report_changes_of_others_to_the_author)
{
	create("co", "pending");
	(void)left();
	change("ed", "draft");
	cr_expect_str_eq(left(), "mail.returned 4 1; ");
	change("co", "pending");
	(void)left();
	change("ed", "publish");
	cr_expect_str_eq(left(), "mail.published 4 1; ");
	change("ed", "draft");
	change("ed", "publish");
	cr_expect_str_eq(left(), "");
}

Test(letters, about_the_same_event_replace_those_that_are_not_sent)
{
	create("co", "pending");
	change("ed", "draft");
	change("co", "pending");
	change("ed", "publish");
	cr_expect_str_eq(left(), "mail.waiting 1 1; mail.waiting 2 1; "
	    "mail.published 4 1; ");
}

/* A deliverer may be sending the earlier letter. */
Test(letters, never_get_the_number_of_the_one_that_they_replace)
{
	struct delivery	 sending, next;

	create("co", "pending");
	cr_assert(delivery_next(harness.db, arena, LETTERS_EVENTS, 0,
	    harness.now, &sending));
	delivery_done(harness.db, LETTERS_EVENTS, &sending);
	cr_assert(delivery_next(harness.db, arena, LETTERS_EVENTS, 0,
	    harness.now, &sending));
	change("co", "draft");
	change("co", "pending");
	delivery_done(harness.db, LETTERS_EVENTS, &sending);
	while (delivery_next(harness.db, arena, LETTERS_EVENTS, 0, harness.now,
	    &next)) {
		cr_expect_neq(next.message, sending.message);
		delivery_done(harness.db, LETTERS_EVENTS, &next);
	}
}

/* Switching an event back and forth does not flood editors. */
Test(letters, to_editors_are_limited_for_each_author_and_hour)
{
	const char	*all;
	int		 i, count = 0;

	author_quota_start();
	for (i = 0; i < SERVICE_EVENT_LETTERS_ITEMS + 5; i++)
		create("co", "pending");
	for (all = left(); (all = strstr(all, "mail.waiting 2")) != NULL;
	    all++)
		count++;
	cr_expect_eq(count, SERVICE_EVENT_LETTERS_ITEMS);
	create("ed", "pending");
	cr_expect_str_eq(left(), arena_join(arena, "mail.waiting 1 ",
	    arena_integer(arena, SERVICE_EVENT_LETTERS_ITEMS + 6), "; ",
	    NULL));
	for (i = 0; i < SERVICE_EVENT_LETTERS_ITEMS; i++)
		create("ed", "pending");
	count = 0;
	for (all = left(); (all = strstr(all, "mail.waiting 1")) != NULL;
	    all++)
		count++;
	cr_expect_eq(count, SERVICE_EVENT_LETTERS_ITEMS - 1);
}

Test(letters, of_a_person_do_not_wait_for_those_about_events)
{
	struct delivery	 d;

	create("co", "pending");
	db_begin_write(harness.db);
	letter_put(harness.db, LETTER_PASSWORD, 1, 0, harness.now);
	cr_assert(db_commit(harness.db));
	cr_assert(delivery_next(harness.db, arena, LETTERS_PERSONAL, 0,
	    harness.now, &d));
	cr_expect_str_eq(d.type, "mail.password");
}

Test(letters, go_only_to_users_with_an_address)
{
	set_mail(1, "");
	set_mail(CO, "");
	create("co", "pending");
	cr_expect_str_eq(left(), "mail.waiting 2 1; ");
	change("ed", "publish");
	cr_expect_str_eq(left(), "");
}

Test(letters, are_none_without_a_server)
{
	harness.site.mail.server = "";
	create("co", "pending");
	change("ed", "publish");
	cr_expect_str_eq(left(), "");
}

/* False: the letter is not to be sent. */
static bool
write_letter(const char *type, const char *body, struct letter *letter)
{
	struct delivery	 d = { .type = type, .body = body };
	bool		 written;

	db_begin_write(harness.db);
	written = letter_write(letter, harness.db, arena, &harness.site, &d,
	    NOW);
	cr_assert(db_commit(harness.db));

	return (written);
}

static void
set_language(int64_t user, const char *locale)
{
	db_begin_write(harness.db);
	account_set_language(harness.db, user, locale);
	cr_assert(db_commit(harness.db));
}

/* In place of a link's token. */
static const char *
hide_token(const char *text)
{
	const char	*key = strstr(text, "?key=");

	if (key == NULL)
		return (text);
	key += strlen("?key=");

	return (arena_join(arena, arena_copy(arena, text,
	    (size_t)(key - text)), "...", key + ACCOUNT_TOKEN_LENGTH, NULL));
}

#define END	"\r\n\r\n-- \r\nTown\r\n" SITE "/\r\n"

Test(letters, describe_the_change_and_link_to_it)
{
	static const struct {
		const char	*type, *subject, *text;
	} rows[] = {
		{ "mail.invitation", "Your invitation to Town",
		  "Hello co,\r\n\r\nYou can now work on the calendar “Town”."
		  " Choose your password with this link, which works once,"
		  " within seven days; your login name is co.\r\n\r\n"
		  SITE "/desk/welcome?key=..." END },
		{ "mail.waiting", "To be published: Talk & more",
		  "Hello co,\r\n\r\nThe event “Talk & more” is waiting for an"
		  " editor to check and publish it.\r\n\r\n"
		  SITE "/desk/events/1" END },
		{ "mail.published", "Published: Talk & more",
		  "Hello co,\r\n\r\nYour event “Talk & more” has been"
		  " published.\r\n\r\n" SITE "/event/talk-more/" END },
		{ "mail.returned", "Returned: Talk & more",
		  "Hello co,\r\n\r\nYour event “Talk & more” was returned to"
		  " you. You can change it and submit it again.\r\n\r\n"
		  SITE "/desk/events/1" END }
	};
	struct letter	 letter;
	size_t		 i;

	create("ed", "publish");
	for (i = 0; i < COUNT(rows); i++) {
		cr_assert(write_letter(rows[i].type,
		    "{\"user\":4,\"event\":1}", &letter));
		cr_expect_str_eq(letter.from, "Town");
		cr_expect_str_eq(letter.to, "co@cal.example");
		cr_expect_str_eq(letter.subject, rows[i].subject);
		cr_expect_str_eq(hide_token(letter.text), rows[i].text);
	}
}

Test(letters, contain_messages_to_editors)
{
	struct letter	 letter;
	struct visitor	 co;

	create("co", "draft");
	change("ed", "publish");
	desk_visitor(&co, "co");
	harness.prefix = "";
	(void)left();
	cr_assert_eq(desk_send_form(&co, "/desk/events/1",
	    "message=Sold+out.&action=tell")->status, 303);
	cr_expect_str_eq(left(), "mail.message 1 1; mail.message 2 1; ");
	cr_assert(write_letter("mail.message", "{\"user\":2,\"event\":1}",
	    &letter));
	cr_expect_str_eq(letter.subject, "Message about: Talk & more");
	cr_expect_str_eq(letter.text, "Hello ed,\r\n\r\nThe author of the"
	    " event “Talk & more” has written to the editors:\r\n\r\n"
	    "Sold out.\r\n\r\n" SITE "/desk/events/1" END);
	cr_assert(write_letter("mail.waiting", "{\"user\":2,\"event\":1}",
	    &letter));
	cr_expect_not_null(strstr(letter.text, "Sold out."));
	cr_assert_eq(desk_send_form(&co, "/desk/events/1",
	    "message=&action=tell")->status, 303);
	cr_expect_str_eq(left(), "");
	cr_expect_not(write_letter("mail.message",
	    "{\"user\":2,\"event\":1}", &letter));
}

#define ELSE								\
	" of the calendar “Town”%s\r\n\r\nIf you did not do this, and "	\
	"no administrator has told you about it, tell an administrator " \
	"of the calendar at once. Your account:\r\n\r\n" \
	SITE "/desk/account" END

/* The last one of the letters that wait. */
static void
read_last(struct letter *letter)
{
	struct statement	*st;
	const char		*type, *body;

	st = db_query(harness.db, "SELECT type, body FROM outbox"
	    " ORDER BY id DESC LIMIT 1");
	cr_assert(db_step(st));
	type = arena_string(arena, db_string(st, 0));
	body = arena_string(arena, db_string(st, 1));
	db_done(st);
	cr_assert(write_letter(type, body, letter), "%s %s", type, body);
}

static void
expect_account_letter(const char *text, const char *rest)
{
	struct letter	 letter;

	read_last(&letter);
	cr_expect_str_eq(letter.to, "ed@cal.example");
	cr_expect_str_eq(letter.subject, "A change to your account for Town");
	cr_expect_str_eq(letter.text, arena_join(arena, "Hello ed,\r\n\r\n",
	    text, arena_printf(arena, ELSE, rest), NULL));
}

/* Sends a form whose answer may have another session. */
static void
send_change(struct visitor *v, const char *path, const char *fields)
{
	struct outcome	*o;

	o = desk_send_form(v, path, arena_join(arena, "password="
	    DESK_PASSWORD "&", fields, NULL));
	cr_assert_lt(o->status, 400, "%s: %s", fields, o->body);
	if (desk_keep(v, o))
		strcpy(v->token, desk_hidden(desk_open(v, "/desk/account"),
		    "token"));
}

static const char *
start_of_second(const struct visitor *v)
{
	static char	 fields[128];
	char		 code[TOTP_CODE], secret[TOTP_SECRET];

	strcpy(secret, desk_hidden(desk_open(v, "/desk/second-factor"),
	    "secret"));
	totp_code(secret, harness.now / 30, code);
	snprintf(fields, sizeof(fields), "action=on&secret=%s&code=%s", secret,
	    code);

	return (fields);
}

/*
 * To the address of before, whoever changes it. A first password, and another
 * invitation, are no change.
 */
Test(letters, report_how_an_account_changes)
{
	struct visitor	 admin, ed;

	desk_visitor(&admin, "admin");
	desk_visitor(&ed, "ed");
	cr_expect_str_eq(left(), "");
	send_change(&ed, "/desk/account", "action=password&new=" DESK_PASSWORD);
	expect_account_letter("The password of your account ed",
	    " has been changed.");
	cr_expect_str_eq(left(), "mail.new-password 2 0; ");
	send_change(&ed, "/desk/second-factor", start_of_second(&ed));
	expect_account_letter("Two-step sign-in has been turned on for your"
	    " account ed", ".");
	cr_expect_str_eq(left(), "mail.second-on 2 0; ");
	send_change(&ed, "/desk/second-factor", "action=codes");
	expect_account_letter("New recovery codes have been made for your"
	    " account ed", ". Earlier ones no longer work.");
	cr_expect_str_eq(left(), "mail.new-codes 2 0; ");
	send_change(&admin, "/desk/people/2", "action=second_off");
	expect_account_letter("Two-step sign-in has been turned off for your"
	    " account ed", ".");
	cr_expect_str_eq(left(), "mail.second-off 2 0; ");
	send_change(&admin, "/desk/people/2",
	    "action=mail&mail=Ed@cal.example");
	cr_expect_str_eq(left(), "mail.confirm 2 0; ");
	send_change(&admin, "/desk/people/2", "action=mail&mail=");
	expect_account_letter("Another e-mail address has been entered for your"
	    " account ed", ", or this one has been removed.");
	cr_expect_str_eq(left(), "mail.new-mail 2 0; ");
	send_change(&admin, "/desk/people/2", "action=mail&mail=x@cal.example");
	cr_expect_str_eq(left(), "mail.confirm 2 0; ");
	EXPECT(ask_as("admin", "GET", API_PATH "/history?_fields="
	    "history.author,history.kind,history.title,history.after"
	    "&per_page=6"), 200, "{\"history\":["
	    ROW("1", "{\"mail\":true}") "," ROW("1", "{\"mail\":true}") ","
	    ROW("1", "{\"second_factor\":false}") ","
	    ROW("2", "{\"recovery_codes\":true}") ","
	    ROW("2", "{\"second_factor\":true}") ","
	    ROW("2", "{\"password\":true}") "]}");
}

Test(letters, report_a_password_that_a_link_has_changed)
{
	struct visitor	 ed;

	desk_visitor(&ed, "ed");
	cr_expect_str_eq(left(), "");
	desk_visitor(&ed, "ed");
	cr_expect_str_eq(left(), "mail.new-password 2 0; ");
}

Test(letters, call_people_by_their_full_names)
{
	struct letter	 letter;

	db_begin_write(harness.db);
	account_set_name(harness.db, CO, "Anna Weber");
	cr_assert(db_commit(harness.db));
	cr_assert(write_letter("mail.invitation", "{\"user\":4,\"event\":0}",
	    &letter));
	cr_expect_str_eq(letter.name, "Anna Weber");
	cr_expect_str_eq(hide_token(letter.text),
	    "Hello Anna Weber,\r\n\r\nYou can now work on the calendar"
	    " “Town”. Choose your password with this link, which works once,"
	    " within seven days; your login name is co.\r\n\r\n"
	    SITE "/desk/welcome?key=..." END);
}

Test(letters, are_in_the_language_of_who_gets_them)
{
	struct letter	 letter;

	create("co", "pending");
	set_language(CO, "fr");
	cr_assert(write_letter("mail.published", "{\"user\":4,\"event\":1}",
	    &letter));
	cr_expect_str_eq(letter.subject, "Publié : Talk & more");
	cr_expect_not_null(strstr(letter.text, SITE "/fr/event/"));
	set_language(CO, "eo");
	cr_assert(write_letter("mail.published", "{\"user\":4,\"event\":1}",
	    &letter));
	cr_expect_str_eq(letter.subject, "Published: Talk & more");
}

Test(letters, that_are_needless_are_not_written)
{
	struct letter	 letter;

	cr_expect_not(write_letter("event.created", "{}", &letter));
	cr_expect_not(write_letter("mail.waiting", "{}", &letter));
	cr_expect_not(write_letter("mail.waiting", "{\"user\":2,\"event\":1}",
	    &letter));
	cr_expect_not(write_letter("mail.invitation",
	    "{\"user\":99,\"event\":0}", &letter));
	set_mail(CO, "");
	cr_expect_not(write_letter("mail.invitation",
	    "{\"user\":4,\"event\":0}", &letter));
}

/* However often someone requests it. */
Test(letters, for_a_forgotten_password_come_every_ten_minutes)
{
	struct letter	 letter;

	cr_expect(write_letter("mail.password", "{\"user\":4,\"event\":0}",
	    &letter));
	cr_expect_not(write_letter("mail.password", "{\"user\":4,\"event\":0}",
	    &letter));
	cr_expect(write_letter("mail.invitation", "{\"user\":4,\"event\":0}",
	    &letter));
}

Test(letters, can_be_requested_at_the_desk)
{
	static const char *const	 names[] = {
		"co", "co@cal.example", "nobody", "su"
	};
	struct visitor			 v;
	struct outcome			*o;
	const char			*first = NULL, *all = "";
	char				 fields[64];
	size_t				 i;

	desk_stranger(&v);
	cr_expect(outcome_has(desk_open(&v, "/desk/sign-in"),
	    "href=\"/desk/forgotten\""));
	for (i = 0; i < COUNT(names); i++) {
		snprintf(fields, sizeof(fields), "login=%s", names[i]);
		o = desk_send_form(&v, "/desk/forgotten", fields);
		cr_expect_eq(o->status, 200);
		if (first == NULL)
			first = o->body;
		cr_expect_str_eq(o->body, first);
		all = arena_join(arena, all, left(), NULL);
	}
	cr_expect_str_eq(all, "mail.password 4 0; mail.password 4 0; ");
	harness.site.mail.server = "";
	cr_expect_not(outcome_has(desk_open(&v, "/desk/sign-in"),
	    "/desk/forgotten"));
	cr_expect_eq(desk_open(&v, "/desk/forgotten")->status, 404);
	cr_expect_eq(desk_send_form(&v, "/desk/forgotten", "login=co")->status,
	    404);
	cr_expect_str_eq(left(), "");
}

Test(letters, invite_people_who_have_an_address)
{
	struct visitor	 v;
	struct outcome	*o;

	desk_visitor(&v, "admin");
	o = desk_send_form(&v, "/desk/people",
	    "login=new&role=author&mail=new@cal.example"
	    "&password=" DESK_PASSWORD);
	cr_expect_eq(o->status, 200);
	cr_expect(outcome_has(o, "A link has been sent to new@cal.example."));
	cr_expect_not(outcome_has(o, "welcome?key="));
	cr_expect_str_eq(left(), "mail.invitation 6 0; ");
	o = desk_send_form(&v, "/desk/people", "login=other&role=author&mail="
	    "&password=" DESK_PASSWORD);
	cr_expect(outcome_has(o, "welcome?key="));
	o = desk_send_form(&v, "/desk/people",
	    "login=third&role=author&mail=none&password=" DESK_PASSWORD);
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "This is not an e-mail address."));
	cr_expect(outcome_has(o, "value=\"none\""));
	cr_expect_str_eq(left(), "");
	o = desk_send_form(&v, "/desk/people/4", "action=link"
	    "&password=" DESK_PASSWORD);
	cr_expect(outcome_has(o, "A link has been sent to co@cal.example."));
	cr_expect_str_eq(left(), "mail.invitation 4 0; ");
	cr_expect_eq(desk_send_form(&v, "/desk/people/4",
	    "action=mail&mail=none&password=" DESK_PASSWORD)->status, 422);
	cr_expect_eq(desk_send_form(&v, "/desk/people/4",
	    "action=mail&mail=&password=" DESK_PASSWORD)->status, 303);
	o = desk_send_form(&v, "/desk/people/4", "action=link"
	    "&password=" DESK_PASSWORD);
	cr_expect(outcome_has(o, "welcome?key="));
	cr_expect_str_eq(left(), "mail.new-mail 4 0; ");
}

/* Someone who reads letters to the old address could choose the password. */
Test(letters, go_elsewhere_with_the_password_alone)
{
	struct visitor	 v;

	desk_visitor(&v, "co");
	cr_expect_eq(desk_send_form(&v, "/desk/account",
	    "action=mail&mail=eve@cal.example&password=wrong")->status, 422);
	cr_expect(outcome_has(desk_open(&v, "/desk/account"),
	    "value=\"co@cal.example\""));
	cr_expect_eq(desk_send_form(&v, "/desk/account",
	    "action=mail&mail=c@cal.example&password=seven+green+bicycles")
	    ->status, 303);
	cr_expect(outcome_has(desk_open(&v, "/desk/account"),
	    "value=\"c@cal.example\""));
}

Test(letters, and_the_desk_are_in_a_language_that_is_chosen)
{
	struct visitor	 v;
	struct outcome	*o;

	desk_visitor(&v, "co");
	o = desk_send_form(&v, "/desk/account", "action=language&language=de");
	cr_expect_eq(o->status, 303);
	cr_expect_str_eq(outcome_header(o, "Location"),
	    SITE "/de/desk/account?done=saved");
	cr_expect(outcome_has(desk_open(&v, "/desk/account"),
	    "<option value=\"de\" lang=\"de\" selected>"));
	desk_stranger(&v);
	o = desk_send_form(&v, "/desk/sign-in",
	    "login=co&password=seven+green+bicycles");
	cr_expect_str_eq(outcome_header(o, "Location"), SITE "/de/desk");
	o = desk_send_form(&v, "/de/desk/sign-in",
	    "login=co&password=seven+green+bicycles");
	cr_expect_str_eq(outcome_header(o, "Location"), SITE "/de/desk");
}

static struct visitor	 stranger;

/* Proposes an event from this address, on the pages of a language. */
static void
propose(const char *prefix, const char *title, const char *sender)
{
	harness.site.submissions = true;
	desk_stranger(&stranger);
	cr_assert_eq(desk_send_form(&stranger, arena_join(arena, prefix,
	    "/submit", NULL), target("since=%lld&company=&title=%s&start_date="
	    "2027-03-01T10:00&end_date=2027-03-01T18:00&sender=%s&action=send",
	    (long long)(harness.now - 10), title, sender))->status, 303);
	harness.prefix = "/calendar/events/v1";
}

Test(letters, are_sent_to_visitors_who_propose_events)
{
	propose("", "Fair", "ann@town.example");
	cr_expect_str_eq(left(), "mail.waiting 1 1; mail.waiting 2 1; "
	    "mail.received 0 1; ");
	change("ed", "draft");
	cr_expect_str_eq(left(), "mail.amend 0 1; ");
	change("ed", "pending");
	(void)left();
	change("ed", "publish");
	cr_expect_str_eq(left(), "mail.published 0 1; ");
}

Test(letters, to_visitors_are_about_all_events_of_a_series)
{
	propose("", "Fair", "ann@town.example&repeat[every]=daily&"
	    "repeat[interval]=1&repeat[ends]=after&repeat[count]=3");
	cr_expect_str_eq(left(), "mail.waiting 1 1; mail.waiting 2 1; "
	    "mail.received 0 1; ");
	cr_assert_eq(ask_json("ed", "POST", arena_join(arena, "/series/",
	    outcome_text(ask_as("ed", "GET", "/events/1"), "series.id"), NULL),
	    "{\"status\":\"draft\"}")->status, 200);
	cr_expect_str_eq(left(), "mail.amend 0 1; ");
}

Test(letters, to_visitors_are_none_without_a_server)
{
	harness.site.mail.server = "";
	propose("", "Fair", "ann@town.example");
	change("ed", "draft");
	cr_expect_str_eq(left(), "");
}

/* Anyone can type the address of someone else. */
Test(letters, confirm_proposals_once_a_day_for_each_address)
{
	struct letter	 letter;

	propose("", "Fair", "ann@town.example");
	propose("", "Walk", "Ann@Town.example");
	propose("", "Trip", "anN%2Bfair%2B2@Town.example");
	propose("", "Talk", "bob@town.example");
	cr_expect_str_eq(left(), "mail.waiting 1 1; mail.waiting 2 1; "
	    "mail.received 0 1; mail.waiting 1 2; mail.waiting 2 2; "
	    "mail.waiting 1 3; mail.waiting 2 3; "
	    "mail.waiting 1 4; mail.waiting 2 4; mail.received 0 4; ");
	harness.now += 86400;
	propose("", "Later", "ann%2Bx@town.example");
	propose("", "Latest", "ann@town.example");
	propose("", "Last", "eve@town.example");
	cr_expect_str_eq(left(), "mail.waiting 1 5; mail.waiting 2 5; "
	    "mail.received 0 5; mail.waiting 1 6; mail.waiting 2 6; "
	    "mail.waiting 1 7; mail.waiting 2 7; mail.received 0 7; ");
	cr_expect(write_letter("mail.received", "{\"user\":0,\"event\":5}",
	    &letter));
	cr_expect_str_eq(letter.to, "ann+x@town.example");
}

/* Each proposal names another address. */
Test(letters, that_confirm_proposals_are_limited)
{
	const char	*all;
	int		 i, count = 0;

	author_quota_start();
	for (i = 0; i < 2 * SERVICE_RECEIPTS_ITEMS; i++) {
		harness.peer = target("192.0.2.%d", i);
		propose("", "Fair", target("ann%d@town.example", i));
	}
	for (all = left(); (all = strstr(all, "mail.received")) != NULL;
	    all++)
		count++;
	cr_expect_gt(count, SERVICE_RECEIPTS_ITEMS / 2);
	cr_expect_leq(count, SERVICE_RECEIPTS_ITEMS);
	author_quota_start();
	count = 0;
	for (i = 0; i < SERVICE_RECEIPTS_ITEMS; i++)
		propose("", "Fair", target("bob%d@town.example", i));
	for (all = left(); (all = strstr(all, "mail.received")) != NULL;
	    all++)
		count++;
	cr_expect_eq(count, SERVICE_RECEIPTS_ITEMS / 10);
}

/* The receipt has no text of the visitor. */
Test(letters, to_visitors_say_what_happens)
{
	static const struct {
		const char	*type, *subject, *text;
	} rows[] = {
		{ "mail.received", "Your proposal for Town",
		  "Hello,\r\n\r\nSomeone has proposed an event for the"
		  " calendar “Town” and given this e-mail address. If it was"
		  " you: thank you. An editor reviews the event, and you get an"
		  " e-mail when it is published, or when something is to be"
		  " changed. You get this e-mail once a day, even if you "
		  "propose more events. If it was not you, you can ignore it."
		  "\r\n\r\n" SITE "/" END },
		{ "mail.amend", "Returned: Buy <now>",
		  "Hello,\r\n\r\nYour event “Buy <now>” was returned to you."
		  " You can change it and send it again with this link, which"
		  " works once, within 30 days.\r\n\r\nWhich hall?"
		  "\r\n\r\n" SITE "/submit?key=..." END },
		{ "mail.published", "Published: Buy <now>",
		  "Hello,\r\n\r\nYour event “Buy <now>” has been published."
		  "\r\n\r\n" SITE "/event/buy-now/" END }
	};
	struct letter	 letter;
	size_t		 i;

	propose("", "Buy+%26lt;now%26gt;", "ann@town.example");
	change("ed", "draft");
	db_begin_write(harness.db);
	event_note_set(harness.db, 1, "Which hall?");
	cr_assert(db_commit(harness.db));
	for (i = 0; i < COUNT(rows); i++) {
		if (i == 2)
			change("ed", "publish");
		cr_assert(write_letter(rows[i].type,
		    "{\"user\":0,\"event\":1}", &letter), "%zu", i);
		cr_expect_str_eq(letter.to, "ann@town.example");
		cr_expect_str_eq(letter.name, "");
		cr_expect_str_eq(letter.subject, rows[i].subject);
		cr_expect_str_eq(hide_token(letter.text), rows[i].text);
	}
	cr_expect_not(write_letter("mail.amend",
	    "{\"user\":0,\"event\":1}", &letter));
}

Test(letters, test_the_settings_for_mail)
{
	struct letter	 letter;

	cr_assert(write_letter("mail.test", "{\"user\":1,\"event\":0}",
	    &letter));
	cr_expect_str_eq(letter.to, "admin@cal.example");
	cr_expect_str_eq(letter.subject, "Test e-mail of Town");
	cr_expect_str_eq(letter.text, "Hello admin,\r\n\r\nThe calendar “Town”"
	    " can send e-mails. You asked for this one; there is nothing else "
	    "to do.\r\n\r\n" SITE "/" END);
}

Test(letters, to_visitors_are_in_the_language_of_the_form)
{
	static const char *const	 rows[][2] = {
		{ "", "Your proposal for Town" },
		{ "/de", "Ihr Vorschlag für „Town“" },
		{ "/fr", "Votre proposition pour « Town »" },
		{ "/es", "Su propuesta para «Town»" }
	};
	struct letter	 letter;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		propose(rows[i][0], "Fair", "ann@town.example");
		cr_assert(write_letter("mail.received", target("{\"user\":0,"
		    "\"event\":%d}", (int)i + 1), &letter));
		cr_expect_str_eq(letter.subject, rows[i][1]);
		cr_expect_not_null(strstr(letter.text, target("\r\n\r\n" SITE
		    "%s/\r\n", rows[i][0])));
	}
}

/* Its author decides about it, and gets another letter. */
Test(letters, about_the_event_of_a_user_have_no_link_for_visitors)
{
	struct letter	 letter;

	propose("", "Fair", "ann@town.example");
	change("ed", "draft");
	cr_expect(write_letter("mail.amend", "{\"user\":0,\"event\":1}",
	    &letter));
	cr_assert_eq(ask_json("ed", "PATCH", "/events/1",
	    "{\"author\":4}")->status, 200);
	cr_expect_not(write_letter("mail.amend",
	    "{\"user\":0,\"event\":1}", &letter));
}

/* Senders of older versions typed names and other texts. */
Test(letters, are_not_sent_to_other_texts_than_addresses)
{
	static const char *const	 senders[] = {
		"", "Ann", "Ann ann@town.example",
		"ann@town.example\r\nBcc: x@y.example", "a@b.c, d@e.f"
	};
	struct letter	 letter;
	size_t		 i;

	create("co", "pending");
	for (i = 0; i < COUNT(senders); i++) {
		db_begin_write(harness.db);
		event_sender_set(harness.db, 1, senders[i], "en");
		cr_assert(db_commit(harness.db));
		cr_expect_not(write_letter("mail.published",
		    "{\"user\":0,\"event\":1}", &letter), "%zu", i);
	}
	cr_expect_not(write_letter("mail.published",
	    "{\"user\":0,\"event\":9}", &letter));
}
