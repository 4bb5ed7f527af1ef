/*
 * Deletes a record: into the trash, or permanently (rules, section 19).
 */
#ifndef ALMANAC_TRASH_H
#define ALMANAC_TRASH_H

#include <stdbool.h>

#include "calendar/record.h"

struct request;

/* Answers a DELETE of the record of that id, or (not NULL) that slug. */
int	record_trash(struct request *, enum record_kind, int64_t id,
	    const char *slug, bool purge);

#endif
