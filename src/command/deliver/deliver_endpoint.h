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
	ENDPOINT_FOUND,		/* a letter is due, but not written */
	ENDPOINT_READY,		/* ready to be sent */
	ENDPOINT_POSTING,
	ENDPOINT_HEARD		/* has a result that is not stored yet */
};

/* A webhook, or a queue of letters to the mail server. */
struct endpoint {
	const char		*address;
	enum endpoint_state	 state;
	struct arena		*arena;		/* of the delivery */
	const struct site	*site;		/* site_now(), for it */
	struct delivery		 delivery;
	struct post		*post;		/* for a webhook */
	struct mailer		*mailer;	/* or for letters */
	struct letter		 letter;
	bool			 needless;	/* the letter is not needed */
	struct transfer_outcome	 outcome;
	bool			 last;		/* it was the last attempt */
	int			 failures;	/* in a row */
	int64_t			 rests;		/* until this clock_steady() */
};

/*
 * Unless `private`, the endpoint must be public. Returns NULL, or an error of
 * its secrets. Close it in both cases.
 */
const char	*endpoint_open(struct endpoint *, struct transfers *,
		    const struct webhook *, bool private);
const char	*endpoint_open_mail(struct endpoint *, struct transfers *,
		    const struct mail *, const char *queue);
void		 endpoint_close(struct endpoint *);

/*
 * Finds the delivery that is due, and writes its message. Call it in a read
 * transaction; the result is valid if that succeeds.
 */
void		 endpoint_find(struct endpoint *, struct db *);

/*
 * If endpoint_wants_writing(), call endpoint_write() in a write transaction,
 * and endpoint_written() after its commit.
 */
bool		 endpoint_wants_writing(const struct endpoint *);
void		 endpoint_write(struct endpoint *, struct db *);
void		 endpoint_written(struct endpoint *);

/* Starts sending the delivery that is ready. */
void		 endpoint_start(struct endpoint *);

/* Whether there is a result to store. */
bool		 endpoint_hear(struct endpoint *);

/*
 * endpoint_note() stores the result. Call it in a write transaction, and
 * endpoint_forget() after its commit.
 */
void		 endpoint_note(struct endpoint *, struct db *);
void		 endpoint_forget(struct endpoint *);

/* Whether a message is in flight, or its result is not stored yet. */
bool		 endpoint_is_busy(const struct endpoint *);

/* An address for the log: without its query, which may contain secrets. */
#define ENDPOINT_SHOWN	256
const char	*endpoint_shown(const char *url, char text[ENDPOINT_SHOWN]);

#endif
