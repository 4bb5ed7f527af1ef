/* An endpoint and the message that is being sent to it. */
#ifndef ALMANAC_COMMAND_DELIVER_ENDPOINT_H
#define ALMANAC_COMMAND_DELIVER_ENDPOINT_H

#include <stdbool.h>
#include <stdint.h>

#include "command/deliver/deliver_post.h"
#include "store/deliveries.h"

struct arena;
struct db;

enum endpoint_state {
	ENDPOINT_IDLE,
	ENDPOINT_FOUND,		/* a delivery that is due */
	ENDPOINT_POSTING,
	ENDPOINT_HEARD		/* its result, which is not stored yet */
};

struct endpoint {
	const struct webhook	*webhook;
	enum endpoint_state	 state;
	struct arena		*arena;		/* of the delivery */
	struct delivery		 delivery;
	struct post		*post;
	struct post_outcome	 outcome;
	bool			 last;		/* stored: given up */
	int			 failures;	/* in a row */
	int64_t			 rests;		/* until then, clock_steady() */
};

/* NULL, or an error in its secrets. It must be closed in either case. */
const char	*endpoint_open(struct endpoint *, struct posts *,
		    const struct webhook *);
void		 endpoint_close(struct endpoint *);

/*
 * Call it in a read transaction. If that succeeds, the delivery can be started.
 */
void		 endpoint_find(struct endpoint *, struct db *);
void		 endpoint_start(struct endpoint *);

/* Whether there is a result to store. */
bool		 endpoint_hear(struct endpoint *);

/*
 * Call it in a write transaction. If that is committed, the delivery is
 * finished.
 */
void		 endpoint_note(struct endpoint *, struct db *);
void		 endpoint_forget(struct endpoint *);

/* Whether a message is being sent, or its result is not stored. */
bool		 endpoint_is_busy(const struct endpoint *);

/* An address for the log: without its query, which may contain secrets. */
#define ENDPOINT_SHOWN	256
const char	*endpoint_shown(const char *url, char text[ENDPOINT_SHOWN]);

#endif
