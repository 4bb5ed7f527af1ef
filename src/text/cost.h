/* The cost of an event (rules, section 15). */
#ifndef ALMANAC_COST_H
#define ALMANAC_COST_H

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct currency;

enum cost_position { COST_NOWHERE, COST_PREFIX, COST_POSTFIX };

/*
 * `sign` belongs to each number of the text: its symbol, or that of the site if
 * the numbers have none in common.
 */
struct cost {
	const char		*text;		/* as shown; "" for none */
	const char		*symbol;	/* "" if none or mixed */
	enum cost_position	 position;
	size_t			 value_count;
	const char		**values;	/* distinct, by size */
	const char		*sign;		/* NULL: no number */
	bool			 is_behind;	/* the number, in the text */
	bool			 is_currency;	/* no words such as "from" */
};

/* How one of the values is shown. */
bool	cost_is_zero(const char *value);

/* Whether the event is free. A cost without a number says nothing about it. */
bool	cost_is_free(const struct cost *);

/* How a stored cost is shown; `stored` may be "". */
void	cost_read(struct cost *, struct arena *, const char *stored,
	    const struct currency *);

#endif
