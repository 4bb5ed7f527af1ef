/*
 * Messages about changes, put by the transaction that makes the change, so
 * that each committed change has its own and no other one has any.
 */
#ifndef ALMANAC_OUTBOX_H
#define ALMANAC_OUTBOX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct db;

/* Whether an endpoint has said that it wants no more (store/deliveries.h). */
bool	outbox_is_gone(struct db *, const char *endpoint);

/*
 * What no endpoint takes does not stay: a message goes, whatever has become of
 * it, when it is older than that, or when so many newer ones have come.
 */
#define OUTBOX_KEPT	INT64_C(604800)		/* seconds */
#define OUTBOX_MAX	INT64_C(1000000)

/*
 * Within a write transaction: drops those of the `most` oldest that are beyond
 * these limits.  How many; outbox_dropped() counts all of them.  Each change
 * does it for more than the one that it puts, whoever is still told.
 */
#define OUTBOX_TURN	16
int64_t	outbox_trim(struct db *, int64_t now, int64_t most);
int64_t	outbox_dropped(struct db *);

/*
 * One message, to be delivered to each of the endpoints, of which there is one
 * at least; `type` as "event.created", `body` is JSON.  They get messages in
 * the order of these calls.
 */
void	outbox_put(struct db *, const char *type, const char *body,
	    int64_t now, const char *const *endpoints, size_t count);

#endif
