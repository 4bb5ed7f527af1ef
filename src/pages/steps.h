/* From a day, week or month to those around it. */
#ifndef ALMANAC_STEPS_H
#define ALMANAC_STEPS_H

#include <stdbool.h>
#include <stdint.h>

#include "generated/texts.h"

struct page;
struct value;

/* Addresses of what they show, with these filters. Days are since 1970. */
const char	*steps_day(const struct page *, int64_t day,
		    const char *query);
const char	*steps_week(const struct page *, int64_t day,
		    const char *query);
const char	*steps_month(const struct page *, int year, int month,
		    const char *query);

/* Adds `steps` to the content of a page, with a link to what is today. */
struct value	*steps_add(struct page *, enum text label,
		    const char *today, bool is_today);

/*
 * Adds "previous" or "next" to these: a label, the name of what is there, and
 * what the link says of it.
 */
void		 steps_to(const struct page *, struct value *steps,
		    const char *which, const char *label, const char *name,
		    const char *says, const char *address);

#endif
