#include <sys/random.h>

#include <string.h>
#include <time.h>

#include "base/clock.h"
#include "store/postgresql/pg.h"

#define MARKER		16	/* random bytes that name a commit */
#define KEPT		"1 hour"	/* markers */
#define CLEAN		256	/* commits of a connection, then old ones go */

#define BEGIN_READ	"BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY"
#define BEGIN_WRITE	"BEGIN ISOLATION LEVEL READ COMMITTED, READ WRITE"

/*
 * The writers' queue. A lock of the transaction: it ends with the commit, or
 * with the backend, so whoever has it knows how all commits before it ended.
 */
#define LOCK	"SELECT pg_advisory_xact_lock(6163361, 1)"

/* Of the engine's own: it is not counted. */
static void
send_literal(struct pg *own, struct statement *st)
{
	if (st->prepared == NULL)
		return;
	if (own->db.error == DB_FINE)
		pg_send(own, st->prepared, PG_OTHER);
	db_done(st);
	own->db.statement_count--;
}

void
pg_begin(struct pg *own)
{
	bool	 fine = own->db.error == DB_FINE, insisted = own->insists;

	own->insists = true;
	pg_drain(own);
	own->insists = insisted;
	if (fine && own->link == NULL) {
		own->db.error = DB_FINE;
		own->db.message[0] = '\0';
	}
	own->fresh = true;
}

/* Sent with the first statement. */
void
pg_begin_read(struct db *db)
{
	struct pg	*own = pg_of(db);

	if (db->error != DB_FINE)
		return;
	own->mode = PG_READING;
	own->until = pg_patience(db);
	pg_begin(own);
	send_literal(own, db_query(db, BEGIN_READ));
}

bool
pg_begin_again(struct pg *own)
{
	own->db.error = DB_FINE;
	own->db.message[0] = '\0';
	if (!pg_connect(own))
		return (false);
	if (own->mode == PG_READING)
		send_literal(own, db_query(&own->db, BEGIN_READ));
	own->fresh = false;
	return (own->db.error == DB_FINE);
}

static void
end(struct pg *own)
{
	own->mode = PG_NONE;
	own->until = 0;
}

/* The answer is read before the next statement. */
void
pg_end_read(struct db *db)
{
	struct pg	*own = pg_of(db);

	if (db->error != DB_FINE) {
		db_rollback(db);
		return;
	}
	send_literal(own, db_query(db, "COMMIT"));
	pg_send_sync(own);
	pg_traffic.round_trips--;
	end(own);
}

static void
begin_write(struct pg *own)
{
	struct statement	*st;

	own->mode = PG_WRITING;
	own->until = pg_patience(&own->db);
	pg_begin(own);
	send_literal(own, db_query(&own->db, BEGIN_WRITE));
	st = db_query(&own->db, LOCK);
	(void)db_step(st);
	db_done(st);
	own->until = 0;
}

/* Once again on a new connection: the old one may have been dead for long. */
void
pg_begin_write(struct db *db)
{
	struct pg	*own = pg_of(db);

	if (db->error != DB_FINE)
		return;
	db->cache.writes++;
	begin_write(own);
	if (own->link == NULL && own->fresh && db->error == DB_AWAY) {
		db->error = DB_FINE;
		db->message[0] = '\0';
		begin_write(own);
	}
	own->fresh = false;
}

bool
pg_is_writing(struct db *db)
{
	return (pg_of(db)->mode == PG_WRITING);
}

void
pg_change_version(struct db *db)
{
	send_literal(pg_of(db), db_query(db,
	    "UPDATE contents SET version = version + 1"));
}

/* Tells whether the transaction was committed, if the connection is lost. */
static void
send_marker(struct pg *own, unsigned char marker[MARKER])
{
	struct statement	*st;

	if (getrandom(marker, MARKER, 0) != MARKER)
		db_abort("no random bytes", "INSERT INTO commits");
	st = db_query(&own->db, "INSERT INTO commits (marker) VALUES ($1)");
	db_bind_blob(st, 1, marker, MARKER);
	send_literal(own, st);
	if (own->commits++ % CLEAN == 0)
		send_literal(own, db_query(&own->db, "DELETE FROM commits"
		    " WHERE made < now() - INTERVAL '" KEPT "'"));
}

/*
 * With the lock, no earlier transaction is still under way: what it has left is
 * all that it will leave.
 */
