#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/postgresql/dialect.h"
#include "store/postgresql/pg.h"

static char *
copy_text(const char *text)
{
	char	*own;

	own = pg_alloc(strlen(text) + 1);
	return (strcpy(own, text));
}

/*
 * The server prepares it when it first runs: then the types of its values are
 * known.
 */
void
pg_prepare(struct statement *st, const char *sql)
{
	struct pg_statement	*p;
	size_t			 count;
	int			 i;

	p = pg_alloc(sizeof(*p));
	p->text = copy_text(sql);
	p->sql = dialect_translate(sql);
	p->count = dialect_parameters(sql);
	p->writes = dialect_writes(sql);
	count = (size_t)p->count + 1;
	p->parameters = pg_alloc(count * sizeof(*p->parameters));
	p->values = pg_alloc(count * sizeof(*p->values));
	p->lengths = pg_alloc(count * sizeof(*p->lengths));
	p->formats = pg_alloc(count * sizeof(*p->formats));
	for (i = 0; i < p->count; i++)
		p->formats[i] = 1;
	st->prepared = p;
}

const char *
pg_text_of(const struct statement *st)
{
	return (pg_statement_of(st)->text);
}

static void
clear_rows(struct pg_statement *p)
{
	PGresult	*row;

	PQclear(p->row);
	p->row = NULL;
	while ((row = pg_rows_next(&p->rows)) != NULL)
		PQclear(row);
	free(p->digits);
	p->digits = NULL;
}

/* Drops the rows that were not read. */
void
pg_reset(struct statement *st)
{
	struct pg_statement	*p = st->prepared;

	clear_rows(p);
	if (p->sent && !p->ended)
		pg_drop_rows(pg_of(st->db), p);
	p->sent = p->ended = false;
	pg_bind_nothing(p);
}

void
pg_forget(struct statement *st)
{
	struct pg_statement	*p = st->prepared;
	struct pg		*own = pg_of(st->db);

	if (p == NULL)
		return;
	pg_release(own, p);
	clear_rows(p);
	pg_bind_nothing(p);
	pg_drop_name(own, p);
	free(p->rows.list);
	free(p->text);
	free(p->sql);
	free(p->parameters);
	free(p->values);
	free(p->lengths);
	free(p->formats);
	free(p);
	st->prepared = NULL;
}

/* Reads until there is a row, or there are no more. */
static void
read_until_row(struct pg *own, struct pg_statement *p)
{
	if (!p->ended)
		pg_sync_after(own, p->at);
	while (own->db.error == DB_FINE && p->rows.first == p->rows.count &&
	    !p->ended && pg_receive(own))
		continue;
}

/*
 * Does nothing outside a transaction: the statement would become part of the
 * next one.
 */
void
pg_send_ahead(struct statement *st)
{
	struct pg_statement	*p = st->prepared;
	struct pg		*own = pg_of(st->db);

	if (own->mode == PG_NONE)
		return;
	pg_send_for_rows(own, p);
	if (pg_begin_again(own) && !p->sent)
		pg_send_for_rows(own, p);
}

bool
pg_step(struct statement *st)
{
	struct pg_statement	*p = st->prepared;
	struct pg		*own = pg_of(st->db);

	PQclear(p->row);
	p->row = NULL;
	if (!p->sent && own->mode == PG_NONE)
		pg_begin(own, p->writes);
	if (!p->sent)
		pg_send_for_rows(own, p);
	read_until_row(own, p);
	if (!p->writes && pg_begin_again(own)) {
		if (!p->sent)
			pg_send_for_rows(own, p);
		read_until_row(own, p);
	}
	if (own->db.error == DB_FINE)
		p->row = pg_rows_next(&p->rows);
	if (p->row != NULL)
		return (true);
	st->over = true;
	pg_drain_answered(own);
	return (false);
}

/*
 * Does not wait: values are copied, so the statement can be reused before its
 * result is known.
 */
void
pg_run(struct statement *st)
{
	struct pg	*own = pg_of(st->db);

	if (!db_spend(st->db, 0))
		return;
	if (own->mode != PG_NONE) {
		pg_send(own, st->prepared, PG_DONE);
		return;
	}
	pg_begin(own, true);
	pg_send_statement(own, st->prepared, PG_DONE);
	pg_settle(st->db);
}

void
pg_script(struct db *db, const char *sql)
{
	struct pg	*own = pg_of(db);
	PGresult	*result;

	pg_settle(db);
	pg_drain(own);
	if (!pg_connect(own) || PQexitPipelineMode(own->link) != 1)
		return;
	result = PQexec(own->link, sql);
	own->db.round_trips++;
	db_traffic_add(DB_ROUND_TRIPS, 1);
	if (PQresultStatus(result) != PGRES_COMMAND_OK &&
	    PQresultStatus(result) != PGRES_TUPLES_OK)
		pg_fail(own, result, sql);
	PQclear(result);
	if (own->link != NULL && PQenterPipelineMode(own->link) != 1)
		pg_lose(own, PQerrorMessage(own->link));
}

int64_t
pg_changes(struct db *db)
{
	return (pg_of(db)->changes);
}

int64_t
pg_changes_so_far(struct db *db)
{
	pg_settle(db);
	return (pg_of(db)->changes_so_far);
}
