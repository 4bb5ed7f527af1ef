/*
 * Dates and times of an event in the page's language.
 *
 * Clock times are in the event's zone, in seconds since 1970 (text/dates.h).
 * Days are numbered from 1970-01-01, day 0.
 */
#ifndef ALMANAC_WHEN_H
#define ALMANAC_WHEN_H

#include <stdbool.h>
#include <stdint.h>

struct page;
struct value;
struct zone;

struct when {
	int64_t			 start;
	int64_t			 end;
	int64_t			 utc_start;
	int64_t			 utc_end;
	bool			 all_day;
	const char		*timezone;	/* as stored */
	const char		*abbreviation;
	const struct zone	*zone;
};

/* Reads the record of an event (Event in spec/records.yaml). */
void		 when_read(struct when *, const struct value *event);

/* Reads a clock time as the API writes it: "2027-03-01 18:00:00". */
int64_t		 when_clock(const char *text);

/*
 * The first and last day. An event that ends at midnight ends on the day
 * before.
 */
int64_t		 when_first_day(const struct when *);
int64_t		 when_last_day(const struct when *);

/*
 * Returns "Monday, March 1, 2027, 6 pm – 8 pm CET". The zone is named only if
 * it differs from the site's.
 */
const char	*when_text(const struct page *, const struct when *);

/* The same in the site's zone. NULL: the event is in that zone. */
const char	*_Nullable when_text_here(const struct page *,
		    const struct when *);

/* Returns "6 pm", in another zone "6 pm JST", or "" for all-day events. */
const char	*when_start_time(const struct page *, const struct when *);

/* Returns a clock time as "6 pm". */
const char	*when_time(const struct page *, int64_t clock);

/*
 * Returns a date for machines: "2027-03-01T18:00:00+01:00", or "2027-03-01" for
 * all-day events.
 */
const char	*when_machine(const struct page *, const struct when *,
		    bool end);

/*
 * Returns the time of an event listed under a day: "6 pm – 8 pm", or "6 pm,
 * until Friday, March 5".
 */
const char	*when_in_day(const struct page *, const struct when *,
		    int64_t day);

/*
 * Returns "until Friday, March 5", with the year if it differs from that of
 * `day`.
 */
const char	*when_until(const struct page *, const struct when *,
		    int64_t day);

/*
 * "March 2027", "March 1, 2027", "March 1", "Monday, March 1, 2027", "Monday,
 * March 1".
 */
const char	*when_month(const struct page *, int year, int month);
const char	*when_date(const struct page *, int64_t day);
const char	*when_date_of_year(const struct page *, int64_t day);
const char	*when_day(const struct page *, int64_t day);
const char	*when_day_of_year(const struct page *, int64_t day);

/* "Monday, March 1, 2027, 6 pm", an instant in the site's zone. */
const char	*when_instant(const struct page *, int64_t utc);

/* The same, a clock time. */
const char	*when_moment(const struct page *, int64_t clock);

/* "2027-03-01" */
const char	*when_machine_day(const struct page *, int64_t day);

/* The current day in the site's zone. */
int64_t		 when_today(const struct page *);

#endif
