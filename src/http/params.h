/*
 * Converts fields to a typed, complete and valid params struct, by the tables.
 */
#ifndef ALMANAC_PARAMS_H
#define ALMANAC_PARAMS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/status.h"

struct param;
struct picture;
struct recurrence;
struct request;
struct route;
struct venue_create_params;
struct organizer_create_params;

struct integers {
	size_t		 count;
	int64_t		*list;
};

/*
 * A term by id (name NULL), or by slug or name. The latter may not exist yet.
 */
struct term_name {
	int64_t		 id;
	const char	*name;
};

struct term_names {
	size_t			 count;
	struct term_name	*list;
};

/*
 * A venue or organizer of an event: the id of an existing one, or (id 0) the
 * params for its create route.
 */
struct link {
	int64_t		 id;
	const void	*params;
};

struct links {
	size_t		 count;
	struct link	*list;
};

/* An image by its URL, or (url NULL) by its number. 0 and NULL: none. */
struct image_ref {
	int64_t		 id;
	const char	*url;
};

/* Returns a parameter of a route, or NULL; those of its path if `in_path`. */
const struct param	*_Nullable params_find(const struct route *,
			    const char *name, bool in_path);

/*
 * Reads all parameters of in.route from in.fields and in.capture. NULL if
 * any are missing or invalid: then rq->out and rq->reply have the 400 with all
 * complaints. rq->sent[i] is the value sent for row i, or NULL.
 *
 * If null clears a parameter, its clears_ member is set and its has_ member is
 * not. An id in the path that is too large becomes -1; in.capture has it as
 * sent.
 */
const void	*_Nullable params_read(struct request *);

#endif
