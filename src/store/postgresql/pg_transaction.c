#include <sys/random.h>

#include <string.h>
#include <time.h>

#include "base/clock.h"
#include "store/postgresql/pg.h"
#include "store/status.h"

#define MARKER		16	/* random bytes that identify a commit */
#define KEPT		"1 hour"	/* how long markers are kept */
#define CLEAN		256	/* commits until old markers are deleted */

#define BEGIN_READ	"BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY"
#define BEGIN_WRITE	"BEGIN ISOLATION LEVEL READ COMMITTED, READ WRITE"

/*
 * The writers' queue: a lock that a transaction holds until its commit, or
 * until its backend ends. So the holder knows the outcome of all earlier
 * commits.
 */
#define LOCK	"SELECT pg_advisory_xact_lock(6163361, 1)"

/* The lock of slow writes, of which only one may enter the queue. */
#define LOCK_SLOW	"SELECT pg_try_advisory_xact_lock(6163361, 4)"

#define VERSION	"SELECT version FROM contents"

/* Sends a statement of the engine itself, which is not counted. */
static void
send_literal(struct pg *own, struct statement *st, enum pg_reply reply)
{
	if (st->prepared == NULL)
		return;
	if (own->db.error == DB_FINE)
		pg_send(own, st->prepared, reply);
	db_done(st);
	own->db.statement_count--;
}

static void
clear_error(struct db *db)
{
	db->error = DB_FINE;
	db->message[0] = '\0';
}

void
pg_begin(struct pg *own, bool writes)
{
	bool	 fine = own->db.error == DB_FINE, insisted = own->insists;

	if (own->mode == PG_NONE)
		own->until = pg_patience(&own->db);
	own->insists = true;
	if (writes)
		pg_drain(own);
	else
		pg_drain_answered(own);
	own->insists = insisted;
	if (fine && own->link == NULL)
		clear_error(&own->db);
	own->fresh = true;
	own->start = own->sent;
	own->lost_count = 0;
}

/* Sends the beginning of a read transaction. */
static void
send_begin(struct pg *own)
{
	send_literal(own, db_query(&own->db, BEGIN_READ), PG_OTHER);
	send_literal(own, db_query(&own->db, VERSION), PG_VERSION);
	own->has_version = false;
}

/* Only sent together with the first statement. */
void
pg_begin_read(struct db *db)
{
	struct pg	*own = pg_of(db);

	if (db->error != DB_FINE)
		return;
	own->mode = PG_READING;
	own->until = pg_patience(db);
	pg_begin(own, false);
	send_begin(own);
}

static void
change_version(struct db *db)
{
	send_literal(pg_of(db), db_query(db,
	    "UPDATE contents SET version = version + 1"), PG_OTHER);
}

void
pg_send_statement(struct pg *own, struct pg_statement *p, enum pg_reply reply)
{
	pg_send(own, p, reply);
	if (own->mode == PG_NONE && p->writes)
		change_version(&own->db);
}

void
pg_send_for_rows(struct pg *own, struct pg_statement *p)
{
	p->sent = true;
	p->ended = false;
	pg_send_statement(own, p, PG_ROWS);
	if (own->db.error != DB_FINE)
		p->sent = false;
}

bool
pg_begin_again(struct pg *own)
{
	size_t	 i;

	if (own->link != NULL || !own->fresh || own->mode == PG_WRITING ||
	    own->db.error != DB_AWAY)
		return (false);
	own->fresh = false;
	own->start = own->sent;
	clear_error(&own->db);
	if (!pg_connect(own))
		return (false);
	if (own->mode == PG_READING)
		send_begin(own);
	for (i = 0; i < own->lost_count && own->link != NULL; i++)
		pg_send_for_rows(own, own->lost[i]);
	own->lost_count = 0;
	return (own->db.error == DB_FINE);
}

static void
end_transaction(struct pg *own)
{
	own->mode = PG_NONE;
	own->until = 0;
}

