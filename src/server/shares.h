/*
 * The event loop's time, of which each client address has a share in a turn.
 * What it uses beyond its share counts for its next turns, for which its
 * requests wait in their order. So many requests of one address delay those of
 * others, and new connections, by a share only.
 */
#ifndef ALMANAC_SHARES_H
#define ALMANAC_SHARES_H

#include <stdbool.h>
#include <stdint.h>

struct job;

/*
 * `wake` is an eventfd: the worker calls shares_turn() when it is written to.
 */
void	shares_start(int wake);

/*
 * Queues a job until shares_turn() serves it, and returns true; or returns
 * false if its address has time left.
 */
bool	shares_wait(struct job *);

/* Whether it is queued. */
bool	shares_waits(const struct job *);

/* Counts time that the job's address has used, in nanoseconds. */
void	shares_spend(const struct job *, int64_t took);

/* Begins a turn, and serves jobs of addresses that have time left. */
void	shares_turn(void (*serve)(struct job *));

#endif
