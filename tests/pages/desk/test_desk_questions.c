/*
 * What the form of an event rejects or asks before it is stored (section 40).
 */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/desk.h"
#include "tests/support/given.h"
#include "tests/support/page_part.h"

#define FIELDS(title, start, end)					\
	"title=" title "&start_date=" start "&end_date=" end "&venue=&"	\
	"organizer=&tags=&categories=&description=&"

#define API_PREFIX	"/calendar/events/v1"
#define HALL	"venue[]=1&"

static struct visitor	 v;

static struct outcome *
stored(const char *path)
{
	harness.prefix = API_PREFIX;
	return (ask_as("admin", "GET", path));
}

static struct outcome *
create(const char *fields)
{
	return (desk_send_form(&v, "/desk/events/new", fields));
}

/* Creates an event by the API. */
static void
give(const char *title, const char *start, const char *end, const char *more)
{
	harness.prefix = API_PREFIX;
	(void)given_event("admin", title, start, end, more);
}

static void
setup(void)
{
	harness_start();
	harness.prefix = API_PREFIX;
	(void)given_venue("admin", "\"venue\":\"Hall\"");
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

	for (i = 0; i < COUNT(rows); i++)
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
	o = change("/desk/events/2", FIELDS("D", "2027-03-01T18:00",
	    "2027-03-01T17:00") "action=save");
	cr_expect_eq(o->status, 422);
	EXPECT_MEMBER(stored("/events/2"), "end_date", "2027-03-01 18:00:00");
}

/* The values that confirm the questions of a form, as a form sends them. */
static const char *
sure(const struct outcome *o)
{
	const char	*text = "", *at = o->body;
	static const char field[] = "<input type=\"hidden\" name=\"sure[]\""
			    " value=\"";

	while ((at = strstr(at, field)) != NULL) {
		at += strlen(field);
		text = target("%s&sure[]=%.*s", text, (int)strcspn(at, "\""),
		    at);
	}

	return (text);
}

/*
 * Expects this question and button, and that a second press stores the event.
 */
static void
expect_question(int line, const char *path, const char *fields,
    const char *question, const char *button)
{
	struct outcome	*o;
	bool		 stored_one = strcmp(strrchr(path, '/'), "/new") != 0;
	const char	*version = "", *total;

	if (stored_one)
		version = target("&version=%s", desk_hidden(desk_open(&v,
		    path), "version"));
	total = target("%s", outcome_text(stored("/events?status=any&"
	    "start_date=2000-01-01"), "total"));
	o = desk_send_form(&v, path, target("%s%s", fields, version));
	cr_expect_eq(o->status, 422, "line %d: %d", line, o->status);
	expect_part(__FILE__, line, o, "<p><strong>", "</div>", target(
	    "<p><strong>Nothing has changed yet. Is this right?</strong></p>\n"
	    "<ul>\n%s</ul>\n</div>", question));
	cr_expect(outcome_has(o, target("class=\"main\">%s anyway"
	    "</button>", button)), "line %d", line);
	EXPECT_MEMBER(stored("/events?status=any&start_date=2000-01-01"),
	    "total", total);
	o = desk_send_form(&v, path, target("%s%s%s", fields, version,
	    sure(o)));
	cr_expect_eq(o->status, 303, "line %d: %d", line, o->status);
}

#define EXPECT_QUESTION(path, fields, question, button)			\
	expect_question(__LINE__, (path), (fields), (question), (button))
#define ON	"Monday, March 1, 2027, "

#define TITLE(title)							\
	FIELDS(title, "2027-03-01T18:00", "2027-03-01T20:00")
#define CLEANED(label)							\
	"<li>" label ": some formatting, or text between &lt; and"	\
	" &gt;, would be left out, because pages may not contain it.</li>\n"