/* The answer to COMMIT is read before the next statement. */
void
pg_end_read(struct db *db)
{
	struct pg	*own = pg_of(db);

	if (db->error != DB_FINE) {
		db_rollback(db);
		return;
	}
	send_literal(own, db_query(db, "COMMIT"), PG_OTHER);
	pg_send_sync(own);
	end_transaction(own);
}

static bool
lock_slow(struct pg *own)
{
	struct statement	*st;
	bool			 locked;

	st = db_query(&own->db, LOCK_SLOW);
	locked = db_step(st) && db_integer(st, 0) != 0;
	db_done(st);
	return (locked || own->db.error != DB_FINE);
}

/* Returns false, with a transaction begun, if another slow one is under way. */
static bool
begin_write(struct pg *own, bool slow)
{
	struct statement	*st;
	bool			 fits;

	own->mode = PG_WRITING;
	own->until = pg_patience(&own->db);
	pg_begin(own, true);
	send_literal(own, db_query(&own->db, BEGIN_WRITE), PG_OTHER);
	if ((fits = !slow || lock_slow(own))) {
		st = db_query(&own->db, LOCK);
		(void)db_step(st);
		db_done(st);
	}
	own->until = 0;
	return (fits);
}

/*
 * Tries twice, the second time on a new connection: the old one may have been
 * dead for a long time.
 */
bool
pg_begin_write(struct db *db, bool slow)
{
	struct pg	*own = pg_of(db);
	bool		 fits;

	if (db->error != DB_FINE)
		return (true);
	db->cache.writes++;
	fits = begin_write(own, slow);
	if (own->link == NULL && own->fresh && db->error == DB_AWAY) {
		clear_error(db);
		fits = begin_write(own, slow);
	}
	own->fresh = false;
	if (!fits)
		pg_rollback(db);
	return (fits);
}

bool
pg_is_writing(struct db *db)
{
	return (pg_of(db)->mode == PG_WRITING);
}

/*
 * If the connection is lost, the marker shows whether the transaction was
 * committed.
 */
static void
send_marker(struct pg *own, unsigned char marker[MARKER])
{
	struct statement	*st;

	if (getrandom(marker, MARKER, 0) != MARKER)
		db_abort("no random bytes", "INSERT INTO commits");
	st = db_query(&own->db, "INSERT INTO commits (marker) VALUES ($1)");
	db_bind_blob(st, 1, marker, MARKER);
	send_literal(own, st, PG_OTHER);
	if (own->commits++ % CLEAN == 0)
		send_literal(own, db_query(&own->db, "DELETE FROM commits"
		    " WHERE made < now() - INTERVAL '" KEPT "'"), PG_OTHER);
}

/*
 * The lock proves that earlier transactions have ended: if the marker is not
 * there now, it never will be. The new commit also proves that the standby has
 * the earlier one, for which the primary may not have waited after the
 * connection was lost.
 */
static bool
was_committed(struct pg *own, const unsigned char marker[MARKER])
{
	struct statement	*st;
	bool			 found;

	(void)begin_write(own, false);
	st = db_query(&own->db, "UPDATE commits SET made = now()"
	    " WHERE marker = $1 RETURNING 1");
	db_bind_blob(st, 1, marker, MARKER);
	found = db_has_row(st);
	own->warned = false;
	pg_command(own, "COMMIT");
	if (own->warned)
		pg_lose(own, "a commit was not replicated");
	return (found);
}

/*
 * The connection was lost during COMMIT, or the standby may not have the
 * commit. Returns true if both servers have it. Otherwise the connection
 * fails: the transaction was not committed, or its outcome is unknown.
 */
static bool
find_outcome(struct pg *own, const unsigned char marker[MARKER])
{
	static const struct timespec	 pause = { 0, 100000000 };
	struct db			*db = &own->db;
	int64_t				 until = pg_patience(db);
	bool				 found;

	do {
		clear_error(db);
		found = was_committed(own, marker);
	} while (db->error != DB_FINE && clock_steady() < until &&
	    nanosleep(&pause, NULL) == 0);
	if (db->error != DB_FINE)
		db->error = DB_UNKNOWN;
	else if (!found)
		db_fail(db, DB_AWAY, "the connection was lost before a commit");
	return (db->error == DB_FINE);
}

