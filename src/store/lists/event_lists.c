#include "store/lists/event_lists.h"

#include "store/db.h"
#include "store/lists/event_counts.h"
#include "text/dates.h"

static int
compare(int64_t a, int64_t b)
{
	return ((a > b) - (a < b));
}

void
event_place_read(struct statement *st, struct event_place *place)
{
	place->start = db_bounded(st, 0, DATE_LEAST, DATE_MOST);
	place->end = db_bounded(st, 1, place->start, DATE_MOST);
	place->id = db_bounded(st, 2, 1, ID_MOST);
}

int
event_place_compare(const void *p, const void *q)
{
	const struct event_place	*a = p, *b = q;
	int				 order;

	if ((order = compare(a->start, b->start)) == 0 &&
	    (order = compare(a->end, b->end)) == 0)
		order = compare(a->id, b->id);
	return (order);
}

int64_t
event_span_limit(int span)
{
	return (span == EVENT_SPANS ? INT64_MAX : EVENT_DAY << span * 2);
}

int
event_span(const struct event_place *place)
{
	int	 span;

	for (span = 0; place->end - place->start > event_span_limit(span);)
		span++;
	return (span);
}

bool
event_place_find(struct db *db, int64_t event, struct event_place *place)
{
	struct statement	*st;
	bool			 found;

	st = db_query(db, "SELECT start_local, end_local, event_id"
	    " FROM event_index WHERE event_id = $1 AND searched = 1");
	db_bind_integer(st, 1, event);
	if ((found = db_step(st)))
		event_place_read(st, place);
	db_done(st);
	return (found);
}

bool
event_lists_have(struct db *db, int64_t list, const struct event_place *place)
{
	struct statement	*st;
	bool			 found;

	st = db_query(db, "SELECT 1 FROM event_lists WHERE list = $1"
	    " AND start_local = $2 AND end_local = $3 AND event_id = $4");
	db_bind_integer(st, 1, list);
	db_bind_integer(st, 2, place->start);
	db_bind_integer(st, 3, place->end);
	db_bind_integer(st, 4, place->id);
	found = db_step(st);
	db_done(st);
	return (found);
}

static void
insert(struct db *db, int64_t list, const struct event_place *place)
{
	struct statement	*st;

	st = db_query(db, "INSERT INTO event_lists"
	    " (list, start_local, end_local, event_id)"
	    " VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING");
	db_bind_integer(st, 1, list);
	db_bind_integer(st, 2, place->start);
	db_bind_integer(st, 3, place->end);
	db_bind_integer(st, 4, place->id);
	db_run(st);
}

static void
drop(struct db *db, int64_t list, const struct event_place *place)
{
	struct statement	*st;

	st = db_query(db, "DELETE FROM event_lists WHERE list = $1"
	    " AND start_local = $2 AND end_local = $3 AND event_id = $4");
	db_bind_integer(st, 1, list);
	db_bind_integer(st, 2, place->start);
	db_bind_integer(st, 3, place->end);
	db_bind_integer(st, 4, place->id);
	db_run(st);
}

/* To look at one in so many is enough to notice that a list is long. */
static bool
is_sample(int64_t event)
{
	return ((uint64_t)event * 0x9e3779b97f4a7c15u >> 58 == 0);
}

void
event_lists_add(struct db *db, int64_t list, const struct event_place *place)
{
	int	 span;

	insert(db, list, place);
	if ((span = event_span(place)) > 0)
		insert(db, list + span, place);
	if (event_counts_kept(db, list))
		event_counts_change(db, list, place, 1);
	else if (is_sample(place->id))
		event_counts_begin(db, list, false);
}

void
event_lists_remove(struct db *db, int64_t list,
    const struct event_place *place)
{
	int	 span;

	drop(db, list, place);
	if ((span = event_span(place)) > 0)
		drop(db, list + span, place);
	if (event_counts_kept(db, list))
		event_counts_change(db, list, place, -1);
}
