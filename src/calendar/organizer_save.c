#include "calendar/organizer_save.h"

#include "calendar/record_row.h"
#include "http/request.h"
#include "store/db.h"
#include "store/event_index.h"
#include "store/store.h"
#include "text/fold.h"

/* In the order of the columns in both statements below. */
static void
bind_organizer(struct request *rq, struct statement *st,
    const struct organizer *o)
{
	const char *const	 parts[] = { o->head.name, o->head.description,
	    o->phone, o->email, o->website };
	int			 place = RECORD_PLACES;

	record_bind(st, &o->head);
	db_bind_text(st, ++place, fold_title(rq->arena, o->head.name));
	db_bind_text(st, ++place, o->phone);
	db_bind_text(st, ++place, o->website);
	db_bind_text(st, ++place, o->email);
	db_bind_text(st, ++place, record_searched(rq, parts,
	    sizeof(parts) / sizeof(parts[0])));
	db_bind_integer(st, ++place, o->head.id);
}

void
organizer_insert(struct request *rq, const struct organizer *o)
{
	struct statement	*st;

	st = db_query(rq->db,
	    "INSERT INTO organizers (author, status, published, created,"
	    " modified, name, description, slug, former_slug, image_id,"
	    " name_key, phone, website, email, searched, id)"
	    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13,"
	    " $14, $15, $16)");
	bind_organizer(rq, st, o);
	db_run(st);
	store_wrote(rq->db, rq->now);
}

static void
unlink_events(struct request *rq, const struct organizer *o)
{
	struct statement	*st;
	struct list_ids		 events;
	size_t			 i;

	events = event_index_of_record(rq->db, rq->arena, o->head.id);
	for (i = 0; i < events.count; i++) {
		st = db_query(rq->db, "DELETE FROM event_organizers"
		    " WHERE event_id = $1 AND organizer_id = $2");
		db_bind_integer(st, 1, events.list[i]);
		db_bind_integer(st, 2, o->head.id);
		db_run(st);
	}
	event_index_refresh_all(rq->db, &events);
}

void
organizer_store(struct request *rq, const struct organizer *o)
{
	struct statement	*st;

	st = db_query(rq->db,
	    "UPDATE organizers SET author = $1, status = $2, published = $3,"
	    " created = $4, modified = $5, name = $6, description = $7,"
	    " slug = $8, former_slug = $9, image_id = $10, name_key = $11,"
	    " phone = $12, website = $13, email = $14, searched = $15"
	    " WHERE id = $16");
	bind_organizer(rq, st, o);
	db_run(st);
	if (o->head.status == STATUS_TRASH)
		unlink_events(rq, o);
	store_wrote(rq->db, rq->now);
}

void
organizer_purge(struct request *rq, const struct organizer *o)
{
	struct statement	*st;

	unlink_events(rq, o);
	st = db_query(rq->db, "DELETE FROM organizers WHERE id = $1");
	db_bind_integer(st, 1, o->head.id);
	db_run(st);
	store_wrote(rq->db, rq->now);
}
