/* Signing in through a real server (rules, section 40). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "harness.h"
#include "signed.h"
#include "text/totp.h"

TestSuite(desk_server, .init = service_start, .fini = service_stop);

Test(desk_server, signs_people_in_and_stores_their_events)
{
	char	 fields[512];

	begin();
	snprintf(fields, sizeof(fields), "token=%s&title=Written&"
	    "start_date=2027-03-01T18:00&end_date=2027-03-01T20:00&"
	    "action=publish", token);
	EXPECT_STATUS("303", send_form("/desk/events/new", fields));
	cr_expect_eq(count_events(), 1);
	snprintf(fields, sizeof(fields), "token=%s", token);
	EXPECT_STATUS("303", send_form("/desk/sign-out", fields));
	EXPECT_STATUS("303", open_page("/desk/events"));
	*cookie = '\0';
	EXPECT_STATUS("422", send_form("/desk/sign-in",
	    "login=admin&password=wrong"));
	EXPECT_STATUS("422", send_form("/desk/sign-in",
	    "login=nobody&password=wrong"));
	EXPECT_STATUS("303", send_form("/desk/sign-in",
	    "login=admin&password=" SIGNED_PASSWORD));
	keep_cookie();
	EXPECT_STATUS("200", open_page("/desk/events"));
}

/* Sends a file of a calendar. The answer leads to its page. */
static void
send_upload(char path[128])
{
	static const char	 calendar[] = "BEGIN:VCALENDAR\r\nVERSION:2.0"
				    "\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:1\r\n"
				    "DTSTART:20280301T180000Z\r\nSUMMARY:Fair"
				    "\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n";
	const char		*to;
	char			 request[4096], body[2048];

	snprintf(body, sizeof(body), "--x\r\nContent-Disposition: form-data;"
	    " name=\"token\"\r\n\r\n%s\r\n--x\r\nContent-Disposition:"
	    " form-data; name=\"action\"\r\n\r\nupload\r\n--x\r\n"
	    "Content-Disposition: form-data; name=\"file\";"
	    " filename=\"a.ics\"\r\n\r\n%s\r\n--x--\r\n", token, calendar);
	snprintf(request, sizeof(request), "POST /desk/uploads HTTP/1.1\r\n"
	    HOST "%sSec-Fetch-Site: same-origin\r\nAccept: text/html\r\n"
	    "Content-Type: multipart/form-data; boundary=x\r\n"
	    "Content-Length: %zu\r\n\r\n%s", cookie, strlen(body), body);
	ASSERT_STATUS("303", ask(request));
	to = strstr(heard_field("Location"), "/desk/");
	cr_assert_not_null(to);
	snprintf(path, 128, "%.*s", (int)strcspn(to, "\r\n"), to);
}

/*
 * Presses a button of the page of an upload, unless it is "", and waits until
 * the page has the text.
 */
static void
press(const char *path, const char *action, const char *text)
{
	char	 fields[128];

	snprintf(fields, sizeof(fields), "token=%s&action=%s", token, action);
	if (*action != '\0')
		ASSERT_STATUS("303", send_form(path, fields));
	UNTIL(strstr(open_page(path), text) != NULL);
}

/* The processes that import it are those of subscriptions. */
Test(desk_server, a_file_is_previewed_imported_and_undone)
{
	char	 path[128];

	begin();
	send_upload(path);
	press(path, "", "This is what would come.");
	cr_expect_eq(count_events(), 0);
	press(path, "import", "It was brought in.");
	cr_expect_eq(count_events(), 1);
	press(path, "undo", "It was undone.");
	cr_expect_eq(count_events(), 0);
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
	EXPECT_STATUS("404", hear(fd));
	say(fd, event_request(1));
	EXPECT_STATUS("201", hear(fd));
	for (i = 0; i < 16; i++) {
		const char	*heard = hear(slow[i]);

		cr_expect(strncmp(heard, "422", 3) == 0 ||
		    strncmp(heard, "429", 3) == 0, "%.300s\n%s", heard,
		    service_log());
	}
}

/*
 * Tries a wrong password on several connections, which reach all workers, so
 * that one of them has seen the cookie or the header before. If the address
 * must wait by then, the answer is 429.
 */
static void
expect_strangers(const char *header)
{
	const char	*heard;
	int		 i;

	snprintf(cookie, sizeof(cookie), "%s", header);
	for (i = 0; i < 4 * WORKERS; i++) {
		heard = send_form("/desk/sign-in",
		    "login=admin&password=wrong");
		cr_expect(strncmp(heard, "422", 3) == 0 ||
		    strncmp(heard, "429", 3) == 0, "%.40s", heard);
		cr_expect_str_eq(heard_field("Set-Cookie"), "");
	}
}

