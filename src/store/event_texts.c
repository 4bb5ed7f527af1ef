#include "base/arena.h"
#include "store/db.h"
#include "store/event_texts.h"
#include "text/fold.h"

struct texts {
	char	*title_key;
	char	*title;
	char	*excerpt;
	char	*description;
};

static bool
read_texts(struct db *db, struct arena *arena, int64_t id, struct texts *t)
{
	struct statement	*st;
	bool			 found;

	st = db_query(db, "SELECT title, excerpt, description FROM events"
	    " WHERE id = $1");
	db_bind_integer(st, 1, id);
	if ((found = db_step(st))) {
		t->title_key = fold_title(arena, db_text(st, 0));
		t->title = fold_case(arena, db_text(st, 0));
		t->excerpt = fold_case(arena, db_text(st, 1));
		t->description = fold_case(arena, db_text(st, 2));
	}
	db_done(st);
	return (found);
}

void
event_texts_update(struct db *db, struct arena *arena, int64_t id)
{
	struct statement	*st;
	struct texts		 t;

	if (!read_texts(db, arena, id, &t))
		return;
	st = db_query(db, "INSERT INTO event_texts"
	    " (event_id, title_key, title, excerpt, description)"
	    " VALUES ($1, $2, $3, $4, $5)"
	    " ON CONFLICT (event_id) DO UPDATE SET"
	    " title_key = excluded.title_key, title = excluded.title,"
	    " excerpt = excluded.excerpt, description = excluded.description");
	db_bind_integer(st, 1, id);
	db_bind_text(st, 2, t.title_key);
	db_bind_text(st, 3, t.title);
	db_bind_text(st, 4, t.excerpt);
	db_bind_text(st, 5, t.description);
	db_run(st);
}
