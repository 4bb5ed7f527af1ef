/*
 * Numbers from 0 on, packed in a blob as varints: seven bits a byte, the lowest
 * first, the eighth bit set if more bytes of the number follow.
 */
#ifndef ALMANAC_PACKED_H
#define ALMANAC_PACKED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct buf;

struct packed {
	const unsigned char	*at, *end;
};

void		 packed_add(struct buf *, int64_t);

struct packed	 packed_read(const void *, size_t length);

/* False at the end, or if the rest is not a number. */
bool		 packed_next(struct packed *, int64_t *);

#endif
