#include "calendar/organizer.h"

#include "http/request.h"
#include "store/db.h"

#define FIND \
	"SELECT o.id, o.author, o.status, o.published, o.created," \
	" o.modified, o.name, o.description, o.slug, o.image_id, i.url," \
	" o.phone, o.website, o.email" \
	" FROM organizers o LEFT JOIN images i ON i.id = o.image_id"

enum column {
	ID, AUTHOR, STATUS, PUBLISHED, CREATED, MODIFIED, NAME, DESCRIPTION,
	SLUG, IMAGE, IMAGE_URL, PHONE, WEBSITE, EMAIL
};

static void
read_texts(struct request *rq, struct statement *st, struct organizer *o)
{
	o->name = record_text(rq, st, NAME);
	o->description = record_text(rq, st, DESCRIPTION);
	o->slug = record_text(rq, st, SLUG);
	o->image_url = record_text(rq, st, IMAGE_URL);
	o->phone = record_text(rq, st, PHONE);
	o->website = record_text(rq, st, WEBSITE);
	o->email = record_text(rq, st, EMAIL);
}

static void
read_row(struct request *rq, struct statement *st, struct organizer *o)
{
	o->id = db_integer(st, ID);
	o->author = db_integer(st, AUTHOR);
	o->status = record_read_status(rq, st, STATUS, &o->times);
	read_texts(rq, st, o);
	o->image = db_integer(st, IMAGE);
}

static bool
find(struct request *rq, struct statement *st, struct organizer *o)
{
	bool	 found;

	if ((found = db_step(st)))
		read_row(rq, st, o);
	db_done(st);

	return (found);
}

bool
organizer_find(struct request *rq, int64_t id, struct organizer *o)
{
	struct statement	*st;

	st = db_query(rq->db, FIND " WHERE o.id = $1");
	db_bind_integer(st, 1, id);

	return (find(rq, st, o));
}

bool
organizer_find_slug(struct request *rq, const char *slug, struct organizer *o)
{
	struct statement	*st;

	st = db_query(rq->db, FIND " WHERE o.slug = $1 AND o.status <> $2");
	db_bind_text(st, 1, slug);
	db_bind_integer(st, 2, STATUS_TRASH);

	return (find(rq, st, o));
}
