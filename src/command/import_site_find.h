/*
 * Where the API of a site is: as WordPress says it, else where it usually is.
 */
#ifndef ALMANAC_IMPORT_SITE_FIND_H
#define ALMANAC_IMPORT_SITE_FIND_H

#include <stdint.h>

struct arena;
struct fetch;
struct value;

/*
 * The address of .../events/v1, without a slash at its end.  `address` is that
 * or the site's.  NULL, or what is wrong.
 */
const char	*_Nullable site_find_api(struct fetch *, struct arena *,
		    const char *address, const char **api);

/*
 * The address that a Link field gives for the API of WordPress, or NULL: rel
 * "https://api.w.org/" (RFC 8288); only http and https.  `links` is foreign.
 */
const char	*_Nullable site_read_link(struct arena *, const char *links);

/* A member of an answer, or 0. */
int64_t		 site_number(const struct value *, const char *name);

#endif