Test(desk_questions, texts_that_lose_words_must_be_confirmed)
{
	static const char *const	 kept[] = {
		TITLE("1+%3C+2") "action=publish",
		TITLE("A+%3Cem%3EB%3C/em%3E") "action=publish",
		TITLE("C") "action=publish&description="
		    "%3Cp+class=%22x+y%22%3E%3Ca+href=%22https://a.example/%22"
		    "+target='_blank'%3EA%3C/a%3E%3Cbr+/%3Eb"
	};
	size_t				 i;

	EXPECT_QUESTION("/desk/events/new", TITLE("Lesung:+%3CTitel%3E")
	    "action=publish", CLEANED("Title"), "Publish");
	EXPECT_QUESTION("/desk/events/new", TITLE("x%3Cb+und+c%3Ed")
	    "action=publish", CLEANED("Title"), "Publish");
	EXPECT_QUESTION("/desk/events/new", TITLE("Talk")
	    "description=a+%3Cscript%3Eb%3C/script%3E&action=publish",
	    CLEANED("Description"), "Publish");
	EXPECT_QUESTION("/desk/venues/new", "venue=M%C3%BCller+%3CHalle%3E&"
	    "action=save", CLEANED("Name"), "Save");
	for (i = 0; i < COUNT(kept); i++)
		cr_expect_eq(create(kept[i])->status, 303, "%s", kept[i]);
}

/* Meanwhile another person has changed the event. */
Test(desk_questions, a_confirmation_to_lose_text_is_for_one_version)
{
	struct outcome	*o;
	const char	*fields;

	cr_assert_eq(create(TITLE("Talk") "action=publish")->status, 303);
	o = change("/desk/events/2", TITLE("Walk") "action=trash");
	cr_expect_eq(o->status, 422, "%d", o->status);
	fields = target(TITLE("Walk") "action=trash&version=%s%s",
	    desk_hidden(o, "version"), sure(o));
	cr_expect_eq(change("/desk/events/2", TITLE("Other")
	    "action=save")->status, 303);
	o = desk_send_form(&v, "/desk/events/2", fields);
	cr_expect_eq(o->status, 409, "%d", o->status);
	cr_expect(outcome_has(o, "Other"));
	EXPECT_MEMBER(stored("/events/2"), "title", "Other");
}

Test(desk_questions, new_places_that_lose_words_must_be_confirmed)
{
	EXPECT_QUESTION("/desk/events/new", TITLE("Talk")
	    "new[venue][venue]=Saal+%3Chinten+rechts%3E&"
	    "sure[]=venue+Saal+%3Chinten+rechts%3E&action=publish",
	    CLEANED("Where"), "Publish");
}

Test(desk_questions, public_events_that_become_drafts_must_be_confirmed)
{
	struct outcome	*o;

	cr_assert_eq(create(TITLE("Talk") "action=publish")->status, 303);
	EXPECT_QUESTION("/desk/events/2", TITLE("Talk") "action=draft",
	    "<li>This event would no longer be in the calendar: Talk, " ON
	    "6\u00a0pm – 8\u00a0pm.</li>\n", "Save draft");
	o = change("/desk/events/2", TITLE("Walk") "action=draft");
	cr_expect_eq(o->status, 303, "it is a draft: %d", o->status);
}

/* Forms show no seconds. */
Test(desk_questions, what_is_sent_as_it_was_shown_stays)
{
	static const char	 path[] = "/events/2?_fields=title,start_date,"
				    "end_date,date,tags,cost";
	struct outcome		*o;
	const char		*before;

	give("Talk", "2027-03-01 18:00:07", "2027-03-01 20:59:59",
	    "\"date\":\"2026-11-01 10:00:23\",\"tags\":[\"c, d\"],"
	    "\"cost\":\"5 Euro\"");
	before = target("%s", stored(path)->body);
	o = change("/desk/events/2", "title=Talk&start_date=2027-03-01T18:00&"
	    "end_date=2027-03-01T20:59&date=2026-11-01T10:00&tags=c,+d&"
	    "cost=5+Euro&venue=&organizer=&action=save");
	cr_expect_eq(o->status, 303, "%d", o->status);
	cr_expect_str_eq(stored(path)->body, before);
	o = change("/desk/events/2", "title=Talk&start_date=2027-03-01T18:00&"
	    "end_date=2027-03-01T20:59&date=2026-11-01T10:00&tags=c,+d&"
	    "cost=5+Euro&venue=&organizer=&action=trash");
	cr_expect_eq(o->status, 303, "nothing was typed: %d", o->status);
}

