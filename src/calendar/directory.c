#include "calendar/directory.h"

#include "base/arena.h"
#include "calendar/list.h"
#include "generated/routes.h"
#include "http/request.h"
#include "store/db.h"

#define VISIBLE	" WHERE status = 0 OR (status = 1 AND published <= $1)"
#define NEWEST	" ORDER BY COALESCE(published, created) DESC, id DESC" \
	" LIMIT $2 OFFSET $3"

static struct statement *
totals(struct db *db, enum record_kind kind)
{
	if (kind == RECORD_VENUE)
		return (db_query(db, "SELECT COUNT(*) FROM venues" VISIBLE));

	return (db_query(db, "SELECT COUNT(*) FROM organizers" VISIBLE));
}

static struct statement *
numbers(struct db *db, enum record_kind kind)
{
	if (kind == RECORD_VENUE)
		return (db_query(db, "SELECT id FROM venues" VISIBLE NEWEST));

	return (db_query(db, "SELECT id FROM organizers" VISIBLE NEWEST));
}

void
directory_query(struct request *rq, enum record_kind kind,
    const struct paging *paging, struct directory_page *page)
{
	struct statement	*st;

	st = totals(rq->db, kind);
	db_bind_integer(st, 1, rq->now);
	page->total = db_step(st) ? db_integer(st, 0) : 0;
	db_done(st);

	page->count = 0;
	page->ids = arena_alloc(rq->arena,
	    (size_t)paging->per_page * sizeof(*page->ids));
	st = numbers(rq->db, kind);
	db_bind_integer(st, 1, rq->now);
	db_bind_integer(st, 2, paging->per_page);
	db_bind_integer(st, 3, list_offset(paging));
	while (page->count < (size_t)paging->per_page && db_step(st))
		page->ids[page->count++] = db_integer(st, 0);
	db_done(st);
}