/* Writes something with the cookie on each worker. */
static void
write_much(void)
{
	char	 fields[512];
	int	 i;

	for (i = 0; i < 4 * WORKERS; i++) {
		snprintf(fields, sizeof(fields), "token=%s&title=Written&"
		    "start_date=2027-03-01T18:00&"
		    "end_date=2027-03-01T20:00&action=draft", token);
		ASSERT_STATUS("303", send_form("/desk/events/new", fields));
	}
}

Test(desk_server, a_cookie_from_before_signing_out_is_no_password)
{
	char	 old[256], fields[128];

	begin();
	write_much();
	memcpy(old, cookie, sizeof(old));
	snprintf(fields, sizeof(fields), "token=%s", token);
	send_form("/desk/sign-out", fields);
	expect_strangers(old);
}

Test(desk_server, a_cookie_from_before_a_new_password_is_no_password)
{
	char	 old[256], fields[256];

	begin();
	write_much();
	memcpy(old, cookie, sizeof(old));
	snprintf(fields, sizeof(fields), "token=%s&action=password&password="
	    SIGNED_PASSWORD "&new=nine+yellow+boats", token);
	ASSERT_STATUS("303", send_form("/desk/account", fields));
	expect_strangers(old);
}

Test(desk_server, a_cookie_of_a_session_that_was_ended_is_no_password)
{
	char	 old[256];

	begin();
	write_much();
	memcpy(old, cookie, sizeof(old));
	change_database("DELETE FROM sessions");
	expect_strangers(old);
}

Test(desk_server, an_application_password_is_not_for_the_desk)
{
	int	 i;

	for (i = 0; i < 4 * WORKERS; i++)
		ASSERT_STATUS("201", ask(event_request(i)));
	expect_strangers(service.login);
}

/* The hash of the right password was computed for another request. */
Test(desk_server, each_request_of_a_connection_needs_the_password)
{
	static const char	 form[] = "POST /desk/sign-in HTTP/1.1\r\n" HOST
	    "Sec-Fetch-Site: same-origin\r\nAccept: text/html\r\n"
	    "Content-Type: application/x-www-form-urlencoded\r\n"
	    "Content-Length: %zu\r\n\r\n%s";
	static const char	 right[] = "login=admin&password="
				    SIGNED_PASSWORD;
	static const char	 wrong[] = "login=admin&password=wrong";
	char			 request[512];
	int			 fd;

	begin();
	fd = dial();
	snprintf(request, sizeof(request), form, strlen(right), right);
	say(fd, request);
	EXPECT_STATUS("303", hear(fd));
	snprintf(request, sizeof(request), form, strlen(wrong), wrong);
	say(fd, request);
	EXPECT_STATUS("422", hear(fd));
	snprintf(request, sizeof(request), form, strlen(right), right);
	say(fd, request);
	EXPECT_STATUS("303", hear(fd));
}

#define SECOND	"/desk/second-factor"
#define START	1798761600	/* the clock of the service, 2027-01-01 */

static const char *
find_value(const char *page, const char *before)
{
	const char	*at = strstr(page, before);

	cr_assert_not_null(at, "%s: %s", before, page);

	return (at + strlen(before));
}

/*
 * Signing in takes a password, hashed by a thread, and a code, by the writer.
 */
Test(desk_server, a_code_is_asked_for_after_the_password)
{
	char		 fields[512], secret[TOTP_SECRET], code[TOTP_CODE],
			 key[64], recovery[32];
	const char	*page;

	begin();
	page = open_page(SECOND);
	sscanf(find_value(page, "name=\"secret\" value=\""), "%32[A-Z2-7]",
	    secret);
	totp_code(secret, START / 30 + 1, code);
	snprintf(fields, sizeof(fields), "token=%s&action=on&password="
	    SIGNED_PASSWORD "&secret=%s&code=%s", token, secret, code);
	page = send_form(SECOND, fields);
	ASSERT_STATUS("200", page);
	sscanf(find_value(page, "<code>"), "%31[A-Z2-7 ]", recovery);
	ASSERT_STATUS("303", open_page(SECOND));

	*cookie = '\0';
	page = send_form("/desk/sign-in", "login=admin&password="
	    SIGNED_PASSWORD);
	ASSERT_STATUS("200", page);
	sscanf(find_value(page, "name=\"key\" value=\""), "%63[A-Za-z0-9]",
	    key);
	cr_expect_str_eq(heard_field("Set-Cookie"), "");
	snprintf(fields, sizeof(fields), "key=%s&code=%s", key, code);
	EXPECT_STATUS("422", send_form("/desk/sign-in/code", fields));
	snprintf(fields, sizeof(fields), "key=%s&code=%s", key, recovery);
	ASSERT_STATUS("303", send_form("/desk/sign-in/code", fields));
	keep_cookie();
	EXPECT_STATUS("200", open_page(SECOND));
}
