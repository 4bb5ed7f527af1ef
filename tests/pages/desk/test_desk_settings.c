/* Settings of the calendar at the desk (rules, section 46). */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "base/yaml.h"
#include "config/site.h"
#include "config/site_yaml.h"
#include "generated/texts.h"
#include "store/db.h"
#include "store/deliveries.h"
#include "store/letters.h"
#include "store/sessions.h"
#include "store/settings.h"
#include "store/users.h"
#include "tests/support/desk.h"
#include "tests/support/given.h"

#define PATH	"/desk/settings"
#define SAVE	"action=save&password=" DESK_PASSWORD
#define LIST	"/calendar/events/v1/settings"

#define PLACE	"timezone=Europe%2FParis&week_starts=monday&"	\
		"clock=24&country=+France++&currency_symbol=%E2%82%AC&"	\
		"currency_code=EUR&currency_position=postfix"
#define FOOTER	"address=1+Main+Street&links="			\
		"+Legal+notice++%2Fimprint+%0D%0A%0D%0A" \
		"Town+https%3A%2F%2Ftown.example"

static bool
leads_to(const struct outcome *o, const char *path)
{
	const char	*location = outcome_header(o, "Location");

	return (o->status == 303 && location != NULL &&
	    strcmp(location, path) == 0);
}

#define MOUNTS	"[{\"prefix\":\"\",\"locale\":\"en\"},"			\
		"{\"prefix\":\"/wp-json\",\"locale\":\"en\"}]"
#define NO_MAIL	"{\"server\":\"\",\"from\":\"\",\"login\":\"\"}"
#define SETTING(name, value, source)					\
	"{\"name\":\"" name "\",\"value\":" value			\
	",\"set_in\":\"" source "\"}"

Test(desk_settings, are_saved_together)
{
	struct visitor	 v;
	struct outcome	*o;

	desk_visitor(&v, "admin");
	o = desk_send_form(&v, PATH, PLACE "&" FOOTER "&submissions=true&"
	    "submission_terms=https%3A%2F%2Ftown.example%2Fterms&"
	    "submission_privacy=We+delete+all.&"
	    "frame_ancestors=https%3A%2F%2Fa.example%0D%0A&"
	    "second_factor_editor=true&second_factor_administrator=true&"
	    SAVE);
	cr_expect(leads_to(o, SITE PATH "?done=saved"));
	EXPECT(ask_as("admin", "GET", LIST), 200, "{\"settings\":["
	    SETTING("title", "\"\"", "default") ","
	    SETTING("logo", "\"\"", "default") ","
	    SETTING("accent", "\"\"", "default") ","
	    SETTING("look", "{\"type\":\"medium\",\"cards\":\"framed\"}",
		"default") ","
	    SETTING("address", "\"1 Main Street\"", "desk") ","
	    SETTING("links", "[{\"name\":\"Legal notice\",\"url\":"
		"\"/imprint\"},{\"name\":\"Town\",\"url\":"
		"\"https://town.example\"}]", "desk") ","
	    SETTING("base_url", "\"\"", "default") ","
	    SETTING("timezone", "\"Europe/Paris\"", "desk") ","
	    SETTING("week_starts", "\"monday\"", "desk") ","
	    SETTING("clock", "\"24\"", "desk") ","
	    SETTING("currency", "{\"symbol\":\"€\",\"code\":\"EUR\","
		"\"position\":\"postfix\"}", "desk") ","
	    SETTING("country", "\"France\"", "desk") ","
	    SETTING("front", "\"home\"", "default") ","
	    SETTING("mounts", MOUNTS, "default") ","
	    SETTING("frame_ancestors", "[\"https://a.example\"]", "desk") ","
	    SETTING("second_factor", "[\"editor\",\"administrator\"]",
		"desk") ","
	    SETTING("submissions", "\"true\"", "desk") ","
	    SETTING("submission_terms", "\"https://town.example/terms\"",
		"desk") ","
	    SETTING("submission_privacy", "\"We delete all.\"", "desk") ","
	    SETTING("mail", NO_MAIL, "default") ","
	    SETTING("webhooks", "[]", "default") "]}");
	o = desk_open(&v, PATH "?done=saved");
	cr_expect_eq(o->status, 200);
	cr_expect(outcome_has(o, "value=\"Europe/Paris\""));
	cr_expect(outcome_has(o, "<option value=\"Europe/Rome\"></option>"));
	cr_expect(outcome_has(o, "<option value=\"24\" selected>24 hours"));
	cr_expect(outcome_has(o, "Legal notice /imprint\n"
	    "Town https://town.example\n</textarea>"));
	cr_expect(outcome_has(o, "name=\"submissions\" value=\"true\""
	    " checked"));
	cr_expect(outcome_has(o, "name=\"second_factor_editor\""
	    " value=\"true\" checked"));
	cr_expect(outcome_has(o, "name=\"second_factor_author\""
	    " value=\"true\" aria"));
}

