/* Checks whether the records exist to which parameters refer (rule 4.9). */
#ifndef ALMANAC_REFERENCES_H
#define ALMANAC_REFERENCES_H

#include <stdbool.h>
#include <stdint.h>

#include "http/params.h"
#include "http/table.h"

struct request;

/* Whether the record exists; events only if the caller may read them. */
bool	reference_exists(struct request *, enum reference, int64_t id);

/* Whether the path of the request addresses that event, by its id or slug. */
bool	reference_addressed(struct request *, int64_t event);

/*
 * Whether an event may be linked to a venue or organizer: the caller may read
 * it, and it is not in the trash.
 */
bool	reference_linkable(struct request *, enum reference, int64_t id);

/*
 * Finds a term by id, slug or name, for a filter (rule 25.6), or returns 0. A
 * text of digits is only looked up as an id.
 */
int64_t	reference_term(struct request *, enum reference, const char *text);

#endif
