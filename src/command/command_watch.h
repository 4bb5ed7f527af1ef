/*
 * The life of the service: start, handover, end.
 */
#ifndef ALMANAC_COMMAND_WATCH_H
#define ALMANAC_COMMAND_WATCH_H

struct service;

/*
 * Starts Kore, says where it listens, and stays until it has ended: on its
 * own, or by SIGTERM or SIGINT.  On SIGHUP `renew` makes the service to come
 * of the one that runs, by the configuration as it is now (NULL, or what is
 * wrong with it); then a new Kore takes the place of the old one, which
 * answers what it has begun.
 *
 * Returns the exit status.
 */
int	watch(const struct service *,
	    const char *(*renew)(const struct service *, struct service *));

#endif
