/* Converts rules to the fields of a form. */
#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/json.h"
#include "pages/desk/desk_repeat.h"
#include "pages/desk/desk_repeat_words.h"
#include "pages/repeat.h"
#include "text/dates.h"

/* Returns a day as "2027-03-09". */
static const char *
day_text(struct arena *arena, int64_t clock)
{
	char	 text[DATE_TEXT];

	date_print_day(clock, text);

	return (arena_string(arena, text));
}

/* Returns a date, with its time if that differs from the time of the start. */
static const char *
date_text(struct arena *arena, const struct recurrence_date *date,
    const struct desk_first *first)
{
	char	 text[DATE_TEXT];
	int64_t	 time = date->at - date_day_start(date->at);

	if (date->is_day || first->all_day ||
	    time == first->start - date_day_start(first->start))
		return (day_text(arena, date->at));
	date_print_local(date->at, text);

	return (arena_copy(arena, text, strlen(text) - (time % 60 == 0 ?
	    strlen(":00") : 0)));
}

static void
add_dates(struct desk_dates *to, struct arena *arena,
    const struct recurrence_dates *dates, const struct desk_first *first)
{
	size_t	 i;

	to->texts = arena_alloc(arena, (dates->count + 1) *
	    sizeof(*to->texts));
	for (i = 0; i < dates->count; i++)
		to->texts[to->count++] = date_text(arena, &dates->list[i],
		    first);
}

/* Sets the day of the month. The fields can express only one. */
static void
add_on(struct desk_repeat *f, struct arena *arena, const struct rrule *r)
{
	int	 day;

	if (rrule_members(r, RRULE_BYDAY, &day, 1) > 0 && day / 7 != 0) {
		f->on = "nth";
		f->nth = arena_printf(arena, "%d", day / 7);
		f->weekday = desk_weekdays[(day < 0 ? -day : day) % 7];
	} else if (rrule_members(r, RRULE_BYMONTHDAY, &day, 1) > 0) {
		f->on = day < 0 ? "last" : "date";
		f->date = day < 0 ? "" : arena_integer(arena, day);
	}
}

static void
add_end(struct desk_repeat *f, struct arena *arena, const struct rrule *r,
    const struct desk_first *first)
{
	if (r->count != 0) {
		f->ends = "after";
		f->count = arena_integer(arena, r->count);
	} else if (r->until_form != RRULE_ENDLESS) {
		f->ends = "until";
		f->until = day_text(arena, DATE_DAY * repeat_last_day(r,
		    first->start - date_day_start(first->start),
		    first->zone));
	}
}

/*
 * Sets the fields from `shown`, a form of the rule. False: the fields cannot
 * express all of the rule.
 */
static bool
set_fields(struct desk_repeat *f, struct arena *arena,
    const struct rrule *shown, const struct rrule *r,
    const struct desk_first *first)
{
	struct recurrence	 read;
	int			 i;

	desk_repeat_init(f);
	f->every = desk_everies[DESK_DAILY + (int)shown->every];
	f->interval = arena_integer(arena, shown->interval);
	for (i = 0; shown->every == RRULE_WEEKLY && i < 7; i++)
		if (rrule_holds(shown, RRULE_BYDAY, i))
			f->days |= 1U << i;
	if (shown->every == RRULE_MONTHLY || shown->every == RRULE_YEARLY)
		add_on(f, arena, shown);
	add_end(f, arena, r, first);

	return (desk_repeat_read(f, arena, first, &read,
	    value_new(arena, VALUE_MAP)) &&
	    repeat_same_days(&read.rule, r, first->start));
}

static void
add_other(struct desk_repeat *f, struct arena *arena, const struct rrule *r)
{
	struct buf	 text;

	desk_repeat_init(f);
	buf_init(&text, arena, 64);
	rrule_print(&text, r);
	f->every = desk_everies[DESK_OTHER];
	f->rule = text.data;
}

void
desk_repeat_stored(struct desk_repeat *f, struct arena *arena,
    const struct recurrence *stored, const struct desk_first *first)
{
	const struct rrule	*r = &stored->rule;
	struct rrule		 simplest;

	desk_repeat_init(f);
	if (stored->has_rule && !set_fields(f, arena, r, r, first)) {
		simplest = repeat_simplest(r, first->start);
		if (!set_fields(f, arena, &simplest, r, first))
			add_other(f, arena, r);
	} else if (!stored->has_rule && stored->added.count > 0)
		f->every = desk_everies[DESK_DATES];
	add_dates(&f->added, arena, &stored->added, first);
	add_dates(&f->left_out, arena, &stored->left_out, first);
}
