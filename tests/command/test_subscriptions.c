/* Subscriptions: when they run, and what a run does (rules, section 44). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/clock.h"
#include "command/import/import_fetch.h"
#include "command/import/import_report.h"
#include "command/inside.h"
#include "command/subscribe/subscribe_list.h"
#include "command/subscribe/subscribe_run.h"
#include "config/site.h"
#include "store/db.h"
#include "store/imports.h"
#include "store/stored_links.h"
#include "store/subscriptions.h"
#include "text/durations.h"
#include "text/inner.h"

#include "base/array.h"
#include "tests/support/import_given.h"
#include "tests/support/import_server.h"
#include "tests/support/message.h"

/* The next answer of the server. */
static int		 answer_status;
static char		 answer[SERVED_BODY], answer_head[SERVED_HEAD];
static int		 requests, unchanged;

static struct arena	*arena;
static struct site	 site;
static struct db	*db;
static struct subscription	 club;		/* as stored */
static volatile sig_atomic_t	 stops;

static void
serve(const char *target, const char *login, struct served *s)
{
	(void)target;
	(void)login;
	requests++;
	s->status = answer_status;
	snprintf(s->head, sizeof(s->head), "%s", answer_head);
	if (s->condition[0] != '\0' && strstr(answer_head, s->condition) !=
	    NULL) {
		unchanged++;
		s->status = 304;
		return;
	}
	snprintf(s->body, sizeof(s->body), "%s", answer);
}

static void
open_db(void)
{
	const char	*why;

	db = db_open(import_path, &why);
	cr_assert_not_null(db, "%s", why);
}

/* Adds the subscription of the tests, whose server is on this machine. */
static void
subscribe(enum subscription_wins wins, enum status status)
{
	struct subscription	 s = {
		.name = "Club", .every = 3600, .author = "",
		.categories = "", .status = status, .wins = wins,
		.allow_private = true
	};

	s.url = arena_join(arena, import_serve(serve), "/club.ics", NULL);
	db_begin_write(db);
	club.id = subscription_add(db, arena, &s, clock_now());
	cr_assert(db_commit(db));
}

static void
setup(void)
{
	import_setup();
	progress_silence();
	arena = arena_new();
	cr_assert_null(site_read(&site, arena, NULL));
	site.database = import_path;
	open_db();
	answer_status = 200;
}

static void
teardown(void)
{
	db_close(db);
	arena_free(arena);
	import_teardown();
}

TestSuite(subscription);
TestSuite(subscribe, .init = setup, .fini = teardown);

static void
look(void)
{
	db_begin_read(db);
	cr_assert(subscription_get(db, arena, club.id, &club));
	db_end_read(db);
}

static void
run_any(void)
{
	struct subscriber	 own = { .site = &site, .db = db,
				    .stops = &stops };
	struct subscription	 begun, after;

	look();
	begun = club;
	db_begin_write(db);
	cr_assert(subscription_begin(db, &begun, clock_now()));
	cr_assert(db_commit(db));
	cr_assert(subscribe_run(&own, arena, &club, &after));
	db_begin_write(db);
	subscription_ran(db, &begun, &after);
	cr_assert(db_commit(db));
	look();
}

/* Compares the words of the log. */
static void
run(const char *words)
{
	run_any();
	EXPECT_MESSAGE(subscription_words(arena, &club), words);
}

/* The time is this many seconds from now, as exactly as a test can know. */
#define EXPECT_AT(time, seconds)					\
	cr_expect((time) <= clock_now() + (seconds) &&			\
	    (time) > clock_now() + (seconds) - 30, "%lld",		\
	    (long long)((time) - clock_now()))

#define DONE(new, changed, gone, back)					\
	new " new, " changed " changed, " gone " moved to the trash, "	\
	back " brought back"

#define EVENT(id, start, title, more)					\
	"BEGIN:VEVENT\r\nUID:" id "\r\nDTSTAMP:20260101T000000Z\r\n"	\
	"DTSTART:" start "T180000Z\r\nDURATION:PT2H\r\nSUMMARY:" title	\
	"\r\n" more "END:VEVENT\r\n"
#define SOON(id)	EVENT(id, "20270101", id, "")
#define PAST(id)	EVENT(id, "20260101", id, "")

/* The server has these events from now on. */
static void
offer(const char *events)
{
	snprintf(answer, sizeof(answer), "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"
	    "PRODID:x\r\n%sEND:VCALENDAR\r\n", events);
}

/* A minute later. */
static void
ask(const char *method, const char *path, const char *json, int status)
{
	static char	 time[] = "2026-11-22T12:00:00Z";

	if (time[15]++ == '9') {
		time[15] = '0';
		time[14]++;
	}
	cr_assert(clock_start(time));
	import_start();
	inside_begin(given.inside);
	cr_assert_eq(inside_ask(given.inside, method, path, json), status,
	    "%s", path);
	cr_assert_null(inside_commit(given.inside));
	import_end();
}

static void
expect(const char *path, const char *body)
{
	import_start();
	import_expect(path, body);
	import_end();
}

#define EVENTS	"/events?status=publish,pending,draft,private,trash&"	\
	"start_date=2000-01-01&_fields=events.title,events.status"
#define ONE(title, status)	"{\"status\":\"" status "\",\"title\":\"" \
	title "\"}"
#define SEEN(list)	"{\"events\":[" list "]}"

Test(subscription, failures_double_the_delay_up_to_a_day)
{
	static const struct {
		int64_t	 failures, wait, delay;
	}	 rows[] = {
		{ 1, 0, 300 }, { 2, 0, 600 }, { 3, 0, 1200 }, { 4, 0, 2400 },
		{ 9, 0, 76800 }, { 10, 0, 86400 }, { 1000000, 0, 86400 },
		{ 1, 30, 300 }, { 1, 7200, 7200 }, { 1, 9999999, 86400 }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		cr_expect_eq(subscription_delay(rows[i].failures,
		    rows[i].wait), rows[i].delay, "%zu", i);
}

Test(subscription, half_of_the_events_are_removed_only_on_request)
{
	static const struct {
		int64_t	 vanished, upcoming, accepted;
		bool	 go;
	}	 rows[] = {
		{ 1, 3, 0, true }, { 1, 2, 0, false }, { 2, 3, 0, false },
		{ 1, 1, 0, false }, { 49, 100, 0, true },
		{ 50, 100, 0, false }, { 100, 100, 0, false },
		{ 100, 100, 99, false }, { 100, 100, 100, true },
		{ 50, 100, 100, true }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		cr_expect_eq(subscription_lets_go(rows[i].vanished,
		    rows[i].upcoming, rows[i].accepted), rows[i].go, "%zu", i);
}

Test(subscription, addresses_have_no_login)
{
	static const struct {
		const char	*url;
		bool		 valid;
	}	 rows[] = {
		{ "https://club.example/a.ics", true },
		{ "http://club.example", true },
		{ "https://club.example/u@club.example/a.ics?t=@", true },
		{ "https://me:secret@club.example/a.ics", false },
		{ "https://me@club.example/a.ics", false },
		{ "ftp://club.example/a.ics", false },
		{ "file:///etc/passwd", false }, { "club.example", false },
		{ "https://club.example/a\\b", false }, { "", false }
	};
	struct arena	*own = arena_new();
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++)
		cr_expect_eq(subscription_url_valid(rows[i].url),
		    rows[i].valid, "%s", rows[i].url);
	cr_expect_str_eq(subscription_url(own, "webcal://club.example/a"),
	    "https://club.example/a");
	cr_expect_str_eq(subscription_url(own, "webcals://club.example/a"),
	    "https://club.example/a");
	arena_free(own);
}

Test(subscription, times_have_a_unit)
{
	static const struct {
		const char	*text;
		int64_t		 seconds;	/* -1: rejected */
		const char	*printed;
	}	 rows[] = {
		{ "90s", 90, "90s" }, { "30m", 1800, "30m" },
		{ "60m", 3600, "1h" }, { "24h", 86400, "1d" },
		{ "7d", 604800, "1w" }, { "0h", 0, "0s" }, { "1", -1, NULL },
		{ "h", -1, NULL }, { "", -1, NULL }, { "-1h", -1, NULL },
		{ "1h ", -1, NULL }, { "1.5h", -1, NULL },
		{ "12345678h", -1, NULL }, { "1y", -1, NULL }
	};
	char	 text[DURATION_TEXT];
	int64_t	 seconds;
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++) {
		if (!duration_read(rows[i].text, &seconds))
			seconds = -1;
		cr_expect_eq(seconds, rows[i].seconds, "%s", rows[i].text);
		if (seconds < 0)
			continue;
		duration_print(seconds, text);
		cr_expect_str_eq(text, rows[i].printed);
	}
}

