#include "store/lists/event_intersect.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/search/search_index.h"

#define PROBE_COST	8	/* of looking for an event, in events read */

static int64_t	 whole[] = { LIST_ALL };
static const struct event_set	 everything = { .disjoint = true, .count = 1,
    .lists = whole };

static void
sort_once(struct event_places *places)
{
	size_t	 i, kept = 0;

	if (places->count == 0)
		return;
	qsort(places->list, places->count, sizeof(*places->list),
	    event_place_compare);
	for (i = 1; i < places->count; i++)
		if (places->list[i].id != places->list[kept].id)
			places->list[++kept] = places->list[i];
	places->count = kept + 1;
}

/* Those of all its lists, `count` in all. */
static void
read_set(struct db *db, struct arena *arena, const struct event_set *set,
    const struct event_range *r, int64_t count, struct event_places *to)
{
	struct event_places	 part;
	int64_t			 length;
	size_t			 i, j;

	if (set->count == 1) {
		event_range_slice(db, arena, set->lists[0], r, false, 0, count,
		    to);
		return;
	}
	to->count = 0;
	for (i = 0; i < set->count; i++) {
		length = event_range_count(db, set->lists[i], r);
		if (length == 0)
			continue;
		event_range_slice(db, arena, set->lists[i], r, false, 0,
		    length, &part);
		for (j = 0; j < part.count; j++)
			event_places_add(to, arena, &part.list[j]);
	}
	sort_once(to);
}

static bool
is_in_set(struct db *db, const struct event_set *set,
    const struct event_place *place)
{
	size_t	 i;

	for (i = 0; i < set->count; i++)
		if (event_lists_have(db, set->lists[i], place))
			return (true);
	return (false);
}

static void
keep_by_probes(struct db *db, const struct event_set *set,
    struct event_places *places)
{
	size_t	 i, kept = 0;

	for (i = 0; i < places->count; i++)
		if (is_in_set(db, set, &places->list[i]) != set->excluded)
			places->list[kept++] = places->list[i];
	places->count = kept;
}

static void
keep_by_merge(const struct event_set *set, const struct event_places *other,
    struct event_places *places)
{
	size_t	 i, j = 0, kept = 0;
	int	 order;

	for (i = 0; i < places->count; i++) {
		order = 1;
		while (j < other->count && (order = event_place_compare(
		    &places->list[i], &other->list[j])) > 0)
			j++;
		if ((order == 0) != set->excluded)
			places->list[kept++] = places->list[i];
	}
	places->count = kept;
}

static void
keep(struct db *db, struct arena *arena, const struct event_set *set,
    const struct event_range *r, int64_t count, struct event_places *places)
{
	struct event_places	 other;

	if (count / PROBE_COST > (int64_t)(places->count * set->count))
		keep_by_probes(db, set, places);
	else {
		read_set(db, arena, set, r, count, &other);
		keep_by_merge(set, &other, places);
	}
}

static void
keep_hits(struct arena *arena, const struct search_hits *hits,
    struct event_places *places)
{
	int64_t	*ids;
	size_t	 i, kept = 0;

	if (hits->count == 0) {
		places->count = 0;
		return;
	}
	ids = arena_alloc(arena, hits->count * sizeof(*ids));
	memcpy(ids, hits->ids, hits->count * sizeof(*ids));
	qsort(ids, hits->count, sizeof(*ids), ids_compare);
	for (i = 0; i < places->count; i++)
		if (bsearch(&places->list[i].id, ids, hits->count,
		    sizeof(*ids), ids_compare) != NULL)
			places->list[kept++] = places->list[i];
	places->count = kept;
}

static void
place_hits(struct db *db, struct arena *arena, const struct search_hits *hits,
    struct event_places *to)
{
	size_t	 i;

	to->count = 0;
	to->list = arena_alloc(arena, hits->count * sizeof(*to->list));
	for (i = 0; i < hits->count; i++)
		if (event_place_find(db, hits->ids[i], &to->list[to->count]))
			to->count++;
}

void
event_intersect(struct db *db, struct arena *arena,
    const struct event_selection *s, struct event_places *places)
{
	const struct event_set	*first = &everything;
	int64_t			 counts[EVENT_SETS], least = -1;
	size_t			 i;

	for (i = 0; i < s->count; i++) {
		counts[i] = event_set_count(db, &s->sets[i], &s->range);
		if (!s->sets[i].excluded &&
		    (least == -1 || counts[i] < least)) {
			first = &s->sets[i];
			least = counts[i];
		}
	}
	if (least == -1)
		least = event_range_count(db, LIST_ALL, &s->range);
	if (s->hits != NULL && (int64_t)s->hits->count < least) {
		place_hits(db, arena, s->hits, places);
		first = NULL;
	} else {
		read_set(db, arena, first, &s->range, least, places);
		if (s->hits != NULL)
			keep_hits(arena, s->hits, places);
	}
	for (i = 0; i < s->count && places->count > 0; i++)
		if (&s->sets[i] != first)
			keep(db, arena, &s->sets[i], &s->range, counts[i],
			    places);
}