#define LOSS	"<p><strong>Nothing has changed yet. Is this right?</strong>" \
	"</p>\n" \
	"<ul>\n<li>What you typed is not saved, and is lost if you press that" \
	" button once more.</li>\n</ul>\n</div>"

Test(desk_questions, typed_text_that_is_not_stored_must_be_confirmed)
{
	static const char *const	 typed[] = {
		TITLE("Walk"), TITLE("Talk") "website=a+b&",
		TITLE("Talk") "tags=new&", TITLE("Talk") "note=Where?&",
		TITLE("Talk") "venue[]=1&",
		FIELDS("Talk", "2027-03-01T19:00", "2027-03-01T20:00")
	};
	struct outcome			*o;
	size_t				 i;

	cr_assert_eq(create(TITLE("Talk") "action=publish")->status, 303);
	for (i = 0; i < COUNT(typed); i++) {
		o = change("/desk/events/2", target("%saction=trash",
		    typed[i]));
		cr_expect_eq(o->status, 422, "%s: %d", typed[i], o->status);
		cr_expect(outcome_has(o, LOSS), "%s", typed[i]);
		cr_expect(!outcome_has(o, "all the same"));
		EXPECT_MEMBER(stored("/events/2"), "title", "Talk");
	}
	o = change("/desk/events/2", target("%saction=trash%s", typed[0],
	    sure(o)));
	cr_expect_eq(o->status, 303, "%d", o->status);
	cr_expect_eq(create(TITLE("Talk") "action=publish")->status, 303);
	o = change("/desk/events/3", TITLE("Talk") "action=trash");
	cr_expect_eq(o->status, 303, "nothing was typed: %d", o->status);
}

Test(desk_questions, past_events_must_be_confirmed)
{
	EXPECT_QUESTION("/desk/events/new", FIELDS("Talk", "2025-03-01T18:00",
	    "2025-03-01T20:00") "action=publish", "<li>This is in the past:"
	    " Saturday, March 1, 2025, 6\u00a0pm – "
	    "8\u00a0pm.</li>\n", "Publish");
	cr_expect_eq(create(FIELDS("Today", "2026-11-20T18:00",
	    "2026-12-20T20:00") "action=publish")->status, 303);
	EXPECT_QUESTION("/desk/events/3", FIELDS("Today", "2026-11-20T18:00",
	    "2026-11-20T20:00") "action=save", "<li>This is in the past:"
	    " Friday, November 20, 2026, 6\u00a0pm – "
	    "8\u00a0pm.</li>\n", "Save");
}

Test(desk_questions, events_that_are_in_the_calendar_must_be_confirmed)
{
	give("Repair Café", "2027-03-01 13:00",
	    "2027-03-01 15:00", "\"venue\":1");
	give("Walk", "2027-03-01", "2027-03-01",
	    "\"all_day\":true");
	EXPECT_QUESTION("/desk/events/new", FIELDS("REPAIR+CAFÉ",
	    "2027-03-01T13:00", "2027-03-01T16:00") HALL "action=publish",
	    "<li>This event is in the calendar already: Repair Café, " ON
	    "1\u00a0pm – 3\u00a0pm.</li>\n", "Publish");
	EXPECT_QUESTION("/desk/events/new", FIELDS("Walk", "2027-03-01",
	    "2027-03-01") "all_day=1&action=publish", "<li>This event is in"
	    " the calendar already: Walk, Monday, March 1, 2027, all "
	    "day.</li>\n",
	    "Publish");
	cr_expect_eq(create(FIELDS("Repair+Café", "2027-03-01T13:00",
	    "2027-03-01T16:00") "action=publish")->status, 303, "elsewhere");
	desk_visitor(&v, "co");
	EXPECT_QUESTION("/desk/events/new", FIELDS("Walk", "2027-03-01",
	    "2027-03-01") "all_day=1&action=submit", "<li>This event is in"
	    " the calendar already: Walk, Monday, March 1, 2027, all "
	    "day.</li>\n",
	    "Submit");
}

