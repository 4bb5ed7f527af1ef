#include "store/lists/event_set.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/lists/packed.h"
#include "store/lists/query.h"

#define PROBE_COST	8	/* cost of a look-up, in rows read */

#define MANY_ROWS \
	" FROM id_list($1) j CROSS JOIN event_lists l ON l.list = j.value" \
	" AND l.start_local BETWEEN $2 AND $3" \
	" AND l.end_local BETWEEN $4 AND $5"

static void
bind_many(struct statement *st, struct arena *arena,
    const struct event_set *set, const struct event_range *r)
{
	db_bind_text(st, 1, query_ids(arena, &(struct list_ids){ set->count,
	    set->lists }));
	db_bind_integer(st, 2, r->start_from);
	db_bind_integer(st, 3, r->start_until);
	db_bind_integer(st, 4, r->end_from);
	db_bind_integer(st, 5, r->end_until);
}

static int64_t
count_many(struct db *db, struct arena *arena, const struct event_set *set,
    const struct event_range *r)
{
	struct statement	*st;
	int64_t			 count;

	st = db_query(db, "SELECT COUNT(*)" MANY_ROWS);
	bind_many(st, arena, set, r);
	count = db_step(st) ? db_integer(st, 0) : 0;
	db_done(st);
	return (count);
}

void
event_set_read_all(struct db *db, struct arena *arena, const struct event_set *set,
    const struct event_range *r, struct event_keys *to)
{
	struct statement	*st;
	struct event_key	 key;

	st = db_query(db, "SELECT l.start_local, l.end_local, l.event_id"
	    MANY_ROWS);
	bind_many(st, arena, set, r);
	while (db_step(st)) {
		event_key_read(st, &key);
		event_keys_add(to, arena, &key);
	}
	db_done(st);
}

int64_t
event_set_count(struct db *db, struct arena *arena,
    const struct event_set *set, const struct event_range *r)
{
	int64_t	 count = 0;
	size_t	 i;

	if (set->count > EVENT_SET_FEW)
		return (count_many(db, arena, set, r));
	for (i = 0; i < set->count; i++)
		count += event_range_count(db, set->lists[i], r);
	return (count);
}

void
event_keys_sort(struct event_keys *keys)
{
	size_t	 i, kept = 0;

	if (keys->count == 0)
		return;
	qsort(keys->list, keys->count, sizeof(*keys->list),
	    event_key_compare);
	for (i = 1; i < keys->count; i++)
		if (keys->list[i].id != keys->list[kept].id)
			keys->list[++kept] = keys->list[i];
	keys->count = kept + 1;
}

/* Adds events of another list that are missing; both are sorted. */
static void
merge(struct arena *arena, struct event_keys *to,
    const struct event_keys *other)
{
	const struct event_keys	 from = *to;
	size_t			 i = 0, j = 0;
	int			 order;

	*to = event_keys_make(arena, (int64_t)(from.count + other->count));
	while (i < from.count || j < other->count) {
		order = i == from.count ? 1 : j == other->count ? -1 :
		    event_key_compare(&from.list[i], &other->list[j]);
		to->list[to->count++] = order > 0 ? other->list[j] :
		    from.list[i];
		i += order <= 0;
		j += order >= 0;
	}
}

/* A list with its length. */
struct part {
	int64_t	 list, length;
};

static int
compare_parts(const void *p, const void *q)
{
	const struct part	*a = p, *b = q;

	return ((a->length > b->length) - (a->length < b->length));
}

/* The shortest first, so that few events are merged repeatedly. */
static void
read_parts(struct db *db, struct arena *arena, const struct event_set *set,
    const struct event_range *r, struct event_keys *to)
{
	struct part		 parts[EVENT_SET_FEW];
	struct event_keys	 keys;
	size_t			 i;

	for (i = 0; i < set->count; i++)
		parts[i] = (struct part){ set->lists[i],
		    event_range_count(db, set->lists[i], r) };
	qsort(parts, set->count, sizeof(*parts), compare_parts);
	for (i = 0; i < set->count; i++) {
		if (parts[i].length == 0)
			continue;
		event_range_slice(db, arena, parts[i].list, r, false, 0,
		    parts[i].length, &keys);
		merge(arena, to, &keys);
	}
}

