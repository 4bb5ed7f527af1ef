/* From an address to a route (rules, sections 1 and 2), by the match tree. */
#ifndef ALMANAC_ROUTE_H
#define ALMANAC_ROUTE_H

#include "http/table.h"

struct arena;

/*
 * The path of `text`, which is what follows the namespace ("" or "/events/21"),
 * still percent-encoded; NULL: no such path. `*capture` gets the digits of
 * {id} without leading zeros, the decoded text of {slug}, or NULL.
 */
const struct path	*_Nullable route_find(struct arena *, const char *text,
			    const char **capture);

/* The same of a page, of what follows a mount's prefix. */
const struct path	*_Nullable route_find_page(struct arena *,
		    const char *text, const char **capture);

/* The route of a path for a method (HEAD counts as GET), or NULL. */
const struct route	*_Nullable route_for(const struct path *, enum method);

/* METHOD_OTHER for an unknown one; "get" is one (RFC 9110 section 9.1). */
enum method		 method_find(const char *name);
const char		*method_name(enum method);

#endif
