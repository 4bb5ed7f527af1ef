#include <criterion/criterion.h>

#include "http/logins.h"

#include "given.h"

#define PATCH(user, path, body)	ask_json((user), "PATCH", (path), (body))

/* Contract section 8.4. */
Test(event_password, passwords)
{
	struct outcome	*a;

	given_talk("au", "\"description\":\"secret\"");
	a = PATCH("au", "/events/1", "{\"password\":\"s3cret\"}");
	EXPECT_MEMBER(a, "description", "secret");
	EXPECT_MEMBER(a, "password", NULL);

	EXPECT(ask("GET", "/events/1"), 403,
	    "{\"code\":\"event-password-protected\",\"message\":"
	    "\"The requested event is not accessible without a password\","
	    "\"data\":{\"status\":403}}");
	EXPECT_CODE(ask("GET", "/events/by-slug/talk"), 403,
	    "event-password-protected");
	EXPECT_CODE(ask("GET", "/events/1?password=x"), 403,
	    "event-password-protected");
	EXPECT_CODE(ask("GET", "/events/1?password="), 400,
	    "rest_invalid_param");
	EXPECT_CODE(ask_as("co", "GET", "/events/1"), 403,
	    "event-password-protected");

	a = ask("GET", "/events/1?password=s3cret");
	EXPECT_MEMBER(a, "description", "secret");
	EXPECT_MEMBER(a, "json_ld", NULL);
	EXPECT_CODE(ask("GET", "/events/by-slug/talk?password=s3cret"), 200,
	    "");
	EXPECT_CODE(ask_as("au", "GET", "/events/1"), 200, "");
	EXPECT_CODE(ask_as("ed", "GET", "/events/1"), 200, "");

	EXPECT_CODE(PATCH("ed", "/events/by-slug/talk",
	    "{\"password\":null}"), 200, "");
	EXPECT_CODE(ask("GET", "/events/1"), 403, "event-password-protected");
	EXPECT_CODE(PATCH("ed", "/events/1", "{\"title\":\"T\"}"), 200, "");
	EXPECT_CODE(ask("GET", "/events/1"), 403, "event-password-protected");
	EXPECT_CODE(PATCH("ed", "/events/1", "{\"password\":null}"), 200, "");
	EXPECT_CODE(ask("GET", "/events/1"), 200, "");
}

Test(event_password, that_is_wrong_too_often_is_not_looked_at)
{
	int	 i;

	given_talk("au", "");
	given_talk("au", "");
	PATCH("au", "/events/1", "{\"password\":\"s3cret\"}");
	logins_start();
	harness.site.login_rate = 3;
	for (i = 0; i < 9; i++)
		EXPECT_CODE(ask("GET", "/events/1"), 403,
		    "event-password-protected");
	for (i = 0; i < 3; i++)
		EXPECT_CODE(ask("GET", "/events/1?password=x"), 403,
		    "event-password-protected");
	EXPECT_CODE(ask("GET", "/events/1?password=s3cret"), 429,
	    "rest_too_many_requests");
	EXPECT_CODE(ask("GET", "/events/2?password=x"), 200, "");
	harness.peer = "192.0.2.1";
	EXPECT_CODE(ask("GET", "/events/1?password=s3cret"), 200, "");
}
