/* The name of a site is the same for all forms of its URL. */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/import/import_input.h"
#include "command/import/import_site.h"
#include "command/import/import_source.h"
#include "command/import/import_tec.h"

#include "import_given.h"
#include "import_server.h"

static void
setup(void)
{
	import_setup();
	cr_assert_not_null(freopen("/dev/null", "w", stderr));
}

TestSuite(import_source, .init = setup, .fini = import_teardown,
    .timeout = 60);

#define API	"/calendar/events/v1"

/* A site with an event and three prefixes, whose links name `host`. */
static const char	*host = "127.0.0.1";

static void
list(const char *target, struct served *s)
{
	const char	*kinds[] = { "categories", "tags", "venues",
	    "organizers" };
	size_t		 i;

	s->status = 200;
	for (i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++)
		if (strstr(target, kinds[i]) != NULL) {
			snprintf(s->body, sizeof(s->body), "{\"%s\":[],"
			    "\"total\":0,\"total_pages\":0}", kinds[i]);
			return;
		}
	snprintf(s->body, sizeof(s->body), "{\"events\":[{\"id\":5,"
	    "\"global_id\":\"%s?id=5\",\"title\":\"Talk\","
	    "\"start_date\":\"2026-01-01 10:00:00\","
	    "\"end_date\":\"2026-01-01 11:00:00\",\"timezone\":\"UTC\"}],"
	    "\"total\":1,\"total_pages\":1}", host);
}

static void
town(const char *target, const char *login, struct served *s)
{
	const char	*at;

	(void)login;
	at = strncmp(target, "/de/", 4) == 0 ? target + 3 : target;
	at = strncmp(at, "/wp-json/", 9) == 0 ? at + 8 : at;
	if (strcmp(at, API) == 0) {
		s->status = 200;
		strcpy(s->body, "{\"namespace\":\"calendar/events/v1\"}");
	} else if (strncmp(at, API "/", sizeof(API)) == 0)
		list(at, s);
}

static void
expect_fate(const char *site, const char *path, enum import_fate fate)
{
	char	 address[256];

	snprintf(address, sizeof(address), "%s%s", site, path);
	import_start();
	cr_assert(import_site(&given, address, NULL, NULL), "%s", given.why);
	cr_expect_eq(report_count(given.report, IMPORT_EVENT, fate), 1, "%s",
	    path);
	import_end();
}

Test(import_source, a_site_is_the_same_by_each_of_its_addresses)
{
	const char	*site = import_serve(town);

	expect_fate(site, "", IMPORT_NEW);
	expect_fate(site, "/", IMPORT_SAME);
	expect_fate(site, "/de", IMPORT_SAME);
	expect_fate(site, "/de/", IMPORT_SAME);
	expect_fate(site, API, IMPORT_SAME);
	expect_fate(site, API "/", IMPORT_SAME);
	expect_fate(site, "/wp-json" API, IMPORT_SAME);
	expect_fate(site, "/de" API, IMPORT_SAME);
}

/* A site whose records have no global_id, and what it says of itself. */
static const char	*site_at;
static const char	*claim_in;	/* "X-TEC-API-ORIGIN", "home" ... */
static const char	*claim;		/* after the address of the site */

static void
city(const char *target, const char *login, struct served *s)
{
	bool	 is_index;

	(void)login;
	is_index = strcmp(target, "/de/wp-json/") == 0;
	if (is_index && strncmp(claim_in, "X-", 2) != 0) {
		s->status = 200;
		snprintf(s->body, sizeof(s->body), "{\"%s\":\"%s%s\"}",
		    claim_in, site_at, claim);
		return;
	}
	if (strstr(target, "/tribe/events/v1") == NULL)
		return;
	if (strncmp(claim_in, "X-", 2) == 0)
		snprintf(s->head, sizeof(s->head), "%s: %s%s\r\n", claim_in,
		    site_at, claim);
	host = "other.example";
	if (target[strlen(target) - 1] == '1' && strchr(target, '?') == NULL) {
		s->status = 200;
		strcpy(s->body, "{\"namespace\":\"tribe/events/v1\"}");
	} else
		list(target, s);
}

static void
expect_claim(const char *name, const char *value, enum import_fate fate)
{
	claim_in = name;
	claim = value;
	expect_fate(site_at, "/de", fate);
}

Test(import_source, claims_of_a_site_leave_out_its_languages)
{
	site_at = import_serve(city);
	claim_in = "home";
	claim = "";
	expect_fate(site_at, "", IMPORT_NEW);
	expect_claim("X-TEC-API-ORIGIN", "", IMPORT_SAME);
	expect_claim("X-TEC-API-ORIGIN", "/", IMPORT_SAME);
	expect_claim("X-TEC-API-ROOT", "/wp-json/tribe/events/v1/",
	    IMPORT_SAME);
	expect_claim("home", "/", IMPORT_SAME);
	expect_claim("url", "", IMPORT_SAME);
}

