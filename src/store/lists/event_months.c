#include "store/lists/event_months.h"

#include "store/db.h"
#include "text/dates.h"

bool
event_months_next(struct db *db, int64_t from, int64_t *start)
{
	struct statement	*st;
	bool			 found;

	st = db_query(db, "SELECT start_local FROM event_lists WHERE list = 0"
	    " AND start_local >= $1 ORDER BY start_local LIMIT 1");
	db_bind_integer(st, 1, from);
	if ((found = db_step(st)))
		*start = db_bounded(st, 0, DATE_LEAST, DATE_MOST);
	db_done(st);
	return (found);
}

void
event_months_each(struct db *db, int64_t from, int64_t until, int64_t most,
    void (*call)(const char *, int64_t, void *), void *arg)
{
	struct statement	*st;

	st = db_query(db, "SELECT e.slug, e.modified FROM event_lists s"
	    " CROSS JOIN events e ON e.id = s.event_id"
	    " WHERE s.list = 0 AND s.start_local >= $1 AND s.start_local < $2"
	    " AND e.password IS NULL AND e.slug IS NOT NULL"
	    " ORDER BY s.start_local, s.end_local, s.event_id LIMIT $3");
	db_bind_integer(st, 1, from);
	db_bind_integer(st, 2, until);
	db_bind_integer(st, 3, most);
	while (db_step(st))
		call(db_string(st, 0), db_bounded(st, 1, DATE_LEAST,
		    DATE_MOST), arg);
	db_done(st);
}
