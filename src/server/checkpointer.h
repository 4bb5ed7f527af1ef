/*
 * The thread of a worker that runs checkpoints (store/sqlite/checkpoint.h), so
 * that neither commits nor reads wait for them.
 */
#ifndef ALMANAC_CHECKPOINTER_H
#define ALMANAC_CHECKPOINTER_H

#include <stdbool.h>
#include <stddef.h>

#define CHECKPOINTER_MESSAGE	512	/* bytes of a message */

struct db;

/* The thread owns the connection from now on. */
void	checkpointer_start(struct db *);

/* Reports that the log has this many pages. May be called by any thread. */
void	checkpointer_report(size_t pages);

/* Returns the failure since the last call, or false if there was none. */
bool	checkpointer_failure(char text[CHECKPOINTER_MESSAGE]);

/*
 * Finishes the current checkpoint, then ends the thread and closes its
 * connection.
 */
void	checkpointer_stop(void);

#endif
