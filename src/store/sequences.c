#include "store/db.h"
#include "store/sequences.h"

int64_t
sequence_next(struct db *db, enum sequence kind)
{
	struct statement	*st;
	int64_t			 id;

	st = db_query(db, "UPDATE sequences SET last = last + 1"
	    " WHERE kind = $1 RETURNING last");
	db_bind_integer(st, 1, kind);
	id = db_step(st) ? db_bounded(st, 0, 1, ID_MOST) : 0;
	db_done(st);
	return (db_failed(db) ? 0 : id);
}
