#include "store/uploads.h"

#include <sys/random.h>

#include <stdlib.h>

#include "base/arena.h"
#include "generated/service.h"
#include "store/db.h"
#include "store/sequences.h"
#include "text/dates.h"

#define COLUMNS	"u.id, u.user_id, a.login, u.name, u.categories, u.status," \
	" u.state, u.tries, u.created, u.due, u.report, u.source"
#define FROM	" FROM uploads AS u JOIN users AS a ON a.id = u.user_id"

#define WAITS	DATE_DAY		/* for an agreement */
#define KEPT	(30 * DATE_DAY)		/* so that it can be undone */

_Static_assert(UPLOAD_WAITING == 0 && UPLOAD_PREVIEWED == 1 &&
    UPLOAD_IMPORTING == 2 && UPLOAD_DONE == 3 && UPLOAD_UNDOING == 4 &&
    UPLOAD_FAILED == 6,
    "the numbers in statements");

static const char *
read_text(struct statement *st, struct arena *arena, int column)
{
	return (arena_string(arena, db_string(st, column)));
}

static void
read_row(struct statement *st, struct arena *arena, struct upload *u)
{
	u->id = db_integer(st, 0);
	u->user = db_integer(st, 1);
	u->login = read_text(st, arena, 2);
	u->name = read_text(st, arena, 3);
	u->categories = read_text(st, arena, 4);
	u->status = status_read(st, 5);
	u->state = (enum upload_state)db_bounded(st, 6, UPLOAD_WAITING,
	    UPLOAD_FAILED);
	u->tries = db_bounded(st, 7, 0, INT64_MAX);
	u->created = db_bounded(st, 8, DATE_LEAST, DATE_MOST);
	u->due = db_bounded(st, 9, DATE_LEAST, DATE_MOST);
	u->report = read_text(st, arena, 10);
	u->source = read_text(st, arena, 11);
}

bool
upload_get(struct db *db, struct arena *arena, int64_t id, struct upload *u)
{
	struct statement	*st;
	bool			 found;

	st = db_query(db, "SELECT " COLUMNS FROM " WHERE u.id = $1");
	db_bind_integer(st, 1, id);
	if ((found = db_step(st)))
		read_row(st, arena, u);
	db_done(st);
	return (found);
}

bool
upload_exists(struct db *db, int64_t id)
{
	struct statement	*st;

	st = db_query(db, "SELECT 1 FROM uploads WHERE id = $1");
	db_bind_integer(st, 1, id);
	return (db_has_row(st));
}

size_t
uploads_list(struct db *db, struct arena *arena, int64_t user,
    struct upload **list)
{
	struct statement	*st;
	size_t			 count = 0;

	*list = arena_alloc(arena, SERVICE_UPLOADS_ITEMS * sizeof(**list));
	st = db_query(db, "SELECT " COLUMNS FROM
	    " WHERE u.user_id = $1 OR $1 = 0 ORDER BY u.created DESC,"
	    " u.id LIMIT $2");
	db_bind_integer(st, 1, user);
	db_bind_integer(st, 2, SERVICE_UPLOADS_ITEMS);
	while (count < SERVICE_UPLOADS_ITEMS && db_step(st))
		read_row(st, arena, &(*list)[count++]);
	db_done(st);
	return (count);
}

void *
upload_bytes(struct db *db, struct arena *arena, int64_t id, size_t *length)
{
	struct statement	*st;
	const void		*bytes;
	char			*copy = NULL;

	*length = 0;
	st = db_query(db, "SELECT bytes FROM uploads WHERE id = $1");
	db_bind_integer(st, 1, id);
	if (db_step(st) && (bytes = db_blob(st, 0, length)) != NULL)
		copy = arena_copy(arena, bytes, *length);
	db_done(st);
	return (copy);
}

bool
uploads_wait(struct db *db)
{
	return (db_first_integer(db_query(db, "SELECT 1 FROM uploads"
	    " WHERE state IN (0, 1, 2, 4) LIMIT 1")) != 0);
}

int64_t
upload_next(struct db *db)
{
	return (db_first_integer(db_query(db, "SELECT id FROM uploads"
	    " WHERE state IN (0, 2, 4) ORDER BY created, id LIMIT 1")));
}

bool
upload_is_busy(struct db *db, int64_t user)
{
	struct statement	*st;

	st = db_query(db, "SELECT 1 FROM uploads WHERE user_id = $1"
	    " AND state IN (2, 4)");
	db_bind_integer(st, 1, user);
	return (db_has_row(st));
}

