/*
 * Threads beside the event loop.
 */
#ifndef ALMANAC_BESIDE_H
#define ALMANAC_BESIDE_H

#include <pthread.h>

/*
 * `arg` is for `run`.  Signals stay with the event loop.  Aborts where no
 * thread can be had.
 */
void	beside_start(pthread_t *, void *(*run)(void *), void *arg);

#endif
