#include "store/packed.h"

#include "base/buf.h"

void
packed_add(struct buf *to, int64_t number)
{
	uint64_t	 rest = (uint64_t)number;

	for (; rest >= 0x80; rest >>= 7)
		buf_char(to, (char)(rest | 0x80));
	buf_char(to, (char)rest);
}

struct packed
packed_read(const void *data, size_t length)
{
	const unsigned char	*at = data;

	return ((struct packed){ at, length == 0 ? at : at + length });
}

bool
packed_next(struct packed *p, int64_t *number)
{
	uint64_t	 value = 0;
	unsigned	 shift;

	for (shift = 0; p->at < p->end && shift < 63; shift += 7) {
		value |= (uint64_t)(*p->at & 0x7f) << shift;
		if ((*p->at++ & 0x80) == 0) {
			*number = (int64_t)value;
			return (true);
		}
	}
	return (false);
}
