#include "text/zones_file.h"

#include <ctype.h>
#include <string.h>

#include "base/arena.h"
#include "text/dates.h"

#define HEADER_SIZE	44
#define TYPES_MAX	256
#define RULE_YEARS	403	/* a cycle, and a margin at both ends */
#define CHANGE_MAX	(INT64_C(1) << 40)	/* beyond the year 30000 */

/*
 * The day of the year on which a rule changes the offset, and the time of day.
 */
struct zone_day {
	char	 kind;			/* M, J, or n: a day from 0 */
	int	 month, week;		/* of M; week 5 is the last one */
	int	 day;			/* of the week, or of the year */
	int32_t	 time;			/* seconds from 00:00, may be < 0 */
};

struct zone_rule {
	struct zone_type	 standard;
	struct zone_type	 daylight;
	bool			 has_daylight;
	struct zone_day		 start, end;	/* of daylight */
};

/* The rest of a rule's text. */
struct rest {
	const char	*at;
	const char	*end;
};

static bool
consume_char(struct rest *rest, char c)
{
	if (rest->at == rest->end || *rest->at != c)
		return (false);
	rest->at++;

	return (true);
}

static bool
consume_number(struct rest *rest, int min, int max, int *number)
{
	const char	*start = rest->at;
	int		 n = 0;

	while (rest->at < rest->end && isdigit((unsigned char)*rest->at) &&
	    rest->at - start < 4)
		n = n * 10 + (*rest->at++ - '0');
	*number = n;

	return (rest->at > start && n >= min && n <= max);
}

/* [+-]hh[:mm[:ss]] */
static bool
consume_time(struct rest *rest, int hours, int32_t *seconds)
{
	int	 h, m = 0, s = 0;
	bool	 negative;

	if (!(negative = consume_char(rest, '-')))
		consume_char(rest, '+');
	if (!consume_number(rest, 0, hours, &h))
		return (false);
	if (consume_char(rest, ':')) {
		if (!consume_number(rest, 0, 59, &m))
			return (false);
		if (consume_char(rest, ':') && !consume_number(rest, 0, 59, &s))
			return (false);
	}
	*seconds = h * 3600 + m * 60 + s;
	if (negative)
		*seconds = -*seconds;

	return (true);
}

/* CET, or <+03> in brackets. */
static const char *
consume_abbreviation(struct rest *rest, struct arena *arena)
{
	const char	*start;
	bool		 quoted;
	size_t		 length;

	quoted = consume_char(rest, '<');
	start = rest->at;
	while (rest->at < rest->end && (isalpha((unsigned char)*rest->at) ||
	    (quoted && (isdigit((unsigned char)*rest->at) ||
	    *rest->at == '+' || *rest->at == '-'))))
		rest->at++;
	length = (size_t)(rest->at - start);
	if (length < 3 || length >= ZONE_ABBREVIATION)
		return (NULL);
	if (quoted && !consume_char(rest, '>'))
		return (NULL);

	return (arena_copy(arena, start, length));
}

static bool
consume_day(struct rest *rest, struct zone_day *day)
{
	if (!consume_char(rest, ','))
		return (false);
	if (consume_char(rest, 'M')) {
		day->kind = 'M';
		if (!consume_number(rest, 1, 12, &day->month) ||
		    !consume_char(rest, '.') ||
		    !consume_number(rest, 1, 5, &day->week) ||
		    !consume_char(rest, '.') ||
		    !consume_number(rest, 0, 6, &day->day))
			return (false);
	} else if (consume_char(rest, 'J')) {
		day->kind = 'J';
		if (!consume_number(rest, 1, 365, &day->day))
			return (false);
	} else {
		day->kind = 'n';
		if (!consume_number(rest, 0, 365, &day->day))
			return (false);
	}
	day->time = 2 * 3600;

	return (!consume_char(rest, '/') || consume_time(rest, 167,
	    &day->time));
}

