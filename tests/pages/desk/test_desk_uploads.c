/* Files that are sent at the desk (rules, section 47). */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "generated/service.h"
#include "store/beginnings.h"
#include "store/db.h"
#include "store/uploads.h"
#include "store/users.h"
#include "tests/support/desk.h"
#include "tests/support/given.h"

#define PATH	"/desk/uploads"
#define PART(name) \
	"--x\r\nContent-Disposition: form-data; name=\"" name "\"\r\n\r\n%s\r\n"

static char		 body[SERVICE_UPLOAD_BYTES + 4096];
static struct arena	*arena;

static void
setup(void)
{
	arena = arena_new();
}

static void
teardown(void)
{
	arena_free(arena);
}

TestSuite(desk_uploads, .init = setup, .fini = teardown);

static struct outcome *
send_file(const struct visitor *v, const char *status, const char *name,
    size_t size)
{
	char	 head[512];
	int	 length;

	length = snprintf(body, sizeof(body), PART("token") PART("action")
	    PART("status") PART("categories") "--x\r\nContent-Disposition:"
	    " form-data; name=\"file\"; filename=\"%s\"\r\n\r\n", v->token,
	    "upload", status, " Town \n\nSport", name);
	memset(body + length, 'a', size);
	memcpy(body + length + size, "\r\n--x--\r\n", 9);
	snprintf(head, sizeof(head), "%s\r\nSec-Fetch-Site: same-origin\r\n"
	    "Accept: text/html\r\nContent-Type: multipart/form-data;"
	    " boundary=x\r\n", v->cookie);
	harness.prefix = "";
	return (ask_file("POST", PATH, head, body, (size_t)length + size + 9));
}

static size_t
list_uploads(struct upload **list)
{
	size_t	 count;

	db_begin_read(harness.db);
	count = uploads_list(harness.db, arena, 0, list);
	db_end_read(harness.db);
	return (count);
}

static const char *
path_of(const struct upload *u)
{
	return (arena_printf(arena, PATH "/%" PRId64, u->id));
}

/* Stores the result of the work, as the process that does it. */
static void
end_work(const struct upload *u, enum upload_state state, const char *report)
{
	db_begin_write(harness.db);
	upload_ended(harness.db, u, state, report, harness.now);
	cr_assert(db_commit(harness.db));
}

static enum upload_state
state_of(const struct upload *u)
{
	struct upload	 now;

	db_begin_read(harness.db);
	cr_assert(upload_get(harness.db, arena, u->id, &now));
	db_end_read(harness.db);
	return (now.state);
}

