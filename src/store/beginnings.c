#include "store/beginnings.h"

#include "store/db.h"
#include "store/imports.h"
#include "store/status.h"
#include "store/users.h"

#define ANY(table) \
	"(SELECT COUNT(*) FROM (SELECT 1 FROM " table " LIMIT 1) AS one)"

static void
read_events(struct db *db, struct beginning *b)
{
	struct statement	*st;
	int64_t			 all = 0, own = 0;

	st = db_query(db, "SELECT e.status, CASE WHEN EXISTS (SELECT 1"
	    " FROM imports i WHERE i.kind IN ($1, $2) AND i.id = e.id)"
	    " THEN 1 ELSE 0 END FROM events e WHERE e.series_id IS NULL"
	    " LIMIT $3");
	db_bind_integer(st, 1, IMPORT_EVENT);
	db_bind_integer(st, 2, IMPORT_SERIES);
	db_bind_integer(st, 3, BEGINNING_ALL);
	for (; db_step(st); all++) {
		b->has_event |= db_integer(st, 0) != STATUS_TRASH;
		own += db_integer(st, 1) == 0;
	}
	db_done(st);
	b->is_over = own >= BEGINNING_MOST || all == BEGINNING_ALL;
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
