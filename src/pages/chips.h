/*
 * Chips: links that choose days, categories, and what is free. Each keeps what
 * the others have chosen, and a chosen one is a link that takes it back.
 */
#ifndef ALMANAC_CHIPS_H
#define ALMANAC_CHIPS_H

#include <stdbool.h>
#include <stdint.h>

#include "pages/suggestion.h"

struct page;
struct page_calendar_params;

/* The chosen days. Days are numbered from 1970-01-01, day 0. */
struct chosen_days {
	int64_t		 first;
	int64_t		 last;		/* CHIPS_NEVER: no end */
	const char	*query;		/* "when=today", or "" */
};

#define CHIPS_NEVER	SUGGESTION_NEVER

/* Days that are over are none. */
struct chosen_days	 chips_days(const struct page *,
			    const struct page_calendar_params *);

/* The Saturday and Sunday of this week, of which only the rest. */
struct chosen_days	 chips_weekend(const struct page *);

/* Whether anything is chosen, also by other filters. */
bool		 chips_are_chosen(const struct page *,
		    const struct page_calendar_params *);

/*
 * Adds `days`, `pick`, `kinds` and `name`, which says in words what is chosen.
 * Returns 0, or the status of an error answer.
 */
int		 chips_add(struct page *, const struct page_calendar_params *,
		    const struct chosen_days *)
		    __attribute__((warn_unused_result));

#endif