Test(subscription, inner_addresses_are_known_in_each_form)
{
	static const struct {
		const char	*address;
		bool		 inner;
	}	 rows[] = {
		{ "127.0.0.1", true }, { "0.0.0.0", true },
		{ "10.1.2.3", true },
		{ "100.64.0.1", true }, { "100.128.0.1", false },
		{ "169.254.169.254", true }, { "172.16.0.1", true },
		{ "172.32.0.1", false }, { "192.0.0.8", true },
		{ "192.168.1.1", true }, { "198.19.0.1", true },
		{ "198.20.0.1", false }, { "224.0.0.1", true },
		{ "255.255.255.255", true }, { "203.0.113.9", false },
		{ "::", true }, { "::1", true }, { "::7f00:1", true },
		{ "fe80::1", true }, { "fec0::1", true }, { "fd00::1", true },
		{ "ff02::1", true }, { "100::1", true },
		{ "::ffff:127.0.0.1", true }, { "::ffff:203.0.113.9", false },
		{ "64:ff9b::a00:1", true }, { "64:ff9b::cb00:7109", false },
		{ "64:ff9b:1::1", true }, { "2002:7f00:1::1", true },
		{ "2002:cb00:7109::1", false },
		{ "2001:0:1::80ff:fffe", true },
		{ "2001:0:1::34ff:8ef6", false }, { "2001:db8::1", false },
		{ "2606:4700::1", false }, { "club.example", true },
		{ "", true }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		cr_expect_eq(inner_address(rows[i].address), rows[i].inner,
		    "%s", rows[i].address);
}

Test(subscribe, events_come_change_and_go)
{
	subscribe(WINS_UNLESS, STATUS_PUBLISH);
	offer(SOON("a") SOON("b") SOON("c") PAST("d"));
	run(DONE("4", "0", "0", "0"));
	EXPECT_AT(club.due, 3600);
	EXPECT_AT(club.ran, 0);
	offer(EVENT("a", "20270101", "New", "") SOON("b"));
	run(DONE("0", "1", "1", "0"));
	expect(EVENTS, SEEN(ONE("d", "publish") "," ONE("New", "publish") ","
	    ONE("b", "publish") "," ONE("c", "trash")));
	cr_expect_eq(club.vanished, 0);
	cr_expect_eq(club.all_created, 4);
	cr_expect_eq(club.all_changed, 1);
	cr_expect_eq(club.all_trashed, 1);
	expect("/history?_fields=history.kind,history.title,history.before",
	    "{\"history\":[{\"kind\":\"import\",\"title\":\"Club\","
	    "\"before\":{\"created\":0,\"changed\":1,\"trashed\":1}},"
	    "{\"kind\":\"import\",\"title\":\"Club\",\"before\":"
	    "{\"created\":4,\"changed\":0,\"trashed\":0}}]}");
}

Test(subscribe, an_unchanged_answer_is_not_sent_again)
{
	subscribe(WINS_UNLESS, STATUS_PUBLISH);
	snprintf(answer_head, sizeof(answer_head), "ETag: \"one\"\r\n");
	offer(SOON("a"));
	run(DONE("1", "0", "0", "0"));
	run("unchanged");
	cr_expect_eq(unchanged, 1);
	cr_expect_eq(club.runs, 2);
	cr_expect_eq(club.runs_same, 1);
	snprintf(answer_head, sizeof(answer_head), "ETag: \"two\"\r\n");
	offer(SOON("a") SOON("b"));
	run(DONE("1", "0", "0", "0"));

	/* As time passes, rules give more events. */
	cr_assert(clock_start("2026-11-30T12:00:00Z"));
	run(DONE("0", "0", "0", "0"));
	cr_expect_eq(unchanged, 1);
}

Test(subscribe, a_source_that_empties_empties_nothing)
{
	subscribe(WINS_UNLESS, STATUS_PUBLISH);
	offer(SOON("a") SOON("b") SOON("c") SOON("d") PAST("e"));
	run(DONE("5", "0", "0", "0"));
	offer("");
	run(DONE("0", "0", "0", "0"));
	cr_expect_eq(club.vanished, 4);
	cr_expect_eq(club.upcoming, 4);
	offer(SOON("a") SOON("b"));
	run(DONE("0", "0", "0", "0"));
	cr_expect_eq(club.vanished, 2);
	cr_expect_eq(club.upcoming, 4);
	expect("/events?start_date=2000-01-01&_fields=total",
	    "{\"total\":5}");
}

static void
accept(bool accepted)
{
	db_begin_write(db);
	cr_expect_eq(subscription_accept(db, club.id, clock_now()), accepted);
	cr_assert(db_commit(db));
}

#define CHANGING(run, title)						\
	EVENT("a" run, "20270101", title "a", "")			\
	EVENT("b" run, "20270102", title "b",				\
	"RRULE:FREQ=DAILY;COUNT=2\r\n")					\
	EVENT("b" run, "20270104", title "c",				\
	"RECURRENCE-ID:20270103T180000Z\r\n")				\
	EVENT("d" run, "20270105", title "d", "")			\
	EVENT("d" run, "20270106", title "d", "")			\
	EVENT("old" run, "20260105", title "e", "")

/* Some servers make other UIDs for each request. */
Test(subscribe, events_with_other_uids_are_the_same)
{
	subscribe(WINS_UNLESS, STATUS_PUBLISH);
	offer(CHANGING("1", ""));
	run(DONE("6", "0", "0", "0"));
	offer(CHANGING("2", ""));
	run(DONE("0", "0", "0", "0"));
	offer(CHANGING("3", ""));
	run(DONE("0", "0", "0", "0"));
	offer(EVENT("a4", "20270101", "a", "") EVENT("new", "20270101", "a",
	    "") EVENT("a3", "20270101", "a", ""));
	run_any();
	expect("/events?start_date=2000-01-01&search=a&_fields=total",
	    "{\"total\":3}");
}

/* Such as of a calendar that is put together from several. */
Test(subscribe, some_events_with_other_uids_are_the_same)
{
	subscribe(WINS_UNLESS, STATUS_PUBLISH);
	offer(SOON("stays") CHANGING("1", ""));
	run(DONE("7", "0", "0", "0"));
	offer(SOON("stays") CHANGING("2", ""));
	run(DONE("0", "0", "0", "0"));
}

/* One that a user has removed stays so; one that was gone is restored. */
Test(subscribe, trashed_events_with_other_uids_are_the_same)
{
	subscribe(WINS_UNLESS, STATUS_PUBLISH);
	offer(SOON("a") SOON("b") EVENT("c1", "20270101", "c", "")
	    EVENT("d1", "20270101", "d", ""));
	run(DONE("4", "0", "0", "0"));
	ask("DELETE", "/events/3", NULL, 200);
	offer(SOON("a") SOON("b") EVENT("c2", "20270101", "c", ""));
	run(DONE("0", "0", "1", "0"));
	offer(SOON("a") SOON("b") EVENT("c3", "20270101", "c", "")
	    EVENT("d3", "20270101", "d", ""));
	run(DONE("0", "0", "0", "1"));
	expect(EVENTS, SEEN(ONE("a", "publish") "," ONE("b", "publish") ","
	    ONE("c", "trash") "," ONE("d", "publish")));
}

/* They are known by all they had there. */
Test(subscribe, deleted_events_with_other_uids_stay_so)
{
#define OFFERED(run)							\
	SOON("a") SOON("b") SOON("c") EVENT("d" run, "20270101", "d", "") \
	EVENT("e" run, "20270102", "e", "RRULE:FREQ=DAILY;COUNT=2\r\n") \
	EVENT("e" run, "20270104", "f", "RECURRENCE-ID:20270103T180000Z\r\n")

	subscribe(WINS_UNLESS, STATUS_PUBLISH);
	offer(OFFERED("1"));
	run(DONE("6", "0", "0", "0"));
	ask("DELETE", "/events/4?purge=true", NULL, 200);
	ask("DELETE", "/series/6", NULL, 200);
	offer(OFFERED("2"));
	run(DONE("0", "0", "0", "0"));
	offer(OFFERED("3"));
	run(DONE("0", "0", "0", "0"));
	expect("/events?_fields=total", "{\"total\":3}");
}

Test(subscribe, versions_of_another_uid_do_not_count)
{
	subscribe(WINS_UNLESS, STATUS_PUBLISH);
	offer(EVENT("a", "20270101", "Yoga", "SEQUENCE:2\r\n"));
	run_any();
	offer(EVENT("b", "20270101", "Yoga", "SEQUENCE:1\r\n"
	    "URL:http://yoga.example/\r\n"));
	run_any();
	expect("/events?start_date=2000-01-01&_fields=events.website",
	    "{\"events\":[{\"website\":\"http://yoga.example/\"}]}");
}

Test(subscribe, a_source_that_always_changes_does_not_grow)
{
	char	 events[512];
	int	 i;

	subscribe(WINS_UNLESS, STATUS_PUBLISH);
	for (i = 0; i < 20; i++) {
		snprintf(events, sizeof(events), SOON("a%d") SOON("b%d"), i, i,
		    i, i);
		offer(events);
		run_any();
	}
	expect("/events?start_date=2000-01-01&_fields=total",
	    "{\"total\":14}");
	cr_expect_eq(club.vanished, 14);
	EXPECT_MESSAGE(subscription_words(arena, &club),
	    DONE("0", "0", "0", "0") ", 2 rejected");
	accept(true);
	run_any();
	expect("/events?start_date=2000-01-01&_fields=total",
	    "{\"total\":2}");
}

Test(subscribe, an_administrator_can_let_them_go_but_no_others)
{
	subscribe(WINS_UNLESS, STATUS_PUBLISH);
	snprintf(answer_head, sizeof(answer_head), "ETag: \"one\"\r\n");
	offer(SOON("a") SOON("b") SOON("c"));
	run(DONE("3", "0", "0", "0"));
	accept(false);
	snprintf(answer_head, sizeof(answer_head), "ETag: \"two\"\r\n");
	offer(SOON("a"));
	run(DONE("0", "0", "0", "0"));
	cr_expect_eq(club.vanished, 2);
	accept(true);
	offer("");
	run(DONE("0", "0", "0", "0"));
	cr_expect_eq(club.vanished, 3);
	cr_expect_eq(club.accepted, 0);
	accept(true);
	run(DONE("0", "0", "3", "0"));
	cr_expect_eq(club.vanished, 0);
}

Test(subscribe, returning_events_are_restored)
{
	subscribe(WINS_UNLESS, STATUS_PENDING);
	offer(SOON("a") SOON("b") SOON("c"));
	run(DONE("3", "0", "0", "0"));
	ask("POST", "/events/1", "{\"status\":\"publish\"}", 200);
	offer(SOON("b") SOON("c"));
	run(DONE("0", "0", "1", "0"));
	offer(EVENT("a", "20270101", "New", "") SOON("b") SOON("c"));
	run(DONE("0", "1", "0", "1"));
	expect(EVENTS, SEEN(ONE("New", "publish") ","
	    ONE("b", "pending") "," ONE("c", "pending")));
}

Test(subscribe, events_that_users_have_trashed_or_restored_stay_so)
{
	subscribe(WINS_THEIRS, STATUS_PUBLISH);
	offer(SOON("a") SOON("b") SOON("c") SOON("d"));
	run(DONE("4", "0", "0", "0"));
	ask("DELETE", "/events/1", NULL, 200);
	offer(EVENT("a", "20270101", "New", "") SOON("c") SOON("d"));
	run(DONE("0", "0", "1", "0"));
	ask("POST", "/events/2", "{\"status\":\"publish\"}", 200);
	run(DONE("0", "0", "0", "0"));
	expect(EVENTS, SEEN(ONE("a", "trash") ","
	    ONE("b", "publish") "," ONE("c", "publish") ","
	    ONE("d", "publish")));
}

/* Changes "b" here and all events there; "c" vanishes, and so does "d". */
static void
change_both(enum subscription_wins wins, const char *words)
{
	subscribe(wins, STATUS_PUBLISH);
	offer(SOON("a") SOON("b") SOON("c") SOON("d") SOON("e") SOON("f"));
	run(DONE("6", "0", "0", "0"));
	ask("POST", "/events/2", "{\"title\":\"Ours\"}", 200);
	ask("POST", "/events/3", "{\"title\":\"Ours, too\"}", 200);
	offer(EVENT("a", "20270101", "A", "") EVENT("b", "20270101", "B", "")
	    SOON("e") SOON("f"));
	run(words);
}

Test(subscribe, theirs_unless_changed_here)
{
	change_both(WINS_UNLESS, DONE("0", "1", "1", "0"));
	expect(EVENTS, SEEN(ONE("A", "publish") ","
	    ONE("Ours", "publish") "," ONE("Ours, too", "publish") ","
	    ONE("d", "trash") "," ONE("e", "publish") ","
	    ONE("f", "publish")));
}

Test(subscribe, theirs_whatever_was_changed_here)
{
	change_both(WINS_THEIRS, DONE("0", "2", "2", "0"));
	expect(EVENTS, SEEN(ONE("A", "publish") ","
	    ONE("B", "publish") "," ONE("Ours, too", "trash") ","
	    ONE("d", "trash") "," ONE("e", "publish") ","
	    ONE("f", "publish")));
}

Test(subscribe, ours_stay_as_they_are)
{
	change_both(WINS_OURS, DONE("0", "0", "1", "0"));
	expect(EVENTS, SEEN(ONE("a", "publish") ","
	    ONE("Ours", "publish") "," ONE("Ours, too", "publish") ","
	    ONE("d", "trash") "," ONE("e", "publish") ","
	    ONE("f", "publish")));
}

Test(subscribe, a_review_is_not_a_change)
{
	subscribe(WINS_UNLESS, STATUS_PENDING);
	offer(SOON("a") SOON("b"));
	run(DONE("2", "0", "0", "0"));
	ask("POST", "/events/1", "{\"status\":\"publish\"}", 200);
	offer(EVENT("a", "20270101", "A", "") EVENT("b", "20270101", "B", ""));
	run(DONE("0", "2", "0", "0"));
	expect(EVENTS, SEEN(ONE("A", "publish") ","
	    ONE("B", "pending")));
}

Test(subscribe, private_events_stay_private)
{
	subscribe(WINS_UNLESS, STATUS_PUBLISH);
	offer(SOON("a") EVENT("b", "20270101", "b", "CLASS:PRIVATE\r\n")
	    EVENT("c", "20270101", "c", "STATUS:TENTATIVE\r\n"));
	run(DONE("3", "0", "0", "0"));
	expect(EVENTS, SEEN(ONE("a", "publish") ","
	    ONE("b", "private") "," ONE("c", "draft")));
	offer(EVENT("a", "20270101", "a", "CLASS:PRIVATE\r\n") SOON("b")
	    EVENT("c", "20270101", "c", "STATUS:CONFIRMED\r\n"));
	run(DONE("0", "3", "0", "0"));
	expect(EVENTS, SEEN(ONE("a", "private") ","
	    ONE("b", "publish") "," ONE("c", "publish")));
}

#define ABOUT(title, more)	EVENT("a", "20270101", title, more) SOON("b") \
				SOON("c")

/* Neither a change nor a time in the trash makes it one of the import. */
Test(subscribe, a_status_that_users_have_chosen_stays_theirs)
{
	subscribe(WINS_UNLESS, STATUS_PENDING);
	offer(ABOUT("a", ""));
	run(DONE("3", "0", "0", "0"));
	ask("POST", "/events/1", "{\"status\":\"publish\"}", 200);
	offer(ABOUT("A", ""));
	run(DONE("0", "1", "0", "0"));
	offer(ABOUT("A", "STATUS:TENTATIVE\r\n"));
	run(DONE("0", "1", "0", "0"));
	offer(SOON("b") SOON("c"));
	run(DONE("0", "0", "1", "0"));
	offer(ABOUT("A", ""));
	run(DONE("0", "1", "0", "1"));
	offer(ABOUT("A", "STATUS:TENTATIVE\r\n"));
	run(DONE("0", "1", "0", "0"));
	expect(EVENTS, SEEN(ONE("A", "publish") "," ONE("b", "pending") ","
	    ONE("c", "pending")));
}

Test(subscribe, a_publication_in_time_is_no_decision_of_users)
{
	subscribe(WINS_UNLESS, STATUS_PUBLISH);
	offer(EVENT("a", "20270101", "a", "CREATED:20261201T000000Z\r\n"));
	run(DONE("1", "0", "0", "0"));
	cr_assert(clock_start("2026-12-02T00:00:00Z"));
	db_begin_write(db);
	events_publish(db, clock_now(), 2);
	cr_assert(db_commit(db));
	expect(EVENTS, SEEN(ONE("a", "publish")));
	offer(EVENT("a", "20270101", "a", "STATUS:TENTATIVE\r\n"));
	run_any();
	expect(EVENTS, SEEN(ONE("a", "draft")));
}

static void
set_categories(const char *categories)
{
	look();
	club.categories = categories;
	db_begin_write(db);
	subscription_change(db, &club, clock_now());
	cr_assert(db_commit(db));
}

#define WEEKLY(id, title)	EVENT(id, "20270101", title,		\
	"RRULE:FREQ=WEEKLY;COUNT=3\r\n")