/* A value that is the default is not stored. */
Test(desk_settings, defaults_are_kept_as_such)
{
	struct visitor	 v;

	desk_visitor(&v, "admin");
	(void)desk_send_form(&v, PATH, "submissions=true&"
	    "frame_ancestors=&" SAVE);
	(void)desk_send_form(&v, PATH, "was_submissions=true&"
	    "frame_ancestors=+&" SAVE);
	cr_expect_not_null(strstr(ask_as("admin", "GET", LIST)->body,
	    SETTING("frame_ancestors", "[]", "default") ","
	    SETTING("second_factor", "[]", "default") ","
	    SETTING("submissions", "\"false\"", "default")));
}

/* Two pages are open: each stores only what was changed in it. */
Test(desk_settings, keep_what_another_page_has_changed)
{
	struct visitor	 v;
	struct outcome	*o;

	desk_visitor(&v, "admin");
	(void)desk_send_form(&v, PATH, FOOTER "&submissions=true&"
	    "title=New&currency_code=CHF&clock=24&" SAVE);
	o = desk_send_form(&v, PATH, "title=&was_title=&clock=&was_clock=&"
	    "currency_symbol=Fr.&was_currency_symbol=%24&"
	    "currency_code=USD&was_currency_code=USD&"
	    "address=2+Main+Street&was_address=&links=&was_links=&"
	    "was_submissions=false&country=Italy&was_country=&" SAVE);
	cr_expect(leads_to(o, SITE PATH "?done=saved"));
	EXPECT(ask_as("admin", "GET", "/calendar/events/v1/history?"
	    "_fields=history.before,history.after&per_page=3"), 200,
	    "{\"history\":["
	    "{\"before\":{\"address\":\"1 Main Street\"},"
	    "\"after\":{\"address\":\"2 Main Street\"}},"
	    "{\"before\":{\"currency\":{\"symbol\":\"$\",\"code\":\"CHF\","
	    "\"position\":\"prefix\"}},\"after\":{\"currency\":"
	    "{\"symbol\":\"Fr.\",\"code\":\"CHF\",\"position\":"
	    "\"prefix\"}}},"
	    "{\"before\":{\"country\":\"\"},"
	    "\"after\":{\"country\":\"Italy\"}}]}");
	o = ask_as("admin", "GET", LIST);
	cr_expect(outcome_has(o, SETTING("title", "\"New\"", "desk")));
	cr_expect(outcome_has(o, SETTING("clock", "\"24\"", "desk")));
	cr_expect(outcome_has(o, "/imprint"));
	cr_expect(outcome_has(o, SETTING("submissions", "\"true\"", "desk")));
}

