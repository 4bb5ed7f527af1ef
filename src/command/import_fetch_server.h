/*
 * Whether two addresses are of one server: scheme, host and port, as libcurl
 * understands them.
 */
#ifndef ALMANAC_IMPORT_FETCH_SERVER_H
#define ALMANAC_IMPORT_FETCH_SERVER_H

#include <stdbool.h>

bool	 fetch_same_server(const char *address, const char *other);

#endif
