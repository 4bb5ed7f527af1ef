#include "calendar/organizer.h"

#include "base/arena.h"
#include "calendar/organizer_change.h"
#include "calendar/record_change.h"
#include "calendar/record_row.h"
#include "generated/routes.h"
#include "http/request.h"
#include "store/db.h"
#include "text/fold.h"

#define FIND \
	"SELECT " RECORD_COLUMNS("o", "name") ", o.phone, o.website," \
	" o.email" \
	" FROM organizers o" RECORD_IMAGE("o")

enum column { PHONE = RECORD_NEXT, WEBSITE, EMAIL };

static void
read_row(struct request *rq, struct statement *st, struct organizer *o)
{
	record_read(rq, st, RECORD_ORGANIZER, &o->head);
	o->phone = record_text(rq, st, PHONE);
	o->website = record_text(rq, st, WEBSITE);
	o->email = record_text(rq, st, EMAIL);
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

/* Before the row is read: of one name there may be many. */
static bool
details_serve(struct request *rq, struct statement *st,
    const struct organizer *made)
{
	return (record_text_serves(rq, db_string(st, PHONE), made->phone) &&
	    record_text_serves(rq, db_string(st, WEBSITE), made->website) &&
	    record_text_serves(rq, db_string(st, EMAIL), made->email));
}

bool
organizer_find_equal(struct request *rq, const struct organizer *made,
    const struct organizer_fields *f, struct organizer *o)
{
	struct record_sent	 sent = organizer_sent(f);
	struct statement	*st;
	bool			 found = false;

	st = db_query(rq->db, FIND
	    " WHERE o.name_key = $1 AND o.status <> $2 ORDER BY o.id");
	db_bind_text(st, 1, fold_title(rq->arena, made->head.name));
	db_bind_integer(st, 2, STATUS_TRASH);
	while (!found && db_step(st)) {
		if (!details_serve(rq, st, made))
			continue;
		read_row(rq, st, o);
		found = record_serves(rq, &o->head, &made->head, &sent);
	}
	db_done(st);

	return (found);
}
