/*
 * A client connection: the message that arrives and the answer that is sent.
 *
 * 	connections.c	accepts connections and ends them
 * 	guard.c		receives a message
 * 	requests.c	serves it
 * 	answer.c	sends the answer
 * 	stream.c	and a file after it
 * 	wire.c		bytes in and out, for all of these
 *
 * Kore drives the connection and calls back. Sending and receiving may
 * disconnect the client and free its buffers, so do not use these afterwards.
 */
#ifndef ALMANAC_CLIENT_H
#define ALMANAC_CLIENT_H

#include <netinet/in.h>

#include <kore/kore.h>
#include <kore/http.h>
#include <stdint.h>

#include "http/cache.h"
#include "http/chunks.h"
#include "http/message.h"
#include "http/request_id.h"
#include "server/threads.h"

enum client_stage {
	CLIENT_HEAD,		/* receives a head, or waits for one */
	CLIENT_BODY,
	CLIENT_SERVED,		/* Kore has a request for its message */
	CLIENT_PARKED,		/* another thread works on its request */
	CLIENT_SENDING,		/* has an unread answer */
	CLIENT_LEAVING		/* was sent its last answer */
};

struct client {
	struct job		 job;		/* must be first */
	struct connection	*connection;	/* NULL: disconnected */
	struct http_request	*sleeper;	/* while parked */
	enum client_stage	 stage;
	bool			 known;		/* was sent an answer */
	bool			 ended;		/* will send no more */
	bool			 drained;	/* no input at the moment */
	struct message		 message;
	uint8_t			*head;		/* while it is not receiving */
	uint8_t			*body;		/* if it is not in `head` */
	size_t			 held;		/* memory for it */
	size_t			 rest;		/* next message in `head` */
	size_t			 rest_length;
	size_t			 body_length;
	struct chunks		 chunks;	/* of a chunked body */
	size_t			 counted;	/* bytes at the last check */
	size_t			 spill;		/* bytes it may still send */
	uint64_t		 since;		/* kore_time_ms() at start */
	uint64_t		 deadline;	/* end of its time; 0: never */
	void			(*sent)(struct client *);	/* at the end of
							   the answer */
	struct stream		*stream;	/* of its answer, or NULL */
	size_t			 unread;	/* bytes to send, in wire.h */
	size_t			 bytes_sent;	/* of the answer, so far */
	uint64_t		 answered;	/* when the answer began */
	struct cache_place	 place;		/* of the answer being made */
	unsigned		 recalled;	/* answers in this event */
	char			 peer[INET6_ADDRSTRLEN];
	unsigned		 quota;		/* index in quota.h */
	bool			 operations;	/* connected to operations */
	int64_t			 begun;		/* clock_steady(), message */
	char			 id[REQUEST_ID_TEXT];	/* unless it sent one */
};

/* Connections of clients in this worker. */
extern unsigned	 client_count;

/*
 * The worker is ending: every answer is the last one on its connection
 * (drain.h).
 */
extern bool	 draining;

/*
 * Returns the client of a connection, or NULL if it has disconnected. Kore may
 * still run its request.
 */
struct client	*_Nullable client_of(const struct connection *);

#endif