Test(desk_settings, every_mistake_is_reported_and_typed_values_are_kept)
{
	static const struct {
		const char	*id, *label, *why, *typed;
	} rows[] = {
		{ "accent", "Color", "This must be # and 3 or 6 digits from 0"
		  " to f, such as #0b5cad.", "value=\"red\"" },
		{ "front", "First page",
		  "&#39;front&#39; must be home or month",
		  "<option value=\"home\">" },
		{ "timezone", "Time zone", "There is no such time zone. Choose"
		  " one such as Europe/Paris.", "value=\"Mars\"" },
		{ "currency_symbol", "Currency symbol", "This must be one line"
		  " of at most about 20 characters, and not empty.",
		  "name=\"currency_symbol\" value=\"\"" },
		{ "currency_code", "Currency code", "This must be three"
		  " letters, such as EUR.", "value=\"euro\"" },
		{ "links", "Links", "Each line must be a name and, after a"
		  " blank, an address that begins with https://, http://,"
		  " mailto: or /. At most 20 lines.",
		  "Imprint javascript:1</textarea>" },
		{ "frame_ancestors", "Sites that may embed the calendar",
		  "Each line must be * or a site such as https://town.example,"
		  " without a path, and no line may be there twice. At most 50"
		  " lines.", "here</textarea>" }
	};
	char		 text[512];
	struct visitor	 v;
	struct outcome	*o;
	size_t		 i;

	desk_visitor(&v, "admin");
	o = desk_send_form(&v, PATH, "title=Rome&accent=red&front=back&"
	    "timezone=Mars&currency_symbol=&was_currency_symbol=%24&"
	    "currency_code=euro&links=Imprint+javascript%3A1&"
	    "frame_ancestors=here&" SAVE);
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "value=\"Rome\""));
	for (i = 0; i < COUNT(rows); i++) {
		snprintf(text, sizeof(text), "<li><a href=\"#%s\">%s</a>: %s"
		    "</li>", rows[i].id, rows[i].label, rows[i].why);
		cr_expect(outcome_has(o, text), "%s", text);
		snprintf(text, sizeof(text), "<small class=\"wrong\""
		    " id=\"%s-wrong\">%s</small>", rows[i].id, rows[i].why);
		cr_expect(outcome_has(o, text), "%s", text);
		cr_expect(outcome_has(o, rows[i].typed), "%s", rows[i].typed);
	}
	cr_expect_eq(settings_version(harness.db), 0);
}

/* A list may be too long although each of its lines is right. */
Test(desk_settings, rules_are_reported_at_their_field)
{
	char		 text[1024] = "title=Rome&action=save&links=";
	struct visitor	 v;
	struct outcome	*o;
	int		 i;

	desk_visitor(&v, "admin");
	for (i = 0; i < 21; i++)
		strcat(text, "A+/a%0D%0A");
	o = desk_send_form(&v, PATH, text);
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "<a href=\"#links\">Links</a>: Each line"));
	cr_expect_not(outcome_has(o, "title-wrong"));
	cr_expect_eq(settings_version(harness.db), 0);
}

Test(desk_settings, a_form_without_a_pressed_button_is_shown_again)
{
	struct visitor	 v;
	struct outcome	*o;

	desk_visitor(&v, "admin");
	o = desk_send_form(&v, PATH, FOOTER);
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "Please press a button"));
	cr_expect(outcome_has(o, "value=\"1 Main Street\""));
	cr_expect_eq(settings_version(harness.db), 0);
}

Test(desk_settings, of_the_file_are_shown_and_not_changed)
{
	static const char	 file[] = "address: Town hall\ncurrency: {}";
	struct yaml		 yaml;
	struct visitor		 v;
	struct outcome		*o;

	harness_start();
	yaml_read(&yaml, harness.site.arena, "", file, strlen(file));
	harness.site.said = yaml.root;
	desk_visitor(&v, "admin");
	(void)desk_send_form(&v, PATH, FOOTER "&" SAVE);
	o = desk_open(&v, PATH);
	cr_expect(outcome_has(o, "<input id=\"address\" name=\"address\""
	    " value=\"Town hall\" dir=\"auto\" autocomplete=\"off\" disabled"));
	cr_expect(outcome_has(o, "name=\"currency_code\" value=\"USD\""
	    " dir=\"auto\" autocomplete=\"off\" disabled"));
	cr_expect(outcome_has(o, "Set in site.yaml."));
	cr_expect(outcome_has(o, "Legal notice /imprint\n"));
}