Test(subscribe, a_series_comes_changes_and_ends_as_its_events)
{
	subscribe(WINS_UNLESS, STATUS_PENDING);
	offer(WEEKLY("a", "a") WEEKLY("b", "b") SOON("c"));
	set_categories("Town");
	run(DONE("7", "0", "0", "0"));
	expect("/events?status=pending&start_date=2000-01-01&_fields=total",
	    "{\"total\":7}");
	ask("GET", "/events", NULL, 200);
	offer(WEEKLY("a", "A") WEEKLY("b", "b") SOON("c"));
	run(DONE("0", "3", "0", "0"));
	offer(WEEKLY("a", "A") SOON("c"));
	run(DONE("0", "0", "3", "0"));
	expect("/events?status=pending&start_date=2000-01-01"
	    "&_fields=events.title", "{\"events\":[{\"title\":\"A\"},"
	    "{\"title\":\"c\"},{\"title\":\"A\"},{\"title\":\"A\"}]}");
	offer(SOON("c"));
	run(DONE("0", "0", "0", "0"));
	cr_expect_eq(club.vanished, 3);
	cr_expect_eq(club.upcoming, 4);
	offer(WEEKLY("a", "A") WEEKLY("b", "b") SOON("c"));
	run(DONE("3", "0", "0", "0"));
}

