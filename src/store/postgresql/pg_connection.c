#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/clock.h"
#include "store/postgresql/pg.h"

#define TIMEOUT	3000	/* milliseconds */

/*
 * Keeps the server's notices out of our log. A warning during a commit means
 * that the server did not wait for its standby.
 */
static void
handle_notice(void *context, const PGresult *result)
{
	struct pg	*own = context;
	const char	*state;

	state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
	if (state != NULL && strcmp(state, "01000") == 0)
		own->warned = true;
}

int64_t
pg_patience(const struct db *db)
{
	return (clock_steady() + db->timeout * CLOCK_MILLISECOND);
}

static void
adopt_link(struct pg *own, PGconn *link)
{
	own->link = link;
	(void)PQsetNoticeReceiver(link, handle_notice, own);
	own->connection++;
	own->dropped_count = 0;

	/*
	 * The new server may have an older version of the contents than seen
	 * before.
	 */
	own->seen = -1;
	db_traffic_add(DB_CONNECTS, 1);
	db_traffic_add(DB_CONNECTIONS_OPEN, 1);
	if (own->connection > 1)
		db_traffic_add(DB_RECONNECTS, 1);
}

static bool
try_connecting(struct pg *own, const char **why)
{
	PGconn	*link;

	*why = "PostgreSQL: the lock of the deliverer is lost";
	if (own->has_job)
		return (false);
	link = pg_attempts_connect(own->attempts, own->until != 0 ?
	    own->until : pg_patience(&own->db), why);
	if (link != NULL)
		adopt_link(own, link);
	return (link != NULL);
}

bool
pg_connect(struct pg *own)
{
	const char	*why;

	if (own->db.error != DB_FINE || own->link != NULL)
		return (own->db.error == DB_FINE);
	if (try_connecting(own, &why))
		return (true);
	db_fail(&own->db, DB_AWAY, why);
	return (false);
}

static void
add_lost(struct pg *own, struct pg_statement *p)
{
	if (own->lost_count == own->lost_size)
		own->lost = pg_enlarge(own->lost, &own->lost_size,
		    sizeof(*own->lost));
	own->lost[own->lost_count++] = p;
	p->sent = false;
	p->ended = true;
}

/* Statements with rows become `lost`. */
static void
forget_expected(struct pg *own)
{
	size_t	 i;

	own->lost_count = 0;
	for (i = own->first; i < own->count; i++)
		if (own->expected[i].reply == PG_ROWS)
			add_lost(own, own->expected[i].statement);
	own->first = own->count = own->unsynced = 0;
	own->begun = false;
	own->db.queued = 0;
}

static void
close_link(struct pg *own)
{
	if (own->link != NULL)
		db_traffic_add(DB_CONNECTIONS_OPEN, -1);
	PQfinish(own->link);
	own->link = NULL;
}

void
pg_lose(struct pg *own, const char *why)
{
	if (own->asking)
		pthread_detach(own->stopper);
	own->asking = own->stopping = false;
	if (own->link != NULL)
		db_fail(&own->db, DB_AWAY, pg_first_line(why));
	close_link(own);
	forget_expected(own);
}

struct db *
pg_open(const char *address, const char **why)
{
	struct pg	*own;

	own = pg_of(db_new(&postgresql_engine, sizeof(*own)));
	own->attempts = pg_attempts_new(address);
	db_set_timeout(&own->db, TIMEOUT);
	*why = NULL;
	return (&own->db);
}

bool
pg_has_password(const char *address)
{
	PQconninfoOption	*options, *o;
	bool			 has = false;

	options = PQconninfoParse(address, NULL);
	for (o = options; o != NULL && o->keyword != NULL; o++)
		has = has || (strstr(o->keyword, "password") != NULL &&
		    o->val != NULL);
	PQconninfoFree(options);
	return (has);
}

void
pg_close(struct db *db)
{
	struct pg	*own = pg_of(db);

	/* The server rolls back by itself; it may not answer. */
	close_link(own);
	forget_expected(own);
	db_rollback(db);
	db_forget_all(db);
	pg_attempts_free(own->attempts);
	free(own->expected);
	free(own->lost);
	free(own->dropped);
	db_free(db);
}

/*
 * Sorts errors by SQLSTATE or its class (appendix A of the PostgreSQL manual).
 */
static enum db_error
classify_state(const char *state)
{
	static const struct {
		const char	*prefix;
		enum db_error	 error;
	} states[] = {
		{ "08", DB_AWAY },	/* connection failure */
		{ "25006", DB_AWAY },	/* server is read-only */
		{ "26", DB_AWAY },	/* prepared on another connection */
		{ "40", DB_BUSY },	/* deadlock */
		{ "53100", DB_FULL },	/* disk full */
		{ "53", DB_AWAY },	/* memory or connections exhausted */
		{ "55P03", DB_BUSY },	/* lock not available */
		{ "57014", DB_BUSY },	/* query canceled */
		{ "57P", DB_AWAY },	/* shutdown or startup */
		{ "58", DB_AWAY },	/* I/O error of its files */
		{ "F0", DB_AWAY }
	};
	size_t	 i;

	for (i = 0; i < COUNT(states); i++)
		if (strncmp(state, states[i].prefix,
		    strlen(states[i].prefix)) == 0)
			return (states[i].error);
	return (DB_BROKEN);
}

/* A bug of ours: invalid SQL, or a value of the wrong type. */
static bool
is_ours(const char *state)
{
	return (strncmp(state, "42", 2) == 0 && strcmp(state, "42501") != 0);
}

/* Whether the server closes the connection. */
static bool
is_end(const PGresult *result)
{
	const char	*severity;

	severity = PQresultErrorField(result, PG_DIAG_SEVERITY_NONLOCALIZED);
	return (severity != NULL && strcmp(severity, "ERROR") != 0);
}

void
pg_fail(struct pg *own, const PGresult *result, const char *sql)
{
	const char	*state, *what;
	char		 message[DB_MESSAGE];

	state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
	what = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
	if (state == NULL || what == NULL) {
		pg_lose(own, PQresultErrorMessage(result));
		return;
	}
	if (is_ours(state))
		db_abort(what, sql);
	if (is_end(result)) {
		pg_lose(own, what);
		return;
	}
	snprintf(message, sizeof(message), "%s (%s) in: %s", what, state, sql);
	db_fail(&own->db, classify_state(state), message);
}
