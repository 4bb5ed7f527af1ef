/* Subscriptions to sites with a REST API, and lists in the configuration. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>
#include <gd.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/clock.h"
#include "command/import/import_report.h"
#include "command/import/import_site.h"
#include "command/import/import_undo.h"
#include "command/subscribe/subscribe_run.h"
#include "config/site.h"
#include "store/db.h"
#include "store/imports_undo.h"
#include "store/subscriptions.h"
#include "text/zones.h"

#include "base/array.h"
#include "tests/support/import_given.h"
#include "tests/support/import_server.h"

#define API	"/wp-json/tribe/events/v1"

static int		 events_status, count;	/* what the site has */
static const char	*records;		/* or its events, as JSON */
static const int	*pages[2];		/* or its pages: ids, and 0 */
static int		 totals[2];		/* that they have */
static bool		 is_endless, is_broken;
static int		 pictures;	/* requests for them */
static struct arena	*arena;
static struct site	 site;
static struct db	*db;
static struct subscription	 town;
static const char	*town_url;
static volatile sig_atomic_t	 stops;

static void
list_events(struct served *s)
{
	char	*to = s->body;
	int	 i;

	to += sprintf(to, "{\"events\":[");
	for (i = 1; i <= count; i++)
		to += sprintf(to, "%s{\"id\":%d,\"title\":\"E%d\",\"slug\":"
		    "\"e%d\",\"start_date\":\"2027-01-01 10:00:00\","
		    "\"end_date\":\"2027-01-01 11:00:00\",\"timezone\":"
		    "\"UTC\"}", i > 1 ? "," : "", i, i, i);
	sprintf(to, "],\"rest_url\":\"http://town.example" API "/events/\","
	    "\"total\":%d,\"total_pages\":1}", count);
}

static void
list_page(struct served *s, int page)
{
	char	*to = s->body;
	int	 i;

	to += sprintf(to, "{\"events\":[");
	for (i = 0; pages[page][i] != 0; i++)
		to += sprintf(to, "%s{\"id\":%d,\"title\":\"E\","
		    "\"start_date\":\"2027-01-01 10:00:00\",\"end_date\":"
		    "\"2027-01-01 11:00:00\",\"timezone\":\"UTC\"}",
		    i > 0 ? "," : "", pages[page][i]);
	sprintf(to, "],\"rest_url\":\"http://town.example" API "/events/\","
	    "\"total\":%d,\"total_pages\":2}", totals[page]);
}

/* A list without end, whose events have 200 KB. */
static void
list_one(struct served *s, int id)
{
	char	*to = s->body;

	to += sprintf(to, "{\"events\":[{\"id\":%d,\"title\":\"E\","
	    "\"start_date\":\"2027-01-01 10:00:00\",\"end_date\":"
	    "\"2027-01-01 11:00:00\",\"timezone\":\"UTC\","
	    "\"description\":\"", id);
	memset(to, 'x', 200000);
	sprintf(to + 200000, "\"}],\"rest_url\":\"http://town.example" API
	    "/events/\",\"total\":99999,\"total_pages\":99999}");
}

static void
serve_picture(struct served *s)
{
	gdImagePtr	 image = gdImageCreateTrueColor(4, 4);
	void		*bytes;
	int		 length;

	bytes = gdImagePngPtr(image, &length);
	memcpy(s->body, bytes, (size_t)length);
	s->length = (size_t)length;
	gdFree(bytes);
	gdImageDestroy(image);
}

static void
serve(const char *target, const char *login, struct served *s)
{
	(void)login;
	s->status = 200;
	if (strcmp(target, "/") == 0)
		strcpy(s->body, "<!doctype html><title>Town</title>");
	else if (strcmp(target, "/a.png") == 0)
		serve_picture(s);
	else if (strcmp(target, API) == 0)
		strcpy(s->body, "{\"namespace\":\"tribe/events/v1\"}");
	else if (strncmp(target, API "/events?", strlen(API "/events?")) == 0) {
		s->status = events_status;
		if (is_broken)
			strcpy(s->body, "{}");
		else if (records != NULL)
			sprintf(s->body, "{\"events\":[%s]}", records);
		else if (is_endless)
			list_one(s, atoi(strstr(target, "page=") +
			    strlen("page=")));
		else if (pages[0] == NULL)
			list_events(s);
		else
			list_page(s, strstr(target, "page=2&") != NULL);
	} else {
		s->status = 404;
		pictures += strncmp(target, "/picture", 8) == 0;
	}
	if (s->status == 404)
		strcpy(s->body, "{\"code\":\"page-not-found\"}");
}

