/* Signing in with a code after the password (rules, section 40). */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/buf.h"
#include "http/logins.h"
#include "store/db.h"
#include "store/second_factors.h"
#include "store/settings.h"
#include "store/users.h"
#include "tests/support/desk.h"
#include "tests/support/given.h"
#include "tests/support/page_part.h"
#include "text/qr_code.h"
#include "text/totp.h"

#define PAGE		"/desk/second-factor"
#define STEP		30
#define KEY		64

/* What a person's app knows, and the recovery codes. */
struct app {
	char	 secret[TOTP_SECRET];
	char	 recovery[10][32];
};

#define EXPECT_AT(outcome, path)	expect_at(__LINE__, (outcome), (path))

static void
expect_at(int line, const struct outcome *o, const char *path)
{
	const char	*location = outcome_header(o, "Location");

	cr_expect(o->status == 303 && location != NULL &&
	    strcmp(location + strlen(SITE), path) == 0, "line %d: %d %s",
	    line, o->status, location == NULL ? "" : location);
}

/* The code that the app shows so many steps from now. */
static const char *
code_at(const struct app *app, int steps)
{
	static char	 code[TOTP_CODE];

	totp_code(app->secret, harness.now / STEP + steps, code);

	return (code);
}

static void
read_recovery(struct app *app, const struct outcome *o)
{
	const char	*at = strstr(o->body, "<ul>");
	int		 i;

	cr_assert_not_null(at);
	for (i = 0; i < 10; i++) {
		at = strstr(at, "<code>");
		cr_assert_not_null(at);
		at += strlen("<code>");
		snprintf(app->recovery[i], sizeof(app->recovery[i]), "%.*s",
		    (int)strcspn(at, "<"), at);
	}
	cr_assert_null(strstr(at, "<code>"));
}

static struct outcome *
send_start(const struct visitor *v, const struct app *app, const char *code,
    const char *password)
{
	char	 fields[256];

	snprintf(fields, sizeof(fields), "action=on&secret=%s&code=%s"
	    "&password=%s", app->secret, code, password);

	return (desk_send_form(v, PAGE, fields));
}

static void
keep(struct visitor *v, const struct outcome *o)
{
	cr_assert(desk_keep(v, o));
	strcpy(v->token, desk_hidden(o, "token"));
}

/* Turns it on for who is signed in; the app's next code is still unused. */
static void
turn_on(struct visitor *v, struct app *app)
{
	struct outcome	*o = desk_open(v, PAGE);

	cr_assert_eq(o->status, 200);
	strcpy(app->secret, desk_hidden(o, "secret"));
	o = send_start(v, app, code_at(app, 0), DESK_PASSWORD);
	cr_assert_eq(o->status, 200, "%s", o->body);
	keep(v, o);
	read_recovery(app, o);
}

static void
given(struct visitor *v, const char *login, struct app *app)
{
	desk_visitor(v, login);
	turn_on(v, app);
}

static struct outcome *
send_password(const char *login)
{
	struct visitor	 v;
	char		 fields[128];

	desk_stranger(&v);
	snprintf(fields, sizeof(fields), "login=%s&password=" DESK_PASSWORD,
	    login);

	return (desk_send_form(&v, "/desk/sign-in", fields));
}

/* Sends the right password, and stores the key that the second step sends. */
static void
begin(const char *login, char key[KEY])
{
	struct outcome	*o = send_password(login);

	cr_assert_eq(o->status, 200);
	cr_assert_null(outcome_header(o, "Set-Cookie"));
	snprintf(key, KEY, "%s", desk_hidden(o, "key"));
}

static struct outcome *
send_code(const char *key, const char *code)
{
	struct visitor	 v;
	char		 fields[256];

	desk_stranger(&v);
	snprintf(fields, sizeof(fields), "key=%s&code=%s", key, code);

	return (desk_send_form(&v, "/desk/sign-in/code", fields));
}

#define EXPECT_REFUSED(o)	expect_refused(__LINE__, (o))

