/*
 * A site of The Events Calendar, or of ours, by its REST API.
 */
#ifndef ALMANAC_IMPORT_SITE_H
#define ALMANAC_IMPORT_SITE_H

#include <stdbool.h>

struct import;

/*
 * Puts what the site shows, page by page, each page in transactions of its
 * own.  `source` NULL: a name made of the address of its API; `login` is
 * "name:password" or NULL.  False: import->why is set.
 */
bool		 import_site(struct import *, const char *address,
		    const char *source, const char *login);

#endif
