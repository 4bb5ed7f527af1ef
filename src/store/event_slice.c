#include "base/arena.h"
#include "store/db.h"
#include "store/event_across.h"
#include "store/event_counts.h"

#define NEAR	100	/* rows that are passed over rather than counted */

#define ROWS \
	"SELECT start_local, end_local, event_id FROM event_lists" \
	" WHERE list = $1 AND start_local BETWEEN $2 AND $3" \
	" AND end_local BETWEEN $4 AND $5 ORDER BY "
#define PAGE	" LIMIT $6 OFFSET $7"

/* Appends up to `limit` of them, for which there is room. */
static void
read_rows(struct db *db, int64_t list, const struct event_range *r,
    bool descending, int64_t offset, int64_t limit, struct event_places *to)
{
	struct statement	*st;
	struct event_place	*place;

	st = descending ?
	    db_query(db, ROWS "start_local DESC, end_local DESC,"
	    " event_id DESC" PAGE) :
	    db_query(db, ROWS "start_local, end_local, event_id" PAGE);
	db_bind_integer(st, 1, list);
	db_bind_integer(st, 2, r->start_from);
	db_bind_integer(st, 3, r->start_until);
	db_bind_integer(st, 4, r->end_from);
	db_bind_integer(st, 5, r->end_until);
	db_bind_integer(st, 6, limit);
	db_bind_integer(st, 7, offset);
	while (db_step(st)) {
		place = &to->list[to->count++];
		place->start = db_integer(st, 0);
		place->end = db_integer(st, 1);
		place->id = db_integer(st, 2);
	}
	db_done(st);
}

/* A walk along the counters of a list, to the place of a row. */
struct walk {
	struct db		*db;
	int64_t			 list;
	int64_t			 offset;	/* that is looked for */
	int64_t			 passed;	/* events so far */
	const struct event_places *left_out;	/* counted, but not wanted */
	size_t			 left_out_passed;
};

/*
 * The first span of time of a level, within that of the level before, behind
 * which lie more than `offset` events; false: there are too few.
 */
static bool
walk_level(struct walk *w, int level, int64_t *bucket)
{
	struct statement	*st;
	size_t			 left_out;
	int64_t			 count;
	bool			 found = false;

	st = db_query(w->db, "SELECT bucket, starts FROM event_list_counts"
	    " WHERE list = $1 AND level = $2 AND bucket BETWEEN $3 AND $4"
	    " ORDER BY bucket");
	db_bind_integer(st, 1, w->list);
	db_bind_integer(st, 2, level);
	db_bind_integer(st, 3, level == 0 ? INT64_MIN : *bucket * 32);
	db_bind_integer(st, 4, level == 0 ? INT64_MAX : *bucket * 32 + 31);
	while (!found && db_step(st)) {
		*bucket = db_integer(st, 0);
		count = db_integer(st, 1);
		for (left_out = w->left_out_passed;
		    left_out < w->left_out->count && event_bucket(level,
		    w->left_out->list[left_out].start) <= *bucket; left_out++)
			count--;
		if (w->passed + count > w->offset)
			found = true;
		else {
			w->passed += count;
			w->left_out_passed = left_out;
		}
	}
	db_done(st);
	return (found);
}

/* Rows far from the first one: the range begins at the day that they are on. */
static void
read_far(struct db *db, struct arena *arena, int64_t list,
    const struct event_range *r, int64_t offset, int64_t limit,
    struct event_places *to)
{
	struct event_range	 rest = *r;
	struct event_places	 left_out = { 0 };
	struct walk		 w = { db, list, offset, 0, &left_out, 0 };
	int64_t			 bucket = 0;
	int			 level;

