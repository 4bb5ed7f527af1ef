/*
 * When an event is, in words of the page's language.
 *
 * Clock times are those of the event's own zone, as seconds since 1970 (text/
 * dates.h); days are days since 1970.
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

/* Of an event's record (contract section 10.1). */
void		 when_read(struct when *, const struct value *event);

/* The days it is on; one that ends at midnight is not on the day after. */
int64_t		 when_first_day(const struct when *);
int64_t		 when_last_day(const struct when *);

/*
 * "Monday, March 1, 2027, 6 pm – 8 pm CET"; the zone only when it is asked for
 * or is another one.
 */
const char	*when_text(const struct page *, const struct when *,
		    bool zone);

/* The same by the site's clocks; NULL unless it is elsewhere. */
const char	*_Nullable when_text_here(const struct page *,
		    const struct when *);

/* "6 pm" or, of another zone, "6 pm JST"; "" for whole days. */
const char	*when_start_time(const struct page *, const struct when *);

/* For machines: "2027-03-01T18:00:00+01:00", of whole days "2027-03-01". */
const char	*when_machine(const struct page *, const struct when *,
		    bool end);

/* "March 2027", "Monday, March 1, 2027", "Monday, March 1". */
const char	*when_month(const struct page *, int year, int month);
const char	*when_day(const struct page *, int64_t day);
const char	*when_day_of_year(const struct page *, int64_t day);

/* "2027-03-01" */
const char	*when_machine_day(const struct page *, int64_t day);

/* The day that it is where the site is. */
int64_t		 when_today(const struct page *);

#endif
