/* Reads the submitted fields of a form. */
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/json.h"
#include "pages/data.h"
#include "pages/desk/desk_repeat.h"
#include "pages/desk/desk_repeat_words.h"

void
desk_repeat_init(struct desk_repeat *f)
{
	*f = (struct desk_repeat){ .every = "never", .interval = "1",
	    .on = "date", .date = "", .nth = "1", .weekday = "MO",
	    .ends = "never", .until = "", .count = "", .rule = "" };
}

static void
read_text(const struct value *repeat, const char *name, const char **to)
{
	const struct value	*sent = value_get(repeat, name);

	if (sent != NULL && sent->kind == VALUE_TEXT && !sent->broken)
		*to = sent->text;
}

static void
read_days(const struct value *list, unsigned *days)
{
	const struct value	*day;
	int			 i;

	for (day = list->kind == VALUE_LIST ? list->first : NULL; day != NULL;
	    day = day->next)
		if (day->kind == VALUE_TEXT &&
		    (i = desk_word(desk_weekdays, day->text)) >= 0)
			*days |= 1U << i;
}

/* Skips empty lines. */
static void
read_dates(struct arena *arena, const struct value *list,
    struct desk_dates *dates)
{
	const struct value	*line;

	if (list->kind != VALUE_LIST)
		return;
	dates->texts = arena_alloc(arena, (list->count + 1) *
	    sizeof(*dates->texts));
	for (line = list->first; line != NULL; line = line->next)
		if (line->kind == VALUE_TEXT && !line->broken &&
		    *line->text != '\0')
			dates->texts[dates->count++] = line->text;
}

static const char *
text_of(const struct value *text)
{
	return (text != NULL && text->kind == VALUE_TEXT && !text->broken ?
	    text->text : "");
}

/* Skips empty lines. The n-th first day is for the n-th last day. */
static void
read_breaks(struct desk_repeat *f, struct arena *arena,
    const struct value *from, const struct value *until)
{
	const struct value	*a, *b;
	struct desk_break	 line;

	if (from->kind != VALUE_LIST || until->kind != VALUE_LIST)
		return;
	f->breaks = arena_alloc(arena, (from->count + until->count + 1) *
	    sizeof(*f->breaks));
	for (a = from->first, b = until->first; a != NULL || b != NULL;
	    a = a == NULL ? a : a->next, b = b == NULL ? b : b->next) {
		line = (struct desk_break){ text_of(a), text_of(b) };
		if (*line.from != '\0' || *line.until != '\0')
			f->breaks[f->break_count++] = line;
	}
}

/* Returns a rule without surrounding spaces and without "RRULE:". */
static const char *
without_name(struct arena *arena, const char *rule)
{
	static const char	 blanks[] = " \t\r\n", name[] = "RRULE:";
	size_t			 length;

	rule += strspn(rule, blanks);
	if (strncasecmp(rule, name, strlen(name)) == 0)
		rule += strlen(name);
	for (length = strlen(rule); length > 0 &&
	    strchr(blanks, rule[length - 1]) != NULL; length--)
		continue;

	return (arena_copy(arena, rule, length));
}

void
desk_repeat_sent(struct desk_repeat *f, struct arena *arena,
    const struct value *repeat)
{
	desk_repeat_init(f);
	if (repeat->kind != VALUE_MAP)
		return;
	read_text(repeat, "every", &f->every);
	read_text(repeat, "interval", &f->interval);
	read_text(repeat, "on", &f->on);
	read_text(repeat, "date", &f->date);
	read_text(repeat, "nth", &f->nth);
	read_text(repeat, "weekday", &f->weekday);
	read_text(repeat, "ends", &f->ends);
	read_text(repeat, "until", &f->until);
	read_text(repeat, "count", &f->count);
	read_text(repeat, "rule", &f->rule);
	f->rule = without_name(arena, f->rule);
	read_days(data_member(repeat, "days"), &f->days);
	read_dates(arena, data_member(repeat, "added"), &f->added);
	read_dates(arena, data_member(repeat, "left_out"), &f->left_out);
	read_breaks(f, arena, data_member(repeat, "break_from"),
	    data_member(repeat, "break_until"));
}