/* Reads a text such as CET-1CEST,M3.5.0,M10.5.0/3 (RFC 9636 section 3.3.1). */
static bool
read_rule(struct zone_rule *rule, struct arena *arena, const char *text,
    size_t length)
{
	struct rest	 rest = { text, text + length };

	memset(rule, 0, sizeof(*rule));
	rule->standard.abbreviation = consume_abbreviation(&rest, arena);
	if (rule->standard.abbreviation == NULL ||
	    !consume_time(&rest, 24, &rule->standard.offset))
		return (false);
	/* In rules, offsets count westwards. */
	rule->standard.offset = -rule->standard.offset;
	if (rest.at == rest.end)
		return (true);

	rule->has_daylight = rule->daylight.daylight = true;
	rule->daylight.abbreviation = consume_abbreviation(&rest, arena);
	if (rule->daylight.abbreviation == NULL)
		return (false);
	rule->daylight.offset = rule->standard.offset + 3600;
	if (rest.at < rest.end && *rest.at != ',') {
		if (!consume_time(&rest, 24, &rule->daylight.offset))
			return (false);
		rule->daylight.offset = -rule->daylight.offset;
	}

	return (consume_day(&rest, &rule->start) &&
	    consume_day(&rest, &rule->end) && rest.at == rest.end);
}

/* Days since 1970-01-01. */
static int64_t
day_of_month(int year, const struct zone_day *day)
{
	int64_t	 first, next, at;

	first = date_days(year, day->month, 1);
	at = first + (day->day - date_weekday(first) + 7) % 7 +
	    7 * (day->week - 1);
	if (day->week < 5)
		return (at);
	next = day->month == 12 ? date_days(year + 1, 1, 1) :
	    date_days(year, day->month + 1, 1);

	return (at < next ? at : at - 7);
}

static int64_t
day_of_year(int year, const struct zone_day *day)
{
	int64_t	 january = date_days(year, 1, 1);
	bool	 leap = date_days(year + 1, 1, 1) - january == 366;

	if (day->kind == 'J')
		return (january + day->day - 1 + (leap && day->day > 59));

	return (january + day->day);
}

static int64_t
time_of_year(int year, const struct zone_day *day)
{
	int64_t	 days;

	days = day->kind == 'M' ? day_of_month(year, day) :
	    day_of_year(year, day);

	return (days * DATE_DAY + day->time);
}

/* When daylight time starts and ends in a year, UTC. */
static void
rule_year(const struct zone_rule *rule, int year, int64_t *start,
    int64_t *end)
{
	*start = time_of_year(year, &rule->start) - rule->standard.offset;
	*end = time_of_year(year, &rule->end) - rule->daylight.offset;
}

struct header {
	uint64_t	 utc_count, standard_count, leap_count;
	uint64_t	 time_count, type_count, character_count;
};

