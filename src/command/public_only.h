/* Connections of libcurl to public servers only. */
#ifndef ALMANAC_PUBLIC_ONLY_H
#define ALMANAC_PUBLIC_ONLY_H

#include <netinet/in.h>

#include <curl/curl.h>

#define PUBLIC_ONLY_FAULT	"leads to %s, an address of this machine or" \
				" a private network"

/*
 * The handle opens no connection to an address of this machine or a private
 * network (text/inner.h), nor to a proxy. It stores the last one that was
 * rejected in the text, which must exist as long as the handle.
 */
void	public_only(CURL *, char rejected[INET6_ADDRSTRLEN]);

#endif
