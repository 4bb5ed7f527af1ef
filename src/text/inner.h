/* Network addresses of this machine and of private networks. */
#ifndef ALMANAC_INNER_H
#define ALMANAC_INNER_H

#include <stdbool.h>

/*
 * Whether an IPv4 or IPv6 address is not one of a public server (RFC 6890):
 * loopback, link-local, private, shared, multicast or reserved, or an IPv6
 * address that contains such an IPv4 address. True for any other text.
 */
bool	inner_address(const char *);

#endif
