/* Mail addresses of users, and how they are confirmed (rules, section 42). */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "command/deliver/deliver_letter.h"
#include "store/db.h"
#include "store/deliveries.h"
#include "store/letters.h"

#include "base/array.h"
#include "store/sessions.h"
#include "store/users.h"
#include "tests/support/desk.h"
#include "tests/support/given.h"
#include "tests/support/harness.h"

#define CO	4
#define SU	5

static struct arena	*arena;

static void
setup(void)
{
	harness_start();
	arena = arena_new();
	harness.site.base_url = SITE;
	harness.site.mail = (struct mail){ "smtp://localhost",
	    "cal@cal.example", "", "", "" };
	db_begin_write(harness.db);
	account_set_mail(harness.db, CO, "co@cal.example");
	cr_assert(db_commit(harness.db));
}

static void
teardown(void)
{
	arena_free(arena);
}

TestSuite(mail_address, .init = setup, .fini = teardown);

/*
 * "mail.confirm to c@cal.example; ": sends the letters that wait. Keeps the
 * path of the link in the last one.
 */
static const char	*link_path;

static const char *
sent(void)
{
	struct delivery	 d;
	struct letter	 letter;
	const char	*all = "";

	db_begin_write(harness.db);
	while (delivery_next(harness.db, arena, LETTERS_PERSONAL, 0,
	    harness.now, &d)) {
		if (letter_write(&letter, harness.db, arena, &harness.site,
		    &d, harness.now)) {
			all = arena_join(arena, all, d.type, " to ",
			    letter.to, "; ", NULL);
			link_path = strstr(letter.text, SITE "/desk/") +
			    strlen(SITE);
			link_path = arena_copy(arena, link_path,
			    strcspn(link_path, "\r"));
		}
		delivery_done(harness.db, LETTERS_PERSONAL, &d);
	}
	cr_assert(db_commit(harness.db));

	return (all);
}

/* The address in use and the one that awaits confirmation. */
static const char *
addresses(int64_t user)
{
	struct account	 account;

	cr_assert(account_get(harness.db, arena, user, &account));

	return (arena_join(arena, account.mail, ", ", account.new_mail, NULL));
}

static struct outcome *
change(const struct visitor *v, const char *address)
{
	return (desk_send_form(v, "/desk/account", arena_join(arena,
	    "action=mail&password=" DESK_PASSWORD "&mail=", address, NULL)));
}

/* Opens the link of the last letter and sends its form. */
static int
open_link(const char *more)
{
	struct visitor	 v;

	desk_stranger(&v);
	if (desk_open(&v, link_path)->status != 200)
		return (404);

	return (desk_send_form(&v, arena_copy(arena, link_path,
	    strcspn(link_path, "?")), arena_join(arena, strchr(link_path,
	    '?') + 1, more, NULL))->status);
}

Test(mail_address, is_used_after_its_link_was_opened)
{
	struct visitor	 v;
	struct outcome	*o;

	desk_visitor(&v, "co");
	cr_expect_eq(change(&v, "new@cal.example")->status, 303);
	cr_expect_str_eq(addresses(CO), "co@cal.example, new@cal.example");
	o = desk_open(&v, "/desk/account");
	cr_expect(outcome_has(o, "value=\"new@cal.example\""));
	cr_expect(outcome_has(o, "new@cal.example is not confirmed yet."));
	cr_expect_str_eq(sent(), "mail.new-mail to co@cal.example; "
	    "mail.confirm to new@cal.example; ");
	desk_stranger(&v);
	cr_expect_eq(desk_send_form(&v, "/desk/forgotten",
	    "login=new@cal.example")->status, 200);
	cr_expect_eq(desk_send_form(&v, "/desk/forgotten", "login=co")->status,
	    200);
	cr_expect_str_eq(sent(), "mail.password to co@cal.example; ");
}

Test(mail_address, is_confirmed_by_a_link_that_is_good_once)
{
	struct visitor	 v;
	struct outcome	*o;

	desk_visitor(&v, "co");
	change(&v, "new@cal.example");
	sent();
	o = desk_open(&v, link_path);
	cr_expect(outcome_has(o, "e-mails for co to new@cal.example"));
	cr_expect_str_eq(addresses(CO), "co@cal.example, new@cal.example");
	cr_expect_eq(open_link(""), 303);
	cr_expect_str_eq(addresses(CO), "new@cal.example, ");
	cr_expect_eq(open_link(""), 404);
	cr_expect_not(outcome_has(desk_open(&v, "/desk/account"),
	    "is not confirmed yet"));
}

