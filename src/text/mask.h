/*
 * Addresses as a log may show them.
 */
#ifndef ALMANAC_MASK_H
#define ALMANAC_MASK_H

#include <stddef.h>

struct buf;

/*
 * Appends path and query, as a reference of RFC 3986 whatever bytes it came
 * with, and no more than about `max` bytes of it: then "..." follows.  Values
 * of parameters that are called a password, nonce, token, secret, key or the
 * like, however they are spelt, are "***".
 */
void	mask_address(struct buf *, const char *target, size_t max);

#endif
