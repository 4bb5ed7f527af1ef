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

static void
bind_details(struct statement *st, const struct organizer *o,
    const struct organizer_fields *f)
{
	record_bind_sent(st, 3, f->phone, o->phone);
	record_bind_sent(st, 4, f->website, o->website);
	record_bind_sent(st, 5, f->email, o->email);
}

bool
organizer_find_equal(struct request *rq, const struct organizer *made,
    const struct organizer_fields *f, struct organizer *o)
{
	struct record_sent	 sent = organizer_sent(f);
	struct statement	*st;
	bool			 found = false;

	st = db_query(rq->db, FIND
	    " WHERE o.name_key = $1 AND o.status <> $2"
	    " AND ($3 IS NULL OR o.phone = $3)"
	    " AND ($4 IS NULL OR o.website = $4)"
	    " AND ($5 IS NULL OR o.email = $5)"
	    " ORDER BY o.id");
	db_bind_text(st, 1, fold_title(rq->arena, made->head.name));
	db_bind_integer(st, 2, STATUS_TRASH);
	bind_details(st, made, f);
	while (!found && db_step(st)) {
		read_row(rq, st, o);
		found = record_serves(rq, &o->head, &made->head, &sent);
	}
	db_done(st);

	return (found);
}