static void
add(const char *name, const char *url)
{
	struct subscription	 s = { .name = name, .url = url,
				    .every = 3600, .author = "",
				    .categories = "",
				    .allow_private = true };

	db_begin_write(db);
	town.id = subscription_add(db, arena, &s, clock_now());
	cr_assert(db_commit(db));
}

static void
setup(void)
{
	const char	*why;

	import_setup();
	progress_silence();
	arena = arena_new();
	cr_assert_null(site_read(&site, arena, NULL));
	site.database = import_path;
	cr_assert_not_null(db = db_open(import_path, &why));
	town_url = arena_join(arena, import_serve(serve), "/", NULL);
	add("Town", town_url);
	events_status = 200;
}

static void
teardown(void)
{
	db_close(db);
	arena_free(arena);
	import_teardown();
}

TestSuite(subscribe_site, .init = setup, .fini = teardown);

static void
look(void)
{
	db_begin_read(db);
	cr_assert(subscription_get(db, arena, town.id, &town));
	db_end_read(db);
}

static void
run(const char *words)
{
	struct subscriber	 own = { .site = &site, .db = db,
				    .stops = &stops };
	struct subscription	 after;

	look();
	cr_assert(subscribe_run(&own, arena, &town, &after));
	db_begin_write(db);
	subscription_ran(db, &town, &after);
	cr_assert(db_commit(db));
	cr_expect_str_eq(subscription_words(arena, &after), words, "%s",
	    subscription_words(arena, &after));
	town = after;
}

#define DONE(new, gone)							\
	new " new, 0 changed, " gone " moved to the trash, 0 brought back"

Test(subscribe_site, is_read_whole_each_time)
{
	count = 5;
	run(DONE("5", "0"));
	cr_expect_eq(town.reader, READER_SITE);
	count = 4;
	run(DONE("0", "1"));
	count = 1;
	run(DONE("0", "0"));
	cr_expect_eq(town.vanished, 3);
	cr_expect_eq(town.upcoming, 4);
}

static void
set_status(enum status status)
{
	look();
	town.status = status;
	db_begin_write(db);
	subscription_change(db, &town, clock_now());
	cr_assert(db_commit(db));
}

static void
expect(const char *path, const char *body)
{
	import_start();
	import_expect(path, body);
	import_end();
}

/* Records of all statuses. */
#define ANY	"?status=publish,future,draft,pending,private,trash&_fields="
#define EVENT(id, more)	"{\"id\":" id ",\"title\":\"E" id "\","		\
	"\"start_date\":\"2027-01-01 10:00:00\",\"end_date\":"		\
	"\"2027-01-01 11:00:00\",\"timezone\":\"UTC\"" more "}"
#define STATUS(status)	",\"status\":\"" status "\""
#define HALL(name, status)	",\"venue\":{\"id\":7,\"venue\":\"" name "\"" \
	STATUS(status) "}"
#define DATE(year)	",\"date_utc\":\"" year "-01-01 00:00:00\""

Test(subscribe_site, scheduled_records_wait_for_their_review_like_others)
{
	set_status(STATUS_PENDING);
	records = EVENT("1", HALL("Hall", "future")) "," EVENT("2", DATE("2020")
	    STATUS("future")) "," EVENT("3", DATE("2030") STATUS("future"));
	run(DONE("3", "0"));
	expect("/events" ANY "events.status", "{\"events\":[{\"status\":"
	    "\"pending\"},{\"status\":\"pending\"},{\"status\":"
	    "\"pending\"}]}");
	records = EVENT("1", STATUS("future") HALL("Great Hall", "publish"));
	run("0 new, 1 changed, 0 moved to the trash, 0 brought back");
	expect("/venues" ANY "venues.status,venues.venue", "{\"venues\":["
	    "{\"status\":\"pending\",\"venue\":\"Great Hall\"}]}");
	expect("/events?status=publish,future&_fields=total", "{\"total\":0}");
}

Test(subscribe_site, what_waits_there_is_a_draft_here)
{
	records = EVENT("1", STATUS("pending") HALL("Hall", "pending"));
	run(DONE("1", "0"));
	expect("/events" ANY "events.status,events.venue.status",
	    "{\"events\":[{\"status\":\"draft\",\"venue\":"
	    "{\"status\":\"draft\"}}]}");
	records = EVENT("1", STATUS("publish") HALL("Hall", "publish"));
	run("0 new, 1 changed, 0 moved to the trash, 0 brought back");
	expect("/events?_fields=events.venue.status",
	    "{\"events\":[{\"venue\":{\"status\":\"publish\"}}]}");
}

