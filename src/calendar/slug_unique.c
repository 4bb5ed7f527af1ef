#include "calendar/slug_unique.h"

#include "calendar/slug_free.h"
#include "http/request.h"
#include "store/db.h"
#include "text/slugs.h"

struct owner {
	struct request		*rq;
	enum record_kind	 kind;
	int64_t			 id;
};

static struct statement *
query(struct db *db, enum record_kind kind)
{
	switch (kind) {
	case RECORD_VENUE:
		return (db_query(db,
		    "SELECT 1 FROM venues WHERE slug = $1 AND id <> $2"));
	case RECORD_ORGANIZER:
		return (db_query(db,
		    "SELECT 1 FROM organizers WHERE slug = $1 AND id <> $2"));
	default:
		return (db_query(db,
		    "SELECT 1 FROM events WHERE slug = $1 AND id <> $2"));
	}
}

static bool
is_taken(void *of, const char *slug)
{
	const struct owner	*owner = of;
	struct statement	*st;
	bool			 found;

	if (slug_reserved(slug))
		return (true);
	st = query(owner->rq->db, owner->kind);
	db_bind_text(st, 1, slug);
	db_bind_integer(st, 2, owner->id);
	found = db_step(st);
	db_done(st);

	return (found);
}

const char *
slug_unique(struct request *rq, enum record_kind kind, int64_t id,
    const char *slug, const char *suffix)
{
	struct owner	 owner = { rq, kind, id };

	return (slug_free(rq->arena, slug, suffix, is_taken, &owner));
}
