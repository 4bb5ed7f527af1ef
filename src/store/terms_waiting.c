#include "store/terms_waiting.h"

#include "store/db.h"
#include "store/history_rows.h"
#include "store/stored_links.h"
#include "store/ids.h"
#include "store/imports.h"
#include "store/index/changes.h"

bool
term_is_waiting(struct db *db, int64_t id)
{
	struct statement	*st;
	bool			 waits;

	st = db_query(db, "SELECT kind FROM terms WHERE id = $1");
	db_bind_integer(st, 1, id);
	waits = db_step(st) && term_waits((enum term_kind)db_bounded(st, 0,
	    TERM_CATEGORY, TERM_WAITING_TAG));
	db_done(st);
	return (waits);
}

struct ids
terms_waiting_of(struct db *db, struct arena *arena, const char *events)
{
	struct statement	*st;

	st = db_query(db, "SELECT DISTINCT t.id FROM id_list($1) j"
	    " CROSS JOIN event_terms l ON l.event_id = j.value"
	    " CROSS JOIN terms t ON t.id = l.term_id"
	    " WHERE t.kind >= $2 ORDER BY t.id");
	db_bind_text(st, 1, events);
	db_bind_integer(st, 2, TERM_WAITING_CATEGORY);
	return (ids_read(st, arena));
}

int64_t
term_or_waiting_by_text(struct db *db, struct arena *arena,
    enum term_kind kind, const char *text)
{
	int64_t	 id;

	id = term_by_text(db, arena, term_kind_shown(kind), text);
	return (id != 0 ? id : term_by_text(db, arena,
	    term_kind_waiting(kind), text));
}

static bool
is_used(struct db *db, struct arena *arena, int64_t id)
{
	return (events_of_term(db, arena, id).count > 0 ||
	    imports_have(db, IMPORT_CATEGORY, id) ||
	    imports_have(db, IMPORT_TAG, id));
}

void
terms_drop_waiting(struct db *db, struct arena *arena,
    const struct ids *terms)
{
	struct statement	*st;
	size_t			 i;

	for (i = 0; i < terms->count; i++) {
		if (!term_is_waiting(db, terms->list[i]) ||
		    is_used(db, arena, terms->list[i]))
			continue;
		change_note(db, CHANGE_TERM, terms->list[i]);
		st = db_query(db, "DELETE FROM terms WHERE id = $1");
		db_bind_integer(st, 1, terms->list[i]);
		db_run(st);
		history_forget(db, HISTORY_CATEGORY, terms->list[i]);
		history_forget(db, HISTORY_TAG, terms->list[i]);
	}
}
