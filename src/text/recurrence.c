#include "text/recurrence.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "text/dates.h"
#include "text/reason.h"

void
recurrence_init(struct recurrence *r)
{
	memset(r, 0, sizeof(*r));
}

static int
compare_dates(const void *a, const void *b)
{
	const struct recurrence_date	*one = a, *other = b;

	if (one->at != other->at)
		return (one->at < other->at ? -1 : 1);

	return (one->is_day - other->is_day);
}

void
recurrence_insert(struct recurrence_dates *dates, struct arena *arena,
    struct recurrence_date date)
{
	struct recurrence_date	*list;
	size_t			 i;

	for (i = 0; i < dates->count && compare_dates(&dates->list[i],
	    &date) < 0;)
		i++;
	if (dates->count >= RECURRENCE_DATES || (i < dates->count &&
	    compare_dates(&dates->list[i], &date) == 0))
		return;
	list = arena_alloc(arena, (dates->count + 1) * sizeof(*list));
	if (i > 0)
		memcpy(list, dates->list, i * sizeof(*list));
	list[i] = date;
	if (i < dates->count)
		memcpy(list + i + 1, dates->list + i,
		    (dates->count - i) * sizeof(*list));
	dates->list = list;
	dates->count++;
}

/* Reads exactly that many digits. Returns -1 if there are fewer. */
static int
read_digits(const char **text, int count)
{
	int	 number = 0;

	for (; count > 0; count--, ++*text) {
		if (!isdigit((unsigned char)**text))
			return (-1);
		number = number * 10 + **text - '0';
	}

	return (number);
}

/* Whether year, month and day are a day that exists. */
static bool
read_day(const char **text, int64_t *at)
{
	int	 year, month, day, y, m, d;

	if ((year = read_digits(text, 4)) < 1 ||
	    (month = read_digits(text, 2)) < 1 ||
	    (day = read_digits(text, 2)) < 1 || month > 12)
		return (false);
	*at = date_days(year, month, day);
	date_civil(*at, &y, &m, &d);
	*at *= DATE_DAY;

	return (m == month && d == day);
}

/* Reads "20270309" or "20270309T180000". */
static bool
read_date(const char **text, struct recurrence_date *date)
{
	int	 hour, minute, second;

	if (!read_day(text, &date->at))
		return (false);
	date->is_day = **text != 'T' && **text != 't';
	if (date->is_day)
		return (true);
	++*text;
	if ((hour = read_digits(text, 2)) < 0 ||
	    (minute = read_digits(text, 2)) < 0 ||
	    (second = read_digits(text, 2)) < 0 || hour > 23 || minute > 59 ||
	    second > 60)
		return (false);
	date->at += hour * 3600 + minute * 60 + (second == 60 ? 59 : second);

	return (true);
}

/* Reads the dates of a text, in any order and with duplicates. */
static bool
read_list(struct recurrence_dates *dates, struct arena *arena,
    const char *text)
{
	size_t	 i, most = 1;

	for (i = 0; text[i] != '\0'; i++)
		most += text[i] == ',';
	if (most > RECURRENCE_DATES)
		return (false);
	dates->list = arena_alloc(arena, most * sizeof(*dates->list));
	for (i = 0; read_date(&text, &dates->list[i]); text++) {
		i++;
		if (*text != ',')
			break;
	}
	if (*text != '\0' || i != most)
		return (false);
	qsort(dates->list, i, sizeof(*dates->list), compare_dates);
	dates->count = i;

	return (true);
}

static bool
has_all_dates(const struct recurrence_dates *dates,
    const struct recurrence_dates *others)
{
	size_t	 i;

	for (i = 0; i < others->count; i++)
		if (dates->count == 0 || bsearch(&others->list[i],
		    dates->list, dates->count, sizeof(*dates->list),
		    compare_dates) == NULL)
			return (false);

	return (true);
}

/* Adds other dates, which are in order, too. */
static void
merge_dates(struct recurrence_dates *dates, struct arena *arena,
    const struct recurrence_dates *more)
{
	struct recurrence_date	*list, *next;
	size_t			 i = 0, j = 0, kept = 0;

	list = arena_alloc(arena, (dates->count + more->count) *
	    sizeof(*list));
	while (i < dates->count || j < more->count) {
		if (j == more->count || (i < dates->count &&
		    compare_dates(&dates->list[i], &more->list[j]) < 0))
			next = &dates->list[i++];
		else
			next = &more->list[j++];
		if (kept == 0 || compare_dates(&list[kept - 1], next) != 0)
			list[kept++] = *next;
	}
	dates->list = list;
	dates->count = kept;
}

static bool
read_dates(struct recurrence_dates *dates, struct arena *arena,
    const char *text)
{
	struct recurrence_dates	 more;

	if (!read_list(&more, arena, text) ||
	    dates->count + more.count > RECURRENCE_DATES)
		return (false);
	if (!has_all_dates(dates, &more))
		merge_dates(dates, arena, &more);

	return (true);
}

