/*
 * Records of The Events Calendar, as its REST API v1 and ours give them
 * (contract sections 10.1, 11.1, 12.1, 13.1, 13.2), with what sites make of
 * them: entities in titles, ids as texts, false or [] for what is absent.
 */
#ifndef ALMANAC_IMPORT_TEC_H
#define ALMANAC_IMPORT_TEC_H

#include <stdbool.h>

struct import;
struct value;

struct tec {
	struct import	*im;
	struct value	*seen;		/* names of what has come, as a set */
};

void	tec_open(struct tec *, struct import *);

/*
 * Puts all records of a page of a list, of a list alone, or a single record,
 * and what events hold of others.  False: import->why is set.  A page that
 * holds none is told and passed over.
 */
bool	tec_put_page(struct tec *, const struct value *page,
	    const char *address);

#endif
