/*
 * A request's way in one straight line (rule 5.1).
 *
 * serve_prepare() understands the message without the database, so that it may
 * run before the writers' queue; serve_answer() does the rest and leaves the
 * answer in rq->out and rq->reply. Both are functions of the request alone
 * and run on any thread.
 */
#ifndef ALMANAC_SERVE_H
#define ALMANAC_SERVE_H

#include <stdbool.h>
#include <stdint.h>

struct arena;
struct message;
struct request;
struct site;

/*
 * Renders the index, OPTIONS and doc of every locale; once, before the fork.
 * `now` is the start of the server: their Last-Modified, and that of lists
 * as long as nothing was written.
 */
void	serve_start(int64_t now);

/* Fills a new request, which lies in the arena. */
struct request	*serve_prepare(struct arena *, const struct site *,
		    const struct message *, int64_t now);

/* It goes to the writer: what it does may change the database. */
bool	serve_writes(const struct request *);

/* Whether it reads at most one record. */
bool	serve_is_brief(const struct request *);

/*
 * With rq->db set, which is in a read transaction, or in a write transaction
 * when serve_writes(). Returns the status; a status of 400 and more means that
 * what it has written must be undone. A request that spends rq->budget is
 * answered 503. The budget of a request around this one, in the same arena, is
 * in force again afterwards.
 */
int	serve_answer(struct request *);

#endif
