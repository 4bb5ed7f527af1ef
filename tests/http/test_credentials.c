#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>
#include <openssl/evp.h>

#include "base/arena.h"
#include "http/credentials.h"
#include "store/users.h"

#include "base/array.h"
#include "tests/support/harness.h"

Test(credentials, are_read_from_the_header)
{
	static const struct {
		const char	*header, *login, *password;
	} rows[] = {
		{ "Basic YWRtaW46c2VjcmV0", "admin", "secret" },
		{ "bAsIc   YWRtaW46c2VjcmV0", "admin", "secret" },
		{ "Basic YWRtaW46YTpi", "admin", "a:b" },
		{ "Basic OnNlY3JldA==", "", "secret" },
		{ "Basic YWRtaW46", "admin", "" },
		{ "Basic SsO8cmdlbjrwn5iA", "J\303\274rgen",
		    "\360\237\230\200" },
		{ "Bearer abcd EFGH", NULL, "abcd EFGH" },
		{ "BEARER x", NULL, "x" }
	};
	struct arena		*arena;
	struct credentials_sent	 sent;
	size_t			 i;

	arena = arena_new();
	for (i = 0; i < COUNT(rows); i++) {
		cr_assert(credentials_read(arena, rows[i].header, &sent),
		    "%s", rows[i].header);
		cr_expect_str_eq(sent.password, rows[i].password);
		if (rows[i].login == NULL)
			cr_expect_null(sent.login);
		else
			cr_expect_str_eq(sent.login, rows[i].login);
	}
	arena_free(arena);
}

Test(credentials, that_cannot_be_parsed_are_anonymous)
{
	static const char *const	headers[] = {
		"", "Basic", "Basic ", "Bearer", "Bearer ", "Bearer \377",
		"Digest username=\"admin\"", "BasicYWRtaW46c2VjcmV0",
		"Basic YWRtaW4=",		/* without a colon */
		"Basic YWRtaW46c2VjcmV",	/* cut off */
		"Basic YWRtaW46eA",		/* without its padding */
		"Basic YWRtaW46c2VjcmV0====",
		"Basic ====",
		"Basic YWRt=W46",
		"Basic YWRtaW46 c2VjcmV0",
		"Basic YWRtaW46c2Vj-_V0",
		"Basic YWRtaW4AOng=",		/* NUL */
		"Basic YWRtaW46/w=="		/* not UTF-8 */
	};
	struct arena		*arena;
	struct credentials_sent	 sent;
	size_t			 i;

	arena = arena_new();
	for (i = 0; i < COUNT(headers); i++)
		cr_expect_not(credentials_read(arena, headers[i], &sent),
		    "%s", headers[i]);
	arena_free(arena);
}

#define REFUSED(code, message)						\
	"{\"code\":\"" code "\",\"message\":\"" message "\","		\
	"\"data\":{\"status\":401}}"
#define UNKNOWN	REFUSED("invalid_username", "Unknown username. Check "	\
	"again or try your email address.")
#define WRONG	REFUSED("incorrect_password", "The provided password "	\
	"is an invalid application password.")

Test(credentials, that_are_wrong_are_rejected_on_every_path)
{
	static const struct {
		const char	*header, *body;
	} rows[] = {
		{ "Authorization: Basic bm9ib2R5Ong=", UNKNOWN },
		{ "Authorization: Basic OnNlY3JldA==", UNKNOWN },
		{ "Authorization: Basic YWRtaW46c2VjcmV0", WRONG },
		{ "Authorization: Basic YWRtaW46", WRONG },
		{ "Authorization: Bearer abcd efgh ijkl mnop qrst uvwx",
		    WRONG }
	};
	static const char *const	paths[] = { "", "/doc", "/nope" };
	struct outcome			*o;
	size_t				 i, j;

	for (i = 0; i < COUNT(rows); i++)
		for (j = 0; j < COUNT(paths); j++) {
			o = ask_with("GET", paths[j], NULL, rows[i].header,
			    NULL);
			EXPECT(o, 401, rows[i].body);
			cr_expect_str_eq(
			    outcome_header(o, "WWW-Authenticate"),
			    "Basic realm=\"calendar\", charset=\"UTF-8\"");
		}
}

