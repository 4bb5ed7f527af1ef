/* The description of an event, of which calendars may have two forms. */
#ifndef ALMANAC_ICAL_MARKUP_H
#define ALMANAC_ICAL_MARKUP_H

struct arena;

/*
 * The document in an address "data:text/html,...", or NULL if it is something
 * else.
 */
const char	*_Nullable ical_data(struct arena *, const char *address);

/*
 * Returns clean markup, or NULL. Each of the texts may be NULL. `plain` may be
 * markup nevertheless, and is used if `markup` says nothing more.
 */
const char	*_Nullable ical_description(struct arena *,
		    const char *_Nullable plain,
		    const char *_Nullable markup);

#endif
