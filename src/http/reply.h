/*
 * The answer's head, and the refusals. The only owner of header fields: each
 * is set here once and written once, by reply_head().
 *
 * A refusal replaces whatever is in rq->out and rq->reply and returns its
 * status, so that refusing is one `return (reply_...(rq, ...));`.
 */
#ifndef ALMANAC_REPLY_H
#define ALMANAC_REPLY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "generated/errors.h"

struct buf;
struct request;

#define REPLY_TAG	32		/* an entity tag with quotes and NUL */

struct reply {
	int		 status;
	char		 etag[REPLY_TAG];	/* "": none */
	int64_t		 last_modified;	/* UTC; 0: none */
	const char	*location;	/* these are absent where NULL */
	const char	*allow;
	const char	*language;
	const char	*link;
	const char	*content_type;	/* of another kind than JSON */
	const char	*encoding;	/* of the body: "gzip" */
	const char	*policy;	/* of a page: Content-Security-Policy */
	const char	*interface;	/* of a page: where the API has it */
	int64_t		 total;		/* of a list; -1: none */
	int64_t		 total_pages;
	int		 retry_after;	/* seconds; 0: none */
	bool		 replayed;	/* an earlier answer (rule 30.2) */
	const char	*failure;	/* what failed, for the log, or NULL */
};

/*
 * The refusal `error` of the catalogue; the message's places are filled with
 * the texts that follow, in order.
 */
int	reply_error(struct request *, enum error, ...);

/*
 * The same for a refusal with more to say: what is written into rq->out between
 * the two calls becomes members of `data`, or of the problem itself when
 * rq->problem (rules 7.3 and 7.4).
 */
void	reply_error_start(struct request *, enum error, ...);
int	reply_error_end(struct request *);

/* A term of that name exists already: it is `term_id`. */
int	reply_term_exists(struct request *, enum error, int64_t term_id);

/* The request has spent its budget: 503. */
int	reply_late(struct request *);

/* Begins the answer's body, which expects so many bytes. */
void	reply_start(struct request *, size_t expected);

/* The status, or 400 for an answer that its size has cut short. */
int	reply_whole(struct request *, int status);

/* The storage failed: 500, 503 or 507, by db_error(). */
int	reply_broken(struct request *);

/* 401 to the anonymous, else 403. */
int	reply_forbidden(struct request *);

/* "Not Found" of 404 (RFC 9110 section 15). */
const char	*reply_reason(int status);

/* The statuses that there are, by number; 0: no more of them. */
int		 reply_status(size_t);

/*
 * Writes status line and header fields, up to and with the blank line; no Link
 * where the head would be longer than SERVICE_ANSWER_HEAD_BYTES.
 */
void	reply_head(const struct request *, struct buf *);

/* The body to send: none for HEAD and 304. */
const char	*reply_body(const struct request *, size_t *length);

#endif