#define DAILY(more)	EVENT("a", "20270101", "a",			\
	"RRULE:FREQ=DAILY;COUNT=3\r\n" more)
#define SECOND(more)	EVENT("a", "20270102", "Second",		\
	"RECURRENCE-ID:20270102T180000Z\r\n" more)

/* It is an event of the series before it is one of its own. */
Test(subscribe, a_change_of_one_event_has_its_own_status)
{
	subscribe(WINS_UNLESS, STATUS_PENDING);
	offer(DAILY("") SECOND("STATUS:TENTATIVE\r\n"));
	run(DONE("3", "0", "0", "0"));
	expect(EVENTS, SEEN(ONE("a", "pending") "," ONE("Second", "draft") ","
	    ONE("a", "pending")));
	offer(DAILY("") SECOND(""));
	run(DONE("0", "1", "0", "0"));
	expect(EVENTS, SEEN(ONE("a", "pending") "," ONE("Second", "pending")
	    "," ONE("a", "pending")));
	offer(DAILY("STATUS:TENTATIVE\r\n"));
	run_any();
	offer(DAILY("STATUS:TENTATIVE\r\n") SECOND(""));
	run(DONE("0", "1", "0", "0"));
	expect(EVENTS, SEEN(ONE("a", "draft") "," ONE("Second", "pending") ","
	    ONE("a", "draft")));
}

