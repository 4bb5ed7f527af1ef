#include "store/store.h"

#include <string.h>

#include "base/arena.h"
#include "store/engine.h"
#include "store/status.h"
#include "text/dates.h"

#define SITE_DIGITS	32

void
store_wrote(struct db *db, int64_t now)
{
	struct statement	*st;

	st = db_query(db,
	    "UPDATE meta SET value = $1 WHERE name = 'last_write'"
	    " AND value <> $1");
	db_bind_integer(st, 1, now);
	db_run(st);
}

void
store_changed_records(struct db *db, int64_t now)
{
	db_run(db_query(db,
	    "UPDATE meta SET value = value + 1 WHERE name = 'records'"));
	store_wrote(db, now);
}

int64_t
store_last_write(struct db *db)
{
	struct statement	*st;
	int64_t			 time;

	st = db_query(db,
	    "SELECT value FROM meta WHERE name = 'last_write'");
	time = db_step(st) ? db_bounded(st, 0, 0, DATE_MOST) : 0;
	db_done(st);
	return (time);
}

#define LAST_DATE(table) \
	"(SELECT MAX(published) FROM " table " WHERE status = " SQL_FUTURE ")"

static struct statement *
select_state(struct db *db)
{
	return (db_query(db, "SELECT"
	    " (SELECT value FROM meta WHERE name = 'last_write'),"
	    " (SELECT value FROM meta WHERE name = 'records'),"
	    " (SELECT MIN(published) FROM events WHERE status = " SQL_FUTURE
	    "), "
	    LAST_DATE("venues") ", " LAST_DATE("organizers") ","
	    " (SELECT MAX(seq) FROM changes),"
	    " (SELECT mark FROM changes ORDER BY seq DESC LIMIT 1)"));
}

static void
read_state(struct statement *st, struct store_state *state)
{
	int64_t	 venue, organizer;

	if (db_step(st)) {
		venue = db_integer(st, 3);
		organizer = db_integer(st, 4);
		*state = (struct store_state){
			.last_write = db_bounded(st, 0, 0, DATE_MOST),
			.records = db_integer(st, 1),
			.next_due = db_null(st, 2) ? INT64_MAX :
			    db_integer(st, 2),
			.last_place = venue > organizer ? venue : organizer,
			.last_change = db_integer(st, 5),
			.last_mark = db_integer(st, 6)
		};
	}
	db_done(st);
}

void
store_state_begin(struct db *db)
{
	if (db->engine->send == NULL)
		return;
	db->sent_state = select_state(db);
	db_together(&db->sent_state, 1);
}

void
store_state_end(struct db *db)
{
	if (db->sent_state != NULL)
		db_done(db->sent_state);
	db->sent_state = NULL;
	db->has_state = false;
}

struct store_state
store_state(struct db *db)
{
	const struct store_state	 none = { 0 };
	struct statement		*st = db->sent_state;

	if (!db->has_state) {
		db->state = none;
		db->sent_state = NULL;
		read_state(st != NULL ? st : select_state(db), &db->state);
		db->has_state = db->in_transaction && !db_is_writing(db);
	}
	return (db_failed(db) ? none : db->state);
}

const char *
site_id(struct db *db, struct arena *arena)
{
	struct statement	*st;
	const char		*id;

	st = db_query(db, "SELECT id FROM site");
	id = arena_string(arena, db_step(st) ? db_string(st, 0) : "");
	db_done(st);
	return (id);
}

bool
site_id_set(struct db *db, const char *id)
{
	struct statement	*st;

	if (strlen(id) != SITE_DIGITS ||
	    strspn(id, "0123456789abcdef") != SITE_DIGITS)
		return (false);
	st = db_query(db, "UPDATE site SET id = $1");
	db_bind_text(st, 1, id);
	db_run(st);
	return (true);
}
