/* A recurrence rule in the page's language. */
#ifndef ALMANAC_REPEAT_H
#define ALMANAC_REPEAT_H

#include <stdbool.h>
#include <stdint.h>

#include "text/rrule.h"

struct page;
struct zone;

/* No sentence is longer, in bytes. */
#define REPEAT_WORDS	2000

/*
 * "Every Tuesday until June 30, 2027", "Every month on the last Friday, 10
 * times". What the rule leaves open is that of the first start, a clock time.
 * Rules without plain words are "Repeats", with until or how often. The zone
 * converts UNTIL in UTC; NULL: of no zone.
 */
const char	*repeat_words(const struct page *, const struct rrule *,
		    int64_t start, bool all_day,
		    const struct zone *_Nullable);

/* The last day on which a rule with UNTIL can have that time of day. */
int64_t		 repeat_last_day(const struct rrule *, int64_t time_of_day,
		    const struct zone *_Nullable);

/*
 * The most ordinary of the rules that have the same days, with all that the
 * rule takes from its start and without its end. One with BYSETPOS is kept.
 */
struct rrule	 repeat_simplest(const struct rrule *, int64_t start);

/*
 * Whether two rules, apart from their ends, have the same simplest form. If so,
 * they have the same days.
 */
bool		 repeat_same_days(const struct rrule *, const struct rrule *,
		    int64_t start);

#endif
