#include "store/engine.h"
#include "store/sequences.h"

static struct statement *
select_sequences(struct db *db)
{
	return (db_query(db, "SELECT kind, last FROM sequences"));
}

/* A write transaction nearly always needs one. */
void
sequences_begin(struct db *db)
{
	if (db->engine->send == NULL)
		return;
	db->sequences.sent = select_sequences(db);
	db->sequences.rollbacks = db->cache.rollbacks;
	db_together(&db->sequences.sent, 1);
}

void
sequences_end(struct db *db)
{
	if (db->sequences.sent != NULL)
		db_done(db->sequences.sent);
	db->sequences.sent = NULL;
	db->sequences.known = false;
}

/* Numbers that were taken before a rollback are free again. */
static void
read_sequences(struct db *db)
{
	struct db_sequences	*s = &db->sequences;
	struct statement	*st;

	if (s->rollbacks != db->cache.rollbacks)
		sequences_end(db);
	if (s->known)
		return;
	st = s->sent != NULL ? s->sent : select_sequences(db);
	while (db_step(st))
		s->last[db_bounded(st, 0, SEQUENCE_RECORDS, SEQUENCES - 1)] =
		    db_bounded(st, 1, 0, ID_MOST);
	db_done(st);
	s->sent = NULL;
	s->known = true;
	s->rollbacks = db->cache.rollbacks;
}

int64_t
sequence_reserve(struct db *db, enum sequence kind, size_t count)
{
	int64_t			*last = &db->sequences.last[kind];
	struct statement	*st;

	read_sequences(db);
	*last += (int64_t)count;
	if (*last > ID_MOST)
		db_fail(db, DB_BROKEN, "there are no more ids");
	st = db_query(db, "UPDATE sequences SET last = $1 WHERE kind = $2");
	db_bind_integer(st, 1, *last);
	db_bind_integer(st, 2, kind);
	db_run(st);
	return (db_failed_yet(db) ? 0 : *last - (int64_t)count + 1);
}

int64_t
sequence_next(struct db *db, enum sequence kind)
{
	return (sequence_reserve(db, kind, 1));
}
