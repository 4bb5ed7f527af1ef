/* The life of the service: start, handover, end. */
#ifndef ALMANAC_COMMAND_WATCH_H
#define ALMANAC_COMMAND_WATCH_H

struct service;

/*
 * Starts Kore, prints its addresses, and waits until it ends, by itself or by
 * SIGTERM or SIGINT. On SIGHUP `renew` prepares the next service from the
 * running one and the current configuration (it returns NULL or an error), and
 * a new Kore replaces the old one, which answers the requests that it has
 * received.
 *
 * Returns the exit status.
 */
int	watch(const struct service *,
	    const char *(*renew)(const struct service *, struct service *));

#endif
