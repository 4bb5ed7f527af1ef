/* Signing in to the desk (rules, section 40). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "generated/service.h"
#include "http/logins.h"
#include "store/db.h"
#include "store/sessions.h"
#include "store/users.h"
#include "tests/support/desk.h"
#include "tests/support/given.h"
#include "tests/support/page_part.h"
#include "text/passwords.h"

#define DAY	86400

#define EXPECT_AT(outcome, path)	expect_at(__LINE__, (outcome), (path))

/* Checks that the answer redirects to this page of the desk. */
static void
expect_at(int line, const struct outcome *o, const char *path)
{
	char		 address[256];
	const char	*location = outcome_header(o, "Location");

	snprintf(address, sizeof(address), "%s%s", SITE, path);
	cr_expect(o->status == 303 && location != NULL &&
	    strcmp(location, address) == 0, "line %d: %d %s, not %s", line,
	    o->status, location, address);
}

static struct outcome *
sign_in(const struct visitor *v, const char *login, const char *password)
{
	char	 fields[256];

	snprintf(fields, sizeof(fields), "login=%s&password=%s", login,
	    password);
	return (desk_send_form(v, "/desk/sign-in", fields));
}

Test(desk_session, begins_with_a_link_that_is_good_once)
{
	struct visitor	 v;
	struct outcome	*o;
	char		 path[128], fields[256];
	const char	*cookie;

	desk_stranger(&v);
	snprintf(path, sizeof(path), "/desk/welcome?key=%s",
	    desk_invitation("ed"));
	snprintf(fields, sizeof(fields), "%s&password=" DESK_PASSWORD,
	    strchr(path, '?') + 1);
	o = desk_open(&v, path);
	cr_expect_eq(o->status, 200);
	cr_expect(outcome_has(o, "readonly value=\"ed\""));
	o = desk_send_form(&v, "/desk/welcome", fields);
	EXPECT_AT(o, "/desk/events/new");
	cookie = outcome_header(o, "Set-Cookie");
	cr_expect_eq(strncmp(cookie, "almanac=", 8), 0);
	cr_expect_str_eq(strchr(cookie, ';'), "; Path=/; Max-Age=1209600;"
	    " HttpOnly; SameSite=Lax");
	cr_assert(desk_keep(&v, o));
	cr_expect_eq(desk_open(&v, "/desk/events")->status, 200);

	desk_stranger(&v);
	cr_expect_eq(desk_open(&v, path)->status, 404);
	o = desk_send_form(&v, "/desk/welcome", fields);
	cr_expect_eq(o->status, 404);
	cr_expect_null(outcome_header(o, "Set-Cookie"));
}

Test(desk_session, begins_with_no_link_that_is_older_than_a_week)
{
	struct visitor	 v;
	char		 path[128];

	desk_stranger(&v);
	snprintf(path, sizeof(path), "/desk/welcome?key=%s",
	    desk_invitation("ed"));
	harness.now += 7 * DAY - 1;
	cr_expect_eq(desk_open(&v, path)->status, 200);
	harness.now += 1;
	cr_expect_eq(desk_open(&v, path)->status, 404);
}

#define LEAST	"<option value=\"contributor\" selected>"

Test(desk_session, an_invitation_proposes_the_least_role_that_writes)
{
	struct visitor	 v;

	desk_visitor(&v, "admin");
	cr_expect(outcome_has(desk_open(&v, "/desk/people"), LEAST));
	cr_expect(outcome_has(desk_send_form(&v, "/desk/people",
	    "login=new&role=editor&password=" DESK_PASSWORD), LEAST));
	cr_expect_not(outcome_has(desk_send_form(&v, "/desk/people",
	    "login=new&role=editor&password=" DESK_PASSWORD), LEAST));
}

/* Whatever the language of who invites. */
Test(desk_session, an_invitation_is_in_the_language_of_the_site_or_the_user)
{
	static const char	 invite[] = "login=new&role=editor&password="
				    DESK_PASSWORD;
	struct visitor		 v;

	desk_visitor(&v, "admin");
	cr_expect(outcome_has(desk_send_form(&v, "/de/desk/people", invite),
	    "value=\"" SITE "/desk/welcome?key="));
	account_set_language(harness.db, account_named(harness.db, "new"),
	    "fr");
	cr_expect(outcome_has(desk_send_form(&v, target("/de/desk/people/%d",
	    (int)account_named(harness.db, "new")), "action=link&password="
	    DESK_PASSWORD), "value=\"" SITE "/fr/desk/welcome?key="));
}