Test(desk_questions, a_venue_that_is_taken_must_be_confirmed)
{
	static const char *const	 free[] = {
		FIELDS("A", "2027-03-01T11:00", "2027-03-01T13:00") HALL,
		FIELDS("B", "2027-03-01T15:00", "2027-03-01T17:00") HALL,
		FIELDS("C", "2027-03-01T13:00", "2027-03-01T15:00"),
		FIELDS("D", "2027-03-01", "2027-03-01") HALL "all_day=1&",
		FIELDS("E", "2027-03-03T13:00", "2027-03-03T15:00") HALL,
		FIELDS("F", "2027-03-04T13:00", "2027-03-04T15:00") HALL
	};
	size_t				 i;

	give("Repair Café", "2027-03-01 13:00",
	    "2027-03-01 15:00", "\"venue\":1");
	give("Exhibition", "2027-03-02 10:00",
	    "2027-04-02 18:00", "\"venue\":1");
	give("Off", "2027-03-04 13:00",
	    "2027-03-04 15:00", "\"venue\":1,\"event_status\":\"canceled\"");
	for (i = 0; i < COUNT(free); i++)
		cr_expect_eq(create(target("%saction=publish", free[i]))
		    ->status, 303, "%s", free[i]);
	EXPECT_QUESTION("/desk/events/new", FIELDS("Talk", "2027-03-01T14:59",
	    "2027-03-01T15:00") HALL "action=publish", "<li>The venue is taken"
	    " at that time: Repair Café, " ON "1\u00a0pm – 3\u00a0pm.</li>\n",
	    "Publish");
	EXPECT_QUESTION("/desk/events/new", FIELDS("Talk", "2027-03-02T09:00",
	    "2027-03-02T10:01") HALL "action=publish", "<li>The venue is taken"
	    " at that time: Exhibition, Tuesday, March 2, 2027, 10\u00a0am – "
	    "Friday, April 2, 2027, 6\u00a0pm.</li>\n", "Publish");
}

/* Another date, or another event at the same time, is another question. */
Test(desk_questions, a_confirmation_is_for_one_answer)
{
	struct outcome	*o;

	o = create(FIELDS("Talk", "2025-03-01T18:00", "2025-03-01T20:00")
	    "action=publish");
	o = create(target("%s%s", FIELDS("Talk", "2024-03-01T18:00",
	    "2024-03-01T20:00") "action=publish", sure(o)));
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "March 1, 2024"));
	give("Talk", "2024-03-01 18:00",
	    "2024-03-01 20:00", "");
	o = create(target("%s%s", FIELDS("Talk", "2024-03-01T18:00",
	    "2024-03-01T20:00") "action=publish", sure(o)));
	EXPECT_PART(o, "<ul>\n<li>This", "</ul>",
	    "<ul>\n<li>This is in the past:"
	    " Friday, March 1, 2024, 6\u00a0pm – 8\u00a0pm.</li>\n<li>This "
	    "event is in"
	    " the calendar already: Talk, Friday, March 1, 2024, 6\u00a0pm – "
	    "8\u00a0pm."
	    "</li>\n</ul>");
	o = create(target("%s%s", FIELDS("Talk", "2024-03-01T18:00",
	    "2024-03-01T20:00") "action=publish", sure(o)));
	cr_expect_eq(o->status, 303);
}

Test(desk_questions, drafts_and_previews_raise_none)
{
	cr_expect_eq(create(FIELDS("Talk", "2025-03-01T18:00",
	    "2025-03-01T20:00") "action=draft")->status, 303);
	cr_expect_eq(create(FIELDS("Talk", "2025-03-01T18:00",
	    "2025-03-01T20:00") "action=preview")->status, 200);
	EXPECT_QUESTION("/desk/events/2", FIELDS("Talk", "2025-03-01T18:00",
	    "2025-03-01T20:00") "action=publish", "<li>This is in the past:"
	    " Saturday, March 1, 2025, 6\u00a0pm – "
	    "8\u00a0pm.</li>\n", "Publish");
}

