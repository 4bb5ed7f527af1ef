#include "store/lists/event_range.h"

#include "store/db.h"

#define NEAR		100	/* rows to skip without counting */
#define BUCKET_MOST	INT32_MAX	/* more than there are days */

struct walk {
	struct db		*db;
	int64_t			 list;
	int64_t			 offset;	/* of the row to find */
	int64_t			 passed;	/* events before the bucket */
	struct event_keys	 left_out;	/* counted, but not in range */
	size_t			 left_out_passed;
};

/*
 * Finds the bucket of a level, within the one of the level above, that
 * contains row `offset`. Returns false if there are too few rows.
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
		*bucket = db_bounded(st, 0, -BUCKET_MOST, BUCKET_MOST);
		count = db_bounded(st, 1, 0, EVENT_COUNT_MOST);
		for (left_out = w->left_out_passed;
		    left_out < w->left_out.count && event_bucket(level,
		    w->left_out.list[left_out].start) <= *bucket; left_out++)
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

/* Finds the day of the row. Returns false if there are too few rows. */
static bool
walk_levels(struct walk *w, int64_t before, int64_t *day)
{
	int	 level;

	w->passed = -before;
	w->left_out_passed = 0;
	for (level = 0; level < EVENT_LEVELS; level++)
		if (!walk_level(w, level, day))
			return (false);
	return (true);
}

static int64_t
count_starts(struct db *db, int64_t list, int64_t time)
{
	if (time == INT64_MIN)
		return (0);
	return (event_range_count(db, list, &(struct event_range){
	    INT64_MIN, time - 1, INT64_MIN, INT64_MAX }));
}

/*
 * The counters include events that end too late for the range. Such events up
 * to the day found move the row to a later day, before which there may be more
 * of them. So this repeats until the day stays the same.
 */
static bool
walk_to(struct walk *w, struct arena *arena, const struct event_range *r,
    int64_t *day)
{
	struct event_range	 late = { .start_from = r->start_from,
	    .end_until = INT64_MAX };
	int64_t			 before, last;
	bool			 found;

	before = count_starts(w->db, w->list, r->start_from);
	found = walk_levels(w, before, day);
	while (found && r->end_until != INT64_MAX) {
		last = *day;
		late.end_from = r->end_until + 1;
		late.start_until = (last + 1) * EVENT_DAY - 1;
		if (late.start_until > r->start_until)
			late.start_until = r->start_until;
		event_running_read(w->db, arena, w->list, &late, &w->left_out);
		if (w->left_out.count == 0)
			break;
		found = walk_levels(w, before, day);
		if (*day == last)
			break;
	}
	return (found);
}

/*
 * Sets `*start` to the first second of the day on which row `offset` of the
 * range begins. Sets `*passed` to the number of its rows that begin before
 * that day, or to fewer if the range begins within the day. Returns false if
 * there are too few rows. The range may bound ends only from above.
 */
static bool
find_day(struct db *db, struct arena *arena, int64_t list,
    const struct event_range *r, int64_t offset, int64_t *start,
    int64_t *passed)
{
	struct walk	 w = { .db = db, .list = list, .offset = offset };
	int64_t		 day = 0;

	if (!walk_to(&w, arena, r, &day))
		return (false);
	*start = day * EVENT_DAY;
	*passed = w.passed;
	return (true);
}

#define ROWS \
	"SELECT start_local, end_local, event_id FROM event_lists" \
	" WHERE list = $1 AND start_local BETWEEN $2 AND $3" \
	" AND end_local BETWEEN $4 AND $5 ORDER BY "
#define PAGE	" LIMIT $6 OFFSET $7"

static struct statement *
select_rows(struct db *db, int64_t list, const struct event_range *r,
    bool descending, int64_t offset, int64_t limit)
{
	struct statement	*st;

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
	return (st);
}

void
event_rows_read(struct statement *st, struct arena *arena,
    struct event_keys *to)
{
	struct event_key	 key;