/* A link that ended with a new role is not waited for. */
Test(desk_session, says_of_a_person_without_password_whether_a_link_waits)
{
	struct visitor	 v;
	struct outcome	*o;
	const char	*at, *next;
	char		 path[64];

	desk_visitor(&v, "admin");
	o = desk_send_form(&v, "/desk/people", "login=new&role=editor"
	    "&password=" DESK_PASSWORD);
	cr_expect(outcome_has(o, "has not chosen a password yet"));
	for (next = o->body; (next = strstr(next, "/desk/people/")) != NULL;
	    next++)
		at = next;
	snprintf(path, sizeof(path), "%.*s", (int)strcspn(at, "\""), at);
	(void)desk_send_form(&v, path, "action=role&role=author"
	    "&password=" DESK_PASSWORD);
	cr_expect(outcome_has(desk_open(&v, "/desk/people"),
	    "has no password and no link to choose one"));
}

Test(desk_session, a_later_link_is_good_in_place_of_an_earlier)
{
	struct visitor	 v;
	char		 path[128];

	desk_stranger(&v);
	snprintf(path, sizeof(path), "/desk/welcome?key=%s",
	    desk_invitation("ed"));
	(void)desk_invitation("ed");
	cr_expect_eq(desk_open(&v, path)->status, 404);
}

Test(desk_session, takes_passwords_that_are_hard_to_guess)
{
	static const struct {
		const char		*text;
		enum password_fault	 fault;
	} rows[] = {
		{ "", PASSWORD_SHORT },
		{ "blue horse", PASSWORD_GOOD },
		{ "bluehorse", PASSWORD_SHORT },
		{ "\303\244\303\266\303\274\303\237\303\251\303\250\303\240"
		  "\303\261\303\247", PASSWORD_SHORT },
		{ "password123", PASSWORD_COMMON },
		{ "!!PassWord2026", PASSWORD_COMMON },
		{ "1234567890", PASSWORD_COMMON },
		{ "0987654321", PASSWORD_COMMON },
		{ "qwertyuiop", PASSWORD_COMMON },
		{ "qwertzuiop", PASSWORD_COMMON },
		{ "aaaaaaaaaaaa", PASSWORD_COMMON },
		{ "abababababab", PASSWORD_COMMON },
		{ "Willkommen1", PASSWORD_COMMON },
		{ "31415926535", PASSWORD_COMMON },
		{ "Contrase\303\261a2026", PASSWORD_COMMON },
		{ "seven green bicycles", PASSWORD_GOOD },
		{ "Tr0ub4dor&3x", PASSWORD_GOOD }
	};
	char	 text[PASSWORD_MOST + 2];
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		cr_expect_eq(password_fault(rows[i].text), rows[i].fault,
		    "%s", rows[i].text);
	for (i = 0; i < PASSWORD_MOST; i++)
		text[i] = (char)('a' + i * i % 23);
	text[i] = '\0';
	cr_expect_eq(password_fault(text), PASSWORD_GOOD);
	strcpy(text + i, "a");
	cr_expect_eq(password_fault(text), PASSWORD_LONG);
}

Test(desk_session, says_why_a_password_is_not_good_enough)
{
	struct visitor	 v;
	struct outcome	*o;
	char		 fields[256];

	desk_stranger(&v);
	snprintf(fields, sizeof(fields), "key=%s&password=short",
	    desk_invitation("ed"));
	o = desk_send_form(&v, "/desk/welcome", fields);
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "needs at least 10 characters"));
	cr_expect_null(outcome_header(o, "Set-Cookie"));
	strcpy(strstr(fields, "short"), DESK_PASSWORD);
	EXPECT_AT(desk_send_form(&v, "/desk/welcome", fields),
	    "/desk/events/new");
}

