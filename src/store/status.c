#include "store/status.h"

#include "store/db.h"

enum status
status_read(struct statement *st, int column)
{
	return ((enum status)db_bounded(st, column, STATUS_PUBLISH,
	    STATUS_TRASH));
}

const char *
status_name(enum status status)
{
	static const char *const	 names[] = {
		[STATUS_PUBLISH] = "publish",
		[STATUS_FUTURE] = "future",
		[STATUS_DRAFT] = "draft",
		[STATUS_PENDING] = "pending",
		[STATUS_PRIVATE] = "private",
		[STATUS_TRASH] = "trash"
	};

	return (names[status]);
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
read_time(struct statement *st, int64_t now)
{
	int64_t	 at;

	db_bind_integer(st, 1, now);
	at = db_step(st) ? db_integer(st, 0) : INT64_MAX;
	db_done(st);
	return (at);
}

static int64_t
earlier(int64_t a, int64_t b)
{
	return (a < b ? a : b);
}

/* Scheduled records have a publication time, so indexes by date find them. */
int64_t
schedule_next(struct db *db, int64_t now)
{
	int64_t	 next;

	next = read_time(db_query(db, "SELECT published FROM events"
	    " WHERE status = 1 AND published > $1"
	    " ORDER BY published LIMIT 1"), now);
	next = earlier(next, read_time(db_query(db,
	    "SELECT published FROM venues"
	    " WHERE COALESCE(published, created) > $1 AND status = 1"
	    " ORDER BY COALESCE(published, created) LIMIT 1"), now));
	return (earlier(next, read_time(db_query(db,
	    "SELECT published FROM organizers"
	    " WHERE COALESCE(published, created) > $1 AND status = 1"
	    " ORDER BY COALESCE(published, created) LIMIT 1"), now)));
}

bool
schedule_due(struct db *db, int64_t now)
{
	return (read_time(db_query(db, "SELECT published FROM events"
	    " WHERE status = 1 AND published <= $1 LIMIT 1"), now) <= now);
}
