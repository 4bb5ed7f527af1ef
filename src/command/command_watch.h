/*
 * The life of the service: start, handover, end.
 */
#ifndef ALMANAC_COMMAND_WATCH_H
#define ALMANAC_COMMAND_WATCH_H

struct service;

/*
 * Starts Kore, says where it listens, and stays until it has ended: on its
 * own, or by SIGTERM or SIGINT.  On SIGHUP `check` is asked whether the
 * configuration can be read (NULL, or what is wrong); then a new Kore takes
 * the place of the old one, which answers what it has begun.
 *
 * Returns the exit status.
 */
int	watch(const struct service *, const char *(*check)(void));

#endif
