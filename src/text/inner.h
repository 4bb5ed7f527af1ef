/* Addresses that are not those of public servers. */
#ifndef ALMANAC_INNER_H
#define ALMANAC_INNER_H

#include <stdbool.h>

/*
 * Whether an IPv4 or IPv6 address cannot be that of a public server (RFC
 * 6890): loopback, link-local, private, shared, multicast, reserved, or an
 * IPv6 address that contains such an IPv4 address. Returns true for any other
 * text.
 */
bool	inner_address(const char *);

#endif