Test(desk_uploads, wait_for_their_preview_and_for_an_agreement)
{
	struct upload	*u;
	struct visitor	 v;
	struct outcome	*o;

	desk_visitor(&v, "ed");
	cr_expect_eq(send_file(&v, "pending", "C:\\\\club.ics", 9)->status,
	    303);
	cr_assert_eq(list_uploads(&u), 1);
	cr_expect_str_eq(u->name, "club.ics");
	cr_expect_str_eq(u->categories, "Town\nSport");
	cr_expect_eq(u->status, STATUS_PENDING);
	cr_expect_eq(u->state, UPLOAD_WAITING);
	o = desk_open(&v, path_of(u));
	cr_expect(outcome_has(o, "http-equiv=\"refresh\""));
	cr_expect(outcome_has(o, "Nothing of it is in the calendar."));
	(void)desk_send_form(&v, path_of(u), "action=import");
	cr_expect_eq(state_of(u), UPLOAD_WAITING);
	end_work(u, UPLOAD_PREVIEWED, "{\"fault\":\"\",\"why\":\"\","
	    "\"counts\":[[4,0,2],[4,7,1]],\"rows\":["
	    "[4,0,\"<Fair>\",\"2027-03-01 18:00:00\",\"UTC\",\"<Hall>\"],"
	    "[5,0,\"Choir\",\"2027-03-02 18:30:00\",\"Asia/Tokyo\",\"\"],"
	    "[4,7,\"Zoo\",\"2027-03-03\",\"UTC\",\"\"]],"
	    "\"more\":1,\"lost\":[[2,\"event\",\"DTSTART\","
	    "\"cannot be read\",[\"line 7 of club.ics\",\"line 9\"]]]}");
	o = desk_open(&v, path_of(u));
	cr_expect_not(outcome_has(o, "http-equiv=\"refresh\""));
	cr_expect(outcome_has(o, "Events: 2 new · 1 rejected"));
	cr_expect(outcome_has(o, "&lt;Fair&gt;</span> <span class=\"soft\">"
	    "Event · Monday, March 1, 2027, 6 pm · <span dir=\"auto\">&lt;Hall"
	    "&gt;</span></span>"));
	cr_expect(outcome_has(o, "Choir</span> <span class=\"soft\">Series ·"
	    " Tuesday, March 2, 2027, 6:30 pm (Asia/Tokyo)</span>"));
	cr_expect(outcome_has(o, "Zoo</span> <span class=\"soft\">Event ·"
	    " Wednesday, March 3, 2027</span>"));
	cr_expect(outcome_has(o, "And others: 1"));
	cr_expect(outcome_has(o, "2 × event DTSTART: cannot be read"
	    "<br><span class=\"soft\">line 7 of club.ics</span>"
	    "<br><span class=\"soft\">line 9</span></li>"));
	cr_expect(outcome_has(o, "value=\"import\">Bring in for review<"));
	cr_expect_eq(desk_send_form(&v, path_of(u), "action=import")->status,
	    303);
	cr_expect_eq(state_of(u), UPLOAD_IMPORTING);
}

/* The buttons of a page that is old do nothing. */
Test(desk_uploads, can_be_undone_or_removed_when_nothing_works_on_them)
{
	struct upload	*u;
	struct visitor	 v;

	desk_visitor(&v, "ed");
	(void)send_file(&v, "publish", "a.ics", 9);
	cr_assert_eq(list_uploads(&u), 1);
	(void)desk_send_form(&v, path_of(u), "action=undo");
	cr_expect_eq(state_of(u), UPLOAD_WAITING);
	end_work(u, UPLOAD_PREVIEWED, "");
	(void)desk_send_form(&v, path_of(u), "action=import");
	(void)desk_send_form(&v, path_of(u), "action=remove");
	cr_expect_eq(state_of(u), UPLOAD_IMPORTING);
	(void)send_file(&v, "publish", "b.ics", 9);
	cr_assert_eq(list_uploads(&u), 1);
	u->state = UPLOAD_IMPORTING;
	end_work(u, UPLOAD_DONE, "{\"why\":\"it was stopped\"}");
	cr_expect(outcome_has(desk_open(&v, path_of(u)),
	    "It failed: it was stopped"));
	cr_expect(outcome_has(desk_open(&v, PATH),
	    "Its new events were published when they came."));
	(void)desk_send_form(&v, path_of(u), "action=undo");
	cr_expect_eq(state_of(u), UPLOAD_UNDOING);
	u->state = UPLOAD_UNDOING;
	end_work(u, UPLOAD_UNDONE, "");
	cr_expect(outcome_has(desk_open(&v, PATH), "It was undone. What was new"
	    " in it went to the trash"));
	cr_expect_eq(desk_send_form(&v, path_of(u), "action=remove")->status,
	    303);
	cr_expect_eq(list_uploads(&u), 0);
}

Test(desk_uploads, say_what_to_do_with_a_spreadsheet)
{
	struct upload	*u;
	struct visitor	 v;

	desk_visitor(&v, "ed");
	(void)send_file(&v, "publish", "a.xlsx", 9);
	cr_assert_eq(list_uploads(&u), 1);
	end_work(u, UPLOAD_FAILED, "{\"fault\":\"spreadsheet\"}");
	cr_expect(outcome_has(desk_open(&v, path_of(u)),
	    "Save it as CSV there and send that."));
}

