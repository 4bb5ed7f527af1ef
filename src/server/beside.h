/*
 * Threads beside the event loop.
 */
#ifndef ALMANAC_BESIDE_H
#define ALMANAC_BESIDE_H

#include <pthread.h>

/* Signals stay the event loop's.  Aborts where there can be no thread. */
void	beside_start(pthread_t *, void *(*run)(void *));

#endif