	while (db_step(st)) {
		event_key_read(st, &key);
		event_keys_add(to, arena, &key);
	}
	db_done(st);
}

/* Appends up to `limit` rows. */
static void
read_rows(struct db *db, struct arena *arena, int64_t list,
    const struct event_range *r, bool descending, int64_t offset,
    int64_t limit, struct event_keys *to)
{
	event_rows_read(select_rows(db, list, r, descending, offset, limit),
	    arena, to);
}

struct statement *
event_range_send(struct db *db, int64_t list, const struct event_range *r,
    bool descending, int64_t offset, int64_t limit)
{
	struct statement	*st;

	if (!db_sends(db) || r->end_from != INT64_MIN || offset < 0 ||
	    offset > NEAR || limit <= 0)
		return (NULL);
	st = select_rows(db, list, r, descending, offset, limit);
	db_send(st);
	return (st);
}

/* Skips to the day of the first row instead of reading all rows before it. */
static void
read_far(struct db *db, struct arena *arena, int64_t list,
    const struct event_range *r, int64_t offset, int64_t limit,
    struct event_keys *to)
{
	struct event_range	 rest = *r;
	int64_t			 start, passed;

	if (!find_day(db, arena, list, r, offset, &start, &passed))
		return;
	if (start >= r->start_from) {
		rest.start_from = start;
		offset -= passed;
	}
	read_rows(db, arena, list, &rest, false, offset, limit, to);
}

static void
reverse_keys(struct event_key *list, size_t count)
{
	struct event_key	 kept;
	size_t			 i;

	for (i = 0; i < count / 2; i++) {
		kept = list[i];
		list[i] = list[count - 1 - i];
		list[count - 1 - i] = kept;
	}
}

/* For a range without a lower bound for ends. */
static void
read_body(struct db *db, struct arena *arena, int64_t list,
    const struct event_range *r, bool descending, int64_t offset,
    int64_t limit, struct event_keys *to)
{
	size_t	 before = to->count;
	int64_t	 left;

	if (r->start_from > r->start_until || limit <= 0)
		return;
	if (offset <= NEAR || !event_counts_exist(db, list)) {
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
	reverse_keys(to->list + before, to->count - before);
}

static int64_t
remaining_offset(int64_t offset, int64_t count)
{
	return (offset > count ? offset - count : 0);
}

static void
read_both(struct db *db, struct arena *arena, int64_t list,
    const struct event_range *r, bool descending, int64_t offset,
    int64_t limit, struct event_keys *to)
{
	struct event_range	 running, body;
	struct event_keys	 head;

	event_range_divide(r, &running, &body);
	event_running_read(db, arena, list, &running, &head);

	if (!descending) {
		event_keys_slice(to, arena, &head, false, offset, limit);
		read_body(db, arena, list, &body, false,
		    remaining_offset(offset, (int64_t)head.count),
		    limit - (int64_t)to->count, to);
		return;
	}
	read_body(db, arena, list, &body, true, offset, limit, to);
	if ((int64_t)to->count == limit)
		return;
	if (to->count == 0 && offset > 0 &&
	    body.start_from <= body.start_until)
		offset = remaining_offset(offset,
		    event_range_count(db, list, &body));
	else if (to->count > 0)
		offset = 0;
	event_keys_slice(to, arena, &head, true, offset,
	    limit - (int64_t)to->count);
}

void
event_range_slice(struct db *db, struct arena *arena, int64_t list,
    const struct event_range *r, bool descending, int64_t offset,
    int64_t limit, struct event_keys *to)
{
	*to = event_keys_make(arena, limit);
	if (r->end_from == INT64_MIN)
		read_body(db, arena, list, r, descending, offset, limit, to);
	else if (!event_counts_exist(db, list))
		read_rows(db, arena, list, r, descending, offset, limit, to);
	else
		read_both(db, arena, list, r, descending, offset, limit, to);
}
