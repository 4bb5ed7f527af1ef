#include <endian.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/postgresql/pg.h"

#define QUEUE_MOST	256		/* statements of unknown outcome */
#define ROWS_MOST	(256 << 20)	/* bytes of rows kept in memory */

static void
drop_answered(struct pg *own)
{
	memmove(own->expected, own->expected + own->first,
	    (own->count - own->first) * sizeof(*own->expected));
	own->count -= own->first;
	own->first = 0;
}

static void
expect_reply(struct pg *own, enum pg_reply reply, struct pg_statement *p,
    const char *sql)
{
	if (own->first > 0 &&
	    (own->first == own->count || own->count == own->size))
		drop_answered(own);
	if (own->count == own->size)
		own->expected = pg_enlarge(own->expected, &own->size,
		    sizeof(*own->expected));
	own->expected[own->count++] = (struct pg_expected){ reply, p, sql };
	own->unsynced = reply == PG_SYNC ? 0 : own->unsynced + 1;
	own->sent++;
}

/* The number, among all that was sent, of the answer that comes next. */
static uint64_t
awaited_number(const struct pg *own)
{
	return (own->sent - (own->count - own->first));
}

/* One round trip answers everything that was sent since the last one. */
static void
count_round_trip(struct pg *own)
{
	if (awaited_number(own) < own->answered)
		return;
	own->answered = own->sent;
	own->db.round_trips++;
	db_traffic_add(DB_ROUND_TRIPS, 1);
}

static void
check_sent(struct pg *own, int sent)
{
	if (!sent)
		pg_lose(own, PQerrorMessage(own->link));
}

static void
drop_names(struct pg *own)
{
	char	 sql[PG_NAME + 16];

	while (own->link != NULL && own->dropped_count > 0) {
		snprintf(sql, sizeof(sql), "DEALLOCATE %s",
		    own->dropped[--own->dropped_count]);
		expect_reply(own, PG_OTHER, NULL, "DEALLOCATE");
		check_sent(own, PQsendQueryParams(own->link, sql, 0, NULL,
		    NULL, NULL, NULL, 1));
	}
}

/* Whether the statement is prepared for values of these types. */
static bool
is_prepared(const struct pg *own, const struct pg_statement *p)
{
	int	 i;

	if (p->name[0] == '\0' || p->connection != own->connection)
		return (false);
	for (i = 0; i < p->count; i++)
		if (p->values[i] != NULL &&
		    p->parameters[i].type != p->parameters[i].prepared)
			return (false);
	return (true);
}

void
pg_drop_name(struct pg *own, struct pg_statement *p)
{
	if (p->name[0] == '\0' || p->connection != own->connection)
		return;
	if (own->dropped_count == own->dropped_size)
		own->dropped = pg_enlarge(own->dropped, &own->dropped_size,
		    sizeof(*own->dropped));
	memcpy(own->dropped[own->dropped_count++], p->name, PG_NAME);
}

/*
 * A parameter whose values were all NULL gets the type that the server
 * chooses.
 */
static void
prepare_statement(struct pg *own, struct pg_statement *p)
{
	Oid	 types[p->count + 1];
	int	 i;

	pg_drop_name(own, p);
	drop_names(own);
	if (own->link == NULL)
		return;
	snprintf(p->name, sizeof(p->name), "s%u", ++own->names);
	p->connection = own->connection;
	for (i = 0; i < p->count; i++) {
		if (p->values[i] != NULL)
			p->parameters[i].prepared = p->parameters[i].type;
		types[i] = p->parameters[i].prepared;
	}
	expect_reply(own, PG_PREPARED, p, p->text);
	check_sent(own, PQsendPrepare(own->link, p->name, p->sql, p->count,
	    types));
}

void
pg_send(struct pg *own, struct pg_statement *p, enum pg_reply reply)
{
	/* First reads the remaining rows of other statements. */
	if (own->unsynced == 0)
		pg_drain_answered(own);
	if (!pg_connect(own))
		return;
	if (!is_prepared(own, p))
		prepare_statement(own, p);
	if (own->link == NULL)
		return;
	p->at = own->sent;
	expect_reply(own, reply, p, p->text);
	check_sent(own, PQsendQueryPrepared(own->link, p->name, p->count,
	    p->values, p->lengths, p->formats, 1));
	if (reply == PG_DONE && ++own->db.queued > QUEUE_MOST)
		pg_settle(&own->db);
}

void
pg_send_sync(struct pg *own)
{
	if (own->link == NULL)
		return;
	expect_reply(own, PG_SYNC, NULL, "");
	check_sent(own, PQpipelineSync(own->link));
}

void
pg_sync_after(struct pg *own, uint64_t at)
{
	if (own->unsynced > 0 && at >= own->sent - own->unsynced)
		pg_send_sync(own);
}

/* Counts "INSERT 0 1", "UPDATE 2", "DELETE 0", but not SELECT. */
static void
count_changes(struct pg *own, PGresult *result)
{
	const char	*command = PQcmdStatus(result);

	if (strncmp(command, "INSERT", 6) != 0 &&
	    strncmp(command, "UPDATE", 6) != 0 &&
	    strncmp(command, "DELETE", 6) != 0)
		return;
	own->changes = strtoll(PQcmdTuples(result), NULL, 10);
	own->changes_so_far += own->changes;
}

