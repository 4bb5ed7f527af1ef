/*
 * Delivers messages from the outbox to the endpoints of webhooks.
 *
 * An endpoint gets one message at a time, in the order of the changes as long
 * as it accepts them. A failed message is retried later (store/deliveries.h),
 * and the next ones are sent meanwhile. After consecutive failures an endpoint
 * rests, for at most a minute, or for as long as its answer of 429 or 503 asks.
 *
 * The database is read every second.
 */
#ifndef ALMANAC_COMMAND_DELIVER_H
#define ALMANAC_COMMAND_DELIVER_H

struct db;
struct site;

/*
 * Returns after SIGTERM or SIGINT, when messages in flight are finished, or
 * after five seconds. NULL, or an error in the secrets or in the database,
 * after which that must be opened again.
 */
const char	*deliver(struct db *, const struct site *);

/* An address for the log: without its query, which may contain secrets. */
#define DELIVER_SHOWN	256
const char	*deliver_shown(const char *endpoint, char text[DELIVER_SHOWN]);

#endif