static void
expect_refused(int line, const struct outcome *o)
{
	cr_expect_eq(o->status, 422, "line %d: %d", line, o->status);
	cr_expect_null(outcome_header(o, "Set-Cookie"), "line %d", line);
}

/* The link to the app, which the policy of the page lets the browser draw. */
Test(desk_second_factor, page_shows_the_link_as_a_qr_code)
{
	struct visitor	 v;
	struct outcome	*o;
	const char	*link, *at;
	struct app	 app;
	struct buf	 b;
	int		 size;

	desk_visitor(&v, "ed");
	o = desk_open(&v, PAGE);
	link = strstr(o->body, "otpauth://totp/");
	cr_assert_not_null(link);
	link = target("%.*s", (int)strcspn(link, "\""), link);
	while ((at = strstr(link, "&amp;")) != NULL)
		link = target("%.*s&%s", (int)(at - link), link, at + 5);
	buf_init(&b, harness.site.arena, 64);
	size = qr_path(&b, link);
	cr_expect(outcome_has(o, target("<svg class=\"qr\" role=\"img\" "
	    "aria-label=\"QR code with the key\" viewBox=\"0 0 %d %d\">"
	    "<path fill=\"#fff\" d=\"M0 0h%dv%dH0z\"/><path fill=\"#000\" "
	    "shape-rendering=\"crispEdges\" d=\"%s\"/></svg>", size, size,
	    size, size, b.data)));
	turn_on(&v, &app);
	cr_expect_not(outcome_has(desk_open(&v, PAGE), "<svg"));
}

/* As apps show it. */
Test(desk_second_factor, a_code_may_be_typed_with_blanks)
{
	struct visitor	 v;
	struct app	 app;
	char		 key[KEY], code[16];

	desk_visitor(&v, "ed");
	strcpy(app.secret, desk_hidden(desk_open(&v, PAGE), "secret"));
	snprintf(code, sizeof(code), "%.3s %s", code_at(&app, 0),
	    code_at(&app, 0) + 3);
	cr_expect_eq(send_start(&v, &app, code, DESK_PASSWORD)->status, 200);
	begin("ed", key);
	snprintf(code, sizeof(code), "%.3s-%s ", code_at(&app, 1),
	    code_at(&app, 1) + 3);
	EXPECT_AT(send_code(key, code), "/desk");
}

/* A reload sends the form of a session that has ended. */
Test(desk_second_factor, a_reload_of_the_codes_says_that_they_were_shown)
{
	struct visitor	 v, before;
	struct app	 app;
	char		 fields[256];

	desk_visitor(&v, "ed");
	before = v;
	turn_on(&v, &app);
	strcpy(before.cookie, v.cookie);
	snprintf(fields, sizeof(fields), "action=on&secret=%s&code=%s"
	    "&password=" DESK_PASSWORD, app.secret, code_at(&app, 0));
	EXPECT_AT(desk_send_form(&before, PAGE, fields), PAGE);
	cr_expect(outcome_has(desk_open(&v, PAGE), "Recovery codes left: 10"
	    "</p>\n<p>Recovery codes are shown only once."));
}

Test(desk_second_factor, is_asked_for_after_the_password)
{
	struct visitor	 v;
	struct app	 app;
	struct outcome	*o;
	char		 key[KEY];

	given(&v, "ed", &app);
	begin("ed", key);
	EXPECT_REFUSED(send_code(key, "000000"));
	EXPECT_REFUSED(send_code(key, ""));
	EXPECT_REFUSED(send_code("none", code_at(&app, 1)));
	o = send_code(key, code_at(&app, 1));
	EXPECT_AT(o, "/desk");
	cr_assert(desk_keep(&v, o));
	cr_expect_eq(desk_open(&v, "/desk/events")->status, 200);
}

