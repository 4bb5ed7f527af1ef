#include "store/beginnings.h"

#include "store/db.h"
#include "store/status.h"
#include "store/users.h"

#define ANY(table) \
	"(SELECT COUNT(*) FROM (SELECT 1 FROM " table " LIMIT 1) AS one)"

static void
read_events(struct db *db, struct beginning *b)
{
	struct statement	*st;
	int64_t			 count = 0;

	st = db_query(db, "SELECT status FROM events WHERE series_id IS NULL"
	    " LIMIT $1");
	db_bind_integer(st, 1, BEGINNING_MOST);
	for (; db_step(st); count++)
		b->has_event |= db_integer(st, 0) != STATUS_TRASH;
	db_done(st);
	b->is_over = count == BEGINNING_MOST;
}

struct beginning
beginning_read(struct db *db)
{
	struct beginning	 b = { .is_over = false };
	struct statement	*st;

	read_events(db, &b);
	if (b.is_over)
		return (b);
	st = db_query(db, "SELECT " ANY("imports")
	    ", (SELECT COUNT(*) FROM users WHERE login <> $1)");
	db_bind_text(st, 1, USERS_PROPOSALS);
	if (db_step(st)) {
		b.has_source = db_integer(st, 0) > 0;
		b.has_people = db_integer(st, 1) > 1;
	}
	db_done(st);

	return (b);
}