/* As tokens of other services are in WordPress. */
Test(credentials, a_bearer_of_another_service_is_anonymous_where_all_may_read)
{
	static const char *const	 lines[] = {
		"Authorization: Bearer abc",
		"Authorization: Bearer eyJhbGciOiJub25lIn0.e30.",
		"Authorization: Bearer 0123456789abcdef0123456789abcdef"
	};
	static const char *const	 paths[] = { "/events", "/tags",
	    "/events?status=draft", "/events/99", "/nope" };
	static const char		 body[] = "{\"venue\":\"Hall\"}";
	struct outcome			*o, *anonymous;
	size_t				 i, k;

	harness_start();
	for (i = 0; i < COUNT(lines); i++) {
		for (k = 0; k < COUNT(paths); k++) {
			anonymous = ask("GET", paths[k]);
			EXPECT(ask_with("GET", paths[k], NULL, lines[i], NULL),
			    anonymous->status, anonymous->body);
		}
		cr_expect_eq(ask_with("OPTIONS", "/events", NULL, lines[i],
		    NULL)->status, 200);
		o = ask_with("POST", "/venues", body, lines[i],
		    "Content-Type: application/json", NULL);
		EXPECT(o, 401, WRONG);
		EXPECT(ask_with("DELETE", "/events/99", NULL, lines[i], NULL),
		    401, WRONG);
		EXPECT(ask_with("POST", "/nope", NULL, lines[i], NULL), 401,
		    WRONG);
	}
	harness.prefix = "";
	cr_expect_eq(ask_with("GET", "/", NULL, lines[0], NULL)->status, 200);
}

static void
expect_login(const char *login, const char *user, int status)
{
	char		 line[256], pair[128];
	unsigned char	 encoded[192];
	struct outcome	*o;

	snprintf(pair, sizeof(pair), "%s:%s", login, password_of(user));
	EVP_EncodeBlock(encoded, (const unsigned char *)pair,
	    (int)strlen(pair));
	snprintf(line, sizeof(line), "Authorization: Basic %s", encoded);
	o = ask_with("POST", "/venues", "{\"venue\":\"Hall\"}", line,
	    "Content-Type: application/json", NULL);
	cr_expect_eq(o->status, status, "%s: %d", login, o->status);
}

Test(credentials, have_a_name_in_any_letter_case_or_a_mail_address)
{
	harness_start();
	account_set_mail(harness.db, 1, "Ada@town.example");
	(void)account_add(harness.db, "ADMIN", ROLE_SUBSCRIBER, NOW);
	expect_login("admin", "admin", 201);
	expect_login("Admin", "admin", 201);
	expect_login("ada@TOWN.example", "admin", 201);
	expect_login("ED", "ed", 201);
	expect_login("ADMIN", "admin", 401);
	expect_login("ED", "admin", 401);
	(void)account_add(harness.db, "\xc3\x9cnal", ROLE_SUBSCRIBER, NOW);
	cr_expect_neq(account_named(harness.db, "\xc3\xbcNAL"), 0);
	cr_expect_eq(account_named(harness.db, "unal"), 0);
	expect_login("ED ", "ed", 201);
	expect_login("ada@town.example", "ed", 401);
	expect_login("", "admin", 401);
}

Test(credentials, that_are_right_open_the_door)
{
	char	 bearer[128];

	snprintf(bearer, sizeof(bearer), "Authorization: Bearer %s",
	    password_of("su"));

	EXPECT(ask_with("GET", "/doc?_fields=openapi", NULL, as("admin"), NULL),
	    200, "{\"openapi\":\"3.1.0\"}");
	EXPECT(ask_with("GET", "/doc?_fields=openapi", NULL, bearer, NULL),
	    200, "{\"openapi\":\"3.1.0\"}");
	EXPECT(ask_with("GET", "/doc?_fields=openapi", NULL,
	    "Authorization: Digest x", "Cookie: wordpress_logged_in=x", NULL),
	    200, "{\"openapi\":\"3.1.0\"}");
}
