/*
 * What a create or an update makes of a term, before it is stored (rules,
 * sections 12, 13 and 27).
 */
#ifndef ALMANAC_TERM_CHANGE_H
#define ALMANAC_TERM_CHANGE_H

#include <stdbool.h>

#include "calendar/terms.h"

/*
 * Puts what was sent over a stored term or a new one, which has got its id and
 * nothing else. 0, or the status of a refusal.
 */
int	term_change(struct request *, struct term *, bool created,
	    const struct term_sent *);

/*
 * The slug for a text that was sent, or NULL: that of the name if nothing is
 * left of it, of the id if nothing is left of that.
 */
const char	*term_make_slug(struct request *, const struct term *,
		    const char *text);

/* Whether another term of the kind has it. */
bool		 term_slug_taken(struct request *, const struct term *,
		    const char *slug);

/* The slug of a new term: one that is free. */
const char	*term_free_slug(struct request *, const struct term *,
		    const char *slug);

#endif
