#include "store/index/event_months.h"

#include "store/db.h"
#include "store/ids.h"
#include "store/index/event_query.h"
#include "store/status.h"
#include "text/dates.h"

/* Published events in the order of their starts, as everyone sees them. */
static struct event_filter
make_filter(int64_t from, int64_t limit)
{
	return ((struct event_filter){ .start_from = { true, from },
	    .visible = { .statuses = 1u << STATUS_PUBLISH },
	    EVENT_ANY_FLAGS,
	    .limit = limit });
}

bool
event_months_next(struct db *db, struct arena *arena, int64_t from,
    int64_t *start)
{
	const struct event_filter	 f = make_filter(from, 1);
	struct list_page		 page;
	struct statement		*st;
	bool				 found;

	event_query(db, arena, &f, &page);
	if (page.count == 0)
		return (false);
	st = db_query(db, "SELECT start_local FROM events WHERE id = $1");
	db_bind_integer(st, 1, page.ids[0]);
	if ((found = db_step(st)))
		*start = db_bounded(st, 0, DATE_LEAST, DATE_MOST);
	db_done(st);
	return (found);
}

void
event_months_each(struct db *db, struct arena *arena, int64_t from,
    int64_t until, int64_t most,
    void (*call)(const char *, int64_t, void *), void *arg)
{
	struct event_filter	 f = make_filter(from, most);
	struct list_page	 page;
	struct statement	*st;

	f.start_until = (struct list_bound){ true, until - 1 };
	f.by_content = true;
	event_query(db, arena, &f, &page);
	st = db_query(db, "SELECT e.slug, e.modified FROM events e"
	    " JOIN id_list($1) j ON e.id = j.value"
	    " WHERE e.slug IS NOT NULL"
	    " ORDER BY e.start_local, e.end_local, e.id");
	db_bind_text(st, 1, ids_text(arena, &(struct ids){ page.count,
	    page.ids, 0 }));
	while (db_step(st))
		call(db_string(st, 0), db_bounded(st, 1, DATE_LEAST,
		    DATE_MOST), arg);
	db_done(st);
}
