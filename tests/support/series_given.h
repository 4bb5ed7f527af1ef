/* Helpers for tests of series. */
#ifndef ALMANAC_SERIES_GIVEN_H
#define ALMANAC_SERIES_GIVEN_H

#include <stddef.h>
#include <stdint.h>

#include "given.h"

/*
 * Creates a repeated event "Yoga" of ed from start to end, in a zone, with a
 * recurrence in JSON. `more` is as for given_event(). Returns the id of its
 * first event; the id of the series is the next one.
 */
int64_t		 given_series(const char *start, const char *end,
		    const char *zone, const char *recurrence,
		    const char *more);

/*
 * The event 1 is weekly, in Berlin, on three Tuesdays from 2027-03-09 18:00
 * on.
 */
#define SERIES_ZONE	"Europe/Berlin"
void		 given_three_tuesdays(void);

/* Creates an event with a recurrence. `start` is "2027-03-09 18:00". */
struct outcome	*ask_recurrence(const char *start, const char *recurrence);

/*
 * The events of a series by their original starts, one per line: "1 2027-03-09
 * 18:00 to 19:00". Differences follow: the start of the event itself after
 * "now", its status if it is not published, and the detached fields. `from`
 * and `count` choose lines.
 */
const char	*series_events(int64_t series);

/*
 * The starts of the events that are not in the trash: "03-09 18:00, 03-16
 * 18:00".
 */
const char	*series_starts(int64_t series);
size_t		 series_count(int64_t series);

/* A column of the series, as a date or number. */
const char	*series_date(int64_t series, const char *column);

/*
 * Makes the events that are due, like the server. Returns the number of
 * rounds.
 */
size_t		 series_extend_in(struct db *, const struct site *,
		    int64_t now);
size_t		 series_extend_all(void);

/* Compares the lines of series_events(). */
#define EXPECT_EVENTS(series, expected)					\
	cr_expect_str_eq(series_events(series), expected, "%s:%d: got\n%s", \
	    __FILE__, __LINE__, series_events(series))
#define EXPECT_STARTS(series, expected)					\
	cr_expect_str_eq(series_starts(series), expected, "%s:%d: got %s", \
	    __FILE__, __LINE__, series_starts(series))

#endif