/* The key of the second step is no session. */
Test(desk_second_factor, is_needed_before_there_is_a_session)
{
	struct visitor	 v;
	struct app	 app;
	char		 key[KEY], path[128];

	given(&v, "ed", &app);
	begin("ed", key);
	snprintf(v.cookie, sizeof(v.cookie), "Cookie: almanac=%s", key);
	EXPECT_AT(desk_open(&v, "/desk/events"),
	    "/desk/sign-in?to=%2Fdesk%2Fevents");
	snprintf(path, sizeof(path), "/desk/welcome?key=%s", key);
	cr_expect_eq(desk_open(&v, path)->status, 404);
}

Test(desk_second_factor, is_asked_for_after_a_link_too)
{
	struct visitor	 v;
	struct app	 app;
	struct outcome	*o;
	char		 fields[256];

	given(&v, "ed", &app);
	desk_stranger(&v);
	snprintf(fields, sizeof(fields), "key=%s&password=" DESK_PASSWORD,
	    desk_invitation("ed"));
	o = desk_send_form(&v, "/desk/welcome", fields);
	cr_expect_eq(o->status, 200);
	cr_expect_null(outcome_header(o, "Set-Cookie"));
	EXPECT_REFUSED(send_code(desk_hidden(o, "key"), "000000"));
	snprintf(fields, sizeof(fields), "key=%s&to=/desk/events/new&code=%s",
	    desk_hidden(o, "key"), code_at(&app, 1));
	EXPECT_AT(desk_send_form(&v, "/desk/sign-in/code", fields),
	    "/desk/events/new");
}

Test(desk_second_factor, a_code_is_good_once)
{
	struct visitor	 v;
	struct app	 app;
	char		 key[KEY];

	given(&v, "ed", &app);
	begin("ed", key);
	EXPECT_REFUSED(send_code(key, code_at(&app, 0)));
	EXPECT_REFUSED(send_code(key, code_at(&app, -1)));
	EXPECT_REFUSED(send_code(key, code_at(&app, 2)));
	EXPECT_AT(send_code(key, code_at(&app, 1)), "/desk");
	begin("ed", key);
	EXPECT_REFUSED(send_code(key, code_at(&app, 1)));
	harness.now += STEP;
	EXPECT_REFUSED(send_code(key, code_at(&app, 0)));
	EXPECT_AT(send_code(key, code_at(&app, 1)), "/desk");
}

Test(desk_second_factor, a_code_is_of_its_user)
{
	struct visitor	 v;
	struct app	 ed, au;
	char		 key[KEY];

	given(&v, "ed", &ed);
	given(&v, "au", &au);
	begin("ed", key);
	EXPECT_REFUSED(send_code(key, code_at(&au, 1)));
	EXPECT_REFUSED(send_code(key, au.recovery[0]));
	EXPECT_AT(send_code(key, code_at(&ed, 1)), "/desk");
}

Test(desk_second_factor, an_attempt_ends_by_success_four_others_or_ten_minutes)
{
	struct visitor	 v;
	struct app	 app;
	char		 key[KEY], first[KEY], other[KEY];
	int		 i;

	given(&v, "ed", &app);
	begin("ed", key);
	EXPECT_AT(send_code(key, app.recovery[0]), "/desk");
	EXPECT_REFUSED(send_code(key, app.recovery[1]));

	begin("ed", first);
	harness.now++;
	begin("ed", key);
	for (i = 0; i < 3; i++) {
		harness.now++;
		begin("ed", other);
	}
	EXPECT_REFUSED(send_code(first, app.recovery[1]));
	harness.now += 596;
	EXPECT_AT(send_code(key, app.recovery[1]), "/desk");
	EXPECT_REFUSED(send_code(other, app.recovery[2]));

	begin("ed", key);
	harness.now += 600;
	EXPECT_REFUSED(send_code(key, app.recovery[2]));
}

Test(desk_second_factor, an_attempt_ends_with_a_new_password)
{
	struct visitor	 v;
	struct app	 app;
	char		 key[KEY];

	given(&v, "ed", &app);
	begin("ed", key);
	EXPECT_AT(desk_send_form(&v, "/desk/account", "action=password"
	    "&password=" DESK_PASSWORD "&new=" DESK_PASSWORD),
	    "/desk/account?done=saved");
	EXPECT_REFUSED(send_code(key, code_at(&app, 1)));
}