bool
recurrence_read(struct recurrence_dates *dates, struct arena *arena,
    const char *text)
{
	memset(dates, 0, sizeof(*dates));

	return (*text == '\0' || read_dates(dates, arena, text));
}

void
recurrence_print(struct buf *out, const struct recurrence_dates *dates)
{
	char	 text[DATE_BASIC];
	size_t	 i;

	for (i = 0; i < dates->count; i++) {
		if (i > 0)
			buf_char(out, ',');
		date_print_basic(dates->list[i].at, text);
		buf_add(out, text, dates->list[i].is_day ? 8 : strlen(text));
	}
}

/* Whether the line starts with the name, and perhaps the type of its values. */
static bool
is_named(const char *line, const char *name, const char **value)
{
	static const char *const	 types[] = {
		":", ";VALUE=DATE:", ";VALUE=DATE-TIME:"
	};
	size_t				 i, length;

	length = strlen(name);
	if (strncasecmp(line, name, length) != 0)
		return (false);
	for (i = 0; i < COUNT(types); i++)
		if (strncasecmp(line + length, types[i],
		    strlen(types[i])) == 0) {
			*value = line + length + strlen(types[i]);
			return (true);
		}

	return (false);
}

static bool
add_dates(struct recurrence_dates *dates, struct arena *arena,
    const char *name, const char *text, char why[RECURRENCE_WHY])
{
	if (read_dates(dates, arena, text))
		return (true);
	snprintf(why, RECURRENCE_WHY, "%s: %s", name,
	    reason_text(TEXT_REASON_DATES));

	return (false);
}

static bool
add_rule(struct recurrence *r, const char *text, char why[RECURRENCE_WHY])
{
	char	 reason[RRULE_WHY];

	if (r->has_rule) {
		snprintf(why, RECURRENCE_WHY, "%s",
		    reason_text(TEXT_REASON_ONE_RULE));
		return (false);
	}
	if (!rrule_parse(&r->rule, text, reason)) {
		snprintf(why, RECURRENCE_WHY, "%s", reason);
		return (false);
	}
	r->has_rule = true;

	return (true);
}

static bool
add_length(struct recurrence *r, const char *text, char why[RECURRENCE_WHY])
{
	if (!length_is_exact(&r->length) && length_read(&r->length, text))
		return (true);
	snprintf(why, RECURRENCE_WHY, "DURATION: %s",
	    reason_text(TEXT_REASON_LENGTH));

	return (false);
}

bool
recurrence_add(struct recurrence *r, struct arena *arena, const char *line,
    char why[RECURRENCE_WHY])
{
	const char	*value;

	if (++r->lines > RECURRENCE_LINES) {
		snprintf(why, RECURRENCE_WHY, "expected up to %d lines",
		    RECURRENCE_LINES);
		return (false);
	}
	if (is_named(line, "RDATE", &value))
		return (add_dates(&r->added, arena, "RDATE", value, why));
	if (is_named(line, "EXDATE", &value))
		return (add_dates(&r->left_out, arena, "EXDATE", value, why));
	if (strncasecmp(line, "DURATION:", strlen("DURATION:")) == 0)
		return (add_length(r, line + strlen("DURATION:"), why));
	if (is_named(line, "RRULE", &value) ||
	    strncasecmp(value = line, "FREQ=", strlen("FREQ=")) == 0)
		return (add_rule(r, value, why));
	snprintf(why, RECURRENCE_WHY, "%s", reason_text(TEXT_REASON_LINES));

	return (false);
}

/*
 * The dates as clock times of an event with this start, in order, in the
 * arena. Sets `*count` to their number.
 */
static int64_t *
times_of(const struct recurrence_dates *dates, struct arena *arena,
    int64_t start, bool all_day, size_t *count)
{
	int64_t	*times, at;
	size_t	 i, j, kept = 0;

	times = arena_alloc(arena, (dates->count + 1) * sizeof(*times));
	for (i = 0; i < dates->count; i++) {
		at = dates->list[i].at;
		if (all_day)
			at = date_day_start(at);
		else if (dates->list[i].is_day)
			at += start - date_day_start(start);
		for (j = kept; j > 0 && times[j - 1] > at; j--)
			continue;
		if (j > 0 && times[j - 1] == at)
			continue;
		memmove(&times[j + 1], &times[j], (kept - j) * sizeof(*times));
		times[j] = at;
		kept++;
	}
	*count = kept;

	return (times);
}

struct rrule_event
recurrence_event(const struct recurrence *r, struct arena *arena,
    int64_t start, bool is_date, const struct zone *_Nullable zone)
{
	struct rrule_event	 e = { .start = start, .is_date = is_date,
				    .zone = zone };

	e.rule = r->has_rule ? &r->rule : NULL;
	e.added = times_of(&r->added, arena, start, is_date,
	    &e.added_count);
	e.left_out = times_of(&r->left_out, arena, start, is_date,
	    &e.left_out_count);

	return (e);
}
