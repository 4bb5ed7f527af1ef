/* Folds texts again: until version 9 folded texts kept their accents. */
#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/schema/schema.h"
#include "text/fold.h"

#define BATCH	500	/* rows that are read at once */
#define TEXTS	3	/* of a row, at most */

/* A table whose texts are folded again. */
struct folded {
	const char	*read;
	const char	*write;
	int		 count;
};

/* Terms had no folded text with a mark after each part (calendar/stored.c). */
static const struct folded	 all_folded[] = {
	{ "SELECT event_id, title, excerpt, description FROM event_texts"
	  " WHERE event_id > $1 ORDER BY event_id LIMIT $2",
	  "UPDATE event_texts SET title = $1, excerpt = $2, description = $3"
	  " WHERE event_id = $4", 3 },
	{ "SELECT id, searched FROM venues WHERE id > $1 ORDER BY id LIMIT $2",
	  "UPDATE venues SET searched = $1 WHERE id = $2", 1 },
	{ "SELECT id, searched FROM organizers WHERE id > $1"
	  " ORDER BY id LIMIT $2",
	  "UPDATE organizers SET searched = $1 WHERE id = $2", 1 },
	{ "SELECT id, name_folded || '\x1f' FROM terms WHERE id > $1"
	  " ORDER BY id LIMIT $2",
	  "UPDATE terms SET searched = $1 WHERE id = $2", 1 },
};

struct row {
	int64_t		 id;
	bool		 changes;
	const char	*texts[TEXTS];
};

static void
read_row(struct row *row, const struct folded *f, struct statement *st,
    struct arena *arena)
{
	const char	*text;
	int		 i;

	row->id = db_integer(st, 0);
	row->changes = f == &all_folded[3];
	for (i = 0; i < f->count; i++) {
		text = db_string(st, 1 + i);
		row->texts[i] = fold_search(arena, text);
		row->changes |= strcmp(row->texts[i], text) != 0;
	}
}

static void
write_row(struct db *db, const struct folded *f, const struct row *row)
{
	struct statement	*st;
	int			 i;

	if (!row->changes)
		return;
	st = db_compose(db, f->write);
	for (i = 0; i < f->count; i++)
		db_bind_text(st, 1 + i, row->texts[i]);
	db_bind_integer(st, 1 + i, row->id);
	db_run(st);
}

/* Returns the number of rows. `*last` becomes the id of the last one. */
static size_t
fold_batch(struct db *db, struct arena *arena, const struct folded *f,
    int64_t *last)
{
	struct statement	*st;
	struct row		*rows;
	size_t			 count = 0, i;

	rows = arena_alloc(arena, BATCH * sizeof(*rows));
	st = db_compose(db, f->read);
	db_bind_integer(st, 1, *last);
	db_bind_integer(st, 2, BATCH);
	while (count < BATCH && db_step(st))
		read_row(&rows[count++], f, st, arena);
	db_done(st);
	for (i = 0; i < count; i++)
		write_row(db, f, &rows[i]);
	if (count > 0)
		*last = rows[count - 1].id;
	return (count);
}

void
schema_fold(struct db *db)
{
	struct arena	*arena;
	int64_t		 last;
	size_t		 i;

	arena = arena_new();
	for (i = 0; i < sizeof(all_folded) / sizeof(all_folded[0]); i++)
		for (last = 0; !db_failed(db) &&
		    fold_batch(db, arena, &all_folded[i], &last) > 0;)
			arena_reset(arena);
	arena_free(arena);
}