Test(desk_second_factor, wrong_codes_count_for_the_user_whatever_the_rate)
{
	struct visitor	 v;
	struct app	 app;
	struct outcome	*o;
	char		 key[KEY];
	int		 i;

	given(&v, "ed", &app);
	logins_start();
	harness.site.login_rate = 0;
	for (i = 0; i < SECOND_CODES; i++) {
		begin("ed", key);
		EXPECT_REFUSED(send_code(key, "000000"));
	}
	logins_start();		/* as after a restart */
	begin("ed", key);
	o = send_code(key, code_at(&app, 1));
	cr_expect_eq(o->status, 429);
	cr_expect_not_null(outcome_header(o, "Retry-After"));
	cr_expect_null(outcome_header(o, "Set-Cookie"));
	EXPECT_AT(send_code(key, app.recovery[0]), "/desk");
	harness.now += 3600;
	begin("ed", key);
	EXPECT_AT(send_code(key, code_at(&app, 0)), "/desk");
}

Test(desk_second_factor, wrong_codes_count_as_failed_logins)
{
	struct visitor	 v;
	struct app	 app;
	char		 key[KEY];
	int		 i;

	given(&v, "ed", &app);
	begin("ed", key);
	logins_start();
	harness.site.login_rate = 3;
	for (i = 0; i < 3; i++)
		EXPECT_REFUSED(send_code(key, "AAAA AAAA AAAA AAAA"));
	cr_expect_eq(send_code(key, app.recovery[0])->status, 429);
	cr_expect_eq(send_password("ed")->status, 429);
}

Test(desk_second_factor, a_recovery_code_is_good_once_as_typed)
{
	struct visitor	 v;
	struct app	 app;
	struct outcome	*o;
	char		 key[KEY];

	given(&v, "ed", &app);
	cr_expect_str_neq(app.recovery[0], app.recovery[1]);
	app.recovery[0][4] = '-';
	app.recovery[0][0] |= 0x20;
	begin("ed", key);
	EXPECT_AT(send_code(key, app.recovery[0]), "/desk");
	begin("ed", key);
	EXPECT_REFUSED(send_code(key, app.recovery[0]));
	cr_expect(outcome_has(desk_open(&v, PAGE), "Recovery codes left: 9"));

	EXPECT_REFUSED(desk_send_form(&v, PAGE, "action=codes&password=no"));
	o = desk_send_form(&v, PAGE, "action=codes&password=" DESK_PASSWORD);
	cr_expect_eq(o->status, 200);
	cr_expect(outcome_has(o, "Recovery codes left: 10"));
	EXPECT_REFUSED(send_code(key, app.recovery[1]));
	read_recovery(&app, o);
	EXPECT_AT(send_code(key, app.recovery[1]), "/desk");
}

Test(desk_second_factor, is_turned_on_with_password_and_code)
{
	struct visitor	 v;
	struct app	 app;
	struct outcome	*o;

	desk_visitor(&v, "ed");
	cr_expect(outcome_has(desk_open(&v, "/desk/account"),
	    "Two-step sign-in is off."));
	o = desk_open(&v, PAGE);
	strcpy(app.secret, desk_hidden(o, "secret"));
	cr_expect(outcome_has(o, "otpauth://totp/"));
	o = send_start(&v, &app, code_at(&app, 0), "wrong");
	EXPECT_REFUSED(o);
	cr_expect_str_eq(desk_hidden(o, "secret"), app.secret);
	o = send_start(&v, &app, "000000", DESK_PASSWORD);
	EXPECT_REFUSED(o);
	cr_expect_str_eq(desk_hidden(o, "secret"), app.secret);
	strcpy(app.secret, "short");
	EXPECT_REFUSED(send_start(&v, &app, "000000", DESK_PASSWORD));
	cr_expect(outcome_has(desk_open(&v, "/desk/account"),
	    "Two-step sign-in is off."));
	turn_on(&v, &app);
	cr_expect(outcome_has(desk_open(&v, "/desk/account"),
	    "Two-step sign-in is on."));
	cr_expect_null(desk_hidden(desk_open(&v, PAGE), "secret"));
	EXPECT_AT(send_start(&v, &app, code_at(&app, 1), DESK_PASSWORD), PAGE);
}

