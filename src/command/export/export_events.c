#include "command/export/export_events.h"

#include <limits.h>

#include "command/export/export.h"

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

bool
export_write(struct db *db, const struct site *site, export_call *call,
    bool secrets, FILE *to)
{
	db_set_timeout(db, INT_MAX);
	db_begin_read(db);
	if (call != NULL)
		call(db, site, to);
	else
		export_lines(db, to, secrets);
	db_end_read(db);
	return (fflush(to) == 0 && !ferror(to));
}
