/* A recurrence rule in the page's language. */
#ifndef ALMANAC_REPEAT_H
#define ALMANAC_REPEAT_H

#include <stdbool.h>
#include <stdint.h>

#include "text/rrule.h"

struct page;
struct recurrence;
struct value;
struct zone;

/*
 * Returns a recurrence rule in words: "Every Tuesday until June 30, 2027",
 * "Every month on the last Friday, 10 times". `start` is the local time of the
 * first start, from which the rule takes what it does not say. A rule that has
 * no plain words is "Repeats", with its end or count. The zone converts UNTIL
 * in UTC; NULL: there is no zone.
 */
const char	*repeat_words(const struct page *, const struct rrule *,
		    int64_t start, bool all_day,
		    const struct zone *_Nullable);

/*
 * The same with breaks: "Every Tuesday, not from July 6 to July 27, 2027", for
 * the dates from today on that the recurrence leaves out of its rule. If there
 * are many breaks, they are only "with exceptions".
 */
const char	*repeat_sentence(const struct page *,
		    const struct recurrence *, int64_t start, bool all_day,
		    const struct zone *_Nullable);

/* The sentence of a stored series. "": it has no rule. */
const char	*repeat_of_series(const struct page *, int64_t id);

/*
 * The sentence of a recurrence that a series has or had, in lines. "": it has
 * no rule.
 */
const char	*repeat_of_lines(const struct page *, int64_t series,
		    const struct value *lines);

/* The last day on which a rule with UNTIL can have that time of day. */
int64_t		 repeat_last_day(const struct rrule *, int64_t time_of_day,
		    const struct zone *_Nullable);

/*
 * Returns the most common form of a rule with the same days, without its end.
 * It contains everything that the rule takes from its start. A rule with
 * BYSETPOS is returned unchanged.
 */
struct rrule	 repeat_simplest(const struct rrule *, int64_t start);

/*
 * Whether two rules have the same simplest form, ignoring their ends. If so,
 * they have the same days.
 */
bool		 repeat_same_days(const struct rrule *, const struct rrule *,
		    int64_t start);

#endif
