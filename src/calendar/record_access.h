/*
 * Steps 8 to 10 of a request for one record (rule 5.1): what the caller may
 * know, read and write. Each function returns 0, or the status of a refusal.
 */
#ifndef ALMANAC_RECORD_ACCESS_H
#define ALMANAC_RECORD_ACCESS_H

#include <stdbool.h>

#include "calendar/record.h"

struct request;

/* Sections 18 and 19 of the rules, for a record that was found. */
int	record_refuse_read(struct request *, const struct record_head *);

/* Whether events show this record to the caller (rule 18.3). */
bool	record_is_shown(const struct request *, const struct record_head *);

enum record_right {
	RECORD_EDIT,		/* update, or delete to the trash */
	RECORD_PURGE
};

/*
 * Steps 9 and 10, for a whole record, without the check for the trash (410).
 * `sent` is what an update sends, or NULL.
 */
int	record_refuse_write(struct request *, const struct record_head *,
	    enum record_right, const struct record_sent *sent);

/* Whether the caller may make somebody the author. */
int	record_refuse_author(struct request *, const struct record_sent *);

/*
 * Step 10. If conditional_asks(), rq->out must contain the answer to a GET, or
 * nothing for a record in the trash. It is discarded.
 */
int	record_refuse_changed(struct request *);

#endif