static bool
was_committed(struct pg *own, const unsigned char marker[MARKER])
{
	struct statement	*st;
	bool			 found;

	begin_write(own);
	st = db_query(&own->db, "SELECT 1 FROM commits WHERE marker = $1");
	db_bind_blob(st, 1, marker, MARKER);
	found = db_step(st);
	db_done(st);
	pg_command(own, "ROLLBACK");
	return (found);
}

/*
 * The connection was lost while it committed: true if it did. Otherwise the
 * connection has failed: it did not, or no one can tell.
 */
static bool
find_out(struct pg *own, const unsigned char marker[MARKER])
{
	static const struct timespec	 pause = { 0, 100000000 };
	struct db			*db = &own->db;
	int64_t				 until = pg_patience(db);
	bool				 found;

	do {
		db->error = DB_FINE;
		db->message[0] = '\0';
		found = was_committed(own, marker);
	} while (db->error == DB_AWAY && clock_steady() < until &&
	    nanosleep(&pause, NULL) == 0);
	if (!found)
		db_fail(db, DB_AWAY, "the connection was lost before a commit");
	return (found && db->error == DB_FINE);
}

/* With what is queued. */
static void
send_commit(struct pg *own, unsigned char marker[MARKER])
{
	pg_change_version(&own->db);
	send_marker(own, marker);
	send_literal(own, db_query(&own->db, "COMMIT"));
	own->until = pg_patience(&own->db);
	pg_drain(own);
	own->until = 0;
}

bool
pg_commit(struct db *db)
{
	struct pg	*own = pg_of(db);
	unsigned char	 marker[MARKER];
	bool		 insisted = own->insists;

	if (own->mode != PG_WRITING)
		db_fail(db, DB_BROKEN, "no transaction to commit");
	if (db->error == DB_FINE) {
		own->insists = true;
		send_commit(own, marker);
		if (own->link == NULL)
			(void)find_out(own, marker);
		own->insists = insisted;
	}
	if (db->error != DB_FINE)
		db_rollback(db);
	end(own);
	return (db->error == DB_FINE);
}

void
pg_rollback(struct db *db)
{
	struct pg	*own = pg_of(db);

	if (own->mode != PG_NONE)
		pg_command(own, "ROLLBACK");
	else
		pg_drain(own);
	end(own);
}

void
pg_savepoint(struct db *db)
{
	pg_settle(db);
	db_run(db_query(db, "SAVEPOINT request"));
}

void
pg_savepoint_keep(struct db *db)
{
	db_run(db_query(db, "RELEASE SAVEPOINT request"));
}

/* What failed may not have been asked for yet. */
void
pg_savepoint_undo(struct db *db)
{
	struct pg	*own = pg_of(db);

	pg_settle(db);
	if (own->link == NULL || own->mode != PG_WRITING)
		return;
	db->error = DB_FINE;
	db->message[0] = '\0';
	pg_command(own, "ROLLBACK TO SAVEPOINT request");
	pg_command(own, "RELEASE SAVEPOINT request");
}

/*
 * A row keeps all of its versions until the transaction ends, and whoever looks
 * for it passes them by: terms that count each event would take longer with
 * each. The trigger looks at the setting.
 */
void
pg_begin_filling(struct db *db)
{
	db_run(db_query(db, "SET CONSTRAINTS ALL DEFERRED"));
	db_run(db_query(db, "SET LOCAL almanac.filling = 'on'"));
}

void
pg_end_filling(struct db *db)
{
	db_run(db_query(db, "UPDATE terms SET event_count = c.event_count"
	    " FROM (SELECT l.term_id, COUNT(*) AS event_count"
	    " FROM event_terms l JOIN events e ON e.id = l.event_id"
	    " WHERE e.status = 0 GROUP BY l.term_id) c"
	    " WHERE c.term_id = terms.id"));
	db_run(db_query(db, "SET LOCAL almanac.filling = 'off'"));
}

bool
pg_lock_deliveries(struct db *db)
{
	struct statement	*st;
	struct pg		*own = pg_of(db);

	st = db_query(db, "SELECT pg_try_advisory_lock(6163361, 2)");
	own->delivers = db_step(st) && db_integer(st, 0) != 0;
	db_done(st);
	return (own->delivers);
}

/* It differs after every commit: even after a restored copy, whose is less. */
uint64_t
pg_version(struct db *db)
{
	struct statement	*st;
	struct pg		*own = pg_of(db);
	int64_t			 now;

	st = db_query(db, "SELECT version FROM contents");
	if (!db_step(st))
		own->number++;
	else if ((now = db_integer(st, 0)) != own->seen) {
		own->seen = now;
		own->number++;
	}
	db_done(st);
	return (own->number);
}
