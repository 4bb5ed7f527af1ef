/* Adds the fields of a form to the content of its template. */
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "config/site.h"
#include "generated/service.h"
#include "http/request.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_form.h"
#include "pages/desk/desk_repeat.h"
#include "pages/desk/desk_repeat_words.h"
#include "pages/phrase.h"
#include "pages/repeat.h"
#include "text/reason.h"

#define EMPTY	3	/* empty lines for more dates or breaks */
#define WEEK	7

/* The state while the fields are shown. */
struct showing {
	const struct page		*page;
	const struct desk_repeat	*form;
	const struct value		*wrong;		/* or NULL */
	struct value			*to;
};

static const struct {
	const char	*name;
	enum text	 label;
} fields[] = {
	{ "repeat-every", TEXT_DESK_REPEAT_EVERY },
	{ "repeat-interval", TEXT_DESK_REPEAT_INTERVAL },
	{ "repeat-on", TEXT_DESK_REPEAT_ON },
	{ "repeat-date", TEXT_DESK_REPEAT_DATE },
	{ "repeat-nth", TEXT_DESK_REPEAT_NTH },
	{ "repeat-weekday", TEXT_DESK_REPEAT_WEEKDAY },
	{ "repeat-ends", TEXT_DESK_REPEAT_ENDS },
	{ "repeat-until", TEXT_DESK_REPEAT_UNTIL },
	{ "repeat-count", TEXT_DESK_REPEAT_COUNT },
	{ "repeat-added", TEXT_DESK_REPEAT_ADDED },
	{ "repeat-left_out", TEXT_DESK_REPEAT_LEFT_OUT },
	{ "repeat-breaks", TEXT_DESK_REPEAT_BREAKS },
	{ "repeat-rule", TEXT_DESK_REPEAT_RULE }
};

static const char *
cannot_be_used(const struct page *page, const char *why)
{
	return (desk_phrase(page, TEXT_DESK_REPEAT_WRONG_RULE, "message",
	    why));
}

static const char *
wrong_rule(const struct page *page, const struct desk_repeat *f)
{
	struct rrule	 rule;
	struct reason	 why;

	if (rrule_read(&rule, f->rule, &why))
		return ("");
	if (*why.about == '\0')
		return (cannot_be_used(page, page->texts[why.text]));

	return (cannot_be_used(page, phrase(page->rq->arena,
	    page->texts[TEXT_REASON_ABOUT], "about", why.about, "reason",
	    page->texts[why.text], NULL)));
}

/* The text with that key, or NULL. */
static const char *_Nullable
wrong_days(const struct page *page, const char *key)
{
	int	 text;

	for (text = TEXT_NONE + 1; text < TEXT_COUNT; text++)
		if (strcmp(texts[LOCALE_COUNT][text], key) == 0)
			return (cannot_be_used(page, desk_phrase(page, text,
			    "count", arena_integer(page->rq->arena,
			    SERVICE_PROPOSAL_DATES_ITEMS))));

	return (NULL);
}

static const char *
wrong_of(const struct page *page, const struct desk_repeat *f,
    const struct value *wrong, const char *name)
{
	const char	*code = wrong == NULL ? "" : data_get(wrong, name);

	const char	*days;

	if (*code == '\0')
		return ("");
	if (strcmp(code, DESK_NO_RULE) == 0)
		return (wrong_rule(page, f));
	days = strcmp(name, DESK_DAYS) == 0 ? wrong_days(page, code) : NULL;

	return (days != NULL ? days : desk_wrong(page, code));
}

static const char *
wrong_here(const struct showing *s, const char *name)
{
	return (wrong_of(s->page, s->form, s->wrong, arena_join(
	    s->page->rq->arena, "repeat-", name, NULL)));
}

static void
add_choice(const struct showing *s, const char *name,
    const char *const *words, const enum text *texts_of, const char *chosen)
{
	struct value	*map, *list;
	size_t		 i;

	map = data_map(s->to, name);
	data_text(map, "wrong", wrong_here(s, name));
	list = data_list(map, "options");
	for (i = 0; words[i] != NULL; i++)
		data_option(list, words[i], s->page->texts[texts_of[i]],
		    strcmp(words[i], chosen) == 0);
}

static void
add_input(const struct showing *s, const char *name, const char *value)
{
	struct value	*map;

	map = data_map(s->to, name);
	data_text(map, "value", value);
	data_text(map, "wrong", wrong_here(s, name));
}

/* Adds the weekdays, starting with the first day of the page's weeks. */
static void
add_days(const struct showing *s)
{
	struct value	*list;
	int		 first, day, i;

	first = s->page->rq->site->week_starts;
	if (first < 0)
		first = atoi(s->page->texts[TEXT_PAGE_WEEK_START]);
	list = data_list(s->to, "days");
	for (i = 0; i < WEEK; i++) {
		day = (first + i + WEEK - 1) % WEEK;
		data_option(list, desk_weekdays[day], s->page->texts[
		    TEXT_PAGE_WEEKDAY_0 + (enum text)((day + 1) % WEEK)],
		    s->form->days >> day & 1);
	}
}

/* Adds all dates and three empty lines. */
static void
add_dates(const struct showing *s, const char *name,
    const struct desk_dates *dates)
{
	struct value	*map, *list, *row;
	size_t		 i;
	const char	*text;

	map = data_map(s->to, name);
	data_text(map, "wrong", wrong_here(s, name));
	list = data_list(map, "rows");
	for (i = 0; i < dates->count + EMPTY; i++) {
		text = i < dates->count ? dates->texts[i] : "";
		row = data_map(list, NULL);
		data_text(row, "value", text);
		data_flag(row, "moment", strchr(text, 'T') != NULL);
		data_text(row, "name", desk_phrase(s->page,
		    TEXT_DESK_REPEAT_NTH_DATE, "n",
		    arena_integer(s->page->rq->arena, (int64_t)i + 1)));
	}
}

