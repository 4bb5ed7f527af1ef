/* Everything as a file, and the list of backups (rules, section 48). */
#include <criterion/criterion.h>

#include "config/site.h"
#include "store/backups.h"
#include "store/db.h"
#include "tests/support/desk.h"

#define PATH	"/desk/downloads"

static struct visitor	 admin;

static void
setup(void)
{
	harness_start();
	desk_visitor(&admin, "admin");
}

TestSuite(desk_downloads, .init = setup);

Test(desk_downloads, lists_the_backups_of_a_database_in_a_file)
{
	struct outcome	*o;

	cr_expect(outcome_has(desk_open(&admin, PATH), "The command “almanac"
	    " backup” has made no backup yet."));
	db_begin_write(harness.db);
	backup_add(harness.db, &(struct backup){ "/b/<1>.db", NOW,
	    2000001 });
	backup_add(harness.db, &(struct backup){ "a.db", NOW, 372001 });
	cr_assert(db_commit(harness.db));
	o = desk_open(&admin, PATH);
	cr_expect(outcome_has(o, "<li><div><span class=\"title break\""
	    " dir=\"ltr\">/b/&lt;1&gt;.db</span>\n<p class=\"soft\">Saturday,"
	    " November 21, 2026, 12:17\302\240am, 3 MB</p></div></li>"));
	cr_expect(outcome_has(o, "am, 373 KB</p></div></li>"));
	cr_expect(outcome_has(o, "value=\"backup\""));
	harness.site.database = "postgresql:///almanac";
	o = desk_open(&admin, PATH);
	cr_expect(outcome_has(o, "almanac export --secrets calendar.jsonl"));
	cr_expect_not(outcome_has(o, "value=\"backup\""));
	cr_expect_not(outcome_has(o, "&lt;1&gt;"));
}

Test(desk_downloads, need_the_password_and_leave_a_row)
{
	struct outcome	*o;

	cr_expect_eq(desk_send_form(&admin, PATH, "action=export")->status,
	    422);
	cr_expect_eq(desk_send_form(&admin, PATH, "password=wrong&"
	    "action=export")->status, 422);
	cr_expect_eq(desk_send_form(&admin, PATH, "password=" DESK_PASSWORD
	    "&action=again")->status, 422);
	o = ask_as("admin", "GET", "/calendar/events/v1/history");
	cr_expect_not(outcome_has(o, "download"));
	cr_expect_eq(desk_send_form(&admin, PATH, "password=" DESK_PASSWORD
	    "&action=export")->status, 200);
	o = ask_as("admin", "GET", "/calendar/events/v1/history");
	cr_expect(outcome_has(o, "\"kind\":\"user\""));
	cr_expect(outcome_has(o, "\"after\":{\"download\":\"export\"}"));
}

Test(desk_downloads, of_a_server_are_no_backups)
{
	harness.site.database = "postgresql:///almanac";
	cr_expect_eq(desk_send_form(&admin, PATH, "password=" DESK_PASSWORD
	    "&action=backup")->status, 422);
}

Test(desk_downloads, says_why_there_is_no_file)
{
	cr_expect(outcome_has(desk_open(&admin, PATH "?done=busy"),
	    "<p class=\"note wrong\" role=\"alert\">You or others are"
	    " downloading a file."));
	cr_expect(outcome_has(desk_open(&admin, PATH "?done=absent"),
	    "<p class=\"note wrong\" role=\"alert\">This works only if the"
	    " server was started with “almanac serve”.</p>"));
	cr_expect_not(outcome_has(desk_open(&admin, PATH "?done=x"),
	    "role=\"alert\""));
}
