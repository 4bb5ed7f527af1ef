/* Import of a site of The Events Calendar by HTTP, with failures. */
#include <sys/wait.h>

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>
#include <gd.h>

#include "base/arena.h"
#include "command/import/import_fetch.h"
#include "command/import/import_site.h"
#include "command/inside.h"
#include "store/db.h"

#include "base/array.h"
#include "tests/support/import_given.h"
#include "tests/support/import_server.h"

#define EVENTS	120
#define API	"/wp-json/tribe/events/v1"

/* A fault that occurs once, for the page with this number. */
static enum { FINE, BUSY, CUT, BROKEN, CLOSED, DEATH, GROWN }	 trouble;
static int	 trouble_page;
static bool	 asked_for_drafts;
static int	 requests;

static void
setup(void)
{
	import_setup();
	cr_assert_not_null(freopen("/dev/null", "w", stderr));
}

TestSuite(import_site, .init = setup, .fini = import_teardown);

static void
list_nothing(const char *kind, struct served *s)
{
	s->status = 200;
	snprintf(s->body, sizeof(s->body), "{\"%s\":[],\"rest_url\":"
	    "\"http://town.example" API "/%s/\",\"total\":0,"
	    "\"total_pages\":0}", kind, kind);
}

/* The Events Calendar answers 404 for a list without a first page. */
static void
list_no_venue(struct served *s)
{
	snprintf(s->body, sizeof(s->body), "{\"code\":"
	    "\"venue-archive-page-not-found\",\"message\":\"...\","
	    "\"data\":{\"status\":404}}");
}

static void
list_events(int page, struct served *s)
{
	char	*to = s->body;
	int	 i;

	s->status = 200;
	to += sprintf(to, "{\"events\":[");
	for (i = (page - 1) * 50; i < EVENTS && i < page * 50; i++)
		to += sprintf(to, "%s{\"id\":%d,\"url\":\"http://town.example/"
		    "event/e%d/\",\"status\":\"publish\",\"title\":\"E %d\","
		    "\"slug\":\"e%d\",\"date_utc\":\"2020-01-01 00:00:00\","
		    "\"modified_utc\":\"2020-01-01 00:00:00\","
		    "\"start_date\":\"2026-01-01 10:00:00\","
		    "\"end_date\":\"2026-01-01 11:00:00\","
		    "\"timezone\":\"UTC\"}", i % 50 == 0 ? "" : ",", 1000 + i,
		    i, i, i);
	sprintf(to, "],\"total\":%d,\"total_pages\":%d}", EVENTS,
	    (EVENTS + 49) / 50);
}

static void
meet_trouble(struct served *s)
{
	switch (trouble) {
	case FINE:
		break;
	case BUSY:
		s->status = 503;
		strcpy(s->head, "Retry-After: 1\r\n");
		strcpy(s->body, "<h1>Busy</h1>");
		break;
	case CUT:
		s->cut = 100;
		break;
	case BROKEN:
		strcpy(s->body, "{\"events\":[{\"id\":");
		break;
	case CLOSED:
		s->status = 410;
		break;
	case DEATH:
		(void)raise(SIGKILL);
		break;
	case GROWN:
		strstr(s->body, "\"total\":120")[strlen("\"total\":12")] = '1';
		break;
	}
	trouble = FINE;
}

static void
town(const char *target, const char *login, struct served *s)
{
	const char	*page;
	int		 number;

	requests++;
	page = strstr(target, "?page=");
	number = page != NULL ? atoi(page + 6) : 0;
	if (strstr(target, "status=") != NULL) {
		asked_for_drafts = strcmp(login,
		    "Basic YWRhOnNlY3JldA==") == 0;
		s->status = 400;
	} else if (strcmp(target, "/") == 0) {
		s->status = 200;
		strcpy(s->head, "Link: <http://e.example/>; rel=next\r\n"
		    "Link: </wp-json/x>, <http://127.0.0.1:1/>; rel=\"x\"\r\n");
	} else if (strcmp(target, API) == 0) {
		s->status = 200;
		strcpy(s->body, "{\"namespace\":\"tribe/events/v1\"}");
	} else if (strncmp(target, API "/events?", 28) == 0) {
		list_events(number, s);
		if (number == trouble_page)
			meet_trouble(s);
	} else if (strncmp(target, API "/venues?", 28) == 0)
		list_no_venue(s);
	else if (strncmp(target, API "/organizers?", 32) == 0)
		s->status = 403;
	else if (page != NULL)
		list_nothing(strstr(target, "tags") != NULL ? "tags" :
		    "categories", s);
}

