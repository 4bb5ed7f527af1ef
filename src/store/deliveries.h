/*
 * Deliveries of messages to endpoints: which are due, how they ended, when to
 * retry. An endpoint is identified by its address.
 *
 * Only one process at a time delivers. If it is killed before it has noted a
 * delivery here, it sends the message again: a message arrives at least once,
 * always under the same name.
 */
#ifndef ALMANAC_DELIVERIES_H
#define ALMANAC_DELIVERIES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct arena;
struct db;

#define DELIVERY_ATTEMPTS	10	/* then it is given up */

struct delivery {
	int64_t		 message;	/* in the order of the changes */
	const char	*name;		/* of the message: "msg_..." */
	const char	*type;		/* "event.created" */
	const char	*body;		/* JSON */
	size_t		 length;
	int		 attempts;	/* so far */
};

/*
 * How many seconds to wait after so many failed attempts, from 5 seconds to 24
 * hours, as in the example of Standard Webhooks 1.0.0; 0: no more attempts.
 */
int64_t	delivery_delay(int attempts);

/*
 * The delivery that is due first, or the oldest of those due at the same time;
 * in the arena. False: none is due, or the storage failed.
 */
bool	delivery_next(struct db *, struct arena *, const char *endpoint,
	    int64_t now, struct delivery *);

/*
 * Within a write transaction: the delivery succeeded; or it failed and is due
 * again after the delay, plus up to a tenth to spread retries, but not before
 * `wait` seconds (the endpoint's Retry-After). `outcome` is for example "503".
 * True: it was the last attempt.
 */
void	delivery_done(struct db *, const char *endpoint, int64_t message);
bool	delivery_failed(struct db *, const char *endpoint,
	    const struct delivery *, int64_t now, int64_t wait,
	    const char *outcome);

/* The endpoint refuses all further messages: its deliveries are given up. */
void	delivery_refused(struct db *, const char *endpoint, int64_t now,
	    const char *outcome);

/*
 * Within a write transaction: drops messages beyond the limits of the outbox,
 * and makes due what a wrong clock has set far ahead. True: there may be more
 * to drop.
 */
bool	deliveries_tidy(struct db *, int64_t now);

/*
 * Makes due the deliveries that were given up: of one message, or (NULL) of
 * all, which also enables endpoints that had refused further messages. Returns
 * how many.
 */
int64_t	deliveries_retry(struct db *, const char *name, int64_t now);

/* How many are not given up. */
int64_t	deliveries_pending(struct db *);

/* All that have not succeeded, in the order of the changes. */
struct delivery_state {
	const char	*name;
	const char	*type;
	const char	*endpoint;
	int64_t		 created;
	bool		 given_up;
	int64_t		 due;		/* valid unless given up */
	int		 attempts;
	const char	*outcome;	/* of the last attempt; NULL: none */
};

void	deliveries_each(struct db *,
	    void (*call)(const struct delivery_state *));
void	deliveries_each_gone(struct db *,
	    void (*call)(const char *endpoint, int64_t since));

#endif
