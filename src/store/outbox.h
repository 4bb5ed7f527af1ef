/*
 * Messages to webhooks about changes. The transaction that makes a change also
 * writes its message. So there is a message if and only if the change was
 * committed.
 */
#ifndef ALMANAC_OUTBOX_H
#define ALMANAC_OUTBOX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct db;

/* Whether an endpoint has rejected all further messages (410). */
bool	outbox_is_gone(struct db *, const char *endpoint);

/*
 * A message is dropped, delivered or not, if it is older than OUTBOX_KEPT. An
 * endpoint also loses a message if OUTBOX_MAX newer ones wait for it
 * (deliveries_tidy()).
 */
#define OUTBOX_KEPT	INT64_C(604800)		/* seconds */
#define OUTBOX_MAX	INT64_C(100000)

/*
 * Drops up to `most` of the messages that are too old, and returns how many.
 * Call it inside a write transaction. Each change trims up to OUTBOX_TURN,
 * which is more than it adds. outbox_dropped() returns the total, to which
 * outbox_add_dropped() adds.
 */
#define OUTBOX_TURN	16
int64_t	outbox_trim(struct db *, int64_t now, int64_t most);

/*
 * Trims up to OUTBOX_TURN, without waiting for the server to report how many.
 */
void	outbox_trim_a_few(struct db *, int64_t now);
int64_t	outbox_dropped(struct db *);
void	outbox_add_dropped(struct db *, int64_t count);

/*
 * Adds a message for each of the endpoints, at least one. `type` is for
 * example "event.created", `body` is JSON. Endpoints receive messages in the
 * order of these calls.
 */
void	outbox_put(struct db *, const char *type, const char *body,
	    int64_t now, const char *const *endpoints, size_t count);

#endif