static bool
import_town(const char *login)
{
	bool	 fine;

	fine = import_site(&given, import_serve(town), "town", login);
	cr_assert_eq(fine, given.why == NULL);
	return (fine);
}

static void
expect_all(enum import_fate fate, int64_t count)
{
	cr_assert_eq(report_seen(given.report, IMPORT_EVENT), EVENTS);
	cr_assert_eq(report_count(given.report, IMPORT_EVENT, fate), count);
	import_expect("/events?start_date=2020-01-01&per_page=1&"
	    "_fields=total,events.slug",
	    "{\"events\":[{\"slug\":\"e0\"}],\"total\":120}");
}

Test(import_site, all_pages_of_all_lists_are_read)
{
	import_start();
	cr_assert(import_town(NULL), "%s", given.why);
	expect_all(IMPORT_NEW, EVENTS);
	cr_assert_eq(requests, 9);
	cr_assert_not(asked_for_drafts);
	import_end();
}

Test(import_site, an_unreadable_list_is_reported)
{
	import_start();
	cr_assert(import_town(NULL), "%s", given.why);
	cr_assert_not_null(strstr(import_told(),
	    "         1  organizers: may not be read\n"));
	import_end();
}

Test(import_site, a_login_reads_unpublished_records)
{
	import_start();
	cr_assert(import_town("ada:secret"), "%s", given.why);
	cr_assert(asked_for_drafts);
	expect_all(IMPORT_NEW, EVENTS);
	import_end();
}

Test(import_site, a_second_run_changes_nothing)
{
	const char	*before;

	import_start();
	cr_assert(import_town(NULL), "%s", given.why);
	before = import_dump();
	import_end();
	import_start();
	cr_assert(import_town(NULL), "%s", given.why);
	expect_all(IMPORT_SAME, EVENTS);
	import_end();
	cr_assert_str_eq(import_dump(), before);
}

Test(import_site, a_busy_site_is_waited_for)
{
	trouble = BUSY;
	trouble_page = 2;
	import_start();
	cr_assert(import_town(NULL), "%s", given.why);
	expect_all(IMPORT_NEW, EVENTS);
	cr_assert_eq(requests, 10);
	import_end();
}

Test(import_site, a_list_that_changes_while_it_is_read_is_reported)
{
	trouble = GROWN;
	trouble_page = 3;
	import_start();
	cr_assert(import_town(NULL), "%s", given.why);
	expect_all(IMPORT_NEW, EVENTS);
	cr_expect_not_null(strstr(import_told(), "         1  events: have"
	    " changed while they were read, so that some may come with the"
	    " next import\n"), "%s", import_told());
	import_end();
}

Test(import_site, a_truncated_answer_is_requested_again)
{
	trouble = CUT;
	trouble_page = 2;
	import_start();
	cr_assert(import_town(NULL), "%s", given.why);
	expect_all(IMPORT_NEW, EVENTS);
	cr_assert_eq(requests, 10);
	import_end();
}

static void
expect_end(const char *why)
{
	import_start();
	cr_assert_not(import_town(NULL));
	cr_assert_not_null(strstr(given.why, why), "%s", given.why);
	cr_assert_eq(report_count(given.report, IMPORT_EVENT, IMPORT_NEW), 50);
	import_end();

	import_start();
	cr_assert(import_town(NULL), "%s", given.why);
	cr_assert_eq(report_count(given.report, IMPORT_EVENT, IMPORT_NEW), 70);
	expect_all(IMPORT_SAME, 50);
	import_end();
}

Test(import_site, invalid_json_ends_it_until_the_next_run)
{
	trouble = BROKEN;
	trouble_page = 2;
	expect_end("the answer is not a page of events");
}

Test(import_site, a_site_that_rejects_ends_it_until_it_goes_on)
{
	trouble = CLOSED;
	trouble_page = 2;
	expect_end("answered 410");
}

/* When the second page is requested, the first is committed. */
static void
import_and_die(void)
{
	pid_t	 pid;
	int	 status;

	cr_assert_neq(pid = fork(), -1);
	if (pid == 0) {
		trouble = DEATH;
		trouble_page = 2;
		import_start();
		import_town(NULL);
		_exit(0);
	}
	cr_assert_eq(waitpid(pid, &status, 0), pid);
	cr_assert(WIFSIGNALED(status));
}

Test(import_site, a_killed_import_continues)
{
	import_and_die();
	import_start();
	cr_assert(import_town(NULL), "%s", given.why);
	cr_assert_eq(report_count(given.report, IMPORT_EVENT, IMPORT_NEW), 70);
	expect_all(IMPORT_SAME, 50);
	import_end();
}

