/* Series for tests, and what has become of their events. */
#ifndef ALMANAC_SERIES_GIVEN_H
#define ALMANAC_SERIES_GIVEN_H

#include <stddef.h>
#include <stdint.h>

#include "given.h"

/*
 * Creates an event "Yoga" of ed that repeats: from start to end, in that zone,
 * by the recurrence, which is JSON. `more` as of given_event(). Returns the id of
 * its first event; that of the series is the next one.
 */
int64_t		 given_series(const char *start, const char *end,
		    const char *zone, const char *recurrence,
		    const char *more);

/* 1 is a weekly one, in Berlin, on three Tuesdays from 2027-03-09 18:00 on. */
#define SERIES_ZONE	"Europe/Berlin"
void		 given_three_tuesdays(void);

/* Each starts that month, or so: "2027-03-09 18:00". */
struct outcome	*ask_recurrence(const char *start, const char *recurrence);

/*
 * The events of a series by their original starts, one in a line: "1 2027-03-09
 * 18:00 to 19:00". What differs follows: the start of the event itself after
 * "now", its status if it is not published, and the detached fields. `from` and
 * `count` choose lines.
 */
const char	*series_events(int64_t series);

/* Only their starts, "03-09 18:00, 03-16 18:00", of those not in the trash. */
const char	*series_starts(int64_t series);
size_t		 series_count(int64_t series);

/* A column of the series, as a date or number. */
const char	*series_date(int64_t series, const char *column);

/* Makes what is due, as the server does it. Returns how many rounds it took. */
size_t		 series_extend_all(void);

/* Compares them line by line. */
#define EXPECT_EVENTS(series, expected)					\
	cr_expect_str_eq(series_events(series), expected, "%s:%d: got\n%s",	\
	    __FILE__, __LINE__, series_events(series))
#define EXPECT_STARTS(series, expected)					\
	cr_expect_str_eq(series_starts(series), expected, "%s:%d: got %s",	\
	    __FILE__, __LINE__, series_starts(series))

#endif
