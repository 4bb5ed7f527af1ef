#include "store/lists/event_selection.h"

#include <sys/param.h>

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/lists/query.h"
#include "store/search/search_index.h"

#define LISTED		512	/* most lists to count */

/*
 * Whether the selection is a single list. Without sets, it is the list of all
 * events.
 */
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

/* Whether the selection is all events except those of some lists. */
static bool
is_complement(const struct event_selection *s)
{
	return (s->hits == NULL && s->count == 1 && s->sets[0].excluded &&
	    s->sets[0].disjoint);
}

/* Whether the selection is the union of a few lists, which may overlap. */
static bool
is_union(const struct event_selection *s)
{
	return (s->hits == NULL && s->count == 1 && !s->sets[0].excluded &&
	    !s->sets[0].disjoint && s->sets[0].count > 1 &&
	    s->sets[0].count <= EVENT_SET_FEW);
}

static bool
is_hits(const struct event_selection *s)
{
	return (s->hits != NULL && s->count == 0);
}

static int64_t	 all_lists[] = { LIST_ALL };
static const struct event_set	 all_events = { .disjoint = true, .count = 1,
    .lists = all_lists };

static void
filter_by_hits(struct arena *arena, const struct search_hits *hits,
    struct event_keys *keys)
{
	int64_t	*ids;
	size_t	 i, kept = 0;

	if (hits->count == 0) {
		keys->count = 0;
		return;
	}
	ids = arena_alloc(arena, hits->count * sizeof(*ids));
	memcpy(ids, hits->ids, hits->count * sizeof(*ids));
	qsort(ids, hits->count, sizeof(*ids), ids_compare);
	for (i = 0; i < keys->count; i++)
		if (bsearch(&keys->list[i].id, ids, hits->count,
		    sizeof(*ids), ids_compare) != NULL)
			keys->list[kept++] = keys->list[i];
	keys->count = kept;
}

static void
find_hit_keys(struct db *db, struct arena *arena,
    const struct search_hits *hits, struct event_keys *to)
{
	size_t	 i;

	*to = event_keys_make(arena, (int64_t)hits->count);
	for (i = 0; i < hits->count; i++)
		if (event_key_find(db, hits->ids[i], &to->list[to->count]))
			to->count++;
}

/*
 * Starts with the smallest set and filters its events by the others. Sets of
 * very many venues are not counted first.
 */
static void
intersect(struct db *db, struct arena *arena,
    const struct event_selection *s, struct event_keys *keys)
{
	const struct event_set	*first = &all_events;
	int64_t			 counts[EVENT_SETS] = { 0 }, least = -1;
	size_t			 i;

	for (i = 0; i < s->count; i++) {
		if (s->count > 1 && s->sets[i].by_venue &&
		    s->sets[i].count > LISTED) {
			counts[i] = INT64_MAX;
			continue;
		}
		counts[i] = event_set_count(db, arena, &s->sets[i], &s->range);
		if (!s->sets[i].excluded &&
		    (least == -1 || counts[i] < least)) {
			first = &s->sets[i];
			least = counts[i];
		}
	}
	if (least == -1)
		least = event_range_count(db, LIST_ALL, &s->range);
	if (s->hits != NULL && (int64_t)s->hits->count < least) {
		find_hit_keys(db, arena, s->hits, keys);
		first = NULL;
	} else {
		event_set_read(db, arena, first, &s->range, least, keys);
		if (s->hits != NULL)
			filter_by_hits(arena, s->hits, keys);
	}
	for (i = 0; i < s->count && keys->count > 0; i++)
		if (&s->sets[i] != first)
			event_set_filter(db, arena, &s->sets[i], &s->range,
			    counts[i], keys);
}

bool
event_selection_few(struct db *db, struct arena *arena,
    const struct event_selection *s, int64_t most)
{
	struct event_selection	 settled = *s;
	const struct event_set	*set;
	size_t			 i;

	if (!event_range_settle(&settled.range))
		return (true);
	for (i = 0; i < s->count; i++) {
		set = &s->sets[i];
		if (!set->excluded && set->count <= LISTED &&
		    event_set_count(db, arena, set, &settled.range) <= most)
			return (true);
	}
	return (false);
}

