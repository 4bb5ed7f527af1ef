#include "text/rrule.h"

#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "text/dates.h"
#include "text/rrule_names.h"
#include "text/zones.h"

#define END	(RRULE_NUMBER + 1)

/* In the order of enum rrule_every. */
const char *const	rrule_everies[RRULE_EVERIES] = {
	"DAILY", "WEEKLY", "MONTHLY", "YEARLY"
};
const char *const	rrule_weekdays[RRULE_WEEKDAYS] = {
	"MO", "TU", "WE", "TH", "FR", "SA", "SU"
};

static const char *const	lists[RRULE_LISTS] = {
	"BYMONTH", "BYWEEKNO", "BYYEARDAY", "BYMONTHDAY", "BYDAY", "BYHOUR",
	"BYMINUTE", "BYSECOND", "BYSETPOS"
};

void
rrule_init(struct rrule *r, enum rrule_every every)
{
	memset(r, 0, sizeof(*r));
	r->every = every;
	r->interval = 1;
}

void
rrule_add(struct rrule *r, enum rrule_list list, int number)
{
	unsigned	 i;
	uint64_t	*bits;

	i = number < 0 ? (unsigned)-number : (unsigned)number;
	bits = number < 0 ? r->by[list].last : r->by[list].first;
	bits[i / 64] |= UINT64_C(1) << i % 64;
	r->lists |= 1U << list;
}

/* A set is stored by number, but the last MO comes before the last TU. */
static int
candidate_at(enum rrule_list list, int i)
{
	if (i < END)
		return (i);
	if (list == RRULE_BYDAY)
		return (rrule_day(i / 7 - RRULE_MEMBERS / 7, i % 7));
	return (i - RRULE_MEMBERS);
}

size_t
rrule_members(const struct rrule *r, enum rrule_list list, int *numbers,
    size_t most)
{
	size_t	 count = 0;
	int	 i, n;

	for (i = 0; i < RRULE_MEMBERS; i++) {
		n = candidate_at(list, i);
		if ((i >= END && n >= 0) || !rrule_holds(r, list, n))
			continue;
		if (count < most)
			numbers[count] = n;
		count++;
	}
	return (count);
}

static void
print_member(struct buf *to, enum rrule_list list, int n)
{
	if (list != RRULE_BYDAY) {
		buf_integer(to, n);
		return;
	}
	if (n / 7 != 0)
		buf_integer(to, n / 7);
	buf_string(to, rrule_weekdays[abs(n) % 7]);
}

static void
print_list(struct buf *to, const struct rrule *r, enum rrule_list list)
{
	int	 numbers[RRULE_MEMBERS];
	size_t	 i, count;

	count = rrule_members(r, list, numbers, RRULE_MEMBERS);
	for (i = 0; i < count; i++) {
		if (i == 0)
			buf_printf(to, ";%s=", lists[list]);
		else
			buf_char(to, ',');
		print_member(to, list, numbers[i]);
	}
}

static void
print_until(struct buf *to, const struct rrule *r)
{
	char	 text[DATE_BASIC];

	if (r->until_form == RRULE_UNTIL_DATE)
		date_print_basic_day(r->until, text);
	else
		date_print_basic(r->until, text);
	buf_printf(to, ";UNTIL=%s%s", text,
	    r->until_form == RRULE_UNTIL_UTC ? "Z" : "");
}

void
rrule_print(struct buf *to, const struct rrule *r)
{
	enum rrule_list	 list;

	buf_printf(to, "FREQ=%s", rrule_everies[r->every]);
	if (r->interval != 1)
		buf_printf(to, ";INTERVAL=%d", r->interval);
	if (r->count != 0)
		buf_printf(to, ";COUNT=%d", r->count);
	if (r->until_form != RRULE_ENDLESS)
		print_until(to, r);
	for (list = 0; list < RRULE_LISTS; list++)
		print_list(to, r, list);
	if (r->week_start != 0)
		buf_printf(to, ";WKST=%s", rrule_weekdays[r->week_start]);
}

void
rrule_end(struct rrule *r, int64_t last)
{
	bool	 is_day = last == date_day_end(last);

	r->until_form = is_day ? RRULE_UNTIL_DATE : RRULE_UNTIL_LOCAL;
	r->until = is_day ? date_day_start(last) : last;
}

/* Where clocks are set back, the first of two times counts. */
static int64_t
last_before(const struct zone *zone, int64_t utc)
{
	struct zone_span	 span;
	int64_t			 local, again;

	local = zone_to_local(zone, utc);
	zone_span(zone, utc, &span);
	if (span.from == INT64_MIN)
		return (local);
	again = span.from + zone_offset(zone, span.from - 1) - 1;
	return (local < again ? again : local);
}

int64_t
rrule_last(const struct rrule *r, const struct zone *zone)
{
	switch (r->until_form) {
	case RRULE_UNTIL_DATE:
		return (r->until + DATE_DAY - 1);
	case RRULE_UNTIL_LOCAL:
		return (r->until);
	case RRULE_UNTIL_UTC:
		return (zone != NULL ? last_before(zone, r->until) : r->until);
	default:
		return (INT64_MAX);
	}
}

bool
rrule_same(const struct zone *zone, int64_t a, int64_t b)
{
	return (a == b || (zone != NULL &&
	    zone_to_utc(zone, a) == zone_to_utc(zone, b)));
}
