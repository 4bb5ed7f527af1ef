/*
 * Steps 8 to 10 of a request for one record (rule 5.1): what the caller may
 * know, read and write. Each is 0, or the status of a refusal.
 */
#ifndef ALMANAC_RECORD_ACCESS_H
#define ALMANAC_RECORD_ACCESS_H

#include <stdbool.h>

#include "calendar/record.h"

struct request;

/* Rules, sections 18 and 19, for a record that was found. */
int	record_refuse_read(struct request *, const struct record_head *);

/* Whether events show it to the caller (rule 18.3). */
bool	record_is_shown(const struct request *, const struct record_head *);

enum record_right {
	RECORD_EDIT,		/* update, or delete to the trash */
	RECORD_PURGE
};

/*
 * Steps 9 and 10, for a whole record; `sent`: what an update sends, or NULL.
 * But for its state (410).
 */
int	record_refuse_write(struct request *, const struct record_head *,
	    enum record_right, const struct record_sent *sent);

/* Whether the caller may make somebody the author. */
int	record_refuse_author(struct request *, const struct record_sent *);

/*
 * Step 10. When conditional_asks(), what a GET would send now is in rq->out,
 * or nothing for a record in the trash; it is thrown away.
 */
int	record_refuse_changed(struct request *);

#endif
