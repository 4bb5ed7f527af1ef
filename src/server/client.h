/*
 * A connection as this server sees it: the message that arrives on it, and
 * the answer that goes out.
 *
 * Kore drives the connection and calls back; it never sees a byte of the
 * client's.  Whatever may disconnect (sending, receiving) may also take away
 * the client's buffers: nothing of them is touched afterwards.
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
	CLIENT_HEAD,		/* reads a head, or waits for one */
	CLIENT_BODY,
	CLIENT_SERVED,		/* Kore holds a request in its name */
	CLIENT_PARKED,		/* the same, and the writer works on it */
	CLIENT_READY,		/* its answer goes out with those of others */
	CLIENT_SENDING,		/* must read its answer before it is read on */
	CLIENT_LEAVING		/* answered for the last time */
};

struct client {
	struct job		 job;		/* first: the writer's part */
	struct connection	*connection;	/* NULL: it has left */
	struct http_request	*sleeper;	/* while parked */
	enum client_stage	 stage;
	bool			 known;		/* has been answered once */
	bool			 ended;		/* will send nothing more */
	bool			 drained;	/* nothing is left to read now */
	struct message		 message;
	uint8_t			*head;		/* while it is not receiving */
	uint8_t			*body;		/* if it is not behind the head */
	size_t			 held;		/* bytes of memory for it */
	size_t			 rest;		/* in `head`: the next message */
	size_t			 rest_length;
	size_t			 body_length;
	size_t			 counted;	/* bytes when its time began */
	size_t			 spill;		/* bytes to let by when leaving */
	uint64_t		 since;		/* its time began: kore_time_ms() */
	uint64_t		 deadline;	/* its time ends; 0: never */
	size_t			 unread;	/* bytes of memory: unread.h */
	size_t			 taken;		/* bytes sent of that answer */
	uint64_t		 answered;	/* when that answer began */
	struct cache_place	 place;		/* of the answer to be made */
	unsigned		 recalled;	/* answers of this event */
	char			 peer[INET6_ADDRSTRLEN];
	unsigned		 crowd;		/* it is one of: crowd.h */
	bool			 operations;	/* it asks for those */
	int64_t			 begun;		/* its message: clock_steady() */
	char			 id[REQUEST_ID_TEXT];	/* if it has sent none */
};

/* Connections of clients in this process, and jobs that others have of them. */
extern unsigned	 client_count, client_parked;

/*
 * The client of a connection, or NULL when it has left: Kore may still run its
 * request before it forgets the connection.
 */
struct client	*_Nullable client_of(const struct connection *);

/*
 * For `bind` and listeners: the callback of a new connection, to the service
 * or to its operations (operations.h).
 */
void		 almanac_connect(struct connection *);
void		 almanac_operations(struct connection *);

/* Ends the connection that has waited longest for its client, if any has. */
bool		 client_make_room(void);

/* Frees a client that left while the writer worked for it. */
void		 client_free(struct client *);

/* Waits for the first message. */
void		 guard_start(struct client *);

/* Reads on, from what is left in `head` and then from the network. */
void		 guard_resume(struct client *);

/* Lets Kore make a request of the message as it is; then it is served. */
void		 guard_hand_over(struct client *);

/* The message is whole, with this body. */
void		 guard_take(struct client *, const char *body);

/* Lets by what a client still sends, so that it can read its last answer. */
void		 guard_leave(struct client *);

/* c->read, c->write and c->evt.handle in place of Kore's. */
int		 wire_read(struct connection *, size_t *);
int		 wire_write(struct connection *, size_t, size_t *);
void		 wire_event(void *, int);

/*
 * Sends what the socket takes and queues a copy of the rest (unread.h).  False:
 * the connection is broken.
 */
bool		 wire_send(struct client *, const char *, size_t, int flags);

/*
 * Sends the answer to job.request, and reads on or ends the connection: soon,
 * in a row with the answers to others that Kore has a request of.  A client on
 * this machine then wakes up once for all of them, not in between.
 */
void		 answer_send(struct client *);

/* All of the answer is sent: reads on, or ends the connection. */
void		 answer_taken(struct client *);

/* At once, before something that may take its time. */
void		 answer_send_ready(void);

/* One that is ready leaves. */
void		 answer_forget(const struct client *);

/* Answers or ends what has taken too long; `now` is kore_time_ms(). */
void		 client_check_deadlines(uint64_t now);

#endif