/* So many earlier ones stay that there is room for another one. */
static void
make_room(struct db *db, int64_t user)
{
	struct statement	*st;

	st = db_query(db, "DELETE FROM uploads WHERE user_id = $1"
	    " AND (state IN (0, 1, 6) OR id NOT IN (SELECT id FROM uploads"
	    " WHERE user_id = $1 ORDER BY created DESC, id LIMIT $2))");
	db_bind_integer(st, 1, user);
	db_bind_integer(st, 2, SERVICE_UPLOADS_ITEMS - 1);
	db_run(st);
}

int64_t
upload_add(struct db *db, const struct upload *u, const void *bytes,
    size_t length, int64_t now)
{
	struct statement	*st;
	int64_t			 id;	/* never used again */

	make_room(db, u->user);
	if (getrandom(&id, sizeof(id), 0) != sizeof(id))
		abort();
	id = 1 + (id & (ID_MOST - 1));
	st = db_query(db, "INSERT INTO uploads (id, user_id, name, categories,"
	    " status, state, created, due, size, bytes) VALUES ($1, $2, $3,"
	    " $4, $5, 0, $6, $7, $8, $9)");
	db_bind_integer(st, 1, id);
	db_bind_integer(st, 2, u->user);
	db_bind_text(st, 3, u->name);
	db_bind_text(st, 4, u->categories);
	db_bind_integer(st, 5, u->status);
	db_bind_integer(st, 6, now);
	db_bind_integer(st, 7, now + WAITS);
	db_bind_integer(st, 8, (int64_t)length);
	db_bind_blob(st, 9, bytes, length);
	db_run(st);
	return (id);
}

void
upload_remove(struct db *db, int64_t id)
{
	struct statement	*st;

	st = db_query(db, "DELETE FROM uploads WHERE id = $1"
	    " AND state NOT IN (2, 3, 4)");
	db_bind_integer(st, 1, id);
	db_run(st);
}

bool
upload_move(struct db *db, int64_t id, enum upload_state from,
    enum upload_state to, int64_t now)
{
	struct statement	*st;

	st = db_query(db, "UPDATE uploads SET state = $1, tries = 0, due = $2"
	    " WHERE id = $3 AND state = $4");
	db_bind_integer(st, 1, to);
	db_bind_integer(st, 2, now + KEPT);
	db_bind_integer(st, 3, id);
	db_bind_integer(st, 4, from);
	db_run(st);
	return (db_changes(db) > 0);
}

void
upload_try(struct db *db, int64_t id, int change)
{
	struct statement	*st;

	st = db_query(db, "UPDATE uploads SET tries = tries + $1"
	    " WHERE id = $2");
	db_bind_integer(st, 1, change);
	db_bind_integer(st, 2, id);
	db_run(st);
}

void
upload_ended(struct db *db, const struct upload *u, enum upload_state state,
    const char *report, int64_t now)
{
	struct statement	*st;
	bool			 waits = u->state == UPLOAD_WAITING;

	st = db_query(db, "UPDATE uploads SET state = $1, report = $2,"
	    " source = $3, due = $4 WHERE id = $5 AND state = $6");
	db_bind_integer(st, 1, state);
	db_bind_text(st, 2, report);
	db_bind_text(st, 3, u->source);
	db_bind_integer(st, 4, now + (waits ? WAITS : KEPT));
	db_bind_integer(st, 5, u->id);
	db_bind_integer(st, 6, u->state);
	db_run(st);
	if (state == UPLOAD_PREVIEWED)
		return;
	st = db_query(db, "UPDATE uploads SET bytes = $1 WHERE id = $2"
	    " AND state = $3");
	db_bind_blob(st, 1, "", 0);
	db_bind_integer(st, 2, u->id);
	db_bind_integer(st, 3, state);
	db_run(st);
}

bool
uploads_are_old(struct db *db, int64_t now)
{
	struct statement	*st;

	st = db_query(db, "SELECT 1 FROM uploads WHERE due < $1"
	    " AND state NOT IN (2, 4) LIMIT 1");
	db_bind_integer(st, 1, now);
	return (db_has_row(st));
}

void
uploads_drop_old(struct db *db, int64_t now)
{
	struct statement	*st;

	st = db_query(db, "DELETE FROM uploads WHERE due < $1"
	    " AND state NOT IN (2, 4)");
	db_bind_integer(st, 1, now);
	db_run(st);
}
