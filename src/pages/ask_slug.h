/* Reads the record that a page shows, also at an old address. */
#ifndef ALMANAC_ASK_SLUG_H
#define ALMANAC_ASK_SLUG_H

#include <stdbool.h>

#include "store/old_slugs.h"

struct request;
struct value;

/*
 * Reads the event, venue or organizer with a slug, or, if it is not public or
 * there is none, the one that had the slug (rule 14.3): then `*slug` becomes
 * the slug that it has now. `query` is "" or begins with a question mark.
 * Returns the same as ask_api().
 */
int	ask_slug(struct request *, enum old_slug_kind, const char **slug,
	    const char *query, const struct value **record)
	    __attribute__((warn_unused_result));

/* Whether an event is only shown with its password. */
bool	ask_needs_password(int status, const struct value *error);

#endif