Test(desk_second_factor, ends_other_sessions_when_it_changes)
{
	struct visitor	 v, other;
	struct app	 app;
	struct outcome	*o;
	char		 key[KEY];

	desk_visitor(&v, "ed");
	o = send_password("ed");
	cr_assert(desk_keep(&other, o));
	turn_on(&v, &app);
	EXPECT_AT(desk_open(&other, "/desk"), "/desk/sign-in?to=%2Fdesk");
	cr_expect_eq(desk_open(&v, "/desk/events")->status, 200);

	begin("ed", key);
	o = send_code(key, code_at(&app, 1));
	cr_assert(desk_keep(&other, o));
	begin("ed", key);
	EXPECT_REFUSED(desk_send_form(&v, PAGE, "action=off&password=no"));
	o = desk_send_form(&v, PAGE, "action=off&password=" DESK_PASSWORD);
	EXPECT_AT(o, PAGE "?done=saved");
	cr_assert(desk_keep(&v, o));
	cr_expect_eq(desk_open(&v, "/desk/events")->status, 200);
	EXPECT_AT(desk_open(&other, "/desk"), "/desk/sign-in?to=%2Fdesk");
	EXPECT_REFUSED(send_code(key, app.recovery[0]));
	EXPECT_AT(send_password("ed"), "/desk");
}

/* Sessions from before the demand are no exception. */
Test(desk_second_factor, is_set_up_before_anything_else_if_demanded)
{
	static const char	*roles[] = { "author", "editor" };
	struct visitor		 v;
	struct app		 app;

	desk_visitor(&v, "ed");
	harness.site.second_factor.count = 2;
	harness.site.second_factor.list = roles;
	EXPECT_AT(desk_open(&v, "/desk/events"), PAGE);
	EXPECT_AT(desk_open(&v, "/desk/account"), PAGE);
	EXPECT_AT(desk_send_form(&v, "/desk/account",
	    "action=program&name=p"), PAGE);
	EXPECT_AT(desk_send_form(&v, "/desk/events/new", "title=T&"
	    "start_date=2027-03-01T18:00&end_date=2027-03-01T20:00&"
	    "action=save"), PAGE);
	EXPECT_AT(send_password("ed"), "/desk");
	turn_on(&v, &app);
	cr_expect_eq(desk_open(&v, "/desk/events")->status, 200);
	cr_expect_eq(db_first_integer(db_query(harness.db,
	    "SELECT COUNT(*) FROM events")), 0);
	cr_expect_not(outcome_has(desk_open(&v, PAGE), "value=\"off\""));
	EXPECT_AT(desk_send_form(&v, PAGE, "action=off&password="
	    DESK_PASSWORD), PAGE);
	cr_expect_eq(desk_open(&v, "/desk")->status, 200);
	cr_expect_eq(send_password("ed")->status, 200);

	desk_visitor(&v, "co");
	cr_expect_eq(desk_open(&v, "/desk/events")->status, 200);
}

/* Who demands it at the desk without having it is not locked out. */
Test(desk_second_factor, is_set_up_by_the_administrator_who_demands_it)
{
	struct setting	*stored;
	struct visitor	 v;
	struct site	 site;
	struct app	 app;
	size_t		 count, wrong;

	desk_visitor(&v, "admin");
	EXPECT_AT(desk_send_form(&v, "/desk/settings",
	    "second_factor_administrator=true&action=save&"
	    "password=" DESK_PASSWORD),
	    "/desk/settings?done=saved");
	count = settings_list(harness.db, harness.site.arena, &stored);
	cr_assert_null(site_add(&site, harness.site.arena, &harness.site,
	    stored, count, &wrong));
	harness.site = site;
	EXPECT_AT(desk_open(&v, "/desk/settings?done=saved"), PAGE);
	cr_expect_eq(desk_open(&v, PAGE)->status, 200);
	turn_on(&v, &app);
	cr_expect_eq(desk_open(&v, "/desk/settings")->status, 200);
	EXPECT_AT(desk_send_form(&v, "/desk/settings",
	    "was_second_factor_administrator=true&action=save&"
	    "password=" DESK_PASSWORD), "/desk/settings?done=saved");
	cr_expect_eq(settings_list(harness.db, harness.site.arena, &stored),
	    0);
}