Test(desk_session, begins_with_name_and_password)
{
	struct visitor	 first, v;
	struct outcome	*o;

	desk_visitor(&first, "ed");
	desk_stranger(&v);
	o = sign_in(&v, "ed", DESK_PASSWORD);
	EXPECT_AT(o, "/desk");
	cr_assert(desk_keep(&v, o));
	cr_expect_str_neq(v.cookie, first.cookie);
	cr_expect_eq(desk_open(&v, "/desk")->status, 200);
	EXPECT_AT(desk_open(&v, "/desk/sign-in"), "/desk");
}

Test(desk_session, begins_with_a_name_in_any_letter_case_or_an_address)
{
	struct visitor	 v;

	desk_visitor(&v, "ed");
	account_set_mail(harness.db, 2, "Ed@town.example");
	desk_stranger(&v);
	EXPECT_AT(sign_in(&v, "ED", DESK_PASSWORD), "/desk");
	EXPECT_AT(sign_in(&v, "ed%40TOWN.example", DESK_PASSWORD), "/desk");
}

Test(desk_session, does_not_begin_with_anything_else)
{
	static const char *const	 pairs[][2] = {
		{ "ed", "wrong password" }, { "ed", "" }, { "", "" },
		{ "nobody", DESK_PASSWORD }, { "au", "" }, { "au", "x" }
	};
	struct visitor	 v;
	struct outcome	*o;
	size_t		 i;

	desk_visitor(&v, "ed");
	desk_stranger(&v);
	for (i = 0; i < COUNT(pairs); i++) {
		o = sign_in(&v, pairs[i][0], pairs[i][1]);
		cr_expect_eq(o->status, 422, "%s", pairs[i][0]);
		cr_expect_null(outcome_header(o, "Set-Cookie"));
		cr_expect(outcome_has(o, "The name or the password is wrong"));
	}
	o = sign_in(&v, "ed", password_of("ed"));
	cr_expect_eq(o->status, 422, "that of a program");
}

Test(desk_session, counts_wrong_passwords_as_those_of_programs)
{
	struct visitor	 v;
	struct outcome	*o;
	int		 i;

	desk_visitor(&v, "ed");
	logins_start();
	harness.site.login_rate = 3;
	desk_stranger(&v);
	for (i = 0; i < 3; i++)
		cr_expect_eq(sign_in(&v, "ed", "wrong")->status, 422);
	o = sign_in(&v, "ed", DESK_PASSWORD);
	cr_expect_eq(o->status, 429);
	cr_expect_not_null(outcome_header(o, "Retry-After"));
	cr_expect_null(outcome_header(o, "Set-Cookie"));
}

Test(desk_session, leads_back_within_the_desk_alone)
{
	static const char *const	 elsewhere[] = {
		"https://evil.example/desk/", "//evil.example/", "/event/x/",
		"/desk//evil.example:80/@", "/desk/\\evil", "/desk/../x",
		"/desk/%252e%252e/x", "/desk/events/7/../../../x",
		"/desk/..", "//desk/events", "/desk//events",
		"/desk/\\events", "/desk/%2565vents", "/desk/events/7%250A",
		"/desk/events%0D%0AX: y", "/desk/nothing", "/desk/sign-in",
		"/submit", "/desk/events?show=mine"
	};
	struct visitor	 v;
	char		 fields[256];
	size_t		 i;

	desk_visitor(&v, "ed");
	desk_stranger(&v);
	EXPECT_AT(desk_open(&v, "/desk/events/7"),
	    "/desk/sign-in?to=%2Fdesk%2Fevents%2F7");
	EXPECT_AT(desk_send_form(&v, "/desk/sign-in", "login=ed&password="
	    DESK_PASSWORD "&to=%2Fdesk%2Fevents%2F7"), "/desk/events/7");
	EXPECT_AT(desk_send_form(&v, "/desk/sign-in", "login=ed&password="
	    DESK_PASSWORD "&to=/DESK/Venues/007/"), "/desk/venues/7");
	for (i = 0; i < COUNT(elsewhere); i++) {
		snprintf(fields, sizeof(fields), "login=ed&password="
		    DESK_PASSWORD "&to=%s", elsewhere[i]);
		EXPECT_AT(desk_send_form(&v, "/desk/sign-in", fields),
		    "/desk");
	}
}

