/*
 * Serves a request, in a fixed order of steps (rule 5.1).
 *
 * serve_prepare() interprets the message without the database, so it may run
 * before the request is queued. serve_answer() does the rest and leaves the
 * answer in rq->out and rq->reply. Both depend only on the request and may run
 * on any thread.
 */
#ifndef ALMANAC_SERVE_H
#define ALMANAC_SERVE_H

#include <stdbool.h>
#include <stdint.h>

struct arena;
struct message;
struct request;
struct site;
struct value;

/*
 * Prepares the index, OPTIONS and /doc in all languages. Call it once, before
 * the fork. `now` is their Last-Modified, and that of lists before the first
 * write.
 */
void	serve_start(int64_t now);

/* Creates a request in the arena, and finds its route and fields. */
struct request	*serve_prepare(struct arena *, const struct site *,
		    const struct message *, int64_t now);

/*
 * Creates a request within another one, for parts of a page or the record in a
 * webhook. It shares arena, database, budget, time and client address with the
 * outer one, but nothing else that the client has sent. It is an anonymous GET
 * of `target`, the part after {api}. Its route is not set and its body not
 * started.
 */
struct request	*serve_inner(struct request *, const char *target);

/*
 * Whether the body of the request's message must be received, which has
 * `length` bytes. If not, its head shows the answer: no route takes the body,
 * it is too long for the route, or its sender may not call the route. Then the
 * message is marked to be answered without its body. Needs rq->db outside a
 * transaction.
 */
bool	serve_needs_body(struct request *, struct message *, size_t length);

/* Answers with the verdict on the message. Returns the status. */
int	serve_refuse(struct request *);

/*
 * Runs the checks from the parameters on, and the handler, for an inner
 * request whose route, fields and caller are set. Returns the status.
 */
int	serve_route(struct request *);

/*
 * Whether the writer must serve the request, since it may change the database.
 */
bool	serve_writes(const struct request *);

/*
 * Whether the changes of a served request must be committed: its status is
 * below 400, and it is not only a preview.
 */
bool	serve_keeps(const struct request *);

/*
 * Whether the request may hash a user's chosen password, which is slow: no
 * other request should wait for it. Its handler is called on a thread that
 * reads, too. It checks what it can, and calls serve_defer() before it writes.
 */
bool	serve_is_slow(const struct request *);

/*
 * Answers 503, and sets rq->defers: the request has passed all checks of a
 * thread that reads, and the writer must serve it again, with the same checks.
 * Returns the status.
 */
int	serve_defer(struct request *);

/*
 * The file of a request that sends a picture, or NULL. Set rq->picture to the
 * result of maker_make() before serve_answer().
 */
const struct value	*_Nullable serve_picture(const struct request *);

/* Whether the request reads at most one record. */
bool	serve_reads_one(const struct request *);

/*
 * Serves a request. It needs rq->db in a read transaction, or in a write
 * transaction if serve_writes(). Returns the status. Unless serve_keeps(),
 * roll back the changes. A request that spends rq->budget is answered with
 * 503. Afterwards the arena has its previous budget again, that of an outer
 * request.
 */
int	serve_answer(struct request *);

#endif
