#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "harness.h"
#include "pages/data.h"
#include "desk_repeat_given.h"
#include "text/dates.h"
#include "text/zones.h"

#define DAY		INT64_C(86400)

struct arena		*repeat_arena;
struct desk_first	 repeat_first;

void
repeat_start(void)
{
	harness_start();
	repeat_arena = arena_new();
	repeat_first = (struct desk_first){ .start =
	    date_days(2027, 3, 2) * DAY + 18 * 3600,
	    .zone = zone_find("Europe/Berlin") };
}

void
repeat_stop(void)
{
	arena_free(repeat_arena);
}

struct desk_repeat
repeat_sent(const char *json)
{
	struct desk_repeat	 f;
	const char		*error;
	struct value		*value;

	value = json_read(repeat_arena, json, strlen(json), &error);
	cr_assert_not_null(value, "%s: %s", json, error);
	desk_repeat_sent(&f, repeat_arena, value);

	return (f);
}

/* The texts of a list, or the codes of a map, one per line. */
static const char *
lines_of(const struct value *all)
{
	const struct value	*item;
	const char		*text = "";

	for (item = all->first; item != NULL; item = item->next)
		text = arena_join(repeat_arena, text, *text == '\0' ? "" : "\n",
		    item->name == NULL ? "" : item->name,
		    item->name == NULL ? "" : " ", item->text, NULL);

	return (text);
}

const char *
repeat_read(const struct desk_repeat *f)
{
	struct recurrence	 r;
	struct value		*wrong, *list;

	wrong = value_new(repeat_arena, VALUE_MAP);
	list = value_new(repeat_arena, VALUE_LIST);
	if (!desk_repeat_read(f, repeat_arena, &repeat_first, &r, wrong))
		return (lines_of(wrong));
	desk_repeat_lines(list, &r);
	cr_expect_eq(desk_repeat_is_any(&r), list->count > 0);

	return (lines_of(list));
}

struct desk_repeat
repeat_stored(const char *rule, const char *added, const char *left_out)
{
	struct recurrence	 r;
	struct desk_repeat	 f;
	char			 why[RECURRENCE_WHY];

	recurrence_init(&r);
	cr_assert(*rule == '\0' || recurrence_add(&r, repeat_arena, rule, why),
	    "%s: %s", rule, why);
	cr_assert(recurrence_read(&r.added, repeat_arena, added));
	cr_assert(recurrence_read(&r.left_out, repeat_arena, left_out));
	desk_repeat_stored(&f, repeat_arena, &r, &repeat_first);

	return (f);
}

static const char *
dates_told(const char *name, const struct desk_dates *dates)
{
	const char	*text = "";
	size_t		 i;

	for (i = 0; i < dates->count; i++)
		text = arena_join(repeat_arena, text, i == 0 ? name : ",",
		    i == 0 ? "=" : "", dates->texts[i], NULL);

	return (arena_join(repeat_arena, *text == '\0' ? "" : " ", text, NULL));
}

const char *
repeat_told(const struct desk_repeat *f)
{
	static const char *const	 days[] = { "MO", "TU", "WE", "TH",
					    "FR", "SA", "SU" };
	const char			*text = f->every, *before = " days=";
	bool				 rule;
	size_t				 i;

	rule = strcmp(text, "never") != 0 && strcmp(text, "dates") != 0 &&
	    strcmp(text, "other") != 0;
	if (strcmp(text, "other") == 0)
		text = arena_join(repeat_arena, text, " ", f->rule, NULL);
	if (rule)
		text = arena_join(repeat_arena, text, " ", f->interval, NULL);
	for (i = 0; i < COUNT(days); i++)
		if (f->days >> i & 1) {
			text = arena_join(repeat_arena, text, before, days[i],
			    NULL);
			before = ",";
		}
	if (rule && (*f->every == 'm' || *f->every == 'y'))
		text = arena_join(repeat_arena, text, " on=", f->on,
		    strcmp(f->on, "date") == 0 ? f->date : "",
		    strcmp(f->on, "nth") == 0 ? f->nth : "",
		    strcmp(f->on, "nth") == 0 ? f->weekday : "", NULL);
	if (rule && strcmp(f->ends, "never") != 0)
		text = arena_join(repeat_arena, text, " ", f->ends, "=",
		    *f->ends == 'u' ? f->until : f->count, NULL);

	return (arena_join(repeat_arena, text, dates_told("added", &f->added),
	    dates_told("left_out", &f->left_out), NULL));
}