/* A cookie set by an attacker does not become a session. */
Test(desk_session, is_never_one_that_was_known_before)
{
	struct visitor	 v, planted;
	struct outcome	*o;

	desk_visitor(&v, "ed");
	desk_stranger(&planted);
	strcpy(planted.cookie, "Cookie: almanac="
	    "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.1");
	o = sign_in(&planted, "ed", DESK_PASSWORD);
	EXPECT_AT(o, "/desk");
	cr_expect_null(strstr(outcome_header(o, "Set-Cookie"), "AAAAAAAA"));
	EXPECT_AT(desk_open(&planted, "/desk/account"),
	    "/desk/sign-in?to=%2Fdesk%2Faccount");

	/* The previous session ends, too. */
	o = sign_in(&v, "ed", DESK_PASSWORD);
	EXPECT_AT(o, "/desk");
	EXPECT_AT(desk_open(&v, "/desk/account"),
	    "/desk/sign-in?to=%2Fdesk%2Faccount");
}

Test(desk_session, is_over_after_signing_out)
{
	struct visitor	 v;
	struct outcome	*o;

	desk_visitor(&v, "ed");
	o = desk_send_form(&v, "/desk/sign-out", "");
	EXPECT_AT(o, "/desk/sign-in");
	cr_expect_not_null(strstr(outcome_header(o, "Set-Cookie"),
	    "almanac=; Path=/; Max-Age=0"));
	EXPECT_AT(desk_open(&v, "/desk/events"),
	    "/desk/sign-in?to=%2Fdesk%2Fevents");
	EXPECT_AT(desk_send_form(&v, "/desk/events/new", "title=x"),
	    "/desk/sign-in");
}

Test(desk_session, lasts_14_days_without_use_and_90_in_all)
{
	struct visitor	 v, idle;
	struct outcome	*o;
	int		 day;

	desk_visitor(&idle, "au");
	desk_visitor(&v, "ed");
	cr_expect_null(outcome_header(desk_open(&v, "/desk/events"),
	    "Set-Cookie"));
	for (day = 10; day < 90; day += 10) {
		harness.now = NOW + day * DAY;
		o = desk_open(&v, "/desk/events");
		cr_expect_eq(o->status, 200, "after %d days", day);
		cr_expect(desk_keep(&v, o), "after %d days", day);
		if (day == 10)
			cr_expect_eq(desk_open(&idle, "/desk/account")->status,
			    200);
		if (day == 20)
			cr_expect_eq(desk_open(&idle, "/desk/account")->status,
			    200);
	}
	harness.now = NOW + 90 * DAY;
	cr_expect_eq(desk_open(&v, "/desk/events")->status, 303);
	cr_expect_eq(desk_open(&idle, "/desk/account")->status, 303);
}

Test(desk_session, is_over_without_a_request_for_14_days)
{
	struct visitor	 v;

	desk_visitor(&v, "ed");
	harness.now = NOW + 14 * DAY - 1;
	cr_expect_eq(desk_open(&v, "/desk/events")->status, 200);
	harness.now = NOW + 28 * DAY - 1;
	cr_expect_eq(desk_open(&v, "/desk/events")->status, 303);
}

Test(desk_session, has_a_cookie_for_https_alone_where_there_is_https)
{
	struct visitor	 v;
	struct outcome	*o;
	const char	*cookie;

	desk_visitor(&v, "ed");
	harness.site.base_url = "https://cal.example";
	desk_stranger(&v);
	o = sign_in(&v, "ed", DESK_PASSWORD);
	cookie = outcome_header(o, "Set-Cookie");
	cr_expect_eq(strncmp(cookie, "__Host-almanac=", 15), 0);
	cr_expect_str_eq(strchr(cookie, ';'), "; Path=/; Max-Age=1209600;"
	    " HttpOnly; SameSite=Lax; Secure");
	cr_assert(desk_keep(&v, o));
	cr_expect_eq(desk_open(&v, "/desk/events")->status, 200);

	/* A sibling host can only set a cookie with another name. */
	memmove(v.cookie + 8, v.cookie + 15, strlen(v.cookie + 15) + 1);
	cr_expect_eq(desk_open(&v, "/desk/events")->status, 303);
}

