/*
 * Imports a site of The Events Calendar, or of almanac, through its REST API.
 */
#ifndef ALMANAC_IMPORT_SITE_H
#define ALMANAC_IMPORT_SITE_H

#include <stdbool.h>

struct arena;
struct import;

/*
 * Imports the lists of the site, page by page. A page has its own
 * transactions. `source` NULL: that of the address (store/sources.h). It
 * becomes import->source when the API has been found. `login` is
 * "name:password", or NULL. Returns false if import->why is set.
 */
bool		 import_site(struct import *, const char *address,
		    const char *source, const char *login);

/*
 * The address of WordPress's API in a Link field, or NULL: rel
 * "https://api.w.org/" (RFC 8288), only http and https. `links` is untrusted.
 */
const char	*_Nullable site_read_link(struct arena *, const char *links);

#endif
