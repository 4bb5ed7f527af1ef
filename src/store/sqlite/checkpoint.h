/*
 * Checkpoints: the log that commits append to, written back into the database
 * beside the requests.
 *
 * A commit costs a write of the log and no more.  Once the log is long it is
 * copied into the database while others go on reading and writing; then, in
 * the writers' queue, what has come in meanwhile, so that the next commit
 * begins the log anew.  The file keeps its size, as far as it was due: to
 * overwrite it costs less than to append.
 */
#ifndef ALMANAC_CHECKPOINT_H
#define ALMANAC_CHECKPOINT_H

#include <stdbool.h>
#include <stddef.h>

struct db;

/*
 * Commits of this connection leave the log alone and tell its length in pages
 * instead; `tell` runs in the connection's thread.
 */
void	checkpoint_leave(struct db *, void (*tell)(size_t pages));

/*
 * Writes back all that it can of a log of that length, on a connection that
 * does nothing else.  The length at which it is worth to come again; at once
 * after a while where db_failed(): nothing is lost, but the log stays.
 */
size_t	checkpoint_run(struct db *, size_t pages);

/* The length at which to come for the first time. */
#define CHECKPOINT_DUE	8000

/* No log gets much longer than that many pages while checkpoints fail. */
#define CHECKPOINT_MAX	32768

/*
 * Nobody adds to the log before a checkpoint has succeeded: as long as this is
 * so, checkpoints must be tried again.
 */
bool	checkpoint_is_stuck(void);

/*
 * A checkpoint waits for those who read.  Whoever keeps a read transaction
 * open from one request to the next must end it when he sees this.
 */
bool	checkpoint_waits(void);

#endif
