/*
 * A client connection: the message that arrives and the answer that is sent.
 *
 * Kore drives the connection and calls back. It never parses a byte of the
 * client. Sending and receiving may disconnect the client and free its buffers,
 * so these must not be used afterwards.
 */
#ifndef ALMANAC_CLIENT_H
#define ALMANAC_CLIENT_H

#include <netinet/in.h>

#include <kore/kore.h>
#include <kore/http.h>
#include <stdint.h>

#include "http/cache.h"
#include "http/message.h"
#include "http/request_id.h"
#include "server/jobs.h"

enum client_stage {
	CLIENT_HEAD,		/* receives a head, or waits for one */
	CLIENT_BODY,
	CLIENT_SERVED,		/* Kore has a request for its message */
	CLIENT_PARKED,		/* the same, and another thread works on it */
	CLIENT_READY,		/* its answer waits to be sent in a row */
	CLIENT_SENDING,		/* must read its answer first */
	CLIENT_LEAVING		/* has its last answer */
};

struct client {
	struct job		 job;		/* must be first */
	struct connection	*connection;	/* NULL: disconnected */
	struct http_request	*sleeper;	/* while parked */
	enum client_stage	 stage;
	bool			 known;		/* has got an answer */
	bool			 ended;		/* will send nothing more */
	bool			 drained;	/* no input at the moment */
	struct message		 message;
	uint8_t			*head;		/* while it is not receiving */
	uint8_t			*body;		/* if it is not in `head` */
	size_t			 held;		/* memory for it */
	size_t			 rest;		/* next message in `head` */
	size_t			 rest_length;
	size_t			 body_length;
	size_t			 counted;	/* bytes at that time */
	size_t			 spill;		/* bytes it may still send */
	uint64_t		 since;		/* kore_time_ms() at its start */
	uint64_t		 deadline;	/* end of its time; 0: never */
	size_t			 unread;	/* unread bytes: unread.h */
	size_t			 taken;		/* bytes sent of that answer */
	uint64_t		 answered;	/* start of that answer */
	struct cache_place	 place;		/* of the answer being made */
	unsigned		 recalled;	/* answers in this event */
	char			 peer[INET6_ADDRSTRLEN];
	unsigned		 quota;		/* index in quota.h */
	bool			 operations;	/* connected to operations */
	int64_t			 begun;		/* its message, clock_steady() */
	char			 id[REQUEST_ID_TEXT];	/* unless it sent one */
};

/* Connections of clients in this process, and jobs that other threads have. */
extern unsigned	 client_count, client_parked;

/*
 * The client of a connection. NULL after it has disconnected, when Kore may
 * still run its request.
 */
struct client	*_Nullable client_of(const struct connection *);

/*
 * Callbacks for new connections, named in `bind` and listeners: to the service,
 * and to its operations (operations.h).
 */
void		 almanac_connect(struct connection *);
void		 almanac_operations(struct connection *);

/* Disconnects the client for which the server has waited longest, if any. */
bool		 client_make_room(void);

/* Frees a client that disconnected while another thread worked for it. */
void		 client_free(struct client *);

/* Waits for the first message. */
void		 guard_start(struct client *);

/* Continues with what is left in `head`, then with input from the network. */
void		 guard_resume(struct client *);

/* Makes Kore create a request for the message, which is then served. */
void		 guard_hand_over(struct client *);

/* The message is complete, with this body. */
void		 guard_take(struct client *, const char *body);

/* Discards what a client still sends, so that it can read its last answer. */
void		 guard_leave(struct client *);

/* Replacements for Kore's c->read, c->write and c->evt.handle. */
int		 wire_read(struct connection *, size_t *);
int		 wire_write(struct connection *, size_t, size_t *);
void		 wire_event(void *, int);

/*
 * Sends what the socket accepts and queues a copy of the rest (unread.h).
 * False: the connection is broken.
 */
bool		 wire_send(struct client *, const char *, size_t, int flags);

/*
 * Sends the answer to job.request, and then receives the next message or closes
 * the connection. It waits briefly for answers to other requests: a client on
 * this machine then wakes up once for all of them instead of taking the
 * processor after each.
 */
void		 answer_send(struct client *);

/* The answer is sent completely: receives the next message or disconnects. */
void		 answer_taken(struct client *);

/* Sends all answers that are ready, before something that may take long. */
void		 answer_send_ready(void);

/* Removes a client that has disconnected. */
void		 answer_forget(const struct client *);

/*
 * Answers or disconnects clients that have taken too long; `now` is
 * kore_time_ms().
 */
void		 client_check_deadlines(uint64_t now);

#endif
