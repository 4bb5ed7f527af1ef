/*
 * Delivers messages from the outbox to the endpoints of webhooks.
 *
 * To each endpoint one message at a time, in the order of the changes as long
 * as it takes them.  One that fails is tried again later
 * (store/deliveries.h), and those behind it go on meanwhile; after failures in
 * a row an endpoint rests, for a minute at most, or as long as it asks for in
 * an answer of 429 or 503.
 *
 * The database is looked at every second.
 */
#ifndef ALMANAC_COMMAND_DELIVER_H
#define ALMANAC_COMMAND_DELIVER_H

struct db;
struct site;

/*
 * Stays until SIGTERM or SIGINT, and then for what is on its way, five seconds
 * at most.  NULL, or what is wrong: with the secrets, or with the database
 * so that it must be opened anew.
 */
const char	*deliver(struct db *, const struct site *);

/* An address as it may stand in a log: no query, which may hold secrets. */
#define DELIVER_SHOWN	256
const char	*deliver_shown(const char *endpoint, char text[DELIVER_SHOWN]);

#endif