static uint32_t
read_32(const unsigned char *at)
{
	return ((uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 |
	    (uint32_t)at[2] << 8 | at[3]);
}

static int64_t
read_64(const unsigned char *at)
{
	return ((int64_t)((uint64_t)read_32(at) << 32 | read_32(at + 4)));
}

static bool
read_header(struct header *header, const unsigned char *at, size_t size)
{
	if (size < HEADER_SIZE || memcmp(at, "TZif", 4) != 0 || at[4] < '2')
		return (false);
	header->utc_count = read_32(at + 20);
	header->standard_count = read_32(at + 24);
	header->leap_count = read_32(at + 28);
	header->time_count = read_32(at + 32);
	header->type_count = read_32(at + 36);
	header->character_count = read_32(at + 40);

	return (true);
}

/* Size of the block after a header. */
static uint64_t
block_size(const struct header *h, unsigned int time_size)
{
	return (h->time_count * (time_size + 1) + h->type_count * 6 +
	    h->character_count + h->leap_count * (time_size + 4) +
	    h->standard_count + h->utc_count);
}

static bool
read_types(struct zone_type *types, const struct header *h,
    struct arena *arena, const unsigned char *at)
{
	const unsigned char	*name, *end;
	const char		*names;
	size_t			 i;
	int32_t			 offset;

	names = arena_copy(arena, (const char *)at + h->type_count * 6,
	    h->character_count);
	for (i = 0; i < h->type_count; i++, at += 6) {
		offset = (int32_t)read_32(at);
		if (offset < -ZONE_WEST_MAX || offset > ZONE_EAST_MAX ||
		    at[4] > 1 || at[5] >= h->character_count)
			return (false);
		name = (const unsigned char *)names + at[5];
		end = memchr(name, '\0', h->character_count - at[5]);
		if (end == NULL || end - name >= ZONE_ABBREVIATION)
			return (false);
		types[i].offset = offset;
		types[i].daylight = at[4];
		types[i].abbreviation = names + at[5];
	}

	return (true);
}

static bool
read_changes(struct zone *zone, const struct header *h,
    const struct zone_type *types, const unsigned char *at)
{
	const unsigned char	*which = at + h->time_count * 8;
	struct zone_change	*change;
	size_t			 i;

	for (i = 0; i < h->time_count; i++) {
		change = &zone->changes[i];
		change->at = read_64(at + i * 8);
		if (which[i] >= h->type_count || change->at > CHANGE_MAX ||
		    (i > 0 && change->at <= change[-1].at))
			return (false);
		change->type = &types[which[i]];
	}
	zone->change_count = h->time_count;

	return (true);
}

static void
add_change(struct zone *zone, int64_t after, int64_t at,
    const struct zone_type *type)
{
	struct zone_change	*next;

	if (at <= after)
		return;
	/* Daylight time may end at the instant at which it starts again. */
	next = &zone->changes[zone->change_count];
	if (zone->change_count > 0 && at <= next[-1].at)
		next--;
	else
		zone->change_count++;
	next->at = at > next->at ? at : next->at;
	next->type = type;
}

/*
 * Expands the rule for one cycle after the last change. Later times repeat it.
 */
static void
add_rule(struct zone *zone, const struct zone_rule *rule)
{
	int64_t	 after = INT64_MIN, start, end;
	int	 year, first = 0, month, day;

	if (zone->change_count > 0) {
		after = zone->changes[zone->change_count - 1].at;
		date_civil(after / DATE_DAY, &first, &month, &day);
	}
	for (year = first - 1; year <= first + RULE_YEARS; year++) {
		rule_year(rule, year, &start, &end);
		if (start < end)
			add_change(zone, after, start, &rule->daylight);
		add_change(zone, after, end, &rule->standard);
		if (start >= end)
			add_change(zone, after, start, &rule->daylight);
	}
	zone->repeats = true;
	zone->repeat = date_days(first + RULE_YEARS - 1, 1, 1) * DATE_DAY;
}

/* `at` is after the second header, `end` after the last byte. */
static struct zone *
read_block(struct arena *arena, const struct header *h,
    const unsigned char *at, const unsigned char *end)
{
	struct zone		*zone;
	struct zone_type	*types;
	struct zone_rule	*rule;
	const char		*text;
	size_t			 length;

	zone = arena_alloc(arena, sizeof(*zone));
	types = arena_alloc(arena, h->type_count * sizeof(*types));
	rule = arena_alloc(arena, sizeof(*rule));
	text = (const char *)at + block_size(h, 8);
	length = (size_t)(end - (const unsigned char *)text);
	if (length < 2 || text[0] != '\n' || text[length - 1] != '\n' ||
	    (length > 2 && !read_rule(rule, arena, text + 1, length - 2)))
		return (NULL);

	zone->changes = arena_alloc(arena, (h->time_count +
	    (rule->has_daylight ? 2 * (RULE_YEARS + 2) : 0)) *
	    sizeof(*zone->changes));
	if (!read_types(types, h, arena, at + h->time_count * 9) ||
	    !read_changes(zone, h, types, at))
		return (NULL);
	zone->first = types[0];
	if (rule->has_daylight)
		add_rule(zone, rule);

	return (zone);
}

struct zone *
zone_read(struct arena *arena, const void *data, size_t size)
{
	const unsigned char	*at = data, *end = at + size;
	struct header		 h;

	/* Skip the first block, which holds times of 32 bits. */
	if (!read_header(&h, at, size) ||
	    block_size(&h, 4) > size - HEADER_SIZE)
		return (NULL);
	at += HEADER_SIZE + block_size(&h, 4);
	if (!read_header(&h, at, (size_t)(end - at)))
		return (NULL);
	at += HEADER_SIZE;
	if (h.type_count == 0 || h.type_count > TYPES_MAX ||
	    h.character_count == 0 || h.leap_count > 0 ||
	    block_size(&h, 8) > (size_t)(end - at))
		return (NULL);

	return (read_block(arena, &h, at, end));
}