static void
nothing(const char *target, const char *login, struct served *s)
{
	(void)login;
	s->status = 200;
	strcpy(s->body, "<html></html>");
	if (strcmp(target, "/away") == 0) {
		s->status = 302;
		strcpy(s->head, "Location: file:///etc/passwd\r\n");
	}
}

Test(import_site, a_site_without_a_calendar_is_rejected)
{
	char		 expected[256];
	const char	*address;

	address = import_serve(nothing);
	import_start();
	cr_assert_not(import_site(&given, address, NULL, NULL));
	snprintf(expected, sizeof(expected), "%s: there is no REST API of The"
	    " Events Calendar, or it is disabled", address);
	cr_assert_str_eq(given.why, expected);
	import_end();
}

static void
refuse_login(const char *target, const char *login, struct served *s)
{
	(void)target;
	s->status = *login != '\0' ? 401 : 403;
}

static void
expect_denial(const char *path, const char *login, const char *asked,
    const char *why)
{
	char	 address[256], expected[512];

	snprintf(address, sizeof(address), "%s%s", import_serve(refuse_login),
	    path);
	import_start();
	cr_expect_not(import_site(&given, address, NULL, login));
	snprintf(expected, sizeof(expected), "%s%s answered %s", address, asked,
	    why);
	cr_expect_str_eq(given.why, expected);
	import_end();
}

Test(import_site, a_rejected_login_is_reported)
{
	expect_denial("", "ada:wrong", API,
	    "401: the site rejected the login");
	expect_denial("", NULL, API, "403: a login is required");
	expect_denial(API, "ada:wrong", "/categories?page=1&per_page=50&"
	    "hide_empty=0", "401: the site rejected the login");
}

Test(import_site, no_redirect_leads_to_a_file)
{
	char	 address[256];

	snprintf(address, sizeof(address), "%s/away", import_serve(nothing));
	import_start();
	cr_assert_not(import_site(&given, address, NULL, NULL));
	cr_assert_not_null(strstr(given.why, "rotocol \"file\""), "%s",
	    given.why);
	import_end();
}

#define LOGIN	"ada:secret"

static char		 other_login[256];	/* sent to the other server */
static const char	*other;			/* its URL */

static void
listen_elsewhere(const char *target, const char *login, struct served *s)
{
	if (*login != '\0')
		snprintf(other_login, sizeof(other_login), "%s", login);
	town(target, "", s);
}

static void
link_elsewhere(const char *target, const char *login, struct served *s)
{
	(void)login;
	if (strcmp(target, "/") == 0) {
		s->status = 200;
		snprintf(s->head, sizeof(s->head), "Link: <%s/wp-json/>;"
		    " rel=\"https://api.w.org/\"\r\n", other);
	}
}

static void
lead_elsewhere(const char *target, const char *login, struct served *s)
{
	(void)login;
	s->status = 301;
	snprintf(s->head, sizeof(s->head), "Location: %s%s\r\n", other,
	    target);
}

/* The site itself works, but not its API. */
static void
lead_api_elsewhere(const char *target, const char *login, struct served *s)
{
	if (strcmp(target, "/") == 0)
		town(target, login, s);
	else
		lead_elsewhere(target, login, s);
}

/* `path`: the part of the other server's URL that the error names. */
static void
expect_no_login_elsewhere(served_call *call, const char *path)
{
	char		 expected[256];
	const char	*named;

	other = import_serve(listen_elsewhere);
	named = import_serve(call);
	import_start();
	cr_expect_not(import_site(&given, named, "town", LOGIN));
	snprintf(expected, sizeof(expected), "the login is only for %s, which"
	    " leads to %s%s; to send it there, import from that address",
	    named, other, path);
	cr_expect_str_eq(given.why, expected);
	cr_expect_str_eq(other_login, "");
	cr_expect_eq(report_seen(given.report, IMPORT_EVENT), 0);
	import_end();

	import_start();
	cr_expect(import_site(&given, named, "town", NULL), "%s", given.why);
	cr_expect_str_eq(other_login, "");
	expect_all(IMPORT_NEW, EVENTS);
	import_end();
}

Test(import_site, a_link_to_another_server_gets_no_login)
{
	expect_no_login_elsewhere(link_elsewhere, API);
}

Test(import_site, a_redirect_to_another_server_gets_no_login)
{
	expect_no_login_elsewhere(lead_elsewhere, "/");
}

Test(import_site, a_redirect_of_the_api_to_another_server_gets_no_login)
{
	expect_no_login_elsewhere(lead_api_elsewhere, API);
}

