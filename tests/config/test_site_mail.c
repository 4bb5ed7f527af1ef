/* `mail` in site.yaml. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "config/site.h"
#include "text/zones.h"

#define BASE	"base_url: https://a.example\n"
#define GOOD	"server: \"smtp://mail.example:587\", from: cal@a.example"

static char		 path[] = P_tmpdir "/almanac-mail-XXXXXX";
static struct arena	*arena;

static void
setup(void)
{
	arena = arena_new();
	cr_assert(zones_load(NULL));
	close(mkstemp(path));
}

static void
teardown(void)
{
	unlink(path);
	arena_free(arena);
}

TestSuite(site_mail, .init = setup, .fini = teardown);

static const char *
reading(struct site *site, const char *text)
{
	const char	*error;
	FILE		*file;

	file = fopen(path, "w");
	fputs(text, file);
	fclose(file);
	error = site_read(site, arena, path);

	return (error == NULL ? NULL : error + strlen(path));
}

Test(site_mail, is_off_by_default)
{
	struct site	 site;

	cr_assert_null(site_read(&site, arena, NULL));
	cr_expect_str_eq(site.mail.server, "");
	cr_expect_not(site_delivers(&site));
}

Test(site_mail, has_a_server_and_a_sender)
{
	struct site	 site;

	cr_assert_null(reading(&site, BASE "mail: {" GOOD
	    ", login: cal, password_file: /etc/mail}\n"));
	cr_expect_str_eq(site.mail.server, "smtp://mail.example:587");
	cr_expect_str_eq(site.mail.from, "cal@a.example");
	cr_expect_str_eq(site.mail.login, "cal");
	cr_expect_str_eq(site.mail.password_file, "/etc/mail");
	cr_expect(site_delivers(&site));
}

Test(site_mail, may_have_the_password_itself)
{
	struct site	 site;

	cr_assert_null(reading(&site, BASE "mail: {" GOOD
	    ", login: cal, password: \"pass phrase\"}\n"));
	cr_expect_str_eq(site.mail.password, "pass phrase");
	cr_expect_str_eq(site.mail.password_file, "");
}

Test(site_mail, errors_are_described)
{
	static const char	 server[] = ":2:16: 'server' must be smtp:// or"
	    " smtps://, a host and perhaps a port, or empty";
	static const struct {
		const char	*text, *wrong;
	} rows[] = {
		{ BASE "mail: {server: \"http://a.example\"}\n", server },
		{ BASE "mail: {server: \"smtp://\"}\n", server },
		{ BASE "mail: {server: \"smtp://u:p@a.example\"}\n", server },
		{ BASE "mail: {from: ada}\n",
		  ":2:14: 'from' must be a mail address, or empty" },
		{ BASE "mail: {server: \"smtp://a.example\"}\n",
		  ":2:1: 'mail' requires 'from', the sender's address" },
		{ "mail: {" GOOD "}\n",
		  ":1:1: 'mail' requires 'base_url', for the links in"
		  " letters" },
		{ BASE "mail: {" GOOD ", login: cal}\n",
		  ":2:1: 'mail' requires both 'login' and a password,"
		  " or neither" },
		{ BASE "mail: {" GOOD ", password: x}\n",
		  ":2:1: 'mail' requires both 'login' and a password,"
		  " or neither" },
		{ BASE "mail: {" GOOD ", login: cal, password: x,"
		  " password_file: y}\n",
		  ":2:1: 'mail' has both 'password' and 'password_file'" },
		{ BASE "mail: {password: \"a\\nb\"}\n",
		  ":2:18: 'password' must be"
		  " a line of 255 bytes at most, or empty" }
	};
	struct site	 site;
	const char	*wrong;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		wrong = reading(&site, rows[i].text);
		cr_expect_not_null(wrong, "%s", rows[i].text);
		if (wrong != NULL)
			cr_expect_str_eq(wrong, rows[i].wrong);
	}
}
