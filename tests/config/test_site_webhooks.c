#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "config/site.h"
#include "text/zones.h"

#define BASE	"base_url: https://cal.example\n"
#define SECRET	"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"

static struct arena	*arena;
static char		 path[] = P_tmpdir "/almanac-webhooks-XXXXXX";

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

TestSuite(site_webhooks, .init = setup, .fini = teardown);

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

Test(site_webhooks, there_are_none_by_default)
{
	struct site	 site;

	cr_assert_null(site_read(&site, arena, NULL));
	cr_expect_eq(site.webhook_count, 0);
}

Test(site_webhooks, are_read_with_all_their_settings)
{
	const struct webhook	*w;
	struct site		 site;

	cr_assert_null(reading(&site, BASE "webhooks:\n"
	    "  - url: https://hooks.example/almanac?x=1\n"
	    "    secrets: [" SECRET ", " SECRET "AAAA]\n"
	    "    events: [event.created, tag.deleted]\n"
	    "    timeout: 5\n"
	    "  - {url: \"http://[::1]:8080\", secret_file: /etc/hook}\n"
	    "  - {url: \"http://hooks.example\", secrets: [" SECRET "],"
	    " plain_http: true}\n"));
	cr_assert_eq(site.webhook_count, 3);
	w = site.webhooks;
	cr_expect_str_eq(w[0].url, "https://hooks.example/almanac?x=1");
	cr_assert_eq(w[0].secrets.count, 2);
	cr_expect_str_eq(w[0].secrets.list[1], SECRET "AAAA");
	cr_expect_str_eq(w[0].secret_file, "");
	cr_assert_eq(w[0].events.count, 2);
	cr_expect_str_eq(w[0].events.list[1], "tag.deleted");
	cr_expect_eq(w[0].timeout, 5);
	cr_expect_not(w[0].plain_http);
	cr_expect_eq(w[1].secrets.count, 0);
	cr_expect_str_eq(w[1].secret_file, "/etc/hook");
	cr_expect_eq(w[1].events.count, 0);
	cr_expect_eq(w[1].timeout, 20);
	cr_expect(w[2].plain_http);
}

#define ONE(members)	BASE "webhooks:\n  - {" members "}\n"
#define URL		"url: https://hooks.example"

/* Secrets are in no complaint. */
Test(site_webhooks, errors_are_described)
{
	static const struct {
		const char	*text;
		const char	*wrong;
	} rows[] = {
		{ ONE(""), ":3:5: 'url' is missing" },
		{ ONE("url: ftp://a.example, secrets: [" SECRET "]"),
		  ":3:11: 'url' must be an address such as"
		  " https://hooks.example/almanac" },
		{ ONE("url: https://ada@a.example, secrets: [" SECRET "]"),
		  ":3:11: 'url' must be an address such as"
		  " https://hooks.example/almanac" },
		{ ONE("url: https://a.example/#x, secrets: [" SECRET "]"),
		  ":3:11: 'url' must be an address such as"
		  " https://hooks.example/almanac" },
		{ ONE(URL ", secrets: [whsec_abc]"),
		  ":3:44: 'secrets' must be whsec_ and the base64 of 24 to 64"
		  " bytes" },
		{ ONE(URL ", secrets: [" SECRET ", " SECRET "]"),
		  ":3:84: 'secrets' contains a value twice" },
		{ ONE(URL ", secrets: [" SECRET "], events: [event.moved]"),
		  ":3:94: 'events' must be one of event, venue, organizer,"
		  " category, tag, with .created, .updated or .deleted" },
		{ ONE(URL ", secrets: [" SECRET "], timeout: 0"),
		  ":3:94: 'timeout' must be a number from 1 to 60" },
		{ ONE(URL ", secrets: [" SECRET "], plain_http: yes"),
		  ":3:97: 'plain_http' must be true or false" },
		{ BASE "webhooks:\n  - {" URL ", secret_file: x}\n"
		  "  - {" URL ", secret_file: x}\n",
		  ":4:5: 'webhooks' contains 'https://hooks.example' twice" },
		{ ONE(URL), ":2:1: each of 'webhooks' requires either"
		  " 'secrets' or 'secret_file'" },
		{ ONE(URL ", secrets: [" SECRET "], secret_file: x"),
		  ":2:1: each of 'webhooks' requires either 'secrets' or"
		  " 'secret_file'" },
		{ ONE("url: http://a.example, secret_file: x"),
		  ":2:1: each of 'webhooks' requires https or"
		  " 'plain_http: true'" },
		{ ONE("url: http://localhost.a.example, secret_file: x"),
		  ":2:1: each of 'webhooks' requires https or"
		  " 'plain_http: true'" },
		{ "webhooks: [{" URL ", secret_file: x}]\n",
		  ":1:1: 'webhooks' require 'base_url', for their links" }
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

Test(site_webhooks, this_machine_can_get_messages_in_plain_text)
{
	static const char *const	 urls[] = {
		"http://127.0.0.1/", "http://127.0.0.1:80", "http://[::1]/x",
		"http://LOCALHOST?x", "HTTP://localhost:1/x"
	};
	struct site			 site;
	size_t				 i;

	for (i = 0; i < COUNT(urls); i++)
		cr_expect_null(reading(&site, arena_printf(arena, BASE
		    "webhooks:\n  - {url: \"%s\", secret_file: x}\n",
		    urls[i])), "%s", urls[i]);
}