#define FROM_SECOND(more)	EVENT("a", "20270102", "Later",		\
	"RECURRENCE-ID;RANGE=THISANDFUTURE:20270102T180000Z\r\n" more)
#define THIRD		EVENT("a", "20270103", "Third",			\
	"RECURRENCE-ID:20270103T180000Z\r\n")

Test(subscribe, a_later_part_of_a_series_has_its_own_status)
{
	subscribe(WINS_UNLESS, STATUS_PUBLISH);
	offer(DAILY(""));
	run(DONE("3", "0", "0", "0"));
	offer(DAILY("") FROM_SECOND("STATUS:TENTATIVE\r\n") THIRD);
	run(DONE("0", "2", "0", "0"));
	expect(EVENTS, SEEN(ONE("a", "publish") "," ONE("Later", "draft") ","
	    ONE("Third", "publish")));
}

/* The rule has moved it to the trash, not a user. */
Test(subscribe, a_draft_that_leaves_its_series_is_not_deleted)
{
	subscribe(WINS_UNLESS, STATUS_PUBLISH);
	offer(DAILY("") SECOND("STATUS:TENTATIVE\r\n"));
	run(DONE("3", "0", "0", "0"));
	offer(EVENT("a", "20270101", "a",
	    "RRULE:FREQ=DAILY;INTERVAL=2;COUNT=2\r\n") SECOND(""));
	run_any();
	expect("/events?_fields=events.title", "{\"events\":["
	    "{\"title\":\"a\"},{\"title\":\"Second\"},{\"title\":\"a\"}]}");
}

Test(subscribe, a_review_of_a_series_is_one_of_its_changes)
{
	subscribe(WINS_UNLESS, STATUS_PENDING);
	offer(DAILY("") SECOND(""));
	run(DONE("3", "0", "0", "0"));
	ask("POST", "/series/2", "{\"status\":\"publish\"}", 200);
	offer(DAILY("LOCATION:Hall\r\n") SECOND(""));
	run_any();
	offer(DAILY("LOCATION:Hall\r\n") SECOND("STATUS:TENTATIVE\r\n"));
	run_any();
	offer(DAILY("LOCATION:Hall\r\n")
	    FROM_SECOND("STATUS:TENTATIVE\r\n"));
	run_any();
	expect(EVENTS, SEEN(ONE("a", "publish") "," ONE("Later", "publish")
	    "," ONE("Later", "publish")));
}

Test(subscribe, changes_of_a_series_that_has_gone_stay)
{
	subscribe(WINS_UNLESS, STATUS_PUBLISH);
	offer(DAILY("") SECOND("") SOON("b") SOON("c") SOON("d"));
	run(DONE("6", "0", "0", "0"));
	offer(SECOND("LOCATION:Hall\r\n") SOON("b") SOON("c") SOON("d"));
	run(DONE("0", "1", "2", "0"));
	expect("/events?status=publish&_fields=events.title,"
	    "events.venue.venue,events.series.id", "{\"events\":["
	    "{\"title\":\"b\",\"venue\":[]},{\"title\":\"c\",\"venue\":[]},"
	    "{\"title\":\"d\",\"venue\":[]},"
	    "{\"title\":\"Second\",\"venue\":{\"venue\":\"Hall\"}}]}");
	run(DONE("0", "0", "0", "0"));
}

Test(subscribe, events_that_a_series_no_longer_has_are_counted)
{
	subscribe(WINS_UNLESS, STATUS_PUBLISH);
	offer(EVENT("a", "20270101", "a", "RRULE:FREQ=DAILY;COUNT=5\r\n"));
	run(DONE("5", "0", "0", "0"));
	offer(EVENT("a", "20270101", "a", "RRULE:FREQ=DAILY;COUNT=3\r\n"));
	run(DONE("0", "0", "2", "0"));
	offer(EVENT("a", "20270101", "a", "RRULE:FREQ=DAILY;COUNT=4\r\n"));
	run(DONE("0", "1", "0", "0"));
}

Test(subscribe, each_event_of_a_series_counts_as_a_record_of_the_source)
{
	subscribe(WINS_UNLESS, STATUS_PUBLISH);
	offer(EVENT("a", "20270101", "a", "RRULE:FREQ=DAILY;COUNT=5\r\n")
	    SOON("b"));
	run(DONE("6", "0", "0", "0"));
	db_begin_read(db);
	cr_expect_eq(imports_count(db, club.source), 7);
	db_end_read(db);
}

Test(subscribe, categories_are_added_to_those_of_the_source)
{
	ask("POST", "/categories", "{\"name\":\"Sport\"}", 201);
	subscribe(WINS_UNLESS, STATUS_PUBLISH);
	offer(EVENT("a", "20270101", "a", "CATEGORIES:Ball\r\n"));
	set_categories("sport\nTown");
	run(DONE("1", "0", "0", "0"));
	expect("/events/2?_fields=categories.name",
	    "{\"code\":\"rest-event-not-found\",\"message\":"
	    "\"Event with ID 2 does not exist.\",\"data\":{\"status\":404}}");
	expect("/events/1?_fields=categories.name", "{\"categories\":["
	    "{\"name\":\"Ball\"},{\"name\":\"Sport\"},{\"name\":\"Town\"}]}");
	run(DONE("0", "0", "0", "0"));
	set_categories("Town");
	run(DONE("0", "1", "0", "0"));
	expect("/events/1?_fields=categories.name", "{\"categories\":["
	    "{\"name\":\"Ball\"},{\"name\":\"Town\"}]}");
	ask("DELETE", "/categories/2", NULL, 200);
	offer(EVENT("a", "20270101", "A", "CATEGORIES:Ball\r\n"));
	run(DONE("0", "1", "0", "0"));
	expect("/events/1?_fields=categories.name", "{\"categories\":["
	    "{\"name\":\"Ball\"}]}");
}

Test(subscribe, categories_of_the_source_are_not_those_of_the_subscription)
{
	subscribe(WINS_UNLESS, STATUS_PUBLISH);
	offer(EVENT("a", "20270101", "a", "CATEGORIES:added: Sport\r\n"));
	set_categories("Sport");
	run(DONE("1", "0", "0", "0"));
	expect("/events/1?_fields=categories.name", "{\"categories\":["
	    "{\"name\":\"added: Sport\"},{\"name\":\"Sport\"}]}");
}

Test(subscribe, venues_that_were_here_are_used_and_not_changed)
{
	ask("POST", "/venues", "{\"venue\":\"Hall\",\"city\":\"Rome\"}", 201);
	subscribe(WINS_THEIRS, STATUS_PUBLISH);
	offer(EVENT("a", "20270101", "a", "LOCATION:Hall\r\n"));
	run(DONE("1", "0", "0", "0"));
	offer(EVENT("a", "20270101", "a", "LOCATION:Hall\r\nGEO:1;2\r\n"));
	run(DONE("0", "0", "0", "0"));
	expect("/venues/1?_fields=venue,city,geo_lat",
	    "{\"venue\":\"Hall\",\"city\":\"Rome\"}");
}

