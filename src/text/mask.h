/* Addresses as a log may contain them. */
#ifndef ALMANAC_MASK_H
#define ALMANAC_MASK_H

#include <stddef.h>

struct buf;

/*
 * Appends path and query as an RFC 3986 reference, whatever bytes they contain,
 * cut after about `max` bytes with "...". Values of parameters whose name
 * contains password, nonce, token, secret, key or the like, however it is
 * encoded, are replaced by "***".
 */
void	mask_address(struct buf *, const char *target, size_t max);

#endif
