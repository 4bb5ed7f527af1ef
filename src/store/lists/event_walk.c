#include "store/lists/event_walk.h"

#include "store/db.h"
#include "store/lists/event_across.h"
#include "store/lists/event_counts.h"

#define BUCKET_MOST	INT32_MAX	/* more than there are days */

struct walk {
	struct db		*db;
	int64_t			 list;
	int64_t			 offset;	/* that is looked for */
	int64_t			 passed;	/* events so far */
	struct event_places	 left_out;	/* counted, but not wanted */
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

/* The day that the row is on; false: there are too few. */
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
starts_before(struct db *db, int64_t list, int64_t time)
{
	if (time == INT64_MIN)
		return (0);
	return (event_range_count(db, list, &(struct event_range){
	    INT64_MIN, time - 1, INT64_MIN, INT64_MAX }));
}

/*
 * Events that end too late are counted with the others.  Those that begin up
 * to the day of the row move it on, perhaps beyond some more of them.
 */
static bool
walk_to(struct walk *w, struct arena *arena, const struct event_range *r,
    int64_t *day)
{
	struct event_range	 late = { .start_from = r->start_from,
	    .end_until = INT64_MAX };
	int64_t			 before, last;
	bool			 found;

	before = starts_before(w->db, w->list, r->start_from);
	found = walk_levels(w, before, day);
	while (found && r->end_until != INT64_MAX) {
		last = *day;
		late.end_from = r->end_until + 1;
		late.start_until = (last + 1) * EVENT_DAY - 1;
		if (late.start_until > r->start_until)
			late.start_until = r->start_until;
		event_across_read(w->db, arena, w->list, &late, &w->left_out);
		if (w->left_out.count == 0)
			break;
		found = walk_levels(w, before, day);
		if (*day == last)
			break;
	}
	return (found);
}

bool
event_walk(struct db *db, struct arena *arena, int64_t list,
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
