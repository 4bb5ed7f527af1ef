#include "command/export/export_events.h"

#include "store/db.h"

size_t
export_ids(struct statement *st, int64_t ids[EXPORT_PAGE])
{
	size_t	 count = 0;

	while (count < EXPORT_PAGE && db_step(st))
		ids[count++] = db_integer(st, 0);
	db_done(st);
	return (count);
}
