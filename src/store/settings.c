#include "store/settings.h"

#include <sys/random.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "config/site.h"
#include "store/db.h"
#include "store/sequences.h"
#include "store/store.h"

int64_t
settings_version(struct db *db)
{
	struct statement	*st;
	int64_t			 version;

	st = db_query(db, "SELECT value FROM meta WHERE name = 'settings'");
	version = db_step(st) ? db_integer(st, 0) : 0;
	db_done(st);

	return (version);
}

size_t
settings_list(struct db *db, struct arena *arena, struct setting **list)
{
	struct statement	*st;
	size_t			 count = 0, size = 0;

	*list = NULL;
	st = db_query(db, "SELECT name, value FROM settings ORDER BY name");
	while (db_step(st)) {
		*list = arena_room(arena, *list, count, &size, sizeof(**list));
		(*list)[count++] = (struct setting){
			.name = arena_string(arena, db_string(st, 0)),
			.value = arena_string(arena, db_string(st, 1))
		};
	}
	db_done(st);

	return (count);
}

bool
settings_apply(struct db *db, struct arena *arena, const struct site *file,
    struct site *to)
{
	struct setting	*list;
	const char	*why;
	size_t		 count, wrong;

	count = settings_list(db, arena, &list);
	if (db_failed(db))
		return (false);
	while ((why = site_add(to, arena, file, list, count, &wrong)) !=
	    NULL && count > 0) {
		fprintf(stderr, "almanac: the setting '%s' of the desk is not"
		    " used: %s\n", list[wrong].name, why);
		memmove(&list[wrong], &list[wrong + 1],
		    (--count - wrong) * sizeof(*list));
	}

	return (true);
}

static void
change_version(struct db *db)
{
	struct statement	*st;
	int64_t			 version;

	if (getrandom(&version, sizeof(version), 0) != sizeof(version))
		abort();
	st = db_query(db,
	    "UPDATE meta SET value = $1 WHERE name = 'settings'");
	db_bind_integer(st, 1, 1 + (version & (ID_MOST - 1)));
	db_run(st);
}

void
setting_put(struct db *db, const char *name, const char *value, int64_t now)
{
	struct statement	*st;

	st = db_query(db, "DELETE FROM settings WHERE name = $1");
	db_bind_text(st, 1, name);
	db_run(st);
	if (value != NULL) {
		st = db_query(db,
		    "INSERT INTO settings (name, value) VALUES ($1, $2)");
		db_bind_text(st, 1, name);
		db_bind_text(st, 2, value);
		db_run(st);
	}
	change_version(db);
	store_changed_records(db, now);
}
