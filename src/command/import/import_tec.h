/*
 * Records of The Events Calendar, as its REST API v1 and ours represent them
 * (spec/records.yaml), with the variations of real sites: entities in titles,
 * ids as texts, false or [] for absent values.
 */
#ifndef ALMANAC_IMPORT_TEC_H
#define ALMANAC_IMPORT_TEC_H

#include <stdbool.h>

struct arena;
struct import;
struct value;

struct tec {
	struct import	*im;
	struct value	*seen;		/* names of records, as a set */
};

void	tec_open(struct tec *, struct import *);

/*
 * Imports all records of a page of a list, of a plain list, or a single record,
 * and the records within events. A page without records is reported and
 * skipped. False: import->why is set.
 */
bool	tec_put_page(struct tec *, const struct value *page,
	    const char *address);

/*
 * The name of a site, such as "cal.example" or "cal.example/town". It is the
 * same for all addresses of its API: http or https, and all prefixes.
 *
 * `api` is an address of the API, or below it. Its host and the path in the
 * global_id of a record form the name. Without a global_id (NULL), or if that
 * has another host, the path of the API is used, so that a site cannot pretend
 * to be another one. NULL: `api` is not an address of an API.
 */
const char	*_Nullable tec_source_of(struct arena *, const char *api,
		    const char *_Nullable global_id);

/* The address of a list or record in the answer, or NULL. */
const char	*_Nullable tec_source(struct arena *, const struct value *page);

/* The global_id of the first record of a page, or NULL. */
const char	*_Nullable tec_global_id(const struct value *page);

#endif
