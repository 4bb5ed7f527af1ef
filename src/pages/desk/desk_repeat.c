/* Converts the fields of a form to rules. */
#include "pages/desk/desk_repeat.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/json.h"
#include "pages/data.h"
#include "pages/desk/desk_form.h"
#include "pages/desk/desk_repeat_words.h"
#include "text/dates.h"

#define DIGITS		6	/* of a number */
#define INTERVAL_MOST	9999
#define COUNT_MOST	100000
#define LINE		32	/* bytes of a date */
#define BREAKS_MOST	50	/* each expands the rule */

const char *const	desk_weekdays[] = {
	"MO", "TU", "WE", "TH", "FR", "SA", "SU", NULL
};
const char *const	desk_nths[] = {
	"1", "2", "3", "4", "5", "-1", NULL
};
const char *const	desk_everies[] = {
	"never", "daily", "weekly", "monthly", "yearly", "dates", "other", NULL
};
static const char *const	ons[] = { "date", "nth", "last", NULL };
static const char *const	ends[] = { "never", "until", "after", NULL };

/* The state while the fields are read. */
struct reading {
	const struct desk_repeat	*form;
	struct arena			*arena;
	const struct desk_first		*first;
	struct value			*wrong;
	struct recurrence		*to;
};

int
desk_word(const char *const *words, const char *text)
{
	int	 i;

	for (i = 0; words[i] != NULL; i++)
		if (strcmp(words[i], text) == 0)
			return (i);

	return (-1);
}

static void
report_wrong(struct reading *in, const char *name, const char *code)
{
	data_text(in->wrong, name, code);
}

/*
 * Returns the index of a word in its list. Returns 0 and reports an error if
 * the list does not contain it.
 */
static int
read_word(struct reading *in, const char *name, const char *const *words,
    const char *text)
{
	int	 i = desk_word(words, text);

	if (i < 0)
		report_wrong(in, name, "rest_invalid_format");

	return (i < 0 ? 0 : i);
}

/*
 * Reads a number from 1 to `most`. An empty field is `absent`, or an error if
 * that is 0.
 */
static int
read_number(struct reading *in, const char *name, const char *text, int most,
    int absent)
{
	size_t	 length;
	int	 n;

	text += strspn(text, " ");
	length = strspn(text, "0123456789");
	if (*text == '\0' && absent == 0)
		report_wrong(in, name, "missing");
	if (*text == '\0')
		return (absent);
	if (length == 0 || text[length + strspn(text + length, " ")] != '\0')
		report_wrong(in, name, "rest_invalid_format");
	n = length > DIGITS ? most + 1 : (int)strtol(text, NULL, 10);
	if (length > 0 && (n < 1 || n > most))
		report_wrong(in, name, "rest_out_of_bounds");

	return (n < 1 || n > most ? 1 : n);
}

/*
 * Converts "2027-03-09" to "20270309", "2027-03-09T20:00" to "20270309T200000".
 */
static bool
read_date(struct arena *arena, const char *text, struct recurrence_date *date)
{
	static const char	 pattern[] = "0000-00-00T00:00:00";
	struct recurrence_dates	 dates;
	char			 basic[LINE] = "";
	size_t			 i, length = strlen(text), kept = 0;

	if (length != strlen("2027-03-09") && length != strlen(pattern) &&
	    length != strlen("2027-03-09T20:00"))
		return (false);
	for (i = 0; i < length; i++) {
		if (pattern[i] == '0' ? !isdigit((unsigned char)text[i]) :
		    text[i] != pattern[i])
			return (false);
		if (pattern[i] == '0' || pattern[i] == 'T')
			basic[kept++] = text[i];
	}
	if (length == strlen("2027-03-09T20:00"))
		strcpy(basic + kept, "00");
	if (!recurrence_read(&dates, arena, basic))
		return (false);
	*date = dates.list[0];

	return (true);
}