Test(desk_questions, changes_of_other_fields_raise_none)
{
	give("Talk", "2025-03-01 18:00",
	    "2025-03-01 20:00", "\"venue\":1");
	give("Walk", "2025-03-01 19:00",
	    "2025-03-01 20:00", "\"venue\":1");
	cr_expect_eq(change("/desk/events/3", FIELDS("Hike",
	    "2025-03-01T19:00", "2025-03-01T20:00") HALL
	    "&cost=5&action=save")->status, 303);
	EXPECT_QUESTION("/desk/events/3", FIELDS("Talk", "2025-03-01T18:00",
	    "2025-03-01T20:00") HALL "action=save", "<li>This event is in the"
	    " calendar already: Talk, Saturday, March 1, 2025, 6\u00a0pm – "
	    "8\u00a0pm."
	    "</li>\n", "Save");
}

#define WEEKLY	"&repeat[every]=weekly&repeat[ends]=after&repeat[count]=3"

Test(desk_questions, a_series_is_compared_by_its_first_event)
{
	struct outcome	*o;

	EXPECT_QUESTION("/desk/events/new", FIELDS("Choir", "2026-11-17T18:00",
	    "2026-11-17T20:00") "action=publish" WEEKLY, "<li>This is in the"
	    " past: Tuesday, November 17, 2026, 6\u00a0pm – 8\u00a0pm.</li>\n",
	    "Publish");
	o = change("/desk/events/4", FIELDS("Choir", "2026-11-24T18:00",
	    "2026-11-24T21:00") "scope=following&action=save" WEEKLY);
	cr_expect_eq(o->status, 303);
	EXPECT_MEMBER(stored("/events/4"), "end_date", "2026-11-24 21:00:00");
	give("Walk", "2026-11-24 20:00", "2026-11-24 21:00", "\"venue\":1");
	o = change("/desk/events/4", FIELDS("Choir", "2026-11-24T18:00",
	    "2026-11-24T21:00") HALL "scope=all&action=save" WEEKLY);
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, "The venue is taken at that time: Walk"));
	cr_expect(outcome_has(o, "name=\"scope\" value=\"all\" checked"));
	EXPECT_MEMBER(stored("/events/4"), "venue", "[]");
}

#define DAY(day, from, to)						\
	FIELDS("Course", "20" day "T" from, "20" day "T" to)
#define COURSE(day)	DAY(day, "18:00", "20:00")
#define ENDLESS(every)	"&repeat[every]=" every
#define TIMES(count)	ENDLESS("weekly")				\
	"&repeat[ends]=after&repeat[count]=" count
#define PAST(when)							\
	"<li>This is in the past: " when ", 6\u00a0pm – 8\u00a0pm.</li>\n"
#define DATES(gone, made)						\
	"<li>Dates that go to the trash: " gone ". New dates: " made	\
	".</li>\n"

/* The ids of all events of the course, and of its days. */
static const char *
course(void)
{
	return (target("%s", stored("/events?status=any&search=Course&"
	    "start_date=2000-01-01&per_page=50&_fields=events.id,"
	    "events.start_date")->body));
}

/* Six Tuesdays from September 7, 2027 on: 2 and 4 to 8. */
static void
given_course(const char *repeat)
{
	cr_assert_eq(create(target(COURSE("27-09-07") "action=publish%s",
	    repeat))->status, 303);
}

static const char *
first_of_course(void)
{
	struct outcome	*o;

	o = stored("/events?search=Course&start_date=2027-01-01&per_page=1&"
	    "_fields=events.id");

	return (target("/desk/events/%d", atoi(strstr(o->body, "\"id\":") +
	    strlen("\"id\":"))));
}