Test(desk_settings, each_key_of_the_desk_has_a_field)
{
	const struct key	*key;
	struct visitor		 v;
	struct outcome		*o;
	char			 whole[64], part[64], page[64];

	desk_visitor(&v, "admin");
	o = desk_open(&v, PATH);
	for (key = site_keys; key->name != NULL; key++) {
		snprintf(whole, sizeof(whole), " name=\"%s\"", key->name);
		snprintf(part, sizeof(part), " name=\"%s_", key->name);
		snprintf(page, sizeof(page), "href=\"/desk/%s\"", key->name);
		cr_expect_eq(outcome_has(o, whole) || outcome_has(o, part) ||
		    (strcmp(key->name, "webhooks") == 0 &&
		    outcome_has(o, page)), key->desk, "%s", key->name);
	}
}

#define MAIL	"base_url=https%3A%2F%2Fcal.example&"			\
		"mail_server=smtp%3A%2F%2Fa.example&"			\
		"mail_from=cal%40a.example&mail_login=cal"

static void
expect_no_secret(const struct visitor *v, const char *secret)
{
	cr_expect_not(outcome_has(desk_open(v, PATH), secret));
	cr_expect_not(outcome_has(ask_as("admin", "GET", LIST), secret));
	cr_expect_not(outcome_has(ask_as("admin", "GET",
	    "/calendar/events/v1/history"), secret));
}

Test(desk_settings, a_password_is_stored_and_not_shown)
{
	struct visitor	 v;
	struct outcome	*o;
	struct setting	*list;

	desk_visitor(&v, "admin");
	o = desk_send_form(&v, PATH, MAIL "&mail_password=two++blanks&"
	    SAVE);
	cr_expect(leads_to(o, SITE PATH "?done=saved"));
	o = desk_send_form(&v, PATH, "was_mail_from=cal%40a.example&"
	    "mail_from=new%40a.example&mail_password=&" SAVE);
	cr_expect(leads_to(o, SITE PATH "?done=saved"));
	cr_assert_eq(settings_list(harness.db, harness.site.arena, &list), 2);
	cr_expect_str_eq(list[1].value, "{\"server\":\"smtp://a.example\","
	    "\"from\":\"new@a.example\",\"login\":\"cal\","
	    "\"password\":\"two  blanks\"}");
	o = desk_open(&v, PATH);
	cr_expect(outcome_has(o, "value=\"new@a.example\""));
	cr_expect_not(outcome_has(o, "blanks"));
	expect_no_secret(&v, "blanks");
}

/* Or else a server of their choice would get the password. */
Test(desk_settings, a_password_is_kept_for_the_same_server_only)
{
	static const char	*rows[] = {
		"mail_server=smtp%3A%2F%2Fb.example&"
		"was_mail_server=smtp%3A%2F%2Fa.example",
		"mail_login=bob&was_mail_login=cal",
		"base_url=&was_base_url=https%3A%2F%2Fcal.example"
	};
	struct visitor	 v;
	struct outcome	*o;
	size_t		 i;

	desk_visitor(&v, "admin");
	o = desk_send_form(&v, PATH, MAIL "&" SAVE);
	cr_expect_eq(o->status, 422);
	(void)desk_send_form(&v, PATH, MAIL "&mail_password=swordfish&" SAVE);
	for (i = 0; i < COUNT(rows); i++) {
		o = desk_send_form(&v, PATH, target("%s&" SAVE, rows[i]));
		cr_expect_eq(o->status, 422, "%s", rows[i]);
		cr_expect(outcome_has(o, "<a href=\"#mail_server\">"), "%s",
		    rows[i]);
	}
	expect_no_secret(&v, "swordfish");
}

static void
accept_letters(int64_t made)
{
	struct endpoint_result	 r = { RESULT_DONE, 250, made };
	char			 token[ACCOUNT_TOKEN];

	db_begin_write(harness.db);
	db_run(db_query(harness.db, "DELETE FROM outbox"));
	invitation_make(harness.db, &(struct invitation){ INVITATION_MAIL, 1,
	    "ada@a.example" }, made, token);
	result_put(harness.db, LETTERS_TEST, &r);
	cr_assert(db_commit(harness.db));
}

