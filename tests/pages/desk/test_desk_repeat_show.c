/* How the desk's form shows when an event repeats. */
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "config/site.h"
#include "generated/templates.h"
#include "tests/support/harness.h"
#include "http/request.h"
#include "pages/desk/desk_repeat.h"
#include "pages/page.h"
#include "text/dates.h"
#include "text/zones.h"

#define DAY	INT64_C(86400)

static struct arena	*arena;

static void
start(void)
{
	harness_start();
	templates_read();
	arena = arena_new();
}

static void
stop(void)
{
	arena_free(arena);
}

TestSuite(desk_repeat_show, .init = start, .fini = stop);

/* Returns the page of a submitted form, in the language with this index. */
static const char *
shown(const char *json, size_t locale)
{
	static struct request	 rq;
	struct page		 page = { .rq = &rq, .texts = texts[locale] };
	struct desk_first	 first = { .start = date_days(2027, 3, 2) *
				    DAY + 18 * 3600,
				    .zone = zone_find("Europe/Berlin") };
	struct desk_repeat	 f;
	struct recurrence	 r;
	struct value		*sent, *wrong, *problems;
	struct buf		 out;
	const char		*error;

	rq.arena = arena;
	rq.site = &harness.site;
	page.content = value_new(arena, VALUE_MAP);
	sent = json_read(arena, json, strlen(json), &error);
	cr_assert_not_null(sent, "%s: %s", json, error);
	wrong = value_new(arena, VALUE_MAP);
	desk_repeat_sent(&f, arena, sent);
	(void)desk_repeat_read(&f, arena, &first, &r, wrong);
	desk_repeat_show(&page, page.content, &f, &first, wrong);
	problems = data_list(page.content, "problems");
	desk_repeat_problems(&page, problems, &f, wrong);
	data_flag(page.content, "has_problems", problems->count > 0);
	buf_init(&out, arena, 4096);
	template_fill(&out, &template_desk_form, page.content, page.texts);

	return (out.data);
}

/* The part of the page from one text to another. */
static const char *
part(const char *all, const char *from, const char *to)
{
	const char	*at = strstr(all, from), *end;

	if (at == NULL || (end = strstr(at, to)) == NULL)
		return ("");

	return (arena_copy(arena, at, (size_t)(end - at) + strlen(to)));
}

#define EXPECT_IN(all, from, to, text)					\
	expect(__LINE__, part((all), (from), (to)), (text))

static void
expect(int line, const char *got, const char *text)
{
	cr_expect_str_eq(got, text, "line %d: %s", line, got);
}

Test(desk_repeat_show, how_often_in_each_language)
{
	EXPECT_IN(shown("{}", 0), "<select id=\"repeat-every\"", "</select>",
	    "<select id=\"repeat-every\" name=\"repeat[every]\">\n"
	    "<option value=\"never\" selected>Never</option>\n"
	    "<option value=\"daily\">Daily</option>\n"
	    "<option value=\"weekly\">Weekly</option>\n"
	    "<option value=\"monthly\">Monthly</option>\n"
	    "<option value=\"yearly\">Yearly</option>\n"
	    "<option value=\"dates\">On chosen dates</option>\n"
	    "<option value=\"other\">By a rule (advanced)</option>\n"
	    "</select>");
	EXPECT_IN(shown("{}", 1), "<option value=\"yearly\">", "</option>",
	    "<option value=\"yearly\">Jährlich</option>");
	EXPECT_IN(shown("{}", 2), "<option value=\"yearly\">", "</option>",
	    "<option value=\"yearly\">Chaque année</option>");
	EXPECT_IN(shown("{}", 3), "<option value=\"yearly\">", "</option>",
	    "<option value=\"yearly\">Cada año</option>");
}

