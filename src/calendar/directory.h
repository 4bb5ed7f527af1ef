/*
 * Lists of venues and of organizers (contract sections 11.2, 12.2).
 */
#ifndef ALMANAC_DIRECTORY_H
#define ALMANAC_DIRECTORY_H

#include "calendar/record.h"
#include "store/lists/listing.h"

struct directory;
struct paging;
struct request;

/*
 * Finds the page that was asked for.  0, or the status of a refusal.
 */
int	directory_find(struct request *, enum record_kind,
	    const struct directory *, const struct paging *,
	    struct list_page *);

#endif
