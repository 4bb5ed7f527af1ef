/* Losses of parts of a cluster. */
#ifndef ALMANAC_CLUSTER_LOSSES_H
#define ALMANAC_CLUSTER_LOSSES_H

/*
 * Takes a part away while clients work, and checks that the service is back in
 * time. When it returns, both nodes, the primary and a synchronous standby
 * run. `number` selects the loss and may be any number. Returns the name of
 * the loss.
 */
const char	*losses_call(long number);

/* How many milliseconds the service was away after the last promotion, or 0. */
extern long	 losses_away;

#endif