/* The first picture is one that visitors do not see. */
Test(subscribe, numbers_of_pictures_in_the_source_are_not_ours)
{
	ask("POST", "/venues", "{\"venue\":\"Hall\",\"status\":\"private\","
	    "\"image\":\"https://here.example/a.png\"}", 201);
	subscribe(WINS_UNLESS, STATUS_PUBLISH);
	offer(EVENT("a", "20270101", "a", "ATTACH;FMTTYPE=image/png:1\r\n"));
	run(DONE("1", "0", "0", "0"));
	expect("/events/2?_fields=title,image",
	    "{\"title\":\"a\",\"image\":false}");
}

Test(subscribe, the_charset_of_the_answer_is_used)
{
	subscribe(WINS_UNLESS, STATUS_PUBLISH);
	offer(EVENT("a", "20270101", "\xc4\xe0", ""));
	snprintf(answer_head, sizeof(answer_head),
	    "Content-Type: text/calendar; charset=\"windows-1251\"\r\n");
	run(DONE("1", "0", "0", "0"));
	expect("/events/1?_fields=title",
	    "{\"title\":\"\xd0\x94\xd0\xb0\"}");
}

Test(subscribe, texts_around_a_calendar_are_left_out)
{
	subscribe(WINS_UNLESS, STATUS_PUBLISH);
	snprintf(answer, sizeof(answer), "<b>Notice</b>: line 1\r\n%s%s%s%s",
	    "BEGIN:VCALENDAR\r\n", EVENT("a", "20270101", "a", ""),
	    "END:VCALENDAR\r\n", "Bye\r\n");
	run(DONE("1", "0", "0", "0"));
	snprintf(answer, sizeof(answer), "%s%sBye\r\n",
	    "BEGIN:VCALENDAR\r\n", EVENT("a", "20270101", "a", ""));
	run("failed: no complete answer: the iCalendar has no end");
}

#define IN(venue, more)		"LOCATION:" venue "\r\nORGANIZER;CN=Club:" \
	"mailto:club@club.example\r\n" more
#define PLACES_OF(id, status)						\
	"{\"venue\":{\"status\":\"" status "\",\"venue\":\"" id "\"},"	\
	"\"organizer\":[{\"status\":\"" status "\",\"organizer\":\"Club\"}]}"

Test(subscribe, new_places_are_pending_with_their_events)
{
	ask("POST", "/venues", "{\"venue\":\"Hall\",\"city\":\"Rome\"}", 201);
	subscribe(WINS_UNLESS, STATUS_PENDING);
	offer(EVENT("a", "20270101", "a", IN("Club", ""))
	    EVENT("b", "20270101", "b", IN("Club", ""))
	    EVENT("c", "20270101", "c", "LOCATION:Hall\r\n"));
	run(DONE("3", "0", "0", "0"));
	expect("/venues?status=any&_fields=venues.venue,venues.status",
	    "{\"venues\":[{\"status\":\"pending\",\"venue\":\"Club\"},"
	    "{\"status\":\"publish\",\"venue\":\"Hall\"}]}");
	expect("/events/4?_fields=venue.venue,venue.status,"
	    "organizer.organizer,organizer.status",
	    PLACES_OF("Club", "pending"));
	ask("POST", "/events/4", "{\"status\":\"publish\"}", 200);
	expect("/events/4?_fields=venue.venue,venue.status,"
	    "organizer.organizer,organizer.status",
	    PLACES_OF("Club", "publish"));
	offer(EVENT("a", "20270101", "a", IN("Club", "GEO:1;2\r\n"))
	    EVENT("b", "20270101", "b", IN("Club", ""))
	    EVENT("c", "20270101", "c", "LOCATION:Hall\r\n"));
	run(DONE("0", "0", "0", "0"));
	expect("/venues/2?_fields=venue,status,geo_lat",
	    "{\"status\":\"publish\",\"venue\":\"Club\",\"geo_lat\":1}");
}

/* To be brought back is no review. */
Test(subscribe, new_places_of_returning_events_wait_on)
{
	static const char	 with_places[] = EVENT("a", "20270101", "a",
					    IN("Club", "")) SOON("b") SOON("c");

	subscribe(WINS_UNLESS, STATUS_PENDING);
	offer(SOON("a") SOON("b") SOON("c"));
	run(DONE("3", "0", "0", "0"));
	ask("POST", "/events/1", "{\"status\":\"publish\"}", 200);
	offer(with_places);
	run(DONE("0", "1", "0", "0"));
	offer(SOON("b") SOON("c"));
	run(DONE("0", "0", "1", "0"));
	offer(with_places);
	run(DONE("0", "0", "0", "1"));
	expect("/events/1?_fields=status", "{\"status\":\"publish\"}");
	expect("/events/1?_fields=venue.venue,venue.status,"
	    "organizer.organizer,organizer.status",
	    PLACES_OF("Club", "pending"));
}

/* The venue waits for an editor, whatever the source does with its events. */
Test(subscribe, waiting_places_of_others_wait_on)
{
	ask("POST", "/venues", "{\"venue\":\"Bar\",\"status\":\"pending\","
	    "\"phone\":\"4711\"}", 201);
	subscribe(WINS_UNLESS, STATUS_PUBLISH);
	offer(EVENT("a", "20270101", "a", "LOCATION:Bar\r\n"
	    "STATUS:TENTATIVE\r\n"));
	run(DONE("1", "0", "0", "0"));
	offer(EVENT("a", "20270101", "a", "LOCATION:Bar\r\n"));
	run(DONE("0", "1", "0", "0"));
	expect("/events/2?_fields=status,venue.id,venue.status",
	    "{\"status\":\"publish\",\"venue\":{\"id\":1,\"status\":"
	    "\"pending\"}}");
	offer(EVENT("a", "20270101", "a", "LOCATION:Bar\r\n") SOON("b")
	    SOON("c"));
	run(DONE("2", "0", "0", "0"));
	offer(SOON("b") SOON("c"));
	run(DONE("0", "0", "1", "0"));
	offer(EVENT("a", "20270101", "a", "LOCATION:Bar\r\n") SOON("b")
	    SOON("c"));
	run(DONE("0", "0", "0", "1"));
	expect("/venues/1?_fields=status", "{\"status\":\"pending\"}");
	ask("POST", "/events/2", "{\"status\":\"draft\"}", 200);
	ask("POST", "/events/2", "{\"status\":\"publish\"}", 200);
	expect("/venues/1?_fields=status", "{\"status\":\"publish\"}");
}

/* It proposes no events any more, so those that wait become public. */
Test(subscribe, waiting_places_of_its_own_are_published_with_its_events)
{
	subscribe(WINS_UNLESS, STATUS_PENDING);
	offer(EVENT("a", "20270101", "a", "LOCATION:Bar\r\n"));
	run(DONE("1", "0", "0", "0"));
	look();
	club.status = STATUS_PUBLISH;
	db_begin_write(db);
	subscription_change(db, &club, clock_now());
	cr_assert(db_commit(db));
	offer(EVENT("a", "20270101", "A", "LOCATION:Bar\r\n"));
	run(DONE("0", "1", "0", "0"));
	expect("/events/2?_fields=status,venue.venue,venue.status",
	    "{\"status\":\"publish\",\"venue\":{\"status\":\"publish\","
	    "\"venue\":\"Bar\"}}");
}

#define TERMS_OF(names)	"{\"categories\":[" names "]}"
#define TERM(name)	"{\"name\":\"" name "\"}"

