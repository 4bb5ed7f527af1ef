/*
 * Messages to webhooks. The request that changes a record stores in the outbox,
 * in its transaction, which record was changed and how. The body is written
 * when the message is sent, so it has the newest state. If no configured
 * endpoint wants a message, nothing is stored.
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

#include <stdint.h>

#include "store/status.h"
#include "text/webhook_types.h"

struct arena;
struct db;
struct delivery;
struct record_head;
struct request;
struct site;
struct term;

/*
 * Call NOTICE_PURGED before the first statement that deletes the record: its
 * body is stored. Check db_failed() afterwards.
 */
void	notice_record(struct request *, enum notice_change,
	    const struct record_head *);
void	notice_term(struct request *, enum notice_change, const struct term *);

/*
 * Adds a message that tests an endpoint, which has no result until it was
 * tried.
 */
void	notice_test(struct request *, const char *endpoint);

/*
 * Returns the body of a message, which is written into the arena unless it is
 * stored. If the record no longer exists, it contains only its address. Check
 * db_failed() afterwards.
 */
const char	*notice_write(struct db *, struct arena *, const struct site *,
		    const struct delivery *, int64_t now);

/* The kind of change when an update changes the status. */
enum notice_change	notice_of(enum status before, enum status after);

#endif
