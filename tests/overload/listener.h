/* A hostile or slow server of the test, for clients in the service. */
#ifndef ALMANAC_LISTENER_H
#define ALMANAC_LISTENER_H

#include <stdio.h>

/*
 * Listens on a free port, which is returned, in a separate process. Each
 * connection has a thread, which calls `converse` and then closes it. The
 * process ends with the test.
 */
int	 listener_start(void (*converse)(FILE *));

#endif
