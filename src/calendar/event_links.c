#include "calendar/event_links.h"

#include "calendar/directory.h"
#include "generated/records.h"
#include "generated/routes.h"
#include "http/request.h"
#include "store/db.h"

/*
 * Finds or creates the record. If it is created in the trash, it is not
 * linked: `*id` is 0.
 */
static int
resolve_link(struct request *rq, enum record_kind kind, const struct link *link,
    int64_t *id)
{
	union record_any	 new;
	const void		*fields;
	bool			 joined;
	int			 status;

	*id = link->id;
	if (link->params == NULL)
		return (0);
	fields = kind == RECORD_VENUE ?
	    (const void *)&((const struct venue_create_params *)
	    link->params)->fields :
	    &((const struct organizer_create_params *)link->params)->fields;
	if ((status = directory_make(rq, kind, fields, &new, &joined)) == 0 &&
	    new.head.status != STATUS_TRASH)
		*id = new.head.id;

	return (status);
}

static void
unlink_venue(struct request *rq, int64_t event)
{
	struct statement	*st;

	st = db_query(rq->db, "DELETE FROM event_venues WHERE event_id = $1");
	db_bind_integer(st, 1, event);
	db_run(st);
}

static int
store_venue(struct request *rq, int64_t event, bool created,
    const struct links *links)
{
	struct statement	*st;
	int64_t			 id = 0;
	int			 status;

	if (links->count > 0 &&
	    (status = resolve_link(rq, RECORD_VENUE, &links->list[0],
	    &id)) != 0)
		return (status);

	if (!created)
		unlink_venue(rq, event);
	if (id == 0)
		return (0);
	st = db_query(rq->db, "INSERT INTO event_venues (event_id, venue_id)"
	    " VALUES ($1, $2)");
	db_bind_integer(st, 1, event);
	db_bind_integer(st, 2, id);
	db_run(st);

	return (0);
}

static bool
has_organizer(struct request *rq, int64_t event, int64_t id)
{
	struct statement	*st;

	st = db_query(rq->db, "SELECT 1 FROM event_organizers"
	    " WHERE event_id = $1 AND organizer_id = $2");
	db_bind_integer(st, 1, event);
	db_bind_integer(st, 2, id);

	return (db_has_row(st));
}

/* Two objects may turn out to be the same record. */
static void
add_organizer(struct request *rq, int64_t event, int64_t position, int64_t id)
{
	struct statement	*st;

	if (position > 0 && has_organizer(rq, event, id))
		return;
	st = db_query(rq->db, "INSERT INTO event_organizers"
	    " (event_id, position, organizer_id) VALUES ($1, $2, $3)");
	db_bind_integer(st, 1, event);
	db_bind_integer(st, 2, position);
	db_bind_integer(st, 3, id);
	db_run(st);
}

static void
unlink_organizers(struct request *rq, int64_t event)
{
	struct statement	*st;

	st = db_query(rq->db,
	    "DELETE FROM event_organizers WHERE event_id = $1");
	db_bind_integer(st, 1, event);
	db_run(st);
}

static int
store_organizers(struct request *rq, int64_t event, bool created,
    const struct links *links)
{
	int64_t	 id;
	size_t	 i;
	int	 status;

	if (!created)
		unlink_organizers(rq, event);
	for (i = 0; i < links->count; i++) {
		status = resolve_link(rq, RECORD_ORGANIZER, &links->list[i],
		    &id);
		if (status != 0)
			return (status);
		if (id != 0)
			add_organizer(rq, event, (int64_t)i, id);
	}

	return (0);
}

int
event_links_store(struct request *rq, int64_t event, bool created,
    const struct event_fields *f)
{
	int	 status = 0;

	if (f->has_venue || f->clears_venue)
		status = store_venue(rq, event, created, &f->venue);
	if (status == 0 && (f->has_organizer || f->clears_organizer))
		status = store_organizers(rq, event, created,
		    &f->organizer);

	return (status);
}