/* The index of the longest list, and its length. */
static size_t
find_longest(struct db *db, const struct event_set *set,
    const struct event_range *r, int64_t *length)
{
	int64_t	 count;
	size_t	 i, longest = 0;

	*length = -1;
	for (i = 0; i < set->count; i++) {
		count = event_range_count(db, set->lists[i], r);
		if (count > *length) {
			*length = count;
			longest = i;
		}
	}
	return (longest);
}

/*
 * Reads only the shorter lists, and looks up their events in the longest one,
 * which may have most of the events.
 */
static int64_t
count_union(struct db *db, struct arena *arena, const struct event_selection *s)
{
	const struct event_set	*set = &s->sets[0];
	struct event_set	 longest = { .excluded = true, .count = 1 };
	struct event_set	 shorter = { .count = set->count - 1 };
	struct event_keys	 keys;
	int64_t			 length, list;
	size_t			 place, i;

	place = find_longest(db, set, &s->range, &length);
	list = set->lists[place];
	longest.lists = &list;
	shorter.lists = arena_alloc(arena, set->count * sizeof(list));
	for (i = 0; i < shorter.count; i++)
		shorter.lists[i] = set->lists[i < place ? i : i + 1];
	event_set_read(db, arena, &shorter, &s->range,
	    event_set_count(db, arena, &shorter, &s->range), &keys);
	event_set_filter(db, arena, &longest, &s->range, length, &keys);
	return (length + (int64_t)keys.count);
}

void
event_selection_send(struct db *db, struct event_selection *s,
    bool descending, int64_t offset, int64_t limit)
{
	struct event_range	 r = s->range;
	int64_t			 list;

	if (is_list(s, &list) && event_range_settle(&r))
		s->page = event_range_send(db, list, &r, descending, offset,
		    limit);
}

void
event_selection_prepare(struct db *db, struct arena *arena,
    struct event_selection *s)
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
		s->total = event_set_count(db, arena, &s->sets[0], &s->range);
	else if (is_union(s))
		s->total = count_union(db, arena, s);
	else if (is_complement(s))
		s->total = event_range_count(db, LIST_ALL, &s->range) -
		    event_set_count(db, arena, &s->sets[0], &s->range);
	else {
		intersect(db, arena, s, &s->all);
		s->total = (int64_t)s->all.count;
		s->is_read = true;
	}
}

/* Merges the first rows of each list and takes the slice of the result. */
static void
slice_sets(struct db *db, struct arena *arena,
    const struct event_selection *s, bool descending, int64_t offset,
    int64_t limit, struct event_keys *to)
{
	const struct event_set	*set = &s->sets[0];
	struct event_keys	 part, all = { 0 };
	int64_t			 length;
	size_t			 i, j;

	if (set->count > EVENT_SET_FEW)
		event_set_read_all(db, arena, set, &s->range, &all);
	for (i = 0; set->count <= EVENT_SET_FEW && i < set->count; i++) {
		length = event_range_count(db, set->lists[i], &s->range);
		if (length > offset + limit)
			length = offset + limit;
		if (length == 0)
			continue;
		event_range_slice(db, arena, set->lists[i], &s->range,
		    descending, 0, length, &part);
		for (j = 0; j < part.count; j++)
			event_keys_add(&all, arena, &part.list[j]);
	}
	event_keys_sort(&all);
	event_keys_slice(to, arena, &all, descending, offset, limit);
}

/* Reads the whole union if it is long, or if the slice is in its middle. */
static void
slice_union(struct db *db, struct arena *arena,
    const struct event_selection *s, bool descending, int64_t offset,
    int64_t limit, struct event_keys *to)
{
	struct event_keys	 all;

	if (offset + limit < s->total / (int64_t)s->sets[0].count) {
		slice_sets(db, arena, s, descending, offset, limit, to);
		return;
	}
	event_set_read(db, arena, &s->sets[0], &s->range, s->total, &all);
	event_keys_slice(to, arena, &all, descending, offset, limit);
}

static void
slice_hits(struct db *db, struct arena *arena,
    const struct event_selection *s, bool descending, int64_t offset,
    int64_t limit, struct event_keys *to)
{
	const struct search_hits	*hits = s->hits;
	struct event_key		 key;
	size_t				 i = (size_t)offset;

	for (; i < hits->count && limit > 0; i++, limit--)
		if (event_key_find(db, hits->ids[descending ?
		    hits->count - 1 - i : i], &key))
			event_keys_add(to, arena, &key);
}