Test(subscribe_site, pictures_without_room_are_reported)
{
	records = arena_join(arena, "{\"id\":1,\"title\":\"E1\","
	    "\"start_date\":\"2027-01-01 10:00:00\",\"end_date\":"
	    "\"2027-01-01 11:00:00\",\"timezone\":\"UTC\",\"image\":"
	    "{\"id\":1,\"url\":\"", town_url, "a.png\"}}", NULL);
	site.user_picture_space = 1;
	db_begin_write(db);
	db_run(db_query(db, "INSERT INTO images (id, url, author, bytes)"
	    " VALUES (99, 'https://full.example/', 1, 1000000)"));
	cr_assert(db_commit(db));
	run(DONE("1", "0") "; there is no room for its pictures");
	cr_expect_eq(town.failures, 0);
}

#define FOUR	EVENT("1", "") "," EVENT("2", "") ","			\
	EVENT("3", "") "," EVENT("4", "")
#define TRASHED(id)	EVENT(id, STATUS("trash"))

Test(subscribe_site, an_event_in_the_trash_there_has_vanished)
{
	records = FOUR;
	run(DONE("4", "0"));
	records = TRASHED("1") "," TRASHED("2") "," TRASHED("3") ","
	    TRASHED("4") "," TRASHED("5");
	run(DONE("0", "0"));
	cr_expect_eq(town.vanished, 4);
	cr_expect_eq(town.upcoming, 4);
	records = TRASHED("1") "," EVENT("2", "") "," EVENT("3", "") ","
	    EVENT("4", "");
	run(DONE("0", "1"));
	records = FOUR;
	run("0 new, 0 changed, 0 moved to the trash, 1 brought back");
	expect("/events?_fields=total", "{\"total\":4}");
}

/* What the site lists on two pages. */
static void
set_pages(const int *first, int total, const int *second, int then)
{
	pages[0] = first;
	pages[1] = second;
	totals[0] = total;
	totals[1] = then;
}

#define SHIFTED "; lists have changed while they were read, so nothing is" \
	" moved to the trash"

/* The first event is deleted before the second page is read. */
Test(subscribe_site, no_event_is_removed_if_pages_shift_while_they_are_read)
{
	static const int	 first[] = { 1, 2, 0 }, second[] = { 3, 4, 0 },
				 shifted[] = { 4, 0 }, none[] = { 0 };
	static const int	 later[] = { 2, 3, 0 }, rest[] = { 4, 0 };

	set_pages(first, 4, second, 4);
	run(DONE("4", "0"));
	set_pages(first, 4, shifted, 3);
	run(DONE("0", "0") SHIFTED);
	cr_expect_eq(town.failures, 0);
	set_pages(first, 4, none, 4);
	run(DONE("0", "0") SHIFTED);
	set_pages(later, 3, rest, 3);
	run(DONE("0", "1"));
}

/* One is added before the others, so that the second is listed twice. */
Test(subscribe_site, no_event_is_removed_if_one_is_listed_twice)
{
	static const int	 first[] = { 1, 2, 0 }, second[] = { 3, 4, 0 };
	static const int	 shifted[] = { 2, 3, 0 };

	set_pages(first, 4, second, 4);
	run(DONE("4", "0"));
	set_pages(first, 4, shifted, 4);
	run(DONE("0", "0") SHIFTED);
}

Test(subscribe_site, an_unreadable_list_is_not_an_empty_one)
{
	count = 5;
	run(DONE("5", "0"));
	events_status = 401;
	run("failed: the server answered 401");
	events_status = 503;
	run("failed: the server answered 503");
	cr_expect_eq(town.vanished, 0);
	events_status = 200;
	run(DONE("0", "0"));
}

static void
remove_it(void)
{
	db_begin_write(db);
	subscription_remove(db, town.id);
	cr_assert(db_commit(db));
}

/* The list is no list, so the reason contains its address. */
Test(subscribe_site, no_address_is_logged_however_its_scheme_is_written)
{
	remove_it();
	add("Town", arena_join(arena, "HTTP", town_url + strlen("http"),
	    NULL));
	is_broken = true;
	run("failed: the answer is not a page of events");
}

/*
 * A site with events like those of the town. It redirects requests for one
 * record to the town.
 */
static void
imitate(const char *target, const char *login, struct served *s)
{
	serve(target, login, s);
	if (strstr(target, "&per_page=1&") == NULL)
		return;
	s->status = 302;
	snprintf(s->head, sizeof(s->head), "Location: %s%s\r\n", town_url,
	    target + 1);
}

