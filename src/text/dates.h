/*
 * Reads and prints dates (rules, section 9).
 *
 * Reading has two steps, since the zone of a clock time may be known only
 * later: date_parse() checks the grammar, date_resolve() turns the outcome into
 * a moment.
 */
#ifndef ALMANAC_DATES_H
#define ALMANAC_DATES_H

#include <stdbool.h>
#include <stdint.h>

struct zone;

/*
 * Limits for times of the years 0001 to 9999 in any zone: two days wider at
 * each end.
 */
#define DATE_LEAST	INT64_C(-62135769600)
#define DATE_MOST	INT64_C(253402473600)

/* A moment: a clock time in a zone, and the instant at which clocks show it. */
struct moment {
	int64_t	 local;		/* seconds since 1970, as if in UTC */
	int64_t	 utc;		/* seconds since 1970, UTC */
};

enum date_form {
	DATE_INSTANT,		/* Unix seconds, or "now" */
	DATE_CLOCK,		/* a clock time, perhaps with its zone */
	DATE_RELATIVE,		/* +5 days, tomorrow, noon */
	DATE_WEEKDAY,
	DATE_COMPOUND		/* parts and steps, as PHP reads them */
};

/* Steps of a compound date. Those of the clock are elapsed time. */
enum date_step {
	DATE_SECONDS, DATE_MINUTES, DATE_HOURS, DATE_DAYS, DATE_MONTHS,
	DATE_YEARS, DATE_STEPS
};

/* How a compound date finds a weekday. */
enum date_weekday {
	WEEKDAY_NONE,
	WEEKDAY_AFTER,		/* next monday: not today */
	WEEKDAY_FROM,		/* monday: perhaps today */
	WEEKDAY_IN_WEEK		/* monday next week */
};

/* The day of the month from which a compound date counts. */
enum date_anchor {
	ANCHOR_NONE,
	ANCHOR_FIRST,		/* first day of */
	ANCHOR_LAST,		/* last day of */
	ANCHOR_WEEKDAYS,	/* third monday of */
	ANCHOR_LAST_WEEKDAYS	/* last monday of */
};

/* What a compound date has in addition to the members of struct date. */
struct date_compound {
	int64_t			 steps[DATE_STEPS];
	enum date_weekday	 weekday;
	enum date_anchor	 anchor;
	bool			 has_workdays;
	int64_t			 workdays;	/* steps over weekends */
};

/* A parsed date. Only dates.c interprets the members. */
struct date {
	enum date_form		 form;
	int64_t			 seconds;	/* of an instant */
	int			 year, month, day;
	bool			 has_time;
	int			 hour, minute, second;
	const struct zone	*zone;		/* in the text, or NULL */
	char			 unit;		/* m h d w M y, of a step */
	int			 step;
	int			 weekday;	/* 0: Sunday */
	int			 direction;	/* next 1, last -1, else 0 */
	bool			 now;
	struct date_compound	 compound;	/* year, month, day 0: now's */
};

/*
 * date_parse() reads the grammar of rule 9.1, date_read() also what PHP reads
 * (9.8). Both return false if the text is not a date.
 */
bool	date_parse(struct date *, const char *text);
bool	date_read(struct date *, const char *text);

/* Whether the result depends on the current time. */
bool	date_is_relative(const struct date *);

/*
 * Converts the date to a moment, in its own zone or the reading zone. Returns
 * false if the year is not between 0001 and 9999.
 */
bool	date_resolve(const struct date *, const struct zone *reading,
	    int64_t now, struct moment *);

/* "2027-03-01 18:00:00" for a clock time in seconds since 1970. */
#define DATE_TEXT	24
void	date_print(int64_t seconds, char text[DATE_TEXT]);

/* "2027-03-01" and "2027-03-01T18:00:00" for the same. */
void	date_print_day(int64_t seconds, char text[DATE_TEXT]);
void	date_print_local(int64_t seconds, char text[DATE_TEXT]);

/* "Sat, 21 Nov 2026 00:17:30 GMT" (RFC 9110 section 5.6.7). */
#define DATE_HTTP	32
void	date_print_http(int64_t utc, char text[DATE_HTTP]);

/* "2027-03-01T18:00:00+01:00" (RFC 3339). */
#define DATE_ISO	32
void	date_print_iso(const struct zone *, int64_t utc, char text[DATE_ISO]);

/*
 * "20270301T180000" (ISO 8601's basic form) and "20270301", of the years 0000
 * to 9999.
 */
#define DATE_BASIC	16
void	date_print_basic(int64_t seconds, char text[DATE_BASIC]);
void	date_print_basic_day(int64_t seconds, char text[DATE_BASIC]);

#define DATE_DAY	INT64_C(86400)	/* seconds */

/* Days since 1970-01-01 of a day in the proleptic Gregorian calendar. */
int64_t	date_days(int year, int month, int day);
void	date_civil(int64_t days, int *year, int *month, int *day);
int	date_weekday(int64_t days);	/* 0: Sunday */

/*
 * The day that contains the clock time `local`, as days since 1970-01-01, and
 * its 00:00:00 and 23:59:59.
 */
int64_t	date_day(int64_t local);
int64_t	date_day_start(int64_t local);
int64_t	date_day_end(int64_t local);

#endif