/* These names do not exist and must not be looked up. */
Test(import_site, a_login_is_not_sent_in_plain_text)
{
	static const char *const	 rows[] = {
		"town.invalid", "localhost.invalid", "127.0.0.1.invalid:80/x",
		"localhost:80@town.invalid", "LOCALHOST#town.invalid",
		"[::1].invalid", "192.0.2.1:8888",
	};
	char				 address[128], expected[256];
	size_t				 i;

	import_start();
	for (i = 0; i < COUNT(rows); i++) {
		snprintf(address, sizeof(address), "http://%s", rows[i]);
		cr_expect_not(import_site(&given, address, "town", LOGIN));
		snprintf(expected, sizeof(expected), "a login is not sent"
		    " unencrypted to another machine; import from https://%s",
		    rows[i]);
		cr_expect_str_eq(given.why, expected);
	}
	cr_expect_not(import_site(&given, "http://localhost:1/", "town",
	    LOGIN));
	cr_expect_null(strstr(given.why, "plain text"), "%s", given.why);
	import_end();
}

Test(import_site, the_link_of_wordpress_is_found_among_others)
{
	static const struct {
		const char	*links;
		const char	*expected;
	}	 rows[] = {
		{ "", NULL },
		{ "<https://a/wp-json/>; rel=\"https://api.w.org/\"",
		    "https://a/wp-json/" },
		{ " <https://a/x>; rel=next, <https://a/wp-json/>;"
		    " rel=\"https://api.w.org/\"; y=1", "https://a/wp-json/" },
		{ "<https://a/index.php?rest_route=/>;"
		    "rel=\"https://api.w.org/\",<b>",
		    "https://a/index.php?rest_route=/" },
		{ "<file:///etc>; rel=\"https://api.w.org/\"", NULL },
		{ "<javascript:x>; rel=\"https://api.w.org/\"", NULL },
		{ "<https://a/\n>; rel=\"https://api.w.org/\"", NULL },
		{ "<https://a", NULL },
		{ "<>;<", NULL },
		{ "<https://api.w.org/>", NULL },
	};
	const char	*found;
	struct arena	*arena;
	size_t		 i;

	arena = arena_new();
	for (i = 0; i < COUNT(rows); i++) {
		found = site_read_link(arena, rows[i].links);
		if (rows[i].expected == NULL)
			cr_expect_null(found, "%s", rows[i].links);
		else
			cr_expect_str_eq(found, rows[i].expected);
	}
	arena_free(arena);
}

/*
 * A public site must not make the importer send requests to servers behind its
 * firewall.
 */
Test(import_site, a_public_site_leads_to_no_inner_server)
{
	static const struct {
		const char	*address;
		bool		 inner;
	}	 rows[] = {
		{ "127.0.0.1", true }, { "127.8.9.1", true },
		{ "0.0.0.0", true },
		{ "10.1.2.3", true }, { "172.16.0.1", true },
		{ "172.31.255.1", true }, { "172.32.0.1", false },
		{ "192.168.1.1", true }, { "192.169.1.1", false },
		{ "169.254.169.254", true }, { "100.64.0.1", true },
		{ "100.128.0.1", false }, { "203.0.113.9", false },
		{ "::1", true }, { "::", true }, { "fe80::1", true },
		{ "fd00::1", true }, { "::ffff:127.0.0.1", true },
		{ "::ffff:203.0.113.9", false }, { "64:ff9b::a00:1", true },
		{ "2001:db8::1", false },
	};
	char		 expected[256];
	struct fetch	*f;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		f = fetch_new(NULL, NULL);
		cr_expect(fetch_may_ask(f, "203.0.113.5"));
		cr_expect_eq(fetch_may_ask(f, rows[i].address), !rows[i].inner,
		    "%s", rows[i].address);
		snprintf(expected, sizeof(expected), "the site leads to %s, an"
		    " address of this machine or a private network: import"
		    " from there directly if that is intended",
		    rows[i].address);
		if (rows[i].inner)
			cr_expect_str_eq(fetch_refusal(f), expected);
		else
			cr_expect_null(fetch_refusal(f));
		fetch_free(f);
		f = fetch_new(NULL, NULL);
		cr_expect(fetch_may_ask(f, "127.0.0.1"));
		cr_expect(fetch_may_ask(f, rows[i].address));
		fetch_free(f);
	}
}

static int		 pictures;	/* requests for them */
static const char	*gallery_at;