Test(import_source, a_site_within_another_is_separate)
{
	site_at = import_serve(city);
	expect_claim("X-TEC-API-ORIGIN", "", IMPORT_NEW);
	expect_claim("url", "/de", IMPORT_NEW);
	expect_claim("url", "/de", IMPORT_SAME);
	expect_claim("url", "/d", IMPORT_SAME);
	expect_claim("url", "/fr", IMPORT_SAME);
	expect_claim("X-TEC-API-ROOT", "/de/wp-json/tribe/events/v1",
	    IMPORT_SAME);
}

/* Names of earlier versions had www. and the path of a language. */
Test(import_source, a_site_keeps_the_name_that_it_has_here)
{
	const char	 page[] = "{\"rest_url\":\"https://www.t.example/de/"
	    "wp-json/tribe/events/v1/tags\",\"tags\":[{\"id\":1,"
	    "\"name\":\"A\",\"global_id\":\"%s?id=1\"}]}";
	char		 text[512];
	const char	*path;
	struct tec	 tec;
	struct input	 in;

	import_start();
	snprintf(text, sizeof(text), page, "x");
	path = import_write("a.json", text);
	tec_open(&tec, &given);
	cr_assert_null(input_open(&in, path));
	cr_assert(import_file(&given, &tec, &in, "www.t.example"));
	input_close(&in);
	import_end();

	import_start();
	snprintf(text, sizeof(text), page, "t.example");
	import_files(import_write("b.json", text), NULL);
	cr_expect_str_eq(given.source, "www.t.example");
	cr_expect_eq(report_count(given.report, IMPORT_TAG, IMPORT_SAME), 1);
	import_end();
}

Test(import_source, another_server_is_another_site_whatever_it_claims)
{
	host = "town.example";
	expect_fate(import_serve(town), "", IMPORT_NEW);
	expect_fate(import_serve(town), "", IMPORT_NEW);
}

Test(import_source, the_name_of_a_site_has_neither_scheme_nor_api)
{
	static const struct {
		const char	*api, *global_id, *expected;
	}	 rows[] = {
		{ "http://a.example/events/v1", NULL, "a.example" },
		{ "https://A.Example/wp-json/tribe/events/v1", NULL,
		    "a.example" },
		{ "https://a.example:443/wp-json/tribe/events/v1/", NULL,
		    "a.example" },
		{ "http://a.example:80/calendar/events/v1/events?page=1", NULL,
		    "a.example" },
		{ "https://a.example:80/calendar/events/v1", NULL,
		    "a.example:80" },
		{ "http://a.example/?rest_route=/tribe/events/v1", NULL,
		    "a.example" },
		{ "http://a.example/index.php?rest_route=/tribe/events/v1",
		    NULL, "a.example" },
		{ "http://a.example/b/wp-json/tribe/events/v1", NULL,
		    "a.example/b" },
		{ "http://a.example/de/calendar/events/v1",
		    "a.example?id=5", "a.example" },
		{ "http://a.example/de/calendar/events/v1",
		    "a.example/b/?id=5", "a.example/b" },
		{ "http://a.example:8080/de/calendar/events/v1",
		    "A.example?id=5", "a.example:8080" },
		{ "http://[::1]:8080/de/calendar/events/v1", "[::1]?id=5",
		    "[::1]:8080" },
		{ "https://www.a.example/wp-json/tribe/events/v1", NULL,
		    "a.example" },
		{ "https://WWW.a.example/de/wp-json/tribe/events/v1",
		    "www.A.example?id=5", "a.example" },
		{ "https://www.a.example/de/wp-json/tribe/events/v1",
		    "a.example/b?id=5", "a.example/b" },
		{ "https://www.example/wp-json/tribe/events/v1", NULL,
		    "www.example" },
		{ "https://www/wp-json/tribe/events/v1", NULL, "www" },
		{ "http://a.example/de/calendar/events/v1",
		    "a.example.org?id=5", "a.example/de" },
		{ "http://a.example/de/calendar/events/v1", "a.example",
		    "a.example/de" },
		{ "http://a.example/de/calendar/events/v1", "",
		    "a.example/de" },
		{ "http://a.example/calendar", NULL, NULL },
		{ "a page/events/v1", NULL, NULL },
	};
	struct arena	*arena;
	const char	*got;
	size_t		 i;

	arena = arena_new();
	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		got = source_of(arena, rows[i].api,
		    &(struct source_claims){ .global_id = rows[i].global_id });
		if (rows[i].expected == NULL)
			cr_expect_null(got, "%s", rows[i].api);
		else
			cr_expect_str_eq(got, rows[i].expected, "%s",
			    rows[i].api);
	}
	arena_free(arena);
}