/* Sends COMMIT after everything that is queued. */
static void
send_commit(struct pg *own, unsigned char marker[MARKER])
{
	change_version(&own->db);
	send_marker(own, marker);
	send_literal(own, db_query(&own->db, "COMMIT"), PG_OTHER);
	own->until = pg_patience(&own->db);
	own->warned = false;
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
		if (own->link == NULL || own->warned)
			(void)find_outcome(own, marker);
		own->insists = insisted;
	}
	if (db->error != DB_FINE)
		db_rollback(db);
	end_transaction(own);
	return (db->error == DB_FINE);
}

void
pg_rollback(struct db *db)
{
	struct pg	*own = pg_of(db);

	if (own->mode != PG_NONE)
		pg_command(own, "ROLLBACK");
	else if (db->error != DB_FINE)
		pg_drain(own);
	end_transaction(own);
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

/* Settles first: the failure may be among answers that were not read yet. */
void
pg_savepoint_undo(struct db *db)
{
	struct pg	*own = pg_of(db);

	pg_settle(db);
	if (own->link == NULL || own->mode != PG_WRITING)
		return;
	clear_error(db);
	pg_command(own, "ROLLBACK TO SAVEPOINT request");
	pg_command(own, "RELEASE SAVEPOINT request");
}

/*
 * Each update of a row adds a version, which all look-ups pass over until the
 * transaction ends. Counting each event in its terms would become slower with
 * each event, so the trigger skips this while almanac.filling is set.
 */
void
pg_begin_filling(struct db *db)
{
	db_run(db_query(db, "SET CONSTRAINTS ALL DEFERRED"));
	db_run(db_query(db, "SET LOCAL almanac.filling = 'on'"));
}

/*
 * What takes long with many rows is done here, since the commit must end within
 * the timeout.
 */
void
pg_end_filling(struct db *db)
{
	db_run(db_query(db, "UPDATE terms SET event_count = c.event_count"
	    " FROM (SELECT l.term_id, COUNT(*) AS event_count"
	    " FROM event_terms l JOIN events e ON e.id = l.event_id"
	    " WHERE e.status = " SQL_PUBLISH " GROUP BY l.term_id) c"
	    " WHERE c.term_id = terms.id"));
	db_run(db_query(db, "SET LOCAL almanac.filling = 'off'"));
	db_run(db_query(db, "SET CONSTRAINTS ALL IMMEDIATE"));
	pg_settle(db);
}

bool
pg_lock_job(struct db *db, enum db_job job)
{
	struct statement	*st;
	struct pg		*own = pg_of(db);

	st = db_query(db, "SELECT pg_try_advisory_lock(6163361,"
	    " CAST(CAST($1 AS BIGINT) AS INTEGER))");
	db_bind_integer(st, 1, 2 + job);
	own->has_job = db_step(st) && db_integer(st, 0) != 0;
	db_done(st);
	return (own->has_job);
}

static void
await_version(struct pg *own)
{
	pg_sync_after(own, own->start);
	while (own->db.error == DB_FINE && !own->has_version &&
	    pg_receive(own))
		continue;
}

/* Returns a new number if the version cannot be read. */
uint64_t
pg_snapshot_version(struct db *db)
{
	struct pg	*own = pg_of(db);

	if (own->mode == PG_READING && !own->has_version) {
		await_version(own);
		if (pg_begin_again(own))
			await_version(own);
	}
	if (own->mode != PG_READING || !own->has_version)
		own->number++;
	return (own->number);
}

uint64_t
pg_version(struct db *db)
{
	struct statement	*st;
	struct pg		*own = pg_of(db);

	st = db_query(db, VERSION);
	if (db_step(st))
		pg_set_version(own, db_integer(st, 0));
	else
		own->number++;
	db_done(st);
	return (own->number);
}
