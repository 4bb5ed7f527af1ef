/*
 * A printed rule reads as the same rule, and its occurrences are those of
 * tests/support/rrule_naive.h. The first byte chooses the start.
 */
#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "tests/fuzz/fuzz.h"
#include "tests/support/rrule_naive.h"
#include "text/dates.h"
#include "text/rrule.h"

#define DAY	INT64_C(86400)
#define MOST	20
#define YEARS	2	/* limit for the slow reading */

static void
check_print(struct arena *arena, const struct rrule *r, size_t length)
{
	struct rrule	 again;
	struct buf	 text;
	char		 why[RRULE_WHY];

	buf_init(&text, arena, RRULE_TEXT);
	rrule_print(&text, r);
	MUST(text.length <= length);
	MUST(rrule_parse(&again, text.data, why));
	MUST(memcmp(&again, r, sizeof(again)) == 0);
}

static void
check_budget(const struct rrule *r, int64_t start)
{
	struct rrule_event	 e = { .rule = r, .start = start };
	int64_t			 times[MOST];
	size_t			 count, i;
	enum rrule_found	 found;

	found = rrule_starts(&e, start, INT64_MAX, times, MOST, &count);
	MUST(count <= MOST);
	MUST(found <= RRULE_FAR);
	for (i = 0; i < count; i++)
		MUST(times[i] >= start && (i == 0 || times[i] > times[i - 1]));
}

static bool
has_many_times(const struct rrule *r)
{
	int	 numbers[60];

	return (rrule_members(r, RRULE_BYHOUR, numbers, 0) *
	    rrule_members(r, RRULE_BYMINUTE, numbers, 0) > 100 ||
	    rrule_has(r, RRULE_BYSECOND));
}

static void
check_naive(const struct rrule *r, int64_t start)
{
	int64_t			 ours[MOST], naive[MOST], last;
	struct rrule_walk	 f = { .rule = r, .start = start, .from =
				    start, .times = ours, .most = MOST,
				    .drop_before = INT64_MIN,
				    .steps = RRULE_STEPS };
	size_t			 count;

	last = rrule_last(r, NULL);
	f.last = start + YEARS * 366 * DAY < last ? start + YEARS * 366 * DAY :
	    last;
	rrule_follow(&f);
	if (f.steps < 0 || has_many_times(r))
		return;
	count = rrule_naive(r, start, f.last, naive, MOST);
	MUST(count == f.count);
	MUST(memcmp(ours, naive, count * sizeof(*naive)) == 0);
}

int
fuzz_rrule(const uint8_t *data, size_t size)
{
	struct arena	*arena;
	struct rrule	 r;
	const char	*text;
	char		 why[RRULE_WHY] = "";
	int64_t		 start;

	if (size == 0)
		return (0);
	start = date_days(2023, 1, 1) * DAY + data[0] * 11 * DAY +
	    data[0] * 600;
	arena = arena_new();
	text = arena_copy(arena, (const char *)data + 1, size - 1);
	if (rrule_parse(&r, text, why)) {
		check_print(arena, &r, strlen(text));
		check_budget(&r, start);
		check_naive(&r, start);
	} else
		MUST(*why != '\0' && strlen(why) < RRULE_WHY);
	arena_free(arena);

	return (0);
}