Test(mail_address, is_not_confirmed_by_a_link_of_yesterday)
{
	struct visitor	 v;

	desk_visitor(&v, "co");
	change(&v, "new@cal.example");
	sent();
	harness.now += 86400;
	cr_expect_eq(open_link(""), 404);
	desk_send_form(&v, "/desk/account", "action=confirm");
	cr_expect_str_eq(sent(), "mail.confirm to new@cal.example; ");
	harness.now += 86399;
	cr_expect_eq(open_link(""), 303);
}

/* A link to an address with a typing error must not give away the account. */
Test(mail_address, link_chooses_no_password)
{
	struct visitor	 v;
	const char	*key;

	desk_visitor(&v, "co");
	change(&v, "new@cal.example");
	sent();
	key = strchr(link_path, '?');
	cr_expect_eq(desk_open(&v, arena_join(arena, "/desk/welcome", key,
	    NULL))->status, 404);
	cr_expect_eq(desk_send_form(&v, "/desk/welcome", arena_join(arena,
	    key + 1, "&password=eight+red+bicycles", NULL))->status, 404);
	cr_expect_eq(desk_open(&v, arena_join(arena, "/desk/confirm?key=",
	    desk_invitation("co"), NULL))->status, 404);
}

Test(mail_address, link_is_void_after_another_change)
{
	static const char *const	 others[] = { "", "co@cal.example",
	    "other@cal.example" };
	struct visitor			 v;
	const char			*first;
	size_t				 i;

	desk_visitor(&v, "co");
	for (i = 0; i < COUNT(others); i++) {
		change(&v, "new@cal.example");
		cr_expect_str_eq(sent(), i > 0 ?
		    "mail.confirm to new@cal.example; " :
		    "mail.new-mail to co@cal.example; "
		    "mail.confirm to new@cal.example; ");
		first = link_path;
		change(&v, others[i]);
		sent();
		link_path = first;
		cr_expect_eq(open_link(""), 404);
		harness.now += 601;
	}
	desk_send_form(&v, "/desk/account", "action=confirm");
	cr_expect_str_eq(sent(), "mail.confirm to other@cal.example; ");
	desk_send_form(&v, "/desk/account", "action=password&password="
	    DESK_PASSWORD "&new=eight+red+bicycles");
	cr_expect_eq(open_link(""), 404);
	cr_expect_str_eq(addresses(CO), ", other@cal.example");
}

Test(mail_address, that_is_no_longer_used_chooses_no_password)
{
	struct visitor	 v;
	const char	*forgotten;

	desk_stranger(&v);
	desk_send_form(&v, "/desk/forgotten", "login=co");
	cr_expect_str_eq(sent(), "mail.password to co@cal.example; ");
	forgotten = link_path;
	desk_visitor(&v, "co");
	change(&v, "new@cal.example");
	cr_expect_str_eq(sent(), "mail.new-mail to co@cal.example; "
	    "mail.confirm to new@cal.example; ");
	cr_expect_eq(open_link(""), 303);
	link_path = forgotten;
	cr_expect_eq(open_link("&password=eight+red+bicycles"), 404);
}

Test(mail_address, a_link_that_could_not_be_sent_is_sent_later)
{
	struct visitor	 v;
	struct delivery	 d;
	struct letter	 letter;
	int		 attempt;

	desk_visitor(&v, "co");
	change(&v, "new@cal.example");
	db_begin_write(harness.db);
	cr_assert(delivery_next(harness.db, arena, LETTERS_PERSONAL, 0,
	    harness.now, &d));
	for (attempt = 0; attempt < 2; attempt++, d.attempts++)
		cr_expect(letter_write(&letter, harness.db, arena,
		    &harness.site, &d, harness.now));
	cr_assert(db_commit(harness.db));
}

Test(mail_address, gets_a_link_every_ten_minutes_at_most)
{
	struct visitor	 v;

	desk_visitor(&v, "co");
	change(&v, "new@cal.example");
	desk_send_form(&v, "/desk/account", "action=confirm");
	cr_expect_str_eq(sent(), "mail.new-mail to co@cal.example; "
	    "mail.confirm to new@cal.example; ");
	desk_send_form(&v, "/desk/account", "action=confirm");
	change(&v, "other@cal.example");
	cr_expect_str_eq(sent(), "mail.new-mail to co@cal.example; ");
	harness.now += 601;
	desk_send_form(&v, "/desk/account", "action=confirm");
	cr_expect_str_eq(sent(), "mail.confirm to other@cal.example; ");
}

