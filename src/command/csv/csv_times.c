#include "command/csv/csv_times.h"

#include "base/arena.h"
#include "command/ical/ical_zone_name.h"
#include "command/import/import_run.h"
#include "command/inside.h"
#include "config/site.h"
#include "text/dates.h"
#include "text/zones.h"

#define NO_DATE	"is not a date; the row is left out"
#define NO_TIME	"is not a time; the row is left out"

static const struct zone *
find_zone(struct csv *c, struct csv_times *t)
{
	const char		*text = csv_cell(c, CSV_TIMEZONE);
	const struct site	*site = inside_site(c->im->inside);
	const struct zone	*zone;
	char			 name[ICAL_ZONE_NAME];

	t->timezone = *text != '\0' ? text : site->timezone;
	if (*text == '\0')
		return (site->zone);
	if ((zone = zone_find(text)) != NULL)
		return (zone);
	zone = ical_zone_named(text, site->zone, c->im->now);
	if (zone == NULL) {
		csv_lose(c, CSV_TIMEZONE, "is unknown; that of the site is"
		    " used");
		t->timezone = site->timezone;
		return (site->zone);
	}
	ical_zone_text(zone, name);
	t->timezone = arena_string(c->arena, name);
	return (zone);
}

/*
 * Reads a cell that adds a time to a date, and may repeat the date, or say what
 * the column for whole days says.
 */
static bool
read_clock_cell(struct csv *c, enum csv_column column, struct csv_when *to)
{
	const char	*text = csv_cell(c, column);
	struct csv_when	 whole;

	if (*text == '\0' || csv_read_clock(text, to))
		return (true);
	if (csv_column_find(c->arena, text) == CSV_ALL_DAY) {
		to->time = CSV_NO_TIME;
		return (true);
	}
	if (!csv_read_day(text, c->order, &whole) ||
	    whole.time == CSV_NO_TIME)
		return (false);
	to->time = whole.time;
	to->until = whole.until;
	return (true);
}

/* A clock time in the zone of the event. */
static int64_t
local_time(const struct csv_when *when, const struct zone *zone)
{
	int64_t	 local = when->day * DATE_DAY + when->time;

	return (when->has_offset ? zone_to_local(zone, local -
	    60 * when->offset) : local);
}

static bool
is_all_day(struct csv *c, const struct csv_when *start)
{
	bool	 truth;

	return ((csv_cell_truth(c, CSV_ALL_DAY, &truth) && truth) ||
	    start->time == CSV_NO_TIME);
}

/*
 * Without an end, an event ends when it starts. Outlook ends whole days at the
 * next midnight.
 */
static int64_t
find_end(const struct csv_times *t, const struct csv_when *start,
    const struct csv_when *end, const struct zone *zone)
{
	if (t->all_day)
		return (end->day * DATE_DAY - 1 + (end->time == 0 &&
		    end->day > start->day ? 0 : DATE_DAY));
	if (end->time != CSV_NO_TIME)
		return (local_time(end, zone));
	return (end->day > start->day ? end->day * DATE_DAY + DATE_DAY - 1 :
	    t->start);
}

/* Returns false if the cell is neither a date nor a time of the same day. */
static bool
read_end_date(struct csv *c, struct csv_when *end, bool *has_day)
{
	const char	*text = csv_cell(c, CSV_END_DATE);
	struct csv_when	 when;

	if (*text == '\0')
		return (true);
	if ((*has_day = csv_read_day(text, c->order, &when)))
		*end = when;
	return (*has_day || csv_read_clock(text, end));
}

const char *
csv_read_times(struct csv *c, struct csv_times *t, enum csv_column *column)
{
	const struct zone	*zone = find_zone(c, t);
	struct csv_when		 start, end;
	bool			 has_day = false;

	*column = CSV_START_DATE;
	if (!csv_read_day(csv_cell(c, CSV_START_DATE), c->order, &start))
		return (NO_DATE);
	*column = CSV_START_TIME;
	if (!read_clock_cell(c, CSV_START_TIME, &start))
		return (NO_TIME);
	end = (struct csv_when){ .day = start.day, .time = start.until };
	*column = CSV_END_DATE;
	if (!read_end_date(c, &end, &has_day))
		return (NO_DATE);
	*column = CSV_END_TIME;
	if (!read_clock_cell(c, CSV_END_TIME, &end))
		return (NO_TIME);

	t->all_day = is_all_day(c, &start);
	t->start = t->all_day ? start.day * DATE_DAY :
	    local_time(&start, zone);
	t->utc = zone_to_utc(zone, t->start);
	t->end = find_end(t, &start, &end, zone);
	if (t->end < t->start && !has_day)
		t->end += DATE_DAY;
	if (t->end < t->start) {
		csv_lose(c, CSV_END_DATE, "is before the start; the event ends"
		    " when it starts");
		t->end = t->all_day ? t->start + DATE_DAY - 1 : t->start;
	}
	return (NULL);
}
