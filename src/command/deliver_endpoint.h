/*
 * One endpoint and the message that it is getting.
 */
#ifndef ALMANAC_COMMAND_DELIVER_ENDPOINT_H
#define ALMANAC_COMMAND_DELIVER_ENDPOINT_H

#include <stdbool.h>
#include <stdint.h>

#include "command/deliver_keys.h"
#include "command/deliver_post.h"
#include "store/deliveries.h"

struct arena;
struct db;

enum endpoint_state {
	ENDPOINT_IDLE,
	ENDPOINT_FOUND,		/* a delivery that is due */
	ENDPOINT_POSTING,
	ENDPOINT_HEARD		/* what became of it, not noted yet */
};

struct endpoint {
	const struct webhook	*webhook;
	struct deliver_keys	 keys;
	enum endpoint_state	 state;
	struct arena		*arena;		/* of the delivery */
	struct delivery		 delivery;
	struct post		*post;
	struct post_outcome	 outcome;
	bool			 last;		/* noted: given up */
	int			 failures;	/* in a row */
	int64_t			 rests;		/* until then: clock_steady() */
};

/* NULL, or what is wrong with its secrets; then too it must be closed. */
const char	*endpoint_open(struct endpoint *, struct posts *,
		    const struct webhook *);
void		 endpoint_close(struct endpoint *);

/* Within a read transaction; then, if that was sound, it can be started. */
void		 endpoint_find(struct endpoint *, struct db *);
void		 endpoint_start(struct endpoint *);

/* Whether there is something to be noted, since now or before. */
bool		 endpoint_hear(struct endpoint *);

/* Within a write transaction; then, if it was committed, it is over. */
void		 endpoint_note(struct endpoint *, struct db *);
void		 endpoint_forget(struct endpoint *);

/* A message is on its way, or what became of it is not noted. */
bool		 endpoint_is_busy(const struct endpoint *);

#endif
