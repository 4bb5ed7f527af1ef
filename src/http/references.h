/*
 * Whether what a parameter points to exists (rule 4.9).
 */
#ifndef ALMANAC_REFERENCES_H
#define ALMANAC_REFERENCES_H

#include <stdbool.h>
#include <stdint.h>

#include "http/params.h"
#include "http/table.h"

struct request;

/* A filter's venue or organizer may have any status. */
bool	reference_exists(struct request *, enum reference, int64_t id);

/* Whether the path names that event, by its id or slug. */
bool	reference_addressed(struct request *, int64_t event);

/* To link it, the caller must be able to read it; it is not in the trash. */
bool	reference_linkable(struct request *, enum reference, int64_t id);

/*
 * The term of a filter by id, slug or name (rule 25.6); 0: there is none. A
 * text of digits is tried as an id only.
 */
int64_t	reference_term(struct request *, enum reference, const char *text);

/* An image's number that was seen before. */
bool	reference_image(struct request *, int64_t id);

#endif
