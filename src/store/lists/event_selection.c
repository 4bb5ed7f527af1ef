#include "store/lists/event_selection.h"

#include <stdlib.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/lists/event_intersect.h"
#include "store/lists/listing.h"
#include "store/lists/query.h"
#include "store/search/search_index.h"

/* One list, that of all events if there is no set. */
static bool
is_list(const struct event_selection *s, int64_t *list)
{
	if (s->hits != NULL)
		return (false);
	*list = LIST_ALL;
	if (s->count == 1 && !s->sets[0].excluded && s->sets[0].count == 1)
		*list = s->sets[0].lists[0];
	else if (s->count > 0)
		return (false);
	return (true);
}

static bool
is_disjoint(const struct event_selection *s)
{
	return (s->hits == NULL && s->count == 1 && !s->sets[0].excluded &&
	    s->sets[0].disjoint);
}

/* All events but those of some lists; from the front of the range on. */
static bool
is_rest(const struct event_selection *s)
{
	return (s->hits == NULL && s->count == 1 && s->sets[0].excluded &&
	    s->sets[0].disjoint && s->range.end_from == INT64_MIN);
}

static bool
is_hits(const struct event_selection *s)
{
	return (s->hits != NULL && s->count == 0);
}

int64_t
event_set_count(struct db *db, const struct event_set *set,
    const struct event_range *r)
{
	int64_t	 count = 0;
	size_t	 i;

	for (i = 0; i < set->count; i++)
		count += event_range_count(db, set->lists[i], r);
	return (count);
}

void
event_select(struct db *db, struct arena *arena, struct event_selection *s)
{
	int64_t	 list;

	s->total = 0;
	if (!event_range_settle(&s->range))
		s->is_read = true;
	else if (is_list(s, &list))
		s->total = event_range_count(db, list, &s->range);
	else if (is_hits(s))
		s->total = (int64_t)s->hits->count;
	else if (is_disjoint(s))
		s->total = event_set_count(db, &s->sets[0], &s->range);
	else if (is_rest(s))
		s->total = event_range_count(db, LIST_ALL, &s->range) -
		    event_set_count(db, &s->sets[0], &s->range);
	else {
		event_intersect(db, arena, s, &s->all);
		s->total = (int64_t)s->all.count;
		s->is_read = true;
	}
}

static void
cut(struct arena *arena, const struct event_places *all, bool descending,
    int64_t offset, int64_t limit, struct event_places *to)
{
	size_t	 i;

	for (i = (size_t)offset; i < all->count && limit > 0; i++, limit--)
		event_places_add(to, arena, &all->list[descending ?
		    all->count - 1 - i : i]);
}

/* Each list gives what it would have in front; of these the slice is taken. */
static void
slice_disjoint(struct db *db, struct arena *arena,
    const struct event_selection *s, bool descending, int64_t offset,
    int64_t limit, struct event_places *to)
{
	const struct event_set	*set = &s->sets[0];
	struct event_places	 part, all = { 0 };
	int64_t			 length;
	size_t			 i, j;

	for (i = 0; i < set->count; i++) {
		length = event_range_count(db, set->lists[i], &s->range);
		if (length > offset + limit)
			length = offset + limit;
		if (length == 0)
			continue;
		event_range_slice(db, arena, set->lists[i], &s->range,
		    descending, 0, length, &part);
		for (j = 0; j < part.count; j++)
			event_places_add(&all, arena, &part.list[j]);
	}
	if (all.count > 0)
		qsort(all.list, all.count, sizeof(*all.list),
		    event_place_compare);
	cut(arena, &all, descending, offset, limit, to);
}

static void
slice_hits(struct db *db, struct arena *arena,
    const struct event_selection *s, bool descending, int64_t offset,
    int64_t limit, struct event_places *to)
{
	const struct search_hits	*hits = s->hits;
	struct event_place		 place;
	size_t				 i = (size_t)offset;

	for (; i < hits->count && limit > 0; i++, limit--)
		if (event_place_find(db, hits->ids[descending ?
		    hits->count - 1 - i : i], &place))
			event_places_add(to, arena, &place);
}

#define REST \
	"SELECT start_local, end_local, event_id FROM event_lists l" \
	" WHERE list = $1 AND start_local BETWEEN $2 AND $3" \
	" AND end_local <= $4 AND NOT EXISTS (SELECT 1 FROM event_lists x" \
	" WHERE x.list IN (SELECT value FROM json_each($5))" \
	" AND x.start_local = l.start_local" \
	" AND x.end_local = l.end_local AND x.event_id = l.event_id)" \
	" ORDER BY "
#define PAGE	" LIMIT $6 OFFSET $7"

static void
slice_rest(struct db *db, struct arena *arena,
    const struct event_selection *s, bool descending, int64_t offset,
    int64_t limit, struct event_places *to)
{
	const struct list_ids	 lists = { s->sets[0].count,
	    s->sets[0].lists };
	struct statement	*st;
	struct event_place	 place;

	st = descending ?
	    db_query(db, REST "start_local DESC, end_local DESC,"
	    " event_id DESC" PAGE) :
	    db_query(db, REST "start_local, end_local, event_id" PAGE);
	db_bind_integer(st, 1, LIST_ALL);
	db_bind_integer(st, 2, s->range.start_from);
	db_bind_integer(st, 3, s->range.start_until);
	db_bind_integer(st, 4, s->range.end_until);
	db_bind_text(st, 5, query_ids(arena, &lists));
	db_bind_integer(st, 6, limit);
	db_bind_integer(st, 7, offset);
	while (db_step(st)) {
		event_place_read(st, &place);
		event_places_add(to, arena, &place);
	}
	db_done(st);
}

void
event_selection_slice(struct db *db, struct arena *arena,
    const struct event_selection *s, bool descending, int64_t offset,
    int64_t limit, struct event_places *to)
{
	int64_t	 list;

	to->count = 0;
	if (offset >= s->total)
		return;
	if (limit > s->total - offset)
		limit = s->total - offset;
	if (s->is_read)
		cut(arena, &s->all, descending, offset, limit, to);
	else if (is_list(s, &list))
		event_range_slice(db, arena, list, &s->range, descending,
		    offset, limit, to);
	else if (is_hits(s))
		slice_hits(db, arena, s, descending, offset, limit, to);
	else if (is_disjoint(s))
		slice_disjoint(db, arena, s, descending, offset, limit, to);
	else
		slice_rest(db, arena, s, descending, offset, limit, to);
}

void
event_selection_read(struct db *db, struct arena *arena,
    struct event_selection *s)
{
	if (!s->is_read)
		event_selection_slice(db, arena, s, false, 0, s->total,
		    &s->all);
	s->is_read = true;
}
