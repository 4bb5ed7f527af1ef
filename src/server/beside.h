/* Threads besides the event loop. */
#ifndef ALMANAC_BESIDE_H
#define ALMANAC_BESIDE_H

#include <pthread.h>

/* Starts run(arg) in a new thread, which handles no signals, or aborts. */
void	beside_start(pthread_t *, void *(*run)(void *), void *arg);

#endif
