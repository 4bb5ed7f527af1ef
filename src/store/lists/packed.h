/*
 * Numbers from 0 on, one behind the other in a blob: seven bits a byte, the
 * lowest first, and the eighth bit set where more of the number follows.
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

/* False at the end, or where the rest is no number. */
bool		 packed_next(struct packed *, int64_t *);

#endif
