/*
 * The thread of a worker that writes checkpoints (store/checkpoint.h), so that
 * neither commits nor reads wait for them.
 */
#ifndef ALMANAC_CHECKPOINTER_H
#define ALMANAC_CHECKPOINTER_H

#include <stdbool.h>
#include <stddef.h>

#define CHECKPOINTER_TROUBLE	512	/* bytes of a message */

struct db;

/* The connection is the thread's from now on. */
void	checkpointer_start(struct db *);

/* The log has so many pages: from any thread. */
void	checkpointer_tell(size_t pages);

/* What has gone wrong since it was asked last; false: nothing. */
bool	checkpointer_trouble(char text[CHECKPOINTER_TROUBLE]);

/* Ends what it is at, then the thread and its connection. */
void	checkpointer_stop(void);

#endif