Test(subscribe, new_terms_wait_with_their_events)
{
	ask("POST", "/categories", "{\"name\":\"Town\"}", 201);
	subscribe(WINS_UNLESS, STATUS_PENDING);
	offer(EVENT("a", "20270101", "a", "CATEGORIES:added: Spam,Town\r\n")
	    EVENT("b", "20270101", "b", "CATEGORIES:Ball\r\n"));
	run(DONE("2", "0", "0", "0"));
	expect("/categories?hide_empty=false&_fields=categories.name",
	    TERMS_OF(TERM("Town")));
	expect("/events/1?_fields=categories.name",
	    TERMS_OF(TERM("added: Spam") "," TERM("Town")));
	ask("POST", "/events/1", "{\"status\":\"publish\"}", 200);
	expect("/categories?hide_empty=false&_fields=categories.name",
	    TERMS_OF(TERM("added: Spam") "," TERM("Town")));
	offer(EVENT("a", "20270101", "a", "CATEGORIES:added: Spam,New\r\n")
	    EVENT("b", "20270101", "c", "CATEGORIES:Ball\r\n"));
	run(DONE("0", "2", "0", "0"));
	expect("/categories?hide_empty=false&_fields=categories.name",
	    TERMS_OF(TERM("added: Spam") "," TERM("Town")));
	expect("/events/1?_fields=categories.name",
	    TERMS_OF(TERM("added: Spam")));
	expect("/events/2?_fields=categories.name", TERMS_OF(TERM("Ball")));
}

Test(subscribe, a_published_event_of_a_waiting_series_has_no_waiting_terms)
{
	subscribe(WINS_THEIRS, STATUS_PENDING);
	offer(WEEKLY("a", "a"));
	run(DONE("3", "0", "0", "0"));
	ask("POST", "/events/1", "{\"status\":\"publish\"}", 200);
	offer(EVENT("a", "20270101", "a", "CATEGORIES:Ball\r\n"
	    "RRULE:FREQ=WEEKLY;COUNT=3\r\n"));
	run_any();
	expect("/events/1?_fields=status,categories.name",
	    "{\"status\":\"publish\",\"categories\":[]}");
	expect("/categories?hide_empty=false&_fields=categories.name",
	    TERMS_OF(""));
}

/* The next event may have it again. */
Test(subscribe, waiting_terms_stay_known_without_an_event)
{
	subscribe(WINS_UNLESS, STATUS_PENDING);
	offer(EVENT("a", "20270101", "a", "CATEGORIES:Ball\r\n"));
	run(DONE("1", "0", "0", "0"));
	ask("DELETE", "/events/1?purge=true", NULL, 200);
	offer(EVENT("a", "20270101", "a", "CATEGORIES:Ball\r\n")
	    EVENT("b", "20270101", "b", "CATEGORIES:Ball\r\n"));
	run(DONE("1", "0", "0", "0"));
	expect("/events/2?_fields=categories.name", TERMS_OF(TERM("Ball")));
	expect("/categories?hide_empty=false&_fields=categories.name",
	    TERMS_OF(""));
}

/* As the whole was reviewed, what follows is not proposed again. */
Test(subscribe, a_later_part_of_a_series_has_the_status_of_the_whole)
{
	subscribe(WINS_UNLESS, STATUS_PENDING);
	offer(WEEKLY("a", "a"));
	run(DONE("3", "0", "0", "0"));
	ask("POST", "/series/2", "{\"status\":\"publish\"}", 200);
	ask("GET", "/events", NULL, 200);
	offer(WEEKLY("a", "a") EVENT("a", "20270108", "later",
	    "RECURRENCE-ID;RANGE=THISANDFUTURE:20270108T180000Z\r\n"));
	run(DONE("0", "2", "0", "0"));
	expect(EVENTS, SEEN(ONE("a", "publish") "," ONE("later", "publish") ","
	    ONE("later", "publish")));
	ask("GET", "/events", NULL, 200);
	offer(WEEKLY("a", "a"));
	run(DONE("0", "2", "0", "0"));
	expect(EVENTS, SEEN(ONE("a", "publish") "," ONE("a", "publish") ","
	    ONE("a", "publish")));
	offer(WEEKLY("a", "a") SOON("b"));
	run(DONE("1", "0", "0", "0"));
}

static const char	*club_url;

static void
redirect(const char *target, const char *login, struct served *s)
{
	(void)target;
	(void)login;
	s->status = 301;
	snprintf(s->head, sizeof(s->head), "Location: %s\r\n", club_url);
}

/* Both have the same calendar, and each its own events. */
Test(subscribe, a_redirect_does_not_give_it_events_of_another)
{
	struct subscription	 other;

	subscribe(WINS_UNLESS, STATUS_PUBLISH);
	offer(SOON("a") SOON("b") SOON("c"));
	run(DONE("3", "0", "0", "0"));
	other = club;
	club_url = club.url;
	other.name = "Other";
	other.url = arena_join(arena, import_serve(redirect), "/", NULL);
	other.source = NULL;
	db_begin_write(db);
	club.id = subscription_add(db, arena, &other, clock_now());
	cr_assert(db_commit(db));
	run(DONE("3", "0", "0", "0"));
	offer(SOON("a") EVENT("b", "20270101", "New", ""));
	run(DONE("0", "1", "1", "0"));
	expect("/events?per_page=1&_fields=total", "{\"total\":5}");
}

/* The first requests are redirected, as many as these. */
static int	 hops;

static void
redirect_to_webcal(const char *target, const char *login, struct served *s)
{
	if (requests++ >= hops) {
		serve(target, login, s);
		return;
	}
	s->status = 302;
	snprintf(s->head, sizeof(s->head), "Location: webcal%s\r\n",
	    club_url + strlen("http"));
}

Test(subscribe, a_redirect_to_webcal_is_followed)
{
	subscribe(WINS_UNLESS, STATUS_PUBLISH);
	offer(SOON("a"));
	look();
	club.url = arena_join(arena, import_serve(redirect_to_webcal),
	    "/club.ics", NULL);
	club_url = club.url;
	db_begin_write(db);
	subscription_change(db, &club, clock_now());
	cr_assert(db_commit(db));
	hops = 5;
	run(DONE("1", "0", "0", "0"));
	hops = 100;
	run_any();
	cr_expect_eq(club.failures, 1);
	cr_expect_leq(requests, 14, "%d", requests);
}

Test(subscribe, events_belong_to_the_author_whose_rights_apply)
{
	subscribe(WINS_UNLESS, STATUS_PUBLISH);
	look();
	club.author = "nobody";
	db_begin_write(db);
	subscription_change(db, &club, clock_now());
	cr_assert(db_commit(db));
	offer(SOON("a"));
	run("failed: there is no user 'nobody'");
	cr_expect_eq(requests, 0);
	cr_expect_eq(club.failures, 1);
	EXPECT_AT(club.due, 300);
	import_add_subscriber("eve");
	look();
	club.author = "eve";
	db_begin_write(db);
	subscription_change(db, &club, clock_now());
	cr_assert(db_commit(db));
	run(DONE("0", "0", "0", "0") ", 1 rejected");
}