/* Checks the second cookie of an answer. */
static void
expect_marker(const struct outcome *o, const char *field)
{
	const char	*first = strstr(o->head, "\r\nSet-Cookie: "), *second;

	cr_assert_not_null(first);
	second = strstr(first + 2, "\r\nSet-Cookie: ");
	cr_assert_not_null(second);
	cr_expect_eq(strncmp(second + 2, field, strlen(field)), 0, "%s",
	    second);
}

Test(desk_session, has_a_cookie_for_scripts_without_a_secret)
{
	struct visitor	 v;
	struct outcome	*o;

	desk_visitor(&v, "ed");
	desk_stranger(&v);
	o = sign_in(&v, "ed", DESK_PASSWORD);
	expect_marker(o, "Set-Cookie: almanac-signed-in=1; Path=/; "
	    "Max-Age=1209600; SameSite=Lax\r\n");
	cr_assert(desk_keep(&v, o));
	harness.now += 2 * DAY;
	o = desk_open(&v, "/desk/account");
	expect_marker(o, "Set-Cookie: almanac-signed-in=1; Path=/; "
	    "Max-Age=1209600; SameSite=Lax\r\n");
	strcpy(v.token, desk_hidden(o, "token"));
	harness.site.base_url = "https://cal.example";
	memmove(v.cookie + 15, v.cookie + 8, strlen(v.cookie + 8) + 1);
	memcpy(v.cookie + 8, "__Host-", 7);
	expect_marker(desk_send_form(&v, "/desk/sign-out", ""), "Set-Cookie: "
	    "almanac-signed-in=; Path=/; Max-Age=0; SameSite=Lax; Secure\r\n");
	strcpy(v.cookie, "Cookie: almanac-signed-in=1");
	cr_expect_eq(desk_open(&v, "/desk/account")->status, 303);
}

static struct outcome *
forge(const struct visitor *v, const char *line, const char *token)
{
	char	 body[256];

	snprintf(body, sizeof(body), "token=%s&name=forged&action=program"
	    "&password=" DESK_PASSWORD,
	    token);
	return (ask_with("POST", "/desk/account", body, v->cookie,
	    "Content-Type: application/x-www-form-urlencoded", line, NULL));
}

Test(desk_session, writes_only_by_its_forms)
{
	static const char *const	 lines[] = {
		"Sec-Fetch-Site: cross-site",
		"Sec-Fetch-Site: same-site",	/* a sibling host */
		"Sec-Fetch-Site: other",
		"Origin: http://evil.example",
		"Origin: http://cal.example:8080",
		"Origin: http://sibling.cal.example",
		"Origin: null",
		"X-None: 1"
	};
	struct visitor	 v, other;
	size_t		 i;

	desk_visitor(&v, "ed");
	desk_visitor(&other, "au");
	for (i = 0; i < COUNT(lines); i++)
		cr_expect_eq(forge(&v, lines[i], v.token)->status, 403, "%s",
		    lines[i]);
	cr_expect_eq(forge(&v, "Sec-Fetch-Site: same-origin", "")->status,
	    403);
	cr_expect_eq(forge(&v, "Sec-Fetch-Site: same-origin",
	    other.token)->status, 403);
	cr_expect_eq(forge(&v, "Sec-Fetch-Site: none", v.token)->status, 200);
	cr_expect_eq(forge(&v, "Origin: " SITE, v.token)->status, 200);
	cr_expect_eq(ask_with("POST", "/desk/sign-in", "login=ed&password="
	    DESK_PASSWORD, "Content-Type: application/x-www-form-urlencoded",
	    "Sec-Fetch-Site: cross-site", NULL)->status, 403);
}

Test(desk_session, is_nothing_to_the_interface)
{
	struct visitor	 v;

	desk_visitor(&v, "admin");
	harness.prefix = "/calendar/events/v1";
	cr_expect_eq(ask_with("POST", "/tags", "name=x", v.cookie,
	    "Content-Type: application/x-www-form-urlencoded",
	    "Sec-Fetch-Site: same-origin", NULL)->status, 401);
	cr_expect_eq(ask_with("GET", "/events?status=draft", NULL, v.cookie,
	    NULL)->status, 400);
}

