/*
 * The thread of a worker that writes checkpoints (store/checkpoint.h), so that
 * neither commits nor reads wait for them.
 */
#ifndef ALMANAC_CHECKPOINTER_H
#define ALMANAC_CHECKPOINTER_H

#include <stddef.h>

struct db;

/* The connection is the thread's from now on. */
void	checkpointer_start(struct db *);

/* The log has so many pages: from any thread. */
void	checkpointer_tell(size_t pages);

/* Ends what it is at, then the thread and its connection. */
void	checkpointer_stop(void);

#endif
