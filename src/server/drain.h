/*
 * The end of a worker: what is in flight is answered first.
 *
 * A signal from Kore's parent means the whole service; from anybody else it
 * means this worker alone, and the parent starts another one in its place.
 */
#ifndef ALMANAC_DRAIN_H
#define ALMANAC_DRAIN_H

#include <stdbool.h>

/* No message is the last but one any more. */
extern bool	 draining;

/* Takes the signals from Kore; they set the eventfd `wake`. */
void		 drain_start(int wake);

/*
 * Begins if a signal has come: after every wake, and now and then, since one
 * that comes while the worker starts is lost.
 */
void		 drain_look(void);

#endif