Test(desk_repeat_show, days_of_a_week_begin_as_the_calendar_does)
{
	static const char	 weekly[] = "{\"every\":\"weekly\","
				    "\"days\":[\"TU\",\"SU\"]}";

#define BOX(day, name, checked)						\
	"<label><input type=\"checkbox\" name=\"repeat[days][]\" value=\"" \
	day "\"" checked "> " name "</label>\n"
	EXPECT_IN(shown(weekly, 0), "<div class=\"choices\">", "</div>",
	    "<div class=\"choices\">\n" BOX("SU", "Sunday", " checked")
	    BOX("MO", "Monday", "") BOX("TU", "Tuesday", " checked")
	    BOX("WE", "Wednesday", "") BOX("TH", "Thursday", "")
	    BOX("FR", "Friday", "") BOX("SA", "Saturday", "") "</div>");
	EXPECT_IN(shown(weekly, 1), "<div class=\"choices\">", "</div>",
	    "<div class=\"choices\">\n" BOX("MO", "Montag", "")
	    BOX("TU", "Dienstag", " checked") BOX("WE", "Mittwoch", "")
	    BOX("TH", "Donnerstag", "") BOX("FR", "Freitag", "")
	    BOX("SA", "Samstag", "") BOX("SU", "Sonntag", " checked")
	    "</div>");
#undef BOX
}

Test(desk_repeat_show, a_day_of_the_month_and_an_end)
{
	const char	*all;

	all = shown("{\"every\":\"monthly\",\"on\":\"nth\",\"nth\":\"-1\","
	    "\"weekday\":\"FR\",\"ends\":\"until\",\"until\":"
	    "\"2027-06-30\"}", 0);
	EXPECT_IN(all, "<p class=\"note\">", "</p>", "<p class=\"note\">In "
	    "words: Every month on the last Friday, until June 30, 2027</p>");
	EXPECT_IN(all, "name=\"repeat[on]\" value=\"nth\"", "</label>",
	    "name=\"repeat[on]\" value=\"nth\" checked> On a weekday</label>");
	EXPECT_IN(all, "<option value=\"-1\"", "</option>",
	    "<option value=\"-1\" selected>Last</option>");
	EXPECT_IN(all, "<option value=\"FR\"", "</option>",
	    "<option value=\"FR\" selected>Friday</option>");
	EXPECT_IN(all, "name=\"repeat[ends]\" value=\"until\"", "</label>",
	    "name=\"repeat[ends]\" value=\"until\" checked> On a date"
	    "</label>");
	EXPECT_IN(all, "<input type=\"date\" id=\"repeat-until\"", ">",
	    "<input type=\"date\" id=\"repeat-until\" name=\"repeat[until]\""
	    " value=\"2027-06-30\">");
}

Test(desk_repeat_show, dates_have_lines_and_some_empty_ones)
{
	const char	*all;

	all = shown("{\"every\":\"weekly\",\"added\":[\"2027-03-04\","
	    "\"2027-03-05T20:00\"]}", 1);
	EXPECT_IN(all, "<details data-every", ">",
	    "<details data-every=\"dates\""
	    " class=\"part daily weekly monthly yearly dates other\" open>");
#define LINE(type, value, number)					\
	"<input type=\"" type "\" name=\"repeat[added][]\" value=\"" value \
	"\" aria-label=\"Tag " number "\">\n"
	EXPECT_IN(all, "<fieldset id=\"repeat-added\"", "</fieldset>",
	    "<fieldset id=\"repeat-added\" tabindex=\"-1\""
	    " aria-describedby=\"repeat-dates-hint\">\n"
	    "<legend>Zusätzliche Tage</legend>\n"
	    LINE("date", "2027-03-04", "1")
	    LINE("datetime-local", "2027-03-05T20:00", "2")
	    LINE("date", "", "3") LINE("date", "", "4") LINE("date", "", "5")
	    "</fieldset>");
#undef LINE
	EXPECT_IN(shown("{\"every\":\"weekly\"}", 1), "<details data-every",
	    ">", "<details data-every=\"dates\""
	    " class=\"part daily weekly monthly yearly dates other\">");
}

