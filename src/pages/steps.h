/* Links from a day, week or month to the previous, next and current one. */
#ifndef ALMANAC_STEPS_H
#define ALMANAC_STEPS_H

#include <stdbool.h>
#include <stdint.h>

#include "generated/texts.h"

struct page;
struct value;

/*
 * Addresses of a day, week or month with filters. Days are numbered from
 * 1970-01-01, day 0.
 */
const char	*steps_day(const struct page *, int64_t day,
		    const char *query);
const char	*steps_week(const struct page *, int64_t day,
		    const char *query);
const char	*steps_month(const struct page *, int year, int month,
		    const char *query);

/*
 * Adds `steps` to the content of a page, with a link to the current day, week
 * or month.
 */
struct value	*steps_add(struct page *, enum text label,
		    const char *today, bool is_today);

/*
 * Adds the link "previous" or "next" to steps: a label, the name of its target
 * and a description of the link.
 */
void		 steps_to(const struct page *, struct value *steps,
		    const char *which, const char *label, const char *name,
		    const char *says, const char *address);

#endif
