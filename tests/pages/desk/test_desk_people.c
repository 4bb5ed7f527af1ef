/* People and their names (rules, section 40). */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "store/db.h"
#include "store/users.h"
#include "tests/support/desk.h"
#include "tests/support/given.h"
#include "tests/support/page_part.h"

#define SHOWN(name)	"dir=\"auto\">" name "</a>"
#define HEADING(name)	"<h1 dir=\"auto\">" name "</h1>"
#define WRONG(text)	"<p class=\"note wrong\" role=\"alert\">" text "</p>"
#define FIELD(value)	"name=\"full_name\" autocomplete=\"name\"" \
			" dir=\"auto\" value=\"" value "\""

Test(desk_people, are_shown_by_their_full_names)
{
	struct visitor	 admin, ed;
	struct outcome	*o;

	(void)given_event("ed", "Talk", "2026-12-01", "2026-12-01", "");
	desk_visitor(&admin, "admin");
	desk_visitor(&ed, "ed");
	o = desk_send_form(&admin, "/desk/people", "login=anna&role=editor"
	    "&full_name=++Anna+%0D%0A+Weber+&password=" DESK_PASSWORD);
	cr_expect_eq(o->status, 200);
	cr_expect(outcome_has(o, SHOWN("Anna Weber") " <span class=\"badge off"
	    "\">Editor: edits everything</span>\n<p class=\"soft\" dir=\"auto"
	    "\">anna</p>\n<p class=\"soft\">has not chosen a password "
	    "yet</p>"));
	cr_expect(outcome_has(o, SHOWN("ed")));

	o = desk_send_form(&ed, "/desk/account",
	    "action=full_name&full_name=Ed+O%27Neil");
	cr_expect_str_eq(outcome_header(o, "Location"),
	    SITE "/desk/account?done=saved");
	o = desk_open(&ed, "/desk/account");
	cr_expect(outcome_has(o, FIELD("Ed O&#39;Neil")));
	cr_expect(outcome_has(o, SHOWN("Ed O&#39;Neil")));
	cr_expect(outcome_has(o, "<span dir=\"auto\">ed</span> · "));
	cr_expect(outcome_has(desk_open(&admin, "/desk/events/1/history"),
	    ", <span dir=\"auto\">Ed O&#39;Neil</span></p>"));
	o = desk_open(&admin, "/desk/people/2");
	cr_expect(outcome_has(o, HEADING("Ed O&#39;Neil")));
	cr_expect(outcome_has(o,
	    "<p>Login name: <span dir=\"auto\">ed</span></p>"));
	o = desk_send_form(&admin, "/desk/people/2", "action=remove&"
	    "password=" DESK_PASSWORD);
	cr_expect(outcome_has(o, "Ed O&#39;Neil can no longer sign in"));

	o = desk_send_form(&admin, "/desk/people/2",
	    "action=full_name&full_name=&password=" DESK_PASSWORD);
	cr_expect_eq(o->status, 303);
	cr_expect(outcome_has(desk_open(&admin, "/desk/people/2"),
	    HEADING("ed")));
}

Test(desk_people, are_listed_without_the_user_of_proposals)
{
	struct visitor	 v;
	struct outcome	*o;
	char		 page[64];
	int64_t		 id;

	desk_visitor(&v, "admin");
	o = desk_send_form(&v, "/desk/people", "login=submissions&role=editor"
	    "&password=" DESK_PASSWORD);
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, WRONG("This name is already taken.")));
	EXPECT_PART(o, "<p class=\"bad\">", "login\"",
	    "<p class=\"bad\"><label for=\"login\"");
	EXPECT_PART(o, "value=\"submissions\"", ">",
	    "value=\"submissions\" aria-describedby=\"login-hint\" "
	    "aria-invalid=\"true\">");
	EXPECT_PART(o, "<p><label>For", "\n",
	    "<p><label>For security: your own password\n");
	db_begin_write(harness.db);
	id = account_add(harness.db, "submissions", ROLE_CONTRIBUTOR, NOW);
	cr_assert(db_commit(harness.db));
	cr_expect_not(outcome_has(desk_open(&v, "/desk/people"),
	    "submissions"));
	snprintf(page, sizeof(page), "/desk/people/%d", (int)id);
	cr_expect_eq(desk_open(&v, page)->status, 404);
	cr_expect_eq(desk_send_form(&v, page, "action=link"
	    "&password=" DESK_PASSWORD)->status, 404);
	cr_expect_eq(desk_send_form(&v, page, "action=role&role=administrator"
	    "&password=" DESK_PASSWORD)->status, 404);
}

Test(desk_people, have_names_of_their_own)
{
	static const char	 taken[] =
	    WRONG("Another person is already called that here.");
	static const char	 wrong[] = WRONG("A full name needs letters, in"
	    " one line, and must not be longer than about 100 characters.");
	struct visitor		 v;
	struct outcome		*o;
	char			 form[256];

	desk_visitor(&v, "ed");
	o = desk_send_form(&v, "/desk/account",
	    "action=full_name&full_name=ADMIN");
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, taken));
	cr_expect(outcome_has(o, FIELD("ADMIN")));
	cr_expect_eq(desk_send_form(&v, "/desk/account",
	    "action=full_name&full_name=ed")->status, 303);
	cr_expect_eq(desk_send_form(&v, "/desk/account",
	    "action=full_name&full_name=Edith")->status, 303);
	snprintf(form, sizeof(form), "action=full_name&full_name=%101s", "x");
	memset(strstr(form, " "), 'x', 100);
	cr_expect(outcome_has(desk_send_form(&v, "/desk/account", form),
	    wrong));
	cr_expect(outcome_has(desk_send_form(&v, "/desk/account",
	    "action=full_name&full_name=%E2%80%8B+42"), wrong));

	desk_visitor(&v, "admin");
	o = desk_send_form(&v, "/desk/people/3",
	    "action=full_name&full_name=edith&password=" DESK_PASSWORD);
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, taken));
	o = desk_send_form(&v, "/desk/people",
	    "login=eve&role=author&full_name=Edith&password=" DESK_PASSWORD);
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, taken));
	cr_expect(outcome_has(o, "<p class=\"bad\"><label for=\"full_name\""));
	cr_expect_not(outcome_has(desk_open(&v, "/desk/people"),
	    SHOWN("eve")));
}
