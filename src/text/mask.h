/* Addresses in logs. */
#ifndef ALMANAC_MASK_H
#define ALMANAC_MASK_H

#include <stddef.h>

struct buf;

/*
 * Appends path and query as an RFC 3986 reference, cut after about `max` bytes
 * with "...". They may contain any bytes. Replaces the values of parameters by
 * "***" if their name contains a word such as password, nonce, token, secret
 * or key, in any encoding, also in addresses that other parameters contain.
 */
void	mask_address(struct buf *, const char *target, size_t max);

#endif