Test(desk_questions, dates_that_go_to_the_trash_must_be_confirmed)
{
	static const struct {
		const char	*path, *fields, *questions;
	}		 rows[] = {
		{ "/desk/events/2", COURSE("20-09-07") "scope=all" TIMES("6"),
		  PAST("Monday, September 7, 2020") DATES("6", "0") },
		{ "/desk/events/2", COURSE("26-09-07") "scope=all" TIMES("6"),
		  PAST("Monday, September 7, 2026") DATES("6", "0") },
		{ "/desk/events/2", COURSE("72-09-07") "scope=all" TIMES("6"),
		  DATES("5", "0") },
		{ "/desk/events/5", COURSE("20-09-21") "scope=following"
		  TIMES("6"), PAST("Monday, September 21, 2020")
		  DATES("4", "0") },
		{ "/desk/events/2", COURSE("27-09-07") "scope=all" TIMES("5"),
		  DATES("1", "0") },
		{ "/desk/events/2", COURSE("27-09-07") "scope=all"
		  "&repeat[every]=never", DATES("5", "0") },
		{ "/desk/events/2", COURSE("27-09-07") "scope=all&"
		  "repeat[every]=monthly&repeat[ends]=after&repeat[count]=3",
		  DATES("4", "1") }
	};
	struct outcome	*o;
	const char	*before;
	size_t		 i;

	given_course(TIMES("6"));
	before = course();
	for (i = 0; i < COUNT(rows); i++) {
		o = change(rows[i].path, target("%s&action=save",
		    rows[i].fields));
		cr_expect_eq(o->status, 422, "%zu: %d", i, o->status);
		EXPECT_PART(o, "right?</strong></p>\n<ul>", "</ul>", target(
		    "right?</strong></p>\n<ul>\n%s</ul>", rows[i].questions));
		cr_expect_str_eq(course(), before, "%zu", i);
		o = change(rows[i].path, target("%s&action=draft",
		    rows[i].fields));
		cr_expect_eq(o->status, 422, "%zu: %d", i, o->status);
		cr_expect(outcome_has(o, "<li>Dates that go"));
	}
	EXPECT_QUESTION(rows[1].path, target("%s&action=save",
	    rows[1].fields), rows[1].questions, "Save");
	cr_expect_str_eq(course(), "{\"events\":[]}");
}

/* Its own title would be lost with the date. */
Test(desk_questions, a_date_with_changes_of_its_own_is_not_lost_silently)
{
	struct outcome	*o;

	given_course(TIMES("6"));
	o = change("/desk/events/4", "title=Guest&scope=one&action=save");
	cr_assert_eq(o->status, 303);
	o = change(first_of_course(), DAY("27-09-21", "18:00", "20:00")
	    "scope=all&action=save" TIMES("6"));
	cr_expect_eq(o->status, 422);
	cr_expect(outcome_has(o, DATES("2", "2")));
	o = change(first_of_course(), DAY("27-09-08", "18:00", "20:00")
	    "scope=all&action=save" TIMES("6"));
	cr_expect_eq(o->status, 303);
	o = stored("/events/4?_fields=title,start_date");
	cr_expect_str_eq(o->body, "{\"title\":\"Guest\","
	    "\"start_date\":\"2027-09-15 18:00:00\"}");
}

/* The endless ones have some dates near the horizon, and others after it. */
Test(desk_questions, dates_that_only_move_raise_none)
{
	static const char *const	 repeats[] = {
		TIMES("6"), ENDLESS("weekly")
	};
	static const char *const	 moves[] = {
		DAY("27-09-08", "18:00", "20:00") "scope=all",
		DAY("27-09-08", "19:00", "20:00") "scope=all",
		DAY("27-09-09", "18:00", "20:00") "scope=following",
		DAY("27-09-10", "18:00", "20:00") "scope=all",
		DAY("27-09-11", "18:00", "20:00") "scope=following",
		DAY("27-09-12", "18:00", "20:00") "scope=all",
		DAY("27-09-13", "18:00", "20:00") "scope=all",
		DAY("27-09-10", "08:00", "20:00") "scope=all"
	};
	struct outcome			*o;
	size_t				 i, j;

	for (i = 0; i < COUNT(repeats); i++) {
		given_course(repeats[i]);
		for (j = 0; j < COUNT(moves); j++) {
			o = change(first_of_course(), target(
			    "%s&action=save%s", moves[j], repeats[i]));
			cr_expect_eq(o->status, 303, "%zu %zu", i, j);
		}
		cr_expect_eq(desk_trash(&v, first_of_course(),
		    "all")->status, 303);
	}
}

