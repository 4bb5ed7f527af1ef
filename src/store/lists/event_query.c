#include "store/lists/event_query.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/lists/event_scan.h"
#include "store/lists/event_selection.h"
#include "store/lists/venue_places.h"
#include "store/search/search.h"
#include "store/search/search_index.h"
#include "store/status.h"

static struct event_set *
add_set(struct event_selection *s, struct arena *arena, size_t size)
{
	struct event_set	*set = &s->sets[s->count++];

	set->excluded = set->disjoint = false;
	set->count = 0;
	set->lists = arena_alloc(arena, size * sizeof(*set->lists));
	return (set);
}

/* `list` has the events with the flag; `wanted` is 1, 0 or -1 for any. */
static void
add_flag(struct event_selection *s, struct arena *arena,
    const struct event_filter *f, int wanted, int64_t list)
{
	struct event_set	*set;

	if (wanted == -1)
		return;
	set = add_set(s, arena, 2);
	set->lists[set->count++] = list;
	set->disjoint = true;
	set->excluded = !wanted;
	if (!wanted && event_scan_opens(f))
		set->lists[set->count++] = LIST_PROTECTED;
}

static void
add_lists(struct event_selection *s, struct arena *arena,
    enum event_list_of of, const struct list_ids *ids, bool disjoint)
{
	struct event_set	*set;
	size_t			 i;

	set = add_set(s, arena, ids->count);
	set->disjoint = disjoint;
	for (i = 0; i < ids->count; i++)
		set->lists[i] = EVENT_LIST(of, ids->list[i]);
	if (ids->count > 0)
		qsort(set->lists, ids->count, sizeof(*set->lists), ids_compare);
	for (i = 0; i < ids->count; i++)
		if (i == 0 || set->lists[i] != set->lists[i - 1])
			set->lists[set->count++] = set->lists[i];
}

static void
add_ids(struct event_selection *s, struct arena *arena,
    enum event_list_of of, const struct list_ids *ids, bool disjoint)
{
	if (ids->count > 0)
		add_lists(s, arena, of, ids, disjoint);
}

/* An event whose location the caller may not see counts as unlocated. */
static void
add_located(struct event_selection *s, struct db *db, struct arena *arena,
    const struct event_filter *f)
{
	struct event_set	*set;
	struct list_ids		 venues;
	size_t			 i;

	if (f->all_located == -1)
		return;
	venues = venue_places_secret(db, arena, &f->visible);
	set = add_set(s, arena, venues.count + 2);
	set->disjoint = true;
	set->excluded = f->all_located;
	if (f->all_located || !event_scan_opens(f))
		set->lists[set->count++] = LIST_PROTECTED;
	set->lists[set->count++] = LIST_UNLOCATED;
	for (i = 0; i < venues.count; i++)
		set->lists[set->count++] = EVENT_LIST(LIST_RECORD,
		    venues.list[i]);
}

static void
add_circle(struct event_selection *s, struct db *db, struct arena *arena,
    const struct event_filter *f)
{
	struct list_ids	 venues;

	if (!f->has_circle)
		return;
	venues = venue_places_within(db, arena, &f->circle, &f->visible);
	add_lists(s, arena, LIST_RECORD, &venues, true);
}

static int64_t
bound_or(const struct list_bound *b, int64_t open)
{
	return (b->set ? b->value : open);
}

/* An event has one venue, so lists of venues are disjoint. */
static void
read_filter(struct db *db, struct arena *arena,
    const struct event_filter *f, struct event_selection *s)
{
	s->range.start_from = bound_or(&f->start_from, INT64_MIN);
	s->range.start_until = bound_or(&f->start_until, INT64_MAX);
	s->range.end_from = bound_or(&f->end_from, INT64_MIN);
	s->range.end_until = bound_or(&f->end_until, INT64_MAX);
	s->count = 0;
	add_flag(s, arena, f, f->featured, LIST_FEATURED);
	add_flag(s, arena, f, f->ticketed, LIST_TICKETED);
	add_located(s, db, arena, f);
	add_ids(s, arena, LIST_RECORD, &f->venues, true);
	add_ids(s, arena, LIST_RECORD, &f->organizers, false);
	add_ids(s, arena, LIST_TERM, &f->categories, false);
	add_ids(s, arena, LIST_TERM, &f->tags, false);
	add_circle(s, db, arena, f);
}

