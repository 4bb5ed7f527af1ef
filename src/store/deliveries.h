/*
 * Deliveries of messages to endpoints: which are due, how they ended, when to
 * retry. An endpoint is identified by its address.
 *
 * Only one process at a time delivers. If it is killed before it has recorded a
 * delivery here, it sends the message again: each message arrives at least
 * once, always with the same name.
 */
#ifndef ALMANAC_DELIVERIES_H
#define ALMANAC_DELIVERIES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct arena;
struct db;

#define DELIVERY_ATTEMPTS	10	/* attempts before it is given up */

struct delivery {
	int64_t		 message;	/* in the order of the changes */
	const char	*name;		/* of the message: "msg_..." */
	const char	*type;		/* "event.created" */
	const char	*about, *body;	/* JSON, as in store/outbox.h */
	int64_t		 created;
	int64_t		 author;	/* the user who caused it; or 0 */
	int		 attempts;	/* made so far */
};

/*
 * Finds the next delivery and reads it into the arena. Authors with deliveries
 * that are due take turns, by id; `after` is the one of the last delivery. Of
 * an author's deliveries it is the one that is due first, or the oldest of
 * those due at the same time. Returns false if none is due, or the database has
 * failed.
 */
bool	delivery_next(struct db *, struct arena *, const char *endpoint,
	    int64_t after, int64_t now, struct delivery *);

/*
 * Call both inside a write transaction. delivery_done() records success.
 * delivery_failed() schedules a retry after the delay plus up to a tenth, to
 * spread retries, but not before `wait` seconds (the endpoint's Retry-After).
 * `outcome` is for example "503". It returns true if this was the last
 * attempt.
 */
void	delivery_done(struct db *, const char *endpoint,
	    const struct delivery *);
bool	delivery_failed(struct db *, const char *endpoint,
	    const struct delivery *, int64_t now, int64_t wait,
	    const char *outcome);

/* The endpoint rejects all further messages: gives up its deliveries. */
void	delivery_refused(struct db *, const char *endpoint, int64_t now,
	    const char *outcome);

/*
 * Drops messages beyond the limits of outbox.h: if there are too many, the
 * oldest ones of the endpoint and author with most. Makes messages due that a
 * wrong clock has scheduled far ahead. Call it inside a write transaction.
 * Returns true if there may be more to drop.
 */
bool	deliveries_tidy(struct db *, int64_t now);

/*
 * Makes deliveries due that were given up: those of one message, or of all
 * messages if `name` is NULL. The latter also enables endpoints that had
 * rejected further messages. Returns their number.
 */
int64_t	deliveries_retry(struct db *, const char *name, int64_t now);

/* The number of deliveries that are not given up. */
int64_t	deliveries_pending(struct db *);

/*
 * deliveries_each() calls back for each delivery that has not succeeded, in
 * the order of the changes.
 */
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

/*
 * How the last attempt ended, of webhooks and of letters. It is forgotten as
 * messages are (OUTBOX_KEPT).
 */
enum delivery_result {
	RESULT_DONE,
	RESULT_REJECTED,	/* by an answer */
	RESULT_LOGIN,		/* rejected */
	RESULT_UNKNOWN,		/* there is no host of this name */
	RESULT_AWAY,		/* there is no connection */
	RESULT_LATE,		/* no answer in time */
	RESULT_UNSAFE,		/* no TLS, or no valid certificate */
	RESULT_LOST,		/* the connection ended, or anything else */
	RESULT_PRIVATE		/* the address is not public */
};

struct endpoint_result {
	enum delivery_result	 result;
	int64_t			 code;	/* of the answer; 0: there was none */
	int64_t			 made;
};

/* result_put() needs a write transaction; NULL deletes it. */
void	result_put(struct db *, const char *endpoint,
	    const struct endpoint_result *_Nullable);
bool	result_get(struct db *, const char *endpoint,
	    struct endpoint_result *);

/* Endpoints of which the last attempt failed, by their addresses. */
#define FAILING_MOST	64

struct endpoint_failing {
	const char		*endpoint;
	enum delivery_result	 result;
	int64_t			 waiting;	/* messages */
};

size_t	endpoints_failing(struct db *, struct arena *,
	    struct endpoint_failing list[FAILING_MOST]);

/*
 * The endpoint works again: makes its messages due, and enables it if it had
 * rejected further ones. Inside a write transaction.
 */
void	endpoint_revive(struct db *, const char *endpoint, int64_t now);

/* Deletes the messages for an endpoint, and all that is known about it. */
void	deliveries_forget(struct db *, const char *endpoint);

/* Whether a message of this type is still to be sent. */
bool	delivery_waits(struct db *, const char *endpoint, const char *type);

void	deliveries_each(struct db *,
	    void (*call)(const struct delivery_state *));
void	deliveries_each_gone(struct db *,
	    void (*call)(const char *endpoint, int64_t since));

#endif
