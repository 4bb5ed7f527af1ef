#include "store/status.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "store/db.h"
#include "store/store.h"

enum status
status_read(struct statement *st, int column)
{
	return ((enum status)db_bounded(st, column, STATUS_PUBLISH,
	    STATUS_MODEL));
}

bool
status_is_public(enum status status)
{
	return (status == STATUS_PUBLISH || status == STATUS_FUTURE);
}

bool
status_is_released(enum status status)
{
	return (status_is_public(status) || status == STATUS_PRIVATE);
}

const char *
status_name(enum status status)
{
	static const char *const	 names[] = { STATUS_WORDS, "model" };

	_Static_assert(COUNT(names) == STATUS_MODEL + 1,
	    "a word for each status");
	return (names[status]);
}

bool
status_find(const char *name, enum status *status)
{
	for (*status = STATUS_PUBLISH; *status <= STATUS_MODEL; (*status)++)
		if (strcmp(status_name(*status), name) == 0)
			return (true);

	return (false);
}

const char *
status_list(struct arena *arena, enum status last)
{
	const char	*list = status_name(STATUS_PUBLISH);
	int		 s;

	for (s = STATUS_PUBLISH + 1; s <= (int)last; s++)
		list = arena_join(arena, list, ", ",
		    status_name((enum status)s), NULL);

	return (list);
}

enum status
status_now(enum status stored, bool has_published, int64_t published,
    int64_t now)
{
	if (stored == STATUS_FUTURE && has_published && published <= now)
		return (STATUS_PUBLISH);

	return (stored);
}

static int64_t
find_next_due(struct db *db, int64_t now)
{
	struct statement	*st;
	int64_t			 next = INT64_MAX;
	int			 i;

	st = db_query(db, "SELECT (SELECT published FROM events"
	    " WHERE status = " SQL_FUTURE " AND published > $1"
	    " ORDER BY published LIMIT 1), (SELECT published FROM venues"
	    " WHERE status = " SQL_FUTURE " AND published > $1"
	    " ORDER BY published LIMIT 1), (SELECT published FROM organizers"
	    " WHERE status = " SQL_FUTURE " AND published > $1"
	    " ORDER BY published LIMIT 1)");
	db_bind_integer(st, 1, now);
	if (db_step(st))
		for (i = 0; i < 3; i++)
			if (!db_null(st, i) && db_integer(st, i) < next)
				next = db_integer(st, i);
	db_done(st);
	return (next);
}

int64_t
schedule_next(struct db *db, int64_t now)
{
	const struct store_state	 state = store_state(db);

	return (state.next_due > now && state.last_place <= now ?
	    state.next_due : find_next_due(db, now));
}

bool
schedule_due(struct db *db, int64_t now)
{
	struct statement	*st;

	st = db_query(db, "SELECT 1 FROM events"
	    " WHERE status = " SQL_FUTURE " AND published <= $1 LIMIT 1");
	db_bind_integer(st, 1, now);
	return (db_has_row(st));
}
