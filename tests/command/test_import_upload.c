/* The work on files that are sent at the desk (rules, section 47). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/clock.h"
#include "command/import/import_report.h"
#include "command/subscribe/subscribe_run.h"
#include "command/subscribe/subscribe_upload.h"
#include "config/site.h"
#include "store/db.h"
#include "store/uploads.h"
#include "store/users.h"

#include "tests/support/import_given.h"

#define EVENT(uid, title) "BEGIN:VEVENT\r\nUID:" uid "\r\nSUMMARY:" title \
	"\r\nDTSTART:20270301T180000Z\r\nLOCATION:Hall\r\nEND:VEVENT\r\n"
#define CALENDAR(events) "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n" \
	events "END:VCALENDAR\r\n"

static struct arena	*arena;
static struct site	 site;
static struct db	*db;
static struct upload	 sent;
static volatile sig_atomic_t	 stops;

static void
setup(void)
{
	const char	*why;

	import_setup();
	progress_silence();
	arena = arena_new();
	cr_assert_null(site_read(&site, arena, NULL));
	site.database = import_path;
	db = db_open(import_path, &why);
	cr_assert_not_null(db, "%s", why);
}

static void
teardown(void)
{
	db_close(db);
	arena_free(arena);
	import_teardown();
}

TestSuite(import_upload, .init = setup, .fini = teardown);

static void
look(void)
{
	db_begin_read(db);
	cr_assert(upload_get(db, arena, sent.id, &sent));
	db_end_read(db);
}

static void
send_bytes(enum status status, const char *login, const char *bytes,
    size_t length)
{
	struct upload	 u = { .name = "club.ics", .categories = "Town",
			    .status = status };
	struct caller	 caller;

	db_begin_write(db);
	cr_assert(user_find(db, login, &caller));
	u.user = caller.id;
	sent.id = upload_add(db, &u, bytes, length, clock_now());
	cr_assert(db_commit(db));
}

static void
send_text(enum status status, const char *text)
{
	send_bytes(status, "ada", text, strlen(text));
}

static void
work(enum upload_state after)
{
	struct subscriber	 own = { .site = &site, .db = db,
				    .stops = &stops };

	upload_run(&own, arena, sent.id);
	cr_assert_not(db_failed(db));
	look();
	cr_assert_eq(sent.state, after, "%d %s", sent.state, sent.report);
}

static void
move_to(enum upload_state from, enum upload_state to)
{
	db_begin_write(db);
	cr_assert(upload_move(db, sent.id, from, to, clock_now()));
	cr_assert(db_commit(db));
}

static int64_t
count_events(void)
{
	int64_t	 count;

	db_begin_read(db);
	count = db_first_integer(db_query(db,
	    "SELECT COUNT(*) FROM events WHERE status <> 5"));
	db_end_read(db);
	return (count);
}

#define NONE	"\"more\":0,\"lost\":[]}"
#define TERM(kind, name) "[" kind ",0,\"" name "\",\"\",\"\",\"\"]"
#define ROW(title, start, zone) "[4,0,\"" title "\",\"" start "\"," \
	"\"" zone "\",\"Hall\"]"

#define CSV	"Title;Date;Time;Venue\nA;2031-05-01;19:00;Hall\n" \
		"B;2031-05-02;;Hall\n"

static void
bring_in_and_undo(const char *text, const char *events)
{
	const char	*report = arena_join(arena, "{\"fault\":\"\","
			    "\"why\":\"\",\"counts\":[[0,0,1],[2,0,1],"
			    "[4,0,2]],\"rows\":[" TERM("0", "Town") ","
			    TERM("2", "Hall") ",", events, "]," NONE, NULL);

	send_text(STATUS_PUBLISH, text);
	(void)import_write("almanac.db.preview", "of a killed process");
	work(UPLOAD_PREVIEWED);
	cr_expect_str_eq(sent.report, report);
	cr_expect_eq(count_events(), 0);
	cr_expect_eq(access(arena_join(arena, import_path, ".preview", NULL),
	    F_OK), -1);
	move_to(UPLOAD_PREVIEWED, UPLOAD_IMPORTING);
	work(UPLOAD_DONE);
	cr_expect_str_eq(sent.report, report);
	cr_expect_eq(count_events(), 2);
	move_to(UPLOAD_DONE, UPLOAD_UNDOING);
	work(UPLOAD_UNDONE);
	cr_expect_eq(count_events(), 0);
}

Test(import_upload, is_previewed_imported_and_undone)
{
	bring_in_and_undo(CALENDAR(EVENT("a", "A") EVENT("b", "B")),
	    ROW("A", "2027-03-01 18:00:00", "UTC") ","
	    ROW("B", "2027-03-01 18:00:00", "UTC"));
}

Test(import_upload, may_be_a_table)
{
	bring_in_and_undo(CSV, ROW("A", "2031-05-01 19:00:00", "UTC") ","
	    ROW("B", "2031-05-02", "UTC"));
}

Test(import_upload, names_what_is_rejected_and_its_lines)
{
	send_text(STATUS_PUBLISH, "Title;Date\nA;32.3.2027\n;1.5.2031\n"
	    "B;33.3.2027\n");
	work(UPLOAD_PREVIEWED);
	cr_expect_str_eq(sent.report, "{\"fault\":\"\",\"why\":\"\","
	    "\"counts\":[[0,0,1],[4,7,3]],\"rows\":["
	    TERM("0", "Town") ","
	    "[4,7,\"A\",\"\",\"\",\"\"],"
	    "[4,7,\"?\",\"\",\"\",\"\"],[4,7,\"B\",\"\",\"\",\"\"]],"
	    "\"more\":0,\"lost\":[[2,\"event\",\"Date\",\"is not a date; the"
	    " row is left out\",[\"line 2 of club.ics: 32.3.2027\","
	    "\"line 4 of club.ics: 33.3.2027\"]],[1,\"event\",\"Title\",\"is"
	    " missing; the row is left out\",[\"line 3 of club.ics\"]]]}");
}

Test(import_upload, has_the_status_and_the_categories_of_the_form)
{
	send_text(STATUS_DRAFT, CALENDAR(EVENT("a", "A")));
	work(UPLOAD_PREVIEWED);
	move_to(UPLOAD_PREVIEWED, UPLOAD_IMPORTING);
	work(UPLOAD_DONE);
	import_start();
	import_expect("/events?status=any&_fields=events.title,events.status,"
	    "events.categories.name", "{\"events\":[{\"status\":\"draft\","
	    "\"title\":\"A\",\"categories\":[{\"name\":\"Town\"}]}]}");
	import_end();
}

Test(import_upload, of_a_file_with_the_same_name_updates_its_events)
{
	send_text(STATUS_PUBLISH, CALENDAR(EVENT("a", "A")));
	work(UPLOAD_PREVIEWED);
	move_to(UPLOAD_PREVIEWED, UPLOAD_IMPORTING);
	work(UPLOAD_DONE);
	send_text(STATUS_PUBLISH, CALENDAR(EVENT("a", "New") EVENT("b", "B")));
	work(UPLOAD_PREVIEWED);
	cr_expect_not_null(strstr(sent.report, "[4,1,\"New\","),
	    "%s", sent.report);
	move_to(UPLOAD_PREVIEWED, UPLOAD_IMPORTING);
	work(UPLOAD_DONE);
	cr_expect_eq(count_events(), 2);
}

static void
bring_in(const char *text)
{
	send_text(STATUS_PUBLISH, text);
	work(UPLOAD_PREVIEWED);
	move_to(UPLOAD_PREVIEWED, UPLOAD_IMPORTING);
	work(UPLOAD_DONE);
}

/* What it has changed keeps its new values. */
Test(import_upload, takes_back_only_what_came_with_it)
{
	bring_in(CALENDAR(EVENT("a", "A") EVENT("b", "B")));
	bring_in(CALENDAR(EVENT("a", "New") EVENT("c", "C") EVENT("d", "D")));
	cr_expect_eq(count_events(), 4);
	move_to(UPLOAD_DONE, UPLOAD_UNDOING);
	work(UPLOAD_UNDONE);
	cr_expect_eq(strncmp(sent.report, "{\"fault\":\"\",\"why\":\"\","
	    "\"counts\":[[4,8,2]],", 40), 0, "%s", sent.report);
	import_start();
	import_expect("/events?_fields=events.title",
	    "{\"events\":[{\"title\":\"New\"},{\"title\":\"B\"}]}");
	import_end();
}

