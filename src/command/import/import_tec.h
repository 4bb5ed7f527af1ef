/*
 * Records of The Events Calendar, in the form of its REST API v1 and ours
 * (spec/records.yaml), with the variations of real sites: entities in titles,
 * ids as texts, false or [] for absent values.
 */
#ifndef ALMANAC_IMPORT_TEC_H
#define ALMANAC_IMPORT_TEC_H

#include <stdbool.h>

struct import;
struct value;

struct tec {
	struct import	*im;
	struct value	*seen;		/* names of records, as a set */
	bool		 repeats;	/* a list has had a record twice */
};

void	tec_open(struct tec *, struct import *);

/*
 * Imports the records of a page of a list, of a plain list, or a single
 * record, and the records within events. A page without records is reported
 * and skipped. Returns false if import->why is set.
 */
bool	tec_put_page(struct tec *, const struct value *page,
	    const char *address);

#endif
