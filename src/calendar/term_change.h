/*
 * Applies the fields of a create or an update to a term, before it is stored
 * (rules, sections 12, 13 and 27).
 */
#ifndef ALMANAC_TERM_CHANGE_H
#define ALMANAC_TERM_CHANGE_H

#include <stdbool.h>

#include "calendar/terms.h"

/*
 * Applies the sent fields to a stored term, or to a new one that has only its
 * id. Returns 0, or the status of an error answer.
 */
int	term_change(struct request *, struct term *, bool created,
	    const struct term_sent *);

/*
 * Makes the slug from the sent text, which may be NULL. If the result is
 * empty, makes it from the name, or else from the id.
 */
const char	*term_make_slug(struct request *, const struct term *,
		    const char *text);

/*
 * Whether another term of the kind has this slug. A waiting term has none of a
 * visible one either.
 */
bool		 term_slug_taken(struct request *, const struct term *,
		    const char *slug);

/* Finds a free slug for a new term. */
const char	*term_free_slug(struct request *, const struct term *,
		    const char *slug);

#endif
