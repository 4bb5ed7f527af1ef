/* Subscriptions to sites with a REST API, and lists in the configuration. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/clock.h"
#include "command/import/import_report.h"
#include "command/subscribe/subscribe_run.h"
#include "config/site.h"
#include "store/db.h"
#include "store/subscriptions.h"
#include "text/zones.h"

#include "import_given.h"
#include "import_server.h"

#define API	"/wp-json/tribe/events/v1"

static int		 events_status, count;	/* what the site has */
static const int	*pages[2];		/* or its pages: ids, and 0 */
static int		 totals[2];		/* that they have */
static struct arena	*arena;
static struct site	 site;
static struct db	*db;
static struct subscription	 town;
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

static void
serve(const char *target, const char *login, struct served *s)
{
	(void)login;
	s->status = 200;
	if (strcmp(target, "/") == 0)
		strcpy(s->body, "<!doctype html><title>Town</title>");
	else if (strcmp(target, API) == 0)
		strcpy(s->body, "{\"namespace\":\"tribe/events/v1\"}");
	else if (strncmp(target, API "/events?", strlen(API "/events?")) == 0) {
		s->status = events_status;
		if (pages[0] == NULL)
			list_events(s);
		else
			list_page(s, strstr(target, "page=2&") != NULL);
	} else if (strncmp(target, API "/", strlen(API "/")) == 0)
		s->status = 404;
	else
		s->status = 404;
	if (s->status == 404)
		strcpy(s->body, "{\"code\":\"page-not-found\"}");
}

static void
setup(void)
{
	struct subscription	 s = { .name = "Town", .every = 3600,
				    .author = "", .categories = "Town",
				    .allow_private = true };
	const char		*why;

	import_setup();
	progress_silence();
	arena = arena_new();
	cr_assert_null(site_read(&site, arena, NULL));
	site.database = import_path;
	cr_assert_not_null(db = db_open(import_path, &why));
	s.url = arena_join(arena, import_serve(serve), "/", NULL);
	db_begin_write(db);
	town.id = subscription_add(db, &s, clock_now());
	cr_assert(db_commit(db));
	events_status = 200;
}

static void
teardown(void)
{
	db_close(db);
	arena_free(arena);
	import_teardown();
}

TestSuite(subscribe_site, .init = setup, .fini = teardown, .timeout = 60);

static void
run(const char *words)
{
	struct subscriber	 own = { .site = &site, .db = db,
				    .stops = &stops };
	struct subscription	 after;

	db_begin_read(db);
	cr_assert(subscription_get(db, arena, town.id, &town));
	db_end_read(db);
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
	cr_expect_eq(town.ahead, 4);
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

#define SHIFTED "; lists have changed while they were read, so nothing is"	\
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

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		error = reading(rows[i].text);
		cr_assert_not_null(error);
		cr_expect_str_eq(error, rows[i].error, "%s", error);
	}
}
