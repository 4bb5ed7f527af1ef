/*
 * Answers of this worker that are sent again, before Kore knows of a request.
 */
#ifndef ALMANAC_RECALL_H
#define ALMANAC_RECALL_H

struct buf;
struct cache_counts;
struct client;
struct db;

/* The connection that reads; its worker's thread is the only one here. */
void	 recall_start(struct db *);

enum recall {
	RECALL_NOTHING,		/* the message must be served */
	RECALL_SENT,		/* perhaps not all of it: see the send queue */
	RECALL_BROKEN		/* the connection is */
};

/* Answers the message that has come, if this is known already. */
enum recall	 recall(struct client *);

/* Keeps the answer to job.request, which is about to be sent. */
void		 recall_keep(struct client *, const struct buf *head,
		    const char *body, size_t length);

/* Nothing where nothing is kept. */
void		 recall_count(struct cache_counts *);

#endif
