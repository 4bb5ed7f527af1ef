/* Lines of the logs contain no secret that was sent or stored. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/array.h"
#include "faults.h"
#include "harness.h"
#include "operated.h"
#include "store/db.h"
#include "wire_json.h"

#define LOG		"requests.log"
#define SECRETS		32
#define EVENT_PASSWORD	"opensesame77"

static char	 secrets[SECRETS][256];
static int	 secret_count;

static void
add_secret(const char *text)
{
	cr_assert_lt(secret_count, SECRETS);
	cr_assert_gt(strlen(text), 7);
	snprintf(secrets[secret_count++], sizeof(secrets[0]), "%s", text);
}

static void
add_hashes(void)
{
	const unsigned char	*hash;
	char			 small[128], large[128];
	struct statement	*st;
	struct db		*db;
	size_t			 length, i;

	db = lock_database();
	st = db_query(db, "SELECT hash FROM passwords");
	while (db_step(st)) {
		hash = db_blob(st, 0, &length);
		cr_assert_lt(2 * length, sizeof(small));
		for (i = 0; i < length; i++) {
			sprintf(small + 2 * i, "%02x", hash[i]);
			sprintf(large + 2 * i, "%02X", hash[i]);
		}
		add_secret(small);
		add_secret(large);
	}
	db_done(st);
	unlock_database(db);
}

/* The password as shown and sent, and its stored form. */
static void
add_login(void)
{
	char	 text[128];
	FILE	*f;

	cr_assert_eq(sscanf(strchr(service.greeting, '/'), "%127s", text), 1);
	cr_assert_not_null(f = fopen(text, "r"));
	cr_assert_eq(fscanf(f, "admin:%127s", text), 1);
	(void)fclose(f);
	add_secret(text);
	cr_assert_eq(sscanf(service.login, "Authorization: Basic %127s", text),
	    1);
	add_secret(text);
	add_hashes();
}

static void
start(void)
{
	service_start();
	add_login();
	service_stop_quietly();
	operated_port = free_port();
	operated_configure("request_log: " LOG "\n");
	service_run(operated_flags);
}

TestSuite(secrets, .init = start, .fini = service_stop);

/* Sends secrets in every place where a client may put one. */
static void
send_secrets(void)
{
	static const char *const	 lines[][2] = {
		{ "GET " API "/events", "?password=" EVENT_PASSWORD },
		{ "GET " API "/events", "?Pass%77ord=" EVENT_PASSWORD },
		{ "GET " API "/events", "?x=1&password[]=" EVENT_PASSWORD
		    ";a=b" },
		{ "HEAD " API "/events", "?password=" EVENT_PASSWORD },
		{ "DELETE " API "/tags", "?_wpnonce=1234567890abc" },
		{ "GET /nothing", "?access_token=tokentoken" },
		{ "GET /desk/sign-in", "?to=%2Fdesk%2Fwelcome%3Fkey%3D"
		    "tokentoken" },
		{ "BREW /nothing", "?password=" EVENT_PASSWORD }
	};
	char		 request[1024];
	const char	*heard;
	size_t		 i;
	int		 id;

	add_secret(EVENT_PASSWORD);
	add_secret("1234567890abc");
	add_secret("tokentoken");
	heard = ask(request_json("POST /events", "", "{\"title\":"
	    "\"Guarded\",\"start_date\":\"2027-03-01\",\"end_date\":"
	    "\"2027-03-01\",\"password\":\"" EVENT_PASSWORD "\"}"));
	ASSERT_STATUS("201", heard);
	id = (int)heard_number(heard, "id");
	for (i = 0; i < COUNT(lines); i++) {
		snprintf(request, sizeof(request), "%s/%d%s", lines[i][0], id,
		    lines[i][1]);
		strcat(request, " HTTP/1.1\r\n" HOST
		    "Cookie: session=cookiecookie\r\n"
		    "Connection: close\r\n\r\n");
		cr_expect_str_neq(ask(request), "");
	}
	add_secret("cookiecookie");
}

static void
send_logins(void)
{
	char	 bearer[512];

	(void)ask("GET " API "/tags HTTP/1.1\r\n" HOST
	    "Authorization: Bearer wrongbearer\r\n\r\n");
	add_secret("wrongbearer");
	(void)ask("GET " API "/tags HTTP/1.1\r\n" HOST
	    "Authorization: Basic c29tZWJvZHk6c29tZXRoaW5n\r\n\r\n");
	add_secret("c29tZWJvZHk6c29tZXRoaW5n");
	add_secret("something");
	snprintf(bearer, sizeof(bearer), "GET " API "/tags HTTP/1.1\r\n" HOST
	    "Authorization: Bearer %s\r\n\r\n", secrets[0]);
	EXPECT_STATUS("200", ask(bearer));
	(void)ask("GET " API "/tags HTTP/1.1\r\n" HOST
	    "Authorization: Basic YWRtaW46broken\r\n"
	    "Authorization: Basic YWRtaW46broken\r\n\r\n");
	add_secret("YWRtaW46broken");
	(void)ask("nonsense password=" EVENT_PASSWORD "\r\n\r\n");
}

Test(secrets, are_in_no_log)
{
	struct db	*lock;
	int		 i;

	send_secrets();
	send_logins();
	lock = lock_database();
	(void)ask(request_json("POST /events", "", "{\"title\":"
	    "\"Lost\",\"start_date\":\"2027-03-01\",\"end_date\":"
	    "\"2027-03-01\",\"password\":\"" EVENT_PASSWORD "\"}"));
	unlock_database(lock);
	(void)ask("GET /x HTTP/1.1\r\n" HOST "X-Request-Id: last\r\n\r\n");
	UNTIL(times_in_file(LOG, "\"last\"") == 1);

	cr_expect_geq(times_in_file(LOG, "=***"), 6);
	expect_reports("storage: ", 1);
	for (i = 0; i < secret_count; i++) {
		cr_expect_eq(times_in_file(LOG, secrets[i]), 0, "%s",
		    secrets[i]);
		cr_expect_eq(times_in_file("log", secrets[i]), 0, "%s",
		    secrets[i]);
		cr_expect_null(strstr(metrics(), secrets[i]));
	}
}