Test(desk_session, is_in_pages_that_cannot_be_cached_or_framed)
{
	struct visitor	 v;
	struct outcome	*o;
	const char	*policy;

	desk_visitor(&v, "ed");
	o = desk_open(&v, "/desk/events");
	cr_expect_str_eq(outcome_header(o, "Cache-Control"), "no-cache,"
	    " must-revalidate, max-age=0, no-store, private");
	policy = outcome_header(o, "Content-Security-Policy");
	cr_expect_not_null(strstr(policy, "frame-ancestors 'none'"));
	cr_expect_null(strstr(policy, "unsafe"));
	cr_expect_null(outcome_header(o, "Access-Control-Allow-Origin"));
}

Test(desk_session, ends_with_a_lower_role)
{
	struct visitor	 admin, v;
	struct outcome	*o;

	desk_visitor(&admin, "admin");
	desk_visitor(&v, "ed");
	o = desk_send_form(&admin, "/desk/people/2",
	    "action=role&role=contributor&password=" DESK_PASSWORD);
	EXPECT_AT(o, "/desk/people?done=saved");
	EXPECT_AT(desk_send_form(&v, "/desk/events/new", "title=x"),
	    "/desk/sign-in");
	o = sign_in(&v, "ed", DESK_PASSWORD);
	cr_assert(desk_keep(&v, o));
	o = desk_open(&v, "/desk/events/new");
	cr_expect(outcome_has(o, "value=\"submit\""));
	cr_expect_not(outcome_has(o, "value=\"publish\""));
}

Test(desk_session, ends_with_a_new_password_but_where_it_was_chosen)
{
	struct visitor	 here, there;
	struct outcome	*o;

	desk_visitor(&there, "ed");
	desk_stranger(&here);
	o = sign_in(&here, "ed", DESK_PASSWORD);
	cr_assert(desk_keep(&here, o));
	strcpy(here.token, desk_hidden(desk_open(&here, "/desk/account"),
	    "token"));
	o = desk_send_form(&here, "/desk/account", "action=password&password="
	    "wrong+password&new=nine+yellow+boats");
	cr_expect_eq(o->status, 422);
	o = desk_send_form(&here, "/desk/account", "action=password&password="
	    DESK_PASSWORD "&new=nine+yellow+boats");
	EXPECT_AT(o, "/desk/account?done=saved");
	cr_assert(desk_keep(&here, o));
	cr_expect(outcome_has(desk_open(&here, "/desk/account?done=saved"),
	    "<p class=\"note done\" role=\"status\">Saved.</p>"));
	cr_expect_eq(desk_open(&there, "/desk/account")->status, 303);
	desk_stranger(&there);
	cr_expect_eq(sign_in(&there, "ed", DESK_PASSWORD)->status, 422);
	EXPECT_AT(sign_in(&there, "ed", "nine yellow boats"), "/desk");
}

Test(desk_session, is_listed_and_ended_by_its_owner)
{
	struct visitor	 here, there, other;
	struct outcome	*o;
	char		 fields[64], name[17];

	desk_visitor(&there, "ed");
	desk_visitor(&other, "au");
	desk_stranger(&here);
	o = sign_in(&here, "ed", DESK_PASSWORD);
	cr_assert(desk_keep(&here, o));
	o = desk_open(&here, "/desk/account");
	strcpy(here.token, desk_hidden(o, "token"));
	there.cookie[strcspn(there.cookie, ".")] = '\0';
	session_name(strchr(there.cookie, '=') + 1, name);
	cr_expect(outcome_has(o, name));
	strcat(there.cookie, ".9999999999");
	snprintf(fields, sizeof(fields), "action=end&name=%s", name);
	EXPECT_AT(desk_send_form(&other, "/desk/account", fields),
	    "/desk/account?done=ended");
	cr_expect_eq(desk_open(&there, "/desk/account")->status, 200);
	EXPECT_AT(desk_send_form(&here, "/desk/account", fields),
	    "/desk/account?done=ended");
	cr_expect_eq(desk_open(&there, "/desk/account")->status, 303);
	cr_expect_eq(desk_open(&here, "/desk/account")->status, 200);
}

