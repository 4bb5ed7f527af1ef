#include "store/outbox.h"

#include "store/db.h"

bool
outbox_is_gone(struct db *db, const char *endpoint)
{
	struct statement	*st;
	bool			 gone;

	st = db_query(db, "SELECT 1 FROM gone_endpoints WHERE endpoint = $1");
	db_bind_text(st, 1, endpoint);
	gone = db_step(st);
	db_done(st);

	return (gone);
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

/* For engines where reading the number of deleted rows takes a round trip. */
static void
trim_unseen(struct db *db, int64_t now, int64_t most)
{
	run_on_old(db_query(db, "INSERT INTO meta (name, value)"
	    " SELECT 'messages_dropped', COUNT(*)" OLD " HAVING COUNT(*) > 0"
	    " ON CONFLICT (name) DO UPDATE"
	    " SET value = meta.value + excluded.value"), now, most);
	run_on_old(db_query(db, "DELETE" OLD), now, most);
}

void
outbox_trim_a_few(struct db *db, int64_t now)
{
	if (db_sends(db))
		trim_unseen(db, now, OUTBOX_TURN);
	else
		(void)outbox_trim(db, now, OUTBOX_TURN);
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
	struct statement	*st;
	int64_t			 count;

	st = db_query(db,
	    "SELECT value FROM meta WHERE name = 'messages_dropped'");
	count = db_step(st) ? db_integer(st, 0) : 0;
	db_done(st);

	return (count);
}

/*
 * A request may begin before another one and be stored after it. So `*due` is
 * not earlier than that of earlier messages, and they are sent in the order of
 * storage.
 */
static int64_t
add_message(struct db *db, const char *type, const char *body, int64_t now,
    int64_t *due)
{
	struct statement	*st;
	int64_t			 id = 0;

	st = db_query(db, "INSERT INTO outbox (type, body, created)"
	    " VALUES ($1, $2, MAX($3, COALESCE((SELECT created FROM outbox"
	    " ORDER BY id DESC LIMIT 1), 0))) RETURNING id, created");
	db_bind_text(st, 1, type);
	db_bind_text(st, 2, body);
	db_bind_integer(st, 3, now);
	if (db_step(st)) {
		id = db_integer(st, 0);
		*due = db_integer(st, 1);
	}
	db_done(st);

	return (id);
}

void
outbox_put(struct db *db, const char *type, const char *body, int64_t now,
    const char *const *endpoints, size_t count)
{
	struct statement	*st;
	int64_t			 id, due = now;
	size_t			 i;

	id = add_message(db, type, body, now, &due);
	for (i = 0; i < count; i++) {
		st = db_query(db, "INSERT INTO deliveries"
		    " (outbox_id, endpoint, due) VALUES ($1, $2, $3)");
		db_bind_integer(st, 1, id);
		db_bind_text(st, 2, endpoints[i]);
		db_bind_integer(st, 3, due);
		db_run(st);
	}
}
