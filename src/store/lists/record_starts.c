#include "store/lists/record_starts.h"

#include "store/db.h"
#include "store/lists/event_lists.h"
#include "store/lists/query.h"
#include "text/dates.h"

void
record_starts(struct db *db, struct arena *arena,
    const struct list_ids *records, int64_t from, int64_t *starts)
{
	struct statement	*st;
	int64_t			 id, start;
	size_t			 i;

	for (i = 0; i < records->count; i++)
		starts[i] = from - 1;
	st = db_query(db, "SELECT j.value, s.start_local FROM id_list($1) j"
	    " CROSS JOIN event_lists s"
	    " WHERE s.list = " EVENT_LIST_OF_RECORD("j.value")
	    " AND s.start_local = (SELECT MIN(n.start_local)"
	    " FROM event_lists n WHERE n.list = "
	    EVENT_LIST_OF_RECORD("j.value") " AND n.start_local >= $2)");
	db_bind_text(st, 1, query_ids(arena, records));
	db_bind_integer(st, 2, from);
	while (db_step(st)) {
		id = db_integer(st, 0);
		start = db_bounded(st, 1, DATE_LEAST, DATE_MOST);
		for (i = 0; i < records->count; i++)
			if (records->list[i] == id)
				starts[i] = start;
	}
	db_done(st);
}
