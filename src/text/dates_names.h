/*
 * English names in dates: full ones first, since short ones are their
 * prefixes. NULL ends them. For dates_*.c only.
 */
#ifndef ALMANAC_DATES_NAMES_H
#define ALMANAC_DATES_NAMES_H

#define MONTH_NAMES	12
#define WEEKDAY_NAMES	7

extern const char	*const date_months[];	/* january, ..., jan, ... */
extern const char	*const date_weekdays[];	/* sunday, ..., sun, ... */

#endif
