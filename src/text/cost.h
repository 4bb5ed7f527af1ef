/* The cost of an event (contract section 7.4). */
#ifndef ALMANAC_COST_H
#define ALMANAC_COST_H

#include <stddef.h>

struct arena;
struct currency;

enum cost_position { COST_NOWHERE, COST_PREFIX, COST_POSTFIX };

struct cost {
	const char		*text;		/* as shown; "" for none */
	const char		*symbol;	/* "" if none or mixed */
	enum cost_position	 position;
	size_t			 value_count;
	const char		**values;	/* distinct, by size */
};

/* What a stored cost looks like; `stored` may be "". */
void	cost_read(struct cost *, struct arena *, const char *stored,
	    const struct currency *);

#endif
