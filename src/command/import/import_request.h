/* Sends a record of an import to our own routes. */
#ifndef ALMANAC_IMPORT_REQUEST_H
#define ALMANAC_IMPORT_REQUEST_H

#include <stdbool.h>
#include <stdint.h>

struct import;
struct import_record;

struct import_answer {
	int64_t	 id;		/* 0: rejected, which was reported */
	bool	 joined;	/* an equal record of ours is used */
	bool	 incomplete;	/* refers to a record not imported yet */
};

/*
 * Creates a record (id 0) or updates ours, without rejected fields. `last`:
 * missing references will not be imported later. False: the database has
 * failed.
 */
bool	import_request(struct import *, const struct import_record *,
	    int64_t id, bool last, struct import_answer *);

#endif