/* Adds all breaks and three empty lines. */
static void
add_breaks(const struct showing *s)
{
	const struct desk_repeat	*f = s->form;
	struct value			*map, *list, *row;
	const char			*n;
	size_t				 i;

	map = data_map(s->to, "breaks");
	data_text(map, "wrong", wrong_here(s, "breaks"));
	list = data_list(map, "rows");
	for (i = 0; i < f->break_count + EMPTY; i++) {
		n = arena_integer(s->page->rq->arena, (int64_t)i + 1);
		row = data_map(list, NULL);
		data_text(row, "from", i < f->break_count ?
		    f->breaks[i].from : "");
		data_text(row, "until", i < f->break_count ?
		    f->breaks[i].until : "");
		data_text(row, "from_name", desk_phrase(s->page,
		    TEXT_DESK_REPEAT_BREAK_FROM, "n", n));
		data_text(row, "until_name", desk_phrase(s->page,
		    TEXT_DESK_REPEAT_BREAK_UNTIL, "n", n));
	}
}

static void
add_choices(const struct showing *s)
{
	static const enum text	 everies[] = {
		TEXT_DESK_REPEAT_NEVER, TEXT_DESK_REPEAT_DAILY,
		TEXT_DESK_REPEAT_WEEKLY, TEXT_DESK_REPEAT_MONTHLY,
		TEXT_DESK_REPEAT_YEARLY, TEXT_DESK_REPEAT_DATES,
		TEXT_DESK_REPEAT_OTHER
	};
	static const enum text	 nths[] = {
		TEXT_DESK_REPEAT_NTH_1, TEXT_DESK_REPEAT_NTH_2,
		TEXT_DESK_REPEAT_NTH_3, TEXT_DESK_REPEAT_NTH_4,
		TEXT_DESK_REPEAT_NTH_5, TEXT_DESK_REPEAT_NTH_LAST
	};
	static const enum text	 weekdays[] = {
		TEXT_PAGE_WEEKDAY_1, TEXT_PAGE_WEEKDAY_2, TEXT_PAGE_WEEKDAY_3,
		TEXT_PAGE_WEEKDAY_4, TEXT_PAGE_WEEKDAY_5, TEXT_PAGE_WEEKDAY_6,
		TEXT_PAGE_WEEKDAY_0
	};

	add_choice(s, "every", desk_everies, everies, s->form->every);
	add_choice(s, "nth", desk_nths, nths, s->form->nth);
	add_choice(s, "weekday", desk_weekdays, weekdays, s->form->weekday);
}

static void
add_flags(const struct showing *s)
{
	const struct desk_repeat	*f = s->form;

	data_flag(s->to, "on_nth", strcmp(f->on, "nth") == 0);
	data_flag(s->to, "on_last", strcmp(f->on, "last") == 0);
	data_flag(s->to, "on_date", strcmp(f->on, "date") == 0);
	data_text(s->to, "on_wrong", wrong_here(s, "on"));
	data_flag(s->to, "ends_until", strcmp(f->ends, "until") == 0);
	data_flag(s->to, "ends_after", strcmp(f->ends, "after") == 0);
	data_flag(s->to, "ends_never", strcmp(f->ends, "never") == 0);
	data_text(s->to, "ends_wrong", wrong_here(s, "ends"));
	data_flag(s->to, "open", f->added.count + f->left_out.count +
	    f->break_count > 0 ||
	    strcmp(f->every, desk_everies[DESK_DATES]) == 0);
}

static void
add_words(const struct showing *s, const struct desk_first *first)
{
	struct arena		*arena = s->page->rq->arena;
	struct recurrence	 r;

	if (desk_repeat_read(s->form, arena, first, &r,
	    value_new(arena, VALUE_MAP)) && r.has_rule)
		data_text(s->to, "words", desk_phrase(s->page,
		    TEXT_DESK_REPEAT_WORDS, "words", repeat_sentence(
		    s->page, &r, first->start, first->all_day, first->zone)));
}

void
desk_repeat_show(const struct page *page, struct value *content,
    const struct desk_repeat *f, const struct desk_first *first,
    const struct value *wrong)
{
	struct showing	 s = { .page = page, .form = f, .wrong = wrong };

	s.to = data_map(content, "repeat");
	add_words(&s, first);
	add_choices(&s);
	add_days(&s);
	add_flags(&s);
	add_input(&s, "interval", f->interval);
	add_input(&s, "date", f->date);
	add_input(&s, "until", f->until);
	add_input(&s, "count", f->count);
	add_input(&s, "rule", f->rule);
	add_dates(&s, "added", &f->added);
	add_dates(&s, "left_out", &f->left_out);
	add_breaks(&s);
}

void
desk_repeat_problems(const struct page *page, struct value *problems,
    const struct desk_repeat *f, const struct value *wrong)
{
	struct value	*problem;
	const char	*text;
	size_t		 i;

	for (i = 0; i < COUNT(fields); i++) {
		text = wrong_of(page, f, wrong, fields[i].name);
		if (*text == '\0')
			continue;
		problem = data_map(problems, NULL);
		data_text(problem, "field", fields[i].name);
		data_text(problem, "label", page->texts[fields[i].label]);
		data_text(problem, "text", text);
	}
}
