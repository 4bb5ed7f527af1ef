/* Finds the route of a path (rules, sections 1 and 2). */
#ifndef ALMANAC_ROUTE_H
#define ALMANAC_ROUTE_H

#include "http/table.h"

struct arena;

/*
 * Finds the path of `text`, the part after the namespace ("" or "/events/21"),
 * percent-encoded. Returns NULL if there is none. `*capture` is the digits of
 * {id} without leading zeros, the decoded text of {slug}, or NULL.
 */
const struct path	*_Nullable route_find(struct arena *, const char *text,
			    const char **capture);

/* The same for a page. `text` is the part after the prefix of a mount. */
const struct path	*_Nullable route_find_page(struct arena *,
		    const char *text, const char **capture);

/* Returns the path with its capture, which must be digits or NULL. */
const char		*route_address(struct arena *, const struct path *,
			    const char *capture);

/*
 * Whether the text is like "2027-03", or like "2027-03-13". The day may be
 * after the end of the month.
 */
bool			 route_is_month(const char *, size_t length);
bool			 route_is_day(const char *, size_t length);

/* Returns the route of a path for a method (HEAD counts as GET), or NULL. */
const struct route	*_Nullable route_for(const struct path *, enum method);

/* Whether the route requires a parameter besides its path. */
bool			 route_requires(const struct route *,
			    const struct param *);

/* Whether JSON null clears a parameter of the route. */
bool			 route_clears(const struct route *,
			    const struct param *);

/*
 * Returns METHOD_OTHER for unknown names. "get" is unknown (RFC 9110 section
 * 9.1).
 */
enum method		 method_find(const char *name);
const char		*method_name(enum method);

#endif