	if (r->start_from != INT64_MIN)
		w.passed = -event_range_count(db, list, &(struct event_range){
		    INT64_MIN, r->start_from - 1, INT64_MIN, INT64_MAX });
	if (r->end_until != INT64_MAX)
		event_across_read(db, arena, list, &(struct event_range){
		    r->start_from, r->start_until, r->end_until + 1,
		    INT64_MAX }, &left_out);
	for (level = 0; level < EVENT_LEVELS; level++)
		if (!walk_level(&w, level, &bucket))
			return;
	if (bucket * EVENT_DAY >= r->start_from) {
		rest.start_from = bucket * EVENT_DAY;
		offset -= w.passed;
	}
	read_rows(db, list, &rest, false, offset, limit, to);
}

static void
reverse(struct event_place *list, size_t count)
{
	struct event_place	 kept;
	size_t			 i;

	for (i = 0; i < count / 2; i++) {
		kept = list[i];
		list[i] = list[count - 1 - i];
		list[count - 1 - i] = kept;
	}
}

/* Of a range without a bound of its own where events have to end behind. */
static void
read_body(struct db *db, struct arena *arena, int64_t list,
    const struct event_range *r, bool descending, int64_t offset,
    int64_t limit, struct event_places *to)
{
	size_t	 before = to->count;
	int64_t	 left;

	if (r->start_from > r->start_until || limit <= 0)
		return;
	if (offset <= NEAR || !event_counts_kept(db, list)) {
		read_rows(db, list, r, descending, offset, limit, to);
		return;
	}
	if (!descending) {
		read_far(db, arena, list, r, offset, limit, to);
		return;
	}
	left = event_range_count(db, list, r) - offset;
	if (limit > left)
		limit = left;
	if (limit <= 0)
		return;
	read_body(db, arena, list, r, false, left - limit, limit, to);
	reverse(to->list + before, to->count - before);
}

/* The slice of what was read already. */
static void
read_head(const struct event_places *head, bool descending, int64_t offset,
    int64_t limit, struct event_places *to)
{
	size_t	 i;

	for (i = (size_t)offset; i < head->count && limit > 0; i++, limit--)
		to->list[to->count++] = head->list[descending ?
		    head->count - 1 - i : i];
}

static int64_t
beyond(int64_t offset, int64_t count)
{
	return (offset > count ? offset - count : 0);
}

/*
 * Those that begin before the bound that they end behind come first in the
 * order, and are few.
 */
static void
read_both(struct db *db, struct arena *arena, int64_t list,
    const struct event_range *r, bool descending, int64_t offset,
    int64_t limit, struct event_places *to)
{
	struct event_range	 front = *r, body = *r;
	struct event_places	 head;

	if (front.start_until >= r->end_from)
		front.start_until = r->end_from - 1;
	event_across_read(db, arena, list, &front, &head);
	body.start_from = r->end_from;
	body.end_from = INT64_MIN;

	if (!descending) {
		read_head(&head, false, offset, limit, to);
		read_body(db, arena, list, &body, false,
		    beyond(offset, (int64_t)head.count),
		    limit - (int64_t)to->count, to);
		return;
	}
	read_body(db, arena, list, &body, true, offset, limit, to);
	if ((int64_t)to->count == limit)
		return;
	if (to->count == 0 && offset > 0 &&
	    body.start_from <= body.start_until)
		offset = beyond(offset, event_range_count(db, list, &body));
	else if (to->count > 0)
		offset = 0;
	read_head(&head, true, offset, limit - (int64_t)to->count, to);
}

void
event_range_slice(struct db *db, struct arena *arena, int64_t list,
    const struct event_range *r, bool descending, int64_t offset,
    int64_t limit, struct event_places *to)
{
	to->count = 0;
	to->list = arena_alloc(arena, (size_t)limit * sizeof(*to->list));
	if (r->end_from == INT64_MIN)
		read_body(db, arena, list, r, descending, offset, limit, to);
	else if (!event_counts_kept(db, list))
		read_rows(db, list, r, descending, offset, limit, to);
	else
		read_both(db, arena, list, r, descending, offset, limit, to);
}