/* Programs number the rows of each table anew. */
Test(import_upload, with_numbered_rows_changes_no_others_of_its_name)
{
	bring_in("ID,Title,Start date\n1,March concert,2031-03-05\n");
	send_text(STATUS_PUBLISH, "ID,Title,Start date\n"
	    "1,April talk,2031-04-05\n");
	work(UPLOAD_PREVIEWED);
	cr_expect_not_null(strstr(sent.report, "\"counts\":[[4,7,1]]"), "%s",
	    sent.report);
}

/* The copy has nothing of it. */
Test(import_upload, that_is_removed_is_read_no_further)
{
	struct subscriber	 own = { .site = &site, .db = db,
				    .stops = &stops };
	const char		*file = CALENDAR(EVENT("a", "A"));

	send_text(STATUS_PUBLISH, file);
	db_begin_write(db);
	upload_remove(db, sent.id);
	cr_assert(db_commit(db));
	upload_run(&own, arena, sent.id);
	cr_assert_not(db_failed(db));
	cr_expect_eq(count_events(), 0);
}

Test(import_upload, of_another_kind_is_rejected)
{
	static const struct {
		const char	*bytes, *fault;
	}			 rows[] = {
		{ "{\"almanac\":\"export\",\"version\":1}\n",
		  "{\"fault\":\"export\"" },
		{ "{\"events\":[]}", "{\"fault\":\"strange\"" },
		{ "Name,When\n", "{\"fault\":\"table\"" },
		{ "PK\3\4", "{\"fault\":\"spreadsheet\"" },
		{ "\xd0\xcf\x11\xe0", "{\"fault\":\"spreadsheet\"" },
		{ "BEGIN:VCALENDAR\r\n", "{\"fault\":\"\",\"why\":\"" }
	};
	size_t			 i;

	for (i = 0; i < COUNT(rows); i++) {
		send_text(STATUS_PUBLISH, rows[i].bytes);
		work(UPLOAD_FAILED);
		cr_expect_eq(strncmp(sent.report, rows[i].fault,
		    strlen(rows[i].fault)), 0, "%s", sent.report);
	}
}

