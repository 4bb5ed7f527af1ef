/*
 * Slugs that no other record has (contract section 7.2).
 */
#ifndef ALMANAC_SLUG_UNIQUE_H
#define ALMANAC_SLUG_UNIQUE_H

#include <stdint.h>

#include "calendar/record.h"

struct request;

/*
 * `slug` with `suffix` ("" or "__trashed") behind it, and -2, -3 ... behind
 * that if a record of the kind other than `id` has it, or if it is reserved.
 * In the request's arena.
 */
const char	*slug_unique(struct request *, enum record_kind, int64_t id,
		    const char *slug, const char *suffix);

#endif
