#include "store/lists/query.h"

#include "base/buf.h"
#include "store/ids.h"

const char *
query_ids(struct arena *arena, const struct ids *ids)
{
	struct buf	 text;
	size_t		 i;

	buf_init(&text, arena, ids->count * 8 + 2);
	buf_char(&text, '[');
	for (i = 0; i < ids->count; i++) {
		if (i > 0)
			buf_char(&text, ',');
		buf_integer(&text, ids->list[i]);
	}
	buf_char(&text, ']');
	return (text.data);
}
