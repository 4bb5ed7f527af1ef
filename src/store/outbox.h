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
 * One message, to be delivered to each of the endpoints, of which there is one
 * at least; `type` as "event.created", `body` is JSON.  They get messages in
 * the order of these calls.
 */
void	outbox_put(struct db *, const char *type, const char *body,
	    int64_t now, const char *const *endpoints, size_t count);

#endif
