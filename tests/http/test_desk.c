/* Signing in through a real server (rules, section 40). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "harness.h"

#define PASSWORD	"seven+green+bicycles"

static char	 cookie[256], token[64];

static const char *
send_form(const char *path, const char *fields)
{
	char	 request[2048];

	snprintf(request, sizeof(request), "POST %s HTTP/1.1\r\n" HOST
	    "%sSec-Fetch-Site: same-origin\r\nAccept: text/html\r\n"
	    "Content-Type: application/x-www-form-urlencoded\r\n"
	    "Content-Length: %zu\r\n\r\n%s", path, cookie, strlen(fields),
	    fields);
	return (ask(request));
}

static const char *
open_page(const char *path)
{
	char	 request[1024];

	snprintf(request, sizeof(request), "GET %s HTTP/1.1\r\n" HOST
	    "%sAccept: text/html\r\n\r\n", path, cookie);
	return (ask(request));
}

static void
keep_cookie(void)
{
	const char	*field = heard_field("Set-Cookie");

	cr_assert_str_neq(field, "");
	snprintf(cookie, sizeof(cookie), "Cookie: %.*s\r\n",
	    (int)strcspn(field, ";"), field);
}

/* The text after "=" in the link that the command prints. */
static void
read_link(char link[128])
{
	char	 line[1024];
	FILE	*f;

	snprintf(line, sizeof(line), "%s user invite admin --db '%s'",
	    getenv("ALMANAC") != NULL ? getenv("ALMANAC") : "build/almanac",
	    service_address());
	cr_assert_not_null(f = popen(line, "r"));
	cr_assert_eq(fscanf(f, "%*[^=]=%127s", link), 1);
	cr_assert_eq(pclose(f), 0);
}

/* The user of the harness chooses a password. */
static void
begin(void)
{
	char		 fields[256], link[128];
	const char	*page, *at;

	read_link(link);
	snprintf(fields, sizeof(fields), "key=%s&password=" PASSWORD, link);
	cr_assert(strncmp(send_form("/desk/welcome", fields), "303", 3) == 0);
	keep_cookie();
	page = open_page("/desk/account");
	cr_assert_not_null(at = strstr(page, "name=\"token\" value=\""));
	sscanf(at, "name=\"token\" value=\"%63[0-9a-f]", token);
}

TestSuite(desk_server, .init = service_start, .fini = service_stop,
    .timeout = 60);

Test(desk_server, signs_people_in_and_stores_their_events)
{
	char	 fields[512];

	begin();
	snprintf(fields, sizeof(fields), "token=%s&title=Written&"
	    "start_date=2027-03-01T18:00&end_date=2027-03-01T20:00&"
	    "action=publish", token);
	cr_expect(strncmp(send_form("/desk/events/new", fields), "303", 3) ==
	    0);
	cr_expect_eq(count_events(), 1);
	snprintf(fields, sizeof(fields), "token=%s", token);
	cr_expect(strncmp(send_form("/desk/sign-out", fields), "303", 3) == 0);
	cr_expect(strncmp(open_page("/desk/events"), "303", 3) == 0);
	*cookie = '\0';
	cr_expect(strncmp(send_form("/desk/sign-in",
	    "login=admin&password=wrong"), "422", 3) == 0);
	cr_expect(strncmp(send_form("/desk/sign-in",
	    "login=nobody&password=wrong"), "422", 3) == 0);
	cr_expect(strncmp(send_form("/desk/sign-in",
	    "login=admin&password=" PASSWORD), "303", 3) == 0);
	keep_cookie();
	cr_expect(strncmp(open_page("/desk/events"), "200", 3) == 0);
}

/* Passwords are checked outside the event loop, and before a transaction. */
Test(desk_server, other_clients_do_not_wait_for_passwords)
{
	static const char	 quick[] = GET(API "/events/99");
	char			 request[512];
	int			 slow[16], i, fd;

	begin();
	snprintf(request, sizeof(request), "POST /desk/sign-in HTTP/1.1\r\n"
	    HOST "Sec-Fetch-Site: same-origin\r\nAccept: text/html\r\n"
	    "Content-Type: application/x-www-form-urlencoded\r\n"
	    "Content-Length: 26\r\n\r\nlogin=admin&password=wrong");
	for (i = 0; i < 16; i++)
		say(slow[i] = dial(), request);
	fd = dial();
	say(fd, quick);
	cr_expect(strncmp(hear(fd), "404", 3) == 0);
	say(fd, event_request(1));
	cr_expect(strncmp(hear(fd), "201", 3) == 0);
	for (i = 0; i < 16; i++) {
		const char	*heard = hear(slow[i]);

		cr_expect(strncmp(heard, "422", 3) == 0 ||
		    strncmp(heard, "429", 3) == 0, "%.100s", heard);
	}
}
