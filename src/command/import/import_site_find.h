/*
 * Finds the API of a site: where WordPress says it is, or else in the usual
 * places.
 */
#ifndef ALMANAC_IMPORT_SITE_FIND_H
#define ALMANAC_IMPORT_SITE_FIND_H

#include <stdint.h>

struct arena;
struct fetch;
struct value;

/*
 * Stores the address of .../events/v1 without a slash at the end. `address` is
 * that, or an address of the site. NULL, or an error.
 */
const char	*_Nullable site_find_api(struct fetch *, struct arena *,
		    const char *address, const char **api);

/*
 * The address of WordPress's API in a Link field, or NULL: rel
 * "https://api.w.org/" (RFC 8288), only http and https. `links` is untrusted.
 */
const char	*_Nullable site_read_link(struct arena *, const char *links);

/* A numeric member of an answer, or 0. */
int64_t		 site_number(const struct value *, const char *name);

#endif
