#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/lists/event_across.h"
#include "store/lists/event_counts.h"
#include "store/lists/event_walk.h"

#define FIRST_ROOM	64	/* a power of two */
#define NEAR	100	/* rows that are passed over rather than counted */

#define ROWS \
	"SELECT start_local, end_local, event_id FROM event_lists" \
	" WHERE list = $1 AND start_local BETWEEN $2 AND $3" \
	" AND end_local BETWEEN $4 AND $5 ORDER BY "
#define PAGE	" LIMIT $6 OFFSET $7"

/* Its room is a power of two, so its count tells when that is full. */
void
event_places_add(struct event_places *places, struct arena *arena,
    const struct event_place *place)
{
	struct event_place	*larger;
	size_t			 count = places->count;

	if (count == 0 || (count >= FIRST_ROOM && (count & (count - 1)) == 0)) {
		larger = arena_alloc(arena, (count == 0 ? FIRST_ROOM :
		    count * 2) * sizeof(*larger));
		if (count > 0)
			memcpy(larger, places->list, count * sizeof(*larger));
		places->list = larger;
	}
	places->list[places->count++] = *place;
}

/* Appends up to `limit` of them. */
static void
read_rows(struct db *db, struct arena *arena, int64_t list,
    const struct event_range *r, bool descending, int64_t offset,
    int64_t limit, struct event_places *to)
{
	struct statement	*st;
	struct event_place	 place;

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
		event_place_read(st, &place);
		event_places_add(to, arena, &place);
	}
	db_done(st);
}

/* Rows far from the first one: the range begins at the day that they are on. */
static void
read_far(struct db *db, struct arena *arena, int64_t list,
    const struct event_range *r, int64_t offset, int64_t limit,
    struct event_places *to)
{
	struct event_range	 rest = *r;
	int64_t			 start, passed;

	if (!event_walk(db, arena, list, r, offset, &start, &passed))
		return;
	if (start >= r->start_from) {
		rest.start_from = start;
		offset -= passed;
	}
	read_rows(db, arena, list, &rest, false, offset, limit, to);
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
		read_rows(db, arena, list, r, descending, offset, limit, to);
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
read_head(struct arena *arena, const struct event_places *head,
    bool descending, int64_t offset, int64_t limit, struct event_places *to)
{
	size_t	 i;

	for (i = (size_t)offset; i < head->count && limit > 0; i++, limit--)
		event_places_add(to, arena, &head->list[descending ?
		    head->count - 1 - i : i]);
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
		read_head(arena, &head, false, offset, limit, to);
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
	read_head(arena, &head, true, offset, limit - (int64_t)to->count, to);
}

void
event_range_slice(struct db *db, struct arena *arena, int64_t list,
    const struct event_range *r, bool descending, int64_t offset,
    int64_t limit, struct event_places *to)
{
	to->count = 0;
	if (r->end_from == INT64_MIN)
		read_body(db, arena, list, r, descending, offset, limit, to);
	else if (!event_counts_kept(db, list))
		read_rows(db, arena, list, r, descending, offset, limit, to);
	else
		read_both(db, arena, list, r, descending, offset, limit, to);
}
