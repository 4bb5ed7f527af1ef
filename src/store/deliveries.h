/*
 * Messages on their way to endpoints: what is due, what became of it, when to
 * try again.  An endpoint is known by its address.
 *
 * Only one process at a time delivers.  Of what it has sent and not noted here
 * when it is killed, it sends the same again: a message arrives once at least,
 * under one name.
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
	const char	*name;		/* of the message, always: "msg_..." */
	const char	*type;		/* "event.created" */
	const char	*body;		/* JSON */
	size_t		 length;
	int		 attempts;	/* made by now */
};

/*
 * How long to wait after so many failed attempts, in seconds: the schedule
 * that Standard Webhooks 1.0.0 gives as an example, from 5 seconds to 24
 * hours; 0: never again.
 */
int64_t	delivery_delay(int attempts);

/*
 * What is due first, and of what is due at the same time the oldest; in the
 * arena.  False: nothing, or the storage failed.
 */
bool	delivery_next(struct db *, struct arena *, const char *endpoint,
	    int64_t now, struct delivery *);

/*
 * Within a write transaction: it has arrived; or it has not, and is due again
 * after the delay, up to a tenth more so that not all come at once, and in no
 * less than `wait` seconds, the endpoint's own wish.  `outcome` is "503" or
 * such.  True: it was the last attempt.
 */
void	delivery_done(struct db *, const char *endpoint, int64_t message);
bool	delivery_failed(struct db *, const char *endpoint,
	    const struct delivery *, int64_t now, int64_t wait,
	    const char *outcome);

/* The endpoint wants nothing more: all that waits for it is given up. */
void	delivery_refused(struct db *, const char *endpoint, int64_t now,
	    const char *outcome);

/*
 * Within a write transaction: drops what the outbox keeps no longer, and brings
 * near what a clock that was wrong has put far away.  True: there may be more
 * to drop.
 */
bool	deliveries_tidy(struct db *, int64_t now);

/*
 * Makes due what was given up: of that message, or (NULL) of all, and then
 * takes back all endpoints that have gone.  The count.
 */
int64_t	deliveries_retry(struct db *, const char *name, int64_t now);

/* How many are due, or will be again. */
int64_t	deliveries_pending(struct db *);

/* All that is not over, in the order of the changes. */
struct delivery_state {
	const char	*name;
	const char	*type;
	const char	*endpoint;
	int64_t		 created;
	bool		 given_up;
	int64_t		 due;		/* of use unless given up */
	int		 attempts;
	const char	*outcome;	/* of the last attempt; NULL: none */
};

void	deliveries_each(struct db *,
	    void (*call)(const struct delivery_state *));
void	deliveries_each_gone(struct db *,
	    void (*call)(const char *endpoint, int64_t since));

#endif