Test(desk_uploads, lead_back_to_the_first_steps_until_they_are_over)
{
	static const char	 step[] = "<p class=\"links\"><a href=\""
				    "/desk/start/sources\">First steps</a> "
				    "<a href=\"/desk/subscriptions\">";
	struct visitor		 admin, ed;
	int			 i;

	desk_visitor(&admin, "admin");
	desk_visitor(&ed, "ed");
	cr_expect(outcome_has(desk_open(&admin, "/desk"),
	    "<li><a href=\"/desk/uploads\">Bring in a calendar</a></li>"));
	cr_expect(outcome_has(desk_open(&admin, PATH), step));
	cr_expect_not(outcome_has(desk_open(&ed, PATH), "First steps"));
	harness.prefix = "/calendar/events/v1";
	for (i = 0; i < BEGINNING_MOST; i++)
		(void)given_event("ed", "Talk", "2027-03-01", "2027-03-01",
		    "");
	cr_expect_not(outcome_has(desk_open(&admin, PATH), "First steps"));
}

Test(desk_uploads, of_others_are_shown_to_administrators_only)
{
	struct upload	*u;
	struct visitor	 v;

	desk_visitor(&v, "admin");
	(void)send_file(&v, "draft", "secret.ics", 9);
	cr_assert_eq(list_uploads(&u), 1);
	desk_visitor(&v, "ed");
	cr_expect_not(outcome_has(desk_open(&v, PATH), "secret.ics"));
	cr_expect_eq(desk_open(&v, path_of(u))->status, 404);
	cr_expect_eq(desk_send_form(&v, path_of(u), "action=remove")->status,
	    404);
	(void)send_file(&v, "draft", "open.ics", 9);
	cr_expect_eq(list_uploads(&u), 2);
	desk_visitor(&v, "admin");
	cr_expect(outcome_has(desk_open(&v, PATH), "open.ics"));
}

Test(desk_uploads, of_a_user_wait_one_at_a_time_and_for_a_day)
{
	struct upload	*u;
	struct visitor	 v;

	desk_visitor(&v, "ed");
	(void)send_file(&v, "publish", "a.ics", 9);
	(void)send_file(&v, "publish", "b.ics", 9);
	cr_assert_eq(list_uploads(&u), 1);
	cr_expect_str_eq(u->name, "b.ics");
	db_begin_write(harness.db);
	cr_expect_not(uploads_are_old(harness.db, u->due));
	cr_expect(uploads_are_old(harness.db, harness.now + 86401));
	uploads_drop_old(harness.db, harness.now + 86401);
	cr_assert(db_commit(harness.db));
	cr_expect_eq(list_uploads(&u), 0);
}

Test(desk_uploads, have_a_limit_and_a_name_in_one_line)
{
	struct upload	*u;
	struct visitor	 v;
	struct outcome	*o;

	desk_visitor(&v, "ed");
	cr_expect(outcome_has(desk_send_form(&v, PATH, "action=upload"),
	    "Please choose a file."));
	cr_expect(outcome_has(desk_send_form(&v, PATH, ""),
	    "Please press a button"));
	cr_expect(outcome_has(send_file(&v, "publish", "", 0),
	    "Please choose a file."));
	cr_expect(outcome_has(send_file(&v, "publish", "a.ics", 0),
	    "The file is empty."));
	o = send_file(&v, "publish", "a.ics", SERVICE_UPLOAD_BYTES + 1);
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "The file is too large."));
	cr_expect_eq(list_uploads(&u), 0);
	cr_expect_eq(send_file(&v, "publish", "\xff\xfe",
	    SERVICE_UPLOAD_BYTES)->status, 303);
	cr_assert_eq(list_uploads(&u), 1);
	cr_expect_str_eq(u->name, "calendar");
}
