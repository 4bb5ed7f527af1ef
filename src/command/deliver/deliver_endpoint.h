/* An endpoint and the message that is being sent to it. */
#ifndef ALMANAC_COMMAND_DELIVER_ENDPOINT_H
#define ALMANAC_COMMAND_DELIVER_ENDPOINT_H

#include <stdbool.h>
#include <stdint.h>

#include "command/deliver/deliver_letter.h"
#include "command/deliver/deliver_transfer.h"
#include "store/deliveries.h"

struct arena;
struct db;
struct mail;
struct mailer;
struct post;
struct site;
struct webhook;

enum endpoint_state {
	ENDPOINT_IDLE,
	ENDPOINT_FOUND,		/* a delivery that is due: a letter to write */
	ENDPOINT_READY,		/* to be sent */
	ENDPOINT_POSTING,
	ENDPOINT_HEARD		/* its result, which is not stored yet */
};

/* A webhook, or the server that takes letters. */
struct endpoint {
	const char		*address;
	enum endpoint_state	 state;
	struct arena		*arena;		/* of the delivery */
	struct delivery		 delivery;
	struct post		*post;		/* of a webhook */
	struct mailer		*mailer;	/* or of letters */
	struct letter		 letter;
	bool			 needless;	/* the letter */
	struct transfer_outcome	 outcome;
	bool			 last;		/* stored: given up */
	int			 failures;	/* in a row */
	int64_t			 rests;		/* until then, clock_steady() */
};

/* NULL, or an error in its secrets. It must be closed in either case. */
const char	*endpoint_open(struct endpoint *, struct transfers *,
		    const struct webhook *);
const char	*endpoint_open_mail(struct endpoint *, struct transfers *,
		    const struct mail *);
void		 endpoint_close(struct endpoint *);

/* Call it in a read transaction. If that succeeds, what is due is known. */
void		 endpoint_find(struct endpoint *, struct db *);

/* Call it in a write transaction, then endpoint_written() if it is committed. */
bool		 endpoint_wants_writing(const struct endpoint *);
void		 endpoint_write(struct endpoint *, struct db *,
		    const struct site *);
void		 endpoint_written(struct endpoint *);

/* Sends what is ready. */
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
