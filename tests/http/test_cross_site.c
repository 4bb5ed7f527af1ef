/*
 * Requests that a form or script of another site can make a browser send, with
 * the browser's stored Basic credentials for this service.
 */
#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/given.h"
#include "tests/support/harness.h"


#define EVIL		"Origin: https://evil.example"
#define OWN		"Origin: " SITE
#define CROSS		"Sec-Fetch-Site: cross-site"
#define SAME_SITE	"Sec-Fetch-Site: same-site"
#define SAME		"Sec-Fetch-Site: same-origin"
#define PERSON		"Sec-Fetch-Site: none"
#define FORM		"Content-Type: application/x-www-form-urlencoded"
#define PARTS		"Content-Type: multipart/form-data; boundary=x"
#define PLAIN		"Content-Type: text/plain;charset=UTF-8"
#define JSON		"Content-Type: application/json"
#define NONE		"X: y"
#define TAG		"/tags?name=a"

#define FORBIDDEN							\
	"{\"code\":\"rest_forbidden\",\"message\":"			\
	"\"Sorry, you are not allowed to do that.\","			\
	"\"data\":{\"status\":403}}"

struct row {
	const char	*method, *target, *type, *site, *origin;
	int		 status;
};

static void
expect_all(const char *credentials, const struct row *rows, size_t count)
{
	struct outcome	*a;
	size_t		 i;

	for (i = 0; i < count; i++) {
		a = ask_with(rows[i].method, rows[i].target, NULL,
		    rows[i].type, rows[i].site, rows[i].origin, credentials,
		    NULL);
		cr_expect_eq(a->status, rows[i].status, "row %zu: %d %s", i,
		    a->status, a->body);
		if (rows[i].status == 403)
			EXPECT(a, 403, FORBIDDEN);
	}
}

Test(cross_site, forms_are_rejected)
{
	static const struct row	 rows[] = {
		{ "POST", TAG "1", FORM, CROSS, EVIL, 403 },
		{ "POST", TAG "2", FORM, SAME_SITE, EVIL, 403 },
		{ "POST", TAG "3", PARTS, CROSS, NONE, 403 },
		{ "POST", TAG "4", PLAIN, CROSS, NONE, 403 },
		{ "POST", TAG "5", NONE, CROSS, NONE, 403 },
		{ "POST", TAG "6", "Content-Type:", CROSS, NONE, 403 },
		{ "POST", TAG "7", "Content-Type: TEXT/Plain", CROSS, NONE,
		    403 },
		{ "POST", TAG "8", FORM, NONE, EVIL, 403 },
		{ "POST", TAG "9", NONE, NONE, EVIL, 403 },
		{ "POST", TAG "a", FORM, NONE, "Origin: null", 403 },
		{ "POST", TAG "b", FORM, NONE, "Origin:", 403 },
		{ "POST", TAG "c", FORM, NONE, "Origin: https://cal.example",
		    403 },
		{ "POST", TAG "d", FORM, NONE,
		    "Origin: http://cal.example:81", 403 },
		{ "POST", TAG "e", FORM, CROSS, OWN, 403 },
		{ "POST", TAG "f", FORM, "Sec-Fetch-Site: new", EVIL, 403 },
		{ "POST", "/nowhere", FORM, CROSS, EVIL, 403 },
		{ "POST", "/doc", FORM, CROSS, EVIL, 403 },
	};

	expect_all(as("ed"), rows, COUNT(rows));
	EXPECT_MEMBER(ask("GET", "/tags?hide_empty=false"), "total", "0");
}

Test(cross_site, other_requests_are_not)
{
	static const struct row	 rows[] = {
		{ "POST", TAG "1", FORM, NONE, NONE, 201 },
		{ "POST", TAG "2", FORM, SAME, OWN, 201 },
		{ "POST", TAG "3", FORM, SAME, EVIL, 201 },
		{ "POST", TAG "4", FORM, PERSON, NONE, 201 },
		{ "POST", TAG "5", FORM, NONE, OWN, 201 },
		{ "POST", TAG "6", FORM, NONE, "Origin: http://CAL.example",
		    201 },
		{ "POST", TAG "7", JSON, CROSS, EVIL, 201 },
		{ "POST", TAG "8", "Content-Type: application/ld+json",
		    CROSS, EVIL, 201 },
		{ "POST", TAG "9", "Content-Type: text/html", CROSS, EVIL,
		    201 },
		{ "PUT", "/tags/1?name=b", FORM, CROSS, EVIL, 200 },
		{ "PATCH", "/tags/1?name=c", PLAIN, CROSS, EVIL, 200 },
		{ "DELETE", "/tags/1", FORM, CROSS, EVIL, 200 },
		{ "GET", "/tags", FORM, CROSS, EVIL, 200 },
		{ "HEAD", "/tags", NONE, CROSS, EVIL, 200 },
		{ "OPTIONS", "/tags", NONE, CROSS, EVIL, 200 },
	};

	expect_all(as("ed"), rows, COUNT(rows));
}

