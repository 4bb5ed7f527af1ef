#include "store/outbox.h"

#include "store/db.h"

bool
outbox_is_gone(struct db *db, const char *endpoint)
{
	struct statement	*st;

	st = db_query(db, "SELECT 1 FROM gone_endpoints WHERE endpoint = $1");
	db_bind_text(st, 1, endpoint);

	return (db_has_row(st));
}

void
outbox_add_dropped(struct db *db, int64_t count)
{
	struct statement	*st;

	st = db_query(db, "INSERT INTO meta (name, value)"
	    " VALUES ('messages_dropped', $1)"
	    " ON CONFLICT (name) DO UPDATE SET value = meta.value + $1");
	db_bind_integer(st, 1, count);
	db_run(st);
}

#define OLD \
	" FROM outbox WHERE id < (SELECT MIN(id) FROM outbox) + $1" \
	" AND created < $2"

static void
run_on_old(struct statement *st, int64_t now, int64_t most)
{
	db_bind_integer(st, 1, most);
	db_bind_integer(st, 2, now - OUTBOX_KEPT);
	db_run(st);
}

/* Reading the number of deleted rows would make a server's client wait. */
void
outbox_trim_a_few(struct db *db, int64_t now)
{
	run_on_old(db_query(db, "INSERT INTO meta (name, value)"
	    " SELECT 'messages_dropped', COUNT(*)" OLD " HAVING COUNT(*) > 0"
	    " ON CONFLICT (name) DO UPDATE"
	    " SET value = meta.value + excluded.value"), now, OUTBOX_TURN);
	run_on_old(db_query(db, "DELETE" OLD), now, OUTBOX_TURN);
}

int64_t
outbox_trim(struct db *db, int64_t now, int64_t most)
{
	int64_t	 count;

	run_on_old(db_query(db, "DELETE" OLD), now, most);
	if ((count = db_changes(db)) > 0)
		outbox_add_dropped(db, count);

	return (count);
}

int64_t
outbox_dropped(struct db *db)
{
	return (db_first_integer(db_query(db,
	    "SELECT value FROM meta WHERE name = 'messages_dropped'")));
}

/*
 * A request may begin before another one and be stored after it. So a message
 * is not due earlier than earlier messages, and they are sent in the order of
 * storage.
 */
static void
add_message(struct db *db, const struct outbox_message *m,
    const char *endpoint, int64_t now)
{
	struct statement	*st;

	st = db_query(db, "INSERT INTO outbox (type, about, body, created)"
	    " VALUES (COALESCE((SELECT o.type FROM outbox o"
	    " JOIN deliveries d ON d.outbox_id = o.id WHERE o.about = $1"
	    " AND o.type = $2 AND d.endpoint = $3 LIMIT 1), $4), $1, $5,"
	    " (SELECT MAX(t.created) FROM (SELECT CAST($6 AS BIGINT) AS"
	    " created UNION ALL SELECT l.created FROM (SELECT created"
	    " FROM outbox ORDER BY id DESC LIMIT 1) l) t))");
	db_bind_text(st, 1, m->about);
	db_bind_text(st, 2, m->kept);
	db_bind_text(st, 3, endpoint);
	db_bind_text(st, 4, m->type);
	db_bind_text(st, 5, m->body);
	db_bind_integer(st, 6, now);
	db_run(st);
	st = db_query(db, "INSERT INTO deliveries"
	    " (endpoint, author, outbox_id, due) VALUES ($1, $2,"
	    " (SELECT MAX(id) FROM outbox),"
	    " (SELECT created FROM outbox ORDER BY id DESC LIMIT 1))");
	db_bind_text(st, 1, endpoint);
	db_bind_integer(st, 2, m->author);
	db_run(st);
}

/*
 * Drops earlier messages after the new one is stored. Otherwise the new one
 * could get the number of one that is being sent, and would be taken for sent.
 */
void
outbox_put(struct db *db, const struct outbox_message *m,
    const char *endpoint, int64_t now)
{
	struct statement	*st;

	add_message(db, m, endpoint, now);
	st = db_query(db, "DELETE FROM outbox WHERE about = $1"
	    " AND id < (SELECT MAX(id) FROM outbox)"
	    " AND EXISTS (SELECT 1 FROM deliveries"
	    " WHERE outbox_id = outbox.id AND endpoint = $2)");
	db_bind_text(st, 1, m->about);
	db_bind_text(st, 2, endpoint);
	db_run(st);
}
