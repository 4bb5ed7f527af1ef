#include "derived.h"

#include <limits.h>
#include <stdio.h>

#include "base/arena.h"
#include "store/check/check.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/index/changes.h"

static void
say(void *context, const char *sentence)
{
	(void)context;
	fprintf(stderr, "derived: %s\n", sentence);
}

void
derived_note_all(struct db *db)
{
	static const char *const	 notes[] = {
		[CHANGE_EVENT] = "SELECT id FROM events ORDER BY id",
		[CHANGE_VENUE] = "SELECT id FROM venues ORDER BY id",
		[CHANGE_ORGANIZER] = "SELECT id FROM organizers ORDER BY id",
		[CHANGE_TERM] = "SELECT id FROM terms ORDER BY id"
	};
	struct arena			*arena = arena_new();
	struct ids			 ids;
	int				 kind;

	for (kind = 0; kind < CHANGE_KINDS; kind++) {
		ids = ids_read(db_compose(db, notes[kind]), arena);
		changes_note(db, (enum change_kind)kind, &ids);
	}
	arena_free(arena);
}

bool
derived_inside(struct db *db)
{
	static const struct check_report	 tell = { 10, say, NULL };

	return (check_derived(db, &tell) > 0);
}

bool
derived_differs(struct db *db)
{
	bool	 differs;

	if (db_failed(db))
		return (false);
	db_set_timeout(db, INT_MAX);
	db_begin_read(db);
	differs = derived_inside(db);
	db_end_read(db);
	return (differs);
}