static void
read_dates(struct reading *in, const char *name,
    const struct desk_dates *lines, struct recurrence_dates *dates)
{
	struct recurrence_date	 date;
	struct buf		 all;
	size_t			 i;

	buf_init(&all, in->arena, 64);
	for (i = 0; i < lines->count; i++) {
		if (!read_date(in->arena, lines->texts[i], &date)) {
			report_wrong(in, name, "rest_invalid_date");
			return;
		}
		if (i > 0)
			buf_char(&all, ',');
		recurrence_print(&all, &(struct recurrence_dates){
		    .count = 1, .list = &date });
	}
	if (!recurrence_read(dates, in->arena, all.data))
		report_wrong(in, name, "rest_out_of_bounds");
}

static int
month_of(const struct desk_first *first)
{
	int	 year, month, day;

	date_civil(date_day(first->start), &year, &month, &day);

	return (month);
}

/*
 * Reads the days of a monthly rule, or of a yearly rule in the month of the
 * start.
 */
static void
read_on(struct reading *in, struct rrule *r)
{
	const struct desk_repeat	*f = in->form;
	int				 date, nth, weekday;

	switch (read_word(in, "repeat-on", ons, f->on)) {
	case 0:
		if (*f->date == '\0')
			return;
		date = read_number(in, "repeat-date", f->date, 31, 0);
		rrule_add(r, RRULE_BYMONTHDAY, date);
		break;
	case 1:
		nth = read_word(in, "repeat-nth", desk_nths, f->nth);
		weekday = read_word(in, "repeat-weekday", desk_weekdays,
		    f->weekday);
		rrule_add(r, RRULE_BYDAY, rrule_day(atoi(desk_nths[nth]),
		    weekday));
		break;
	default:
		rrule_add(r, RRULE_BYMONTHDAY, -1);
	}
	if (r->every == RRULE_YEARLY)
		rrule_add(r, RRULE_BYMONTH, month_of(in->first));
}

/* The last day may not be before the start. */
static void
read_until(struct reading *in, struct rrule *r)
{
	struct recurrence_date	 date = { .is_day = false };

	if (*in->form->until == '\0')
		report_wrong(in, "repeat-until", "missing");
	else if (!read_date(in->arena, in->form->until, &date) || !date.is_day)
		report_wrong(in, "repeat-until", "rest_invalid_date");
	else if (date.at < date_day_start(in->first->start))
		report_wrong(in, "repeat-until", DESK_BEFORE);
	r->until_form = RRULE_UNTIL_DATE;
	r->until = date.at;
}

static void
read_rule(struct reading *in, struct rrule *r, enum rrule_every every)
{
	const struct desk_repeat	*f = in->form;
	int				 i;

	rrule_init(r, every);
	r->interval = read_number(in, "repeat-interval", f->interval,
	    INTERVAL_MOST, 1);
	for (i = 0; every == RRULE_WEEKLY && desk_weekdays[i] != NULL; i++)
		if (f->days >> i & 1)
			rrule_add(r, RRULE_BYDAY, i);
	if (every == RRULE_MONTHLY || every == RRULE_YEARLY)
		read_on(in, r);
	switch (read_word(in, "repeat-ends", ends, f->ends)) {
	case 1:
		read_until(in, r);
		break;
	case 2:
		r->count = read_number(in, "repeat-count", f->count,
		    COUNT_MOST, 0);
		break;
	}
	in->to->has_rule = true;
}

static void
read_other(struct reading *in)
{
	char	 why[RRULE_WHY];

	in->to->has_rule = rrule_parse(&in->to->rule, in->form->rule, why);
	if (!in->to->has_rule)
		report_wrong(in, "repeat-rule", DESK_NO_RULE);
}

