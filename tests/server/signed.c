#include "signed.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "harness.h"

char	 cookie[256], token[64];

const char *
form_request(const char *path, const char *fields)
{
	static char	 request[2048];

	snprintf(request, sizeof(request), "POST %s HTTP/1.1\r\n" HOST
	    "%sSec-Fetch-Site: same-origin\r\nAccept: text/html\r\n"
	    "Content-Type: application/x-www-form-urlencoded\r\n"
	    "Content-Length: %zu\r\n\r\n%s", path, cookie, strlen(fields),
	    fields);
	return (request);
}

const char *
send_form(const char *path, const char *fields)
{
	return (ask(form_request(path, fields)));
}

const char *
open_page(const char *path)
{
	char	 request[1024];

	snprintf(request, sizeof(request), "GET %s HTTP/1.1\r\n" HOST
	    "%sAccept: text/html\r\n\r\n", path, cookie);
	return (ask(request));
}

void
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

void
begin(void)
{
	char		 fields[256], link[128];
	const char	*page, *at;

	read_link(link);
	snprintf(fields, sizeof(fields), "key=%s&password=" SIGNED_PASSWORD,
	    link);
	ASSERT_STATUS("303", send_form("/desk/welcome", fields));
	keep_cookie();
	page = open_page("/desk/account");
	cr_assert_not_null(at = strstr(page, "name=\"token\" value=\""));
	sscanf(at, "name=\"token\" value=\"%63[0-9a-f]", token);
}
