#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "text/dates.h"
#include "text/dates_php.h"
#include "text/zones.h"

#define TEXT_MAX	100		/* bytes */
#define STEPS_MOST	INT64_C(1000000000000)	/* of each unit together */

/* A date that is being read. */
struct reading {
	struct date	*date;
	bool		 has_day;	/* a second one is a fault */
	bool		 has_clock;
	bool		 has_year;	/* after a time */
	int		 zones;
	int		 pieces;	/* without those of zones */
};

static void
set_clock(struct date *date, int hour, int minute, int second)
{
	date->has_time = true;
	date->hour = hour;
	date->minute = minute;
	date->second = second;
}

static void
reset_clock(struct reading *r)
{
	set_clock(r->date, 0, 0, 0);
	r->has_clock = false;
}

static bool
add_step(struct date *date, int unit, int64_t amount)
{
	int64_t	*sum = &date->compound.steps[unit];

	*sum += amount;

	return (*sum >= -STEPS_MOST && *sum <= STEPS_MOST);
}

/* The days from January 1st to a day of an ISO week. */
static int
days_to_week(int year, int week, int day)
{
	int	 weekday = date_weekday(date_days(year, 1, 1));

	return ((weekday > 4 ? 7 : 0) - weekday + (week - 1) * 7 + day);
}

static bool
has_part(const struct piece *piece, enum piece_part part)
{
	return (piece->seen & 1u << part);
}

/* 0000-00-00 has the form of a date, but there is no such day. */
static bool
is_zero(const struct piece *piece, enum piece_part part)
{
	return (has_part(piece, part) && piece->parts[part] == 0);
}

/* A day of a year or of an ISO week. */
static void
set_day_of_year(struct date *date, const struct piece *piece)
{
	const int	*parts = piece->parts;
	int		 days;

	days = has_part(piece, PART_WEEK) ? days_to_week(date->year,
	    parts[PART_WEEK], has_part(piece, PART_WEEK_DAY) ?
	    parts[PART_WEEK_DAY] : 1) : parts[PART_YEAR_DAY] - 1;
	date_civil(date_days(date->year, 1, 1) + days, &date->year,
	    &date->month, &date->day);
}

static bool
apply_day(struct reading *r, const struct piece *piece)
{
	struct date	*date = r->date;

	if (r->has_day || is_zero(piece, PART_YEAR) ||
	    is_zero(piece, PART_MONTH) || is_zero(piece, PART_DAY))
		return (false);
	r->has_day = true;
	if (has_part(piece, PART_YEAR))
		date->year = piece->parts[PART_YEAR];
	if (!has_part(piece, PART_MONTH)) {
		set_day_of_year(date, piece);
		return (true);
	}
	date->month = piece->parts[PART_MONTH];
	if (has_part(piece, PART_DAY))
		date->day = piece->parts[PART_DAY];
	else if (has_part(piece, PART_YEAR))
		date->day = 1;

	return (true);
}

static bool
apply_clock(struct reading *r, const struct piece *piece)
{
	if (r->has_clock)
		return (false);
	r->has_clock = true;
	set_clock(r->date, piece->parts[PART_HOUR],
	    piece->parts[PART_MINUTE], piece->parts[PART_SECOND]);

	return (true);
}

/* Of two zones the first counts. */
static bool
apply_zone(struct reading *r, const struct zone *zone)
{
	r->pieces--;
	if (r->zones++ == 0)
		r->date->zone = zone;

	return (r->zones <= 2);
}

static bool
apply_parts(struct reading *r, const struct piece *piece)
{
	static const unsigned	 days = 1u << PART_MONTH | 1u << PART_DAY |
				    1u << PART_YEAR_DAY | 1u << PART_WEEK;

	if (piece->seen == 0)
		return (apply_zone(r, piece->zone));
	if (piece->zone != NULL)
		r->date->zone = piece->zone;
	if (piece->seen == 1u << PART_YEAR) {
		r->date->year = piece->parts[PART_YEAR];
		return (r->date->year > 0);
	}
	if (piece->seen & days && !apply_day(r, piece))
		return (false);

	return (!has_part(piece, PART_HOUR) || apply_clock(r, piece));
}

/* "1730" after a time is a year, as in "17:30 CET 2026". */
static bool
apply_digits(struct reading *r, const struct piece *piece)
{
	if (!r->has_clock)
		return (apply_clock(r, piece));
	if (r->has_year)
		return (false);
	r->has_year = true;
	r->date->year = piece->parts[PART_HOUR] * 100 +
	    piece->parts[PART_MINUTE];

	return (r->date->year > 0);
}

static bool
apply_instant(struct reading *r, const struct piece *piece)
{
	struct date	*date = r->date;

	r->has_day = false;
	date->year = 1970;
	date->month = date->day = 1;
	reset_clock(r);
	date->zone = zone_utc();
	r->zones++;

	return (add_step(date, DATE_SECONDS, piece->amount));
}