/*
 * All events except those of some lists. Lists of flags come first and are
 * long. Lists of venues are many but short, so their events are read.
 */
#define FLAGS	2
#define COMPLEMENT \
	"SELECT start_local, end_local, event_id FROM event_lists l" \
	" WHERE list = $1 AND start_local BETWEEN $2 AND $3" \
	" AND end_local <= $4 AND NOT EXISTS (SELECT 1 FROM event_lists x" \
	" WHERE x.list IN (SELECT value FROM id_list($5))" \
	" AND x.start_local = l.start_local" \
	" AND x.end_local = l.end_local AND x.event_id = l.event_id)" \
	" AND event_id NOT IN (SELECT y.event_id FROM id_list($6) j" \
	" CROSS JOIN event_lists y ON y.list = j.value" \
	" AND y.start_local BETWEEN $2 AND $3) ORDER BY "
#define PAGE	" LIMIT $7 OFFSET $8"

/* For a range without a lower bound for ends. */
static void
walk_complement(struct db *db, struct arena *arena,
    const struct event_set *set, const struct event_range *r,
    bool descending, int64_t offset, int64_t limit, struct event_keys *to)
{
	size_t			 count;
	struct statement	*st;

	if (limit == 0)
		return;
	count = set->count < FLAGS ? set->count : FLAGS;
	st = descending ?
	    db_query(db, COMPLEMENT "start_local DESC, end_local DESC,"
	    " event_id DESC" PAGE) :
	    db_query(db, COMPLEMENT "start_local, end_local, event_id" PAGE);
	db_bind_integer(st, 1, LIST_ALL);
	db_bind_integer(st, 2, r->start_from);
	db_bind_integer(st, 3, r->start_until);
	db_bind_integer(st, 4, r->end_until);
	db_bind_text(st, 5, query_ids(arena, &(struct list_ids){ count,
	    set->lists }));
	db_bind_text(st, 6, query_ids(arena, &(struct list_ids){
	    set->count - count, set->lists + count }));
	db_bind_integer(st, 7, limit);
	db_bind_integer(st, 8, offset);
	event_rows_read(st, arena, to);
}

static void
slice_complement(struct db *db, struct arena *arena,
    const struct event_selection *s, bool descending, int64_t offset,
    int64_t limit, struct event_keys *to)
{
	const struct event_set	*set = &s->sets[0];
	struct event_range	 front, later = s->range;
	struct event_keys	 running = { 0 };
	int64_t			 count;

	if (s->range.end_from != INT64_MIN) {
		event_range_divide(&s->range, &front, &later);
		event_running_read(db, arena, LIST_ALL, &front, &running);
		event_set_filter(db, arena, set, &front, event_set_count(db,
		    arena, set, &front), &running);
	}
	if (!descending) {
		event_keys_slice(to, arena, &running, false, offset, limit);
		walk_complement(db, arena, set, &later, false,
		    MAX(offset - (int64_t)running.count, 0),
		    limit - (int64_t)to->count, to);
		return;
	}
	count = s->total - (int64_t)running.count;
	walk_complement(db, arena, set, &later, true, offset,
	    MIN(limit, MAX(count - offset, 0)), to);
	event_keys_slice(to, arena, &running, true, MAX(offset - count, 0),
	    limit - (int64_t)to->count);
}

void
event_selection_slice(struct db *db, struct arena *arena,
    struct event_selection *s, bool descending, int64_t offset,
    int64_t limit, struct event_keys *to)
{
	int64_t	 list;

	memset(to, 0, sizeof(*to));
	if (offset >= s->total)
		return;
	if (limit > s->total - offset)
		limit = s->total - offset;
	if (s->page != NULL) {
		event_rows_read(s->page, arena, to);
		s->page = NULL;
	} else if (s->is_read)
		event_keys_slice(to, arena, &s->all, descending, offset,
		    limit);
	else if (is_list(s, &list))
		event_range_slice(db, arena, list, &s->range, descending,
		    offset, limit, to);
	else if (is_hits(s))
		slice_hits(db, arena, s, descending, offset, limit, to);
	else if (is_disjoint(s))
		slice_sets(db, arena, s, descending, offset, limit, to);
	else if (is_union(s))
		slice_union(db, arena, s, descending, offset, limit, to);
	else
		slice_complement(db, arena, s, descending, offset, limit, to);
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
