#include "store/db.h"
#include "store/sequences.h"

int64_t
sequence_take(struct db *db, enum sequence kind, size_t count)
{
	struct statement	*st;
	int64_t			 last;

	st = db_query(db, "UPDATE sequences SET last = last + $1"
	    " WHERE kind = $2 RETURNING last");
	db_bind_integer(st, 1, (int64_t)count);
	db_bind_integer(st, 2, kind);
	last = db_step(st) ? db_bounded(st, 0, 1, ID_MOST) : 0;
	db_done(st);
	return (db_failed(db) ? 0 : last - (int64_t)count + 1);
}

int64_t
sequence_next(struct db *db, enum sequence kind)
{
	return (sequence_take(db, kind, 1));
}
