/*
 * Imports a site of The Events Calendar, or of almanac, through its REST API.
 */
#ifndef ALMANAC_IMPORT_SITE_H
#define ALMANAC_IMPORT_SITE_H

#include <stdbool.h>

struct import;

/*
 * Imports the lists of the site page by page, each page in transactions of its
 * own. `source` NULL: a name derived from the address of the API. `login` is
 * "name:password" or NULL. False: import->why is set.
 */
bool		 import_site(struct import *, const char *address,
		    const char *source, const char *login);

#endif