static void
keep_row(struct pg *own, struct pg_statement *p, PGresult *row)
{
	if (own->db.error != DB_FINE) {
		PQclear(row);
		return;
	}
	pg_rows_add(&p->rows, row);
	if (p->rows.bytes > ROWS_MOST)
		db_fail(&own->db, DB_BROKEN, "a statement has more rows than"
		    " can be kept while others run");
}

/*
 * The number changes with every version that was not seen last, so also after
 * a restore, which lowers the version.
 */
void
pg_set_version(struct pg *own, int64_t now)
{
	if (now != own->seen)
		own->number++;
	own->seen = now;
	own->has_version = true;
}

static void
read_version(struct pg *own, const PGresult *row)
{
	uint64_t	 version;

	if (PQnfields(row) != 1 || PQgetlength(row, 0, 0) != sizeof(version))
		return;
	memcpy(&version, PQgetvalue(row, 0, 0), sizeof(version));
	pg_set_version(own, (int64_t)be64toh(version));
}

static void
read_result(struct pg *own, const struct pg_expected *e, PGresult *result)
{
	switch (PQresultStatus(result)) {
	case PGRES_SINGLE_TUPLE:
		if (e->reply == PG_ROWS) {
			keep_row(own, e->statement, result);
			return;
		}
		if (e->reply == PG_VERSION)
			read_version(own, result);
		break;
	case PGRES_COMMAND_OK:
	case PGRES_TUPLES_OK:
		if (awaited_number(own) >= own->start)
			own->fresh = false;
		if (e->reply == PG_DONE || e->reply == PG_ROWS)
			count_changes(own, result);
		break;
	case PGRES_PIPELINE_ABORTED:
		if (e->reply == PG_PREPARED)
			e->statement->name[0] = '\0';
		break;
	default:
		if (e->reply == PG_PREPARED)
			e->statement->name[0] = '\0';
		pg_fail(own, result, e->sql);
		break;
	}
	PQclear(result);
}

static void
end_reply(struct pg *own)
{
	const struct pg_expected	*e = &own->expected[own->first++];

	own->begun = false;
	if (e->reply == PG_DONE)
		own->db.queued--;
	if (e->reply == PG_ROWS)
		e->statement->ended = true;
}

/* Single-row mode: otherwise libpq would keep all rows in memory. */
static void
begin_reply(struct pg *own, const struct pg_expected *e)
{
	if (e->reply != PG_SYNC && e->reply != PG_PREPARED)
		(void)PQsetSingleRowMode(own->link);
	own->begun = true;
}

bool
pg_receive(struct pg *own)
{
	struct pg_expected	 e;
	PGresult		*result;

	if (own->first == own->count)
		return (false);
	e = own->expected[own->first];
	if (!own->begun)
		begin_reply(own, &e);
	count_round_trip(own);
	if (!pg_wait(own))
		return (false);
	result = PQgetResult(own->link);
	if (result == NULL) {
		end_reply(own);
	} else if (PQresultStatus(result) == PGRES_PIPELINE_SYNC) {
		PQclear(result);
		end_reply(own);
	} else {
		read_result(own, &e, result);
	}
	return (own->first < own->count);
}

void
pg_drain(struct pg *own)
{
	if (own->unsynced > 0)
		pg_send_sync(own);
	while (pg_receive(own))
		continue;
	pg_wait_end(own);
}

void
pg_drain_answered(struct pg *own)
{
	while (own->first < own->count && awaited_number(own) < own->answered)
		(void)pg_receive(own);
	if (own->first == own->count)
		pg_wait_end(own);
}

void
pg_settle(struct db *db)
{
	if (db->queued > 0)
		pg_drain(pg_of(db));
}

/* The number of changed rows comes after the last row. */
void
pg_drop_rows(struct pg *own, struct pg_statement *p)
{
	struct pg_expected	*e;
	size_t			 i;

	for (i = own->first; i < own->count; i++) {
		e = &own->expected[i];
		if (e->statement != p || e->reply != PG_ROWS)
			continue;
		*e = (struct pg_expected){ p->writes ? PG_DONE : PG_OTHER,
		    NULL, e->sql };
		own->db.queued += p->writes;
	}
	pg_drain_answered(own);
}

void
pg_release(struct pg *own, const struct pg_statement *p)
{
	size_t	 i;

	for (i = own->first; i < own->count; i++)
		if (own->expected[i].statement == p ||
		    own->expected[i].sql == p->text) {
			pg_drain(own);
			return;
		}
}

void
pg_command(struct pg *own, const char *sql)
{
	bool	 insisted = own->insists;
	int64_t	 until = own->until;

	pg_drain(own);
	if (own->link == NULL)
		return;
	own->insists = true;
	own->until = pg_patience(&own->db);
	expect_reply(own, PG_OTHER, NULL, sql);
	check_sent(own, PQsendQueryParams(own->link, sql, 0, NULL, NULL, NULL,
	    NULL, 1));
	pg_drain(own);
	own->insists = insisted;
	own->until = until;
}