/* The user may have become one who may not write. */
Test(import_upload, has_the_rights_of_its_user)
{
	import_add_subscriber("eve");
	send_bytes(STATUS_PUBLISH, "eve", CALENDAR(EVENT("a", "A")),
	    strlen(CALENDAR(EVENT("a", "A"))));
	work(UPLOAD_PREVIEWED);
	cr_expect_not_null(strstr(sent.report, "[4,7,1]"), "%s", sent.report);
	move_to(UPLOAD_PREVIEWED, UPLOAD_IMPORTING);
	work(UPLOAD_DONE);
	cr_expect_eq(count_events(), 0);
}

Test(import_upload, that_is_stopped_is_done_again_and_one_that_kills_is_not)
{
	int	 i;

	send_text(STATUS_PUBLISH, CALENDAR(EVENT("a", "A")));
	stops = 1;
	work(UPLOAD_WAITING);
	cr_expect_eq(sent.tries, 0);
	stops = 0;
	for (i = 0; i < 3; i++) {
		db_begin_write(db);
		upload_try(db, sent.id, 1);
		cr_assert(db_commit(db));
	}
	work(UPLOAD_FAILED);
	cr_expect_eq(strncmp(sent.report, "{\"fault\":\"killed\"", 17), 0);
}

/* Series of many events, in a file that is as long as one may be. */
Test(import_upload, that_is_hostile_ends_early)
{
	static const char	 event[] = "BEGIN:VEVENT\r\nUID:%d\r\nSUMMARY:E"
				    "\r\nDTSTART:20260101T100000Z\r\n"
				    "RRULE:FREQ=DAILY\r\nEND:VEVENT\r\n";
	const size_t		 size = 16 << 20;
	char			*text, *at;
	int			 i;

	cr_assert_not_null(text = malloc(size));
	at = text + sprintf(text, "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n");
	for (i = 0; at < text + size - 256; i++)
		at += sprintf(at, event, i);
	at += sprintf(at, "END:VCALENDAR\r\n");
	send_bytes(STATUS_PUBLISH, "ada", text, (size_t)(at - text));
	free(text);
	work(UPLOAD_FAILED);
	cr_expect_not_null(strstr(sent.report, "has too many new or changed"
	    " events"), "%s", sent.report);
	cr_expect_eq(count_events(), 0);
}
