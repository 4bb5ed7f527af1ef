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
#include "generated/service.h"

struct arena;
struct buf;
struct request;

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

/*
 * What is wrong with what was sent, gathered so that one answer says all of it
 * (rules 7.3 and 7.4).
 */
struct fault {
	const char	*name;		/* of the parameter, the outermost */
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
 * Adds what is wrong with one parameter; only the first of a name counts, and
 * none when there are SERVICE_COMPLAINTS_ITEMS. `pointer` is a JSON pointer
 * into the parameters. The message's places are filled with the texts that
 * follow, in order; the first is what the value is called.
 */
void	complaints_add(struct complaints *, const char *name,
	    const char *pointer, enum complaint, ...);

/* Whether more of them would not be reported. */
bool	complaints_full(const struct complaints *);

/* "/name", escaped (RFC 6901). */
const char	*complaints_pointer(struct arena *, const char *name);

/* 400 with all of them. */
int	reply_complaints(struct request *, const struct complaints *);

/* 400 with the names of parameters that are missing; NULL ends them. */
int	reply_missing(struct request *, const char *const *names);

/*
 * 400 for one bad value that only a handler can tell. The text, which may be
 * NULL, fills the message's place behind the name.
 */
int	reply_invalid(struct request *, const char *name, enum complaint,
	    const char *text);

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
