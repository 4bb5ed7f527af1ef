/*
 * The head of an answer, and error answers. Header fields are set only here and
 * are written once, by reply_head().
 *
 * An error answer replaces the contents of rq->out and rq->reply and returns
 * its status, so rejecting a request is one `return (reply_...(rq, ...));`.
 */
#ifndef ALMANAC_REPLY_H
#define ALMANAC_REPLY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "generated/errors.h"
#include "generated/service.h"

struct arena;
struct buf;
struct request;

/* Writes an error. */
int	reply_error(struct request *, struct problem);

/* The same with Retry-After; 0: without. */
int	reply_retry(struct request *, struct problem, int seconds);

/*
 * The same for an error with more data: values written to rq->out between the
 * two calls become members of `data` or, if in.problem, of the problem itself
 * (rules 7.3 and 7.4).
 */
void	reply_error_start(struct request *, struct problem);
int	reply_error_end(struct request *);

/* Rejects a term whose name another term, `term_id`, already has. */
int	reply_term_exists(struct request *, struct problem, int64_t term_id);

/* Writes a 503: the request has spent its budget. */
int	reply_late(struct request *);

/*
 * Starts the body of an answer, of about `expected` bytes, with the selected
 * members.
 */
void	reply_start(struct request *, size_t expected);

/* Returns the status, or 400 if the answer was cut because it is too large. */
int	reply_whole(struct request *, int status);

/*
 * Writes a 500, 503 or 507, depending on db_error(): the database has failed.
 */
int	reply_broken(struct request *);

/* Writes a 401 for anonymous callers, otherwise a 403. */
int	reply_forbidden(struct request *);

/* All faults of a request's fields, for one answer (rules 7.3 and 7.4). */
struct fault {
	const char	*name;		/* of the outermost parameter */
	const char	*code;
	const char	*message;
	const char	*pointer;
};

struct complaints {
	struct arena	*arena;
	size_t		 count;
	struct fault	 list[SERVICE_COMPLAINTS_ITEMS];
};

void	complaints_init(struct complaints *, struct arena *);

/*
 * Adds a complaint about the value `name` of a parameter, unless `outer`, the
 * outermost parameter, already has one or there are SERVICE_COMPLAINTS_ITEMS.
 * `pointer` is a JSON pointer into the parameters.
 */
void	complaints_add(struct complaints *, const char *outer,
	    const char *pointer, const char *name, struct complaint);

/* Whether further complaints are dropped. */
bool	complaints_full(const struct complaints *);

/* "/name", escaped (RFC 6901). */
const char	*complaints_pointer(struct arena *, const char *name);

/* Writes a 400 with all complaints. */
int	reply_complaints(struct request *, const struct complaints *);

/* Writes a 400 with the names of missing parameters, up to NULL. */
int	reply_missing(struct request *, const char *const *names);

/* Writes a 400 for one invalid value that only the handler can detect. */
int	reply_invalid(struct request *, const char *name, struct complaint);

/* Returns "Not Found" for 404 (RFC 9110 section 15). */
const char	*reply_reason(int status);

/* Returns the known statuses in increasing order, and 0 after the last. */
int		 reply_status(size_t);

/*
 * Writes the status line and the header fields, including the blank line. Link
 * is omitted if the head would be longer than SERVICE_ANSWER_HEAD_BYTES.
 */
void	reply_head(const struct request *, struct buf *);

/* Returns the body to send, which is empty for HEAD and 304. */
const char	*reply_body(const struct request *, size_t *length);

#endif
