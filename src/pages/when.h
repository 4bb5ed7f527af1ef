/*
 * Dates and times of an event in the page's language.
 *
 * Clock times are those of the event's own zone, in seconds since 1970
 * (text/dates.h). Days are days since 1970.
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

/* From the record of an event (Event in spec/records.yaml). */
void		 when_read(struct when *, const struct value *event);

/* The days of the event; one that ends at midnight ends on the day before. */
int64_t		 when_first_day(const struct when *);
int64_t		 when_last_day(const struct when *);

/*
 * "Monday, March 1, 2027, 6 pm – 8 pm CET", with the zone if it differs from the
 * site's.
 */
const char	*when_text(const struct page *, const struct when *);

/* The same in the site's zone; NULL if that is the event's zone. */
const char	*_Nullable when_text_here(const struct page *,
		    const struct when *);

/* "6 pm", with another zone "6 pm JST"; "" for all-day events. */
const char	*when_start_time(const struct page *, const struct when *);

/* "6 pm", of a clock time. */
const char	*when_time(const struct page *, int64_t clock);

/*
 * For machines: "2027-03-01T18:00:00+01:00", or "2027-03-01" for all-day
 * events.
 */
const char	*when_machine(const struct page *, const struct when *,
		    bool end);

/*
 * What a list says of an event below the name of a day: "6 pm – 8 pm", or "6 pm,
 * until Friday, March 5".
 */
const char	*when_in_day(const struct page *, const struct when *,
		    int64_t day);

/* "until Friday, March 5", with the year if it is not that of `day`. */
const char	*when_until(const struct page *, const struct when *,
		    int64_t day);

/*
 * "March 2027", "March 1, 2027", "Monday, March 1, 2027", "Monday, March 1".
 */
const char	*when_month(const struct page *, int year, int month);
const char	*when_date(const struct page *, int64_t day);
const char	*when_day(const struct page *, int64_t day);
const char	*when_day_of_year(const struct page *, int64_t day);

/* "2027-03-01" */
const char	*when_machine_day(const struct page *, int64_t day);

/* The current day in the site's zone. */
int64_t		 when_today(const struct page *);

#endif
