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
 * Prepares the index, OPTIONS and /doc in all languages; once, before the fork.
 * `now` is their Last-Modified, and that of lists before the first write.
 */
void	serve_start(int64_t now);

/* Creates a request in the arena. */
struct request	*serve_prepare(struct arena *, const struct site *,
		    const struct message *, int64_t now);

/*
 * A request within another one, for what a page shows or a webhook sends: it
 * has the same arena, database, budget and time, but nothing that the client
 * has sent. It is an anonymous GET of `target`, which follows {api}. Its route
 * is not set and its body not started.
 */
struct request	*serve_inner(struct request *, const char *target);

/*
 * The checks from the parameters on, and the handler, of a request within
 * another one whose route, fields and caller are set. Returns the status.
 */
int	serve_route(struct request *);

/* Whether the writer must serve it, since it may change the database. */
bool	serve_writes(const struct request *);

/*
 * Whether what a served request has stored is kept: its status is below 400, and
 * it is not only a preview.
 */
bool	serve_keeps(const struct request *);

/* Whether it checks a password of people, for which nobody should wait. */
bool	serve_is_slow(const struct request *);

/*
 * The file of a request that takes a picture, or NULL. Before serve_answer(),
 * rq->picture must be what maker_make() makes of it.
 */
const struct value	*_Nullable serve_picture(const struct request *);

/* Whether it reads at most one record. */
bool	serve_is_brief(const struct request *);

/*
 * Needs rq->db in a read transaction, or in a write transaction if
 * serve_writes(). Returns the status. Unless serve_keeps(), changes must be
 * rolled back. A request that spends rq->budget is answered with 503.
 * Afterwards, the arena has the budget that it had before, that of an enclosing
 * request.
 */
int	serve_answer(struct request *);

#endif
