#include "calendar/terms.h"

#include "base/arena.h"
#include "calendar/stored_table.h"
#include "http/request.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/index/term_query.h"
#include "store/status.h"

/*
 * Columns for read_row(). Scheduled events count from the time at which they
 * are due; $1 is the current time. They are counted once for all terms.
 */
#define SELECT(columns, more, from) \
	"WITH due (term_id, count) AS (SELECT w.term_id, COUNT(*)" \
	" FROM events v CROSS JOIN event_terms w ON w.event_id = v.id" \
	" WHERE v.status = " SQL_FUTURE " AND v.published <= $1" \
	" GROUP BY w.term_id)" \
	" SELECT " columns ", COALESCE(d.count, 0)" more \
	" FROM " from " LEFT JOIN due d ON d.term_id = t.id"

#define EACH	"id_list($2) j CROSS JOIN terms t ON t.id = j.value"

static void
read_row(struct request *rq, struct statement *st, struct term *t)
{
	stored_read(rq, st, &stored_term, t);
	t->count += db_integer(st, TERM_COLUMN_COUNT);
}

bool
term_find(struct request *rq, enum term_kind kind, int64_t id, struct term *t)
{
	struct statement	*st;
	bool			 found;

	st = db_query(rq->db, SELECT(TERM_COLUMNS, "", "terms t")
	    " WHERE t.id = $2 AND t.kind = $3");
	db_bind_integer(st, 1, rq->now);
	db_bind_integer(st, 2, id);
	db_bind_integer(st, 3, kind);
	if ((found = db_step(st)))
		read_row(rq, st, t);
	db_done(st);

	return (found);
}

size_t
term_find_all(struct request *rq, const struct list_page *page,
    struct term *terms)
{
	const struct ids	 ids = { page->count, page->ids, 0 };
	struct statement	*st;
	size_t			 count = 0;

	if (page->count == 0)
		return (0);
	st = db_query(rq->db, SELECT(TERM_COLUMNS, "", EACH));
	db_bind_integer(st, 1, rq->now);
	db_bind_text(st, 2, ids_text(rq->arena, &ids));
	while (count < page->count && db_step(st))
		read_row(rq, st, &terms[count++]);
	db_done(st);

	return (count);
}

struct statement *
term_select_embedded(struct request *rq, const char *ids)
{
	struct statement	*st;

	st = db_query(rq->db, SELECT(TERM_COLUMNS_WITHIN,
	    ", CAST(" SQL_TERM_SHOWN("t.kind") " AS TEXT) || t.name_key,"
	    " (SELECT MIN(published) FROM events"
	    " WHERE status = " SQL_FUTURE " AND published > $1)", EACH));
	db_bind_integer(st, 1, rq->now);
	db_bind_text(st, 2, ids);

	return (st);
}

bool
term_next_embedded(struct request *rq, struct statement *st, struct term *t,
    const char **sort_key, int64_t *until)
{
	if (!db_step(st)) {
		db_done(st);
		return (false);
	}
	read_row(rq, st, t);
	*sort_key = arena_string(rq->arena, db_string(st,
	    TERM_COLUMN_COUNT + 1));
	*until = db_null(st, TERM_COLUMN_COUNT + 2) ? INT64_MAX :
	    db_integer(st, TERM_COLUMN_COUNT + 2);

	return (true);
}