Test(desk_repeat_show, breaks_have_lines_and_some_empty_ones)
{
	const char	*all;

	all = shown("{\"every\":\"weekly\",\"break_from\":[\"\","
	    "\"2027-07-26\"],\"break_until\":[\"\",\"2027-07-25\"]}", 0);
	EXPECT_IN(all, "<details data-every", ">",
	    "<details data-every=\"dates\""
	    " class=\"part daily weekly monthly yearly dates other\" open>");
#define LINE(from, until, number)					\
	"<div class=\"pair\">\n"					\
	"<div><input type=\"date\" name=\"repeat[break_from][]\" value=\"" \
	from "\" aria-label=\"Break " number ": first day\"></div>\n"	\
	"<div><input type=\"date\" name=\"repeat[break_until][]\" value=\"" \
	until "\" aria-label=\"Break " number ": last day\"></div>\n"	\
	"</div>\n"
	EXPECT_IN(all, "<fieldset id=\"repeat-breaks\"", "</fieldset>",
	    "<fieldset id=\"repeat-breaks\" tabindex=\"-1\" class=\"bad\""
	    " aria-describedby=\"repeat-breaks-hint repeat-breaks-wrong\">\n"
	    "<legend>Breaks (first and last day)</legend>\n"
	    LINE("2027-07-26", "2027-07-25", "1")
	    LINE("", "", "2") LINE("", "", "3") LINE("", "", "4")
	    "<p class=\"wrong\" id=\"repeat-breaks-wrong\">The last day is"
	    " before the first one.</p>\n"
	    "<small id=\"repeat-breaks-hint\">Saving leaves out all dates from"
	    " the first to the last day.</small>\n"
	    "</fieldset>");
#undef LINE
}

Test(desk_repeat_show, a_rule_that_no_field_can_say_is_said_in_words)
{
	const char	*all;

	all = shown("{\"every\":\"other\",\"rule\":\"FREQ=MONTHLY;BYDAY=1TU,"
	    "3TU\"}", 3);
	EXPECT_IN(all, "<p class=\"note\">", "</p>", "<p class=\"note\">En "
	    "palabras: Cada mes, el primer y el tercer martes</p>");
	EXPECT_IN(all, "name=\"repeat[rule]\"", "maxlength",
	    "name=\"repeat[rule]\" value=\"FREQ=MONTHLY;BYDAY=1TU,3TU\""
	    " maxlength");
}

Test(desk_repeat_show, errors_are_shown_beside_the_field)
{
	const char	*all;

	all = shown("{\"every\":\"daily\",\"interval\":\"<2\",\"ends\":"
	    "\"after\"}", 0);
	EXPECT_IN(all, "<p class=\"note\">", "</p>", "");
	EXPECT_IN(all, "<div class=\"field part daily", "</div>",
	    "<div class=\"field part daily weekly monthly yearly bad\">\n"
	    "<label for=\"repeat-interval\">Interval</label>\n"
	    "<input id=\"repeat-interval\" name=\"repeat[interval]\""
	    " value=\"&lt;2\" inputmode=\"numeric\" aria-describedby="
	    "\"repeat-interval-hint repeat-interval-wrong\""
	    " aria-invalid=\"true\">\n"
	    "<small id=\"repeat-interval-hint\">2 is every second day, week,"
	    " month or year.</small>\n"
	    "<p class=\"wrong\" id=\"repeat-interval-wrong\">This value"
	    " is not allowed here.</p>\n</div>");
	EXPECT_IN(all, "<ul>", "</ul>", "<ul>\n"
	    "<li><a href=\"#repeat-interval\">Interval</a>: This value"
	    " is not allowed here.</li>\n"
	    "<li><a href=\"#repeat-count\">Number of dates</a>: This is"
	    " required.</li>\n</ul>");
	EXPECT_IN(shown("{\"every\":\"other\",\"rule\":\"FREQ=DAILY;COUNT=0\"}",
	    0), "<p class=\"wrong\" id=\"repeat-rule-wrong\">", "</p>",
	    "<p class=\"wrong\" id=\"repeat-rule-wrong\">This rule cannot be"
	    " used: COUNT=0: expected a number from 1 to 100000</p>");
}

/* The texts of messages of the API, in the language of the page. */
Test(desk_repeat_show, the_page_says_in_its_language_why_a_rule_is_rejected)
{
	static const char	 json[] = "{\"every\":\"other\",\"rule\":"
				    "\"FREQ=DAILY;BYMONTH=13\"}";
	static const char *const	 words[] = {
		"This rule cannot be used: BYMONTH=13: expected numbers from"
		" 1 to 12",
		"Diese Regel kann nicht verwendet werden: BYMONTH=13: erwartet "
		"werden Zahlen von 1 bis 12",
		"Cette règle ne peut pas être utilisée : BYMONTH=13 : il faut "
		"des nombres de 1 à 12",
		"Esta regla no sirve: BYMONTH=13: se esperan números"
		" del 1 al 12"
	};
	size_t				 i;

	for (i = 0; i < COUNT(words); i++)
		cr_expect_not_null(strstr(shown(json, i), words[i]), "%s",
		    words[i]);
}
