#include "store/backups.h"

#include "base/arena.h"
#include "store/db.h"
#include "text/dates.h"

void
backup_add(struct db *db, const struct backup *b)
{
	struct statement	*st;

	st = db_query(db, "INSERT INTO backups (name, made, bytes)"
	    " VALUES ($1, $2, $3) ON CONFLICT (name) DO UPDATE SET"
	    " made = excluded.made, bytes = excluded.bytes");
	db_bind_text(st, 1, b->name);
	db_bind_integer(st, 2, b->made);
	db_bind_integer(st, 3, b->bytes);
	db_run(st);
	st = db_query(db, "DELETE FROM backups WHERE name NOT IN (SELECT name"
	    " FROM backups ORDER BY made DESC, name LIMIT $1)");
	db_bind_integer(st, 1, BACKUPS);
	db_run(st);
}

size_t
backup_list(struct db *db, struct arena *arena, struct backup list[BACKUPS])
{
	struct statement	*st;
	size_t			 count = 0;

	st = db_query(db, "SELECT name, made, bytes FROM backups"
	    " ORDER BY made DESC, name LIMIT $1");
	db_bind_integer(st, 1, BACKUPS);
	while (db_step(st))
		list[count++] = (struct backup){
			.name = arena_string(arena, db_string(st, 0)),
			.made = db_bounded(st, 1, 0, DATE_MOST),
			.bytes = db_integer(st, 2)
		};
	db_done(st);
	return (count);
}
