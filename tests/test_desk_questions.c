/* What the form of an event rejects or asks before it is stored (section 40). */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "desk.h"
#include "given.h"
#include "page_part.h"

#define FIELDS(title, start, end)					\
	"title=" title "&start_date=" start "&end_date=" end "&venue=&"	\
	"organizer=&tags=&categories=&description=&"

static struct visitor	 v;

static struct outcome *
stored(const char *path)
{
	harness.prefix = "/calendar/events/v1";
	return (ask_as("admin", "GET", path));
}

static struct outcome *
create(const char *fields)
{
	return (desk_send_form(&v, "/desk/events/new", fields));
}

static void
setup(void)
{
	desk_visitor(&v, "ed");
}

TestSuite(desk_questions, .init = setup);

/* Sends the form of a stored event with its version. */
static struct outcome *
change(const char *path, const char *fields)
{
	return (desk_send_form(&v, path, target("%s&version=%s", fields,
	    desk_hidden(desk_open(&v, path), "version"))));
}

Test(desk_questions, an_end_before_the_start_is_an_error)
{
	static const struct {
		const char	*fields;
		int		 status;
	} rows[] = {
		{ FIELDS("A", "2027-03-01T18:00", "2027-03-01T17:00"), 422 },
		{ FIELDS("B", "2027-03-01T18:00", "2027-02-28T20:00"), 422 },
		{ FIELDS("C", "2027-03-01T18:00", "2027-02-28T20:00")
		  "all_day=0&all_day=1&", 422 },
		{ FIELDS("D", "2027-03-01T18:00", "2027-03-01T18:00"), 303 },
		{ FIELDS("E", "2027-03-01T18:00", "2027-03-01T17:00")
		  "all_day=0&all_day=1&", 303 },
		{ FIELDS("F", "2027-03-02", "2027-03-02")
		  "all_day=0&all_day=1&", 303 }
	};
	static const char *const	 actions[] = { "draft", "publish" };
	struct outcome			*o;
	size_t				 i, j;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		for (j = 0; j < 2; j++) {
			o = create(target("%saction=%s", rows[i].fields,
			    actions[j]));
			cr_expect_eq(o->status, rows[i].status, "%s %s",
			    rows[i].fields, actions[j]);
			if (rows[i].status == 422)
				EXPECT_PART(o, "<a href=\"#end_date\">",
				    "</li>", "<a href=\"#end_date\">Ends</a>:"
				    " The event would end before it begins."
				    "</li>");
		}
	o = change("/desk/events/1", FIELDS("D", "2027-03-01T18:00",
	    "2027-03-01T17:00") "action=save");
	cr_expect_eq(o->status, 422);
	EXPECT_MEMBER(stored("/events/1"), "end_date", "2027-03-01 18:00:00");
}
