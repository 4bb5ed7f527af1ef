#include "store/lists/event_across.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "store/db.h"

#define WHERE \
	" FROM event_lists WHERE list = $1 AND start_local BETWEEN $2 AND $3" \
	" AND end_local BETWEEN $4 AND $5 AND end_local - start_local <= $6"

/* Where events of that span may begin; false: there are none. */
static bool
narrow(const struct event_range *r, int span, int64_t *from, int64_t *until)
{
	int64_t	 longest = event_span_limit(span);

	*from = r->start_from;
	*until = r->start_until;
	if (r->end_from != INT64_MIN && longest != INT64_MAX &&
	    r->end_from - longest > *from)
		*from = r->end_from - longest;
	if (*until > r->end_until)
		*until = r->end_until;
	if (span > 0 && r->end_until != INT64_MAX &&
	    r->end_until - event_span_limit(span - 1) < *until)
		*until = r->end_until - event_span_limit(span - 1);
	return (*from <= *until);
}

static bool
bind(struct statement *st, int64_t list, const struct event_range *r, int span)
{
	int64_t	 from, until;

	if (!narrow(r, span, &from, &until))
		return (false);
	db_bind_integer(st, 1, list + span);
	db_bind_integer(st, 2, from);
	db_bind_integer(st, 3, until);
	db_bind_integer(st, 4, r->end_from);
	db_bind_integer(st, 5, r->end_until);
	db_bind_integer(st, 6, event_span_limit(span));
	return (true);
}

int64_t
event_across_count(struct db *db, int64_t list, const struct event_range *r)
{
	struct statement	*st;
	int64_t			 count = 0;
	int			 span;

	for (span = 0; span <= EVENT_SPANS; span++) {
		st = db_query(db, "SELECT COUNT(*)" WHERE);
		if (bind(st, list, r, span) && db_step(st))
			count += db_integer(st, 0);
		db_done(st);
	}
	return (count);
}

void
event_across_read(struct db *db, struct arena *arena, int64_t list,
    const struct event_range *r, struct event_places *places)
{
	struct statement	*st;
	struct event_place	 place;
	int			 span;

	memset(places, 0, sizeof(*places));
	for (span = 0; span <= EVENT_SPANS; span++) {
		st = db_query(db,
		    "SELECT start_local, end_local, event_id" WHERE);
		if (bind(st, list, r, span))
			while (db_step(st)) {
				event_place_read(st, &place);
				event_places_add(places, arena, &place);
			}
		db_done(st);
	}
	if (places->count > 0)
		qsort(places->list, places->count, sizeof(*places->list),
		    event_place_compare);
}
