/*
 * From fields to a typed, complete, valid params struct, by the tables alone.
 */
#ifndef ALMANAC_PARAMS_H
#define ALMANAC_PARAMS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/status.h"

struct request;
struct route;
struct venue_create_params;
struct organizer_create_params;

struct integers {
	size_t		 count;
	int64_t		*list;
};

/* An id (name NULL), or the slug or name of a term, perhaps of a new one. */
struct term_name {
	int64_t		 id;
	const char	*name;
};

struct term_names {
	size_t			 count;
	struct term_name	*list;
};

/*
 * A venue or organizer that an event is linked to: an id that exists, or
 * (id 0) the params of the one to make, as its own create route would get them.
 */
struct link {
	int64_t		 id;
	const void	*params;
};

struct links {
	size_t		 count;
	struct link	*list;
};

/* An image by address, or (url NULL) by its number. Both empty: none. */
struct image_ref {
	int64_t		 id;
	const char	*url;
};

/*
 * Reads all parameters of rq->route from rq->fields and rq->capture. NULL
 * when anything is missing or bad: the 400 with all of it is then in rq->out
 * and rq->reply. rq->sent[i] is what was sent for row i, or NULL.
 *
 * A parameter that null clears has its clears_ member set and its has_ member
 * not. An id in the path that is too large for one comes as -1; rq->capture
 * keeps it as it was sent.
 */
const void	*_Nullable params_read(struct request *);

#endif