/* A number or a text to sort by, then the event's own key. */
struct sort_key {
	int64_t			 number;
	const char		*text;
	struct event_key	 key;
};

static int64_t
read_number(struct statement *st, int64_t event)
{
	int64_t	 answer;

	db_bind_integer(st, 1, event);
	answer = db_step(st) ? db_integer(st, 0) : 0;
	db_done(st);
	return (answer);
}

static const char *
read_title(struct db *db, struct arena *arena, int64_t event)
{
	struct statement	*st;
	const char		*title;

	st = db_query(db,
	    "SELECT title_key FROM event_texts WHERE event_id = $1");
	db_bind_integer(st, 1, event);
	title = db_step(st) ? arena_string(arena, db_string(st, 0)) : "";
	db_done(st);
	return (title);
}

static void
fill_sort_key(struct db *db, struct arena *arena, enum event_order order,
    struct sort_key *k)
{
	int64_t	 id = k->key.id;

	k->text = "";
	switch (order) {
	case EVENT_BY_START:
		break;
	case EVENT_BY_END:
		k->number = k->key.end;
		break;
	case EVENT_BY_TITLE:
		k->text = read_title(db, arena, id);
		break;
	case EVENT_BY_DATE:
		k->number = read_number(db_query(db, "SELECT"
		    " COALESCE(published, created) FROM events WHERE id = $1"),
		    id);
		break;
	case EVENT_BY_MODIFIED:
		k->number = read_number(db_query(db,
		    "SELECT modified FROM events WHERE id = $1"), id);
		break;
	case EVENT_BY_ID:
		k->number = id;
		break;
	}
}

static int
compare_sort_keys(const void *p, const void *q)
{
	const struct sort_key	*a = p, *b = q;
	int			 order;

	if (a->number != b->number)
		return (a->number < b->number ? -1 : 1);
	if ((order = strcmp(a->text, b->text)) != 0)
		return (order);
	return (event_key_compare(&a->key, &b->key));
}

static void
sort_by(struct db *db, struct arena *arena, enum event_order order,
    bool descending, struct event_keys *keys)
{
	struct sort_key	*sorted;
	size_t		 i;

	if (keys->count == 0)
		return;
	sorted = arena_alloc(arena, keys->count * sizeof(*sorted));
	for (i = 0; i < keys->count; i++) {
		sorted[i].key = keys->list[i];
		fill_sort_key(db, arena, order, &sorted[i]);
	}
	qsort(sorted, keys->count, sizeof(*sorted), compare_sort_keys);
	for (i = 0; i < keys->count; i++)
		keys->list[i] = sorted[descending ? keys->count - 1 - i :
		    i].key;
}

/* Events that match: those of lists, and those that lists do not have. */
struct found {
	struct event_selection	 listed;
	struct event_keys	 unlisted;
	struct search_hits	 hits;
};

/* Whether lists cannot answer the filter. */
static bool
needs_scan(const struct event_filter *f)
{
	return (f->include.count > 0 || f->has_parent || f->shows_hidden);
}

static void
find_hits(struct db *db, struct arena *arena, const struct event_filter *f,
    struct found *found)
{
	struct search_window	 window = { f->start_from, f->start_until,
	    f->end_from, f->end_until };
	struct search		*search;

	if ((search = search_find(arena, f->search)) == NULL)
		return;
	search_index_find(db, arena, search, &window, &found->hits);
	found->listed.hits = &found->hits;
}

static void
find_all(struct db *db, struct arena *arena, const struct event_filter *f,
    struct found *found)
{
	memset(found, 0, sizeof(*found));
	event_scan_unlisted(db, arena, f, &found->unlisted);
	if ((f->visible.statuses & 1u << STATUS_PUBLISH) == 0)
		return;
	read_filter(db, arena, f, &found->listed);
	find_hits(db, arena, f, found);
	event_selection_prepare(db, arena, &found->listed);
}

static void
add_to_page(struct list_page *page, const struct event_key *key)
{
	page->ids[page->count++] = key->id;
}

static bool
comes_first(const struct event_key *a, const struct event_key *b,
    bool descending)
{
	return (event_key_compare(a, b) < 0 ? !descending : descending);
}

/*
 * Merges both kinds in their order. Listed events before `offset` minus the
 * number of unlisted ones cannot be on the page, so merging starts there.
 */
