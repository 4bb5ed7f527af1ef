#include "calendar/terms.h"

#include "base/json.h"
#include "calendar/list.h"
#include "generated/routes.h"
#include "http/address.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/db.h"
#include "store/store.h"
#include "text/fold.h"

static bool
find(struct request *rq, enum term_kind kind, int64_t id, struct term *t)
{
	struct statement	*st;
	bool			 found;

	st = db_query(rq->db, "SELECT " TERM_COLUMNS " FROM terms t"
	    " WHERE t.id = $2 AND t.kind = $3");
	db_bind_integer(st, 1, rq->now);
	db_bind_integer(st, 2, id);
	db_bind_integer(st, 3, kind);
	if ((found = db_step(st)))
		term_read(rq, st, t);
	db_done(st);

	return (found);
}

int
term_show(struct request *rq, enum term_kind kind, int64_t id)
{
	static const enum error	 missing[] = {
		[TERM_CATEGORY] = ERROR_REST_CATEGORY_NOT_FOUND,
		[TERM_TAG] = ERROR_REST_TAG_NOT_FOUND
	};
	struct term		 t;
	bool			 found;

	if ((found = find(rq, kind, id, &t)))
		term_write(rq, &t, TERM_ALONE);
	if (db_failed(rq->db))
		return (reply_broken(rq));
	if (!found)
		return (reply_error(rq, missing[kind], rq->capture));
	rq->reply.last_modified = store_last_write(rq->db);

	return (200);
}

static int64_t
count(struct request *rq, enum term_kind kind)
{
	struct statement	*st;
	int64_t			 total = 0;

	st = db_query(rq->db, "SELECT COUNT(*) FROM terms WHERE kind = $1");
	db_bind_integer(st, 1, kind);
	if (db_step(st))
		total = db_integer(st, 0);
	db_done(st);

	return (total);
}

static void
write_terms(struct request *rq, enum term_kind kind,
    const struct paging *paging)
{
	struct statement	*st;
	struct term		 t;

	json_list(&rq->out, kind == TERM_CATEGORY ? "categories" : "tags");
	st = db_query(rq->db, "SELECT " TERM_COLUMNS " FROM terms t"
	    " WHERE t.kind = $2 ORDER BY t.name_key, t.id LIMIT $3 OFFSET $4");
	db_bind_integer(st, 1, rq->now);
	db_bind_integer(st, 2, kind);
	db_bind_integer(st, 3, paging->per_page);
	db_bind_integer(st, 4, list_offset(paging));
	while (db_step(st)) {
		term_read(rq, st, &t);
		term_write(rq, &t, TERM_LISTED);
	}
	db_done(st);
	json_list_end(&rq->out);
}

int
term_list(struct request *rq, enum term_kind kind, const void *params,
    const struct paging *paging)
{
	struct address	 address;

	/* A page beyond the end is an empty one here. */
	(void)list_measure(rq, paging, count(rq, kind));
	address_list(&address, rq, params, rq->reply.total_pages);

	json_object(&rq->out, NULL);
	list_write_front(rq, &address);
	write_terms(rq, kind, paging);
	list_write_neighbours(rq, &address);
	json_object_end(&rq->out);

	return (list_finish(rq));
}

/* The slug counts first, then the name, of several the oldest. */
int64_t
term_find(struct request *rq, enum term_kind kind, const char *text)
{
	struct statement	*st;
	int64_t			 id = 0;

	st = db_query(rq->db,
	    "SELECT id FROM terms WHERE kind = $1"
	    " AND (slug = $2 OR name_folded = $2)"
	    " ORDER BY CASE WHEN slug = $2 THEN 0 ELSE 1 END, id LIMIT 1");
	db_bind_integer(st, 1, kind);
	db_bind_text(st, 2, fold_case(rq->arena, text));
	if (db_step(st))
		id = db_integer(st, 0);
	db_done(st);

	return (id);
}