#define AGENT(text)	"<span class=\"title\" dir=\"auto\">" text "</span>"
#define WINDOWS		"User-Agent: Mozilla/5.0 (Windows NT 10.0; Win64;" \
			" x64; rv:143.0) Gecko/20100101 Firefox/143.0"

static struct outcome *
sign_in_from(const char *agent)
{
	return (ask_with("POST", "/desk/sign-in", "login=ed&password="
	    DESK_PASSWORD, "Content-Type: application/x-www-form-urlencoded",
	    "Sec-Fetch-Site: same-origin", "Accept: text/html", agent, NULL));
}

Test(desk_session, is_named_by_a_table_and_a_day)
{
	struct visitor	 v;
	struct outcome	*o;
	const char	*first, *second;

	desk_visitor(&v, "ed");
	cr_assert_eq(sign_in_from(WINDOWS)->status, 303);
	o = desk_open(&v, "/desk/account");
	cr_expect(outcome_has(o, AGENT("Firefox on Windows")
	    "\n<p class=\"soft\">last used today</p>"), "%s", o->body);
	cr_expect(outcome_has(o,
	    "aria-label=\"Sign out there: Firefox on Windows\""));
	cr_expect(outcome_has(o, AGENT("Unknown browser")
	    " <span class=\"badge\">here</span>"));

	harness.now = NOW + DAY;
	cr_assert_eq(sign_in_from("User-Agent: Prize <b>! call 555 (Linux)")
	    ->status, 303);
	o = desk_open(&v, "/desk/account");
	cr_expect_not(outcome_has(o, "Prize"));
	first = strstr(o->body, AGENT("Unknown browser on Linux")
	    "\n<p class=\"soft\">last used today</p>");
	second = strstr(o->body, AGENT("Firefox on Windows")
	    "\n<p class=\"soft\">last used yesterday</p>");
	cr_expect(first != NULL && second != NULL && first < second, "%s",
	    o->body);
}

Test(desk_session, ends_all_others_at_once)
{
	static const char	 button[] = "<button name=\"action\""
	    " value=\"others\">Sign out everywhere else</button>";
	struct visitor		 here, there, other;

	desk_visitor(&here, "ed");
	desk_visitor(&other, "au");
	cr_expect_not(outcome_has(desk_open(&here, "/desk/account"), button));
	desk_stranger(&there);
	cr_assert(desk_keep(&there, sign_in(&there, "ed", DESK_PASSWORD)));
	cr_expect(outcome_has(desk_open(&here, "/desk/account"), button));
	EXPECT_AT(desk_send_form(&here, "/desk/account", "action=others"),
	    "/desk/account?done=ended");
	cr_expect_eq(desk_open(&there, "/desk/account")->status, 303);
	cr_expect_eq(desk_open(&here, "/desk/account")->status, 200);
	cr_expect_eq(desk_open(&other, "/desk/account")->status, 200);
}

/* The token of the form is in the body, which is not read. */
Test(desk_session, does_not_matter_for_a_body_that_is_too_large)
{
	struct visitor	 v;
	struct outcome	*o;
	char		*fields = malloc(SERVICE_BODY_BYTES + 2);

	desk_visitor(&v, "ed");
	memset(fields, 'x', SERVICE_BODY_BYTES + 1);
	fields[SERVICE_BODY_BYTES + 1] = '\0';
	o = ask_with("POST", "/desk/tags/new", fields, v.cookie,
	    "Content-Type: application/x-www-form-urlencoded",
	    "Sec-Fetch-Site: same-origin", "Accept: text/html", NULL);
	cr_expect_eq(o->status, 413);
	cr_expect_str_eq(page_inner(o, "<h1>", "</h1>"), "Too large");
	free(fields);
}

Test(desk_session, is_possible_only_where_there_is_a_desk)
{
	struct visitor	 v;

	desk_visitor(&v, "ed");
	harness.site.desk = false;
	cr_expect_eq(desk_open(&v, "/desk/events")->status, 404);
	cr_expect_eq(desk_open(&v, "/desk/sign-in")->status, 404);
	cr_expect_eq(sign_in(&v, "ed", DESK_PASSWORD)->status, 404);
}