void
event_set_read(struct db *db, struct arena *arena, const struct event_set *set,
    const struct event_range *r, int64_t count, struct event_keys *to)
{
	memset(to, 0, sizeof(*to));
	if (set->count == 1)
		event_range_slice(db, arena, set->lists[0], r, false, 0, count,
		    to);
	else if (set->count > EVENT_SET_FEW) {
		event_set_read_all(db, arena, set, r, to);
		event_keys_sort(to);
	} else
		read_parts(db, arena, set, r, to);
}

static bool
is_in_set(struct db *db, const struct event_set *set,
    const struct event_key *key)
{
	size_t	 i;

	for (i = 0; i < set->count; i++)
		if (event_lists_have(db, set->lists[i], key))
			return (true);
	return (false);
}

static void
filter_by_probes(struct db *db, const struct event_set *set,
    struct event_keys *keys)
{
	size_t	 i, kept = 0;

	for (i = 0; i < keys->count; i++)
		if (is_in_set(db, set, &keys->list[i]) != set->excluded)
			keys->list[kept++] = keys->list[i];
	keys->count = kept;
}

static void
filter_by_merge(const struct event_set *set, const struct event_keys *other,
    struct event_keys *keys)
{
	size_t	 i, j = 0, kept = 0;
	int	 order;

	for (i = 0; i < keys->count; i++) {
		order = 1;
		while (j < other->count && (order = event_key_compare(
		    &keys->list[i], &other->list[j])) > 0)
			j++;
		if ((order == 0) != set->excluded)
			keys->list[kept++] = keys->list[i];
	}
	keys->count = kept;
}

/* The venue is the first link in event_index; 0: none. */
static int64_t
read_venue(struct statement *st, int column)
{
	struct packed	 links;
	const void	*data;
	size_t		 length;
	int64_t		 venue;

	data = db_blob(st, column, &length);
	links = packed_read(data, length);
	return (packed_next(&links, &venue) && venue <= ID_MOST ? venue : 0);
}

/* Every event in a list of a venue is in the search index. */
static void
filter_by_venue(struct db *db, struct arena *arena,
    const struct event_set *set, struct event_keys *keys)
{
	const struct list_ids	 lists = { set->count, set->lists };
	struct statement	*st;
	struct ids		 ids = { 0 };
	size_t			 i, kept = 0;

	for (i = 0; i < keys->count; i++)
		ids_add(&ids, arena, keys->list[i].id);
	st = db_query(db, "SELECT i.start_local, i.end_local, i.event_id,"
	    " i.links FROM id_list($1) j CROSS JOIN event_index i"
	    " ON i.event_id = j.value AND i.searched = 1");
	db_bind_text(st, 1, query_ids(arena, &(struct list_ids){ ids.count,
	    ids.list }));
	while (kept < keys->count && db_step(st))
		if (ids_have(&lists, EVENT_LIST(LIST_RECORD,
		    read_venue(st, 3))))
			event_key_read(st, &keys->list[kept++]);
	db_done(st);
	keys->count = kept;
	event_keys_sort(keys);	/* the rows have no order */
}

void
event_set_filter(struct db *db, struct arena *arena, const struct event_set *set,
    const struct event_range *r, int64_t count, struct event_keys *keys)
{
	struct event_keys	 other;

	if (set->by_venue && set->count > EVENT_SET_FEW &&
	    count / 2 > (int64_t)keys->count)
		filter_by_venue(db, arena, set, keys);
	else if (count / PROBE_COST > (int64_t)(keys->count * set->count))
		filter_by_probes(db, set, keys);
	else {
		event_set_read(db, arena, set, r, count, &other);
		filter_by_merge(set, &other, keys);
	}
}