/* Without an address: the test confirms one. It needs the password. */
Test(desk_settings, a_test_letter_confirms_a_new_address)
{
	struct visitor	 v;
	struct outcome	*o;

	desk_visitor(&v, "admin");
	harness.site.mail.server = "smtp://a.example";
	harness.site.mail.from = "town@a.example";
	harness.site.base_url = SITE;
	o = desk_send_form(&v, PATH, "mail=ada%40a.example&action=test&"
	    "address=1+Main+Street");
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "Enter your password."));
	cr_expect(outcome_has(o, "value=\"ada@a.example\""));
	o = desk_send_form(&v, PATH, "mail=ada&action=test&password="
	    DESK_PASSWORD);
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "<a href=\"#mail\">"));
	cr_expect_not(letter_test_waits(harness.db));
	o = desk_send_form(&v, PATH, "mail=ada%40a.example&action=test&"
	    "address=1+Main+Street&password=" DESK_PASSWORD);
	cr_expect(leads_to(o, SITE PATH "#test"));
	cr_expect_eq(deliveries_pending(harness.db), 1);
	cr_expect(letter_test_waits(harness.db));
	o = desk_open(&v, PATH);
	cr_expect(outcome_has(o, "Send a test e-mail to ada@a.example"));
	cr_expect(outcome_has(o, "a link that confirms this address"));
	cr_expect(outcome_has(o, "value=\"1 Main Street\""));
	accept_letters(NOW);
	(void)desk_send_form(&v, PATH, "action=test");
	cr_expect_not(letter_test_waits(harness.db));
	accept_letters(NOW - INVITATION_AGAIN - 1);
	db_run(db_query(harness.db, "DELETE FROM invitations"));
	(void)desk_send_form(&v, PATH, "action=test");
	cr_expect(letter_test_waits(harness.db));
}

/* One letter, to the caller only. */
Test(desk_settings, a_test_letter_goes_to_the_caller)
{
	static const struct endpoint_result	 result = {
		RESULT_LOGIN, 535, 1795220250
	};
	struct visitor				 v;
	struct outcome				*o;

	desk_visitor(&v, "admin");
	cr_expect_not(outcome_has(desk_open(&v, PATH), "Test e-mail"));
	harness.site.mail.server = "smtp://a.example";
	cr_expect(outcome_has(desk_open(&v, PATH), "Enter your e-mail"));
	(void)desk_send_form(&v, PATH, "action=test");
	cr_expect_not(letter_test_waits(harness.db));
	account_set_mail(harness.db, 1, "ada@a.example");
	o = desk_open(&v, PATH);
	cr_expect(outcome_has(o, "Send a test e-mail to ada@a.example"));
	cr_expect_not(outcome_has(o, "<p class=\"note\" role=\"status\">"));
	(void)desk_send_form(&v, PATH, "action=test");
	(void)desk_send_form(&v, PATH, "action=test");
	cr_expect_eq(deliveries_pending(harness.db), 1);
	cr_expect(outcome_has(desk_open(&v, PATH), "The test is on its way."));
	db_run(db_query(harness.db, "DELETE FROM outbox"));
	result_put(harness.db, LETTERS_TEST, &result);
	cr_expect(outcome_has(desk_open(&v, PATH), "The server has rejected the"
	    " login name or the password (535)."));
}

Test(desk_settings, show_what_another_site_needs_to_embed_the_calendar)
{
	static const char	*sites[] = { "https://town.example" };
	struct visitor		 v;
	struct outcome		*o;

	desk_visitor(&v, "admin");
	o = desk_open(&v, PATH);
	cr_expect(outcome_has(o, "&lt;iframe src=\"" SITE "/embed/\""));
	cr_expect(outcome_has(o, "No other site may show it yet"));
	harness.site.frame_ancestors = (struct texts){ 1, sites };
	o = desk_open(&v, PATH);
	cr_expect(outcome_has(o,
	    "<li class=\"break\" dir=\"ltr\">https://town.example</li>"));
}

