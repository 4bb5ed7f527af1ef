/*
 * The end of a worker: it first answers the requests that have arrived.
 *
 * A signal from Kore's parent ends the whole service. Any other signal ends
 * only this worker, and the parent replaces it.
 */
#ifndef ALMANAC_DRAIN_H
#define ALMANAC_DRAIN_H

#include <stdbool.h>

/* Replaces Kore's signal handlers. The new ones write to the eventfd `wake`. */
void		 drain_start(int wake);

/*
 * Starts draining if a signal has arrived. Call it after every wake, and also
 * regularly, since a signal during the start may cause no wake.
 */
void		 drain_look(void);

#endif