/* The first page would be gone, although there are as many dates as before. */
Test(desk_questions, a_series_that_begins_one_date_later_is_asked_about)
{
	static const char *const	 rows[][2] = {
		{ TIMES("6"), COURSE("27-09-14") },
		{ ENDLESS("weekly"), COURSE("27-09-14") },
		{ ENDLESS("daily"), COURSE("27-09-08") }
	};
	size_t				 i;

	for (i = 0; i < COUNT(rows); i++) {
		given_course(rows[i][0]);
		EXPECT_QUESTION(first_of_course(), target("%s%s%s", rows[i][1],
		    "scope=all&action=save", rows[i][0]), DATES("1", "1"),
		    "Save");
		cr_expect_eq(desk_trash(&v, first_of_course(),
		    "all")->status, 303);
	}
}

#define LEFT_OUT(day)	"&repeat[left_out][]=2027-09-" day

Test(desk_questions, days_that_the_form_leaves_out_raise_none)
{
	struct outcome	*o;

	given_course(TIMES("6"));
	o = change("/desk/events/2", COURSE("27-09-07") "scope=all&"
	    "action=save" TIMES("6") LEFT_OUT("14") LEFT_OUT("21"));
	cr_expect_eq(o->status, 303, "%d", o->status);
	o = change("/desk/events/2", COURSE("27-09-07") "scope=all&"
	    "action=save" TIMES("5") LEFT_OUT("14") LEFT_OUT("21"));
	cr_expect_eq(o->status, 422, "%d", o->status);
	cr_expect(outcome_has(o, DATES("1", "0")));
}

/* The series has more upcoming events then, but not the one of the form. */
Test(desk_questions, an_endless_series_is_asked_about_its_new_start)
{
	given_course(ENDLESS("weekly"));
	EXPECT_QUESTION("/desk/events/2", COURSE("20-09-07")
	    "scope=all&action=save" ENDLESS("weekly"),
	    PAST("Monday, September 7, 2020") DATES("64", "105"), "Save");
}

Test(desk_questions, a_day_that_the_rule_does_not_give_must_be_confirmed)
{
	given_course(TIMES("6") "&repeat[days][]=TU");
	EXPECT_QUESTION("/desk/events/2", COURSE("27-09-08")
	    "scope=all&action=save" TIMES("6") "&repeat[days][]=TU",
	    "<li>The rule gives no event at this time: Wednesday, September"
	    " 8, 2027, 6\u00a0pm – 8\u00a0pm.</li>\n" DATES("1", "1"), "Save");
	cr_expect_eq(change(first_of_course(), COURSE("27-09-15")
	    "scope=all&action=save" TIMES("6") "&repeat[days][]=WE")->status,
	    303);
}

/* The event is in the trash, since it has moved to another day. */
Test(desk_questions, an_event_that_moves_with_its_series_is_compared)
{
	struct outcome	*o;

	given_course(TIMES("6"));
	give("Walk", "2027-09-08 18:00", "2027-09-08 19:00", "\"venue\":1");
	o = change("/desk/events/2", COURSE("27-09-08") HALL
	    "scope=all&action=save" TIMES("6"));
	EXPECT_PART(o, "right?</strong></p>\n<ul>", "</ul>",
	    "right?</strong></p>\n<ul>\n<li>The venue is taken at that time:"
	    " Walk, Wednesday, September 8, 2027, 6\u00a0pm – "
	    "7\u00a0pm.</li>\n</ul>");
}