/* In any letter case. Only the user who knows the password learns it. */
Test(mail_address, is_of_one_user)
{
	struct visitor	 v;
	struct outcome	*o;

	desk_visitor(&v, "su");
	o = desk_send_form(&v, "/desk/account",
	    "action=mail&password=wrong&mail=Co@Cal.example");
	cr_expect_eq(o->status, 422);
	cr_expect_not(outcome_has(o, "Another user"));
	o = change(&v, "Co@Cal.example");
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "Another user has this e-mail address."));
	cr_expect_str_eq(addresses(SU), ", ");
	desk_visitor(&v, "admin");
	o = desk_send_form(&v, "/desk/people",
	    "login=new&role=author&mail=CO@cal.example"
	    "&password=" DESK_PASSWORD);
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "Another user has this e-mail address."));
	cr_expect_eq(desk_send_form(&v, "/desk/people/5",
	    "action=mail&mail=CO@cal.example"
	    "&password=" DESK_PASSWORD)->status, 422);
	cr_expect_str_eq(sent(), "");
	desk_visitor(&v, "co");
	cr_expect_eq(change(&v, "CO@cal.example")->status, 303);
	sent();
	cr_expect_eq(open_link(""), 303);
	cr_expect_str_eq(addresses(CO), "CO@cal.example, ");
	cr_expect_eq(account_named(harness.db, "cO@CAL.example"), CO);
}

/* Two users may type the same address; the first who confirms it has it. */
Test(mail_address, is_of_the_user_who_confirms_it_first)
{
	struct visitor	 v;
	const char	*first;

	desk_visitor(&v, "su");
	change(&v, "new@cal.example");
	sent();
	first = link_path;
	desk_visitor(&v, "co");
	change(&v, "New@cal.example");
	sent();
	cr_expect_eq(open_link(""), 303);
	link_path = first;
	cr_expect_eq(open_link(""), 422);
	cr_expect_str_eq(addresses(CO), "New@cal.example, ");
	cr_expect_str_eq(addresses(SU), ", new@cal.example");
}

Test(mail_address, of_an_invitation_is_confirmed_by_accepting_it)
{
	struct visitor	 v;

	desk_visitor(&v, "admin");
	desk_send_form(&v, "/desk/people",
	    "login=new&role=author&mail=new@cal.example"
	    "&password=" DESK_PASSWORD);
	cr_expect_str_eq(addresses(6), ", new@cal.example");
	cr_expect_str_eq(sent(), "mail.invitation to new@cal.example; ");
	cr_expect_eq(open_link("&password=eight+red+bicycles"), 303);
	cr_expect_str_eq(addresses(6), "new@cal.example, ");
}

/* A link that the administrator passes on says nothing about the address. */
Test(mail_address, is_not_confirmed_by_a_link_that_was_not_sent_there)
{
	struct visitor	 v;

	desk_visitor(&v, "co");
	change(&v, "new@cal.example");
	sent();
	link_path = arena_join(arena, "/desk/welcome?key=",
	    desk_invitation("co"), NULL);
	cr_expect_eq(open_link("&password=eight+red+bicycles"), 303);
	cr_expect_str_eq(addresses(CO), "co@cal.example, new@cal.example");
}

Test(mail_address, that_an_administrator_enters_is_confirmed_too)
{
	struct visitor	 v;

	desk_visitor(&v, "admin");
	cr_expect_eq(desk_send_form(&v, "/desk/people/4",
	    "action=mail&mail=new@cal.example"
	    "&password=" DESK_PASSWORD)->status, 303);
	cr_expect(outcome_has(desk_open(&v, "/desk/people/4"),
	    "new@cal.example is not confirmed yet."));
	cr_expect_str_eq(sent(), "mail.new-mail to co@cal.example; "
	    "mail.confirm to new@cal.example; ");
	desk_send_form(&v, "/desk/people/4", "action=link"
	    "&password=" DESK_PASSWORD);
	cr_expect_str_eq(sent(), "mail.invitation to co@cal.example; ");
}

Test(mail_address, without_a_server_is_what_the_administrator_says)
{
	struct visitor	 v;

	harness.site.mail.server = "";
	desk_visitor(&v, "admin");
	cr_expect_eq(desk_send_form(&v, "/desk/people/4",
	    "action=mail&mail=new@cal.example"
	    "&password=" DESK_PASSWORD)->status, 303);
	cr_expect_str_eq(addresses(CO), "new@cal.example, ");
	desk_visitor(&v, "co");
	cr_expect_eq(change(&v, "other@cal.example")->status, 404);
	cr_expect_str_eq(addresses(CO), "new@cal.example, ");
}
