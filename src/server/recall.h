/* The worker's cache of answers, which are sent before Kore sees a request. */
#ifndef ALMANAC_RECALL_H
#define ALMANAC_RECALL_H

struct buf;
struct client;
struct db;

/* The connection must be able to read; only the event loop uses it. */
void	 recall_start(struct db *);

enum recall {
	RECALL_NOTHING,		/* the message must be served */
	RECALL_SENT,		/* maybe in part: see the send queue */
	RECALL_BROKEN		/* the connection is broken */
};

/* Answers the received message from the cache, if possible. */
enum recall	 recall(struct client *);

/*
 * Call it before job.request is served: makes it also read the data for
 * recall_keep().
 */
void		 recall_prepare(struct client *);

/* Caches the answer to job.request, before it is sent. */
void		 recall_keep(struct client *, const struct buf *head,
		    const char *body, size_t length);

/* Publishes the counters of the cache. Call it regularly. */
void		 recall_look(void);

#endif