static void
expect_events(int64_t published, int64_t trashed)
{
	import_start();
	import_expect("/events?per_page=1&_fields=total", arena_printf(arena,
	    "{\"total\":%lld}", (long long)published));
	import_expect("/events?status=trash&per_page=1&_fields=total",
	    arena_printf(arena, "{\"total\":%lld}", (long long)trashed));
	import_end();
}

Test(subscribe_site, only_its_own_events_are_changed)
{
	count = 5;
	run(DONE("5", "0"));
	add("Imitation", arena_join(arena, import_serve(imitate), "/", NULL));
	run(DONE("5", "0"));
	expect_events(10, 0);
	count = 3;
	run(DONE("0", "2"));
	expect_events(8, 2);
	cr_expect_eq(town.upcoming, 5);
}

static void
import(const char *address, enum import_fate fate, int64_t events)
{
	import_start();
	cr_assert(import_site(&given, address, NULL, NULL), "%s", given.why);
	cr_expect_eq(report_count(given.report, IMPORT_EVENT, fate), events);
	import_end();
}

Test(subscribe_site, events_of_an_import_from_its_address_are_its_own)
{
	remove_it();
	count = 5;
	import(town_url, IMPORT_NEW, 5);
	add("Town", town_url);
	run(DONE("0", "0"));
	count = 4;
	run(DONE("0", "1"));
	import(arena_join(arena, town_url, &API[1], NULL), IMPORT_SAME, 4);
	expect_events(4, 1);
}

Test(subscribe_site, an_import_before_its_first_run_creates_nothing_twice)
{
	remove_it();
	count = 5;
	import(town_url, IMPORT_NEW, 5);
	add("Town", town_url);
	count = 6;
	import(town_url, IMPORT_SAME, 5);
	run(DONE("0", "0"));
	expect_events(6, 0);
}

Test(subscribe_site, events_are_known_if_it_is_added_again)
{
	count = 5;
	run(DONE("5", "0"));
	remove_it();
	import(town_url, IMPORT_SAME, 5);
	add("Again", town_url);
	run(DONE("0", "0"));
	expect_events(5, 0);
}

/* Both have the same calendar, and each its own events. */
Test(subscribe_site, a_changed_address_keeps_the_events)
{
	count = 5;
	run(DONE("5", "0"));
	town.url = arena_join(arena, import_serve(serve), "/", NULL);
	db_begin_write(db);
	subscription_change(db, &town, clock_now());
	cr_assert(db_commit(db));
	run(DONE("0", "0"));
	add("At the former address", town_url);
	run(DONE("5", "0"));
	import(town_url, IMPORT_SAME, 5);
	remove_it();
	add("Again", town_url);
	run(DONE("0", "0"));
	expect_events(10, 0);
}

/* The words of a site do not publish what waits for a review. */
Test(subscribe_site, scheduled_events_wait_like_published_ones)
{
	static const char *const	 words[] = { "publish", "future" };
	size_t				 i;

	db_begin_write(db);
	cr_assert(subscription_get(db, arena, town.id, &town));
	town.status = STATUS_PENDING;
	subscription_change(db, &town, clock_now());
	cr_assert(db_commit(db));
	for (i = 0; i < COUNT(words); i++) {
		records = arena_printf(arena, "%s%s{\"id\":%zu,\"title\":\"E\","
		    "\"start_date\":\"2027-01-01 10:00:00\",\"end_date\":"
		    "\"2027-01-01 11:00:00\",\"timezone\":\"UTC\","
		    "\"date_utc\":\"2020-01-01 00:00:00\","
		    "\"status\":\"%s\"}", i > 0 ? records : "",
		    i > 0 ? "," : "", i + 1, words[i]);
		run(DONE("1", "0"));
		import_start();
		import_expect("/events?status=publish,future&per_page=1"
		    "&_fields=total", "{\"total\":0}");
		import_expect("/events?status=pending&per_page=1"
		    "&_fields=total", arena_printf(arena, "{\"total\":%zu}",
		    i + 1));
		import_end();
	}
}

/* Two subscriptions to the same calendar, by two of its addresses. */
Test(subscribe_site, an_exact_address_is_that_of_one_subscription)
{
	count = 1;
	run(DONE("1", "0"));
	add("Again", arena_copy(arena, town_url, strlen(town_url) - 1));
	run(DONE("1", "0"));
	import_start();
	cr_assert_null(import_undo(given.inside, given.report, town_url,
	    IMPORTS_ALL));
	import_expect("/events?start_date=2000-01-01&_fields=events.id",
	    "{\"events\":[{\"id\":2}]}");
	import_end();
}

