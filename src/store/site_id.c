#include "store/site_id.h"

#include <string.h>

#include "base/arena.h"
#include "store/db.h"

#define DIGITS	32

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

	if (strlen(id) != DIGITS || strspn(id, "0123456789abcdef") != DIGITS)
		return (false);
	st = db_query(db, "UPDATE site SET id = $1");
	db_bind_text(st, 1, id);
	db_run(st);
	return (true);
}