Test(desk_second_factor, administrators_see_it_and_turn_it_off)
{
	struct visitor	 admin, v;
	struct app	 app;
	struct caller	 ed;
	char		 path[64];

	desk_visitor(&admin, "admin");
	given(&v, "ed", &app);
	cr_expect(outcome_has(desk_open(&admin, "/desk/people"),
	    "Two-step sign-in is on."));
	cr_assert(user_find(harness.db, "ed", &ed));
	snprintf(path, sizeof(path), "/desk/people/%d", (int)ed.id);
	cr_expect(outcome_has(desk_open(&admin, path), "second_off"));
	EXPECT_AT(desk_send_form(&admin, path, "action=second_off&password="
	    DESK_PASSWORD), "/desk/people?done=saved");
	EXPECT_AT(desk_open(&v, "/desk"), "/desk/sign-in?to=%2Fdesk");
	EXPECT_AT(send_password("ed"), "/desk");
	cr_expect_not(outcome_has(desk_open(&admin, "/desk/people"),
	    "Two-step sign-in is on."));
	cr_expect_not(outcome_has(desk_open(&admin, path), "second_off"));

	/* Once more changes nothing. */
	EXPECT_AT(desk_send_form(&admin, path, "action=second_off&password="
	    DESK_PASSWORD), "/desk/people?done=saved");
	harness.prefix = "/calendar/events/v1";
	cr_expect(outcome_has(ask_as("admin", "GET", "/history?author=1"),
	    "\"kind\":\"user\""));
	cr_expect(outcome_has(desk_open(&admin, path),
	    "Two-step sign-in turned on"));
}

/* Administrators see who has none: whoever has the password can set it up. */
Test(desk_second_factor, that_is_demanded_and_missing_is_in_the_list)
{
	static const char	*roles[] = { "editor" };
	struct visitor		 admin, v;
	struct outcome		*o;
	struct app		 app;

	desk_visitor(&admin, "admin");
	cr_expect_not(outcome_has(desk_open(&admin, "/desk/people"),
	    "not set up yet"));
	harness.site.second_factor = (struct texts){ 1, roles };
	o = desk_open(&admin, "/desk/people");
	cr_expect_str_eq(page_inner(o, ">ed</a>", "</div>"),
	    " <span class=\"badge off\">Editor: edits everything</span>\n"
	    "<p class=\"soft\">Two-step sign-in is demanded and not set up yet."
	    "</p>\n");
	cr_expect_null(strstr(strstr(o->body, "not set up yet") + 1,
	    "not set up yet"));
	harness.site.second_factor.count = 0;
	given(&v, "ed", &app);
	harness.site.second_factor.count = 1;
	cr_expect_not(outcome_has(desk_open(&admin, "/desk/people"),
	    "not set up yet"));
}

/* Programs have passwords of their own; the one of the desk is not for them. */
Test(desk_second_factor, is_not_for_programs)
{
	struct visitor	 v;
	struct app	 app;

	given(&v, "ed", &app);
	harness.prefix = "/calendar/events/v1";
	cr_expect_eq(ask_as("ed", "GET", "/events?status=draft")->status, 200);
	cr_expect_eq(ask_with("GET", "/events", NULL,
	    "Authorization: Basic ZWQ6c2V2ZW4gZ3JlZW4gYmljeWNsZXM=",
	    NULL)->status, 401);
}