/* It could name those of other servers. */
Test(subscribe_site, each_run_fetches_some_pictures)
{
	struct buf	 list;
	int		 i;

	buf_init(&list, arena, 1024);
	for (i = 0; i < 600; i++)
		buf_printf(&list, "%s{\"id\":%d,\"title\":\"E\","
		    "\"start_date\":\"2027-01-01 10:00:00\",\"end_date\":"
		    "\"2027-01-01 11:00:00\",\"timezone\":\"UTC\",\"image\":"
		    "{\"url\":\"%spicture%d\"}}", i > 0 ? "," : "", i + 1,
		    town_url, i);
	records = list.data;
	run(DONE("600", "0"));
	cr_expect_eq(pictures, 500);
}

/* Each run stores 64 MB at most. */
Test(subscribe_site, a_list_without_end_ends_the_run)
{
	is_endless = true;
	run("failed: has more than 64 MB of new or changed text and pictures;"
	    " the next run continues");
	cr_expect_eq(town.created, 336);
	cr_expect_eq(town.failures, 1);
	run("failed: has more than 64 MB of new or changed text and pictures;"
	    " the next run continues");
	cr_expect_eq(town.created, 336);
	cr_expect_eq(town.failures, 2);
}

static char	 path[] = P_tmpdir "/almanac-subscriptions-XXXXXX";

static void
setup_file(void)
{
	arena = arena_new();
	cr_assert(zones_load(NULL));
	close(mkstemp(path));
}

static void
teardown_file(void)
{
	unlink(path);
	arena_free(arena);
}

TestSuite(site_subscriptions, .init = setup_file, .fini = teardown_file);

static const char *
reading(const char *text)
{
	const char	*error;
	FILE		*file;

	cr_assert_not_null(file = fopen(path, "w"));
	fputs(text, file);
	fclose(file);
	error = site_read(&site, arena, path);

	return (error == NULL ? NULL : error + strlen(path));
}

Test(site_subscriptions, are_read_with_all_their_settings)
{
	const struct site_subscription	*s;

	cr_assert_null(reading("subscriptions:\n"
	    "  - {name: Club, url: \"webcal://club.example/a.ics\"}\n"
	    "  - {name: Town, url: \"http://town.example\", every: 2d,\n"
	    "     author: ed, categories: [Sport, \"Old town\"],\n"
	    "     status: pending, wins: ours, allow_private: true}\n"));
	cr_assert_eq(site.subscription_count, 2);
	s = site.subscriptions;
	cr_expect_str_eq(s[0].url, "https://club.example/a.ics");
	cr_expect_eq(s[0].every, 3600);
	cr_expect_str_eq(s[0].author, "");
	cr_expect_eq(s[0].categories.count, 0);
	cr_expect_not(s[0].pending);
	cr_expect_eq(s[0].wins, WINS_UNLESS);
	cr_expect_not(s[0].allow_private);
	cr_expect_eq(s[1].every, 172800);
	cr_expect_str_eq(s[1].author, "ed");
	cr_expect_str_eq(s[1].categories.list[1], "Old town");
	cr_expect(s[1].pending);
	cr_expect_eq(s[1].wins, WINS_OURS);
	cr_expect(s[1].allow_private);
}

#define ONE(more)	"subscriptions:\n  - {name: A, url: " more "}\n"

Test(site_subscriptions, errors_contain_no_password)
{
	static const struct {
		const char	*text, *error;
	}	 rows[] = {
		{ ONE("\"https://me:secret@club.example/a.ics\""),
		  ":2:20: 'url' must be an address such as"
		  " https://club.example/calendar.ics, without a login" },
		{ ONE("\"ftp://club.example\""),
		  ":2:20: 'url' must be an address such as"
		  " https://club.example/calendar.ics, without a login" },
		{ ONE("\"https://c.example\", every: 1m"),
		  ":2:48: 'every' must be a time from 5m to 30d, such as 1h" },
		{ ONE("\"https://c.example\", wins: all"),
		  ":2:47: 'wins' must be theirs, ours, or theirs unless"
		  " changed here" },
		{ ONE("\"https://c.example\", status: draft"),
		  ":2:49: 'status' must be publish or pending" }
	};
	const char	*error;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		error = reading(rows[i].text);
		cr_assert_not_null(error);
		cr_expect_str_eq(error, rows[i].error, "%s", error);
	}
}