static void
merge_page(struct db *db, struct arena *arena, const struct event_filter *f,
    const struct found *found, int64_t limit, struct list_page *page)
{
	const struct event_keys	*unlisted = &found->unlisted;
	const struct event_key	*next, *other;
	struct event_keys	 slice = { 0 };
	int64_t			 first, position;
	size_t			 i = 0, j = 0;

	first = f->offset - (int64_t)unlisted->count;
	if (first < 0)
		first = 0;
	event_selection_slice(db, arena, &found->listed, f->descending, first,
	    f->offset + limit - first, &slice);
	for (position = first; position < f->offset + limit; position++) {
		next = i < slice.count ? &slice.list[i] : NULL;
		other = j == unlisted->count ? NULL : &unlisted->list[
		    f->descending ? unlisted->count - 1 - j : j];
		if (other != NULL && (next == NULL ||
		    comes_first(other, next, f->descending))) {
			next = other;
			j++;
		} else if (next != NULL)
			i++;
		else
			break;
		if (position >= f->offset)
			add_to_page(page, next);
	}
}

static bool
is_within(const struct list_bound *from, const struct list_bound *until,
    int64_t value)
{
	return ((!from->set || value >= from->value) &&
	    (!until->set || value <= until->value));
}

static void
keep_modified(struct db *db, const struct event_filter *f,
    struct event_keys *keys)
{
	struct statement	*st;
	size_t			 i, kept = 0;

	if (!f->modified_from.set && !f->modified_until.set)
		return;
	for (i = 0; i < keys->count; i++) {
		st = db_query(db, "SELECT modified FROM events WHERE id = $1");
		db_bind_integer(st, 1, keys->list[i].id);
		if (db_step(st) && is_within(&f->modified_from,
		    &f->modified_until, db_integer(st, 0)))
			keys->list[kept++] = keys->list[i];
		db_done(st);
	}
	keys->count = kept;
}

/* The unlisted ones have already passed the whole filter. */
static void
join_all(struct db *db, struct arena *arena, const struct event_filter *f,
    struct found *found, struct event_keys *all)
{
	const struct event_keys	*listed = &found->listed.all;
	size_t			 i;

	event_selection_read(db, arena, &found->listed);
	keep_modified(db, f, &found->listed.all);
	all->count = 0;
	all->list = arena_alloc(arena,
	    (listed->count + found->unlisted.count) * sizeof(*all->list));
	for (i = 0; i < listed->count; i++)
		all->list[all->count++] = listed->list[i];
	for (i = 0; i < found->unlisted.count; i++)
		all->list[all->count++] = found->unlisted.list[i];
}

/* Sets the size of the page; false: it is empty. */
static bool
open_page(struct arena *arena, const struct event_filter *f, int64_t total,
    int64_t *limit, struct list_page *page)
{
	page->total = total;
	if (f->offset < 0 || f->offset >= total || f->limit <= 0)
		return (false);
	*limit = f->limit > total - f->offset ? total - f->offset : f->limit;
	page->ids = arena_alloc(arena, (size_t)*limit * sizeof(*page->ids));
	return (true);
}

static void
answer_filter(struct db *db, struct arena *arena, const struct event_filter *f,
    struct found *found, struct list_page *page)
{
	struct event_keys	 all;
	int64_t			 limit, i;

	if (f->order == EVENT_BY_START && !f->modified_from.set &&
	    !f->modified_until.set) {
		if (open_page(arena, f, found->listed.total +
		    (int64_t)found->unlisted.count, &limit, page))
			merge_page(db, arena, f, found, limit, page);
		return;
	}
	join_all(db, arena, f, found, &all);
	if (!open_page(arena, f, (int64_t)all.count, &limit, page))
		return;
	sort_by(db, arena, f->order, f->descending, &all);
	for (i = 0; i < limit; i++)
		add_to_page(page, &all.list[f->offset + i]);
}

void
event_query(struct db *db, struct arena *arena, const struct event_filter *f,
    struct list_page *page)
{
	struct found	 found;

	memset(page, 0, sizeof(*page));
	if (needs_scan(f))
		event_scan_page(db, arena, f, page);
	else {
		find_all(db, arena, f, &found);
		answer_filter(db, arena, f, &found, page);
	}
	if (db_failed(db))
		memset(page, 0, sizeof(*page));
}
