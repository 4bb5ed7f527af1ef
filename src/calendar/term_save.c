#include "calendar/term_save.h"

#include "calendar/history.h"
#include "calendar/notices.h"
#include "calendar/slug_change.h"
#include "calendar/stored.h"
#include "calendar/stored_table.h"
#include "calendar/term_change.h"
#include "calendar/terms.h"
#include "http/request.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/imports.h"
#include "store/index/changes.h"
#include "store/store.h"
#include "store/stored_links.h"

void
term_save_new(struct request *rq, const struct term *t)
{
	stored_insert(rq, &stored_term, t);
	store_wrote(rq->db, rq->now);
}

void
term_save(struct request *rq, const struct term *t)
{
	stored_replace(rq, &stored_term, t);
	store_wrote(rq->db, rq->now);
}

/* Once the term is gone, the trigger of each link has no count to change. */
static void
unlink_events(struct request *rq, const struct term *t,
    const struct ids *events)
{
	struct statement	*st;

	st = db_query(rq->db, "DELETE FROM event_terms WHERE term_id = $1"
	    " AND event_id IN (SELECT value FROM id_list($2))");
	db_bind_integer(st, 1, t->id);
	db_bind_text(st, 2, ids_text(rq->arena, events));
	db_run(st);
}

void
term_purge(struct request *rq, const struct term *t)
{
	struct statement	*st;
	struct ids		 events, children;

	events = events_of_term(rq->db, rq->arena, t->id);
	st = db_query(rq->db, "SELECT id FROM terms WHERE parent = $1");
	db_bind_integer(st, 1, t->id);
	children = ids_read(st, rq->arena);
	changes_note(rq->db, CHANGE_TERM, &children);
	st = db_query(rq->db, "UPDATE terms SET parent = $1 WHERE parent = $2");
	stored_bind_integer(st, 1, t->parent != 0, t->parent);
	db_bind_integer(st, 2, t->id);
	db_run(st);
	slug_end_term(rq, t);
	stored_remove(rq, &stored_term, t->id);
	history_end_term(rq, t);
	unlink_events(rq, t, &events);
	events_links_changed(rq->db, &events);
	store_wrote(rq->db, rq->now);
}

/* The events of a waiting term get a visible one, and the former goes. */
static void
replace_term(struct request *rq, const struct term *t, int64_t by)
{
	const struct ids	 events = events_of_term(rq->db,
				    rq->arena, t->id);
	struct statement	*st;

	st = db_query(rq->db, "INSERT INTO event_terms (event_id, term_id)"
	    " SELECT value, $1 FROM id_list($2) WHERE TRUE"
	    " ON CONFLICT DO NOTHING");
	db_bind_integer(st, 1, by);
	db_bind_text(st, 2, ids_text(rq->arena, &events));
	db_run(st);
	imports_redirect(rq->db, term_kind_shown(t->kind) == TERM_TAG ?
	    IMPORT_TAG : IMPORT_CATEGORY, t->id, by);
	term_purge(rq, t);
}

int64_t
term_publish(struct request *rq, int64_t id)
{
	struct term	 t;
	int64_t		 visible;

	if (!term_find(rq, TERM_WAITING_CATEGORY, id, &t) &&
	    !term_find(rq, TERM_WAITING_TAG, id, &t))
		return (id);
	visible = term_by_text(rq->db, rq->arena, term_kind_shown(t.kind),
	    t.name);
	if (visible != 0) {
		replace_term(rq, &t, visible);
		return (visible);
	}
	t.kind = term_kind_shown(t.kind);
	t.slug = term_free_slug(rq, &t, t.slug);
	term_save(rq, &t);
	notice_term(rq, NOTICE_CREATED, &t);

	return (id);
}
