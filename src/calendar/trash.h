/*
 * Deletes a record: moves it to the trash, or deletes it permanently (rules,
 * section 19).
 */
#ifndef ALMANAC_TRASH_H
#define ALMANAC_TRASH_H

#include <stdbool.h>

#include "calendar/record.h"

struct request;

/*
 * Answers a DELETE of the record with that slug, or that id if the slug is
 * NULL.
 */
int	record_trash(struct request *, enum record_kind, int64_t id,
	    const char *slug, bool purge);

#endif