/* Leaves out all starts between two clock times. False: there are too many. */
static bool
leave_out(struct reading *in, int64_t from, int64_t last)
{
	const struct desk_first	*first = in->first;
	struct recurrence_dates	*to = &in->to->left_out;
	struct rrule_event	 e;
	int64_t			*times, day;
	size_t			 count, i;

	times = arena_alloc(in->arena, RECURRENCE_DATES * sizeof(*times));
	e = recurrence_event(in->to, in->arena, first->start, first->all_day,
	    first->all_day ? NULL : first->zone);
	if (rrule_starts(&e, from, last, times, RECURRENCE_DATES, &count) !=
	    RRULE_ALL || to->count + count > RECURRENCE_DATES)
		return (false);
	for (i = 0; i < count; i++) {
		day = date_day_start(times[i]);
		recurrence_insert(to, in->arena, times[i] - day ==
		    first->start - date_day_start(first->start) ?
		    (struct recurrence_date){ .at = day, .is_day = true } :
		    (struct recurrence_date){ .at = times[i] });
	}

	return (true);
}

static bool
read_day(struct reading *in, const char *text, int64_t *day)
{
	struct recurrence_date	 date;

	if (!read_date(in->arena, text, &date) || !date.is_day)
		return (false);
	*day = date.at;

	return (true);
}

static void
read_breaks(struct reading *in)
{
	const struct desk_break		*b = in->form->breaks;
	const struct desk_break		*end = b + in->form->break_count;
	const char			*wrong = NULL;
	int64_t				 from, until;

	if (in->form->break_count > BREAKS_MOST)
		wrong = "rest_out_of_bounds";
	for (; wrong == NULL && b < end; b++) {
		if (*b->from == '\0' || *b->until == '\0')
			wrong = "missing";
		else if (!read_day(in, b->from, &from) ||
		    !read_day(in, b->until, &until))
			wrong = "rest_invalid_date";
		else if (until < from)
			wrong = DESK_BACKWARD;
		else if (!leave_out(in, from, until + DATE_DAY - 1))
			wrong = "rest_out_of_bounds";
	}
	if (wrong != NULL)
		report_wrong(in, "repeat-breaks", wrong);
}

bool
desk_repeat_read(const struct desk_repeat *f, struct arena *arena,
    const struct desk_first *first, struct recurrence *to,
    struct value *wrong)
{
	struct reading	 in = { .form = f, .arena = arena, .first = first,
			    .wrong = wrong, .to = to };
	size_t		 before = wrong->count;
	int		 every;

	recurrence_init(to);
	every = read_word(&in, "repeat-every", desk_everies, f->every);
	if (every == DESK_NEVER)
		return (wrong->count == before);
	read_dates(&in, "repeat-added", &f->added, &to->added);
	read_dates(&in, "repeat-left_out", &f->left_out, &to->left_out);
	if (every == DESK_OTHER)
		read_other(&in);
	else if (every != DESK_DATES)
		read_rule(&in, &to->rule,
		    (enum rrule_every)(every - DESK_DAILY));
	else if (f->added.count == 0)
		report_wrong(&in, "repeat-added", "missing");
	if (wrong->count == before && f->break_count > 0)
		read_breaks(&in);

	return (wrong->count == before);
}

bool
desk_repeat_is_any(const struct recurrence *r)
{
	return (r->has_rule || r->added.count > 0);
}

static void
add_line(struct value *list, const char *name,
    const struct recurrence_dates *dates)
{
	struct buf	 line;

	if (dates->count == 0)
		return;
	buf_init(&line, list->arena, 64);
	buf_string(&line, name);
	recurrence_print(&line, dates);
	data_text(list, NULL, line.data);
}

void
desk_repeat_lines(struct value *list, const struct recurrence *r)
{
	struct buf	 line;
	char		 length[LENGTH_TEXT];

	if (r->has_rule) {
		buf_init(&line, list->arena, 64);
		buf_string(&line, "RRULE:");
		rrule_print(&line, &r->rule);
		data_text(list, NULL, line.data);
	}
	add_line(list, "RDATE:", &r->added);
	add_line(list, "EXDATE:", &r->left_out);
	length_print(&r->length, length);
	if (*length != '\0')
		data_text(list, NULL, arena_join(list->arena, "DURATION:",
		    length, NULL));
}
