/*
 * Whether two addresses have the same scheme, host and port, as libcurl parses
 * them.
 */
#ifndef ALMANAC_IMPORT_FETCH_SERVER_H
#define ALMANAC_IMPORT_FETCH_SERVER_H

#include <stdbool.h>

bool	 fetch_same_server(const char *address, const char *other);

#endif
