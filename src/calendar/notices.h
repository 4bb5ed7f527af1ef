/*
 * Messages to webhooks. The request that changes a record writes them to the
 * outbox, in its transaction. If no configured endpoint wants a message, these
 * functions do nothing.
 *
 * There is one message for each record that a request itself creates, changes,
 * trashes or deletes, including a venue or term that is created with an event.
 * Indirect changes of other records cause no message: when a venue, organizer,
 * term or parent is deleted, events lose it and subcategories move up; counts
 * of terms change; scheduled records are published.
 *
 * `data` is the record as an administrator sees it in a list under the first
 * mount of `base_url`. The caller of the request does not matter. It never
 * contains passwords or their hashes.
 */
#ifndef ALMANAC_NOTICES_H
#define ALMANAC_NOTICES_H

#include "store/status.h"
#include "text/webhook_types.h"

struct event;
struct record_head;
struct request;
struct term;

/*
 * Call it after the last statement that changes the record, or before the first
 * one that deletes it permanently. Check db_failed() afterwards.
 */
void	notice_record(struct request *, enum notice_change,
	    const struct record_head *);

/* The same for an event whose links may have changed since it was read. */
void	notice_relinked(struct request *, enum notice_change,
	    const struct event *);

void	notice_term(struct request *, enum notice_change, const struct term *);

/* The kind of change when an update changes the status. */
enum notice_change	notice_of(enum status before, enum status after);

#endif