Test(subscribe, a_run_that_kills_the_process_lets_others_run)
{
	struct subscription	 begun;

	subscribe(WINS_UNLESS, STATUS_PUBLISH);
	offer(SOON("a"));
	look();
	begun = club;
	db_begin_write(db);
	cr_expect(subscription_begin(db, &begun, clock_now()));
	cr_assert(db_commit(db));
	cr_expect_not(subscription_begin(db, &club, clock_now()));
	look();
	EXPECT_AT(club.due, 300);
	cr_expect_str_eq(subscription_words(arena, &club),
	    "is running, or was interrupted");
	begun = club;
	db_begin_write(db);
	cr_expect(subscription_begin(db, &begun, clock_now()));
	cr_assert(db_commit(db));
	EXPECT_AT(begun.due, 600);
	db_begin_write(db);
	subscription_stopped(db, &club, &begun);
	cr_assert(db_commit(db));
	EXPECT_AT(club.due, 300);
	run(DONE("1", "0", "0", "0"));
	cr_expect_eq(club.failures, 0);
}

Test(subscribe, a_failure_is_logged_and_retried_later)
{
	static const struct {
		int		 status;
		const char	*head, *body, *words;
		int64_t		 delay;
	}	 rows[] = {
		{ 500, "", "", "failed: the server answered 500", 300 },
		{ 404, "", "", "failed: the server answered 404", 600 },
		{ 200, "", " \r\n", "failed: the answer is empty", 1200 },
		{ 503, "Retry-After: 7200\r\n", "",
		  "failed: the server answered 503", 7200 },
		{ 429, "Retry-After: 9999999\r\n", "",
		  "failed: the server answered 429", 86400 },
		{ 503, "Retry-After: Fri, 31 Dec 2100 23:59:59 GMT\r\n", "",
		  "failed: the server answered 503", 86400 },
		{ 500, "Retry-After: 86400\r\n", "",
		  "failed: the server answered 500", 19200 },
		{ 200, "", "<!doctype html><p>Sign in",
		  "failed: the answer is not a calendar", 38400 },
		{ 200, "", "BEGIN:VCALENDAR\r\n" SOON("a"), "failed: no"
		  " complete answer: the iCalendar has no end", 76800 },
		{ 302, "Location: file:///etc/passwd\r\n", "", "failed: no"
		  " complete answer: <library>", 86400 }
	};
	size_t	 i;

	subscribe(WINS_UNLESS, STATUS_PUBLISH);
	offer(SOON("a") SOON("b"));
	run(DONE("2", "0", "0", "0"));
	for (i = 0; i < COUNT(rows); i++) {
		answer_status = rows[i].status;
		strcpy(answer_head, rows[i].head);
		strcpy(answer, rows[i].body);
		run(rows[i].words);
		EXPECT_AT(club.due, rows[i].delay);
	}
	cr_expect_eq(club.runs_failed, (int64_t)i);
	cr_expect_eq(club.vanished, 0);
	answer_status = 200;
	answer_head[0] = '\0';
	offer(SOON("a") SOON("b"));
	run(DONE("0", "0", "0", "0"));
	cr_expect_eq(club.failures, 0);
	EXPECT_AT(club.due, 3600);
}

Test(subscribe, private_servers_are_not_contacted_unless_allowed)
{
	char	 *at;

	subscribe(WINS_UNLESS, STATUS_PUBLISH);
	offer(SOON("a"));
	look();
	club.allow_private = false;
	db_begin_write(db);
	subscription_change(db, &club, clock_now());
	cr_assert(db_commit(db));
	run("failed: the address leads to 127.0.0.1, an address of this"
	    " machine or a private network, which takes 'allow_private:"
	    " true'");
	at = strstr(club.url, "127.0.0.1");
	club.url = arena_join(arena, "http://localhost", at +
	    strlen("127.0.0.1"), NULL);
	db_begin_write(db);
	subscription_change(db, &club, clock_now());
	cr_assert(db_commit(db));
	run_any();
	cr_expect_eq(club.outcome, RAN_PRIVATE);
	cr_expect(strcmp(club.detail, "127.0.0.1") == 0 ||
	    strcmp(club.detail, "::1") == 0, "%s", club.detail);
	cr_expect_eq(requests, 0);
}

Test(subscribe, a_stopped_run_stores_nothing_of_itself)
{
	struct subscriber	 own = { .site = &site, .db = db,
				    .stops = &stops };
	struct subscription	 after;

	subscribe(WINS_UNLESS, STATUS_PUBLISH);
	offer(SOON("a"));
	look();
	stops = 1;
	cr_expect_not(subscribe_run(&own, arena, &club, &after));
	stops = 0;
	run(DONE("1", "0", "0", "0"));
}

Test(subscribe, a_request_during_a_run_is_not_lost)
{
	struct subscriber	 own = { .site = &site, .db = db,
				    .stops = &stops };
	struct subscription	 after;

	subscribe(WINS_UNLESS, STATUS_PUBLISH);
	snprintf(answer_head, sizeof(answer_head), "ETag: \"one\"\r\n");
	offer(SOON("a"));
	look();
	cr_assert(subscribe_run(&own, arena, &club, &after));
	db_begin_write(db);
	subscription_run(db, club.id, clock_now() + 5);
	subscription_ran(db, &club, &after);
	cr_assert(db_commit(db));
	look();
	EXPECT_AT(club.due, 5);
	cr_expect_str_eq(club.etag, "");
}

static void
configure(size_t count, const struct site_subscription *list)
{
	site.subscription_count = count;
	site.subscriptions = list;
	db_begin_write(db);
	subscribe_list(db, arena, &site, clock_now());
	cr_assert(db_commit(db));
}

static void
expect_list(const char *expected)
{
	struct subscription	*list;
	char			 text[512] = "";
	size_t			 count, i;

	db_begin_read(db);
	count = subscriptions_list(db, arena, &list);
	db_end_read(db);
	for (i = 0; i < count; i++)
		snprintf(text + strlen(text), sizeof(text) - strlen(text),
		    "%lld %s %s%s; ", (long long)list[i].id, list[i].name,
		    list[i].url, list[i].configured ? " site.yaml" : "");
	cr_expect_str_eq(text, expected, "%s", text);
}

Test(subscribe, configured_ones_follow_the_configuration)
{
	static const struct site_subscription	 one[] = {
		{ .name = "A", .url = "https://a.example", .every = 3600,
		  .author = "" },
		{ .name = "B", .url = "https://b.example", .every = 3600,
		  .author = "" }
	}, other[] = {
		{ .name = "B", .url = "https://a.example", .every = 3600,
		  .author = "" },
		{ .name = "C", .url = "https://c.example", .every = 3600,
		  .author = "" }
	};
	struct subscription			 desk = {
		.name = "C", .url = "https://desk.example", .every = 3600,
		.author = "", .categories = ""
	};

	configure(2, one);
	expect_list("1 A https://a.example site.yaml;"
	    " 2 B https://b.example site.yaml; ");
	db_begin_write(db);
	(void)subscription_add(db, arena, &desk, clock_now());
	cr_assert(db_commit(db));
	configure(2, other);
	expect_list("1 B https://a.example site.yaml;"
	    " 4 C https://c.example site.yaml; 3 C (3) https://desk.example; ");
	configure(0, NULL);
	expect_list("3 C (3) https://desk.example; ");
}
