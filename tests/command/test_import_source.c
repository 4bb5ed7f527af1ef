/* The name of a site is the same for all forms of its URL. */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "command/import/import_site.h"
#include "command/import/import_undo.h"
#include "store/imports_undo.h"
#include "store/sources.h"

#include "base/array.h"
#include "tests/support/import_given.h"
#include "tests/support/import_server.h"

static void
setup(void)
{
	import_setup();
	cr_assert_not_null(freopen("/dev/null", "w", stderr));
}

TestSuite(import_source, .init = setup, .fini = import_teardown);

#define API	"/calendar/events/v1"

/* The one event of a site. Its record says that it is that of its server. */
static const char	*title = "Talk";

static const char	*victim;	/* the address of a site */

static void
list(const char *target, struct served *s)
{
	const char	*kinds[] = { "categories", "tags", "venues",
	    "organizers" };
	size_t		 i;

	s->status = 200;
	for (i = 0; i < COUNT(kinds); i++)
		if (strstr(target, kinds[i]) != NULL) {
			snprintf(s->body, sizeof(s->body), "{\"%s\":[],"
			    "\"total\":0,\"total_pages\":0}", kinds[i]);
			return;
		}
	snprintf(s->body, sizeof(s->body), "{\"events\":[{\"id\":5,"
	    "\"global_id\":\"127.0.0.1?id=5\",\"title\":\"%s\",\"slug\":\"e\","
	    "\"start_date\":\"2027-01-01 10:00:00\","
	    "\"end_date\":\"2027-01-01 11:00:00\",\"timezone\":\"UTC\"}],"
	    "\"total\":1,\"total_pages\":1}", title);
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

static void
expect_titles(const char *titles)
{
	import_start();
	import_expect("/events?start_date=2000-01-01&_fields=events.title",
	    titles);
	import_end();
}

Test(import_source, a_site_is_the_same_by_each_of_its_addresses)
{
	const char	*site = import_serve(town);

	expect_fate(site, "", IMPORT_NEW);
	expect_fate(site, "/", IMPORT_SAME);
	expect_fate(site, API, IMPORT_SAME);
	expect_fate(site, API "/", IMPORT_SAME);
	expect_fate(site, "/wp-json" API, IMPORT_SAME);
	expect_fate(site, "/de", IMPORT_NEW);
	expect_fate(site, "/de/", IMPORT_SAME);
	expect_fate(site, "/de" API, IMPORT_SAME);
}

Test(import_source, an_import_is_undone_by_each_address)
{
	char	 address[128];

	victim = import_serve(town);
	expect_fate(victim, "", IMPORT_NEW);
	snprintf(address, sizeof(address), "%s/wp-json" API "/", victim);
	import_start();
	cr_expect_null(import_undo(given.inside, given.report, address,
	    IMPORTS_ALL));
	cr_expect_eq(report_count(given.report, IMPORT_EVENT, IMPORT_TRASHED),
	    1);
	import_end();
	expect_fate(victim, "", IMPORT_NEW);
}

/*
 * A site at /town of its server tries to be the site `victim`. Everything else
 * of the server is another site.
 */
#define OWN	"/town/wp-json/"
#define OWN_API	OWN "tribe/events/v1"

static const char	*claim_in;	/* "X-TEC-API-ORIGIN", "home" ... */
static const char	*redirected;	/* a part of targets, or NULL */

static void
redirect(const char *target, struct served *s)
{
	s->status = 302;
	snprintf(s->head, sizeof(s->head), "Location: %s" API "%s\r\n",
	    victim, target + strlen(OWN_API));
}

static void
thief(const char *target, const char *login, struct served *s)
{
	bool	 is_own = strncmp(target, "/town", 5) == 0;

	title = is_own ? "Stolen" : "Talk";
	if (!is_own)
		town(target, login, s);
	else if (redirected != NULL && strstr(target, redirected) != NULL)
		redirect(target, s);
	else if (strncmp(target, OWN_API "/", sizeof(OWN_API)) == 0)
		list(target, s);
	else if (strcmp(target, OWN) == 0 || strcmp(target, OWN_API) == 0) {
		s->status = 200;
		snprintf(s->body, sizeof(s->body), "{\"namespace\":\"tribe/"
		    "events/v1\",\"home\":\"%s\",\"url\":\"%s\"}",
		    victim, victim);
	}
	if (is_own && claim_in != NULL)
		snprintf(s->head, sizeof(s->head), "%s: %s/\r\n", claim_in,
		    victim);
}

#define BOTH	"{\"events\":[{\"title\":\"Talk\"},{\"title\":\"Stolen\"}]}"

static void
expect_no_theft(const char *site)
{
	import_setup_again();
	expect_fate(victim, "", IMPORT_NEW);
	expect_fate(site, "/town", IMPORT_NEW);
	expect_titles(BOTH);
	expect_fate(site, "/town", IMPORT_SAME);
	expect_fate(victim, "", IMPORT_SAME);
	expect_titles(BOTH);
}

Test(import_source, a_redirect_does_not_make_it_another_site)
{
	static const char *const	 rows[] = {
		"per_page=1&", "events?page=1&per_page=1&"
	};
	const char			*site = import_serve(thief);
	size_t				 i;

	victim = import_serve(thief);
	for (i = 0; i < COUNT(rows); i++) {
		redirected = rows[i];
		expect_no_theft(site);
	}
}

Test(import_source, claims_do_not_make_it_another_site)
{
	static const char *const	 rows[] = {
		NULL, "X-TEC-API-ORIGIN", "X-TEC-API-ROOT"
	};
	size_t				 i;

	victim = import_serve(thief);
	for (i = 0; i < COUNT(rows); i++) {
		claim_in = rows[i];
		expect_no_theft(victim);
	}
}

#define PAGE(address, title)						\
	"{\"rest_url\":\"" address "/events/\",\"events\":[{\"id\":5,"	\
	"\"title\":\"" title "\"," \
	"\"start_date\":\"2027-01-01 10:00:00\","			\
	"\"end_date\":\"2027-01-01 11:00:00\",\"timezone\":\"UTC\"}]}"

static void
expect_page(const char *page, const char *source, enum import_fate fate)
{
	import_start();
	import_files(import_write("page.json", page), NULL);
	cr_expect_str_eq(given.source, source, "%s", given.source);
	cr_expect_eq(report_count(given.report, IMPORT_EVENT, fate), 1, "%s",
	    page);
	import_end();
}

Test(import_source, a_file_changes_records_of_files_but_not_of_a_site)
{
	static char	 page[1024], source[128];

	victim = import_serve(town);
	expect_fate(victim, "", IMPORT_NEW);
	snprintf(page, sizeof(page), PAGE("%s/wp-json" API, "Stolen"), victim);
	snprintf(source, sizeof(source), "pages of %s",
	    victim + strlen("http://"));
	expect_page(page, source, IMPORT_NEW);
	expect_titles(BOTH);
	expect_page(page, source, IMPORT_SAME);
	snprintf(page, sizeof(page), PAGE("%s" API, "Changed"), victim);
	expect_page(page, source, IMPORT_CHANGED);
}

Test(import_source, pages_without_an_address_are_a_source_of_their_own)
{
	expect_page(PAGE("town.example", "Talk"), "saved pages", IMPORT_NEW);
	expect_page(PAGE("town.example", "Talk"), "saved pages", IMPORT_SAME);
}

Test(import_source, the_name_of_a_site_has_neither_scheme_nor_api)
{
	static const struct {
		const char	*address, *expected;
	}	 rows[] = {
		{ "https://A.Example/wp-json/tribe/events/v1", "a.example" },
		{ "https://a.example:443/wp-json/tribe/events/v1/",
		    "a.example" },
		{ "HTTP://a.example:80/calendar/events/v1", "a.example" },
		{ "https://a.example:80/calendar/events/v1", "a.example:80" },
		{ "http://a.example:8080/", "a.example:8080" },
		{ "http://a.example/?rest_route=/tribe/events/v1",
		    "a.example" },
		{ "http://a.example/index.php?rest_route=/tribe/events/v1",
		    "a.example" },
		{ "http://a.example/b/wp-json/tribe/events/v1",
		    "a.example/b" },
		{ "http://a.example/B/#top", "a.example/B" },
		{ "http://a.example/b/events/v1", "a.example/b/events/v1" },
		{ "http://a.example/feed?id=1", "a.example/feed?id=1" },
		{ "http://[::1]:8080/de/calendar/events/v1",
		    "[::1]:8080/de" },
		{ "http://[::1]:80/", "[::1]" },
		{ "https://WWW.a.example/de/wp-json/tribe/events/v1",
		    "a.example/de" },
		{ "https://www.example/a.ics", "www.example/a.ics" },
		{ "https://www", "www" },
		{ "www.a.example/b/", "a.example/b" },
		{ "", "" }
	};
	struct arena	*arena;
	const char	*got;
	size_t		 i;

	arena = arena_new();
	for (i = 0; i < COUNT(rows); i++) {
		got = source_of_address(arena, rows[i].address);
		cr_expect_str_eq(got, rows[i].expected, "%s is %s",
		    rows[i].address, got);
	}
	cr_expect_str_eq(source_of_subscription(arena,
	    "https://www.a.example:81/secret?a=b"),
	    "a.example:81#eaf7e47af4732e3e7068c6309a2ff0b8");
	arena_free(arena);
}