Test(desk_settings, languages_are_chosen)
{
	struct visitor	 v;

	desk_visitor(&v, "admin");
	(void)desk_send_form(&v, PATH, "mounts_main=de&was_mounts_main=en&"
	    "mounts_en=true&was_mounts_en=false&mounts_en-GB=true&"
	    "was_mounts_en-GB=false&action=save");
	cr_expect(outcome_has(ask_as("admin", "GET", LIST), SETTING("mounts",
	    "[{\"prefix\":\"\",\"locale\":\"de\"},"
	    "{\"prefix\":\"/wp-json\",\"locale\":\"de\"},"
	    "{\"prefix\":\"/en\",\"locale\":\"en\"},"
	    "{\"prefix\":\"/en-GB\",\"locale\":\"en-GB\"}]", "desk")));
	cr_expect(outcome_has(desk_open(&v, PATH), "name=\"mounts_en\""
	    " value=\"true\" checked"));
	(void)desk_send_form(&v, PATH, "was_mounts_en=true&mounts_main=en&"
	    "was_mounts_main=de&was_mounts_en-GB=true&action=save");
	cr_expect(outcome_has(ask_as("admin", "GET", LIST), SETTING("mounts",
	    MOUNTS, "default")));
}

Test(desk_settings, each_language_has_a_field)
{
	struct visitor	 v;
	struct outcome	*o;
	char		 name[64];
	size_t		 i;

	desk_visitor(&v, "admin");
	o = desk_open(&v, PATH);
	for (i = 0; i < LOCALE_COUNT; i++) {
		snprintf(name, sizeof(name), " name=\"mounts_%s\"", locales[i]);
		cr_expect(outcome_has(o, name), "%s", name);
	}
}

/* A wrong address would lock everyone out. */
Test(desk_settings, the_address_of_the_calendar_is_that_of_the_page)
{
	static const char *const	 origins[] = { "https://other.example",
	    "http://cal.example", "https://cal.example" };
	struct visitor			 v;
	struct outcome			*o;
	char				 form[512], origin[64];
	size_t				 i;

	desk_visitor(&v, "admin");
	snprintf(form, sizeof(form), "token=%s&base_url=https%%3A%%2F%%2F"
	    "cal.example%%2F&" SAVE, v.token);
	for (i = 0; i < 3; i++) {
		snprintf(origin, sizeof(origin), "Origin: %s", origins[i]);
		o = ask_with("POST", PATH, form, v.cookie, "Content-Type:"
		    " application/x-www-form-urlencoded", "Sec-Fetch-Site:"
		    " same-origin", origin, "Accept: text/html", NULL);
		cr_expect_eq(o->status, i < 2 ? 422 : 303);
		cr_expect_eq(outcome_has(o, "<a href=\"#base_url\">"), i < 2);
	}
}

/* Each alone, with a session alone: those that may let in strangers. */
Test(desk_settings, that_change_who_may_do_what_need_the_password)
{
	static const struct {
		const char	*fields;
		int		 status;
	} rows[] = {
		{ "submissions=true", 422 },
		{ "frame_ancestors=https%3A%2F%2Fa.example", 422 },
		{ "second_factor_administrator=true", 422 },
		{ MAIL, 422 },
		{ "submissions=true&was_submissions=true", 303 },
		{ "title=Town&was_title=", 303 }
	};
	struct visitor	 v;
	struct outcome	*o;
	size_t		 i;

	desk_visitor(&v, "admin");
	for (i = 0; i < COUNT(rows); i++) {
		o = desk_send_form(&v, PATH, target("%s&action=save&"
		    "password=wrong", rows[i].fields));
		cr_expect_eq(o->status, rows[i].status, "%s: %d",
		    rows[i].fields, o->status);
		cr_expect_eq(outcome_has(o, "Your password is wrong."),
		    rows[i].status == 422, "%s", rows[i].fields);
	}
	EXPECT(ask_as("admin", "GET", "/calendar/events/v1/history?"
	    "_fields=history.title"), 200,
	    "{\"history\":[{\"title\":\"title\"}]}");
}
