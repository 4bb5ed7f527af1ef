/*
 * One record of an import as a request to our own routes.
 */
#ifndef ALMANAC_IMPORT_REQUEST_H
#define ALMANAC_IMPORT_REQUEST_H

#include <stdbool.h>
#include <stdint.h>

struct import;
struct import_record;

struct import_answer {
	int64_t	 id;		/* 0: it was refused, which has been told */
	bool	 joined;	/* an equal one of ours stands for it */
	bool	 incomplete;	/* refers to what has not come yet */
};

/*
 * Makes a record (id 0) or changes ours, without the fields that are refused.
 * `last`: what it refers to will not come any more.  False: the database has
 * failed.
 */
bool	import_request(struct import *, const struct import_record *,
	    int64_t id, bool last, struct import_answer *);

#endif
