/*
 * What a cluster may lose.
 */
#ifndef ALMANAC_CLUSTER_LOSSES_H
#define ALMANAC_CLUSTER_LOSSES_H

/*
 * Takes something away while clients work, and checks that service is back in
 * time. Both nodes, the primary and a synchronous standby run when it returns.
 * Any number does; the name of what was lost.
 */
const char	*losses_call(long number);

/* The milliseconds that service was away after the last promotion, or 0. */
extern long	 losses_away;

#endif
