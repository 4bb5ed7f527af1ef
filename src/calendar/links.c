#include "calendar/links.h"

#include "calendar/event_linked.h"
#include "calendar/event_links.h"
#include "calendar/event_needs.h"
#include "calendar/event_terms.h"
#include "generated/records.h"
#include "http/extras.h"
#include "http/request.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/stored_links.h"

int
links_store(struct request *rq, struct event *e, struct links_change *c,
    const struct event_fields *f)
{
	int64_t		 id = e->head.id;
	struct ids	 links;
	int		 status;

	if ((status = event_terms_store(rq, id, c->created,
	    status_is_public(c->after), f, &c->lost)) != 0 ||
	    (status = event_links_store(rq, id, c->created, f)) != 0)
		return (status);
	if (rq->extras != NULL && rq->extras->publishes)
		event_needs_places(rq, e, c->after);
	if (!c->created)
		event_needs_follow(rq, e, c->before, c->after);
	links = event_links_changed(rq->db, rq->arena, id);
	event_linked_set(rq, e, &links);

	return (0);
}

struct ids
links_of_series(struct request *rq, bool is_term, int64_t id)
{
	struct statement	*st;
	struct ids		 linked;

	if (is_term) {
		st = db_query(rq->db, "SELECT s.id FROM series s"
		    " JOIN event_terms l ON l.event_id = s.id"
		    " WHERE l.term_id = $1 ORDER BY s.id");
		db_bind_integer(st, 1, id);
		return (ids_read(st, rq->arena));
	}
	linked = events_of_record(rq->db, rq->arena, id);
	st = db_query(rq->db, "SELECT s.id FROM id_list($1) j"
	    " CROSS JOIN series s ON s.id = j.value ORDER BY s.id");
	db_bind_text(st, 1, ids_text(rq->arena, &linked));

	return (ids_read(st, rq->arena));
}

struct ids
links_of_events(struct request *rq, bool is_term, int64_t id)
{
	struct statement	*st;
	struct ids		 linked;

	if (is_term) {
		st = db_query(rq->db, "SELECT e.id FROM events e"
		    " JOIN event_terms l ON l.event_id = e.id"
		    " WHERE l.term_id = $1 AND e.status <> $2 ORDER BY e.id");
		db_bind_integer(st, 1, id);
	} else {
		linked = events_of_record(rq->db, rq->arena, id);
		st = db_query(rq->db, "SELECT e.id FROM id_list($1) j"
		    " CROSS JOIN events e ON e.id = j.value"
		    " WHERE e.status <> $2 ORDER BY e.id");
		db_bind_text(st, 1, ids_text(rq->arena, &linked));
	}
	db_bind_integer(st, 2, STATUS_TRASH);

	return (ids_read(st, rq->arena));
}
