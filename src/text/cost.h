/* The cost of an event (rules, section 15). */
#ifndef ALMANAC_COST_H
#define ALMANAC_COST_H

#include <stdbool.h>
#include <stddef.h>

struct arena;

struct currency {
	const char	*symbol;
	const char	*code;		/* ISO 4217 */
	bool		 is_suffix;	/* after the amount */
};

enum cost_position { COST_NOWHERE, COST_PREFIX, COST_POSTFIX };

/*
 * A plain price has a `sign`: the currency of all its numbers, or that of the
 * site if they have none. Other texts with numbers have no values.
 */
struct cost {
	const char		*text;		/* as shown; "" for none */
	const char		*symbol;	/* "" if none or mixed */
	enum cost_position	 position;
	size_t			 value_count;
	const char		**values;	/* distinct, by size */
	const char		*sign;		/* NULL: no plain price */
	bool			 is_currency;	/* a symbol or code of any
						   site */
	bool			 is_own;	/* in the site's currency */
};

bool	cost_is_zero(const char *value);

/* Whether the event is free: a plain price of 0, or "Free". */
bool	cost_is_free(const struct cost *);

/*
 * Whether a stored cost says that nothing is paid: a plain price of 0 in any
 * currency, or words like "Free" and "Eintritt frei" (rule 24.11).
 */
bool	cost_says_free(struct arena *, const char *stored);

/* Reads a stored cost, which may be "". */
void	cost_read(struct cost *, struct arena *, const char *stored,
	    const struct currency *);

#endif
