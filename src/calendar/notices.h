/*
 * Messages to the endpoints of webhooks, put into the outbox by the request
 * that changes a record, in its transaction. Where none is configured that
 * wants them, none of these does anything.
 *
 * There is one for each record that a request itself creates, changes, trashes
 * or deletes, on the way too: a venue within an event, a term by its name.
 * What follows from it for others has none: an event loses the venue, the
 * organizer, the term or the parent that goes, a category moves up when the
 * one above it goes, a term counts other events, and a scheduled record is
 * published by time alone.
 *
 * `data` is the record as it stands in a list that an administrator asks for
 * under the first mount of `base_url`, whoever makes the request; so neither
 * passwords nor their hashes are in it.
 */
#ifndef ALMANAC_NOTICES_H
#define ALMANAC_NOTICES_H

#include "store/status.h"
#include "text/webhook_types.h"

struct record_head;
struct request;
struct term;

/*
 * Behind the last statement that changes the record, or, where it is deleted
 * for good, before the first. Failures are the caller's to ask for, by
 * db_failed().
 */
void	notice_record(struct request *, enum told_change,
	    const struct record_head *);
void	notice_term(struct request *, enum told_change, const struct term *);

/* What an update has done that began with this status. */
enum told_change	notice_of(enum status before, enum status after);

#endif
