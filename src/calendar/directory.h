/*
 * Lists of venues and of organizers (contract sections 11.2, 12.2).
 */
#ifndef ALMANAC_DIRECTORY_H
#define ALMANAC_DIRECTORY_H

#include <stddef.h>
#include <stdint.h>

#include "calendar/record.h"

struct paging;
struct request;

struct directory_page {
	int64_t		 total;
	size_t		 count;
	int64_t		*ids;		/* in the request's arena */
};

/* What everybody may see, the newest first. */
void	directory_query(struct request *, enum record_kind,
	    const struct paging *, struct directory_page *);

#endif
