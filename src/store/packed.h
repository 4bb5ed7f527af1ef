/*
 * Numbers from 0, packed in a blob as varints: seven bits in each byte, the
 * lowest first; the eighth bit is set if more bytes of the number follow.
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

/*
 * Reads the next number. Returns false at the end, or if the rest is not
 * valid.
 */
bool		 packed_next(struct packed *, int64_t *);

#endif