static void
gallery(const char *target, const char *login, struct served *s)
{
	static const char	 event[] = "{\"id\":%d,\"title\":\"E\","
	    "\"slug\":\"e%d\",\"start_date\":\"2026-01-01 10:00:00\","
	    "\"end_date\":\"2026-01-01 11:00:00\",\"timezone\":\"UTC\","
	    "\"image\":{\"url\":\"%s/%s\",\"id\":1,\"alt\":\"Trees\"}}%s";
	const char		*names[] = { "a.png", "a.png", "b.svg", "c" };
	char			*to = s->body;
	gdImagePtr		 image;
	void			*bytes;
	int			 i;

	(void)login;
	s->status = 200;
	if (strcmp(target, "/a.png") == 0) {
		cr_assert_not_null(image = gdImageCreateTrueColor(400, 200));
		bytes = gdImagePngPtr(image, &i);
		memcpy(s->body, bytes, (size_t)i);
		s->length = (size_t)i;
		gdFree(bytes);
		gdImageDestroy(image);
		pictures++;
	} else if (strcmp(target, "/b.svg") == 0) {
		strcpy(s->body, "<svg/>");
		pictures++;
	} else if (strcmp(target, "/c") == 0) {
		s->status = 404;
		pictures++;
	} else if (strncmp(target, API "/events?", 28) == 0) {
		to += sprintf(to, "{\"events\":[");
		for (i = 0; i < 4; i++)
			to += sprintf(to, event, i + 1, i + 1, gallery_at,
			    names[i], i < 3 ? "," : "");
		strcpy(to, "],\"total\":4,\"total_pages\":1}");
	} else {
		s->status = 404;
		town(target, "", s);
	}
}

static void
import_gallery(void)
{
	if (gallery_at == NULL)
		gallery_at = import_serve(gallery);
	cr_assert(import_site(&given, gallery_at, "gallery", NULL), "%s",
	    given.why);
}

static void
expect_pictures(void)
{
	static const char	 fields[] =
	    "?_fields=image.width,image.alt,image.id";
	char			 path[128];

	snprintf(path, sizeof(path), "/events/by-slug/e1%s", fields);
	import_expect(path, "{\"image\":{\"id\":1,\"width\":400,"
	    "\"alt\":\"Trees\"}}");
	snprintf(path, sizeof(path), "/events/by-slug/e2%s", fields);
	import_expect(path, "{\"image\":{\"id\":1,\"width\":400,"
	    "\"alt\":\"Trees\"}}");
	snprintf(path, sizeof(path), "/events/by-slug/e3%s", fields);
	import_expect(path, "{\"image\":{\"id\":2,\"width\":0}}");
}

Test(import_site, pictures_are_kept_once)
{
	import_start();
	import_gallery();
	cr_expect_eq(pictures, 3);
	cr_expect_not_null(strstr(import_told(), "image: is kept as an address:"
	    " is no JPEG, PNG, WebP or GIF that can be kept\n"));
	cr_expect_not_null(strstr(import_told(), "/c answered 404"));
	expect_pictures();
	import_end();

	/* Only pictures that are missing here are fetched. */
	import_start();
	import_gallery();
	cr_expect_eq(pictures, 5);
	expect_pictures();
	import_end();
}

Test(import_site, pictures_without_room_stay_addresses)
{
	import_fill_pictures();
	import_start();
	import_gallery();
	/* None is fetched after the first one that has no room. */
	cr_expect_eq(pictures, 1);
	cr_expect_not_null(strstr(import_told(), "event image: is kept as an"
	    " address: Your images would use more than 1 MB; delete some that"
	    " you no longer need."), "%s", import_told());
	import_expect("/events/by-slug/e1?_fields=image.width",
	    "{\"image\":{\"width\":0}}");
	import_end();
}

Test(import_site, pictures_belong_to_the_user_who_imports_them)
{
	const char	*line;

	import_start();
	given.no_pictures = true;
	import_gallery();
	db_run(db_query(inside_db(given.inside),
	    "UPDATE images SET author = 99"));
	import_end();

	import_start();
	import_gallery();
	import_end();
	line = strstr(import_dump(), "{\"kind\":\"image\",\"id\":1,");
	cr_expect_not_null(memmem(line, strcspn(line, "\n"),
	    "\"author\":1,", strlen("\"author\":1,")), "%s", line);
}

Test(import_site, pictures_may_stay_addresses_and_be_kept_later)
{
	import_start();
	given.no_pictures = true;
	import_gallery();
	cr_expect_eq(pictures, 0);
	import_expect("/events/by-slug/e1?_fields=image.width,image.id",
	    "{\"image\":{\"id\":1,\"width\":0}}");
	import_end();

	import_start();
	import_gallery();
	cr_expect_eq(pictures, 3);
	import_expect("/events/by-slug/e1?_fields=image.width,image.id",
	    "{\"image\":{\"id\":1,\"width\":400}}");
	import_end();
}
