/* Threads besides the event loop. */
#ifndef ALMANAC_THREAD_H
#define ALMANAC_THREAD_H

#include <pthread.h>

/* Starts run(arg) in a new thread, which handles no signals, or aborts. */
void	thread_start(pthread_t *, void *(*run)(void *), void *arg);

#endif