/* A form is posted, even if it overrides the method. */
Test(cross_site, overrides_do_not_help)
{
	static const char *const	 overrides[] = {
		"X-HTTP-Method-Override: DELETE", NONE
	};
	static const char *const	 targets[] = {
		"/tags/1", "/tags/1?_method=DELETE", "/tags/1?_method=PUT",
		"/tags/1?_method=GET"
	};
	size_t				 i, n;

	cr_assert_eq(ask_with("POST", TAG, NULL, as("ed"), NULL)->status, 201);
	for (i = 0; i < COUNT(overrides); i++)
		for (n = 0; n < COUNT(targets); n++) {
			EXPECT(ask_with("POST", targets[n], "_method=DELETE",
			    overrides[i], FORM, CROSS, EVIL, as("ed"), NULL),
			    403, FORBIDDEN);
			EXPECT(ask_with("POST", targets[n], NULL,
			    overrides[i], EVIL, as("ed"), NULL), 403,
			    FORBIDDEN);
		}
	EXPECT_CODE(ask("GET", "/tags/1"), 200, "");
}

Test(cross_site, only_basic_credentials_are_kept_by_browsers)
{
	static const struct row	 rows[] = {
		{ "POST", TAG, FORM, CROSS, EVIL, 201 }
	};
	static const struct row	 unknown[] = {
		{ "POST", TAG, FORM, CROSS, EVIL, 401 }
	};

	expect_all(target("Authorization: Bearer %s", password_of("ed")),
	    rows, 1);
	expect_all("Authorization: Basic ZWQ6d3Jvbmc=", unknown, 1);
	expect_all("Authorization: Basic !", unknown, 1);
	expect_all(NONE, unknown, 1);
}

Test(cross_site, origins_may_be_listed_by_name)
{
	static const char	*any[] = { "*" };
	static const char	*some[] = { "*", "https://evil.example",
	    "null" };
	static const struct row	 unlisted[] = {
		{ "POST", TAG, FORM, CROSS, EVIL, 403 },
		{ "POST", TAG, FORM, NONE, EVIL, 403 },
	};
	static const struct row	 listed[] = {
		{ "POST", TAG "1", FORM, CROSS, EVIL, 201 },
		{ "POST", TAG "2", FORM, NONE, EVIL, 201 },
		{ "POST", TAG "3", FORM, CROSS, NONE, 403 },
		{ "POST", TAG "4", FORM, CROSS, "Origin: https://a.example",
		    403 },
		{ "POST", TAG "5", FORM, CROSS, "Origin: null", 403 },
	};

	harness_start();
	harness.site.cors_origins = (struct texts){ 1, any };
	expect_all(as("ed"), unlisted, COUNT(unlisted));
	harness.site.cors_origins = (struct texts){ 3, some };
	expect_all(as("ed"), listed, COUNT(listed));
}

static void
expect_credentials(const char *origin, const char *target,
    const char *allowed, const char *credentials)
{
	struct outcome	*o = ask_with("GET", target, NULL, origin, NULL);
	const char	*sent;

	cr_expect_str_eq(outcome_header(o, "Access-Control-Allow-Origin"),
	    allowed, "%s", origin);
	sent = outcome_header(o, "Access-Control-Allow-Credentials");
	if (credentials == NULL)
		cr_expect_null(sent, "%s", origin);
	else
		cr_expect_str_eq(sent, credentials, "%s", origin);
}

Test(cross_site, named_origins_may_send_credentials)
{
	static const char	*some[] = { "*", "https://a.example", "null" };

	harness_start();
	expect_credentials(EVIL, "/events", "*", NULL);
	harness.site.cors_origins = (struct texts){ 3, some };
	expect_credentials("Origin: https://a.example", "/events",
	    "https://a.example", "true");
	expect_credentials("Origin: https://A.example", "/nope",
	    "https://A.example", "true");
	expect_credentials(EVIL, "/events", "*", NULL);
	expect_credentials("Origin: null", "/events", "*", NULL);
	expect_credentials("Origin: *", "/events", "*", NULL);
	harness.prefix = "";
	expect_credentials("Origin: https://a.example", "/",
	    "https://a.example", "true");
	expect_credentials("Origin: https://a.example", "/desk/sign-in",
	    "https://a.example", NULL);
}

/* The service's own origin is that of its links. */
Test(cross_site, own_origin_is_where_the_service_is)
{
	static const char	*proxies[] = { "10.0.0.1" };
	static const struct row	 mounted[] = {
		{ "POST", TAG, FORM, NONE, OWN, 201 },
		{ "POST", "/nowhere", FORM, NONE, OWN, 404 },
		{ "POST", TAG "1", FORM, NONE, EVIL, 403 },
	};
	static const struct row	 forwarded[] = {
		{ "POST", TAG "2", FORM, "X-Forwarded-Host: evil.example\r\n"
		    "X-Forwarded-Proto: https", EVIL, 201 },
		{ "POST", TAG "3", FORM, "X-Forwarded-Host: evil.example",
		    OWN, 403 },
	};
	static const struct row	 based[] = {
		{ "POST", TAG "4", FORM, NONE, "Origin: https://a.example",
		    201 },
		{ "POST", TAG "5", FORM, NONE, OWN, 403 },
	};
	const char		*plain;

	harness_start();
	plain = harness.prefix;
	harness.prefix = "/de/calendar/events/v1";
	expect_all(as("ed"), mounted, COUNT(mounted));
	harness.prefix = plain;
	harness.site.trusted_proxies = (struct texts){ 1, proxies };
	harness.peer = "10.0.0.2";
	cr_expect_eq(ask_with("POST", TAG "2", NULL, FORM, EVIL,
	    "X-Forwarded-Host: evil.example", as("ed"), NULL)->status, 403);
	harness.peer = "10.0.0.1";
	expect_all(as("ed"), forwarded, COUNT(forwarded));
	harness.site.base_url = "https://a.example/calendar";
	expect_all(as("ed"), based, COUNT(based));
}