Test(desk_session, administrators_give_programs_passwords_of_others)
{
	struct visitor	 v;
	struct outcome	*o;
	char		 bearer[128];

	desk_visitor(&v, "admin");
	o = desk_send_form(&v, "/desk/people/2", "action=program&name=Signage"
	    "&password=" DESK_PASSWORD);
	cr_expect_eq(o->status, 200);
	snprintf(bearer, sizeof(bearer), "Authorization: Bearer %s",
	    page_inner(o, "<code>", "</code>"));
	harness.prefix = "/calendar/events/v1";
	cr_expect_eq(ask_with("GET", "/events?status=draft", NULL, bearer,
	    NULL)->status, 200);
	cr_expect(outcome_has(desk_open(&v, "/desk/people/2"), "Signage"));
	cr_expect_not(outcome_has(desk_open(&v, "/desk/people/3"),
	    "Signage"));
	o = desk_send_form(&v, "/desk/people/2",
	    "action=revoke&name=Signage&password=" DESK_PASSWORD);
	cr_expect_eq(o->status, 200);
	cr_expect_not(outcome_has(o, "Signage"));
	harness.prefix = "/calendar/events/v1";
	cr_expect_eq(ask_with("GET", "/events?status=draft", NULL, bearer,
	    NULL)->status, 401);
}

Test(desk_session, programs_get_separate_passwords)
{
	struct visitor	 v;
	struct outcome	*o;
	char		 bearer[128];
	const char	*made;

	desk_visitor(&v, "ed");
	o = desk_send_form(&v, "/desk/account", "action=program&name=My+phone"
	    "&password=" DESK_PASSWORD);
	cr_expect_eq(o->status, 200);
	made = page_inner(o, "<code>", "</code>");
	snprintf(bearer, sizeof(bearer), "Authorization: Bearer %s", made);
	harness.prefix = "/calendar/events/v1";
	cr_expect_eq(ask_with("GET", "/events?status=draft", NULL, bearer,
	    NULL)->status, 200);
	o = desk_send_form(&v, "/desk/account", "action=revoke&name=My+phone");
	EXPECT_AT(o, "/desk/account?done=deleted");
	cr_expect_not(outcome_has(desk_open(&v, "/desk/account"),
	    "My phone"));
	harness.prefix = "/calendar/events/v1";
	cr_expect_eq(ask_with("GET", "/events?status=draft", NULL, bearer,
	    NULL)->status, 401);
}

static void
make_programs(struct visitor *v, const char *path)
{
	struct outcome	*o;
	int		 made = 0;

	while ((o = desk_send_form(v, path, "action=program&name=P"
	    "&password=" DESK_PASSWORD))->status ==
	    200 && made <= SERVICE_USER_PASSWORDS_ITEMS)
		made++;
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "There are already 50 passwords"));
	cr_expect_geq(made, SERVICE_USER_PASSWORDS_ITEMS - 1);
	cr_expect_leq(made, SERVICE_USER_PASSWORDS_ITEMS);
}

Test(desk_session, asks_before_it_removes_a_person)
{
	struct visitor	 v;
	struct outcome	*o;

	desk_visitor(&v, "admin");
	o = desk_send_form(&v, "/desk/people/2",
	    "action=remove&password=" DESK_PASSWORD);
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "ed can no longer sign in, nor can programs"
	    " with passwords of this person."));
	cr_expect_eq(desk_open(&v, "/desk/people/2")->status, 200);
	o = desk_send_sure(&v, "/desk/people/2",
	    "action=remove&password=" DESK_PASSWORD);
	EXPECT_AT(o, "/desk/people?done=removed");
	cr_expect_eq(desk_open(&v, "/desk/people/2")->status, 404);
}

Test(desk_session, programs_of_a_user_have_a_limit)
{
	struct visitor	 v;

	desk_visitor(&v, "ed");
	make_programs(&v, "/desk/account");
	desk_visitor(&v, "admin");
	make_programs(&v, "/desk/people/3");
}
