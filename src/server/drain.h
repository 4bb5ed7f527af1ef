/*
 * The end of a worker: requests that have arrived are answered first.
 *
 * A signal from Kore's parent ends the whole service. A signal from elsewhere
 * ends only this worker, which the parent replaces.
 */
#ifndef ALMANAC_DRAIN_H
#define ALMANAC_DRAIN_H

#include <stdbool.h>

/* Takes over the signals from Kore. Handlers write to the eventfd `wake`. */
void		 drain_start(int wake);

/*
 * Starts draining if a signal has arrived. Call it after every wake, and now
 * and then, since a signal during the start may not wake.
 */
void		 drain_look(void);

#endif