static bool
apply_step(struct reading *r, const struct piece *piece)
{
	struct date	*date = r->date;
	int64_t		 weeks;

	if (piece->unit < DATE_STEPS)
		return (add_step(date, piece->unit,
		    piece->amount * piece->times));
	if (piece->kind != PIECE_STEP)
		reset_clock(r);
	if (piece->unit == UNIT_WORKDAY) {
		date->compound.has_workdays = true;
		date->compound.workdays = piece->amount;
		return (true);
	}
	/* The first monday is this week's or the next one. */
	weeks = piece->amount > 0 ? piece->amount - 1 : piece->amount;
	date->weekday = piece->times;
	date->compound.weekday = piece->kind == PIECE_STEP ||
	    piece->kind == PIECE_NTH || piece->may_be_now ? WEEKDAY_FROM :
	    WEEKDAY_AFTER;

	return (add_step(date, DATE_DAYS, weeks * 7));
}

static bool
apply_nth(struct reading *r, const struct piece *piece)
{
	struct date	*date = r->date;
	bool		 fine = apply_step(r, piece);

	date->compound.anchor = ANCHOR_WEEKDAYS;
	if (piece->amount <= 0) {
		date->compound.anchor = ANCHOR_LAST_WEEKDAYS;
		date->compound.weekday = piece->may_be_now ? WEEKDAY_FROM :
		    WEEKDAY_AFTER;
	}

	return (fine);
}

/* "next week" alone is its Monday. */
static bool
apply_week(struct reading *r, const struct piece *piece)
{
	struct date	*date = r->date;

	if (date->compound.weekday == WEEKDAY_NONE)
		date->weekday = 1;
	date->compound.weekday = WEEKDAY_IN_WEEK;

	return (add_step(date, DATE_DAYS, piece->amount * 7));
}

static bool
apply_weekday(struct reading *r, const struct piece *piece)
{
	reset_clock(r);
	r->date->weekday = piece->times;
	if (r->date->compound.weekday != WEEKDAY_IN_WEEK)
		r->date->compound.weekday = WEEKDAY_FROM;

	return (true);
}

static bool
apply_ago(struct reading *r)
{
	struct date	*date = r->date;
	int		 i;

	for (i = 0; i < DATE_STEPS; i++)
		date->compound.steps[i] = -date->compound.steps[i];
	date->compound.workdays = -date->compound.workdays;
	date->weekday = date->weekday == 0 ? -7 : -date->weekday;

	return (true);
}

static bool
apply_piece(struct reading *r, const struct piece *piece)
{
	r->pieces++;
	switch (piece->kind) {
	case PIECE_PARTS:
		return (apply_parts(r, piece));
	case PIECE_DIGITS:
		return (apply_digits(r, piece));
	case PIECE_NOW:
		return (true);
	case PIECE_DAY:
		reset_clock(r);
		if (piece->amount != 0)
			r->date->compound.steps[DATE_DAYS] = piece->amount;
		return (true);
	case PIECE_CLOCK:
		reset_clock(r);
		return (apply_clock(r, piece));
	case PIECE_INSTANT:
		return (apply_instant(r, piece));
	case PIECE_FIRST_DAY:
		r->date->compound.anchor = ANCHOR_FIRST;
		return (true);
	case PIECE_LAST_DAY:
		r->date->compound.anchor = ANCHOR_LAST;
		return (true);
	case PIECE_STEP: case PIECE_WORD_STEP:
		return (apply_step(r, piece));
	case PIECE_WEEK:
		return (apply_week(r, piece));
	case PIECE_NTH:
		return (apply_nth(r, piece));
	case PIECE_WEEKDAY:
		return (apply_weekday(r, piece));
	case PIECE_AGO:
		return (apply_ago(r));
	}

	return (false);
}

/* Numbers are Unix seconds or nothing (rule 9.1), also where PHP differs. */
static bool
is_number(const char *text)
{
	char	*end;

	(void)strtod(text, &end);

	return (end != text && *end == '\0');
}

/* A number is not divided: 10000-01-01 is not 10:00 and 0-01-01. */
static bool
is_divided(const char *text, const char *start)
{
	return (text > start && isdigit((unsigned char)text[-1]) &&
	    isdigit((unsigned char)text[0]));
}

static bool
read_pieces(struct reading *r, const char *text, const char *end)
{
	const char	*start = text;
	struct piece	 piece;

	for (;;) {
		text = piece_blanks(text, end);
		if (text == end)
			return (r->pieces > 0);
		if (*text == '.' || *text == ',') {
			text++;
			continue;
		}
		if (is_divided(text, start))
			return (false);
		text = piece_read(text, end, &piece);
		if (text == NULL || !apply_piece(r, &piece))
			return (false);
	}
}

bool
date_read(struct date *date, const char *text)
{
	struct reading	 r = { .date = date };
	const char	*end;

	if (date_parse(date, text))
		return (true);
	if (strnlen(text, TEXT_MAX + 1) > TEXT_MAX || is_number(text))
		return (false);
	memset(date, 0, sizeof(*date));
	date->form = DATE_COMPOUND;
	end = text + strlen(text);
	if (!read_pieces(&r, text, end))
		return (false);
	/* A day without a time begins at 00:00:00. */
	if (r.has_day && !r.has_clock)
		reset_clock(&r);

	return (true);
}
